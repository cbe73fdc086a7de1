## The choice of a new game: its heading, the games, the buttons.

new-game-back = Zurück
new-game-quit = Beenden
new-game-game = Spiel: { $game }, { $summary }
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Spielen
new-game-continue = Fortsetzen
new-game-new = Neue Partie
new-game-start-new = Neue Partie starten
new-game-swap = Seiten tauschen
new-game-swap-tip = { $first } und { $second } tauschen (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Zwei Spieler
new-game-you-begin = Du spielst { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} und beginnst
new-game-opponent-begins = Du spielst { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
}. { $other ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} beginnt
new-game-you-watch = Du schaust zu. { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} beginnt

## The card of a side, with its possible players.

new-game-human = Mensch
new-game-human-about = Maus, Tastatur oder Touchscreen
new-game-player = { $side }: { $player }, { $about }
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
new-game-name = Name
new-game-name-label = Name von { $side }
new-game-name-tip = Name des Spielers (optional)

## Options of the next game.

new-game-coach = Trainer
new-game-coach-tip = Hält schlechte Züge zurück, damit du einen anderen wählen kannst. Patzer: nur Fehler, die man auf dem Brett sieht. Alles: alle Fehler (T)
new-game-no-coach = Der Trainer hilft nur in Partien gegen einen Computer
new-game-folded-option = { $option }: { $value }, ändern

new-game-against = Gegner
new-game-opponent = Gegen { $player }: { $about }
new-game-opponent-strength = Gegen { $player }: { $about } ({ $strength })
new-game-friend = Zu zweit
new-game-friend-about = an diesem Computer
new-game-friend-spoken = Zu zweit an diesem Computer
new-game-watch = Zwei Computern zusehen
new-game-versus = gegen

new-game-who-starts = Wer beginnt?
new-game-starts = Beginn
new-game-your-colour = Deine Farbe
new-game-colour = Farbe
new-game-random-start = Zufall
new-game-random-start-spoken = Der Zufall entscheidet, wer beginnt

new-game-usual-board = Normal
new-game-variants = Variante
new-game-variant = Variante: { $name }
new-game-variant-tip = Andere Bretter und Regeln
new-game-customize = Anpassen
new-game-customize-tip = Beide Spieler, das Brett und den Trainer wählen
new-game-done = Fertig
new-game-details-shown = Optionen eingeblendet
new-game-details-hidden = Optionen ausgeblendet

new-game-continue-against = Weiter gegen { $player }
new-game-continue-friend = Weiter zu zweit
new-game-continue-computers = Computer spielen weiter
new-game-continue-game = Partie fortsetzen
new-game-lesson-note = dauert eine Minute
new-game-hint = 1 bis { $count }: Gegner wählen · Eingabe: spielen
new-game-hint-unfinished = 1 bis { $count }: Gegner wählen · Eingabe: neue Partie · Esc: zurück zu deiner
new-game-hint-help = F1 zeigt alle Tasten

new-game-announcement = Wähle einen Gegner. { $summary }
