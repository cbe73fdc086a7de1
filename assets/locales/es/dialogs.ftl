## Buttons that many dialogs have.

dialogs-close = Cerrar
dialogs-cancel = Cancelar
dialogs-copy = Copiar
dialogs-delete = Eliminar
dialogs-row-button = { $action }: { $row }

## The menu. Each line has room for about 25 letters, with a key at its right.

dialogs-menu = Menú

dialogs-menu-game = Partida
dialogs-menu-board = Tablero
dialogs-menu-share = Compartir
dialogs-menu-learn = Aprender
dialogs-menu-window = Programa

dialogs-save = Guardar…
dialogs-open = Abrir…
dialogs-game-info = Datos de la partida
dialogs-game-info-menu = Datos de la partida…
dialogs-text-encoding-menu = Codificación del texto…
dialogs-past-games-menu = Partidas anteriores
dialogs-copy-position = Copiar posición
dialogs-paste-position = Pegar posición
dialogs-picture = Imagen o animación
dialogs-picture-menu = Imagen o animación…
dialogs-copy-picture = Copiar imagen
dialogs-copy-picture-about = Para pegarla en un mensaje o un documento
dialogs-save-picture = Guardar imagen…
dialogs-save-picture-about = La posición a la vista, en un archivo PNG
dialogs-save-animation = Guardar animación…
dialogs-save-animation-about = Toda la partida, jugada a jugada, en un GIF
dialogs-threats = Amenazas
dialogs-territory = Territorio
dialogs-comment = Comentario
dialogs-write-comment = Comentario…
dialogs-turn-board = Girar tablero
dialogs-resign = Abandonar
dialogs-offer-draw = Ofrecer tablas
dialogs-free-board = Tablero libre
dialogs-promote-variation = Subir variante
dialogs-make-main-line = Hacerla línea principal
dialogs-delete-variation = Eliminar variante
dialogs-review = Repasar partida
dialogs-statistics-menu = Progreso
dialogs-settings-menu = Ajustes
dialogs-help-menu = Ayuda
dialogs-side-panel = Panel lateral
dialogs-sound = Sonido
dialogs-large-names = Vista para directos
dialogs-full-screen = Pantalla completa
dialogs-quit-menu = Salir
dialogs-lessons = Lecciones
dialogs-menu-keys = Las teclas funcionan también sin el menú. F1 las muestra todas.
dialogs-pages = Para leer

## Questions. Enter gives the answer that loses nothing.

dialogs-quit = ¿Salir?
dialogs-quit-anyway = ¿Salir de todos modos?
dialogs-game-is-saved = Tu partida está guardada y podrás continuarla la próxima vez
dialogs-stay = Quedarse
dialogs-quit-button = Salir
dialogs-quit-spoken = ¿Salir? Pulsa Intro para quedarte o Y para salir
dialogs-quit-anyway-spoken = { $loss }. ¿Salir de todos modos? Pulsa Intro para quedarte o Y para salir

dialogs-let-play = ¿Dejar que juegue el ordenador?
dialogs-let-play-about = Es el turno de { $name }. Si antes quieres mirar la posición, pulsa luego P para que juegue, o F para probar jugadas en un tablero libre
dialogs-let-play-button = Dejar que juegue
dialogs-look-first = Mirar antes
dialogs-let-play-spoken = ¿Dejar que juegue el ordenador? Es el turno de { $name }. Pulsa Intro para dejar que juegue o N para mirar antes

dialogs-delete-statistics = ¿Eliminar todas las estadísticas?
dialogs-no-undo = Esto no se puede deshacer
dialogs-keep-statistics = Conservarlas
dialogs-delete-statistics-button = Eliminarlas
dialogs-delete-statistics-spoken = ¿Eliminar todas las estadísticas? Esto no se puede deshacer. Pulsa Intro para conservarlas o Y para eliminarlas


## The question at the start whether to continue a game.

dialogs-continue = Continuar
dialogs-new-game = Partida nueva
dialogs-continue-last = ¿Continuar tu última partida?
dialogs-continue-last-spoken = ¿Continuar tu última partida? { $players }. { $progress }. Pulsa Intro para continuar o N para una partida nueva
dialogs-last-moves-away = Tu última partida pasa a Partidas anteriores

