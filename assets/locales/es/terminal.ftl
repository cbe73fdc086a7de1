### What `plot4 play` says in a terminal. The words to type (undo, save FILE, y/n, dead:A1) are
### English in every language. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }, { $side }
terminal-person = { $side }: { $name }
terminal-computer = { $side }: { $name } ({ $mode }), { $summary }
terminal-seed = Semilla: { $seed }
terminal-sides-swapped = Los jugadores cambian de bando
terminal-new-game = Partida nueva, semilla { $seed }
terminal-score = Marcador: { $first } { $first-wins }, { $second } { $second-wins }, empates { $draws }

## Prompts

terminal-ask-column = { $side }, tu columna (1-{ $last } o help):
terminal-ask-point = { $side }, tu punto (A1-{ $last } o help):
terminal-ask-point-or-pass = { $side }, tu punto (A1-{ $last }, pass o help):
terminal-ask-dead = { $side }, tus marcas (dead:A1, done, resume o help):
terminal-ask-move = { $side }, tu jugada (como 11-15 o 15x24, un número de la lista o help):
terminal-ask-waiting = { $side } espera (go, step, redo, undo o help):
terminal-ask-again = ¿Jugar otra? (y/n, o undo, save FILE, help):
terminal-ask-replace = { $file } ya existe. ¿Reemplazarlo? (y/n):

## What can be typed instead of something wrong

terminal-type-column = Escribe el número de una columna, o help
terminal-type-point = Escribe un punto como { $point }, o help
terminal-type-point-or-pass = Escribe un punto como { $point }, pass o resign, o help
terminal-type-dead = Escribe dead:A1 para marcar un grupo muerto, done para contar, resume para seguir jugando, o help
terminal-type-pass = Escribe pass, o help
terminal-type-move = Escribe una jugada como 11-15 o 15x24, su número en la lista, o help
terminal-unknown = Comando desconocido: { $line }. { $help }
terminal-too-long = Esta línea es demasiado larga. { $help }
terminal-no-file = { $command } necesita el nombre de un archivo, como { $command } game.json

## Help: what each command does

terminal-command-file = { $command } FILE
terminal-command-player = { $side } MODE
terminal-help-column = soltar una ficha en esa columna
terminal-help-point = colocar una piedra en ese punto
terminal-help-go = colocar una piedra, pasar o abandonar
terminal-help-dead = tras pasar ambos: marcar piedras muertas, contar, seguir jugando
terminal-help-move = hacer esa jugada, o la tercera de la lista
terminal-help-undo = deshacer una jugada, rehacerla (u, r)
terminal-help-hint = ver qué jugaría { $name }
terminal-help-board = dibujar otra vez el tablero, listar las jugadas
terminal-help-player = elegir quién juega con { $side }: human, low, medium, high, ...
terminal-help-waiting = dejar seguir a los ordenadores que esperan, o hacer una jugada
terminal-help-save = guardar la partida (save! reemplaza un archivo sin preguntar)
terminal-help-open = abrir una partida guardada
terminal-help-new = empezar una partida nueva
terminal-help-quit = salir (q)

## During a game

terminal-thinking = { $side } está pensando{ $dots }
terminal-hint = Pista: { $hint }
terminal-moves = Jugadas: { $moves }
terminal-proposed = Propuesta: { $moves }
terminal-nothing-to-advise = La partida ha terminado: no hay jugada que sugerir
terminal-game-over = La partida ha terminado: escribe y para jugar otra, o undo
terminal-computers-turn = Es el turno de un ordenador: escribe go, o undo
terminal-no-computer-waits = Ningún ordenador está esperando
terminal-no-result = Sin resultado tras { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}: puede que la partida dé vueltas sin fin
terminal-end-of-input = Fin de la entrada. Las jugadas de esta partida: { $moves }
terminal-end-of-input-no-moves = Fin de la entrada. No se hizo ninguna jugada
terminal-saved = Guardado en { $file }
terminal-not-saved = No guardado: { $file } no ha cambiado
terminal-not-saved-exists = No guardado: { $file } ya existe (save! { $file } lo reemplaza)
