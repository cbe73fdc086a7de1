### What `plot4 play` says in a terminal, and what can be typed there. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }, { $side }
terminal-person = { $side }: { $name }
terminal-computer = { $side }: { $name }, { $summary }
terminal-computer-typed = { $side }: { $name } ({ $mode }), { $summary }
terminal-seed = Semilla: { $seed }
terminal-sides-swapped = Los jugadores cambian de bando
terminal-new-game = Partida nueva, semilla { $seed }
terminal-score = Marcador: { $first } { $first-wins }, { $second } { $second-wins }, empates { $draws }

## Words that can be typed. The first one of each message is shown to the user; the others mean the
## same. Write them in small letters, with blanks between them. The English words are understood in
## every language. Prompts and help below name the first words: keep them the same.

terminal-words-yes = s sí si
terminal-words-no = n no
terminal-words-undo = deshacer d
terminal-words-redo = rehacer
terminal-words-hint = pista p
terminal-words-board = tablero t
terminal-words-moves = jugadas j
terminal-words-score = puntos
terminal-words-go = seguir
terminal-words-step = avanzar
terminal-words-save = guardar g
terminal-words-open = abrir a
terminal-words-new = nueva
terminal-words-help = ayuda
terminal-words-quit = salir
terminal-words-first = primero
terminal-words-second = segundo
terminal-words-pass = pasar
terminal-words-resign = abandonar
terminal-words-draw = tablas
terminal-words-dead = muerto
terminal-words-done = contar
terminal-words-resume = reanudar

## Prompts

terminal-ask-column = { $side }, tu columna (1-{ $last } o ayuda):
terminal-ask-point = { $side }, tu punto (A1-{ $last } o ayuda):
terminal-ask-point-or-pass = { $side }, tu punto (A1-{ $last }, pasar o ayuda):
terminal-ask-dead = { $side }, tus marcas (muerto:A1, contar, reanudar o ayuda):
terminal-ask-move = { $side }, tu jugada (como 11-15 o 15x24, un número de la lista o ayuda):
terminal-ask-waiting = { $side } espera (seguir, avanzar, rehacer, deshacer o ayuda):
terminal-ask-again = ¿Jugar otra? (s/n, o deshacer, guardar ARCHIVO, ayuda):
terminal-ask-leave = ¿Salir sin guardar? (s/n, o guardar ARCHIVO):
terminal-ask-replace = { $file } ya existe. ¿Reemplazarlo? (s/n):

## What can be typed instead of something wrong

terminal-type-column = Escribe el número de una columna, o ayuda
terminal-type-point = Escribe un punto como { $point }, o ayuda
terminal-type-point-or-pass = Escribe un punto como { $point }, pasar o abandonar, o ayuda
terminal-type-dead = Escribe un punto como { $point } para marcar su grupo como muerto o vivo, contar, reanudar para seguir jugando, o ayuda
terminal-type-move = Escribe una jugada como 11-15 o 15x24, su número en la lista, o ayuda
terminal-unknown = Comando desconocido: { $line }. { $help }
terminal-too-long = Esta línea es demasiado larga. { $help }
terminal-no-file = { $command } necesita el nombre de un archivo, como { $command } partida.json
terminal-no-player = { $command } necesita un jugador, como { $command } humano o { $command } medio

## Help: what each command does

terminal-command-file = { $command } ARCHIVO
terminal-command-player = { $side } JUGADOR
terminal-help-column = soltar una ficha en esa columna
terminal-help-point = colocar una piedra en ese punto
terminal-help-go = colocar una piedra, pasar o abandonar
terminal-help-resign = abandonar
terminal-help-draw = ofrecer tablas
terminal-help-dead = tras pasar ambos: marcar piedras muertas, contar, seguir jugando
terminal-help-move = hacer esa jugada, o la tercera de la lista
terminal-help-undo = deshacer una jugada (d), rehacerla
terminal-help-hint = ver una buena jugada
terminal-help-board = dibujar otra vez el tablero, listar las jugadas
terminal-help-score = ver quién va por delante, y por cuánto más o menos
terminal-help-player = elegir quién juega con { $side }: { $players }, ...
terminal-help-waiting = dejar seguir a los ordenadores que esperan, o hacer una jugada
terminal-help-save = guardar la partida (guardar! reemplaza un archivo sin preguntar)
terminal-help-open = abrir una partida guardada
terminal-help-new = empezar una partida nueva
terminal-help-quit = salir

## During a game

terminal-thinking = { $side } está pensando{ $dots }
terminal-draw-offered = { $name } ofrece tablas. Escribe { $draw } para aceptar
terminal-hint = Pista: { $hint }
terminal-moves = Jugadas: { $moves }
terminal-proposed = Marcadas como muertas: { $points }
terminal-proposed-none = Ninguna piedra parece muerta
terminal-nothing-to-advise = La partida ha terminado: no hay jugada que sugerir
terminal-game-over = La partida ha terminado: escribe s para jugar otra, o deshacer
terminal-computers-turn = Es el turno de un ordenador: escribe seguir, o deshacer
terminal-no-computer-waits = Ningún ordenador está esperando
terminal-no-result = Sin resultado tras { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}: puede que la partida dé vueltas sin fin
terminal-end-of-input = Fin de la entrada. Las jugadas de esta partida: { $moves }
terminal-end-of-input-no-moves = Fin de la entrada. No se hizo ninguna jugada
terminal-saved = Guardado en { $file }
terminal-not-saved = No guardado: { $file } no ha cambiado
terminal-not-saved-exists = No guardado: { $file } ya existe (guardar! { $file } lo reemplaza)

## What the commands `show`, `hint`, `review`, `games`, `statistics` and `puzzle` write.

terminal-position = Posición { $moves }
terminal-marking = Los jugadores marcan las piedras muertas.
terminal-longer-line = { $line }; { $more }
terminal-review-number = Jugada
terminal-review-player = Jugador
terminal-review-move = Jugó
terminal-review-class = Clase
terminal-review-cost = { $unit ->
    [moves] Coste (jugadas)
    [wins] Coste (victorias)
    [points] Coste (puntos)
    [men] Coste (peones)
   *[discs] Coste (fichas)
}
terminal-review-better = Mejor
terminal-review-mistake = Jugada { $number }. { $sentence }.
terminal-review-nothing = Aún no se ha jugado nada, así que no hay nada que repasar.
terminal-puzzle = Ejercicio { $number }: { $position }, { $difficulty }
terminal-solutions = { $count ->
    [one] Solución (semilla { $seed }):
   *[other] Soluciones (semilla { $seed }):
}
terminal-solution = { $move }; mejor línea: { $line }
terminal-progress = posición { $done } de { $all }
terminal-progress-puzzles = ejercicio { $done } de { $all }, faltan { $time }
