### What `plot4 play` says in a terminal, and what can be typed there. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }, { $side }
terminal-person = { $side }: { $name }
terminal-computer = { $side }: { $name }, { $summary }
terminal-computer-typed = { $side }: { $name } ({ $mode }), { $summary }
terminal-seed = Startwert: { $seed }
terminal-sides-swapped = Die Spieler tauschen die Seiten
terminal-new-game = Neue Partie, Startwert { $seed }
terminal-score = Spielstand: { $first } { $first-wins }, { $second } { $second-wins }, unentschieden { $draws }

## Words that can be typed. The first one of each message is shown to the user; the others mean the
## same. Write them in small letters, with blanks between them. The English words are understood in
## every language. Prompts and help below name the first words: keep them the same.

terminal-words-yes = j ja
terminal-words-no = n nein
terminal-words-undo = zurück z
terminal-words-redo = vor v
terminal-words-hint = tipp t
terminal-words-board = brett
terminal-words-moves = züge
terminal-words-score = stand
terminal-words-go = los
terminal-words-step = schritt
terminal-words-save = speichern
terminal-words-open = öffnen
terminal-words-new = neu
terminal-words-help = hilfe
terminal-words-quit = ende e
terminal-words-first = erster erste
terminal-words-second = zweiter zweite
terminal-words-pass = passen
terminal-words-resign = aufgeben
terminal-words-draw = remis
terminal-words-dead = tot
terminal-words-done = fertig
terminal-words-resume = weiter

## Prompts

terminal-ask-column = { $side }, deine Spalte (1-{ $last } oder hilfe):
terminal-ask-point = { $side }, dein Punkt (A1-{ $last } oder hilfe):
terminal-ask-point-or-pass = { $side }, dein Punkt (A1-{ $last }, passen oder hilfe):
terminal-ask-dead = { $side }, deine Markierungen (tot:A1, fertig, weiter oder hilfe):
terminal-ask-move = { $side }, dein Zug (wie 11-15 oder 15x24, eine Nummer der Liste oder hilfe):
terminal-ask-waiting = { $side } wartet (los, schritt, vor, zurück oder hilfe):
terminal-ask-again = Noch eine Partie? (j/n oder zurück, speichern DATEI, hilfe):
terminal-ask-leave = Ohne Speichern beenden? (j/n oder speichern DATEI):
terminal-ask-replace = { $file } gibt es schon. Überschreiben? (j/n):

## What can be typed instead of something wrong

terminal-type-column = Tippe die Nummer einer Spalte oder hilfe
terminal-type-point = Tippe einen Punkt wie { $point } oder hilfe
terminal-type-point-or-pass = Tippe einen Punkt wie { $point }, passen, aufgeben oder hilfe
terminal-type-dead = Tippe einen Punkt wie { $point }, um seine Gruppe als tot oder lebendig zu markieren, fertig zum Auszählen, weiter zum Weiterspielen oder hilfe
terminal-type-move = Tippe einen Zug wie 11-15 oder 15x24, seine Nummer in der Liste oder hilfe
terminal-unknown = Unbekannter Befehl: { $line }. { $help }
terminal-too-long = Diese Zeile ist zu lang. { $help }
terminal-no-file = { $command } braucht den Namen einer Datei, zum Beispiel { $command } partie.json
terminal-no-player = { $command } braucht einen Spieler, zum Beispiel { $command } mensch oder { $command } mittel

## Help: what each command does

terminal-command-file = { $command } DATEI
terminal-command-player = { $side } SPIELER
terminal-help-column = einen Stein in diese Spalte einwerfen
terminal-help-point = einen Stein auf diesen Punkt setzen
terminal-help-go = einen Stein setzen, passen oder aufgeben
terminal-help-resign = aufgeben
terminal-help-draw = Remis anbieten
terminal-help-dead = nach zweimal Passen: tote Steine markieren, auszählen, weiterspielen
terminal-help-move = diesen Zug machen oder den dritten der Liste
terminal-help-undo = einen Zug zurücknehmen, ihn wieder spielen (z, v)
terminal-help-hint = einen guten Zug sehen
terminal-help-board = das Brett neu zeichnen, die Züge auflisten
terminal-help-score = sehen, wer führt, und um wie viel etwa
terminal-help-player = wählen, wer { $side } spielt: { $players }, ...
terminal-help-waiting = wartende Computer fortsetzen oder einen Zug machen lassen
terminal-help-save = die Partie speichern (speichern! überschreibt eine Datei ohne Rückfrage)
terminal-help-open = eine gespeicherte Partie öffnen
terminal-help-new = eine neue Partie beginnen
terminal-help-quit = beenden (e)

## During a game

terminal-thinking = { $side } denkt nach { $dots }
terminal-draw-offered = { $name } bietet Remis an. Tippe { $draw }, um anzunehmen
terminal-hint = Tipp: { $hint }
terminal-moves = Züge: { $moves }
terminal-proposed = Als tot markiert: { $points }
terminal-proposed-none = Keine Steine scheinen tot zu sein
terminal-nothing-to-advise = Die Partie ist zu Ende: Es gibt keinen Zug vorzuschlagen
terminal-game-over = Die Partie ist zu Ende: Tippe j für eine neue Partie oder zurück
terminal-computers-turn = Ein Computer ist am Zug: Tippe los oder zurück
terminal-no-computer-waits = Kein Computer wartet
terminal-no-result = Kein Ergebnis nach { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}: Die Partie dreht sich vielleicht im Kreis
terminal-end-of-input = Ende der Eingabe. Die Züge dieser Partie: { $moves }
terminal-end-of-input-no-moves = Ende der Eingabe. Es wurde kein Zug gemacht
terminal-saved = Gespeichert in { $file }
terminal-not-saved = Nicht gespeichert: { $file } ist unverändert
terminal-not-saved-exists = Nicht gespeichert: { $file } gibt es schon (speichern! { $file } überschreibt die Datei)

## What the commands `show`, `hint`, `review`, `games`, `statistics` and `puzzle` write.

terminal-position = Stellung { $moves }
terminal-marking = Die Spieler markieren die toten Steine.
terminal-longer-line = { $line }; { $more }
terminal-review-number = Zug
terminal-review-player = Spieler
terminal-review-move = Gespielt
terminal-review-class = Klasse
terminal-review-cost = { $unit ->
    [moves] Verlust (Züge)
    [wins] Verlust (Siege)
    [points] Verlust (Punkte)
    [men] Verlust (Steine)
   *[discs] Verlust (Steine)
}
terminal-review-better = Besser
terminal-review-mistake = Zug { $number }: { $sentence }.
terminal-review-nothing = Es wurde noch kein Zug gespielt, also gibt es keinen Rückblick.
terminal-puzzle = Aufgabe { $number }: { $position }, { $difficulty }
terminal-solutions = { $count ->
    [one] Lösung (Startwert { $seed }):
   *[other] Lösungen (Startwert { $seed }):
}
terminal-solution = { $move }; beste Zugfolge: { $line }
terminal-progress = Stellung { $done } von { $all }
terminal-progress-puzzles = Aufgabe { $done } von { $all }, noch { $time }
