### What `plot4 play` says in a terminal. The words to type (undo, save FILE, y/n, dead:A1) are
### English in every language. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }, { $side }
terminal-person = { $side }: { $name }
terminal-computer = { $side }: { $name } ({ $mode }), { $summary }
terminal-seed = Startwert: { $seed }
terminal-sides-swapped = Die Spieler tauschen die Seiten
terminal-new-game = Neue Partie, Startwert { $seed }
terminal-score = Spielstand: { $first } { $first-wins }, { $second } { $second-wins }, unentschieden { $draws }

## Prompts

terminal-ask-column = { $side }, deine Spalte (1-{ $last } oder help):
terminal-ask-point = { $side }, dein Punkt (A1-{ $last } oder help):
terminal-ask-point-or-pass = { $side }, dein Punkt (A1-{ $last }, pass oder help):
terminal-ask-dead = { $side }, deine Markierungen (dead:A1, done, resume oder help):
terminal-ask-move = { $side }, dein Zug (wie 11-15 oder 15x24, eine Nummer der Liste oder help):
terminal-ask-waiting = { $side } wartet (go, step, redo, undo oder help):
terminal-ask-again = Noch eine Partie? (y/n oder undo, save FILE, help):
terminal-ask-replace = { $file } gibt es schon. Ersetzen? (y/n):

## What can be typed instead of something wrong

terminal-type-column = Tippe die Nummer einer Spalte oder help
terminal-type-point = Tippe einen Punkt wie { $point } oder help
terminal-type-point-or-pass = Tippe einen Punkt wie { $point }, pass, resign oder help
terminal-type-dead = Tippe dead:A1, um eine tote Gruppe zu markieren, done zum Auszählen, resume zum Weiterspielen oder help
terminal-type-pass = Tippe pass oder help
terminal-type-move = Tippe einen Zug wie 11-15 oder 15x24, seine Nummer in der Liste oder help
terminal-unknown = Unbekannter Befehl: { $line }. { $help }
terminal-too-long = Diese Zeile ist zu lang. { $help }
terminal-no-file = { $command } braucht den Namen einer Datei, zum Beispiel { $command } game.json

## Help: what each command does

terminal-command-file = { $command } FILE
terminal-command-player = { $side } MODE
terminal-help-column = einen Stein in diese Spalte einwerfen
terminal-help-point = einen Stein auf diesen Punkt setzen
terminal-help-go = einen Stein setzen, passen oder aufgeben
terminal-help-dead = nach zweimal Passen: tote Steine markieren, auszählen, weiterspielen
terminal-help-move = diesen Zug machen oder den dritten der Liste
terminal-help-undo = einen Zug zurücknehmen, ihn wieder spielen (u, r)
terminal-help-hint = sehen, was { $name } spielen würde
terminal-help-board = das Brett neu zeichnen, die Züge auflisten
terminal-help-player = wählen, wer { $side } spielt: human, low, medium, high, ...
terminal-help-waiting = wartende Computer fortsetzen oder einen Zug machen lassen
terminal-help-save = die Partie speichern (save! ersetzt eine Datei ohne Rückfrage)
terminal-help-open = eine gespeicherte Partie öffnen
terminal-help-new = eine neue Partie beginnen
terminal-help-quit = beenden (q)

## During a game

terminal-thinking = { $side } denkt nach { $dots }
terminal-hint = Tipp: { $hint }
terminal-moves = Züge: { $moves }
terminal-proposed = Vorschlag: { $moves }
terminal-nothing-to-advise = Die Partie ist zu Ende: Es gibt keinen Zug vorzuschlagen
terminal-game-over = Die Partie ist zu Ende: Tippe y für eine neue Partie oder undo
terminal-computers-turn = Ein Computer ist am Zug: Tippe go oder undo
terminal-no-computer-waits = Kein Computer wartet
terminal-no-result = Kein Ergebnis nach { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}: Die Partie dreht sich vielleicht im Kreis
terminal-end-of-input = Ende der Eingabe. Die Züge dieser Partie: { $moves }
terminal-end-of-input-no-moves = Ende der Eingabe. Es wurde kein Zug gemacht
terminal-saved = Gespeichert in { $file }
terminal-not-saved = Nicht gespeichert: { $file } ist unverändert
terminal-not-saved-exists = Nicht gespeichert: { $file } gibt es schon (save! { $file } ersetzt die Datei)
