## What is wrong with a text, a value or a move, and what would be right. These appear below the
## board, after a file was opened, and in the terminal.

# “u” before 8 and 11, which are spoken “ocho” and “once”.
errors-or = { $list } { $last ->
    [8] u
    [11] u
   *[other] o
} { $last }

## Moves

errors-no-such-place = { $kind ->
    [column] No existe la columna { $name }: elige de { $first } a { $last }
    [square] No existe la casilla { $name }: elige de { $first } a { $last }
   *[point] No existe el punto { $name }: elige de { $first } a { $last }
}
errors-no-letter-i = No existe el punto { $name }: elige de { $first } a { $last } (la letra I no se usa)
errors-not-a-move = Esto no es una jugada: escríbela como { $examples }
errors-not-a-move-of-the-game = Esto no es una jugada de este juego
errors-no-such-move = Ninguna pieza puede ir de { $from } a { $to }: escribe una jugada como 11-15, una captura como 15x24x31
errors-several-jumps = Hay varias capturas así: escribe todas las casillas, como { $jump }
errors-not-listed = La lista no tiene la jugada { $number }: elige de 1 a { $count }
errors-move-list = Jugada { $number } («{ $text }»): { $problem }

errors-refused = { $reason ->
    [game-over] La partida ya ha terminado
    [off-board] El tablero no tiene ese sitio
    [full-column] Esta columna está llena
    [taken] Este sitio ya está ocupado
    [double-three] El doble tres está prohibido para Negro
    [double-four] El doble cuatro está prohibido para Negro
    [overline] La sobrelínea está prohibida para Negro
    [may-not-pass] Solo puedes pasar si no hay dónde jugar
    [self-capture] La piedra no tendría libertades
    [ko] No se puede recapturar enseguida (ko)
    [superko] Esto repetiría una posición anterior (superko)
    [not-settling] Las piedras muertas se marcan después de pasar ambos
    [no-stone] No hay ninguna piedra en este punto
    [no-piece] No hay ninguna pieza en esta casilla
    [not-yours] Esta pieza es del rival
    [backward] Un peón solo puede ir hacia delante
    [nothing-to-jump] No hay ninguna pieza que capturar
    [must-jump] Debes capturar
    [must-jump-on] La pieza debe seguir capturando
    [other-board] Esta jugada es de un tablero de otro tamaño
    [turns-nothing] Esta ficha no voltearía nada
   *[other] Las reglas no permiten esta jugada
}

## Options of a game

errors-unreadable-value = «{ $value }» no vale aquí: escríbelo como { $example }
errors-oblong = El tablero debe ser cuadrado: en este juego no puede tener { $columns } columnas y { $rows } filas
errors-unknown-value = Valor desconocido «{ $value }»: elige { $names }
errors-value-range = Valor no admitido «{ $value }»: elige de { $least } a { $most }
errors-value-range-or-word = Valor no admitido «{ $value }»: elige de { $least } a { $most }, o { $word }
errors-board-size = Tamaño de tablero no admitido { $size }: elige de { $least } a { $most }
errors-board-size-even = Tamaño de tablero no admitido { $size }: elige números pares de { $least } a { $most }
errors-board-too-small = Tamaño de tablero no admitido { $size }: elige al menos { $least } columnas y { $least } filas
errors-board-too-large = Tamaño de tablero no admitido { $size }: elige menos filas o columnas
errors-komi = Komi no admitido «{ $value }»: elige puntos enteros o medios hasta { $most }, como 7.5
errors-no-handicap = No hay hándicap en { $size }: elige { $sizes }
errors-handicap-and-stones = Elige un hándicap o piedras propias, no ambas cosas

## The position that a game begins with, in Checkers (W:W21,K32:B1) and in Go (W:BD4,Q16:WK10)

errors-unreadable-position = No se entiende la posición «{ $part }»: escríbela como { $example }
errors-two-pieces = Hay dos piezas en la casilla { $square }
errors-two-stones = Hay dos piedras en { $point }
errors-no-liberty = La piedra de { $point } no tiene libertades: estaría capturada
errors-not-crowned = El peón de la casilla { $square } está en su última fila: escribe K{ $square } para una dama
errors-no-pieces = { $side ->
    [first] Rojo (B) no tiene piezas: cada bando necesita al menos una
   *[second] Blanco no tiene piezas: cada bando necesita al menos una
}

## Players

errors-unknown-player = Jugador desconocido «{ $value }»: elige { $names }
errors-unknown-computer = Ordenador desconocido «{ $value }»: elige { $names }
errors-no-depth = Una búsqueda necesita una profundidad de 1 a { $most }, como search:9
errors-depth = Profundidad no admitida «{ $value }»: elige de 1 a { $most }, como search:9
errors-games = Número de partidas no admitido «{ $value }»: elige de { $least } a { $most }, como playouts:5000
errors-unknown-extra = «{ $word }» no es un ajuste de un ordenador: elige { $names }
errors-no-extras = «{ $word }» no es un ajuste de un ordenador en este juego
errors-second-extra = «{ $word }» está de más: elige un estilo y una evaluación
errors-human-extra = «{ $word }» es un ajuste de un ordenador, no de un jugador humano
errors-nameless-engine = Un motor necesita su nombre, como en engine:GNU Go

## Other

errors-unknown-game = Juego desconocido «{ $value }»: elige { $names }
errors-not-a-date = «{ $value }» no es una fecha: escríbela como 2026-11-21

## The command line

errors-unknown-language = Idioma desconocido { $tag }: elige { $languages }
errors-language = { $tag } ({ $name })
