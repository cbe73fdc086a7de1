## The board of Connect 4.

connect4-how-to-play = Klicke auf eine Spalte oder drücke 1 bis { $columns }

connect4-full = voll

connect4-parity = { $parity ->
    [odd] ung.
   *[even] ger.
}

connect4-parity-letter = { $parity ->
    [odd] u
   *[even] g
}

## The keys of the board, on the help page.

connect4-keys-digits = 1 bis 9
connect4-drop-in-column = Einen Stein in diese Spalte einwerfen
connect4-keys-sides = Links, Rechts
connect4-move-coin = Den Stein bewegen
connect4-keys-drop = Runter, Eingabe, Leertaste
connect4-drop-coin = Den Stein einwerfen

## What a screen reader says of a column.

connect4-column-empty = Spalte { $column }, leer

connect4-column = Spalte { $column }, { $coins } von { $rows }: { $list }

connect4-column-full = Spalte { $column }, { $coins } von { $rows }: { $list }, voll

connect4-coin = { $side ->
    [red] rot
   *[yellow] gelb
}

connect4-threatens-row = { $side ->
    [red] Rot
   *[yellow] Gelb
} droht in Zeile { $row }, { $parity ->
    [odd] ungerade
   *[even] gerade
}

connect4-threat = { $side ->
    [red] Rot
   *[yellow] Gelb
} in Spalte { $column }, Zeile { $row } ({ $parity ->
    [odd] ungerade
   *[even] gerade
})

## The page about threats. Each paragraph has a heading and a picture, which a screen reader
## describes.

connect4-page-threats = Was Drohungen bedeuten

connect4-page-threat-heading = Eine Drohung
connect4-page-threat = Eine Drohung ist ein leeres Feld, auf dem ein weiterer Stein eine Viererreihe ergibt. Hier hat Rot drei in einer Reihe mit einem leeren Feld daneben, also muss Gelb jetzt in Spalte 5 spielen.
connect4-page-threat-picture = Rote Steine in den Spalten 2, 3 und 4 der untersten Zeile und eine Markierung in Spalte 5

connect4-page-parity-heading = Ungerade und gerade
connect4-page-parity = Die meisten Drohungen sind noch nicht spielbar, weil die Felder darunter leer sind. Dann kommt es auf die Zeile an, von unten gezählt. Die Drohung von Rot in Spalte 5 ist ungerade, denn sie liegt in Zeile 3. Die Drohung von Gelb in Spalte 2 ist gerade, denn sie liegt in Zeile 2. Mit T siehst du die Drohungen in deiner eigenen Partie so wie hier.
connect4-page-parity-picture = Rot droht in Spalte 5, Zeile 3 (ungerade), und Gelb in Spalte 2, Zeile 2 (gerade)

connect4-page-zugzwang-heading = Wenn die sicheren Züge ausgehen
connect4-page-zugzwang = Niemand spielt gern direkt unter eine Drohung des Gegners. Doch das Brett wird voller, und am Ende muss es jemand tun. Hier ist nur noch Spalte 7 frei, und Gelb ist am Zug: Gelb muss Stein 1 einwerfen, und Rot bildet mit Stein 2 eine Viererreihe. Die Spalten haben eine gerade Zahl von Zeilen, und Rot hat begonnen. Sind alle anderen Spalten voll, bekommt deshalb Rot die ungeraden Felder und Gelb die geraden. Darum sind ungerade Drohungen gut für Rot und gerade gut für Gelb. Die Zeichen dieser guten Drohungen sind ausgefüllt. (Das Fachwort dafür ist Zugzwang.)
connect4-page-zugzwang-picture = Alle Spalten außer Spalte 7 sind voll: Gelb wirft Stein 1 in Zeile 2 ein, und Rot bildet mit Stein 2 in Zeile 3 eine Viererreihe

connect4-page-stacked-heading = Zwei Drohungen übereinander
connect4-page-stacked = Zwei Drohungen einer Seite direkt übereinander gewinnen, sobald das untere Feld spielbar ist. Hier kann Gelb in Spalte 4 nur die untere blockieren, und dann bildet Rot darüber eine Viererreihe.
connect4-page-stacked-picture = Rot droht in Spalte 4 in den Zeilen 1 und 2

connect4-page-below-heading = Nicht unter eine Drohung spielen
connect4-page-below = Ein Stein direkt unter einer Drohung deines Gegners macht sie spielbar. Hier droht Gelb in Spalte 6, Zeile 2: Spielt Rot jetzt in Spalte 6, bildet Gelb auf diesem Stein eine Viererreihe. Tipps markieren solche Felder mit diesem Zeichen.
connect4-page-below-picture = Gelbe Steine in den Spalten 3, 4 und 5 der Zeile 2 und ein Stoppzeichen in Spalte 6

## What Connect 4 says: src/words/connect4.rs

