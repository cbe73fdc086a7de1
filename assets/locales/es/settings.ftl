## The settings. Each is a row of choices side by side, so names and values are short.

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
settings-stop = Parar
settings-play-another = Jugar otra

settings-who-starts = Quién empieza
settings-take-turns = Por turnos
settings-loser = Quien pierde
settings-same-player = El mismo

settings-lost-games = Los ordenadores, en partidas perdidas
settings-play-to-end = Siguen jugando
settings-resign-lost = Abandonan

settings-analysis = Mostrar análisis
settings-analysis-on-key = Al pulsar A
settings-analysis-always = Siempre
settings-analysis-time = El análisis profundiza
settings-seconds = { $count } s

settings-threats = Amenazas
settings-threats-shown = Visibles
settings-threats-hidden = Ocultas
settings-coordinates = Coordenadas
settings-move-numbers = Números de jugadas
settings-emblems = Estrella y anillo en las fichas
settings-numbers-shown = Visibles
settings-numbers-hidden = Ocultos

settings-sound = Sonido
settings-on = Sí
settings-off = No
settings-volume = Volumen

settings-names-and-score = Nombres y marcador
settings-in-panel = En el panel lateral
settings-large = Grandes, para directos

settings-computers-move = El ordenador juega
settings-naturally = Con naturalidad
settings-at-once = Al instante
settings-fixed-time = Tras un tiempo fijo
settings-computer-delay = Espera antes de jugar el ordenador
settings-zoom = Zoom
settings-zoom-limited = Zoom (hasta { $percent } % en esta ventana)

settings-seed = Semilla del azar (mismo número, misma partida)
settings-seed-empty = Vacío: una partida distinta cada vez
settings-seed-wrong = Escribe un número entero o deja el campo vacío

settings-choice = { $setting }: { $value }

settings-no-font = Ninguna fuente de este sistema tiene las letras de { $language }: instala una, por ejemplo Noto Sans CJK
settings-unknown-language = El idioma «{ $tag }» de los ajustes es desconocido, así que Plot 4 usa el de tu sistema

settings-quit = Salir de Plot 4
