past-title = Partidas anteriores
past-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
past-reading = { $count ->
    [0] Leyendo tus partidas…
    [one] Leyendo { $count } partida más…
   *[other] Leyendo { $count } partidas más…
}
past-empty = Aún no hay partidas. Tus partidas anteriores aparecerán aquí
past-none-fit = Ninguna partida coincide con estos filtros
past-filter-game = Juego
past-filter-result = Resultado
past-all = Todas
past-all-games = Todos
past-won = Ganadas
past-lost = Perdidas
past-drawn = Empatadas
past-result-won = Ganada
past-result-lost = Perdida
past-result-drawn = Empatada
past-only-against = Solo contra { $name } ×
past-only-mistake = Solo «{ $kind }» ×
past-side-won = Ganó { $side }
past-unfinished = Sin terminar
past-two-people = Dos jugadores
past-both = { $first } y { $second }
past-you-played = { $game } · jugaste con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
} · { $detail }
past-at-computer = { $game } · en este ordenador · { $detail }
past-watched = { $game } · dos ordenadores · { $detail }
past-brief = { $game } · { $detail }
past-margin = { $unit ->
    [piece] { $amount ->
        [one] por { $amount } pieza
       *[other] por { $amount } piezas
    }
    [disc] { $amount ->
        [one] por { $amount } ficha
       *[other] por { $amount } fichas
    }
   *[point] { $amount ->
        [one] por { $amount } punto
       *[other] por { $amount } puntos
    }
}
past-resigned = { $who ->
    [you] abandonaste
    [opponent] tu rival abandonó
   *[other] por abandono
}
past-full-board = tablero lleno
past-accuracy = precisión
past-not-reviewed = Sin repasar
past-accuracy-said = Precisión { $figure }
past-today = Hoy
past-yesterday = Ayer
past-weekday = { $day ->
    [1] Lunes
    [2] Martes
    [3] Miércoles
    [4] Jueves
    [5] Viernes
    [6] Sábado
   *[7] Domingo
}
past-short-date = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
}
past-date-of-year = { $date } { $year }
past-row-said = { $opponent }. { $about }. { $result }. { $accuracy }. { $date }
past-damaged = Este archivo está dañado · { $date }
past-unusable = Este archivo no se puede abrir · { $date }
past-unknown-game = Esta versión de Plot 4 no tiene este juego
past-left-after = { $move ->
    [one] Sin terminar, { $move } jugada
   *[other] Sin terminar, { $move } jugadas
}
past-mistakes = { $count ->
    [0] no cometiste errores
    [one] cometiste { $count } error
   *[other] cometiste { $count } errores
}
past-mistakes-of-both = { $count ->
    [0] sin errores
    [one] { $count } error
   *[other] { $count } errores
}
past-review = Repasar
past-open = Abrir
past-delete = Eliminar
past-deleted = Partida eliminada
past-gone = Esta partida se eliminó en otra ventana
past-undo = Deshacer
past-restored = Partida recuperada
past-last-position = La última posición
past-choose-one = Elige una partida para verla aquí
past-ready = Ya puedes con { $level }
past-easier = { $level } se ajusta mejor a ti
past-wins = { $count } victorias seguidas contra { $name }
past-losses = { $count } derrotas seguidas contra { $name }
