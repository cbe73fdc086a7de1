## The review of a game: its heading and buttons.

review-title = Repaso
review-label = Repaso: { $game }
review-back = Atrás
review-back-tip = Volver a la partida
review-try-again = Intentar de nuevo desde aquí
review-try-again-short = Reintentar
review-try-again-tip = Cerrar el repaso y seguir jugando desde esta posición
review-best-line = Mejor línea
review-best-line-tip = Mostrar las mejores jugadas desde aquí
review-previous = Error anterior
review-previous-short = Anterior
review-next = Error siguiente
review-next-short = Siguiente

## How the game ended, in a line of about 40 letters beside the heading.

review-won-you = Ganaste en la jugada { $number }
review-won-name = { $name } ganó en la jugada { $number }
review-won-after-you = { $count ->
    [one] Ganaste tras { $count } jugada
   *[other] Ganaste tras { $count } jugadas
}
review-won-after-name = { $count ->
    [one] { $name } ganó tras { $count } jugada
   *[other] { $name } ganó tras { $count } jugadas
}
review-drawn = { $count ->
    [one] Empate tras { $count } jugada
   *[other] Empate tras { $count } jugadas
}

## The card of a player.

review-percent = { $percent } %
review-good-moves = { $known ->
    [one] { $good } de { $known } buena
   *[other] { $good } de { $known } buenas
}
review-good-moves-so-far = { $known ->
    [one] { $good } de { $known } buena por ahora
   *[other] { $good } de { $known } buenas por ahora
}
review-good-moves-short = { $good } de { $known }
review-no-moves = Sin jugadas
review-only-estimates = Solo estimaciones
review-side-and-name = { $side }, { $name }
review-card = { $player }: precisión { $percent }, { $moves }
review-accuracy-tip = Precisión: cuántas de las jugadas no fueron errores

## The list of mistakes.

review-mistakes = Errores
review-mistakes-progress = Errores · { $known } de { $all } posiciones analizadas
review-likely-mistakes = Errores probables
review-count = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
review-place = { $number } de { $count }
review-none = Sin errores
review-none-found = No se encontraron errores
review-none-so-far = Sin errores por ahora
review-failed = El análisis falló. Cierra el repaso y ábrelo de nuevo
review-move = Jugada { $number }
review-move-change = Jugada { $number } · { $change }
review-mistake-label = Error en la jugada { $number }, { $side }. { $sentence } ({ $change })

## What was better. $moves are the better moves: “4”, “4 or 5”, “H7, H8 or J3”.

review-two-moves = { $first } o bien { $second }
review-three-moves = { $first }, { $second } o bien { $third }
review-missed-win = { $who ->
    [you] { $game ->
        [connect4] Tenías la victoria en la columna { $moves }
       *[other] Tenías la victoria con { $moves }
    }
   *[name] { $game ->
        [connect4] { $name } tenía la victoria en la columna { $moves }
       *[other] { $name } tenía la victoria con { $moves }
    }
}
review-missed-draw = { $who ->
    [you] { $game ->
        [connect4] Jugaste { $made }. Con la columna { $moves } habrías empatado
       *[other] Jugaste { $made }. Con { $moves } habrías empatado
    }
   *[name] { $game ->
        [connect4] { $name } jugó { $made }. Con la columna { $moves } habría empatado
       *[other] { $name } jugó { $made }. Con { $moves } habría empatado
    }
}
review-lost = { $game ->
    [connect4] La columna { $made } perdió la partida. La columna { $moves } aguantaba
   *[other] { $made } perdió la partida. Con { $moves } se aguantaba
}
review-only-win = { $game ->
    [connect4] Cualquier columna menos la { $made } habría ganado
   *[other] Cualquier jugada menos { $made } habría ganado
}
review-only-draw = { $game ->
    [connect4] Cualquier columna menos la { $made } habría empatado
   *[other] Cualquier jugada menos { $made } habría empatado
}
review-only-lost = { $game ->
    [connect4] Cualquier columna menos la { $made } aguantaba
   *[other] Cualquier jugada menos { $made } aguantaba
}
review-only-worse = { $game ->
    [connect4] Cualquier columna menos la { $made } era mejor
   *[other] Cualquier jugada menos { $made } era mejor
}
review-several-win = { $game ->
    [connect4] Varias columnas habrían ganado, como la { $move }
   *[other] Varias jugadas habrían ganado, como { $move }
}
review-several-draw = { $game ->
    [connect4] Varias columnas habrían empatado, como la { $move }
   *[other] Varias jugadas habrían empatado, como { $move }
}
review-several-held = { $game ->
    [connect4] La columna { $made } perdió la partida. Varias aguantaban, como la { $move }
   *[other] { $made } perdió la partida. Varias jugadas aguantaban, como { $move }
}
review-was-mistake = { $move } fue un error
review-was-better = { $game ->
    [connect4] Era mejor la columna { $moves } que la { $made }
   *[other] Era mejor { $moves } que { $made }
}
review-several-better = { $game ->
    [connect4] Varias columnas eran mejores que la { $made }, como la { $move }
   *[other] Varias jugadas eran mejores que { $made }, como { $move }
}
review-stood-you = { $standing ->
    [much-better] Ibas ganando
    [better] Ibas por delante
    [little-better] Ibas un poco por delante
    [little-worse] Ibas un poco por detrás
    [worse] Ibas por detrás
    [much-worse] Ibas perdiendo
   *[even] La partida estaba igualada
}
review-stood-name = { $standing ->
    [much-better] { $name } iba ganando
    [better] { $name } iba por delante
    [little-better] { $name } iba un poco por delante
    [little-worse] { $name } iba un poco por detrás
    [worse] { $name } iba por detrás
    [much-worse] { $name } iba perdiendo
   *[even] La partida estaba igualada
}

## Notices and announcements of the review.

review-nothing-yet = Aún no hay nada que repasar: haz antes una jugada
review-checking = Repaso: analizando cada jugada
review-mistake-said = Jugada { $number }. { $sentence }
review-before-move = Antes de la jugada { $number } ({ $name }: { $move })
review-try-again-you = Tu turno: inténtalo de nuevo
review-try-again-name = Turno de { $name }: inténtalo de nuevo
review-try-again-computer = Turno de { $name }: pulsa P para continuar
review-wins = Gana { $name }
review-draw = Empate
review-even = Igualado
