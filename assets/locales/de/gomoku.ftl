## The board of Gomoku.

gomoku-subtitle-target = { $count } in einer Reihe

gomoku-subtitle-rule = { $rule ->
    [freestyle] Freie Regeln
    [standard] Standardregeln
    [restricted] Eingeschränkte Regeln
   *[renju] Renju-Regeln
}

## The keys of the board, on the help page.

gomoku-place-stone = Einen Stein dorthin setzen

## What a screen reader says of a point.

gomoku-point-forbidden = { $reason ->
    [double-three] { $point }, leer, verboten: doppelter Dreier
    [double-four] { $point }, leer, verboten: doppelter Vierer
    [overline] { $point }, leer, verboten: überlange Reihe
   *[other] { $point }, leer, verboten
}

gomoku-in-line = { $line ->
    [row] Teil einer waagerechten Reihe von { $count }
    [column] Teil einer senkrechten Reihe von { $count }
   *[diagonal] Teil einer diagonalen Reihe von { $count }
}

gomoku-makes = { $side ->
    [black] Schwarz
   *[white] Weiß
} bildet { $line ->
    [row] eine waagerechte Reihe von { $count }
    [column] eine senkrechte Reihe von { $count }
   *[diagonal] eine diagonale Reihe von { $count }
}

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

gomoku-page-rules = Gomoku-Regeln

gomoku-page-five-heading = Fünf in einer Reihe
gomoku-page-five = Schwarz beginnt, dann setzen beide abwechselnd einen Stein auf einen leeren Punkt, also dorthin, wo sich zwei Linien kreuzen. Steine werden nie bewegt. Wer zuerst fünf in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal. Ist das Brett vorher voll, endet die Partie unentschieden.
gomoku-page-five-picture = Schwarz hat fünf in einer Reihe, von B4 bis F4

gomoku-page-threats-heading = Dreier und Vierer
gomoku-page-threats = Einen Vierer musst du sofort blockieren. Ein Dreier ist offen, wenn beide Enden frei sind: Lässt du ihn stehen, wird daraus ein Vierer mit zwei offenen Enden, den ein einzelner Stein nicht mehr blockieren kann. Zwei solche Drohungen mit einem Stein gewinnen meistens.
gomoku-page-threats-picture = Ein offener Dreier, von D5 bis F5

gomoku-page-forbidden-heading = Was Schwarz nicht spielen darf
gomoku-page-forbidden = Wer beginnt, ist im Vorteil, darum schränken die Regeln Schwarz ein. Nach den üblichen Regeln, hier „eingeschränkt“ genannt, darf ein schwarzer Stein nicht zugleich zwei offene Dreier oder zwei Vierer bilden, außer er bildet einen Fünfer. Renju verbietet Schwarz auch mehr als fünf in einer Reihe. Nach freien Regeln ist nichts verboten. Nach Standardregeln gewinnen nur genau fünf in einer Reihe. Ist Schwarz am Zug, hat jeder verbotene Punkt ein rotes Kreuz. Ist kein anderer Punkt mehr frei, passt Schwarz.
gomoku-page-forbidden-picture = Ein schwarzer Stein auf F5 würde zwei offene Dreier zugleich bilden

## What Gomoku says: src/words/gomoku.rs

gomoku-goal-freestyle = Bring { $count ->
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
} oder mehr deiner Steine in eine Reihe: senkrecht, waagerecht oder diagonal
gomoku-goal-standard = Bring genau { $count ->
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
} deiner Steine in eine Reihe: senkrecht, waagerecht oder diagonal
gomoku-goal-restricted = Bring { $count ->
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
} oder mehr in eine Reihe. Verboten für Schwarz: doppelter Dreier, doppelter Vierer
gomoku-goal-renju = Bring { $count ->
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
} in eine Reihe. Verboten für Schwarz: überlange Reihe, doppelter Dreier, doppelter Vierer
gomoku-refused-forbidden = { $point } ist für Schwarz verboten: { $reason ->
    [double-three] doppelter Dreier
    [double-four] doppelter Vierer
   *[overline] überlange Reihe
}
gomoku-refused-pass = Passen ist nur erlaubt, wenn jeder leere Punkt verboten ist
gomoku-passes = { $name-kind ->
    [you] Du musst passen
   *[person] { $name } muss passen
}: Jeder leere Punkt ist verboten
gomoku-winning-points = Gewinnpunkte: { $points }
gomoku-forbidden-points = Verboten für Schwarz: { $points }
gomoku-forbidden-crosses = Ein rotes Kreuz markiert einen Punkt, der Schwarz verboten ist

