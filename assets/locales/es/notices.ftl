## Notices for a few seconds, and what a screen reader says. A notice has room for about 120 letters.

notices-title = Plot 4. Pulsa una tecla para empezar
notices-game-chosen = { $game }: { $summary }
notices-play-again = ¿Jugar otra? Pulsa Y o N, o R para repasar la partida
notices-no-new-game = No hay otra partida. Pulsa R para repasar esta o Y para jugar otra

## A new game, undo, and the free board.

notices-new-game = Partida nueva. Pulsa Ctrl+Z para volver a tu última partida
notices-next-game = { $starts }. Pulsa Ctrl+Z para volver a tu última partida
notices-series-paused = En pausa: P empieza la próxima partida
notices-series-goes-on = Sigue la próxima partida
notices-nothing-to-undo = Nada que deshacer
notices-nothing-to-redo = Nada que rehacer
notices-free-board = Tablero libre: prueba jugadas de ambos bandos. Pulsa Esc para volver a la partida
notices-back-to-game = De vuelta a la partida. { $state }

## What a key or a button has switched.

notices-no-variations = Hasta aquí no se han probado otras jugadas
notices-main-line = Esta es la línea principal. V muestra las variantes
notices-resign-looking-back = Estás viendo una jugada anterior. Pulsa Fin y abandona después
notices-variation-promoted = La variante sube un puesto
notices-variation-first = La variante sube y es ahora la primera
notices-variation-main = Esta es ahora la línea principal
notices-variation-deleted = { $moves ->
    [one] Variante de 1 jugada eliminada
   *[other] Variante de { $moves } jugadas eliminada
}. Ctrl+Z la recupera
notices-threats-hidden = Amenazas ocultas
notices-no-threats = Amenazas visibles. Aún no hay ninguna
notices-move-numbers-shown = Números de jugadas visibles
notices-move-numbers-hidden = Números de jugadas ocultos
notices-threats-shown = Amenazas visibles: { $threats }
notices-sound-on = Sonido activado
notices-sound-off = Sonido desactivado
notices-stage-on = Vista para directos. Pulsa Esc para volver
notices-stage-off = Vista normal
notices-no-room = Esta ventana es demasiado pequeña para ampliar más

## The clipboard.

notices-nothing-to-copy = Nada que copiar: no se ha hecho ninguna jugada
notices-copied = Copiado: { $moves }
notices-copied-partly = Copiado: { $moves }, sin { $parts }
notices-picture-copied = Imagen del tablero copiada
notices-report-copied = Informe copiado
notices-game-pasted = Partida pegada
notices-position-pasted = Posición pegada. Pulsa C para cambiar los jugadores
notices-paste-too-long = Este texto es demasiado largo para pegarlo (más de { $limit } KiB). Guárdalo como archivo y ábrelo
notices-pasted-no-game = Has pegado una partida que no se puede abrir. { $reason }
notices-pasted-no-position = Has pegado algo que no es una posición. { $reason }

## Files that the user opens and saves.

notices-opening = Abriendo { $file }…
notices-opened = Abierto: { $file }
notices-game-unusable = No se puede abrir esta partida. { $reason }
notices-saved = Guardado como { $file }
notices-saved-in-utf8 = Guardado como { $file } en UTF-8, porque a { $encoding } le faltan algunos caracteres
notices-added = Añadida a { $file } como una partida más
notices-gave-up-opening = Se dejó de abrir { $file }
notices-gave-up-saving = { $file } aún no está guardado. Se te avisará cuando lo esté
notices-painting = Creando la animación… { $percent } %

## The game in progress, which is saved automatically.

notices-not-saved = Tu partida no está guardada. { $reason }
notices-not-saved-short = Tu partida no está guardada
notices-not-saved-yet = Tu partida aún no está guardada: el disco no responde
notices-not-saved-yet-short = Tu partida aún no está guardada
notices-save-failed = No se pudo guardar tu partida. { $reason }. Plot 4 lo intentará de nuevo
notices-saved-again = Tu partida vuelve a estar guardada
notices-last-game-kept = Tu última partida está en Partidas anteriores
notices-last-game-not-kept = No se pudo pasar tu última partida a Partidas anteriores. { $reason }
notices-game-not-kept = No se pudo guardar esta partida en Partidas anteriores. { $reason }

## The program’s own files.

notices-settings-not-saved = No se pudieron guardar tus ajustes. { $reason }
notices-progress-not-saved = No se pudo guardar tu progreso en los ejercicios. { $reason }
notices-no-folder = No se pueden guardar tus partidas porque se desconoce tu carpeta personal (define la variable HOME)
notices-statistics-deleted = Estadísticas eliminadas
notices-file-deleted = Archivo eliminado

## Why the window cannot open. These appear in a terminal.

notices-no-thread = Plot 4 no puede iniciarse: { $reason }
notices-no-display = no se puede mostrar ninguna ventana: ninguna pantalla responde en DISPLAY o WAYLAND_DISPLAY, o falta una biblioteca de X11 o Wayland. Con `plot4 play` se juega en este terminal
notices-no-opengl = no se puede mostrar ninguna ventana: la pantalla no ofrece OpenGL. En Debian, instala libgl1, libegl1 y libgl1-mesa-dri para tener OpenGL por software. Con `plot4 play` se juega en este terminal
notices-no-opengl-windows = no se puede mostrar ninguna ventana: el controlador gráfico de este ordenador no ofrece OpenGL 2. Actualízalo o instala «OpenCL, OpenGL and Vulkan Compatibility Pack» de Microsoft Store. Con `plot4 play` se juega en un terminal
notices-no-renderer = no se puede mostrar ninguna ventana: falló el motor gráfico. Con `plot4 play` se juega en este terminal
notices-no-window = no se puede mostrar ninguna ventana: { $reason }. Con `plot4 play` se juega en este terminal
notices-display-lost = se perdió la conexión con la pantalla. Podrás continuar tu partida la próxima vez
