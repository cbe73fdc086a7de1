## The first lessons of Gomoku, Go, Checkers and Reversi: positions with one thing to do in each.
## The user is Black, or Red in Checkers. One sentence a step, without a full stop at the end.

first-lesson-hint-effect = Marcar la jugada correcta
first-lesson-show-effect = Ver las jugadas correctas
first-lesson-next-effect = Ir al paso siguiente
first-lesson-ready = Fin de la lección. ¿Jugamos?

## Gomoku. Of each step: the name in a list, what to do, what is said when it is done, and of a wrong stone.

first-lesson-gomoku-five-name = Cinco en raya
first-lesson-gomoku-five = Cinco en raya ganan: coloca la quinta piedra
first-lesson-gomoku-five-right = Cinco en raya: gana Negro
first-lesson-gomoku-five-wrong = Así no haces cinco: tu cuatro tiene un extremo libre

first-lesson-gomoku-block-name = Bloquear un cuatro
first-lesson-gomoku-block = Blanco tiene cuatro en raya: bloquea el extremo libre
first-lesson-gomoku-block-right = Bloqueado: Blanco ya no puede hacer cinco
first-lesson-gomoku-block-wrong = Blanco hace cinco con la próxima piedra: un cuatro se bloquea enseguida

first-lesson-gomoku-four-name = Hacer un cuatro abierto
first-lesson-gomoku-four = Tu tres tiene los dos extremos libres: conviértelo en un cuatro abierto
first-lesson-gomoku-four-right = Un cuatro abierto: Blanco solo puede bloquear un extremo, y en el otro haces cinco
first-lesson-gomoku-four-wrong = Así no haces un cuatro abierto: coloca la piedra junto a un extremo de tu fila

first-lesson-gomoku-stop-name = Parar un tres abierto
first-lesson-gomoku-stop = Blanco tiene un tres abierto: bloquea un extremo antes de que sea un cuatro abierto
first-lesson-gomoku-stop-right = Parado: puedes bloquear cualquier cuatro que haga Blanco
first-lesson-gomoku-stop-wrong = Blanco hace ahora un cuatro abierto, y no puedes bloquear los dos extremos

first-lesson-gomoku-fork-name = Hacer una doble amenaza
first-lesson-gomoku-fork = Haz una doble amenaza: un cuatro y un tres abierto con una sola piedra
first-lesson-gomoku-fork-right = Blanco tiene que bloquear el cuatro, y tu tres abierto se convierte en un cuatro abierto
first-lesson-gomoku-fork-wrong = No es una doble amenaza: busca el punto donde se cruzan dos de tus filas

first-lesson-gomoku-forbidden-name = Puntos prohibidos
first-lesson-gomoku-forbidden = Dos treses abiertos a la vez están prohibidos a Negro (cruces): haz un cuatro y un tres
first-lesson-gomoku-forbidden-right = Un cuatro con un tres se permite, y Blanco no puede parar los dos
first-lesson-gomoku-forbidden-wrong = Así no haces un cuatro y un tres abierto: busca el punto donde se cruzan las filas

## Go: the same of each step.

first-lesson-go-capture-name = Capturar una piedra
first-lesson-go-capture = Los puntos vacíos junto a una piedra son sus libertades: quítale a Blanco la última
first-lesson-go-capture-right = Capturada: una piedra sin libertades sale del tablero
first-lesson-go-capture-wrong = A la piedra blanca le queda una libertad, D3

first-lesson-go-save-name = Atari
first-lesson-go-save = Tu piedra está en atari, con una sola libertad: extiéndela
first-lesson-go-save-right = Salvada: las dos piedras juntas tienen tres libertades
first-lesson-go-save-wrong = Blanco puede capturar tu piedra en C2

first-lesson-go-group-name = Grupos
first-lesson-go-group = Las piedras conectadas comparten sus libertades: captura las dos blancas a la vez
first-lesson-go-group-right = Dos piedras a la vez: un grupo vive o muere entero
first-lesson-go-group-wrong = Al grupo blanco le queda una libertad, C1

first-lesson-go-eyes-name = Dos ojos
first-lesson-go-eyes = Un grupo con dos ojos no se puede capturar: haz dos en tu esquina
first-lesson-go-eyes-right = Dos ojos, A1 y C1: Blanco no puede llenar los dos a la vez
first-lesson-go-eyes-wrong = Blanco juega B1 y tu grupo se queda sin segundo ojo

first-lesson-go-ko-name = Ko
first-lesson-go-ko = Blanco capturó en un ko y aún no puedes recapturar en C3: da antes atari en otro sitio
first-lesson-go-ko-right = Blanco respondió al atari y pudiste capturar el ko
first-lesson-go-ko-wrong = Blanco llena el ko en C3: da atari y, cuando Blanco responda, captura

