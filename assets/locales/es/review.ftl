## The review of a game: its heading and buttons.

review-title = Repaso
review-label = Repaso: { $game }
review-back = Atrás
review-back-tip = Volver a la partida
review-try-again = Reintentar desde aquí
review-try-again-short = Reintentar
review-try-again-tip = Cerrar el repaso y seguir jugando desde esta posición
review-best-line = Mejor línea
review-best-line-tip = Mostrar las mejores jugadas desde aquí
review-previous = Error anterior
review-previous-short = Anterior
review-next = Error siguiente
review-next-short = Siguiente

## How the game ended, in a line of about 40 letters beside the heading.

review-won = { $name-kind ->
    [you] Ganaste
   *[person] { $name } ganó
} en la jugada { $number }
review-won-after = { $name-kind ->
    [you] Ganaste
   *[person] { $name } ganó
} tras { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
review-drawn = { $count ->
    [one] Empate tras { $count } jugada
   *[other] Empate tras { $count } jugadas
}

## The card of a player.

review-cost-moves = { $count ->
    [one] costó { $count } jugada
   *[other] costó { $count } jugadas
}
review-cost-points = { $count ->
    [one] costó { $count } punto
   *[other] costó { $count } puntos
}
review-cost-men = { $count ->
    [one] costó { $count } peón
   *[other] costó { $count } peones
}
review-cost-discs = { $count ->
    [one] costó { $count } ficha
   *[other] costó { $count } fichas
}
review-good-moves = { $known ->
    [one] { $good } de { $known } buena
   *[other] { $good } de { $known } buenas
}
review-good-moves-so-far = { $known ->
    [one] { $good } de { $known } buena por ahora
   *[other] { $good } de { $known } buenas por ahora
}
review-no-moves = Sin jugadas
review-only-forced = Solo jugadas forzadas
review-side-and-name = { $side }, { $name }
review-accuracy-said = precisión { $percent }, { $moves }
review-accuracy-tip = Precisión: lo cerca que estuvieron las jugadas de las mejores
review-accuracy-tip-estimated = Precisión: lo cerca que estuvieron las jugadas de las mejores. Estimada con al menos { $what ->
    [games] { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
   *[positions] { $count ->
        [one] 1 posición
       *[other] { $count } posiciones
    }
} por jugada
review-accuracy = Precisión
review-accuracy-so-far = Precisión hasta ahora
review-class-count = { $class }: { $first } { $first-count }, { $second } { $second-count }

## The list of key moments: the mistakes of both sides.

review-key-moments = Momentos clave
review-key-moments-progress = Momentos clave · { $known } de { $all } posiciones analizadas
review-key-moments-estimated = Momentos clave · estimaciones
review-place = { $number } de { $count }
review-none = Sin errores
review-none-found = No se encontraron errores
review-none-so-far = Sin errores por ahora
review-failed = El análisis falló. Cierra el repaso y ábrelo de nuevo
review-move = Jugada { $number }
review-decided = { $class } · decisiva
review-moment-label = Jugada { $number }, { $side }: { $class }. { $sentence }

## Below the board, and under the graph.

review-was-mistake = { $move } fue un error
review-played = Jugada { $number }: { $name-kind ->
    [you] jugaste
   *[person] { $name } jugó
} { $move }
review-passed = Jugada { $number }: { $name-kind ->
    [you] pasaste
   *[person] { $name } pasó
}
review-move-class = Jugada { $number }, { $name }: { $class }
review-first-move = Inicio de la partida
review-move-back = Una jugada atrás
review-move-on = Una jugada adelante

## Notices and announcements of the review.

review-nothing-yet = Aún no hay nada que repasar: haz antes una jugada
review-checking = Repaso: analizando cada jugada
review-moment-said = Jugada { $number }: { $class }. { $sentence }
review-before-move = Antes de la jugada { $number } ({ $name }: { $move })
review-trying-again = { $name-kind ->
    [you] Tu turno: inténtalo de nuevo. Esc vuelve al repaso
   *[person] Turno de { $name }: inténtalo de nuevo
}
review-plays-on = { $name } sigue desde aquí. Esc vuelve al repaso
review-try-again-computer = Turno de { $name }: pulsa P para continuar
review-same-mistake = Es el mismo error otra vez
review-found-best = Eso es: no hay jugada mejor
review-wins = Gana { $name }
review-draw = Empate
review-even = Igualado

review-marked = { $place }: { $shape ->
    [triangle] triángulo
    [square] cuadrado
    [circle] círculo
    [cross] cruz
   *[selected] cuadrado lleno
}
review-labelled = { $place }: etiqueta añadida
review-unmarked = { $place }: marca quitada
review-edit-undone = Cambio deshecho
review-edit-redone = Cambio rehecho
