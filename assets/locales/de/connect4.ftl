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
connect4-move-title = Spalte { $column }
connect4-refused-no-column = Es gibt keine Spalte { $column } (möglich: 1 bis { $last })
connect4-refused-full = Spalte { $column } ist voll (möglich: { $others })
connect4-winning-cells = Gewinnfelder (Spalte,Zeile): { $cells }

connect4-level-learner = baut Reihen, übersieht manche von dir
connect4-level-low = rechnet grob 2 Züge voraus
connect4-level-medium = rechnet 4 Züge voraus
connect4-level-high = rechnet bis zu 12 Züge voraus
connect4-level-perfect = macht nie einen Fehler
connect4-level-random = wirft Steine irgendwo ein
connect4-level-greedy = gewinnt oder blockiert, sonst längste Reihe
connect4-standard-board-only-short = nur auf 7x6 mit vier in einer Reihe
connect4-standard-board-only = Perfekt spielt nur auf 7x6 mit vier in einer Reihe