first-lesson-go-count-name = Contar
first-lesson-go-count = Las fronteras están cerradas y Blanco ha pasado: pasa también, y se cuentan los puntos
first-lesson-go-count-right = 13 a 12, gana Negro: cuentan las piedras y los puntos que rodean
first-lesson-go-count-wrong = Las fronteras ya están cerradas: mejor pasa

## Checkers: the same of each step.

first-lesson-checkers-jump-name = Capturar
first-lesson-checkers-jump = Si puedes capturar saltando, debes hacerlo: elige el salto que Blanco no puede devolver
first-lesson-checkers-jump-right = Capturado, y en el borde nadie puede saltar sobre tu peón
first-lesson-checkers-jump-wrong = El peón blanco de la 23 captura el tuyo

first-lesson-checkers-chain-name = Capturas múltiples
first-lesson-checkers-chain = Una pieza sigue saltando mientras puede: captura tres peones en una jugada
first-lesson-checkers-chain-right = Tres peones en una jugada: entre varios saltos puedes elegir
first-lesson-checkers-chain-wrong = Por ahí solo capturas dos

first-lesson-checkers-king-name = Coronar una dama
first-lesson-checkers-king = Un peón que llega a la última fila se corona dama: corona uno
first-lesson-checkers-king-right = Una dama: mueve y captura hacia delante y hacia atrás
first-lesson-checkers-king-wrong = Ese peón no llega a la última fila

first-lesson-checkers-back-name = Capturar hacia atrás
first-lesson-checkers-back = Tu dama también captura hacia atrás: captura dos peones con ella
first-lesson-checkers-back-right = Dos peones: ningún peón tuyo podría capturar así
first-lesson-checkers-back-wrong = Tu peón captura uno, la dama captura dos

first-lesson-checkers-shot-name = Dar uno, capturar dos
first-lesson-checkers-shot = Blanco también debe capturar: entrega un peón para capturar dos
first-lesson-checkers-shot-right = Uno por dos, y a Blanco no le queda ninguna pieza: gana Rojo
first-lesson-checkers-shot-wrong = Tras la respuesta de Blanco no tienes captura doble

first-lesson-checkers-opposition-name = La oposición
first-lesson-checkers-opposition = Toma la oposición: mueve de modo que la dama blanca tenga que ponerse ante la tuya
first-lesson-checkers-opposition-right = Blanco tenía que mover, y así perdió su última pieza
first-lesson-checkers-opposition-wrong = La dama blanca sale de la esquina y no puedes capturarla

## Reversi: the same of each step.

first-lesson-reversi-turn-name = Voltear fichas
first-lesson-reversi-turn = Las fichas blancas en línea entre dos tuyas se voltean: voltea tres
first-lesson-reversi-turn-right = Tres fichas volteadas: ahora son tuyas
first-lesson-reversi-turn-wrong = Así volteas menos de tres

first-lesson-reversi-lines-name = Varias líneas
first-lesson-reversi-lines = Una ficha puede voltear varias líneas: voltea tres en distintas direcciones
first-lesson-reversi-lines-right = Una ficha en cada una de tres líneas
first-lesson-reversi-lines-wrong = Así volteas menos líneas

first-lesson-reversi-corner-name = Esquinas
first-lesson-reversi-corner = Una ficha en una esquina no se voltea nunca: toma la esquina
first-lesson-reversi-corner-right = La esquina es tuya para siempre
first-lesson-reversi-corner-wrong = Eso no es una esquina, y puedes tomar una

first-lesson-reversi-keep-name = Junto a la esquina
first-lesson-reversi-keep = Una ficha junto a una esquina vacía puede regalarla: juega de modo que Blanco no tome ninguna
first-lesson-reversi-keep-right = Ahora Blanco no puede tomar ninguna esquina
first-lesson-reversi-keep-wrong = Blanco toma ahora una esquina

first-lesson-reversi-mobility-name = Pocas jugadas para Blanco
first-lesson-reversi-mobility = Quien tiene pocas jugadas acaba haciendo malas: deja a Blanco solo dos
first-lesson-reversi-mobility-right = Blanco solo puede elegir entre dos jugadas
first-lesson-reversi-mobility-wrong = Así le quedan a Blanco más de dos jugadas

first-lesson-reversi-pass-name = Pasar
first-lesson-reversi-pass = Quien no puede voltear nada debe pasar: deja a Blanco sin jugadas
first-lesson-reversi-pass-right = Blanco tuvo que pasar, y te toca otra vez
first-lesson-reversi-pass-wrong = Blanco todavía tiene una jugada

first-lesson-reversi-end-name = El final
first-lesson-reversi-end = Al final gana quien tiene más fichas: llena las dos últimas casillas en el orden correcto
first-lesson-reversi-end-right = 34 a 30: gana Negro
first-lesson-reversi-end-wrong = Blanco toma la otra casilla y gana
