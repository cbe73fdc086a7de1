## Puzzles: positions in which one move is right.

puzzles-title = Ejercicios

## What the keys of the screen do, on the help page.

puzzles-hint-effect = Pista: qué buscar y después menos jugadas
puzzles-solution-effect = Mostrar la solución, jugada a jugada
puzzles-next-effect = Ejercicio siguiente

## Buttons, which have room for ten letters, and their tooltips.

puzzles-hint = Pista
puzzles-hint-tip = Qué buscar y después menos jugadas
puzzles-try-again-tip = Deshacer la jugada
puzzles-solution = Solución
puzzles-solution-tip = Mostrar la respuesta (el ejercicio cuenta entonces como fallado)
puzzles-rest-tip = Jugar hasta el final
puzzles-next-tip = Ir al ejercicio siguiente
puzzles-daily = Del día
puzzles-daily-tip = Ejercicio del día

## Above and below the task.

puzzles-difficulty = { $difficulty ->
    [beginner] Principiante
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
   *[expert] Experto
}
puzzles-new = Ejercicio nuevo
puzzles-of-the-day = Ejercicio del día, { $date }
puzzles-day-result = { $result ->
    [solved] Resuelto
    [hint] Resuelto con pista
    [late] Resuelto más tarde
   *[missed] Fallado
}
puzzles-days-in-a-row = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
puzzles-no-days-in-a-row = Resuelve el ejercicio del día para empezar una racha
puzzles-calendar = Calendario
puzzles-calendar-tip = Calendario de los ejercicios del día
puzzles-month-before = Mes anterior
puzzles-month-after = Mes siguiente
puzzles-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
puzzles-weekday = { $day ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
}
puzzles-copy-result = Copiar
puzzles-copy-result-short = Copiar
puzzles-copy-result-tip = Copiar el resultado como línea de texto
puzzles-result-copied = Resultado copiado. Pégalo donde quieras
puzzles-none-solved = Aún no hay ejercicios resueltos
puzzles-solved = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
puzzles-streak = { $count } seguidos

## The task.

puzzles-making = Creando un ejercicio nuevo…
puzzles-task-win-now = { $side ->
    [red] Juega Rojo y gana al instante
   *[yellow] Juega Amarillo y gana al instante
}
puzzles-task-win = { $side ->
    [red] Juega Rojo y gana en { $moves } jugadas
   *[yellow] Juega Amarillo y gana en { $moves } jugadas
}
puzzles-task-draw = { $side ->
    [red] Juega Rojo y empata
   *[yellow] Juega Amarillo y empata
}

## The tasks of the other games.

puzzles-task-five = { $side ->
    [black] Juega Negro: haz cinco en raya
   *[white] Juega Blanco: haz cinco en raya
}
puzzles-task-fours = { $side ->
    [black] Juega Negro: gana con cuatros, en { $moves } jugadas
   *[white] Juega Blanco: gana con cuatros, en { $moves } jugadas
}
puzzles-task-capture = { $side ->
    [black] Juega Negro: captura las piedras marcadas ({ $stone })
   *[white] Juega Blanco: captura las piedras marcadas ({ $stone })
}
puzzles-task-save = { $side ->
    [black] Juega Negro: salva las piedras marcadas ({ $stone })
   *[white] Juega Blanco: salva las piedras marcadas ({ $stone })
}
puzzles-task-kill = { $side ->
    [black] Juega Negro: mata el grupo marcado ({ $stone })
   *[white] Juega Blanco: mata el grupo marcado ({ $stone })
}
puzzles-task-live = { $side ->
    [black] Juega Negro: haz vivir el grupo marcado ({ $stone })
   *[white] Juega Blanco: haz vivir el grupo marcado ({ $stone })
}
puzzles-task-shot = { $side ->
    [red] Juega Rojo: encuentra el golpe que gana { $pieces } piezas
   *[white] Juega Blanco: encuentra el golpe que gana { $pieces } piezas
}
puzzles-task-ending-win = { $side ->
    [red] Juega Rojo y gana
   *[white] Juega Blanco y gana
}
puzzles-task-ending-draw = { $side ->
    [red] Juega Rojo y hace tablas
   *[white] Juega Blanco y hace tablas
}

