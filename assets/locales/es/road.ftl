## The road to Perfect: a list of short lessons of Connect 4, for a child of ten. The user is Red. Texts
## without a full stop at the end.

road-title = El camino a Perfecto
road-keys-arrows = Arriba, Abajo
road-choose-effect = Elegir una lección
road-enter-effect = Empezar la lección, continuar o intentarlo de nuevo
road-done = { $done } de { $count } hechas
road-row = { $name }, { $state ->
    [done] hecha
    [next] la siguiente
   *[open] pendiente
}
road-show-end = Ver cómo acaba
road-show-end-effect = Ver el resto de la partida con las mejores jugadas de ambos
road-showing-end = Ahora los dos juegan sus mejores jugadas hasta el final, desde la columna { $column }
road-next = A continuación: { $name }
road-start = Empezar
road-play-perfect = Jugar contra Perfecto

## What to do.

road-line = Juega Rojo: haz cuatro en raya
road-stop = Juega Rojo: no dejes que Amarillo haga cuatro
road-stop-two = Juega Rojo: no dejes que Amarillo haga una doble amenaza
road-two-threats = Juega Rojo: haz una doble amenaza
road-force = Juega Rojo: amenaza con cada ficha hasta ganar
road-keep-win = Juega Rojo: encuentra la columna que gana

## What is said of a right column.

road-stop-done = ¡Bien! Ahora Amarillo no puede hacer cuatro
road-stop-two-done = ¡Bien! Amarillo se queda sin doble amenaza
road-keep-win-done = ¡Bien! La columna { $column } gana
road-has-to-block = ¡Una amenaza! Amarillo tiene que bloquear la columna { $column }
road-go-on = Amarillo bloquea la columna { $column }. Sigue

## What is said of a wrong column.

road-lets-yellow-threaten = La columna { $column } deja a Amarillo hacer una doble amenaza
road-yellow-threatens = Amarillo hace una doble amenaza con la columna { $column }. Retira tu ficha e inténtalo de nuevo
road-no-force = La columna { $column } no lleva a cuatro solo con amenazas. Prueba otra
road-win-lost = Con la columna { $column } se escapa la victoria. Otra columna la conserva

## The lessons: the name, the idea in a sentence or two, and the praise at the end.

road-first-idea = Soltar, alinear, bloquear: las reglas en un minuto
road-lines-name = Líneas de cuatro
road-lines-idea = Las líneas van en horizontal, vertical o diagonal, y a veces solo queda un hueco por llenar. Antes de cada jugada, busca tu cuatro en raya
road-lines-done = Ves líneas en todas las direcciones. Tu cuatro en raya siempre va primero
road-blocks-name = Bloquear
road-blocks-idea = Si Amarillo tiene tres en raya y puede llegar a la cuarta casilla, bloquéala ya. Un turno después sería tarde
road-blocks-done = No se te escapa nada. Antes de cada jugada, mira qué amenaza tu rival
road-two-name = Dobles amenazas
road-two-idea = Haz dos amenazas con una ficha: Amarillo solo puede bloquear una. Pueden estar lado a lado o una justo encima de la otra
road-two-done = Una doble amenaza gana. Busca la casilla donde se cruzan dos de tus líneas
road-under-name = Nunca bajo una casilla ganadora
road-under-idea = Tu ficha es un escalón para la siguiente. No juegues nunca justo debajo de una casilla donde Amarillo haría cuatro en raya
road-under-done = Miras arriba antes de soltar. Muchas partidas se pierden por una ficha descuidada
road-middle-name = El centro
road-middle-idea = Por la columna central pasan más líneas que por cualquier otra. Si no hay nada urgente, juega ahí
road-middle-done = El centro es tuyo. Con el tablero vacío es la única columna que gana
road-bottom-name = La fila de abajo
road-bottom-idea = Dos fichas en la fila de abajo con sitio a los dos lados pueden ser una doble amenaza. Aprovecha las tuyas y frena a tiempo las de Amarillo
road-bottom-done = Dos fichas en la fila de abajo hacen sonar la alarma. Ahora la oyes
road-wait-name = Amenazas que esperan
road-wait-idea = Tu casilla ganadora sigue fuerte mientras nadie juegue justo debajo. Deja libre la de debajo y juega en otro lado
road-wait-done = Sabes esperar. Una amenaza que sigue ahí vale más que una bloqueada
road-odd-name = Filas impares y pares
road-odd-idea = Cuando se llena el tablero, quien empieza suele ocupar las filas impares: 1, 3 y 5. Crea ahí tu casilla ganadora
road-odd-done = Si empiezas tú, te conviene la fila 3 o la 5. Amarillo quiere una fila par
road-zugzwang-name = Zugzwang
road-zugzwang-idea = Cuando las demás columnas están llenas, Amarillo tiene que jugar justo debajo de tu casilla ganadora. No lo estropees antes
road-zugzwang-done = A Amarillo no le quedaba ninguna jugada buena. Eso es zugzwang
road-follow-name = Justo encima
road-follow-idea = Con una casilla ganadora en una fila impar, a menudo basta con seguir: suelta tu ficha encima de la de Amarillo, en la misma columna
road-follow-done = Sigue a Amarillo y será él quien se quede sin columnas seguras
road-force-name = Jugadas que obligan
road-force-idea = Hay que bloquear cada amenaza, así que conoces la respuesta antes de jugar. Busca una amenaza tras otra hasta hacer cuatro
road-force-done = Una amenaza tras otra: Amarillo nunca pudo elegir
road-sacrifice-name = Sacrificar una casilla
road-sacrifice-idea = A veces sí conviene jugar justo debajo de tu casilla ganadora: Amarillo tiene que bloquearla y la de encima es tuya
road-sacrifice-done = Has sacrificado una casilla y has ganado otra mejor
road-plan-name = Planes
road-plan-idea = Un plan son unas pocas reglas para toda la partida: haz cuatro, bloquea cuatro y, si no, suelta encima. Encuentra su primera jugada y F7 te enseñará el plan
road-plan-done = Con un plan no hace falta ver muy lejos. F7 también busca uno en tus partidas
road-opening-name = Las primeras jugadas
road-opening-idea = Empieza en la columna 4. Mientras Amarillo siga ahí, sigue tú también. Contra la columna 2 o la 3 solo ganan dos respuestas
road-opening-done = Ya conoces las primeras jugadas de una partida ganada
road-puzzles-idea = Entrena la vista: resuelve diez ejercicios
road-trainer-idea = Aprende de memoria cómo responder a las primeras jugadas de Amarillo: diez posiciones
road-endings-idea = Juega posiciones ganadas hasta el final: cinco
road-perfect-name = Ganar a Perfecto
road-perfect-idea = Juega primero y gana sin ayuda: sin pistas, sin análisis y sin deshacer jugadas. Quien empieza siempre puede ganar
road-perfect-done = Has ganado a Perfecto jugando primero y sin ayuda. ¡Has recorrido todo el camino!
