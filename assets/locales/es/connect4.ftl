## The board of Connect 4.

connect4-how-to-play = Haz clic en una columna o pulsa del 1 al { $columns }
connect4-full = llena
connect4-parity = { $parity ->
    [odd] impar
   *[even] par
}
connect4-parity-letter = { $parity ->
    [odd] i
   *[even] p
}

## The keys of the board, on the help page.

connect4-keys-digits = Del 1 al 9
connect4-drop-in-column = Soltar una ficha en esa columna
connect4-keys-sides = Izquierda, Derecha
connect4-move-coin = Mover la ficha
connect4-keys-drop = Abajo, Intro, Espacio
connect4-drop-coin = Soltar la ficha

## What a screen reader says of a column.

connect4-column-empty = Columna { $column }, vacía
connect4-column = Columna { $column }, { $coins } de { $rows }: { $list }
connect4-column-full = Columna { $column }, { $coins } de { $rows }: { $list }, llena
connect4-coin = { $side ->
    [red] roja
   *[yellow] amarilla
}
connect4-threatens-row = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} amenaza la fila { $row }, { $parity ->
    [odd] impar
   *[even] par
}
connect4-threat = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} en la columna { $column }, fila { $row } ({ $parity ->
    [odd] impar
   *[even] par
})

## The page about threats. Each paragraph has a heading and a picture, which a screen reader
## describes.

connect4-page-threats = Qué significan las amenazas

connect4-page-threat-heading = Una amenaza
connect4-page-threat = Una amenaza es una casilla vacía donde una ficha más hace cuatro en raya. Aquí Rojo tiene tres en raya con una casilla vacía al lado, así que Amarillo debe jugar ya en la columna 5.
connect4-page-threat-picture = Fichas rojas en las columnas 2, 3 y 4 de la fila de abajo, y una marca en la columna 5

connect4-page-parity-heading = Impar y par
connect4-page-parity = La mayoría de las amenazas aún no se pueden jugar, porque las casillas de debajo están vacías. Entonces lo que importa es la fila, contada desde abajo. La amenaza de Rojo en la columna 5 es impar, porque está en la fila 3. La de Amarillo en la columna 2 es par, porque está en la fila 2. Pulsa T para ver así las amenazas de tu propia partida.
connect4-page-parity-picture = Rojo amenaza la fila 3 de la columna 5 (impar), y Amarillo la fila 2 de la columna 2 (par)

connect4-page-zugzwang-heading = Quedarse sin jugadas seguras
connect4-page-zugzwang = Nadie quiere jugar justo debajo de una amenaza rival. Pero el tablero se llena, y al final alguien tiene que hacerlo. Aquí solo queda la columna 7 y es el turno de Amarillo: Amarillo debe jugar la ficha 1, y Rojo hace cuatro con la ficha 2. Las columnas tienen un número par de filas y empezó Rojo, así que, cuando las demás columnas están llenas, a Rojo le tocan las casillas impares y a Amarillo las pares. Por eso las amenazas impares son buenas para Rojo y las pares para Amarillo. Sus marcas van rellenas. (Esto se llama zugzwang.)
connect4-page-zugzwang-picture = Todas las columnas menos la 7 están llenas: Amarillo suelta la ficha 1 en la fila 2, y Rojo hace cuatro con la ficha 2 en la fila 3

connect4-page-stacked-heading = Dos amenazas una sobre otra
connect4-page-stacked = Dos amenazas del mismo bando, una justo encima de la otra, ganan en cuanto se puede jugar la casilla de abajo. Aquí Amarillo solo puede bloquear la de abajo en la columna 4, y entonces Rojo hace cuatro encima.
connect4-page-stacked-picture = Rojo amenaza las filas 1 y 2 de la columna 4

connect4-page-below-heading = No juegues debajo de una amenaza
connect4-page-below = Si juegas justo debajo de una amenaza de tu rival, podrá jugarla. Aquí Amarillo amenaza la fila 2 de la columna 6: si Rojo juega ahora en la columna 6, Amarillo hace cuatro encima de esa ficha. Las pistas señalan esas casillas con este signo.
connect4-page-below-picture = Fichas amarillas en las columnas 3, 4 y 5 de la fila 2, y una señal de stop en la columna 6

## What Connect 4 says: src/words/connect4.rs

