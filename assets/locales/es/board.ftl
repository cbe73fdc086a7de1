## What the boards of all games share: their keys on the help page, and what screen readers say of
## their places.

board-how-to-play = Haz clic en el tablero
board-how-to-play-point = Haz clic en un punto o escribe { $point } e Intro
board-estimates = Cuando el final está demasiado lejos para calcularlo, un número muestra quién va por delante: por encima de 0, tú; por debajo de 0, tu rival.

## Keys of a board, on the help page: the names of the keys, and what they do.

board-keys-arrows = Flechas
board-keys-press = Intro, Espacio
board-keys-escape = Esc
board-move-cursor = Mover el cursor
board-keys-point = Letra y número, como en A1
board-move-cursor-to-point = Mover el cursor ahí

## What a screen reader says of a place on the board.

board-place-and-around = { $place }. { $around }
# The stone is feminine: “negra” is the stone, “vacío” is the point.
board-point = { $content ->
    [black] { $point }, negra
    [white] { $point }, blanca
   *[empty] { $point }, vacío
}
board-last-stone = última piedra
board-best-line = jugada { $number } de la mejor línea
board-resign-effect = Abandonar (pulsar dos veces)
board-draw-effect = Ofrecer tablas

board-mark = { $shape ->
    [triangle] triángulo
    [square] cuadrado
    [circle] círculo
    [cross] cruz
    [black-territory] territorio de Negro
    [white-territory] territorio de Blanco
    [dimmed] atenuado
   *[selected] cuadrado lleno
}
board-label = etiqueta { $text }
board-line = línea hasta { $point }
board-arrow-to = flecha hacia { $point }
board-arrow-from = flecha desde { $point }
board-move-number = jugada { $number }
