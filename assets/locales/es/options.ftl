## The options of the next game and of a computer, in the choice of players: a name, with its values
## beside it as buttons. Names and values are short. Explanations appear where the pointer rests.

options-board = Tablero
options-in-a-row = En raya
options-coins-in-a-row = Cuántas fichas en raya ganan
options-stones-in-a-row = Cuántas piedras en raya ganan

options-rules = Reglas
options-rules-about = Libres: ganan cinco o más en raya. Estándar: cinco exactas. Restringidas, las habituales aquí: como las libres, pero Negro no puede hacer doble tres ni doble cuatro. Renju: tampoco más de cinco
options-rule-freestyle = Libres
options-rule-standard = Estándar
options-rule-restricted = Restringidas
options-rule-renju = Renju

options-handicap = Hándicap
options-handicap-about = Piedras extra para Negro, el jugador más débil
options-handicap-none = Ninguno

options-scoring = Puntuación
options-scoring-about = Área: tus piedras y los puntos que rodean. Territorio: los puntos que rodeas y las piedras que capturas. Piedras: solo tus piedras
options-scoring-area = Área
options-scoring-territory = Territorio
options-scoring-stones = Piedras

options-komi = Komi
options-komi-about = Puntos para Blanco porque empieza Negro
options-points = { $points }

options-ko = Ko
options-ko-about = Posicional: no puede repetirse ninguna posición anterior. Simple: no se puede recapturar una piedra enseguida
options-ko-positional = Posicional
options-ko-simple = Simple
options-ko-none = Sin regla

options-dead = Piedras muertas
options-dead-about = Después de pasar ambos. Dejar: todas las piedras cuentan como vivas. Marcar: antes marcas las piedras muertas
options-dead-stay = Dejar
options-dead-settle = Marcar

options-suicide = Suicidio
options-suicide-about = Permitido: una jugada puede dejar sin libertades a tu propio grupo, que se retira del tablero
options-suicide-forbidden = No permitido
options-suicide-allowed = Permitido

options-men = Filas de peones
options-men-about = Cuántas filas de peones tiene cada bando al empezar

options-repetition = Repetición
options-repetition-about = La partida acaba en tablas cuando una posición aparece por tercera vez, o por segunda
options-repetition-third = Tercera
options-repetition-second = Segunda

## A computer

options-character = Estilo
options-character-neutral = Neutral
options-character-aggressive = Agresivo
options-character-defensive = Defensivo
options-evaluation = Evaluación
options-evaluation-threats = Ve amenazas
options-evaluation-2002 = Original (2002)
options-evaluation-plot4 = Estándar
options-evaluation-ratlla = Cuenta líneas
options-evaluation-students = Tabla simple
options-chosen = { $value ->
    [neutral] neutral
    [aggressive] agresivo
    [defensive] defensivo
    [threats] ve amenazas
    [as-in-2002] original (2002)
    [ratlla] cuenta líneas
    [students] tabla simple
   *[plot4] estándar
}
options-games = Simulaciones
options-number = { NUMBER($number) }
options-less-depth = Mirar una jugada menos
options-more-depth = Mirar una jugada más
