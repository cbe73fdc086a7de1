### Errors and notices about files: games, settings, statistics, practice progress, pictures.
### Most appear in a notice at the bottom of the window, or as one line in the terminal.

## What failed. $reason is one of the sentences below

files-cannot-open = No se puede abrir { $file }. { $reason }
files-cannot-save = No se puede guardar { $file }. { $reason }
files-cannot-rename = No se puede cambiar el nombre de { $file }. { $reason }
files-cannot-delete = No se puede eliminar { $file }. { $reason }
files-cannot-lock = No se puede bloquear { $file }. { $reason }
files-cannot-paint = No se puede crear la imagen. { $reason }
files-picture-exists = { $file } ya existe: elige otro nombre o usa --replace
files-statistics-locked = No se pueden abrir las estadísticas. { $reason }

## Reasons

files-system-error = { $kind ->
    [not-found] No existe ese archivo o carpeta
    [not-folder] Una parte de esta ruta es un archivo, no una carpeta
    [denied] No tienes permiso
    [in-use] Puede que otro programa lo tenga abierto: ciérralo allí o elige otro nombre
    [full] El disco está lleno
    [read-only] El disco es de solo lectura
   *[other] { $text }
}
files-is-folder = Esto es una carpeta: elige otro nombre
files-not-a-file = Esto no es un archivo: elige otro nombre
files-read-only = El archivo es de solo lectura: elige otro nombre
files-no-folder = No existe la carpeta { $folder }
files-links-in-circle = Los enlaces simbólicos forman un bucle: elige otro nombre
files-not-written-through = El archivo nuevo está guardado, pero el disco aún no lo ha confirmado. { $reason }
files-no-name-free = No se encontró un nombre de archivo libre: inténtalo de nuevo
files-locked = Otra ventana de Plot 4 está usando los archivos y no responde
files-lock-deleted = Otro programa no deja de eliminar un archivo que Plot 4 necesita: ciérralo e inténtalo de nuevo
files-not-removable = Esto no es ni una partida anterior ni un informe de fallo
files-elsewhere = La partida está abierta en otra ventana
files-no-file-free = Todos los nombres de archivo para ella están ocupados: guárdala con otro nombre
files-panicked = Plot 4 no pudo leer o escribir el archivo por un error interno
files-paint-panicked = Plot 4 no pudo crear la imagen por un error interno
files-paint-stopped = Se canceló la imagen

## Faults in the text of a file

files-too-large = El archivo ocupa más de { $number } KiB, lo máximo que lee Plot 4
files-would-be-too-large = El archivo ocuparía { $size } KiB, y Plot 4 lee { $most } KiB como máximo
files-other-encoding = Este archivo usa una codificación antigua que no tiene «{ $character }». Guarda esta partida en un archivo aparte o convierte antes el archivo a UTF-8
files-others-would-be-lost = Plot 4 no puede guardar aquí sin perder otras partidas de este archivo: guarda esta partida en un archivo aparte
files-would-lose = { $part ->
    [setup] Este formato no admite el tablero o las reglas de esta partida: elige un nombre que acabe en .json
    [names] Este formato no admite los nombres de los jugadores: elige un nombre que acabe en .json
    [info] Este formato no admite todos los datos de la partida: elige un nombre que acabe en .json
    [comments] Este formato no admite todos los comentarios: elige un nombre que acabe en .json
    [marks] Este formato no admite todas las marcas: elige un nombre que acabe en .json
   *[moves] Este formato no admite todas las jugadas: elige un nombre que acabe en .json
}
files-only-read = Plot 4 lee archivos que terminan en .{ $extension }, pero no los escribe: elige un nombre que termine en .json, en .sgf para Go y Gomoku, o en .pdn para Damas
files-sgf-only-for = Los archivos SGF son solo para Go y Gomoku: elige un nombre que acabe en .json, o en .pdn para Damas
files-pdn-only-for = Los archivos PDN son solo para Damas: elige un nombre que acabe en .json, o en .sgf para Go y Gomoku
files-not-text = El archivo no es texto UTF-8
files-newer = Una versión más nueva de Plot 4 guardó este archivo (formato { $version }, y esta lee hasta el { $known }): actualiza Plot 4
files-field = «{ $field }»: { $reason }
files-at-place = Línea { $line }, columna { $column }: { $reason }
files-move-at-place = Jugada { $number } («{ $text }», línea { $line }, columna { $column }): { $reason }

