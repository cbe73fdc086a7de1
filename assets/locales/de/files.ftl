### Errors and notices about files: games, settings, statistics, practice progress, pictures.
### Most appear in a notice at the bottom of the window, or as one line in the terminal.

## What failed. $reason is one of the sentences below

files-cannot-open = { $file } lässt sich nicht öffnen. { $reason }
files-cannot-save = { $file } lässt sich nicht speichern. { $reason }
files-cannot-rename = { $file } lässt sich nicht umbenennen. { $reason }
files-cannot-delete = { $file } lässt sich nicht löschen. { $reason }
files-cannot-lock = { $file } lässt sich nicht sperren. { $reason }
files-cannot-paint = Das Bild lässt sich nicht erstellen. { $reason }
files-picture-exists = { $file } gibt es schon: Wähle einen anderen Namen oder nutze --replace
files-statistics-locked = Die Statistik lässt sich nicht öffnen. { $reason }

## Reasons

files-system-error = { $kind ->
    [not-found] Es gibt keine solche Datei und keinen solchen Ordner
    [not-folder] Ein Teil dieses Pfades ist eine Datei, kein Ordner
    [denied] Dir fehlt die Berechtigung
    [in-use] Vielleicht hat ein anderes Programm sie geöffnet: Schließe sie dort, oder wähle einen anderen Namen
    [full] Der Datenträger ist voll
    [read-only] Der Datenträger ist schreibgeschützt
   *[other] { $text }
}
files-is-folder = Das ist ein Ordner: Wähle einen anderen Namen
files-not-a-file = Das ist keine Datei: Wähle einen anderen Namen
files-read-only = Die Datei ist schreibgeschützt: Wähle einen anderen Namen
files-no-folder = Es gibt keinen Ordner { $folder }
files-links-in-circle = Die symbolischen Links bilden einen Kreis: Wähle einen anderen Namen
files-not-written-through = Die neue Datei ist gespeichert, aber der Datenträger hat es noch nicht bestätigt. { $reason }
files-no-name-free = Kein freier Dateiname gefunden: Versuche es noch einmal
files-locked = Ein anderes Fenster von Plot 4 verwendet die Dateien und reagiert nicht
files-lock-deleted = Ein anderes Programm löscht immer wieder eine Datei, die Plot 4 braucht: Schließe es und versuche es noch einmal
files-not-removable = Das ist weder eine frühere Partie noch ein Absturzbericht
files-elsewhere = Die Partie ist in einem anderen Fenster geöffnet
files-no-file-free = Alle Dateinamen dafür sind vergeben: Speichere sie unter einem eigenen Namen
files-panicked = Plot 4 konnte die Datei wegen eines internen Fehlers nicht lesen oder schreiben
files-paint-panicked = Plot 4 konnte das Bild wegen eines internen Fehlers nicht erstellen
files-paint-stopped = Das Bild wurde abgebrochen

## Faults in the text of a file

files-too-large = Die Datei ist größer als { $number } KiB, mehr liest Plot 4 nicht
files-would-be-too-large = Die Datei würde { $size } KiB groß, und Plot 4 liest höchstens { $most } KiB
files-other-encoding = Diese Datei ist in einer älteren Kodierung, in der es „{ $character }“ nicht gibt. Speichere diese Partie in einer eigenen Datei oder wandle die Datei zuerst in UTF-8 um
files-others-would-be-lost = Plot 4 kann hier nicht speichern, ohne andere Partien dieser Datei zu verlieren: Speichere diese Partie in einer eigenen Datei
files-would-lose = { $part ->
    [setup] Dieses Format hat keinen Platz für das Brett oder die Regeln dieser Partie: Wähle einen Namen, der auf .json endet
    [names] Dieses Format hat keinen Platz für die Namen der Spieler: Wähle einen Namen, der auf .json endet
    [info] Dieses Format hat nicht für alle Partiedaten Platz: Wähle einen Namen, der auf .json endet
    [comments] Dieses Format hat nicht für alle Kommentare Platz: Wähle einen Namen, der auf .json endet
    [marks] Dieses Format hat nicht für alle Markierungen Platz: Wähle einen Namen, der auf .json endet
   *[moves] Dieses Format hat nicht für alle Züge Platz: Wähle einen Namen, der auf .json endet
}
files-only-read = Plot 4 liest Dateien mit der Endung .{ $extension }, schreibt sie aber nicht: Wähle einen Namen, der auf .json endet, bei Go und Gomoku auf .sgf, bei Dame auf .pdn
files-sgf-only-for = SGF-Dateien gibt es nur für Go und Gomoku: Wähle einen Namen, der auf .json endet, bei Dame auf .pdn
files-pdn-only-for = PDN-Dateien gibt es nur für Dame: Wähle einen Namen, der auf .json endet, bei Go und Gomoku auf .sgf
files-not-text = Die Datei ist kein UTF-8-Text
files-newer = Eine neuere Version von Plot 4 hat diese Datei gespeichert (Format { $version }, diese hier liest bis { $known }): Aktualisiere Plot 4
files-field = „{ $field }“: { $reason }
files-at-place = Zeile { $line }, Spalte { $column }: { $reason }
files-move-at-place = Zug { $number } („{ $text }“, Zeile { $line }, Spalte { $column }): { $reason }

