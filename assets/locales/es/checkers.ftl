## The board of Checkers.

checkers-how-to-play = Haz clic en una pieza y luego en una casilla
checkers-estimates-example = +0,2

## Beside the name of the game, in a list: "English draughts · 8 × 8".

checkers-subtitle-usual = Reglas inglesas
checkers-subtitle-position = Posición propia
checkers-subtitle-rows = { $rows ->
    [one] { $rows } fila de peones
   *[other] { $rows } filas de peones
}

## The keys of the board, on the help page.

checkers-press = Levantar la pieza o moverla a esa casilla
checkers-keys-square = Del 1 al 32, luego - o X
checkers-go-to-square = Mover el cursor a esa casilla y levantar su pieza
checkers-step-back = Deshacer el último paso de una jugada sin terminar

## What a screen reader says of a square.

checkers-square-empty = { $square }, vacía
checkers-square = { $piece ->
    [red-man] { $square }, peón rojo
    [red-king] { $square }, dama roja
    [white-man] { $square }, peón blanco
   *[white-king] { $square }, dama blanca
}

## Parts of a list, after the name of a square.

checkers-moved-last = última jugada
checkers-picked-up = levantada
checkers-must-jump-again = levantada, debe seguir capturando
checkers-can-go-here = puede ir aquí
# The man or the king.
checkers-captured = pieza capturada
checkers-must-jump = debe capturar
checkers-can-move = puede mover

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

checkers-page-rules = Las reglas de las damas

checkers-page-moving-heading = Mover
checkers-page-moving = Empieza Rojo y los jugadores se turnan. Un peón avanza un paso en diagonal a una casilla oscura vacía. Los peones de Rojo bajan por el tablero y los de Blanco suben. Las casillas oscuras están numeradas: 5-8 es una jugada de la casilla 5 a la casilla 8.
checkers-page-moving-picture = Un peón rojo va de la casilla 5 a la casilla 8

checkers-page-jumping-heading = Capturar
checkers-page-jumping = Una pieza captura a una pieza rival contigua saltando por encima a la casilla vacía de detrás. Si puedes capturar, debes hacerlo, pero puedes elegir qué captura. Si la misma pieza puede capturar otra vez, también debe hacerlo: toda la serie es una sola jugada. Las piezas que deben capturar tienen un anillo alrededor. En una captura múltiple, haz clic en una casilla tras otra. Esc deshace un paso.
checkers-page-jumping-picture = Un peón rojo salta de la casilla 4 sobre la 7 a la 11, y luego sobre la 14 a la 18

checkers-page-kings-heading = Damas
checkers-page-kings = Un peón que llega a la última fila se corona dama, y ahí acaba su turno. Una dama mueve y captura hacia delante y hacia atrás, de paso en paso.
checkers-page-kings-picture = Un peón rojo va de la casilla 14 a la 17, en la última fila, y hay una dama roja en la casilla 5

checkers-page-end-heading = El final
checkers-page-end = Ganas cuando tu rival no puede mover, porque todas sus piezas están capturadas o bloqueadas. La partida acaba en tablas cuando la misma posición aparece por tercera vez, o tras 40 jugadas de cada bando sin capturas ni movimientos de peón. Puedes cambiar ambas reglas en una partida nueva.
checkers-page-end-picture = El único peón de Blanco, en la casilla 10, no puede mover: hay peones rojos en la 7 y la 5

## What Checkers says: src/words/checkers.rs

checkers-goal = Captura todas las piezas de tu rival o déjalo sin jugadas. Si puedes capturar, debes hacerlo
checkers-refused-must-jump = Debes capturar: { $jump } en vez de { $move }
checkers-refused-jump-on = { $move } se queda a medias: la pieza debe seguir capturando
checkers-refused-not-yours = La pieza de la casilla { $square } es de tu rival
checkers-refused-no-piece = No hay ninguna pieza en la casilla { $square }
checkers-refused-taken = { $move } acaba en una casilla ocupada
checkers-refused-backward = { $move } va hacia atrás: solo las damas pueden
checkers-refused-nothing-to-jump = { $move } no salta sobre ninguna pieza de tu rival
checkers-refused-other-board = { $move } no es una jugada de este tablero

checkers-level-learner = no ve más allá de una captura
checkers-level-medium = ve unas jugadas por delante
checkers-level-high = ve lejos, domina los finales
checkers-level-greedy = captura todo lo que puede
checkers-level-random = hace cualquier jugada
checkers-level-dummy = hace la primera jugada

checkers-title = Damas
checkers-summary = captura y corona
checkers-setup-drawn-by-repetition = tablas si se repite una posición
checkers-setup-drawn-after = { $moves ->
    [0] sin tablas por jugadas
    [one] tablas tras 1 jugada sin progreso
   *[other] tablas tras { $moves } jugadas sin progreso
}

## The coach: mistakes that can be seen, in a review and on the coach’s card.

checkers-lost = { $name-kind ->
    [you] Perdiste
   *[person] { $name } perdió
} { $piece ->
    [man] { $count ->
        [one] un peón
       *[other] { $count } peones
    }
    [king] { $count ->
        [one] una dama
       *[other] { $count } damas
    }
    [king-for-man] una dama por un peón
    [trade] { $name-kind ->
        [you] más de lo que recuperaste
       *[person] más de lo que recuperó
    }
   *[piece] { $count ->
        [one] una pieza
       *[other] { $count } piezas
    }
}: { $move }
checkers-missed = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} { $move }, que gana { $piece ->
    [man] { $count ->
        [one] un peón
       *[other] { $count } peones
    }
    [king] { $count ->
        [one] una dama
       *[other] { $count } damas
    }
    [king-for-man] una dama por un peón
    [trade] más de lo que pierde
   *[piece] { $count ->
        [one] una pieza
       *[other] { $count } piezas
    }
}
checkers-card-lost = Eso pierde { $piece ->
    [man] { $count ->
        [one] un peón
       *[other] { $count } peones
    }
    [king] { $count ->
        [one] una dama
       *[other] { $count } damas
    }
    [king-for-man] una dama por un peón
    [trade] más de lo que recupera
   *[piece] { $count ->
        [one] una pieza
       *[other] { $count } piezas
    }
}
checkers-card-missed = Puedes ganar { $piece ->
    [man] { $count ->
        [one] un peón
       *[other] { $count } peones
    }
    [king] { $count ->
        [one] una dama
       *[other] { $count } damas
    }
    [king-for-man] una dama por un peón
    [trade] más de lo que pierdes
   *[piece] { $count ->
        [one] una pieza
       *[other] { $count } piezas
    }
}
checkers-why-lost = { $side ->
    [red] Rojo
   *[white] Blanco
} captura con { $move }
checkers-why-missed = Juega { $move }
