## The choice of a new game: its heading, the games, the buttons.

new-game-question = ¿Quién juega?
new-game-back = Atrás
new-game-back-tip = Volver a la partida sin cambios
new-game-quit = Salir
new-game-game = Juego: { $game }, { $summary }
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Jugar
new-game-continue = Continuar
new-game-new = Partida nueva
new-game-new-tip = Empezar una partida nueva con estos jugadores
new-game-swap = Cambiar de bando
new-game-swap-tip = Intercambiar { $first } y { $second } (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Dos jugadores
new-game-continues = Tu partida actual continúa
new-game-you-begin = Juegas con { $side } y empiezas
new-game-opponent-begins = Juegas con { $side }. Empieza { $other }
new-game-you-watch = Tú miras. Empieza { $side }

## The card of a side, with its possible players.

new-game-card = Quién juega con { $side }
new-game-plays-first = juega primero
new-game-plays-second = juega segundo
new-game-one-key = tecla { $key }
new-game-two-keys = teclas { $first } y { $last }
new-game-keys = teclas { $first } a { $last }
new-game-human = Humano
new-game-human-about = ratón, teclado o pantalla táctil
new-game-player = { $side }: { $player }, { $about }
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
new-game-name = Nombre
new-game-name-label = Nombre de { $side }
new-game-name-tip = El nombre del jugador (opcional)
new-game-more = Más…
new-game-more-tip = Otros ordenadores, y cómo piensa un ordenador (M)
new-game-less = Atrás
new-game-less-tip = Volver a los jugadores habituales (M)
new-game-usual-players = Jugadores habituales
new-game-list = { $side }: { $label }, { $players }
new-game-list-chosen = { $side }: { $label }, { $player }, elegido
new-game-tab = Bando: { $side }, { $player }

## Options of the next game.

new-game-coach = Entrenador
new-game-coach-tip = Retiene tus malas jugadas para que pruebes otra: errores que se ven, o todo (T)
new-game-no-coach = El entrenador es para una persona contra un ordenador
new-game-folded-option = { $option }: { $value }, cambiar

## The offer of the first lesson, above the choice.

new-game-lesson-question = ¿Primera vez aquí? La primera lección dura un minuto
new-game-lesson-question-short = ¿Empiezas?
new-game-lesson-tip = Aprende las reglas en un minuto, en el tablero
new-game-lesson-decline = No, gracias
new-game-lesson-decline-tip = Después puedes encontrar la lección en el menú

## Announcements.

new-game-announcement = ¿Quién juega? Primero { $side }
new-game-next = { $chosen }. Ahora, { $next }
