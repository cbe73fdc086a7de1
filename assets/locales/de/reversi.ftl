## The board of Reversi.

reversi-title = Reversi
reversi-summary = einschließen und umdrehen
reversi-subtitle = Othello-Regeln · 8 × 8

reversi-how-to-play = Klicke auf ein Feld mit Punkt oder tippe zum Beispiel d3 und Eingabe

## The keys of the board, on the help page.

reversi-keys-square = A bis H, dann 1 bis 8
reversi-place-disc = Einen Stein dorthin setzen

## What a screen reader says of a square.

reversi-turns = { $count ->
    [one] dreht 1 Stein um
   *[other] dreht { $count } Steine um
}
reversi-last-disc = letzter Stein

## The page about the rules.

reversi-page-rules = Reversi-Regeln

reversi-page-turning-heading = Einschließen und umdrehen
reversi-page-turning = Schwarz beginnt, dann wird abwechselnd ein Stein auf ein leeres Feld gesetzt. Zwischen ihm und einem anderen deiner Steine müssen gegnerische Steine liegen, lückenlos in gerader Linie: waagerecht, senkrecht oder diagonal. Sie werden umgedreht und gehören dir. Ein Stein kann mehrere Linien auf einmal umdrehen. Felder, auf die du setzen kannst, haben einen Punkt.
reversi-page-turning-picture = Schwarz kann auf c4 setzen: Dann wird der weiße Stein auf d4 umgedreht

reversi-page-end-heading = Passen und Ende
reversi-page-end = Wenn du nichts umdrehen kannst, passt du. Das macht das Programm für dich. Wenn keine Seite mehr setzen kann, ist die Partie zu Ende, und es gewinnt, wer mehr Steine hat.
reversi-page-end-picture = Weiß hat keinen Stein mehr, und Schwarz hat gewonnen

reversi-page-corners-heading = Worauf es ankommt
reversi-page-corners = Die Zahl der Steine sagt bis zum Ende wenig aus. Ein Stein in der Ecke kann nie umgedreht werden und sichert oft andere. Setze also nicht ohne Not neben eine leere Ecke. Halte dir viele Züge offen und lass deinem Gegner wenige.

## What Reversi says

reversi-goal = Wer am Ende mehr Steine hat, gewinnt. Ein Stein dreht jede Linie um, die er einschließt

reversi-refused-turns-nothing = Ein Stein auf { $square } würde nichts umdrehen: Wähle ein Feld mit Punkt
reversi-refused-must-pass = Auf keinem Feld würde ein Stein umgedreht, auch nicht auf { $square }: Du musst passen
reversi-refused-pass = Du kannst einen Stein umdrehen und darfst deshalb nicht passen

## Hints

reversi-hint-wins = { $count ->
    [one] { $move } gewinnt bei bestem Spiel mit genau 1 Stein Vorsprung
   *[other] { $move } gewinnt bei bestem Spiel mit genau { $count } Steinen Vorsprung
}
reversi-hint-loses = { $count ->
    [one] { $move } verliert bei bestem Spiel mit genau 1 Stein Rückstand, kein anderer Zug mit weniger
   *[other] { $move } verliert bei bestem Spiel mit genau { $count } Steinen Rückstand, kein anderer Zug mit weniger
}
reversi-hint-draws = { $move } führt bei bestem Spiel zum Unentschieden
reversi-hint-corner = { $move } ist eine Ecke: Dieser Stein kann nie mehr umgedreht werden
reversi-hint-leaves = { $count ->
    [0] Nach { $move } hat dein Gegner keinen Zug
    [one] Nach { $move } hat dein Gegner nur 1 Zug
   *[other] { $move } sieht am besten aus und lässt deinem Gegner { $count } Züge
}

## How a computer plays

reversi-level-learner = dreht möglichst viele Steine um
reversi-level-high = löst die letzten 12 Felder
reversi-level-greedy = dreht viel um, mag Ecken
reversi-level-random = spielt irgendeinen Zug

## In a terminal

reversi-ask = { $side }, dein Feld (a1-h8 oder hilfe):
reversi-what-to-type = Tippe ein Feld wie d3 oder hilfe
reversi-score = Schwarz { $black }, Weiß { $white }

## The coach: mistakes that can be seen, in a review and on the coach’s card.

reversi-gave-corner = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $side ->
    [you] dir
    [black] Schwarz
   *[white] Weiß
} die Ecke { $square } überlassen
reversi-card-gave-corner = Das überlässt { $side ->
    [black] Schwarz
   *[white] Weiß
} die Ecke { $square }
reversi-why-gave-corner = Ein Stein in der Ecke kann nie umgedreht werden
reversi-square = { $content ->
    [black] { $square }, schwarz
    [white] { $square }, weiß
   *[empty] { $square }, leer
}
