## What the boards of all games share: their keys on the help page, and what screen readers say of
## their places.

board-how-to-play = Klicke auf das Brett

board-how-to-play-point = Klicke auf einen Punkt oder tippe { $point } und Eingabe

board-estimates = Ist das Ende zu weit weg, um es auszurechnen, zeigt eine Zahl, wer vorn liegt: über 0 bist du es, unter 0 dein Gegner.

## Keys of a board, on the help page: the names of the keys, and what they do.

board-keys-arrows = Pfeile
board-keys-press = Eingabe, Leertaste
board-keys-escape = Esc
board-move-cursor = Den Cursor bewegen
board-keys-point = Buchstabe und Zahl wie in A1
board-move-cursor-to-point = Den Cursor dorthin setzen

## What a screen reader says of a place on the board.

board-place-and-around = { $place }. { $around }

board-point = { $content ->
    [black] { $point }, schwarz
    [white] { $point }, weiß
   *[empty] { $point }, leer
}

board-last-stone = letzter Stein

board-best-line = Zug { $number } der besten Zugfolge
board-resign-effect = Aufgeben (zweimal drücken)
board-draw-effect = Remis anbieten

board-mark = { $shape ->
    [triangle] Dreieck
    [square] Quadrat
    [circle] Kreis
    [cross] Kreuz
    [black-territory] Gebiet von Schwarz
    [white-territory] Gebiet von Weiß
    [dimmed] abgeblendet
   *[selected] gefülltes Quadrat
}
board-label = Beschriftung { $text }
board-line = Linie nach { $point }
board-arrow-to = Pfeil nach { $point }
board-arrow-from = Pfeil von { $point }
board-move-number = Zug { $number }
