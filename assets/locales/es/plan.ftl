## Planes

plan-title = { $owner ->
    [red] El plan de Rojo
    [yellow] El plan de Amarillo
   *[you] Un plan que
} { $result ->
    [draw] asegura el empate
   *[win] gana
}
plan-tactics = Haz { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya si puedes; si no, bloquea el del rival{ $tactics ->
    [two-threats] ; si no, haz una doble amenaza
   *[fours] { "" }
}
plan-start = Juega ahora en la columna { $column }
plan-start-and-tactics = Juega ahora en la columna { $column }. Después haz { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya si puedes; si no, bloquea el del rival{ $tactics ->
    [two-threats] ; si no, haz una doble amenaza
   *[fours] { "" }
}
plan-pair = columna { $column } fila { $row } con columna { $column2 } fila { $row2 }
plan-pairs = Si { $side ->
    [red] Rojo
   *[yellow] Amarillo
} ocupa una casilla { $count ->
    [1] de esta pareja
   *[other] de una pareja
}, ocupa la otra: { $pairs }
plan-follow = Cuando { $side ->
    [red] Rojo
   *[yellow] Amarillo
} deje caer una ficha, pon la tuya justo encima{ $careful ->
    [yes] , pero nunca justo debajo de una casilla ganadora
   *[no] { "" }
}
plan-otherwise = { $careful ->
    [yes] ¿No puedes?
   *[no] ¿La columna está llena?
} Juega en la { $order ->
    [left] primera columna libre desde la izquierda
    [right] primera columna libre desde la derecha
    [middle-left] columna libre más cercana al centro; entre dos, la izquierda
    [middle-right] columna libre más cercana al centro; entre dos, la derecha
    [edges-left] columna libre más cercana a un borde; entre dos, la izquierda
   *[edges-right] columna libre más cercana a un borde; entre dos, la derecha
}{ $careful ->
    [yes] , tampoco debajo de una casilla ganadora
   *[no] { "" }
}
plan-otherwise-last = { $rule }. { $count ->
    [1] La columna { $columns }, la última
   *[other] Las columnas { $columns }, las últimas
}
plan-checked = Comprobado contra todas las respuestas
plan-ways = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} puede seguir de { $count ->
    [one] una manera
   *[other] { $count } maneras
}. { $result ->
    [draw] El plan nunca pierde
   *[win] El plan gana siempre
}
plan-longest = La partida dura más tras { $count ->
    [1] la columna { $columns }
   *[other] las columnas { $columns }
}
plan-none = Aquí no se ha encontrado un plan de pocas reglas

plan-yours = Hay un plan de { $count ->
    [2] dos
    [3] tres
   *[other] cuatro
} reglas que { $result ->
    [draw] asegura el empate
   *[win] gana
}
plan-opponents = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} tiene un plan de { $count ->
    [2] dos
    [3] tres
   *[other] cuatro
} reglas que { $result ->
    [draw] asegura el empate
   *[win] gana
}
plan-seat = { $owner ->
    [opponent] El plan del rival; para probarlo, juegas con
   *[you] Juegas con
} { $side ->
    [red] Rojo
   *[yellow] Amarillo
}; { $mover ->
    [red] le toca a Rojo
    [yellow] le toca a Amarillo
   *[you] te toca
}
plan-left = Aquí tenías un plan: { $move }
plan-show-plan = Ver el plan
plan-show-plan-short = Plan
plan-for-the-rest = Un plan para el resto de la partida
plan-searching = Buscando un plan…
plan-begin = Probar el plan
plan-show = Mostrar en el tablero
plan-hide = Ocultar en el tablero
plan-rule-of = Regla { $rule } de { $count }
plan-right = Regla { $rule }
plan-slip = Aquí la regla { $rule } dice: columna { $column }
plan-won = { $length ->
    [3] Tres
    [4] Cuatro
    [5] Cinco
   *[other] { $length }
} en raya: el plan ha ganado
plan-held = El tablero está lleno: el plan ha asegurado el empate
plan-from-the-start = Desde el principio
plan-menu = Plan para esta posición
plan-help = Mostrar un plan para esta posición: unas pocas reglas que ganan
plan-over = Los planes son para partidas en curso
