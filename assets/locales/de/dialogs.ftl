## Buttons that many dialogs have.

dialogs-close = Schließen
dialogs-cancel = Abbrechen
dialogs-copy = Kopieren
dialogs-delete = Löschen
dialogs-row-button = { $action }: { $row }

## The menu. Each line has room for about 25 letters, with a key at its right.

dialogs-menu = Menü

# The titles of the groups.
dialogs-menu-game = Partie
dialogs-menu-board = Brett
dialogs-menu-share = Teilen
dialogs-menu-learn = Lernen
dialogs-menu-window = Programm

dialogs-save = Speichern …
dialogs-open = Öffnen …
dialogs-game-info = Partiedaten
dialogs-game-info-menu = Partiedaten …
dialogs-text-encoding-menu = Textkodierung …
dialogs-past-games-menu = Frühere Partien
dialogs-copy-position = Stellung kopieren
dialogs-paste-position = Stellung einfügen
dialogs-picture = Bild oder Animation
dialogs-picture-menu = Bild oder Animation …
dialogs-copy-picture = Bild kopieren
dialogs-copy-picture-about = Zum Einfügen in eine Nachricht oder ein Dokument
dialogs-save-picture = Bild speichern …
dialogs-save-picture-about = Die gezeigte Stellung als PNG-Datei
dialogs-save-animation = Animation speichern …
dialogs-save-animation-about = Die ganze Partie, Zug für Zug, als GIF-Datei
dialogs-threats = Drohungen
dialogs-territory = Gebiet
dialogs-comment = Kommentar
dialogs-write-comment = Kommentar …
dialogs-turn-board = Brett drehen
dialogs-resign = Aufgeben
dialogs-offer-draw = Remis anbieten
dialogs-free-board = Analysebrett
dialogs-promote-variation = Variante nach oben
dialogs-make-main-line = Zur Hauptvariante machen
dialogs-delete-variation = Variante löschen
dialogs-review = Rückblick
dialogs-statistics-menu = Fortschritt
dialogs-settings-menu = Einstellungen
dialogs-help-menu = Hilfe
dialogs-side-panel = Seitenleiste
dialogs-sound = Ton
dialogs-large-names = Große Ansicht
dialogs-full-screen = Vollbild
dialogs-quit-menu = Beenden
dialogs-lessons = Lektionen
dialogs-menu-keys = Die Tasten wirken auch ohne das Menü. F1 zeigt alle.
dialogs-pages = Zum Nachlesen

## Questions. Enter gives the answer that loses nothing.

dialogs-quit = Beenden?
dialogs-quit-anyway = Trotzdem beenden?
dialogs-game-is-saved = Deine Partie ist gespeichert, du kannst sie nächstes Mal fortsetzen
dialogs-stay = Bleiben
dialogs-quit-button = Beenden
dialogs-quit-spoken = Beenden? Drücke Eingabe, um zu bleiben, oder Y zum Beenden
dialogs-quit-anyway-spoken = { $loss }. Trotzdem beenden? Drücke Eingabe, um zu bleiben, oder Y zum Beenden

dialogs-let-play = Den Computer spielen lassen?
dialogs-let-play-about = { $name } ist am Zug. Wenn du dir erst die Stellung ansiehst, drücke später P, um den Computer spielen zu lassen, oder F, um Züge auf dem Analysebrett zu versuchen
dialogs-let-play-button = Spielen lassen
dialogs-look-first = Erst ansehen
dialogs-let-play-spoken = Den Computer spielen lassen? { $name } ist am Zug. Drücke Eingabe, um ihn spielen zu lassen, oder N, um dir erst die Stellung anzusehen

dialogs-delete-statistics = Die ganze Statistik löschen?
dialogs-no-undo = Das lässt sich nicht rückgängig machen
dialogs-keep-statistics = Behalten
dialogs-delete-statistics-button = Löschen
dialogs-delete-statistics-spoken = Die ganze Statistik löschen? Das lässt sich nicht rückgängig machen. Drücke Eingabe zum Behalten oder Y zum Löschen


## The question at the start whether to continue a game.

dialogs-continue = Fortsetzen
dialogs-new-game = Neue Partie
dialogs-continue-last = Letzte Partie fortsetzen?
dialogs-continue-last-spoken = Letzte Partie fortsetzen? { $players }. { $progress }. Drücke Eingabe zum Fortsetzen oder N für eine neue Partie
dialogs-last-moves-away = Deine letzte Partie kommt zu „Frühere Partien“

