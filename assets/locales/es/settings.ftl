## The settings: a page for each group, names at the left and values at the right.

settings-title = Ajustes

settings-language = Idioma
settings-language-change = Idioma: { $language }, cambiar
settings-match-system = Como el sistema

settings-appearance = Apariencia
settings-light = Claro
settings-dark = Oscuro

settings-colours = Colores
settings-cobalt = Cobalto
settings-walnut = Nogal
settings-high-contrast = Alto contraste

settings-animation = Animación
settings-animation-normal = Normal
settings-animation-slow = Lenta
settings-animation-off = Sin animación

settings-after-game = Tras una partida entre ordenadores

settings-who-starts = Quién empieza al jugar otra
settings-take-turns = Se alternan
settings-loser = Quien pierde
settings-same-player = El mismo

settings-analysis = Mostrar análisis
settings-analysis-on-key = Al pulsar A
settings-analysis-always = Siempre
settings-analysis-time = Profundizar el análisis
settings-seconds = { $count } s

settings-threats = Amenazas
settings-coordinates = Coordenadas
settings-move-numbers = Números de jugadas
settings-emblems = Estrella y anillo en las fichas

settings-sound = Sonido
settings-off = No
settings-volume = Volumen

settings-computer-delay = El ordenador juega tras
settings-zoom = Tamaño del texto
settings-zoom-limited = Hasta { $percent } % en esta ventana

settings-computers-move = El ordenador juega
settings-naturally = Según la jugada
settings-at-once = Al instante
settings-fixed-time = Tras un tiempo fijo

settings-seed = Semilla aleatoria
settings-seed-empty = Vacío: una partida distinta cada vez
settings-seed-wrong = Escribe un número entero o deja el campo vacío

settings-choice = { $setting }: { $value }

settings-no-font = Ninguna fuente de este sistema tiene las letras de { $language }: instala una, por ejemplo Noto Sans CJK
settings-unknown-language = El idioma «{ $tag }» de los ajustes es desconocido, así que Plot 4 usa el de tu sistema

settings-tab-look = Aspecto
settings-tab-play = Juego
settings-tab-language = Idioma y lectura
settings-tab-advanced = Avanzado
settings-preview = Vista previa
settings-reset = Restablecer esta página
settings-immediate = Los cambios se aplican al momento
settings-keys = Ctrl+Tab: otra página · Tab y flechas: elegir · Espacio: cambiar
settings-esc-closes = Esc cierra
settings-only-in = Solo en { $games }
settings-emblems-about = Distinguen los dos bandos sin los colores
settings-coordinates-about = Números y letras junto al tablero
settings-move-numbers-about = Sobre las piedras, en el orden en que se jugaron
settings-panel-about = Jugadores, jugadas y botones junto al tablero
settings-stage-about = Para directos y pantallas grandes
settings-coach-about = En tus próximas partidas
settings-threats-about = Marca las casillas que completan cuatro en raya
settings-computers-resign = Los ordenadores abandonan partidas perdidas
settings-seed-same = Mismo número, misma partida

settings-lock = Bloquear la ayuda
settings-lock-about = Sin pistas, análisis, entrenador ni jugadas deshechas: para clases y torneos. No detiene a quien busque cómo evitarlo
settings-locked-about = Escribe las cifras para desbloquearla
settings-lock-button = Bloquear
settings-unlock = Desbloquear
settings-lock-digits = Al menos { $count } cifras
settings-lock-wrong = No son esas cifras
settings-help-is-locked = La ayuda está bloqueada (Ajustes › Juego)
settings-help-is-unlocked = La ayuda está desbloqueada
