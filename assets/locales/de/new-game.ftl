## The choice of a new game: its heading, the games, the buttons.

new-game-question = Wer spielt?
new-game-back = Zurück
new-game-back-tip = Ohne Änderungen zurück zur Partie
new-game-quit = Beenden
new-game-game = Spiel: { $game }, { $summary }
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Spielen
new-game-continue = Fortsetzen
new-game-new = Neue Partie
new-game-new-tip = Eine neue Partie mit diesen Spielern beginnen
new-game-swap = Seiten tauschen
new-game-swap-tip = { $first } und { $second } tauschen (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Zwei Spieler
new-game-continues = Deine aktuelle Partie geht weiter
new-game-you-begin = Du spielst { $side } und beginnst
new-game-opponent-begins = Du spielst { $side }. { $other } beginnt
new-game-you-watch = Du schaust zu. { $side } beginnt

## The card of a side, with its possible players.

new-game-card = Wer spielt { $side }
new-game-plays-first = zieht zuerst
new-game-plays-second = zieht als Zweiter
new-game-one-key = Taste { $key }
new-game-two-keys = Tasten { $first } und { $last }
new-game-keys = Tasten { $first } bis { $last }
new-game-human = Mensch
new-game-human-about = Maus, Tastatur oder Touchscreen
new-game-player = { $side }: { $player }, { $about }
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
new-game-name = Name
new-game-name-label = Name von { $side }
new-game-name-tip = Name des Spielers (nicht nötig)
new-game-more = Weitere …
new-game-more-tip = Andere Computer, und wie ein Computer denkt (M)
new-game-less = Zurück
new-game-less-tip = Zurück zu den üblichen Spielern (M)
new-game-usual-players = Übliche Spieler
new-game-list = { $side }: { $label }, { $players }
new-game-list-chosen = { $side }: { $label }, { $player }, ausgewählt
new-game-tab = Seite: { $side }, { $player }

## Options of the next game.

new-game-coach = Trainer
new-game-coach-tip = Hält schlechte Züge zurück, damit du es noch einmal versuchen kannst: sichtbare Patzer oder alles (T)
new-game-no-coach = Den Trainer gibt es, wenn ein Mensch gegen einen Computer spielt
new-game-folded-option = { $option }: { $value }, ändern

## The offer of the first lesson, above the choice.

new-game-lesson-question = Neu hier? Die erste Lektion dauert eine Minute
new-game-lesson-question-short = Neu hier?
new-game-lesson-tip = Lerne die Regeln in einer Minute, direkt auf dem Brett
new-game-lesson-decline = Nein, danke
new-game-lesson-decline-tip = Du findest die Lektion später im Menü

## Announcements.

new-game-announcement = Wer spielt? Zuerst { $side }
new-game-next = { $chosen }. Als Nächstes { $next }
