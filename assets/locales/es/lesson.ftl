## The first lesson of Connect 4: a friend shows a child how to play. The user is Red and Yellow
## answers by itself.

lesson-title = Primera lección
lesson-keys-enter = Intro
lesson-enter-effect = Continuar o intentarlo de nuevo

lesson-step = Paso { $step } de { $count }
lesson-step-spoken = Paso { $step } de { $count }. { $task }
lesson-taken-back = Ficha retirada. { $task }
lesson-play = Jugar contra Principiante

## The six steps: what to do, and what is said when it is done.

lesson-drop-name = Soltar una ficha
lesson-drop = Juegas con Rojo. Haz clic en una columna para soltar una ficha, o pulsa su número
lesson-drop-done = Las fichas caen hasta donde pueden. Los turnos se alternan entre Amarillo y tú

lesson-line-name = Cuatro en raya
lesson-line = Para ganar, consigue cuatro en raya. Tienes tres: añade la cuarta
lesson-line-done = Cuatro en raya: ¡has ganado!

lesson-diagonal-name = Ver una diagonal
lesson-diagonal = Las líneas también pueden ser verticales o diagonales. Completa la diagonal
lesson-diagonal-done = ¡Muy bien! Las diagonales son las que más se escapan, así que búscalas

lesson-block-name = Bloquear
lesson-block = Amarillo tiene tres en raya y es tu turno. Bloquea la cuarta casilla
lesson-block-done = ¡Bloqueado! Antes de cada jugada, mira qué amenaza tu rival

lesson-below-name = Vigilar la casilla de arriba
lesson-below = Amarillo quiere las dos casillas marcadas, pero las de debajo aún están vacías. Juega donde quieras, menos justo debajo de una marca
lesson-below-done = ¡A salvo! Una ficha debajo de una marca habría ayudado a Amarillo a alcanzarla. Muchas partidas se deciden así

lesson-two-threats-name = Crear dos amenazas
lesson-two-threats = Tu rival solo puede bloquear un sitio por turno. Haz tres en raya con los dos extremos abiertos
lesson-two-threats-done = Doble amenaza: Amarillo solo podía bloquear una. Ya sabes lo básico. ¿Jugamos?

## What is said of a coin that did not finish the step.

lesson-no-line = La columna { $column } no hace cuatro; la { $better }, sí
lesson-no-two-threats = La columna { $column } no hace una doble amenaza
lesson-lets-yellow-win = La columna { $column } deja a Amarillo hacer cuatro
lesson-yellow-makes-four = Amarillo hace cuatro en la columna { $column }. Retira tu ficha e inténtalo de nuevo
lesson-both-ends-open = Doble amenaza: Amarillo solo puede bloquear una
lesson-yellow-blocks = Amarillo bloquea la columna { $column }. Ahora haz cuatro