dialogs-choose-file-game = Wähle eine Partie
dialogs-choose-file-game-spoken = Wähle eine von { $count } Partien
dialogs-game-number = Partie { $number }
dialogs-game-set-up = Partie { $number }, Steine gesetzt nach Zug { $moves }
dialogs-game-unnamed = Ohne Namen
dialogs-file-players = { $first } – { $second }
dialogs-continue-one = Eine dieser Partien fortsetzen?
dialogs-continue-one-spoken = Eine von { $count } Partien fortsetzen? Die neueste: { $players }. { $progress }. Drücke Eingabe, um die neueste fortzusetzen, oder N für eine neue Partie
dialogs-newest-first = Neueste zuerst. Was du hier stehen lässt, wird nächstes Mal wieder angeboten
dialogs-newest-first-of-many = Neueste zuerst. Was du hier stehen lässt, wird nächstes Mal wieder angeboten, danach ältere Partien
dialogs-continue-newest = Die neueste dieser Partien fortsetzen
dialogs-all-move-away = Alle diese Partien kommen zu „Frühere Partien“
dialogs-set-aside = Ablegen

dialogs-row = { $players }. { $progress }
dialogs-row-detail = { $players }. { $progress }: { $detail }

## The page of the past games.


## The question for the path of a file.

dialogs-open-game = Partie öffnen
dialogs-save-game = Partie speichern
dialogs-save-statistics = Statistik speichern
dialogs-save-the-picture = Bild speichern
dialogs-save-the-animation = Animation speichern
dialogs-open-button = Öffnen
dialogs-save-button = Speichern
dialogs-type-path = Kein Dateidialog vorhanden. Gib den Pfad der Datei ein
dialogs-type-path-ending = Kein Dateidialog vorhanden. Gib den Pfad der Datei ein. Damit andere Programme sie öffnen, muss der Name auf .{ $ending } enden
dialogs-type-path-spoken = { $title }: Gib den Pfad der Datei ein
dialogs-replace = Diese Datei überschreiben?
dialogs-replace-button = Überschreiben
dialogs-file-exists = Eine Datei mit diesem Namen gibt es schon. Überschreibe sie oder gib einen anderen Namen ein
dialogs-game-file-exists = Eine Datei mit diesem Namen gibt es schon. Die Partie darin wird ersetzt. Hat die Datei mehrere Partien, bleiben die anderen. Überschreibe sie oder gib einen anderen Namen ein
dialogs-replace-spoken = Diese Datei überschreiben? Eine Datei mit diesem Namen gibt es schon. Drücke Eingabe zum Überschreiben oder Esc zum Abbrechen
dialogs-add = Die Partie zu dieser Datei hinzufügen?
dialogs-add-button = Hinzufügen
dialogs-game-file-adds = Diese Datei enthält andere Partien. Diese Partie kommt hinzu. Füge sie hinzu oder gib einen anderen Namen ein
dialogs-add-spoken = Die Partie zu dieser Datei hinzufügen? Sie enthält andere Partien, und diese bleiben. Drücke Eingabe zum Hinzufügen oder Esc zum Abbrechen

## A file that is slow to be read or written.

dialogs-slow = Das dauert eine Weile
dialogs-waiting = Warten auf { $file } …
dialogs-waiting-spoken = Warten auf { $file } … Drücke Esc, um nicht länger zu warten

## The report of a crash.

dialogs-crash = Den Absturzbericht ansehen?
dialogs-crash-about = In Plot 4 ist etwas schiefgegangen. Der Bericht bleibt auf diesem Computer
dialogs-crash-spoken = Den Absturzbericht ansehen? In Plot 4 ist etwas schiefgegangen. Der Bericht bleibt auf diesem Computer. Drücke Eingabe zum Ansehen oder N zum Überspringen
dialogs-view-report = Ansehen
dialogs-not-now = Jetzt nicht
dialogs-crash-report = Absturzbericht
dialogs-copy-report = Den ganzen Bericht kopieren
dialogs-delete-report = Den Bericht von diesem Computer löschen

## The encodings in which the file that was opened last can be read again.

dialogs-text-encoding = Textkodierung
dialogs-encoding-automatic = Automatisch
dialogs-encoding-chinese = Chinesisch ({ $name })
dialogs-encoding-japanese = Japanisch ({ $name })
dialogs-encoding-korean = Koreanisch ({ $name })
dialogs-encoding-western = Westeuropäisch ({ $name })
dialogs-encoding-central = Mitteleuropäisch ({ $name })
dialogs-encoding-cyrillic = Kyrillisch ({ $name })