connect4-goal = Bring { $count ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
} deiner Steine in eine Reihe: senkrecht, waagerecht oder diagonal
connect4-move = Spalte { $column }
connect4-move-object = Spalte { $column }
connect4-move-subject = Spalte { $column }
connect4-moves-subject = Die Spalten { $columns }
connect4-refused-no-column = Es gibt keine Spalte { $column } (möglich: 1 bis { $last })
connect4-refused-full = Spalte { $column } ist voll (möglich: { $others })
connect4-winning-cells = Gewinnfelder (Spalte,Zeile): { $cells }

connect4-level-learner = baut Reihen, übersieht mal deine
connect4-level-casual = übersieht Diagonalen und Fallen
connect4-level-low = rechnet grob 2 Züge voraus
connect4-level-medium = rechnet 4 Züge voraus
connect4-level-high = rechnet bis zu 12 Züge voraus
connect4-level-perfect = macht nie einen Fehler
connect4-level-random = wirft Steine zufällig ein
connect4-level-greedy = gewinnt, blockiert oder baut Reihen
connect4-standard-board-only-short = nur auf 7 × 6 mit vier in einer Reihe
connect4-standard-board-only = Perfekt spielt nur auf 7 × 6 mit vier in einer Reihe

## Hints: what to play, why, and what comes of it; then what is wrong with other columns. Each is a
## sentence of its own, and they stand one after the other. A threat is an empty cell where one more
## coin makes a line.

