## Notices for a few seconds, and what a screen reader says. A notice has room for about 120 letters.


notices-title = Plot 4. Beliebige Taste drücken, um zu beginnen
notices-game-chosen = { $game }: { $summary }
notices-play-again = Noch eine Partie? Drücke Y oder N, oder R für den Rückblick
notices-no-new-game = Keine neue Partie. Drücke R für den Rückblick oder Y für noch eine Partie

## A new game, undo, and the free board.

notices-new-game = Neue Partie. Mit Strg+Z kommst du zu deiner letzten Partie zurück
notices-next-game = { $starts }. Mit Strg+Z kommst du zu deiner letzten Partie zurück
notices-series-paused = Angehalten: P startet die nächste Partie
notices-series-goes-on = Die nächste Partie folgt
notices-nothing-to-undo = Nichts rückgängig zu machen
notices-nothing-to-redo = Kein zurückgenommener Zug
notices-free-board = Analysebrett: Versuche Züge für beide Seiten. Mit Esc kommst du zur Partie zurück
notices-back-to-game = Zurück in der Partie. { $state }

## What a key or a button has switched.

notices-no-variations = Bis hierher wurden keine anderen Züge versucht
notices-main-line = Das ist die Hauptvariante. V zeigt die anderen
notices-resign-looking-back = Du siehst dir einen früheren Zug an. Erst Ende drücken, dann aufgeben
notices-variation-promoted = Die Variante steht einen Platz weiter oben
notices-variation-first = Die Variante steht jetzt an erster Stelle
notices-variation-main = Das ist jetzt die Hauptvariante
notices-variation-deleted = { $moves ->
    [one] Variante mit 1 Zug gelöscht
   *[other] Variante mit { $moves } Zügen gelöscht
}. Strg+Z holt sie zurück
notices-threats-hidden = Drohungen ausgeblendet
notices-no-threats = Drohungen eingeblendet. Noch gibt es keine
notices-move-numbers-shown = Zugnummern eingeblendet
notices-move-numbers-hidden = Zugnummern ausgeblendet
notices-threats-shown = Drohungen eingeblendet: { $threats }
notices-sound-on = Ton eingeschaltet
notices-sound-off = Ton ausgeschaltet
notices-stage-on = Große Ansicht. Mit Esc geht es zurück
notices-stage-off = Normale Ansicht
notices-no-room = Dieses Fenster ist zu klein, um weiter zu vergrößern

## The clipboard.

notices-nothing-to-copy = Nichts zu kopieren: Es wurde noch kein Zug gemacht
notices-copied = Kopiert: { $moves }
notices-copied-partly = Kopiert: { $moves } ohne { $parts }
notices-picture-copied = Bild des Bretts kopiert
notices-report-copied = Bericht kopiert
notices-game-pasted = Partie eingefügt
notices-position-pasted = Stellung eingefügt. Mit C wechselst du die Spieler
notices-paste-too-long = Dieser Text ist zu lang zum Einfügen (mehr als { $limit } KiB). Speichere ihn als Datei und öffne sie
notices-pasted-no-game = Die eingefügte Partie lässt sich nicht öffnen. { $reason }
notices-pasted-no-position = Was du eingefügt hast, ist keine Stellung. { $reason }

## Files that the user opens and saves.

notices-opening = { $file } wird geöffnet …
notices-opened = { $file } geöffnet
notices-game-unusable = Diese Partie lässt sich nicht öffnen. { $reason }
notices-saved = Gespeichert als { $file }
notices-saved-in-utf8 = Gespeichert als { $file } in UTF-8, weil es in { $encoding } einige Zeichen nicht gibt
notices-added = Als weitere Partie in { $file } gespeichert
notices-gave-up-opening = Öffnen von { $file } abgebrochen
notices-gave-up-saving = { $file } ist noch nicht gespeichert. Du bekommst eine Meldung, wenn es so weit ist
notices-painting = Die Animation wird erstellt … { $percent } %

## The game in progress, which is saved automatically.

notices-not-saved = Deine Partie ist nicht gespeichert. { $reason }
notices-not-saved-short = Deine Partie ist nicht gespeichert
notices-not-saved-yet = Deine Partie ist noch nicht gespeichert: Der Datenträger reagiert nicht
notices-not-saved-yet-short = Deine Partie ist noch nicht gespeichert
notices-save-failed = Deine Partie konnte nicht gespeichert werden. { $reason }. Plot 4 versucht es weiter
notices-saved-again = Deine Partie ist wieder gespeichert
notices-last-game-kept = Deine letzte Partie steht unter „Frühere Partien“
notices-last-game-not-kept = Deine letzte Partie konnte nicht zu „Frühere Partien“ verschoben werden. { $reason }
notices-game-not-kept = Diese Partie konnte nicht unter „Frühere Partien“ gespeichert werden. { $reason }

## The program’s own files.

notices-settings-not-saved = Deine Einstellungen konnten nicht gespeichert werden. { $reason }
notices-progress-not-saved = Dein Übungsfortschritt konnte nicht gespeichert werden. { $reason }
notices-no-folder = Deine Partien lassen sich nicht speichern, weil dein Benutzerordner unbekannt ist (setze die Variable HOME)
notices-statistics-deleted = Statistik gelöscht
notices-file-deleted = Datei gelöscht

## Why the window cannot open. These appear in a terminal.

notices-no-thread = Plot 4 kann nicht starten: { $reason }
notices-no-display = kein Fenster möglich: Unter DISPLAY oder WAYLAND_DISPLAY antwortet kein Bildschirm, oder eine Bibliothek von X11 oder Wayland fehlt. `plot4 play` startet eine Partie in diesem Terminal
notices-no-opengl = kein Fenster möglich: Der Bildschirm bietet kein OpenGL. Installiere unter Debian libgl1, libegl1 und libgl1-mesa-dri für OpenGL in Software. `plot4 play` startet eine Partie in diesem Terminal
notices-no-opengl-windows = kein Fenster möglich: Der Grafiktreiber dieses Computers bietet kein OpenGL 2. Aktualisiere ihn, oder installiere das „OpenCL, OpenGL and Vulkan Compatibility Pack“ aus dem Microsoft Store. `plot4 play` startet eine Partie in einem Terminal
notices-no-renderer = kein Fenster möglich: Die Grafikausgabe ist gescheitert. `plot4 play` startet eine Partie in diesem Terminal
notices-no-window = kein Fenster möglich: { $reason }. `plot4 play` startet eine Partie in diesem Terminal
notices-display-lost = die Verbindung zum Bildschirm ist abgebrochen. Du kannst deine Partie nächstes Mal fortsetzen
