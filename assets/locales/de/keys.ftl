## Names of keys: on buttons, in menus and on the help page. Letters and digits are not translated.

keys-enter = Eingabe
keys-esc = Esc
keys-left = Links
keys-right = Rechts
keys-up = Hoch
keys-down = Runter
keys-delete = Entf
keys-full-stop = Punkt
keys-ctrl = Strg+{ $key }
keys-ctrl-shift = Strg+Umschalt+{ $key }

# Several keys in one line of the help page, each followed by its own effect.
keys-ctrl-plus-minus = Strg+Plus, Strg+Minus
keys-home-end = Pos1, Ende
keys-minus-plus = − und +
keys-digits = 1 bis { $count }

keys-with-key = { $label } ({ $key })

## Titles of the groups on the help page.

keys-playing = Spielen
keys-looking-back = Rückgängig und frühere Züge
keys-reviewing = Rückblick auf eine Partie
keys-watching = Computern zuschauen
keys-choosing = Neue Partie und Fragen
keys-window = Partien und das Fenster

## What a key does, on the help page. Where a letter could also begin the name of a point, such as
## H8, its effect appears below the board while the program waits for the digit.

keys-hint = Tipp anfordern
keys-analysis = Analyse ein- oder ausblenden
keys-keep-move = Den Zug spielen, den der Trainer zurückhält
keys-free-board = Analysebrett öffnen oder verlassen, um Züge für beide Seiten zu versuchen
keys-threats = Drohungen ein- oder ausblenden
keys-move-numbers = Zugnummern ein- oder ausblenden
keys-territory = Gebiet und Vorsprung ein- oder ausblenden
keys-one-to-five = 1 bis 5
keys-marks = Den Punkt unter dem Zeiger oder am Cursor (Pfeiltasten) markieren: Dreieck, Quadrat, Kreis, Kreuz oder gefülltes Quadrat. Dieselbe Taste nimmt das Zeichen weg
keys-labels = Nächster Buchstabe oder nächste Zahl als Beschriftung auf diesem Punkt
keys-comment = Kommentar zur Stellung schreiben
keys-game-info = Partiedaten: Namen, Veranstaltung, Datum, Ort, Ergebnis
keys-turn-board = Brett drehen
keys-change-players = Spieler oder Spiel wechseln
keys-menu = Menü öffnen
keys-back = Einen Schritt zurück; im Spiel: das Menü öffnen
keys-review = Rückblick auf die Partie: deine Fehler und bessere Züge
# N, P
keys-mistakes = Nächster Fehler, voriger Fehler
keys-best-play = Beste Zugfolge von hier an zeigen
keys-try-again = Von hier noch einmal versuchen
keys-undo = Rückgängig
keys-redo = Wiederholen
# Ctrl+Left, Ctrl+Right
keys-one-move = Voriger Zug, nächster Zug
# Home, End
keys-all-moves = Erster Zug, letzter Zug
keys-variation = Andere Variante zeigen
keys-pause = Anhalten oder von hier fortsetzen
keys-one-step = Einen Zug spielen, dann anhalten
# − and +
keys-speed = Langsamer, schneller
keys-player-digits = Gegner wählen
keys-lesson = Die Lektion starten, die angeboten wird
# Left, Right
keys-who-starts = Ändern, wer beginnt
# Up, Down
keys-players = Voriger Gegner, nächster Gegner
keys-customize = Optionen ein- oder ausblenden: beide Spieler, Brett, Trainer
keys-coach = Trainer ein- oder ausschalten oder wählen, was er verhindert
keys-next-game = Nächstes Spiel wählen
keys-next-board = Nächste Variante wählen
keys-swap = Seiten tauschen
keys-play = Spielen
keys-answers = Ja, nein
keys-new-game = Neue Partie mit denselben Spielern
# Ctrl+S, Ctrl+O
keys-save-open = Speichern, öffnen
# Ctrl+C, Ctrl+V
keys-copy-paste = Stellung kopieren, eine Stellung einfügen
keys-copy-picture = Ein Bild des Bretts kopieren
# Ctrl+Plus, Ctrl+Minus, Ctrl+0
keys-zoom = Größer, kleiner, normale Größe
keys-panel = Seitenleiste ein- oder ausblenden
keys-sound = Ton ein- oder ausschalten
keys-stage = Große Ansicht für Streams zeigen oder verlassen
keys-statistics = Fortschritt
keys-settings = Einstellungen
keys-help = Hilfe
keys-full-screen = Vollbild ein- oder ausschalten
keys-quit = Beenden
