## Sentences about a game in progress that are the same in every game: in the window, in the
## terminal and for screen readers.

game-you = Tú
game-name-and-rank = { $name } { $rank }

game-list-and = { $list } y { $item }
game-introduction =
    { $game }: { $setup }
    { $goal }

## The sides. They stand where names of people stand: “Red wins”.

game-side-red = Rojo
game-side-yellow = Amarillo
game-side-black = Negro
game-side-white = Blanco

## A move that is made without a question, and moves that are refused

game-passes = { $name-kind ->
    [you] Pasas: no tienes jugadas legales
   *[person] { $name } pasa: no tiene jugadas legales
}
game-pass = pasar
game-pass-title = Pasar
game-refused-over = La partida ha terminado
game-refused-off-board = No existe el punto { $point }: elige de A1 a { $last }
game-refused-taken = { $point } está ocupado: elige un punto vacío

## How a game ended: in the headline, in announcements, on pictures

game-wins-line = { $name-kind ->
    [you] Has ganado
   *[person] { $name } gana
}: { $count ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $count }
} en { $direction ->
    [row] horizontal
    [column] vertical
   *[diagonal] diagonal
}
game-wins-lines = { $name-kind ->
    [you] Has ganado
   *[person] { $name } gana
}: { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} líneas a la vez
game-wins-no-pieces = { $name-kind ->
    [you] Has ganado: capturaste todas las piezas
   *[person] { $loser-kind ->
        [you] Has perdido: todas tus piezas fueron capturadas
       *[person] { $name } gana: a { $loser } no le quedan piezas
    }
}
game-wins-no-moves = { $name-kind ->
    [you] Has ganado: tu rival no puede mover
   *[person] { $loser-kind ->
        [you] Has perdido: no puedes mover
       *[person] { $name } gana: { $loser } no puede mover
    }
}
game-wins-resigned = { $name-kind ->
    [you] Has ganado: tu rival abandonó
   *[person] { $loser-kind ->
        [you] Has abandonado: gana { $name }
       *[person] { $name } gana por abandono
    }
}
game-wins-by = { $name-kind ->
    [you] { $unit ->
        [disc] Has ganado por { $count ->
            [one] 1 ficha
           *[other] { $count } fichas
        }
       *[point] Has ganado por { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        }
    }
   *[person] { $loser-kind ->
        [you] { $unit ->
            [disc] Has perdido por { $count ->
                [one] 1 ficha
               *[other] { $count } fichas
            }
           *[point] Has perdido por { $count ->
                [one] 1 punto
               *[other] { $count } puntos
            }
        }
       *[person] { $unit ->
            [disc] { $name } gana por { $count ->
                [one] 1 ficha
               *[other] { $count } fichas
            }
           *[point] { $name } gana por { $count ->
                [one] 1 punto
               *[other] { $count } puntos
            }
        }
    }
}
game-wins = { $name-kind ->
    [you] ¡Has ganado!
   *[person] { $name } gana
}
game-ended-line = { $count ->
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
   *[other] { $count }
} en { $direction ->
    [row] horizontal
    [column] vertical
   *[diagonal] diagonal
} en la jugada { $move }
game-ended-lines = { $count ->
    [2] Dos
    [3] Tres
   *[other] { $count }
} líneas a la vez en la jugada { $move }
game-decided-double = { $shape ->
    [stacked] La jugada { $move } creó dos amenazas, una encima de la otra
   *[apart] La jugada { $move } creó dos amenazas
}. { $name-kind ->
    [you] Solo podías
   *[person] { $name } solo podía
} parar una
game-decided-mistake = Jugada { $move }. { $said }
game-drawn-full-board = Empate: el tablero está lleno
game-drawn-second-time = Tablas: la misma posición dos veces
game-drawn-third-time = Tablas: la misma posición tres veces
game-drawn-no-progress = Tablas: { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} sin capturas ni movimientos de peón
game-drawn-agreed = Tablas de mutuo acuerdo
game-draw-too-early = { $name } rechaza las tablas: nunca antes de la jugada { $number }
game-draw-winning = { $name } rechaza las tablas: cree que va ganando
game-draw-offered = { $name } ofrece tablas. Pulsa F6 para aceptar
game-resign-again = ¿Abandonar la partida? Pulsa F4 otra vez para confirmar
game-draw-again = ¿Acordar tablas? Pulsa F6 otra vez para confirmar
game-drawn-equal = { $unit ->
    [disc] Empate: igual número de fichas
   *[point] Empate: ambos tienen los mismos puntos
}

## The headline over the board

game-your-turn = Tu turno
game-to-move = Turno de { $name }
game-thinking = Pensando…
game-paused = En pausa
game-looking-back = { $move ->
    [0] Estás viendo el comienzo
   *[other] Estás viendo la jugada { $move }
}
game-question-dead-stones = Marca las piedras muertas y pulsa Contar
game-after-move = Tras la jugada { $move } · { $now }

## For screen readers: the last move and what comes now