connect4-goal = Consigue { $count ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} fichas tuyas en raya: en vertical, horizontal o diagonal
connect4-move = columna { $column }
connect4-move-object = la columna { $column }
connect4-move-subject = La columna { $column }
connect4-moves-subject = Las columnas { $columns }
connect4-refused-no-column = No existe la columna { $column }: elige del 1 al { $last }
connect4-refused-full = La columna { $column } está llena: elige { $others }
connect4-winning-cells = Casillas ganadoras (columna,fila): { $cells }

connect4-level-learner = hace líneas y se despista
connect4-level-casual = no ve diagonales ni trampas
connect4-level-low = prevé 2 jugadas, sin detalle
connect4-level-medium = prevé 4 jugadas
connect4-level-high = prevé hasta 12 jugadas
connect4-level-perfect = nunca se equivoca
connect4-level-random = suelta fichas al azar
connect4-level-greedy = gana, bloquea o alarga su línea
connect4-standard-board-only-short = solo en 7 × 6 con cuatro en raya
connect4-standard-board-only = Perfecto solo juega en 7 × 6 con cuatro en raya

## Hints: what to play, why, and what comes of it; then what is wrong with other columns. Each is a
## sentence of its own, and they stand one after the other. A threat is an empty cell where one more
## coin makes a line.

connect4-hint-play = Juega en la columna { $columns }
connect4-hint-only-left = Solo queda la columna { $column }
connect4-hint-make-line = Juega en la columna { $column } para hacer { $count ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} en raya
connect4-hint-block = Juega en la columna { $column } para bloquear { $count ->
    [3] el tres
    [4] el cuatro
    [5] el cinco
    [6] el seis
   *[other] el { $count }
} en raya de { $side ->
    [red] Rojo
   *[yellow] Amarillo
}
connect4-hint-make-double = Juega en la columna { $column } para hacer { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} amenazas a la vez, en las columnas { $columns }
connect4-hint-make-stacked = Juega en la columna { $column } para hacer dos amenazas en la columna { $threat }, una sobre otra
connect4-hint-force = Juega en la columna { $column }: { $side ->
    [red] Rojo
   *[yellow] Amarillo
} debe responder en la columna { $answer }
connect4-hint-make-threat = Juega en la columna { $column } para amenazar la columna { $threat }, fila { $row }
connect4-hint-make-threats-in-column = Juega en la columna { $column } para hacer { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} amenazas en la columna { $threat }
connect4-hint-make-threats = Juega en la columna { $column } para hacer amenazas en las columnas { $columns }
connect4-hint-prevent-double = Juega en la columna { $column } para evitar una doble amenaza de { $side ->
    [red] Rojo
   *[yellow] Amarillo
}
connect4-hint-prevent-threat = Juega en la columna { $column } para evitar una amenaza de { $side ->
    [red] Rojo
   *[yellow] Amarillo
} en la columna { $threat }, fila { $row }
connect4-hint-prevent-threats-in-column = Juega en la columna { $column } para evitar { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} amenazas de { $side ->
    [red] Rojo
   *[yellow] Amarillo
} en la columna { $threat }
connect4-hint-prevent-threats = Juega en la columna { $column } para evitar amenazas de { $side ->
    [red] Rojo
   *[yellow] Amarillo
} en las columnas { $columns }

connect4-hint-best-wins-at-once = { $count ->
    [one] Gana al instante
   *[other] Todas ganan al instante
}
connect4-hint-best-wins = { $count ->
    [one] Gana
   *[other] Todas ganan
} en { $moves } jugadas
connect4-hint-best-draws = { $count ->
    [one] Mantiene el empate
   *[other] Todas mantienen el empate
}
connect4-hint-best-loses-at-once = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} gana en la próxima jugada
connect4-hint-best-loses = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} aún puede ganar, pero necesita { $moves } jugadas más

connect4-hint-all-win-at-once = Todas las columnas ganan al instante
connect4-hint-all-win = Todas las columnas ganan en { $moves } jugadas
connect4-hint-all-draw = Todas las columnas mantienen el empate
connect4-hint-all-lose-at-once = Todas las columnas pierden al instante
connect4-hint-all-lose = Todas las columnas pierden en { $moves } jugadas
connect4-hint-faces-double = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} tiene { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} amenazas a la vez, en las columnas { $columns }
connect4-hint-faces-stacked = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} tiene dos amenazas en la columna { $threat }, una sobre otra

