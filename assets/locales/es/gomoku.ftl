## The board of Gomoku.

gomoku-subtitle-target = { $count } en raya
gomoku-subtitle-rule = { $rule ->
    [freestyle] Reglas libres
    [standard] Reglas estándar
    [restricted] Reglas restringidas
   *[renju] Reglas de renju
}

## The keys of the board, on the help page.

gomoku-place-stone = Colocar ahí una piedra

## What a screen reader says of a point.

gomoku-point-forbidden = { $reason ->
    [double-three] { $point }, vacío, prohibido: doble tres
    [double-four] { $point }, vacío, prohibido: doble cuatro
    [overline] { $point }, vacío, prohibido: sobrelínea
   *[other] { $point }, vacío, prohibido
}
gomoku-in-line = { $line ->
    [row] Una de { $count } en horizontal
    [column] Una de { $count } en vertical
   *[diagonal] Una de { $count } en diagonal
}
gomoku-makes = { $side ->
    [black] Negro
   *[white] Blanco
} hace { $count } en { $line ->
    [row] horizontal
    [column] vertical
   *[diagonal] diagonal
}

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

gomoku-page-rules = Las reglas del gomoku

gomoku-page-five-heading = Cinco en raya
gomoku-page-five = Empieza Negro, y los jugadores colocan por turnos una piedra en un punto vacío, donde se cruzan dos líneas. Las piedras no se mueven. Gana quien consigue antes cinco en raya: en horizontal, vertical o diagonal. Si el tablero se llena antes, la partida acaba en empate.
gomoku-page-five-picture = Negro tiene cinco en raya, de B4 a F4

gomoku-page-threats-heading = Treses y cuatros
gomoku-page-threats = Bloquea enseguida un cuatro en raya. Un tres es abierto si sus dos extremos están vacíos: si lo dejas, se convierte en un cuatro con dos extremos abiertos, que una sola piedra no puede bloquear. Hacer dos amenazas así con una piedra suele ganar.
gomoku-page-threats-picture = Un tres abierto, de D5 a F5

gomoku-page-forbidden-heading = Lo que Negro no puede jugar
gomoku-page-forbidden = Empezar es una ventaja, así que las reglas limitan a Negro. Con las reglas habituales, aquí llamadas «restringidas», una piedra negra no puede hacer dos treses abiertos ni dos cuatros a la vez, salvo que haga cinco. El renju prohíbe además a Negro más de cinco en raya. Las reglas libres no prohíben nada. Con las reglas estándar, solo ganan cinco exactas en raya. En el turno de Negro, una cruz roja señala cada punto prohibido. Si no queda ningún otro punto, Negro pasa.
gomoku-page-forbidden-picture = Una piedra negra en F5 haría dos treses abiertos a la vez

## What Gomoku says: src/words/gomoku.rs

gomoku-goal-freestyle = Consigue { $count ->
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} o más piedras tuyas en raya: en vertical, horizontal o diagonal
gomoku-goal-standard = Consigue exactamente { $count ->
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} piedras tuyas en raya: en vertical, horizontal o diagonal
gomoku-goal-restricted = Consigue { $count ->
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} o más en raya. Prohibido para Negro: doble tres, doble cuatro
gomoku-goal-renju = Consigue { $count ->
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} en raya. Prohibido para Negro: sobrelínea, doble tres, doble cuatro
gomoku-refused-forbidden = { $point } está prohibido para Negro: { $reason ->
    [double-three] doble tres
    [double-four] doble cuatro
   *[overline] sobrelínea
}
gomoku-refused-pass = Solo puedes pasar si todos los puntos vacíos están prohibidos
gomoku-passes = { $name-kind ->
    [you] Pasas
   *[person] { $name } pasa
}: todos los puntos vacíos están prohibidos
gomoku-winning-points = Puntos ganadores: { $points }
gomoku-forbidden-points = Prohibido para Negro: { $points }
gomoku-forbidden-crosses = Una cruz roja marca un punto prohibido para Negro

gomoku-level-learner = puede no ver un tres abierto
gomoku-level-medium = ve las amenazas inmediatas
gomoku-level-high = ve de lejos victorias forzadas
gomoku-level-greedy = hace y corta líneas

gomoku-title = Gomoku
gomoku-summary = cinco en raya

## The coach: mistakes that can be seen, in a review and on the coach’s card.

gomoku-missed-win = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $length }
} en raya en { $point }
gomoku-missed-block = { $name-kind ->
    [you] No bloqueaste
   *[person] { $name } no bloqueó
} { $point }: { $side ->
    [you] tenías
    [black] Negro tenía
   *[white] Blanco tenía
} { $length ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
gomoku-left-open = { $name-kind ->
    [you] Dejaste
   *[person] { $name } dejó
} { $length ->
    [2] un dos abierto
    [3] un tres abierto
    [4] un cuatro abierto
    [5] un cinco abierto
   *[other] una línea abierta de { $length }
} sin bloquear
gomoku-allowed-double = { $name-kind ->
    [you] Dejaste que
   *[person] { $name } dejó que
} { $side ->
    [you] hicieras
    [black] Negro hiciera
   *[white] Blanco hiciera
} una doble amenaza
gomoku-missed-open = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} { $length ->
    [2] un dos abierto
    [3] un tres abierto
    [4] un cuatro abierto
    [5] un cinco abierto
   *[other] una línea abierta de { $length }
} en { $point }
gomoku-missed-double = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} una doble amenaza en { $point }
gomoku-card-missed-win = Puedes ganar ahora mismo
gomoku-card-lets-win = Así gana { $side ->
    [black] Negro
   *[white] Blanco
}
gomoku-card-left-open = Eso deja { $length ->
    [2] un dos abierto
    [3] un tres abierto
    [4] un cuatro abierto
    [5] un cinco abierto
   *[other] una línea abierta de { $length }
}
gomoku-card-allowed-double = Así { $side ->
    [black] Negro
   *[white] Blanco
} hace dos amenazas
gomoku-card-missed-open = Puedes hacer { $length ->
    [2] un dos abierto
    [3] un tres abierto
    [4] un cuatro abierto
    [5] un cinco abierto
   *[other] una línea abierta de { $length }
}
gomoku-card-missed-double = Puedes hacer dos amenazas
gomoku-why-missed-win = { $point } hace { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $length }
} en raya
gomoku-why-missed-block = No bloqueaste { $point }: { $side ->
    [black] Negro
   *[white] Blanco
} tiene { $length ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
gomoku-why-left-open = { $side ->
    [black] Negro
   *[white] Blanco
} juega { $point } y solo puedes bloquear un extremo
gomoku-why-allowed-double = { $side ->
    [black] Negro
   *[white] Blanco
} juega { $point } y solo puedes bloquear una
gomoku-why-missed-open = Juega { $point } y { $side ->
    [black] Negro
   *[white] Blanco
} solo podrá bloquear un extremo
gomoku-why-missed-double = Juega { $point } y { $side ->
    [black] Negro
   *[white] Blanco
} solo podrá bloquear una
gomoku-why-block = { $side ->
    [black] Negro
   *[white] Blanco
} tenía { $length ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $length }
} en raya
gomoku-why-block-open = { $side ->
    [black] Negro
   *[white] Blanco
} tenía { $length ->
    [2] un dos abierto
    [3] un tres abierto
    [4] un cuatro abierto
    [5] un cinco abierto
   *[other] una línea abierta de { $length }
}
