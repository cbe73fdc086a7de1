## Engines: programs of others that play a side. The user names each of them in the settings.

engines-unknown = No hay ningún motor llamado «{ $name }» en los ajustes
engines-wrong-command = El comando para { $name } está vacío o tiene una comilla sin cerrar
engines-not-started = No se pudo iniciar { $name }. { $error }
engines-no-interpreter = No se pudo iniciar { $name }. Falta su intérprete { $interpreter }
engines-foreign = No se pudo iniciar { $name }. Su programa se hizo para otro sistema o procesador
engines-unsupported = { $name } no puede jugar con estas reglas o en este tablero
engines-refused = { $name } rechazó «{ $command }»: { $answer }
engines-silent = { $name } no responde
engines-other-protocol = { $name } respondió «{ $answer }». Elige un programa que hable { $protocol ->
    [gtp] GTP, el protocolo de los motores de Go
   *[gomocup] el protocolo Gomocup de los motores de Gomoku
}, como «{ $example }»
engines-ended = { $name } ha dejado de funcionar
engines-ended-with-status = { $name } ha dejado de funcionar con el estado de salida { $status }
engines-ended-by-signal = { $name } ha dejado de funcionar por la señal { $signal }
engines-last-words = { $ended }: «{ $line }»
engines-flood = { $name } no deja de enviar texto
engines-illegal = { $name } respondió «{ $answer }», que no es una jugada legal
engines-failed = { $fault }. Pulsa P para intentarlo de nuevo o C para elegir otro jugador
engines-failed-terminal = { $fault }. Escribe «{ $go }» para intentarlo de nuevo o nombra a otro jugador
engines-let-play-terminal = El archivo nombra al motor { $name } como jugador. Escribe «{ $go }» para que juegue, o nombra a otro jugador
engines-about = un programa de tus ajustes

## The page of engines in the settings.

engines-title = Motores
engines-open = Motores…
engines-open-tip = Dejar jugar a otros programas
engines-intro = Un motor es otro programa que juega al Go (por GTP) o al Gomoku (por el protocolo Gomocup). Añade uno aquí y podrás elegirlo como jugador.
engines-add = Añadir un motor
engines-of-game = { $name } · { $game }
engines-try-it = Probar { $name }
engines-change = Cambiar { $name }
engines-remove = Quitar { $name }
engines-trying = Iniciando { $name }…
engines-works = { $name } funciona: empieza con { $first }
engines-game = Juego
engines-name = Nombre
engines-command = Comando de inicio
engines-for-example = Por ejemplo: { $example }
engines-seconds = Segundos por jugada
engines-any-time = Libre
engines-save = Guardar motor
engines-needs-name = Ponle un nombre al motor
engines-name-taken = Otro motor se llama { $name }: elige otro nombre
