## The settings. Each is a row of choices side by side, so names and values are short.

settings-title = Einstellungen

settings-language = Sprache
settings-language-change = Sprache: { $language }, ändern
settings-match-system = Wie das System

settings-appearance = Erscheinungsbild
settings-light = Hell
settings-dark = Dunkel

settings-colours = Farben
settings-cobalt = Kobalt
settings-walnut = Nussbaum
settings-high-contrast = Hoher Kontrast

settings-animation = Animation
settings-animation-normal = Normal
settings-animation-slow = Langsam
settings-animation-off = Aus

settings-after-game = Nach einer Partie zwischen Computern
settings-stop = Anhalten
settings-play-another = Noch eine

settings-who-starts = Wer beginnt
settings-take-turns = Abwechselnd
settings-loser = Verlierer
settings-same-player = Wie zuletzt

settings-lost-games = Computer in verlorenen Partien
settings-play-to-end = Spielen weiter
settings-resign-lost = Geben auf

settings-analysis = Analyse zeigen
settings-analysis-on-key = Mit Taste A
settings-analysis-always = Immer
settings-analysis-time = Analyse rechnet weiter
settings-seconds = { $count } s

settings-threats = Drohungen
settings-threats-shown = Sichtbar
settings-threats-hidden = Verborgen
settings-coordinates = Koordinaten
settings-move-numbers = Zugnummern
settings-emblems = Stern und Ring auf Steinen
settings-numbers-shown = Sichtbar
settings-numbers-hidden = Verborgen

settings-sound = Ton
settings-on = Ein
settings-off = Aus
settings-volume = Lautstärke

settings-names-and-score = Namen und Spielstand
settings-in-panel = In der Seitenleiste
settings-large = Groß, für Streams

settings-computers-move = Computer ziehen
settings-naturally = Natürlich
settings-at-once = Sofort
settings-fixed-time = Nach fester Zeit
settings-computer-delay = Pause vor Computerzügen
settings-zoom = Zoom
settings-zoom-limited = Zoom (bis { $percent } % in diesem Fenster)

settings-seed = Startwert (gleiche Zahl, gleiche Partie)
settings-seed-empty = Leer: jedes Mal eine andere Partie
settings-seed-wrong = Gib eine ganze Zahl ein oder lass das Feld leer

settings-choice = { $setting }: { $value }

settings-no-font = Keine Schrift auf diesem System hat die Zeichen für { $language }: Installiere eine, zum Beispiel Noto Sans CJK
settings-unknown-language = Die Sprache „{ $tag }“ in den Einstellungen ist unbekannt, darum verwendet Plot 4 die Sprache deines Systems

settings-quit = Plot 4 beenden
