## The statistics page: your results against computers.

statistics-title = Fortschritt
statistics-reading = Die Statistik wird gelesen …
statistics-empty = Noch keine Partien. Spiele gegen einen Computer, dann erscheinen hier deine Ergebnisse
statistics-full = { $count ->
    [one] Deine letzte Partie. Ältere werden nicht aufbewahrt
   *[other] Deine letzten { $count } Partien. Ältere werden nicht aufbewahrt
}
statistics-no-folder = Deine Statistik lässt sich nicht speichern, weil dein Benutzerordner unbekannt ist (setze die Variable HOME)

## Which games are shown.

statistics-side = Seite
statistics-either-side = Beide Seiten
statistics-you-first = Du zuerst
statistics-you-second = Gegner zuerst
statistics-help = Hilfe
statistics-all-games = Alle Partien
statistics-without-help = Ohne Hilfe
statistics-none-match = Noch keine solchen Partien

## The table. Titles of columns are short.

statistics-won = Gewonnen
statistics-drawn = Remis
statistics-lost = Verloren
statistics-score = Quote
statistics-streak = Serie
statistics-best-streak = Rekord

statistics-results = { $won } gewonnen · { $drawn } remis · { $lost } verloren
statistics-streaks = Serie { $streak } · Rekord { $best }

statistics-game-spoken = { $games ->
    [one] { $game }: { $games } Partie, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, Quote { $percent } %, Siegesserie { $streak }, längste Siegesserie { $best }
   *[other] { $game }: { $games } Partien, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, Quote { $percent } %, Siegesserie { $streak }, längste Siegesserie { $best }
}
statistics-opponent-spoken = { $opponent }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, Quote { $percent } %, Siegesserie { $streak }, längste Siegesserie { $best }
statistics-opponent-tip = Deine Ergebnisse gegen diesen Gegner zeigen

## The line of results over time.

statistics-recent = { $games ->
    [one] Deine letzten Ergebnisse: { $percent } % in { $games } Partie
   *[other] Deine letzten Ergebnisse: { $percent } % in den letzten { $games } Partien
}
statistics-recent-against = { $games ->
    [one] Gegen { $opponent }: { $percent } % in { $games } Partie
   *[other] Gegen { $opponent }: { $percent } % in den letzten { $games } Partien
}
statistics-recent-short = Deine letzten Ergebnisse: { $percent } %
statistics-recent-against-short = Gegen { $opponent }: { $percent } %

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
statistics-show-tip = Diese Partien unter „Frühere Partien“ zeigen: { $name }

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
