## The settings: a page for each group, names at the left and values at the right.

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

settings-who-starts = Wer als Nächstes beginnt
settings-take-turns = Abwechselnd
settings-loser = Verlierer
settings-same-player = Wie zuletzt

settings-analysis = Analyse zeigen
settings-analysis-on-key = Mit Taste A
settings-analysis-always = Immer
settings-analysis-time = Analyse vertiefen
settings-seconds = { $count } s

settings-threats = Drohungen
settings-coordinates = Koordinaten
settings-move-numbers = Zugnummern
settings-emblems = Stern und Ring auf Steinen

settings-sound = Ton
settings-off = Aus
settings-volume = Lautstärke

settings-computer-delay = Computer ziehen nach
settings-zoom = Textgröße
settings-zoom-limited = In diesem Fenster bis { $percent } %

settings-computers-move = Computer ziehen
settings-naturally = Je nach Zug
settings-at-once = Sofort
settings-fixed-time = Nach fester Zeit

settings-seed = Startwert (Zufall)
settings-seed-empty = Leer: jedes Mal eine andere Partie
settings-seed-wrong = Gib eine ganze Zahl ein oder lass das Feld leer

settings-choice = { $setting }: { $value }

settings-no-font = Keine Schrift auf diesem System hat die Zeichen für { $language }: Installiere eine, zum Beispiel Noto Sans CJK
settings-unknown-language = Die Sprache „{ $tag }“ in den Einstellungen ist unbekannt, darum verwendet Plot 4 die Sprache deines Systems

settings-tab-look = Aussehen
settings-tab-play = Spiel
settings-tab-language = Sprache & Lesbarkeit
settings-tab-advanced = Erweitert
settings-preview = Vorschau
settings-reset = Diese Seite zurücksetzen
settings-immediate = Änderungen gelten sofort
settings-keys = Strg+Tab: nächste Seite · Tab und Pfeile: wählen · Leertaste: umschalten
settings-esc-closes = Esc schließt
settings-only-in = Nur in { $games }
settings-emblems-about = So sind die Seiten auch ohne Farben zu unterscheiden
settings-coordinates-about = Zahlen und Buchstaben am Brett
settings-move-numbers-about = Auf den Steinen, in der Reihenfolge der Züge
settings-panel-about = Spieler, Züge und Knöpfe neben dem Brett
settings-stage-about = Für Streams und große Bildschirme
settings-coach-about = In deinen nächsten Partien
settings-threats-about = Markiert die Felder, die eine Viererreihe vollenden
settings-computers-resign = Computer geben verlorene Partien auf
settings-seed-same = Gleiche Zahl, gleiche Partie

settings-lock = Hilfe sperren
settings-lock-about = Keine Tipps, keine Analyse, kein Trainer, kein Zurücknehmen: für Unterricht und Turniere. Wer es umgehen will, den hält es nicht auf
settings-locked-about = Gib die Ziffern ein, um sie freizugeben
settings-lock-button = Sperren
settings-unlock = Freigeben
settings-lock-digits = Mindestens { $count } Ziffern
settings-lock-wrong = Das sind nicht die Ziffern
settings-help-is-locked = Die Hilfe ist gesperrt (Einstellungen › Spiel)
settings-help-is-unlocked = Die Hilfe ist freigegeben