files-empty = El archivo está vacío
files-unknown-format = Esto no es una partida guardada por Plot 4, ni un archivo SGF o PDN
files-no-game = No hay ninguna partida en este archivo
files-too-many-moves = Una partida tiene como máximo { $most } jugadas con todas sus variantes, { $line } en una línea y { $notes } posiciones con comentarios o marcas

## Faults in Plot 4's own files. The words between quotation marks, and true and false, are those of the file

files-json-syntax = Esto no es JSON válido ({ $detail })
files-json-incomplete = El archivo acaba antes de tiempo
files-json-missing = Falta el campo «{ $name }»
files-json-twice = «{ $name }» aparece dos veces
files-json-unknown-field = Campo desconocido «{ $name }»
files-json-too-many-fields = Este objeto tiene demasiados campos
files-json-expected = { $kind ->
    [text] Aquí se espera un texto
    [number] Aquí se espera un número entero
    [truth] Aquí se espera true o false
    [scalar] Aquí se espera un texto o un número
    [list] Aquí se espera una lista
    [object] Aquí se espera un objeto
    [moves] Aquí se esperan las jugadas, como texto o lista
    [move-list] Aquí se esperan las jugadas de una variante, como lista
    [variations] Aquí se espera una lista de variantes
    [variation] Aquí se espera una variante como "2:3,3"
    [notes] Aquí se esperan textos según el número de jugadas previas
   *[other] Aquí se espera otra cosa
}
files-json-not-a-move = «{ $text }» no es una jugada
files-json-not-a-variation = «{ $text }» no es una variante: escribe una como "2:3,3"
files-json-not-a-position = «{ $text }» no es un número de jugadas

## Faults in SGF files

