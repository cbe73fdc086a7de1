## Engines: programs of others that play a side. The user names each of them in the settings.

engines-unknown = In den Einstellungen gibt es keine Engine namens „{ $name }“
engines-wrong-command = Der Befehl für { $name } ist leer, oder ein Anführungszeichen darin ist nicht geschlossen
engines-not-started = { $name } konnte nicht gestartet werden. { $error }
engines-no-interpreter = { $name } konnte nicht gestartet werden. Der Interpreter { $interpreter } fehlt
engines-foreign = { $name } konnte nicht gestartet werden. Das Programm ist für ein anderes System oder einen anderen Prozessor gemacht
engines-unsupported = { $name } kann mit diesen Regeln oder auf diesem Brett nicht spielen
engines-refused = { $name } hat „{ $command }“ abgelehnt: { $answer }
engines-silent = { $name } antwortet nicht
engines-other-protocol = { $name } hat „{ $answer }“ geantwortet. Wähle ein Programm, das { $protocol ->
    [gtp] GTP spricht, das Protokoll der Go-Engines
   *[gomocup] das Gomocup-Protokoll der Gomoku-Engines spricht
}, zum Beispiel „{ $example }“
engines-ended = { $name } läuft nicht mehr
engines-ended-with-status = { $name } läuft nicht mehr und endete mit dem Status { $status }
engines-ended-by-signal = { $name } läuft nicht mehr und wurde durch das Signal { $signal } beendet
engines-last-words = { $ended }: „{ $line }“
engines-flood = { $name } schreibt ununterbrochen
engines-illegal = { $name } hat „{ $answer }“ geantwortet, das ist kein erlaubter Zug
engines-failed = { $fault }. Drücke P, um es noch einmal zu versuchen, oder C für einen anderen Spieler
engines-failed-terminal = { $fault }. Tippe „{ $go }“, um es noch einmal zu versuchen, oder nenne einen anderen Spieler
engines-let-play-terminal = Die Datei nennt die Engine { $name } als Spieler. Tippe „{ $go }“, damit sie spielt, oder nenne einen anderen Spieler
engines-about = ein Programm aus deinen Einstellungen

## The page of engines in the settings.

engines-title = Engines
engines-open = Engines …
engines-open-tip = Andere Programme spielen lassen
engines-intro = Eine Engine ist ein anderes Programm, das Go spielt (über GTP) oder Gomoku (über das Gomocup-Protokoll). Füge hier eine hinzu, dann kannst du sie als Spieler wählen.
engines-add = Engine hinzufügen
engines-of-game = { $name } · { $game }
engines-try-it = { $name } testen
engines-change = { $name } ändern
engines-remove = { $name } entfernen
engines-trying = { $name } wird gestartet …
engines-works = { $name } funktioniert: Der erste Zug ist { $first }
engines-game = Spiel
engines-name = Name
engines-command = Startbefehl
engines-for-example = Zum Beispiel: { $example }
engines-seconds = Sekunden für jeden Zug
engines-any-time = Beliebig
engines-save = Engine speichern
engines-needs-name = Gib der Engine einen Namen
engines-name-taken = Eine andere Engine heißt { $name }: Wähle einen anderen Namen
