## What is wrong with a text, a value or a move, and what would be right. These appear below the
## board, after a file was opened, and in the terminal.

errors-or = { $list } oder { $last }

## Moves

errors-no-such-place = { $kind ->
    [column] Es gibt keine Spalte { $name } (möglich: { $first } bis { $last })
    [square] Es gibt kein Feld { $name } (möglich: { $first } bis { $last })
   *[point] Es gibt keinen Punkt { $name } (möglich: { $first } bis { $last })
}
errors-no-letter-i = Es gibt keinen Punkt { $name } (möglich: { $first } bis { $last }, ohne den Buchstaben I)
errors-not-a-move = Das ist kein Zug: Schreibe ihn wie in { $examples }
errors-not-a-move-of-the-game = Das ist kein Zug in diesem Spiel
errors-no-such-move = Kein Spielstein kann von { $from } auf { $to } ziehen: Schreibe einen Zug wie 11-15, einen Sprung wie 15x24x31
errors-several-jumps = Es gibt mehrere solche Sprünge: Schreibe jedes Feld wie in { $jump }
errors-not-listed = In der Liste gibt es keinen Zug { $number } (möglich: 1 bis { $count })
errors-move-list = Zug { $number } („{ $text }“): { $problem }

errors-refused = { $reason ->
    [game-over] Die Partie ist schon zu Ende
    [off-board] Dieser Platz liegt nicht auf dem Brett
    [full-column] Diese Spalte ist voll
    [taken] Dieser Platz ist schon besetzt
    [double-three] Ein doppelter Dreier ist für Schwarz verboten
    [double-four] Ein doppelter Vierer ist für Schwarz verboten
    [overline] Eine überlange Reihe ist für Schwarz verboten
    [may-not-pass] Passen ist nur erlaubt, wenn kein Punkt mehr spielbar ist
    [self-capture] Der Stein hätte keine Freiheiten
    [ko] Sofort zurückschlagen ist nicht erlaubt (Ko)
    [superko] Das würde eine frühere Stellung wiederholen (Superko)
    [not-settling] Tote Steine werden nach zweimal Passen markiert
    [no-stone] Auf diesem Punkt liegt kein Stein
    [no-piece] Auf diesem Feld steht kein Spielstein
    [not-yours] Dieser Spielstein gehört dem Gegner
    [backward] Ein einfacher Stein kann nur vorwärts ziehen
    [nothing-to-jump] Hier gibt es nichts zu überspringen
    [must-jump] Du musst schlagen
    [must-jump-on] Der Spielstein muss weiterschlagen
    [other-board] Dieser Zug gehört zu einem Brett mit anderer Größe
    [turns-nothing] Dieser Stein würde nichts umdrehen
   *[other] Die Regeln erlauben diesen Zug nicht
}

## Options of a game

errors-unreadable-value = „{ $value }“ geht hier nicht: Schreibe es wie { $example }
errors-oblong = Das Brett muss quadratisch sein: { $columns } Spalten und { $rows } Zeilen gehen in diesem Spiel nicht
errors-unknown-value = Unbekannter Wert „{ $value }“ (möglich: { $names })
errors-value-range = Unzulässiger Wert „{ $value }“ (möglich: { $least } bis { $most })
errors-value-range-or-word = Unzulässiger Wert „{ $value }“ (möglich: { $least } bis { $most } oder { $word })
errors-board-size = Unzulässige Brettgröße { $size } (möglich: { $least } bis { $most })
errors-board-size-even = Unzulässige Brettgröße { $size } (möglich: gerade Zahlen von { $least } bis { $most })
errors-board-too-small = Unzulässige Brettgröße { $size } (mindestens { $least } Spalten und { $least } Zeilen)
errors-board-too-large = Unzulässige Brettgröße { $size }: Wähle weniger Zeilen oder Spalten
errors-komi = Unzulässiges Komi „{ $value }“ (möglich: ganze oder halbe Punkte bis { $most }, zum Beispiel 7.5)
errors-no-handicap = Auf { $size } gibt es keine Vorgabe (möglich: { $sizes })
errors-handicap-and-stones = Wähle entweder eine Vorgabe oder eigene Steine, nicht beides

## The position that a game begins with, in Checkers (W:W21,K32:B1) and in Go (W:BD4,Q16:WK10)

errors-unreadable-position = Unlesbare Stellung „{ $part }“: Schreibe sie wie in { $example }
errors-two-pieces = Auf Feld { $square } stehen zwei Spielsteine
errors-two-stones = Auf { $point } liegen zwei Steine
errors-no-liberty = Der Stein auf { $point } hat keine Freiheiten: Er wäre geschlagen worden
errors-not-crowned = Der Stein auf { $square } steht auf der Grundreihe des Gegners: Für eine Dame schreibe K{ $square }
errors-no-pieces = { $side ->
    [first] Rot (B) hat keine Spielsteine: Jede Seite braucht mindestens einen
   *[second] Weiß hat keine Spielsteine: Jede Seite braucht mindestens einen
}

## Players

errors-unknown-player = Unbekannter Spieler „{ $value }“ (möglich: { $names })
errors-unknown-computer = Unbekannter Computer „{ $value }“ (möglich: { $names })
errors-no-depth = Eine Suche braucht eine Tiefe von 1 bis { $most }, zum Beispiel search:9
errors-depth = Unzulässige Tiefe „{ $value }“ (möglich: 1 bis { $most }, zum Beispiel search:9)
errors-games = Unzulässige Anzahl von Partien „{ $value }“ (möglich: { $least } bis { $most }, zum Beispiel playouts:5000)
errors-unknown-extra = „{ $word }“ ist keine Einstellung eines Computers (möglich: { $names })
errors-no-extras = „{ $word }“ ist in diesem Spiel keine Einstellung eines Computers
errors-second-extra = „{ $word }“ ist zu viel: Möglich sind eine Spielweise und eine Bewertung
errors-human-extra = „{ $word }“ ist eine Einstellung eines Computers, nicht eines Menschen
errors-nameless-engine = Zu einer Engine gehört ihr Name, wie in engine:GNU Go

## Other

errors-unknown-game = Unbekanntes Spiel „{ $value }“ (möglich: { $names })
errors-not-a-date = „{ $value }“ ist kein Datum: Schreibe es wie in 2026-11-21

## The command line

errors-unknown-language = Unbekannte Sprache { $tag } (möglich: { $languages })
errors-language = { $tag } ({ $name })
