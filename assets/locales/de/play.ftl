## A game in play: the panel, the cards of the players, the line under the board.

play-moves-so-far = { $count ->
    [one] Bisher { $count } Zug
   *[other] Bisher { $count } Züge
}
play-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
play-labelled = { $label }: { $value }
play-two-sentences = { $first }. { $second }
play-longer-list = { $list }, { $item }
play-beside = { $first } · { $second }
play-name-with-initial = { $first } { $initial }.
play-name-cut = { $beginning }…
play-pairing = { $first } gegen { $second }
play-begins = { $name } beginnt
play-free-board = Analysebrett

## Buttons of the panel. There is little room: about twelve letters.

play-undo = Rückgängig
play-undo-tip = Den letzten Zug zurücknehmen
play-redo = Wiederholen
play-redo-tip = Den zurückgenommenen Zug wieder spielen
play-hint = Tipp
play-hint-tip = Zeigen, wo ein starker Spieler spielen würde
play-analysis = Analyse
play-analysis-tip = Zeigen, wie gut jeder Zug ist
play-variation = Variante
play-variation-short = Andere
play-variation-tip = Die nächste Variante zeigen, die du versucht hast
play-back = Zurück
play-back-tip = Zurück zur Partie
play-new-game = Neue Partie
play-new-game-short = Neu
play-new-game-tip = Spiel und Gegner wählen
play-menu = Menü
play-menu-tip = Speichern, öffnen, kopieren, einfügen, Einstellungen, Hilfe, beenden
play-panel = Leiste
play-panel-tip = Die Seitenleiste zeigen

## Buttons for a game that is over, watched or looked back at.

play-again = Noch eine Partie
play-again-tip = Die nächste Partie mit denselben Spielern spielen
play-you-begin-next = du beginnst
play-you-begin-next-as = Du beginnst mit { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
}
play-begins-as = { $name } beginnt mit { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
}
play-review = Rückblick
play-review-tip = Jeden Fehler ansehen, und was besser war
play-continue = Fortsetzen
play-continue-computer-tip = Den Computer von hier aus weiterspielen lassen
play-continue-computers-tip = Die Computer von hier aus weiterspielen lassen
play-pause = Pause
play-pause-tip = Die Computer anhalten
play-step = Ein Zug
play-step-tip = Den Computer einen Zug machen lassen
play-last-move = Letzter Zug
play-speed = Tempo
play-speed-tip = Wie schnell die Computer spielen (− und +)
play-speed-value = { $speed }×
play-after-game = Nach dieser Partie
play-after-game-stop = Ergebnis zeigen
play-after-game-another = Noch eine
play-score = { $first } { $first-wins } : { $second-wins } { $second }

## The list of moves.

play-moves-title = Züge
play-move-label = Zug { $number }, { $name }: { $move }
play-move-label-mistake = Zug { $number }, { $name }: { $move }, { $class }
play-with-comment = { $label }, mit Kommentar
play-instead = Oder { $number }:
play-variation-label = Variante bei Zug { $number }, { $name }: { $move }
play-change-line = Variante bei Zug { $number } ändern
play-tree-move = Baum, Zug { $number }: { $move }

## The cards of the players, for a screen reader.

play-card = { $side }: { $name }, { $state }
play-tally = { $unit ->
    [point] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    [disc] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
   *[piece] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
}

## The line of words below the board or the panel.

play-free-board-keys = Versuche Züge für beide Seiten · V zeigt eine andere Variante, Esc führt zurück zur Partie
play-hint-keys = H zeigt die beste Zugfolge, Esc schließt den Tipp
play-checking-move = Dein Zug wird geprüft …

## Moves as subjects.

play-move-subject = { $move }
play-moves-subject = { $moves }

## Notices and announcements.

play-place-worth = { $place }, { $worth }
play-illegal-computer-move = Fehler in Plot 4: Der Computer hat { $move } gewählt. { $reason }. Drücke P, um es noch einmal zu versuchen
play-computer-failed = { $error }. Drücke P, um es noch einmal zu versuchen
play-hint-failed = { $error }. Drücke H, um es noch einmal zu versuchen
play-no-thread = Der Computer konnte nicht starten: { $error }
play-board-turned = Brett gedreht: { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} ist jetzt unten

## The view for streams and projectors, with large names.

play-leave-stage = Zurück zur normalen Ansicht

## Die Stufen, auf der Karte am Ende einer Partie gegen eine davon.

play-first-win = Dein erster Sieg gegen { $name }!
play-held-to-a-draw = Du hast { $name } ein Unentschieden abgerungen!
play-wins-in-a-row = { $count } Siege in Folge gegen { $name }
play-losses-in-a-row = { $count } Niederlagen in Folge gegen { $name }
play-level = Gegen { $level }
play-level-tip = Die nächste Partie gegen diesen Computer spielen
play-levels-beaten = { $beaten } von { $count } Stufen geschafft
play-next-level = Weiter: { $level }
play-your-levels = Deine Stufen
play-click-a-level = Klicke zum Spielen
play-level-beaten = geschafft
play-level-played = diese Partie
play-level-of = Stufe { $number } von { $count }
play-hint-uncounts = Mit Tipp zählt die Partie für keine Stufe
play-analysis-uncounts = Analyse an: Diese Partie zählt nicht mehr für deine Stufen
play-uncounted = { $why ->
    [begun] Die Partie begann nicht mit der Anfangsstellung
    [coach] Der Trainer hat einen Zug zurückgehalten
    [hint] Du hattest einen Tipp
    [analysis] Du hattest die Analyse an
   *[taken-back] Du hast einen Zug zurückgenommen
}, daher zählt dieser Sieg nicht für deine Stufen.
