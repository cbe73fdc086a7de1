## The statistics page: your results against computers.

statistics-title = Fortschritt
statistics-reading = Die Statistik wird gelesen …
statistics-empty = Noch keine Partien. Spiele gegen einen Computer, dann erscheinen hier deine Ergebnisse
statistics-full = { $count ->
    [one] Deine letzte Partie. Ältere werden nicht aufbewahrt
   *[other] Deine letzten { $count } Partien. Ältere werden nicht aufbewahrt
}
statistics-no-folder = Deine Statistik lässt sich nicht speichern, weil dein Benutzerordner unbekannt ist (setze die Variable HOME)

## The table. Titles of columns are short.

statistics-won = Gewonnen
statistics-drawn = Remis
statistics-lost = Verloren
statistics-score = Quote
statistics-streak = Serie
statistics-best-streak = Rekord

statistics-results = { $won } gewonnen · { $drawn } remis · { $lost } verloren

statistics-game-spoken = { $games ->
    [one] { $game }: { $games } Partie, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, Quote { $percent } %, Siegesserie { $streak }, längste Siegesserie { $best }
   *[other] { $game }: { $games } Partien, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, Quote { $percent } %, Siegesserie { $streak }, längste Siegesserie { $best }
}
statistics-opponent-spoken = { $opponent }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, Quote { $percent } %, Siegesserie { $streak }, längste Siegesserie { $best }

## Below the table.

statistics-rules = Jede Partie zählt einmal, nämlich wenn sie zum ersten Mal endet. Es zählen nur Partien gegen einen Computer, die von Anfang an und ohne Wechsel der Spieler gespielt wurden. Hilfe heißt: ein Tipp, die Analyse, eine Warnung des Trainers oder ein zurückgenommener Zug. Die Quote ist dein Anteil an den Punkten, mit einem halben Punkt für ein Unentschieden. Die Serie sagt, wie viele Partien du hintereinander gewonnen hast.
statistics-save = Als CSV speichern …
statistics-save-tip = Eine Zeile pro Partie, für eine Tabellenkalkulation
statistics-delete = Alles löschen …

statistics-show-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
statistics-show-won = { $count } gewonnen
statistics-show-drawn = { $count } remis
statistics-show-lost = { $count } verloren

statistics-game = Spiel
statistics-games = Partien
statistics-in-a-row = Siege in Folge
statistics-best = Rekord: { $best }
statistics-what-counts = Was zählt
statistics-more = Mehr
statistics-play = Partie spielen
statistics-beaten = ohne Hilfe besiegt
statistics-beaten-both = auf beiden Seiten ohne Hilfe besiegt
statistics-marks = Haken: ohne Hilfe besiegt. Krone: auf beiden Seiten ohne Hilfe besiegt

## The rating, the opponents and the mistakes.

statistics-rating = Deine Wertung
statistics-plus-minus = ± { $deviation }
statistics-about = etwa { $name }
statistics-rating-spoken = Deine Wertung: { $rating }, plus oder minus { $deviation }, etwa { $name }
statistics-no-rating = { $count ->
    [one] Noch eine Partie bis zu deiner Wertung
   *[other] Noch { $count } Partien bis zu deiner Wertung
}
statistics-what-rates = Es zählen Partien auf dem üblichen Brett, ohne Hilfe, gegen eine der Stufen
statistics-ten-weeks = 10 Wochen
statistics-all-time = Alles
statistics-time-shown = Gezeigte Zeit
statistics-as-table = Als Tabelle zeigen
statistics-as-curve = Als Kurve zeigen
statistics-curve-spoken = { $count ->
    [one] Deine Wertung nach einer Partie: { $last }
   *[other] Deine Wertung über { $count } Partien: von { $first } bis { $last }
}
statistics-rating-row = { $date }: { $rating } ± { $deviation }
statistics-fair = Ein fairer Gegner ist { $name }: du kämst auf etwa { $percent } %
statistics-fair-play = Spielen
statistics-fair-play-tip = Gegen { $name } spielen
statistics-levels = Gegner
statistics-level-rating = Wertung { $rating }
statistics-this-week = { $count } in dieser Woche
statistics-mistakes = Was dich Partien kostet
statistics-mistakes-in = { $count ->
    [one] in deiner letzten ausgewerteten Partie
   *[other] in deinen letzten { $count } ausgewerteten Partien
}
statistics-mistakes-beside = { $count ->
    [one] in deiner letzten ausgewerteten Partie, neben der davor
   *[other] in deinen letzten { $count } ausgewerteten Partien, neben den { $count } davor
}
statistics-reading-reviews = Deine Partien werden gelesen …
statistics-no-reviews = Werte eine beendete Partie aus, dann siehst du hier, was dich Partien kostet
statistics-few-mistakes = Noch kein Fehler kam fünfmal vor
statistics-practise = Üben
statistics-practise-due = { $count ->
    [0] Heute nichts fällig
    [one] { $count } Fällige üben
   *[other] { $count } Fällige üben
}
statistics-practise-tip = Eigene Stellungen üben: { $name }
statistics-mistake-in = { $games ->
    [one] { $name }: in { $count } deiner letzten Partie
   *[other] { $name }: in { $count } deiner letzten { $games } Partien
}
statistics-as-often = so oft wie davor
statistics-more-often = { $count } mehr als davor
statistics-less-often = { $count } weniger als davor
statistics-as-before = wie davor
statistics-up = { $count } mehr
statistics-down = { $count } weniger
statistics-mostly-side = { $side ->
    [first] meist, wenn du angefangen hast
   *[second] meist, wenn der Gegner anfing
}
statistics-mostly-third = { $third ->
    [early] meist früh in der Partie
    [middle] meist mitten in der Partie
   *[late] meist spät in der Partie
}
statistics-due-today = { $count ->
    [one] Heute: { $count } zu wiederholen
   *[other] Heute: { $count } zu wiederholen
}
statistics-nearest = Am nächsten kommt dir { $name }, mit etwa { $percent } % für dich
statistics-rating-rules = Die Wertung folgt Glicko-2 auf der Elo-Skala, auf der Amateur 1000 hat. Die Zahl nach ± sagt, wie unsicher sie ist. Es zählen Partien auf dem üblichen Brett, ohne Hilfe, gegen eine der Stufen.
