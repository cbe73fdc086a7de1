mistakes-title = Meine Fehler
mistakes-hint-effect = Tipp: was für ein Fehler es war
mistakes-solution-tip = Die Lösung zeigen (der Fehler kommt dann morgen wieder)
mistakes-next-effect = Nächster Fehler
mistakes-open = Partie öffnen
mistakes-open-tip = Die ganze Partie öffnen
mistakes-move-number = Zug { $move }
mistakes-task = Hier hast du { $move } gespielt. Finde einen besseren Zug
mistakes-task-pass = Hier hast du gepasst. Finde einen besseren Zug
mistakes-same = Das hast du in der Partie gespielt. Versuche einen anderen Zug
mistakes-wrong = { $move } ist nicht die Lösung. Versuche es noch einmal
mistakes-hint-class = Dein Fehler: { $class }
mistakes-any-other = Fast jeder andere Zug ist besser
mistakes-due = { $count ->
    [one] { $count } Fehler für heute
   *[other] { $count } Fehler für heute
}
mistakes-comes-back = Kommt am { $date } wieder
mistakes-learned = Gelernt: Er kommt nicht wieder
mistakes-reading = Deine Fehler werden gesucht …
mistakes-none-due = Keine Fehler für heute
mistakes-next-on = Der nächste kommt am { $date } wieder
mistakes-all-learned = Du hast aus allen Fehlern gelernt
mistakes-none-to-practise = Die Rückblicke auf deine Partien zeigen keine Fehler zum Üben
mistakes-no-reviews = Sieh dir den Rückblick auf eine Partie an, dann erscheinen ihre Fehler hier
mistakes-cannot-find = Deine Fehler lassen sich nicht suchen: { $error }
mistakes-cannot-read = Deine Partien konnten wegen eines Fehlers in Plot 4 nicht gelesen werden
mistakes-unreviewed = Noch ohne Rückblick
mistakes-in-the-game = In der Partie
mistakes-went-on = So ging es weiter: { $line }
mistakes-how-it-works = Findest du den besseren Zug, bleibt der Fehler jedes Mal länger weg. Sonst kommt er morgen wieder
mistakes-left-of-kind = { $count ->
    [one] Noch { $count } Stellung
   *[other] Noch { $count } Stellungen
}