files-empty = Die Datei ist leer
files-unknown-format = Das ist weder eine von Plot 4 gespeicherte Partie noch eine SGF- oder PDN-Datei
files-no-game = In dieser Datei ist keine Partie
files-too-many-moves = Eine Partie hat höchstens { $most } Züge mit allen Varianten, { $line } in einer Zugfolge und { $notes } Stellungen mit Kommentaren oder Zeichen

## Faults in Plot 4's own files. The words between quotation marks, and true and false, are those of the file

files-json-syntax = Das ist kein gültiges JSON ({ $detail })
files-json-incomplete = Die Datei endet zu früh
files-json-missing = Das Feld „{ $name }“ fehlt
files-json-twice = „{ $name }“ kommt zweimal vor
files-json-unknown-field = Unbekanntes Feld „{ $name }“
files-json-too-many-fields = Dieses Objekt hat zu viele Felder
files-json-expected = { $kind ->
    [text] Hier wird ein Text erwartet
    [number] Hier wird eine ganze Zahl erwartet
    [truth] Hier wird true oder false erwartet
    [scalar] Hier wird ein Text oder eine Zahl erwartet
    [list] Hier wird eine Liste erwartet
    [object] Hier wird ein Objekt erwartet
    [moves] Hier werden die Züge erwartet, als Text oder Liste
    [move-list] Hier werden die Züge einer Variante erwartet, als Liste
    [variations] Hier wird eine Liste von Varianten erwartet
    [variation] Hier wird eine Variante wie "2:3,3" erwartet
    [notes] Hier werden Texte erwartet, geordnet nach der Zahl der Züge davor
   *[other] Hier wird etwas anderes erwartet
}
files-json-not-a-move = „{ $text }“ ist kein Zug
files-json-not-a-variation = „{ $text }“ ist keine Variante: Schreibe sie wie "2:3,3"
files-json-not-a-position = „{ $text }“ ist keine Anzahl von Zügen

## Faults in SGF files