connect4-hint-play = Spiele Spalte { $columns }
connect4-hint-only-left = Nur Spalte { $column } ist noch frei
connect4-hint-make-line = Spiele Spalte { $column }, um eine { $count ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
   *[other] { $count }er-Reihe
} zu bilden
connect4-hint-block = Spiele Spalte { $column }, um eine { $count ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
   *[other] { $count }er-Reihe
} von { $side ->
    [red] Rot
   *[yellow] Gelb
} zu blockieren
connect4-hint-make-double = Spiele Spalte { $column }, um { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Drohungen auf einmal zu bilden, in den Spalten { $columns }
connect4-hint-make-stacked = Spiele Spalte { $column }, um in Spalte { $threat } zwei Drohungen übereinander zu bilden
connect4-hint-force = Spiele Spalte { $column }: { $side ->
    [red] Rot
   *[yellow] Gelb
} muss in Spalte { $answer } antworten
connect4-hint-make-threat = Spiele Spalte { $column }, um in Spalte { $threat }, Zeile { $row } zu drohen
connect4-hint-make-threats-in-column = Spiele Spalte { $column }, um in Spalte { $threat } { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Drohungen zu bilden
connect4-hint-make-threats = Spiele Spalte { $column }, um in den Spalten { $columns } zu drohen
connect4-hint-prevent-double = Spiele Spalte { $column }, um eine Zwickmühle von { $side ->
    [red] Rot
   *[yellow] Gelb
} zu verhindern
connect4-hint-prevent-threat = Spiele Spalte { $column }, um eine Drohung von { $side ->
    [red] Rot
   *[yellow] Gelb
} in Spalte { $threat }, Zeile { $row } zu verhindern
connect4-hint-prevent-threats-in-column = Spiele Spalte { $column }, um { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Drohungen von { $side ->
    [red] Rot
   *[yellow] Gelb
} in Spalte { $threat } zu verhindern
connect4-hint-prevent-threats = Spiele Spalte { $column }, um Drohungen von { $side ->
    [red] Rot
   *[yellow] Gelb
} in den Spalten { $columns } zu verhindern

connect4-hint-best-wins-at-once = { $count ->
    [one] Das gewinnt sofort
   *[other] Jede davon gewinnt sofort
}
connect4-hint-best-wins = { $count ->
    [one] Das gewinnt
   *[other] Jede davon gewinnt
} in { $moves } Zügen
connect4-hint-best-draws = { $count ->
    [one] Das hält unentschieden
   *[other] Jede davon hält unentschieden
}
connect4-hint-best-loses-at-once = { $side ->
    [red] Rot
   *[yellow] Gelb
} gewinnt mit dem nächsten Zug
connect4-hint-best-loses = { $side ->
    [red] Rot
   *[yellow] Gelb
} kann trotzdem gewinnen, braucht aber noch { $moves } Züge

connect4-hint-all-win-at-once = Jede Spalte gewinnt sofort
connect4-hint-all-win = Jede Spalte gewinnt in { $moves } Zügen
connect4-hint-all-draw = Jede Spalte hält unentschieden
connect4-hint-all-lose-at-once = Jede Spalte verliert sofort
connect4-hint-all-lose = Jede Spalte verliert in { $moves } Zügen
connect4-hint-faces-double = { $side ->
    [red] Rot
   *[yellow] Gelb
} hat { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Drohungen auf einmal, in den Spalten { $columns }
connect4-hint-faces-stacked = { $side ->
    [red] Rot
   *[yellow] Gelb
} hat in Spalte { $threat } zwei Drohungen übereinander

connect4-hint-lose-at-once = { $count ->
    [one] Spalte { $columns } verliert sofort
   *[other] Die Spalten { $columns } verlieren sofort
}
connect4-hint-others-lose-at-once = Jede andere Spalte verliert sofort
connect4-hint-loses-in = Spalte { $column } verliert in { $moves } Zügen
connect4-hint-lose = { $count ->
    [one] Spalte { $columns } verliert
   *[other] Die Spalten { $columns } verlieren
}
connect4-hint-others-lose = Jede andere Spalte verliert
connect4-hint-only-draw = { $count ->
    [one] Spalte { $columns } hält nur unentschieden
   *[other] Die Spalten { $columns } halten nur unentschieden
}
connect4-hint-others-only-draw = Jede andere Spalte hält nur unentschieden
connect4-hint-also-wins = Spalte { $column } gewinnt auch, in { $moves } Zügen
connect4-hint-win-later = { $count ->
    [one] Spalte { $columns } gewinnt später
   *[other] Die Spalten { $columns } gewinnen später
}
connect4-hint-others-win-later = Jede andere Spalte gewinnt später

connect4-hint-opens-line = Darüber bildet { $side ->
    [red] Rot
   *[yellow] Gelb
} dann { $count ->
    [one] eine
   *[other] jeweils eine
} { $line ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
   *[other] { $line }er-Reihe
}
connect4-hint-leaves-line = { $side ->
    [red] Rot
   *[yellow] Gelb
} bildet in Spalte { $column } eine { $line ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
   *[other] { $line }er-Reihe
}
connect4-hint-gives-up-threat = Darüber blockiert { $side ->
    [red] Rot
   *[yellow] Gelb
} dann { $count ->
    [one] deine Drohung
   *[other] jeweils deine Drohung
}
connect4-hint-allows-double = { $side ->
    [red] Rot
   *[yellow] Gelb
} antwortet in Spalte { $answer } und bildet { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Drohungen auf einmal, in den Spalten { $columns }
connect4-hint-allows-stacked = { $side ->
    [red] Rot
   *[yellow] Gelb
} antwortet in Spalte { $answer } und bildet in Spalte { $threat } zwei Drohungen übereinander
connect4-hint-lets-play-above = { $count ->
    [one] Darüber kann dann
   *[other] Darüber kann dann jeweils
} { $side ->
    [red] Rot
   *[yellow] Gelb
} spielen
connect4-hint-answered = { $side ->
    [red] Rot
   *[yellow] Gelb
} antwortet in Spalte { $answer }

connect4-title = Vier gewinnt
connect4-title-of = { $count ->
    [3] Drei
    [5] Fünf
    [6] Sechs
   *[other] { $count }
} gewinnt
connect4-summary = vier in einer Reihe
connect4-setup = { $size } mit { $count } in einer Reihe

## The coach: mistakes that can be seen, in a review and on the coach’s card.

connect4-missed-win = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} in Spalte { $column } eine { $length ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
   *[other] { $length }er-Reihe
} verpasst
connect4-missed-block = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} Spalte { $column } nicht blockiert: { $side ->
    [you] du hattest
    [red] Rot hatte
   *[yellow] Gelb hatte
} { $length ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $length }
} in einer Reihe
connect4-opened-win = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} in Spalte { $column } unter { $side ->
    [you] dein Gewinnfeld
    [red] das Gewinnfeld von Rot
   *[yellow] das Gewinnfeld von Gelb
} gespielt
connect4-allowed-double = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $side ->
    [you] dir eine Zwickmühle ermöglicht
    [red] eine Zwickmühle von Rot zugelassen
   *[yellow] eine Zwickmühle von Gelb zugelassen
}
connect4-missed-double = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} mit Spalte { $column } eine Zwickmühle verpasst
connect4-card-lets-win = Damit gewinnt { $side ->
    [red] Rot
   *[yellow] Gelb
}
connect4-card-missed-win = Du kannst sofort gewinnen
connect4-card-allowed-double = Das gibt { $side ->
    [red] Rot
   *[yellow] Gelb
} eine Zwickmühle
connect4-card-missed-double = Du kannst eine Zwickmühle bilden
connect4-why-missed-win = Spalte { $column } ergibt eine { $length ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
   *[other] { $length }er-Reihe
}
connect4-why-missed-block = Du hast Spalte { $column } nicht blockiert: { $side ->
    [red] Rot
   *[yellow] Gelb
} hat { $length ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $length }
} in einer Reihe
connect4-why-opened-win = Auf deinem Stein in Spalte { $column } bekommt { $side ->
    [red] Rot
   *[yellow] Gelb
} eine { $length ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
   *[other] { $length }er-Reihe
}
connect4-why-allowed-double = { $side ->
    [red] Rot
   *[yellow] Gelb
} spielt Spalte { $column }, und du kannst nur eine der beiden Drohungen blockieren
connect4-why-missed-double = Spiele Spalte { $column }, und { $side ->
    [red] Rot
   *[yellow] Gelb
} kann nur eine der beiden Drohungen blockieren
connect4-why-block = { $side ->
    [red] Rot
   *[yellow] Gelb
} hatte { $length ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $length }
} in einer Reihe