## What a screen reader says.

puzzles-spoken = { $task }. { $difficulty }
puzzles-daily-spoken = Ejercicio del día. { $task }
puzzles-taken-back = Jugada deshecha. { $task }
puzzles-answered = { $side ->
    [red] Rojo: columna { $column }. Turno de Amarillo
   *[yellow] Amarillo: columna { $column }. Turno de Rojo
}
puzzles-shown-move = { $side ->
    [red] Rojo: columna { $column }
   *[yellow] Amarillo: columna { $column }
}

## What is said of a right column.

puzzles-right-four = { $help ->
    [hint] Correcto, con pista: la columna { $column } hace cuatro
   *[none] Correcto: la columna { $column } hace cuatro
}
puzzles-right-win = { $help ->
    [hint] Correcto, con pista: la columna { $column } gana en { $moves } jugadas
   *[none] Correcto: la columna { $column } gana en { $moves } jugadas
}
puzzles-right-draw = { $help ->
    [hint] Correcto, con pista: solo la columna { $column } empata
   *[none] Correcto: solo la columna { $column } empata
}
puzzles-play-on = Juégalo hasta el final o pasa al ejercicio siguiente
puzzles-right = Correcto
puzzles-won = { $side ->
    [red] Rojo gana
   *[yellow] Amarillo gana
}
puzzles-drawn = La partida acaba en empate

## What is said of a wrong column: first alone, then with the opponent's answer.

puzzles-loses-now = La columna { $column } pierde al instante
puzzles-loses-now-answered = { $side ->
    [red] La columna { $column } pierde: Rojo hace cuatro en la columna { $answer }
   *[yellow] La columna { $column } pierde: Amarillo hace cuatro en la columna { $answer }
}
puzzles-loses = La columna { $column } pierde en { $moves } jugadas
puzzles-loses-answered = { $side ->
    [red] La columna { $column } pierde en { $moves } jugadas: Rojo responde en la columna { $answer }
   *[yellow] La columna { $column } pierde en { $moves } jugadas: Amarillo responde en la columna { $answer }
}
puzzles-too-slow = La columna { $column } gana, pero demasiado despacio
puzzles-too-slow-answered = { $side ->
    [red] La columna { $column } gana, pero demasiado despacio: Rojo responde en la columna { $answer }
   *[yellow] La columna { $column } gana, pero demasiado despacio: Amarillo responde en la columna { $answer }
}
puzzles-no-win = La columna { $column } no gana
puzzles-no-win-answered = { $side ->
    [red] La columna { $column } no gana: Rojo responde en la columna { $answer }
   *[yellow] La columna { $column } no gana: Amarillo responde en la columna { $answer }
}

## A sentence below that: the next puzzles are harder or easier.

puzzles-harder = ¡Tres resueltos seguidos! Nivel siguiente: { $difficulty }
puzzles-easier = Los próximos ejercicios son más fáciles. Nivel: { $difficulty }

## The first hint: what to look for. It must not name the move, nor where it is in Connect 4.

puzzles-look-for-line = { $line ->
    [row] Busca cuatro en raya en horizontal
    [column] Busca cuatro en raya en vertical
   *[diagonal] Busca cuatro en raya en diagonal
}
puzzles-look-for-block = Tu rival está a punto de hacer cuatro: bloquéalo
puzzles-look-for-double = Busca una jugada que haga una doble amenaza
puzzles-look-for-stacked = Busca dos amenazas, una justo encima de la otra
puzzles-look-for-forcing = Sigue haciendo amenazas que tu rival tenga que bloquear
puzzles-look-for-threat = Prepara una amenaza en una casilla que aún nadie pueda ocupar
puzzles-look-for-force = Empieza con una amenaza que tu rival tenga que bloquear
puzzles-look-for-squeeze = Cuenta las casillas libres: tu rival se quedará sin jugadas seguras
puzzles-look-for-prevention = { $threats ->
    [single] Ocupa una casilla que daría una amenaza a tu rival
   *[double] Ocupa una casilla que daría una doble amenaza a tu rival
}
puzzles-look-for-plan = Cuenta las casillas libres: ¿quién tendrá que ocupar cada una?
puzzles-look-for-answers = Las demás columnas pierden: busca la mejor respuesta de tu rival a cada una

