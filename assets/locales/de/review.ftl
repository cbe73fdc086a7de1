## The review of a game: its heading and buttons.

review-title = Rückblick
review-label = Rückblick: { $game }
review-back = Zurück
review-back-tip = Zurück zur Partie
review-try-again = Von hier noch einmal
review-try-again-short = Noch einmal
review-try-again-tip = Den Rückblick schließen und von dieser Stellung aus weiterspielen
review-best-line = Beste Zugfolge
review-best-line-tip = Die besten Züge von hier an zeigen
review-previous = Voriger Fehler
review-previous-short = Voriger
review-next = Nächster Fehler
review-next-short = Nächster

## How the game ended, in a line of about 40 letters beside the heading.

review-won = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} mit Zug { $number } gewonnen
review-won-after = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
} gewonnen
review-drawn = { $count ->
    [one] Unentschieden nach { $count } Zug
   *[other] Unentschieden nach { $count } Zügen
}

## The card of a player.

review-cost-moves = { $count ->
    [one] kostete { $count } Zug
   *[other] kostete { $count } Züge
}
review-cost-points = { $count ->
    [one] kostete { $count } Punkt
   *[other] kostete { $count } Punkte
}
review-cost-men = { $count ->
    [one] kostete { $count } Stein
   *[other] kostete { $count } Steine
}
review-cost-discs = { $count ->
    [one] kostete { $count } Stein
   *[other] kostete { $count } Steine
}
review-good-moves = { $known ->
    [one] { $good } von { $known } Zug gut
   *[other] { $good } von { $known } Zügen gut
}
review-good-moves-so-far = Bisher { $good } von { $known } gut
review-no-moves = Keine Züge
review-only-forced = Nur erzwungene Züge
review-side-and-name = { $side }, { $name }
review-accuracy-said = Genauigkeit { $percent }, { $moves }
review-accuracy-tip = Genauigkeit: wie nah die Züge an den besten waren
review-accuracy-tip-estimated = Genauigkeit: wie nah die Züge an den besten waren. Geschätzt aus mindestens { $what ->
    [games] { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
   *[positions] { $count ->
        [one] 1 Stellung
       *[other] { $count } Stellungen
    }
} je Zug
review-accuracy = Genauigkeit
review-accuracy-so-far = Genauigkeit bisher
review-class-count = { $class }: { $first } { $first-count }, { $second } { $second-count }

## The list of key moments: the mistakes of both sides.

review-key-moments = Wichtige Momente
review-key-moments-progress = Wichtige Momente · { $known } von { $all } Stellungen geprüft
review-key-moments-estimated = Wichtige Momente · Schätzungen
review-place = { $number } von { $count }
review-none = Keine Fehler
review-none-found = Keine Fehler gefunden
review-none-so-far = Bisher keine Fehler
review-failed = Die Analyse ist gescheitert. Schließe den Rückblick und öffne ihn wieder
review-move = Zug { $number }
review-decided = { $class } · entscheidend
review-moment-label = Zug { $number }, { $side }: { $class }. { $sentence }

## Below the board, and under the graph.

review-was-mistake = { $move } war ein Fehler
review-played = Zug { $number }: { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $move } gespielt
review-passed = Zug { $number }: { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} gepasst
review-move-class = Zug { $number }, { $name }: { $class }
review-first-move = Beginn der Partie
review-move-back = Ein Zug zurück
review-move-on = Ein Zug vor

## Notices and announcements of the review.

review-nothing-yet = Noch kein Rückblick möglich: Mach zuerst einen Zug
review-checking = Rückblick: Jeder Zug wird geprüft
review-moment-said = Zug { $number }: { $class }. { $sentence }
review-before-move = Vor Zug { $number } ({ $name }: { $move })
review-trying-again = { $name-kind ->
    [you] Du bist am Zug: ein neuer Versuch. Esc führt zum Rückblick zurück
   *[person] { $name } ist am Zug: ein neuer Versuch
}
review-plays-on = { $name } spielt von hier weiter. Esc führt zum Rückblick zurück
review-try-again-computer = { $name } ist am Zug: Drücke P zum Fortsetzen
review-same-mistake = Das ist wieder derselbe Fehler
review-found-best = Genau: Kein Zug ist besser
review-wins = { $name } siegt
review-draw = Remis
review-even = Ausgeglichen

review-marked = { $place }: { $shape ->
    [triangle] Dreieck
    [square] Quadrat
    [circle] Kreis
    [cross] Kreuz
   *[selected] gefülltes Quadrat
}
review-labelled = { $place }: Beschriftung hinzugefügt
review-unmarked = { $place }: Zeichen entfernt
review-edit-undone = Änderung zurückgenommen
review-edit-redone = Änderung wiederhergestellt