game-moved = { $name }: { $move }
game-ended-after = { $result }. La partida duró { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-move-by = { $move } ({ $name-kind ->
    [you] tú
   *[person] { $name }
})
game-taken-back = Deshecho: { $moves }
game-taken-back-many = Deshecho: { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-played-again = Rehecho: { $moves }
game-played-again-many = Rehecho: { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-before-first = Antes de la primera jugada
game-at-move = Jugada { $number } de { $count }, { $name-kind ->
    [you] tú
   *[person] { $name }
}: { $move }
game-comment = Comentario: { $text }

## The card of a player

game-card-your-turn = tu turno
game-card-to-move = le toca
game-card-thinking = pensando…
game-card-waiting = espera
game-card-passes = pasa
game-card-wins = { $count ->
    [one] 1 partida ganada
   *[other] { $count } partidas ganadas
}
game-card-draws = { $count ->
    [one] 1 empate
   *[other] { $count } empates
}
game-card-captured = { $count ->
    [one] 1 pieza capturada
   *[other] { $count } piezas capturadas
}

## What a computer found: on its card

game-value-wins = gana
game-value-wins-in = gana en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas propias
}
game-value-loses = pierde
game-value-loses-in = pierde en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas propias
}
game-value-draws = empate
game-value-estimate = { $standing ->
    [much-better] cree que va ganando
    [better] cree que va por delante
    [slightly-better] cree que va un poco por delante
    [slightly-worse] cree que va un poco por detrás
    [worse] cree que va por detrás
    [much-worse] cree que va perdiendo
   *[even] igualado
}
game-value-share = { $percent } % de victorias
game-found-book = Del libro de aperturas: { $value }
game-found-glance = A primera vista: { $value }
game-found-end = Calculó hasta el final: { $value }
game-found-ahead = Calculó { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}: { $value }
game-found-tried = Simuló { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}: { $value }
game-found-nothing = No calculó ninguna jugada
game-found-expects = Espera { $moves }
game-found-considers = Considera { $moves }
game-and-more = { $moves } …
# A ply is a “media jugada”.
game-figures-win = victoria
game-figures-loss = derrota
game-figures-win-in = victoria en { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}
game-figures-loss-in = derrota en { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}
game-figures-value = valor { $value }
game-figures = Profundidad { $depth }, { $count ->
    [one] 1 posición
   *[other] { $count } posiciones
}, { $value }
game-figures-playouts = { $count ->
    [one] 1 simulación
   *[other] { $count } simulaciones
}, { $percent } % ganadas, { $value }

## What the analysis says of a move, after its name: "Column 4, wins in 4 moves"

game-verdict-won = gana
game-verdict-wins-by = gana por { $count }
game-verdict-wins-at-once = gana al instante
game-verdict-wins-in = gana en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-verdict-draws = empata
game-verdict-loses = pierde
game-verdict-loses-by = pierde por { $count }
game-verdict-loses-at-once = pierde al instante
game-verdict-loses-in = pierde en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-verdict-estimate = { $standing ->
    [much-better] va ganando (estimación)
    [better] por delante (estimación)
    [slightly-better] un poco por delante (estimación)
    [slightly-worse] un poco por detrás (estimación)
    [worse] por detrás (estimación)
    [much-worse] va perdiendo (estimación)
   *[even] igualado (estimación)
}
game-verdict-number = { $value } (estimación)

## What the analysis says of the position in view

game-evaluation-unknown = Aún no se sabe
game-evaluation-won = { $name } ha ganado
game-evaluation-lost = { $name } ha perdido
game-evaluation-wins = { $name } gana
game-evaluation-wins-by = { $name } gana por exactamente { $count }
game-evaluation-wins-in = { $name } gana en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-evaluation-loses = { $name } pierde
game-evaluation-loses-by = { $name } pierde por exactamente { $count }
game-evaluation-loses-in = { $name } pierde en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-evaluation-draw = Empate con el mejor juego
game-evaluation-estimate = { $standing ->
    [much-better] { $name } va ganando (estimación)
    [better] { $name } va por delante (estimación)
    [slightly-better] { $name } va un poco por delante (estimación)
    [slightly-worse] { $name } va un poco por detrás (estimación)
    [worse] { $name } va por detrás (estimación)
    [much-worse] { $name } va perdiendo (estimación)
   *[even] Igualado (estimación)
}
game-evaluation-number = { $name }: { $value } (estimación)
game-best = Mejor: { $move }

## Hints

game-hint-looking = Buscando una pista…
game-dead-looking = Buscando piedras muertas…
game-best-line = Mejor línea: { $moves }
game-best-line-more = Mejor línea: { $moves }…
game-hint-as-good = Igual de buenas: { $moves }
game-hint-as-good-more = Igual de buenas: { $moves } y otras
game-hint-all-as-good = Todas las jugadas son igual de buenas
game-hint-play = Mejor jugada: { $move }
game-hint-pass = Pasa
game-hint-forced = { $move } es la única jugada posible
game-hint-must-pass = Tienes que pasar: no hay ninguna jugada posible
game-hint-to-win = Ganas con { $move }
game-hint-to-block = Bloquea a tu rival con { $move }
game-hint-to-double = Haz dos amenazas con { $move }
game-hint-wins = Ganas haga lo que haga tu rival
game-hint-wins-in = Ganas en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}, haga lo que haga tu rival
game-hint-loses = Tu rival puede forzar la victoria
game-hint-loses-in = Tu rival puede forzar la victoria en { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-hint-loses-at-once = Tu rival gana en la próxima jugada, juegues donde juegues
game-hint-only = Con cualquier otra jugada, tu rival gana en la siguiente
game-hint-draws = Nadie puede forzar la victoria
game-hint-estimate = { $standing ->
    [much-better] Vas ganando
    [better] Vas por delante
    [slightly-better] Vas un poco por delante
    [slightly-worse] Vas un poco por detrás
    [worse] Vas por detrás
    [much-worse] Vas perdiendo
   *[even] La partida está igualada
}
game-hint-looked = { $hint } (calculando { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
})
game-hint-tried = { $hint } (tras simular { $count ->
    [one] 1 partida
   *[other] { $count } partidas
})

## Notices

game-no-result = Sin resultado tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}: puede que la partida dé vueltas sin fin. Pulsa P para continuar
game-waiting-letter = { $letter }… escribe el número de la fila · solo { $letter }: { $meaning }
game-waiting-number = { $letter }… escribe el número de la fila, o pulsa Esc
game-stand-in = { $reason }. Juega { $name } en su lugar
game-play-from-here = { $move ->
    [0] Estás viendo el comienzo.
   *[other] Estás viendo la jugada { $move }.
} Haz la misma jugada otra vez para continuar desde aquí. { $count ->
    [one] Se conserva la jugada siguiente
   *[other] Se conservan las { $count } jugadas siguientes
}
game-line-left = { $count ->
    [one] La jugada que seguía se conserva como variante: pulsa V para verla
   *[other] Las { $count } jugadas que seguían se conservan como variante: pulsa V para verlas
}
game-line-tried = Esta jugada es una variante. La línea principal se mantiene: pulsa V para verla
game-ended-within = Este es el resultado tras la jugada { $move }. { $count ->
    [one] La jugada siguiente sigue en la partida
   *[other] Las { $count } jugadas siguientes siguen en la partida
}: pulsa Fin para ver la última
game-new-you-begin = Partida nueva: empiezas con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
game-new-begins-as = Partida nueva: { $name } empieza con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
game-new-begins = Partida nueva: empieza { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
game-new-swapped = Partida nueva con los bandos cambiados: empieza { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
game-new-you-answer = Partida nueva: empieza { $name }, tú juegas con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}

## What to press, under the board. The single letters and F1, End and Ctrl+Z are keys.

game-press-help = F1 muestra todas las teclas
game-press-continue = P sigue jugando desde aquí, la tecla del punto hace una jugada
game-press-twice = Haz la misma jugada dos veces para continuar desde aquí
game-press-end = Fin muestra la última jugada
game-press-review = R repasa la partida
game-press-undo = Ctrl+Z deshace la última jugada
game-taught = { $count ->
    [0] El entrenador no dio avisos
    [one] El entrenador dio 1 aviso
   *[other] El entrenador dio { $count } avisos
}

## Computer players. Their names stand where people’s names stand: “High wins”.

game-level-learner = Principiante
game-level-casual = Aficionado
game-level-low = Básico
game-level-fair = Pasable
game-level-medium = Medio
game-level-skilled = Hábil
game-level-advanced = Competente
game-level-high = Avanzado
game-level-perfect = Perfecto
game-level-random = Azar
game-level-greedy = Codicioso
game-level-dummy = Maniquí
game-level-depth = Cálculo { $depth }
game-level-games = { $games ->
    [one] 1 simulación
   *[other] { $games } simulaciones
}
game-level-custom = A medida

game-strength = fuerza { $level } de { $most }

game-level-looks = prevé { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
game-level-tries = hasta { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} por jugada
game-level-beginners = para tus primeras partidas
game-level-at-a-glance = { $count } de cada { $all } jugadas, a simple vista
game-level-at-random = { $count } de cada { $all } jugadas, al azar
game-level-slips-rarely = se despista poco
game-level-further = ve más lejos
game-level-stones-anywhere = coloca piedras al azar

## A computer objects to what the user wants to decide

game-objection-alive = { $name } no está de acuerdo: { $groups } { $count ->
    [one] está vivo
   *[other] están vivos
}. Cambia las marcas, sigue jugando o cuenta otra vez
game-objection-dead = { $name } no está de acuerdo: { $groups } { $count ->
    [one] está muerto
   *[other] están muertos
}. Cambia las marcas, sigue jugando o cuenta otra vez
game-objection-both = { $name } no está de acuerdo. Vivos: { $alive }. Muertos: { $dead }. Cambia las marcas, sigue jugando o cuenta otra vez
