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

review-won-you = Du hast mit Zug { $number } gewonnen
review-won-name = { $name } hat mit Zug { $number } gewonnen
review-won-after-you = { $count ->
    [one] Du hast nach { $count } Zug gewonnen
   *[other] Du hast nach { $count } Zügen gewonnen
}
review-won-after-name = { $count ->
    [one] { $name } hat nach { $count } Zug gewonnen
   *[other] { $name } hat nach { $count } Zügen gewonnen
}
review-drawn = { $count ->
    [one] Unentschieden nach { $count } Zug
   *[other] Unentschieden nach { $count } Zügen
}

## The card of a player.

review-percent = { $percent } %
review-good-moves = { $known ->
    [one] { $good } von { $known } Zug gut
   *[other] { $good } von { $known } Zügen gut
}
review-good-moves-so-far = Bisher { $good } von { $known } gut
review-good-moves-short = { $good } von { $known }
review-no-moves = Keine Züge
review-only-estimates = Nur Schätzungen
review-side-and-name = { $side }, { $name }
review-card = { $player }: Genauigkeit { $percent }, { $moves }
review-accuracy-tip = Genauigkeit: wie viele der Züge keine Fehler waren

## The list of mistakes.

review-mistakes = Fehler
review-mistakes-progress = Fehler · { $known } von { $all } Stellungen geprüft
review-likely-mistakes = Wahrscheinliche Fehler
review-count = { $count } Fehler
review-place = { $number } von { $count }
review-none = Keine Fehler
review-none-found = Keine Fehler gefunden
review-none-so-far = Bisher keine Fehler
review-failed = Die Analyse ist gescheitert. Schließe den Rückblick und öffne ihn wieder
review-move = Zug { $number }
review-move-change = Zug { $number } · { $change }
review-mistake-label = Fehler in Zug { $number }, { $side }. { $sentence } ({ $change })

## What was better. $moves are the better moves: “4”, “4 or 5”, “H7, H8 or J3”.

review-two-moves = { $first } oder { $second }
review-three-moves = { $first }, { $second } oder { $third }
review-missed-win = { $who ->
    [you] { $game ->
        [connect4] Mit Spalte { $moves } hättest du gewonnen
       *[other] Mit { $moves } hättest du gewonnen
    }
   *[name] { $game ->
        [connect4] Mit Spalte { $moves } hätte { $name } gewonnen
       *[other] Mit { $moves } hätte { $name } gewonnen
    }
}
review-missed-draw = { $who ->
    [you] { $game ->
        [connect4] Du hast { $made } gespielt. Mit Spalte { $moves } wäre es unentschieden ausgegangen
       *[other] Du hast { $made } gespielt. Mit { $moves } wäre es unentschieden ausgegangen
    }
   *[name] { $game ->
        [connect4] { $name } hat { $made } gespielt. Mit Spalte { $moves } wäre es unentschieden ausgegangen
       *[other] { $name } hat { $made } gespielt. Mit { $moves } wäre es unentschieden ausgegangen
    }
}
review-lost = { $game ->
    [connect4] Spalte { $made } hat die Partie gekostet. Mit Spalte { $moves } war sie noch zu halten
   *[other] { $made } hat die Partie gekostet. Mit { $moves } war sie noch zu halten
}
review-only-win = { $game ->
    [connect4] Jede Spalte außer { $made } hätte gewonnen
   *[other] Jeder Zug außer { $made } hätte gewonnen
}
review-only-draw = { $game ->
    [connect4] Jede Spalte außer { $made } hätte zum Unentschieden gereicht
   *[other] Jeder Zug außer { $made } hätte zum Unentschieden gereicht
}
review-only-lost = { $game ->
    [connect4] Mit jeder Spalte außer { $made } war die Partie noch zu halten
   *[other] Mit jedem Zug außer { $made } war die Partie noch zu halten
}
review-only-worse = { $game ->
    [connect4] Jede Spalte außer { $made } war besser
   *[other] Jeder Zug außer { $made } war besser
}
review-several-win = { $game ->
    [connect4] Mehrere Spalten hätten gewonnen, zum Beispiel { $move }
   *[other] Mehrere Züge hätten gewonnen, zum Beispiel { $move }
}
review-several-draw = { $game ->
    [connect4] Mehrere Spalten hätten ein Unentschieden gehalten, zum Beispiel { $move }
   *[other] Mehrere Züge hätten ein Unentschieden gehalten, zum Beispiel { $move }
}
review-several-held = { $game ->
    [connect4] Spalte { $made } hat die Partie gekostet. Mehrere andere hätten sie gehalten, zum Beispiel { $move }
   *[other] { $made } hat die Partie gekostet. Mehrere Züge hätten sie gehalten, zum Beispiel { $move }
}
review-was-mistake = { $move } war ein Fehler
review-was-better = { $game ->
    [connect4] Spalte { $moves } war besser als { $made }
   *[other] { $moves } war besser als { $made }
}
review-several-better = { $game ->
    [connect4] Mehrere Spalten waren besser als { $made }, zum Beispiel { $move }
   *[other] Mehrere Züge waren besser als { $made }, zum Beispiel { $move }
}
review-stood-you = { $standing ->
    [much-better] Du standest auf Gewinn
    [better] Du lagst vorn
    [little-better] Du lagst leicht vorn
    [little-worse] Du lagst leicht zurück
    [worse] Du lagst zurück
    [much-worse] Du standest auf Verlust
   *[even] Die Partie war ausgeglichen
}
review-stood-name = { $standing ->
    [much-better] { $name } stand auf Gewinn
    [better] { $name } lag vorn
    [little-better] { $name } lag leicht vorn
    [little-worse] { $name } lag leicht zurück
    [worse] { $name } lag zurück
    [much-worse] { $name } stand auf Verlust
   *[even] Die Partie war ausgeglichen
}

## Notices and announcements of the review.

review-nothing-yet = Noch nichts zum Durchsehen: Mach zuerst einen Zug
review-checking = Rückblick: Jeder Zug wird geprüft
review-mistake-said = Zug { $number }. { $sentence }
review-before-move = Vor Zug { $number } ({ $name }: { $move })
review-try-again-you = Du bist am Zug: ein neuer Versuch
review-try-again-name = { $name } ist am Zug: ein neuer Versuch
review-try-again-computer = { $name } ist am Zug: Drücke P zum Fortsetzen
review-wins = { $name } gewinnt
review-draw = Unentschieden
review-even = Ausgeglichen