gomoku-level-learner = übersieht manchmal offene Dreier
gomoku-level-medium = sieht die nächsten Drohungen
gomoku-level-high = sieht erzwungene Siege weit voraus
gomoku-level-greedy = baut und stoppt Reihen

gomoku-title = Gomoku
gomoku-summary = fünf in einer Reihe

## The coach: mistakes that can be seen, in a review and on the coach’s card.

gomoku-missed-win = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $length ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $length }
} in einer Reihe auf { $point } verpasst
gomoku-missed-block = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $point } nicht blockiert: { $side ->
    [you] du hattest
    [black] Schwarz hatte
   *[white] Weiß hatte
} { $length ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $length }
} in einer Reihe
gomoku-left-open = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $length ->
    [2] einen offenen Zweier
    [3] einen offenen Dreier
    [4] einen offenen Vierer
    [5] einen offenen Fünfer
   *[other] eine offene Reihe von { $length }
} nicht blockiert
gomoku-allowed-double = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $side ->
    [you] dir eine Zwickmühle ermöglicht
    [black] eine Zwickmühle von Schwarz zugelassen
   *[white] eine Zwickmühle von Weiß zugelassen
}
gomoku-missed-open = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} auf { $point } { $length ->
    [2] einen offenen Zweier
    [3] einen offenen Dreier
    [4] einen offenen Vierer
    [5] einen offenen Fünfer
   *[other] eine offene Reihe von { $length }
} verpasst
gomoku-missed-double = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} auf { $point } eine Zwickmühle verpasst
gomoku-card-missed-win = Du kannst sofort gewinnen
gomoku-card-lets-win = Damit gewinnt { $side ->
    [black] Schwarz
   *[white] Weiß
}
gomoku-card-left-open = Das lässt { $length ->
    [2] einen offenen Zweier
    [3] einen offenen Dreier
    [4] einen offenen Vierer
    [5] einen offenen Fünfer
   *[other] eine offene Reihe von { $length }
} stehen
gomoku-card-allowed-double = Das gibt { $side ->
    [black] Schwarz
   *[white] Weiß
} eine Zwickmühle
gomoku-card-missed-open = Du kannst { $length ->
    [2] einen offenen Zweier
    [3] einen offenen Dreier
    [4] einen offenen Vierer
    [5] einen offenen Fünfer
   *[other] eine offene Reihe von { $length }
} bilden
gomoku-card-missed-double = Du kannst eine Zwickmühle bilden
gomoku-why-missed-win = { $point } ergibt { $length ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $length }
} in einer Reihe
gomoku-why-missed-block = Du hast { $point } nicht blockiert: { $side ->
    [black] Schwarz
   *[white] Weiß
} hat { $length ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $length }
} in einer Reihe
gomoku-why-left-open = { $side ->
    [black] Schwarz
   *[white] Weiß
} spielt { $point }, und du kannst nur ein Ende blockieren
gomoku-why-allowed-double = { $side ->
    [black] Schwarz
   *[white] Weiß
} spielt { $point }, und du kannst nur eine der beiden Drohungen blockieren
gomoku-why-missed-open = Spiele { $point }, und { $side ->
    [black] Schwarz
   *[white] Weiß
} kann nur ein Ende blockieren
gomoku-why-missed-double = Spiele { $point }, und { $side ->
    [black] Schwarz
   *[white] Weiß
} kann nur eine der beiden Drohungen blockieren
gomoku-why-block = { $side ->
    [black] Schwarz
   *[white] Weiß
} hatte { $length ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $length }
} in einer Reihe
gomoku-why-block-open = { $side ->
    [black] Schwarz
   *[white] Weiß
} hatte { $length ->
    [2] einen offenen Zweier
    [3] einen offenen Dreier
    [4] einen offenen Vierer
    [5] einen offenen Fünfer
   *[other] eine offene Reihe von { $length }
}