dialogs-choose-file-game = Elige una partida
dialogs-choose-file-game-spoken = Elige una de las { $count } partidas
dialogs-game-number = Partida { $number }
dialogs-game-set-up = Partida { $number }, piedras colocadas tras la jugada { $moves }
dialogs-game-unnamed = Sin nombres
dialogs-file-players = { $first } – { $second }
dialogs-continue-one = ¿Continuar una de estas partidas?
dialogs-continue-one-spoken = { $count ->
    [one] ¿Continuar una de estas partidas? Hay { $count }. La más reciente: { $players }. { $progress }. Pulsa Intro para continuar la más reciente o N para una partida nueva
   *[other] ¿Continuar una de estas partidas? Hay { $count }. La más reciente: { $players }. { $progress }. Pulsa Intro para continuar la más reciente o N para una partida nueva
}
dialogs-newest-first = Primero las más recientes. Las que dejes aquí se ofrecerán otra vez la próxima vez
dialogs-newest-first-of-many = Primero las más recientes. Las que dejes aquí se ofrecerán otra vez la próxima vez, seguidas de otras más antiguas
dialogs-continue-newest = Continuar la más reciente de estas partidas
dialogs-all-move-away = Todas estas partidas pasan a Partidas anteriores
dialogs-set-aside = Apartar

dialogs-row = { $players }. { $progress }
dialogs-row-detail = { $players }. { $progress }: { $detail }

## The page of the past games.


## The question for the path of a file.

dialogs-open-game = Abrir una partida
dialogs-save-game = Guardar la partida
dialogs-save-statistics = Guardar las estadísticas
dialogs-save-the-picture = Guardar la imagen
dialogs-save-the-animation = Guardar la animación
dialogs-open-button = Abrir
dialogs-save-button = Guardar
dialogs-type-path = No hay diálogo de archivos. Escribe la ruta del archivo
dialogs-type-path-ending = No hay diálogo de archivos. Escribe la ruta del archivo. Para abrirlo en otros programas, termina el nombre en .{ $ending }
dialogs-type-path-spoken = { $title }: escribe la ruta del archivo
dialogs-replace = ¿Reemplazar este archivo?
dialogs-replace-button = Reemplazar
dialogs-file-exists = Ya existe un archivo con este nombre. Reemplázalo o escribe otro nombre
dialogs-game-file-exists = Ya existe un archivo con este nombre. Se reemplaza su partida. Si hay varias, las demás se conservan. Reemplázalo o escribe otro nombre
dialogs-replace-spoken = ¿Reemplazar este archivo? Ya existe un archivo con este nombre. Pulsa Intro para reemplazarlo o Esc para cancelar
dialogs-add = ¿Añadir la partida a este archivo?
dialogs-add-button = Añadir
dialogs-game-file-adds = Este archivo contiene otras partidas. Al guardar se añade esta. Añádela o escribe otro nombre
dialogs-add-spoken = ¿Añadir la partida a este archivo? Contiene otras partidas, que se conservan. Pulsa Intro para añadirla o Esc para cancelar

## A file that is slow to be read or written.

dialogs-slow = Está tardando un poco
dialogs-waiting = Esperando a { $file }…
dialogs-waiting-spoken = Esperando a { $file }… Pulsa Esc para dejar de esperar

## The report of a crash.

dialogs-crash = ¿Ver el informe de fallo?
dialogs-crash-about = Algo falló en Plot 4. El informe no sale de este ordenador
dialogs-crash-spoken = ¿Ver el informe de fallo? Algo falló en Plot 4. El informe no sale de este ordenador. Pulsa Intro para verlo o N para omitirlo
dialogs-view-report = Ver informe
dialogs-not-now = Ahora no
dialogs-crash-report = Informe de fallo
dialogs-copy-report = Copiar todo el informe
dialogs-delete-report = Eliminar el informe de este ordenador

## The encodings in which the file that was opened last can be read again.

dialogs-text-encoding = Codificación del texto
dialogs-encoding-automatic = Automática
dialogs-encoding-chinese = Chino ({ $name })
dialogs-encoding-japanese = Japonés ({ $name })
dialogs-encoding-korean = Coreano ({ $name })
dialogs-encoding-western = Occidental ({ $name })
dialogs-encoding-central = Europa Central ({ $name })
dialogs-encoding-cyrillic = Cirílico ({ $name })