files-sgf-not-sgf = Esto no es SGF: una partida empieza por "(;"
files-sgf-no-end = La partida no tiene final: falta ")"
files-sgf-no-node = Una variante empieza por un nodo, y un nodo empieza por ";"
files-sgf-node-after-variation = Los nodos de una línea van antes de sus variantes
files-sgf-misplaced = «{ $character }» no va aquí: escribe ";", "(" o ")"
files-sgf-no-name = El nombre de una propiedad necesita mayúsculas
files-sgf-no-value = { $name } no tiene valor: escríbelo entre corchetes, como { $name }[]
files-sgf-too-many-properties = Un nodo tiene como máximo 1000 propiedades
files-sgf-too-many-in-all = Todos los nodos de una partida juntos tienen como máximo { $most } propiedades
files-sgf-value-without-end = Este valor no tiene final: falta "]"
files-sgf-stones-never = { $property } coloca piedras: Plot 4 lee partidas que empiezan con el tablero vacío
files-sgf-turn = { $side ->
    [black] Es el turno de Negro: los jugadores se alternan, y empieza { $first ->
        [black] Negro
       *[white] Blanco
    }
   *[white] Es el turno de Blanco: los jugadores se alternan, y empieza { $first ->
        [black] Negro
       *[white] Blanco
    }
}
files-sgf-several-values = { $property } tiene varios valores: una jugada tiene uno
files-sgf-not-a-point = «{ $value }» no es un punto: escribe dos letras minúsculas, desde aa, arriba a la izquierda, hasta { $last }
files-sgf-other-game = { $game ->
    [othello] Esta es una partida de Othello (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
    [chess] Esta es una partida de ajedrez (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
    [morris] Esta es una partida de molino (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
    [backgammon] Esta es una partida de backgammon (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
    [xiangqi] Esta es una partida de ajedrez chino (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
    [shogi] Esta es una partida de shogi (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
   *[other] Esta es una partida de otro juego (GM[{ $number }]): Plot 4 lee Go (GM[1]) y Gomoku (GM[4]) en archivos SGF
}

## Faults in PDN files

files-pdn-too-many-tags = Una partida tiene como máximo 1000 etiquetas
files-pdn-not-a-tag = Una etiqueta se escribe así: [White "Anna"]
files-pdn-comment-without-end = Este comentario no tiene final: falta "{ "}" }"
files-pdn-variation-before-move = Una variante no puede ir antes de la primera jugada de su línea
files-pdn-not-opened = Este paréntesis no cierra nada
files-pdn-other-draughts = Este es otro tipo de damas (GameType { $number }): Plot 4 lee damas inglesas ({ $expected })

## Values that a field cannot have

files-not-a-version = Una versión es un número de 1 a { $known }
files-other-game = Esta es una partida de { $found }, no de { $expected }
files-not-markup = «{ $text }» no es una anotación de { $game }
files-not-agreed = «{ $found }» no es un acuerdo: escribe dead:A1 o done
files-not-a-player = { $value } no es un jugador: escribe un texto como "human"
files-not-a-name = { $value } no es un nombre: escribe un texto como "Anna"
files-not-a-number = { $value } no es un número de 0 a { $most }
files-not-info = { $value } no es un texto: escribe uno como "1846-07-21"
files-not-result-after = result-after: { $value } no es un número de jugadas, como 23
files-not-result-variation = result-variation: { $value } no es el número de una variante, como 1
files-variation-after = La línea anterior a esta no tiene { $after } jugadas: elige un número hasta { $most }
files-game = Partida { $number }: { $reason }
files-entry-text = «{ $text }» es demasiado largo o no es texto simple
files-entry-number = «{ $text }» no es un número
files-entry-result = «{ $text }» no es un resultado: escribe win, draw o loss

## What an opened file says that Plot 4 does not keep

files-guessed-encoding = Texto leído como { $encoding }
files-wrong-encoding = El archivo dice que su texto está en { $named }, pero está en { $encoding }: cuando guardes un cambio, el archivo dirá { $encoding }
files-choose-encoding = Elige otra en los datos de la partida (Ctrl+I) › Codificación del texto
files-undecoded = { $count ->
    [one] Un byte del texto no es ninguna letra: se muestra como un recuadro y se conserva
   *[other] { $count } bytes del texto no son letras: se muestran como recuadros y se conservan
}
files-lost = No se conserva de este archivo: { $parts }
files-unused = No se usa, pero sigue en este archivo: { $parts }
files-unplayed = { $count ->
    [one] Se conserva, pero no se muestra aquí: una posición colocada durante la partida
   *[other] Se conservan, pero no se muestran aquí: { $count } posiciones colocadas durante la partida
}
files-refused-lines = { $count ->
    [one] Se conserva, pero no se muestra aquí: una variante desde una jugada que las reglas no permiten
   *[other] Se conservan, pero no se muestran aquí: { $count } variantes desde una jugada que las reglas no permiten
}
files-imported = Leído de un archivo { $format }: jugadas, nombres, komi, fecha y resultado. Guarda la partida como SGF para conservarla
files-up-to = La partida se abre hasta ahí, y el resto queda en el archivo: «{ $rest }»
files-slip = { $slip ->
    [no-end] El archivo está cortado: se abre hasta donde llega
    [no-semicolon] Un nodo debería empezar con ";"
    [text] «{ $text }» no va aquí: se guarda como texto
    [small-letters] «{ $text }» debería ir en mayúsculas
    [bracket] "]" dentro de un texto debería escribirse "\]"
    [no-value] { $text } no tiene valor
   *[order] Las jugadas tras las variantes de su línea se guardan como texto
}
files-taken-for = { $name ->
    [KM] El komi «{ $value }» se lee como { $kept }
    [HA] El hándicap «{ $value }» se lee como { $kept }
   *[other] «{ $value }» se lee como { $kept }
}
files-handicap-stones = Faltan en el archivo las { $count } piedras de hándicap: están en sus puntos habituales
files-breathless = { $count ->
    [one] Una piedra colocada no tenía libertades: se ha retirado
   *[other] { $count } piedras colocadas no tenían libertades: se han retirado
}
files-suicide = Una jugada captura sus propias piedras (suicidio): se han retirado
files-left-out = { $count ->
    [one] Un bando juega dos veces seguidas: en medio se muestra un pase, que no se guarda
   *[other] Un bando juega dos veces seguidas en { $count } ocasiones: en medio se muestra un pase, que no se guarda
}
files-other-games = { $count ->
    [one] La otra partida de este archivo sigue en él
   *[other] Las otras { $count } partidas de este archivo siguen en él
}
files-not-shown = Se conserva, pero no se muestra aquí: { $name }
files-not-offered = No todas las partidas y posiciones de este archivo caben en la lista: las demás siguen en el archivo
files-first-game = No se puede abrir la primera partida de este archivo. { $reason }
files-later-game = Otra partida de este archivo no se puede leer. { $reason }
files-lost-text = texto alrededor de la partida
files-lost-program-lines = líneas que empiezan por %
files-lost-repeated = el segundo valor de «{ $name }»
files-lost-misplaced = «{ $name }» en un nodo posterior
files-lost-results = resultados de variantes
files-lost-fields = { $more ->
    [yes] campos desconocidos: { $names } y otros
   *[no] campos desconocidos: { $names }
}
files-lost-komi = komi «{ $told }» (ahora { $kept })
files-lost-value = «{ $value }» en { $name }
files-lost-result = el resultado «{ $told }» (las jugadas dicen otra cosa)
files-part = { $part ->
    [setup] tablero y reglas
    [names] nombres
    [info] datos de la partida
    [variations] variantes
    [comments] comentarios
    [marks] marcas
   *[moves] jugadas
}
files-quoted = «{ $text }»

## Files that cannot be used, and what becomes of them

files-settings-default = Se usan los ajustes predeterminados
files-settings-unusable = { $more ->
    [yes] Estos ajustes no se pueden usar: { $names } y otros
   *[no] Estos ajustes no se pueden usar: { $names }
}
files-progress-reset = Tu progreso en los ejercicios empieza de cero
files-progress-not-saved = Tu progreso en los ejercicios no se guardará
files-statistics-reset = Las estadísticas empiezan de cero
files-statistics-unusable = No se pueden usar las estadísticas
files-last-game-lost = Tu última partida no se puede continuar
files-set-aside = El archivo se llama ahora { $file }
files-not-set-aside = No se pudo cambiar el nombre del archivo. { $reason }
files-earlier-offered = Se ofrece en su lugar una versión anterior de la partida
files-earlier-not-restored = No se pudo recuperar una versión anterior de la partida. { $reason }
files-counted-now = La partida terminada ya está en las estadísticas
files-not-counted = Esta partida no se añadió a las estadísticas
files-not-counted-yet = Esta partida aún no está en las estadísticas, pero Plot 4 lo sigue intentando

## When the program quits and the disk is not responding

files-unwritten-settings = Los ajustes aún no están guardados: el disco no responde
files-unwritten-progress = Tu progreso en los ejercicios aún no está guardado: el disco no responde
files-unwritten-statistics = Las estadísticas aún no están guardadas: el disco no responde
files-unwritten-file = { $file } aún no está guardado: el disco no responde

## The desktop's file dialogs: titles, and the kinds of file to choose from

files-dialog-open = Abrir una partida
files-dialog-save = Guardar la partida
files-dialog-save-table = Exportar las estadísticas
files-dialog-save-picture = Guardar una imagen
files-dialog-save-animation = Guardar una animación
files-kind-games = Partidas de Plot 4
files-kind-tables = Tablas CSV
files-kind-pictures = Imágenes PNG
files-kind-animations = Animaciones GIF

## Computers that fail

files-choose-game-over = La partida ha terminado: no hay jugada que elegir
files-choose-panicked = El ordenador no pudo elegir una jugada por un error interno
files-no-puzzle = No se pudo crear ningún ejercicio por un error interno