files-sgf-not-sgf = Das ist kein SGF: Eine Partie beginnt mit "(;"
files-sgf-no-end = Die Partie hat kein Ende: ")" fehlt
files-sgf-no-node = Eine Variante beginnt mit einem Knoten, und ein Knoten beginnt mit ";"
files-sgf-node-after-variation = Die Knoten einer Zugfolge kommen vor ihren Varianten
files-sgf-misplaced = „{ $character }“ gehört nicht hierher: Schreibe ";", "(" oder ")"
files-sgf-no-name = Der Name einer Eigenschaft besteht aus Großbuchstaben
files-sgf-no-value = { $name } hat keinen Wert: Schreibe ihn in Klammern wie in { $name }[]
files-sgf-too-many-properties = Ein Knoten hat höchstens 1000 Eigenschaften
files-sgf-too-many-in-all = Alle Knoten einer Partie zusammen haben höchstens { $most } Eigenschaften
files-sgf-value-without-end = Dieser Wert hat kein Ende: "]" fehlt
files-sgf-stones-never = { $property } setzt Steine: Plot 4 liest Partien, die mit leerem Brett beginnen
files-sgf-turn = { $side ->
    [black] Schwarz ist am Zug: Es wird abwechselnd gezogen, und { $first ->
        [black] Schwarz
       *[white] Weiß
    } beginnt
   *[white] Weiß ist am Zug: Es wird abwechselnd gezogen, und { $first ->
        [black] Schwarz
       *[white] Weiß
    } beginnt
}
files-sgf-several-values = { $property } hat mehrere Werte: Ein Zug hat einen
files-sgf-not-a-point = „{ $value }“ ist kein Punkt: Schreibe zwei kleine Buchstaben, von aa links oben bis { $last }
files-sgf-other-game = { $game ->
    [othello] Das ist eine Partie Othello (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
    [chess] Das ist eine Partie Schach (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
    [morris] Das ist eine Partie Mühle (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
    [backgammon] Das ist eine Partie Backgammon (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
    [xiangqi] Das ist eine Partie chinesisches Schach (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
    [shogi] Das ist eine Partie Shogi (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
   *[other] Das ist ein anderes Spiel (GM[{ $number }]): Plot 4 liest in SGF-Dateien Go (GM[1]) und Gomoku (GM[4])
}

## Faults in PDN files

files-pdn-too-many-tags = Eine Partie hat höchstens 1000 Tags
files-pdn-not-a-tag = Ein PDN-Tag wird so geschrieben: [White "Anna"]
files-pdn-comment-without-end = Dieser Kommentar hat kein Ende: "{ "}" }" fehlt
files-pdn-variation-before-move = Vor dem ersten Zug einer Zugfolge kann keine Variante stehen
files-pdn-not-opened = Diese Klammer schließt nichts
files-pdn-other-draughts = Das ist eine andere Art von Dame (GameType { $number }): Plot 4 liest englische Dame ({ $expected })

## Values that a field cannot have

files-not-a-version = Eine Version ist eine Zahl von 1 bis { $known }
files-other-game = Das ist eine Partie { $found }, nicht { $expected }
files-not-markup = „{ $text }“ ist keine Markierung für { $game }
files-not-agreed = „{ $found }“ ist keine Vereinbarung: Schreibe dead:A1 oder done
files-not-a-player = { $value } ist kein Spieler: Schreibe einen Text wie "human"
files-not-a-name = { $value } ist kein Name: Schreibe einen Text wie "Anna"
files-not-a-number = { $value } ist keine Zahl von 0 bis { $most }
files-not-info = { $value } ist kein Text: Schreibe einen wie "1846-07-21"
files-not-result-after = result-after: { $value } ist keine Anzahl von Zügen wie 23
files-not-result-variation = result-variation: { $value } ist nicht die Nummer einer Variante wie 1
files-variation-after = Die Zugfolge vor dieser hat keine { $after } Züge: Wähle eine Zahl bis { $most }
files-game = Partie { $number }: { $reason }
files-entry-text = „{ $text }“ ist zu lang oder kein einfacher Text
files-entry-number = „{ $text }“ ist keine Zahl
files-entry-result = „{ $text }“ ist kein Ergebnis: Schreibe win, draw oder loss

## What an opened file says that Plot 4 does not keep

files-guessed-encoding = Text als { $encoding } gelesen
files-wrong-encoding = Die Datei gibt { $named } als Kodierung an, ihr Text ist aber in { $encoding }: Wenn du eine Änderung speicherst, gibt die Datei { $encoding } an
files-choose-encoding = Eine andere Kodierung wählst du in den Partiedaten (Strg+I) › Textkodierung
files-undecoded = { $count ->
    [one] Ein Byte des Textes ist kein Buchstabe: Es erscheint als Kästchen und bleibt erhalten
   *[other] { $count } Bytes des Textes sind keine Buchstaben: Sie erscheinen als Kästchen und bleiben erhalten
}
files-lost = Aus dieser Datei nicht übernommen: { $parts }
files-unused = Nicht verwendet, bleibt aber in dieser Datei: { $parts }
files-unplayed = { $count ->
    [one] Behalten, aber hier nicht gezeigt: eine Stellung, die in der Partie aufgebaut wird
   *[other] Behalten, aber hier nicht gezeigt: { $count } Stellungen, die in der Partie aufgebaut werden
}
files-refused-lines = { $count ->
    [one] Behalten, aber hier nicht gezeigt: eine Variante ab einem Zug, den die Regeln nicht erlauben
   *[other] Behalten, aber hier nicht gezeigt: { $count } Varianten ab einem Zug, den die Regeln nicht erlauben
}
files-imported = Aus einer { $format }-Datei gelesen: Züge, Namen, Komi, Datum und Ergebnis. Speichere die Partie als SGF, um sie zu behalten
files-up-to = Die Partie wird bis dorthin geöffnet, der Rest bleibt in der Datei: „{ $rest }“
files-slip = { $slip ->
    [no-end] Die Datei bricht ab: Sie wird geöffnet, soweit sie reicht
    [no-semicolon] Ein Knoten sollte mit ";" beginnen
    [text] „{ $text }“ gehört nicht hierher: Es bleibt als Text erhalten
    [small-letters] „{ $text }“ sollte in Großbuchstaben stehen
    [bracket] "]" in einem Text sollte "\]" heißen
    [no-value] { $text } hat keinen Wert
   *[order] Züge hinter den Varianten ihrer Zugfolge bleiben als Text erhalten
}
files-taken-for = { $name ->
    [KM] Das Komi „{ $value }“ wird als { $kept } gelesen
    [HA] Die Vorgabe „{ $value }“ wird als { $kept } gelesen
   *[other] „{ $value }“ wird als { $kept } gelesen
}
files-handicap-stones = Die { $count } Vorgabesteine fehlen in der Datei: Sie stehen an ihren üblichen Stellen
files-breathless = { $count ->
    [one] Ein vorgegebener Stein hatte keine Freiheiten: Er wurde vom Brett genommen
   *[other] { $count } vorgegebene Steine hatten keine Freiheiten: Sie wurden vom Brett genommen
}
files-suicide = Ein Zug schlägt die eigenen Steine (Selbstmord): Sie wurden vom Brett genommen
files-left-out = { $count ->
    [one] Eine Seite zieht zweimal hintereinander: Dazwischen steht ein Passen, das nicht gespeichert wird
   *[other] { $count }-mal zieht eine Seite zweimal hintereinander: Dazwischen steht ein Passen, das nicht gespeichert wird
}
files-other-games = { $count ->
    [one] Die andere Partie dieser Datei bleibt in ihr
   *[other] Die { $count } anderen Partien dieser Datei bleiben in ihr
}
files-not-shown = Behalten, aber hier nicht gezeigt: { $name }
files-not-offered = Nicht alle Partien und Stellungen dieser Datei passen in die Liste: Die übrigen bleiben in der Datei
files-first-game = Die erste Partie dieser Datei lässt sich nicht öffnen. { $reason }
files-later-game = Eine weitere Partie dieser Datei ist nicht lesbar. { $reason }
files-lost-text = Text um die Partie herum
files-lost-program-lines = Zeilen, die mit % beginnen
files-lost-repeated = der zweite Wert von „{ $name }“
files-lost-misplaced = „{ $name }“ in einem späteren Knoten
files-lost-results = Ergebnisse von Varianten
files-lost-fields = { $more ->
    [yes] unbekannte Felder: { $names } und andere
   *[no] unbekannte Felder: { $names }
}
files-lost-komi = Komi „{ $told }“ (jetzt { $kept })
files-lost-value = „{ $value }“ in { $name }
files-lost-result = das Ergebnis „{ $told }“ (die Züge sagen etwas anderes)
files-part = { $part ->
    [setup] Brett und Regeln
    [names] Namen
    [info] Partiedaten
    [variations] Varianten
    [comments] Kommentare
    [marks] Markierungen
   *[moves] Züge
}
files-quoted = „{ $text }“

## Files that cannot be used, and what becomes of them

files-settings-default = Es gelten die Standardeinstellungen
files-settings-unusable = { $more ->
    [yes] Diese Einstellungen sind unbrauchbar: { $names } und andere
   *[no] Diese Einstellungen sind unbrauchbar: { $names }
}
files-progress-reset = Dein Übungsfortschritt beginnt von vorn
files-progress-not-saved = Dein Übungsfortschritt wird nicht gespeichert
files-statistics-reset = Die Statistik beginnt von vorn
files-statistics-unusable = Die Statistik ist unbrauchbar
files-last-game-lost = Deine letzte Partie lässt sich nicht fortsetzen
files-set-aside = Die Datei heißt jetzt { $file }
files-not-set-aside = Die Datei konnte nicht umbenannt werden. { $reason }
files-earlier-offered = Stattdessen wird ein früherer Stand der Partie angeboten
files-earlier-not-restored = Ein früherer Stand der Partie ließ sich nicht wiederherstellen. { $reason }
files-counted-now = Die beendete Partie steht jetzt in der Statistik
files-not-counted = Diese Partie kam nicht in die Statistik
files-not-counted-yet = Diese Partie steht noch nicht in der Statistik, aber Plot 4 versucht es weiter

## When the program quits and the disk is not responding

files-unwritten-settings = Die Einstellungen sind noch nicht gespeichert: Der Datenträger reagiert nicht
files-unwritten-progress = Dein Übungsfortschritt ist noch nicht gespeichert: Der Datenträger reagiert nicht
files-unwritten-statistics = Die Statistik ist noch nicht gespeichert: Der Datenträger reagiert nicht
files-unwritten-file = { $file } ist noch nicht gespeichert: Der Datenträger reagiert nicht

## The desktop's file dialogs: titles, and the kinds of file to choose from

files-dialog-open = Partie öffnen
files-dialog-save = Partie speichern
files-dialog-save-table = Statistik exportieren
files-dialog-save-picture = Bild speichern
files-dialog-save-animation = Animation speichern
files-kind-games = Plot-4-Partien
files-kind-tables = CSV-Tabellen
files-kind-pictures = PNG-Bilder
files-kind-animations = GIF-Animationen

## Computers that fail

files-choose-game-over = Die Partie ist zu Ende: Es gibt keinen Zug zu wählen
files-choose-panicked = Der Computer konnte wegen eines internen Fehlers keinen Zug wählen
files-no-puzzle = Wegen eines internen Fehlers konnte keine Aufgabe erstellt werden