connect4-hint-lose-at-once = { $count ->
    [one] La columna { $columns } pierde al instante
   *[other] Las columnas { $columns } pierden al instante
}
connect4-hint-others-lose-at-once = Las demás columnas pierden al instante
connect4-hint-loses-in = La columna { $column } pierde en { $moves } jugadas
connect4-hint-lose = { $count ->
    [one] La columna { $columns } pierde
   *[other] Las columnas { $columns } pierden
}
connect4-hint-others-lose = Las demás columnas pierden
connect4-hint-only-draw = { $count ->
    [one] La columna { $columns } solo empata
   *[other] Las columnas { $columns } solo empatan
}
connect4-hint-others-only-draw = Las demás columnas solo empatan
connect4-hint-also-wins = La columna { $column } también gana, en { $moves } jugadas
connect4-hint-win-later = { $count ->
    [one] La columna { $columns } gana más tarde
   *[other] Las columnas { $columns } ganan más tarde
}
connect4-hint-others-win-later = Las demás columnas ganan más tarde

connect4-hint-opens-line = { $count ->
    [one] Deja
   *[other] Dejan
} a { $side ->
    [red] Rojo
   *[yellow] Amarillo
} hacer { $line ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $line }
} en raya justo encima
connect4-hint-leaves-line = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} hace { $line ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $line }
} en raya en la columna { $column }
connect4-hint-gives-up-threat = { $count ->
    [one] Deja
   *[other] Dejan
} a { $side ->
    [red] Rojo
   *[yellow] Amarillo
} bloquear tu amenaza de encima
connect4-hint-allows-double = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} responde en la columna { $answer } y hace { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} amenazas a la vez, en las columnas { $columns }
connect4-hint-allows-stacked = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} responde en la columna { $answer } y hace dos amenazas en la columna { $threat }, una sobre otra
connect4-hint-lets-play-above = { $count ->
    [one] Deja
   *[other] Dejan
} a { $side ->
    [red] Rojo
   *[yellow] Amarillo
} jugar justo encima
connect4-hint-answered = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} responde en la columna { $answer }

# The summary stands beside the name, which says “four in a row” already.
connect4-title = Cuatro en raya
connect4-title-of = { $count } en raya
connect4-summary = alinea cuatro fichas
connect4-setup = { $size } con { $count } en raya

## The coach: mistakes that can be seen, in a review and on the coach’s card.

connect4-missed-win = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya en la columna { $column }
connect4-missed-block = { $name-kind ->
    [you] No bloqueaste
   *[person] { $name } no bloqueó
} la columna { $column }: { $side ->
    [you] tenías
    [red] Rojo tenía
   *[yellow] Amarillo tenía
} { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
connect4-opened-win = { $name-kind ->
    [you] Jugaste
   *[person] { $name } jugó
} en la columna { $column } bajo { $side ->
    [you] tu casilla ganadora
    [red] la casilla ganadora de Rojo
   *[yellow] la casilla ganadora de Amarillo
}
connect4-allowed-double = { $name-kind ->
    [you] Dejaste que
   *[person] { $name } dejó que
} { $side ->
    [you] hicieras
    [red] Rojo hiciera
   *[yellow] Amarillo hiciera
} una doble amenaza
connect4-missed-double = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} una doble amenaza con la columna { $column }
connect4-card-lets-win = Así gana { $side ->
    [red] Rojo
   *[yellow] Amarillo
}
connect4-card-missed-win = Puedes ganar ahora mismo
connect4-card-allowed-double = Así { $side ->
    [red] Rojo
   *[yellow] Amarillo
} hace dos amenazas
connect4-card-missed-double = Puedes hacer dos amenazas
connect4-why-missed-win = La columna { $column } hace { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
connect4-why-missed-block = No bloqueaste la columna { $column }: { $side ->
    [red] Rojo
   *[yellow] Amarillo
} tiene { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
connect4-why-opened-win = Sobre tu ficha de la columna { $column }, { $side ->
    [red] Rojo
   *[yellow] Amarillo
} hace { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
connect4-why-allowed-double = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} juega en la columna { $column } y solo puedes bloquear una
connect4-why-missed-double = Juega en la columna { $column } y { $side ->
    [red] Rojo
   *[yellow] Amarillo
} solo podrá bloquear una
connect4-why-block = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} tenía { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
