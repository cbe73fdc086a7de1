## Names of keys: on buttons, in menus and on the help page. Letters and digits are not translated.

keys-enter = Intro
keys-esc = Esc
keys-left = Izquierda
keys-right = Derecha
keys-up = Arriba
keys-down = Abajo
keys-delete = Supr
keys-full-stop = Punto
keys-ctrl = Ctrl+{ $key }
keys-ctrl-shift = Ctrl+Mayús+{ $key }

keys-ctrl-plus-minus = Ctrl+Más, Ctrl+Menos
keys-home-end = Inicio, Fin
keys-minus-plus = − y +
keys-digits = Del 1 al { $count }
keys-with-key = { $label } ({ $key })

## Titles of the groups on the help page.

keys-playing = Jugar
keys-looking-back = Deshacer y jugadas anteriores
keys-reviewing = Repasar una partida
keys-watching = Ver jugar a los ordenadores
keys-choosing = Partida nueva y preguntas
keys-window = Partidas y ventana

## What a key does, on the help page. Where a letter could also begin the name of a point, such as
## H8, its effect appears below the board while the program waits for the digit.

keys-hint = Pedir una pista
keys-analysis = Mostrar u ocultar el análisis
keys-keep-move = Mantener la jugada que retiene el entrenador
keys-free-board = Abrir o dejar el tablero libre, para probar jugadas de ambos bandos
keys-threats = Mostrar u ocultar las amenazas
keys-move-numbers = Mostrar u ocultar los números de las jugadas
keys-territory = Mostrar u ocultar el territorio y quién va por delante
keys-one-to-five = Del 1 al 5
keys-marks = Marcar el punto bajo el puntero o en el cursor (flechas): triángulo, cuadrado, círculo, cruz o cuadrado lleno. La misma tecla quita la marca
keys-labels = La siguiente letra o el siguiente número como etiqueta en ese punto
keys-comment = Escribir un comentario sobre la posición
keys-game-info = Datos de la partida: nombres, torneo, fecha, lugar, resultado
keys-turn-board = Girar el tablero
keys-change-players = Cambiar los jugadores o el juego
keys-menu = Abrir el menú
keys-back = Volver un paso; en la partida, abrir el menú
keys-review = Repasar la partida: tus errores y jugadas mejores
keys-mistakes = Error siguiente, error anterior
keys-best-play = Mostrar la mejor línea desde aquí
keys-try-again = Intentar de nuevo desde aquí
keys-undo = Deshacer
keys-redo = Rehacer
keys-one-move = Jugada anterior, jugada siguiente
keys-all-moves = Primera jugada, última jugada
keys-variation = Mostrar otra variante
keys-pause = Pausa, o continuar desde aquí
keys-one-step = Hacer una jugada y pausar
keys-speed = Más lento, más rápido
keys-player-digits = Elegir un rival
keys-lesson = Empezar la lección que se ofrece
keys-who-starts = Cambiar quién empieza
keys-players = Rival anterior, rival siguiente
keys-customize = Mostrar u ocultar las opciones: jugadores, tablero, entrenador
keys-coach = Activar o desactivar el entrenador, o elegir qué impide
keys-next-game = Elegir el juego siguiente
keys-next-board = Elegir la variante siguiente
keys-swap = Cambiar de bando
keys-play = Jugar
keys-answers = Sí, no
keys-new-game = Partida nueva con los mismos jugadores
keys-save-open = Guardar, abrir
keys-copy-paste = Copiar la posición, pegar una posición
keys-copy-picture = Copiar una imagen del tablero
keys-zoom = Más grande, más pequeño, tamaño normal
keys-panel = Mostrar u ocultar el panel lateral
keys-sound = Activar o desactivar el sonido
keys-stage = Activar o dejar la vista para directos
keys-statistics = Progreso
keys-settings = Ajustes
keys-help = Ayuda
keys-full-screen = Activar o desactivar la pantalla completa
keys-quit = Salir