puzzles-look-for-five = A cuatro de tus piedras en línea solo les falta una más
puzzles-look-for-part = { $part ->
    [upper-left] Empieza arriba a la izquierda del tablero
    [upper] Empieza en la parte de arriba del tablero
    [upper-right] Empieza arriba a la derecha del tablero
    [left] Empieza en la parte izquierda del tablero
    [middle] Empieza en el centro del tablero
    [right] Empieza en la parte derecha del tablero
    [lower-left] Empieza abajo a la izquierda del tablero
    [lower] Empieza en la parte de abajo del tablero
   *[lower-right] Empieza abajo a la derecha del tablero
}

puzzles-look-for-sacrifice = Busca una piedra que sacrificar
puzzles-look-for-capture = Busca piedras que puedas capturar
puzzles-look-for-edge = Busca una jugada en el borde del tablero
puzzles-look-for-near = La respuesta está justo al lado de las piedras marcadas
puzzles-look-for-apart = La respuesta no está justo al lado de las piedras marcadas

puzzles-look-for-offer = Primero tienes que entregar una pieza
puzzles-look-for-piece = Fíjate en la pieza de la casilla { $square }
puzzles-look-for-answer = Piensa cómo respondería tu rival a cada jugada

## Further hints, and the solution.

puzzles-answer-is = La respuesta es la columna { $column }
puzzles-hint-two = La respuesta es la columna { $first } o la { $second }
puzzles-hint-three = La respuesta es una de las columnas { $first }, { $second } y { $third }
puzzles-hint-four = La respuesta es una de las columnas { $first }, { $second }, { $third } y { $fourth }
puzzles-best-line = Mejor línea desde aquí
puzzles-best-line-won = { $side ->
    [red] Rojo gana. Mejor línea: { $line }
   *[yellow] Amarillo gana. Mejor línea: { $line }
}
puzzles-best-line-drawn = La partida acaba en empate. Mejor línea: { $line }

## Games other than Connect 4, whose moves are named: H8, 11-15.

puzzles-right-move = { $help ->
    [hint] Correcto, con pista: { $move }
   *[none] Correcto: { $move }
}
puzzles-played-out = Resuelto hasta el final
puzzles-wrong-move = { $move } no funciona
puzzles-wrong-move-answered = { $side ->
    [red] { $move } no funciona: Rojo responde { $answer }
    [black] { $move } no funciona: Negro responde { $answer }
   *[white] { $move } no funciona: Blanco responde { $answer }
}
puzzles-answered-move = { $side }: { $move }. Turno de { $user }
puzzles-shown-any-move = { $side }: { $move }
puzzles-answer-is-move = La respuesta es { $move }
puzzles-best-line-shown = Mejor línea: { $line }

## Errors.

puzzles-not-made = No se pudo crear ningún ejercicio por un error en Plot 4. Pulsa N para intentarlo de nuevo
puzzles-cannot-make = No se pueden crear ejercicios: { $error }
puzzles-solver-failed = No se pudo comprobar tu jugada por un error en Plot 4. Inténtalo de nuevo
puzzles-cannot-solve = No se pudo comprobar tu jugada: { $error }
puzzles-solved-of = { $solved } de { $count } resueltos
puzzles-more-in-a-row = tras { $count } más seguidos
puzzles-others = Por qué no las otras
