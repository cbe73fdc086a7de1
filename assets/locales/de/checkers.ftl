## The board of Checkers.

checkers-how-to-play = Klicke auf einen Spielstein und dann auf ein Feld

checkers-estimates-example = +0,2

## Beside the name of the game, in a list: "English draughts · 8 × 8".

checkers-subtitle-usual = Englische Regeln
checkers-subtitle-position = Eigene Stellung
checkers-subtitle-rows = { $rows ->
    [one] { $rows } Steinreihe
   *[other] { $rows } Steinreihen
}

## The keys of the board, on the help page.

checkers-press = Den Spielstein aufnehmen oder auf dieses Feld ziehen
checkers-keys-square = 1 bis 32, dann - oder X
checkers-go-to-square = Den Cursor auf dieses Feld setzen, dann den Spielstein dort aufnehmen
checkers-step-back = Den letzten Schritt eines angefangenen Zugs zurücknehmen

## What a screen reader says of a square.

checkers-square-empty = { $square }, leer

checkers-square = { $piece ->
    [red-man] { $square }, roter Stein
    [red-king] { $square }, rote Dame
    [white-man] { $square }, weißer Stein
   *[white-king] { $square }, weiße Dame
}

## Parts of a list, after the name of a square.

checkers-moved-last = zuletzt gezogen
checkers-picked-up = aufgenommen
checkers-must-jump-again = aufgenommen, muss weiterschlagen
checkers-can-go-here = mögliches Zielfeld
checkers-captured = geschlagen
checkers-must-jump = muss schlagen
checkers-can-move = kann ziehen

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

checkers-page-rules = Dame-Regeln

checkers-page-moving-heading = Ziehen
checkers-page-moving = Rot zieht zuerst, danach wird abwechselnd gezogen. Ein Stein zieht einen Schritt schräg vorwärts auf ein leeres dunkles Feld. Die roten Steine ziehen auf dem Brett nach unten, die weißen nach oben. Die dunklen Felder sind nummeriert: 5-8 ist ein Zug von Feld 5 auf Feld 8.
checkers-page-moving-picture = Ein roter Stein zieht von Feld 5 auf Feld 8

checkers-page-jumping-heading = Schlagen
checkers-page-jumping = Ein Spielstein schlägt einen gegnerischen neben sich, indem er ihn überspringt und auf dem leeren Feld dahinter landet. Wer schlagen kann, muss schlagen, darf sich aber aussuchen, welchen Sprung er macht. Kann derselbe Spielstein noch einmal schlagen, muss er es tun: Alle Sprünge zusammen sind ein Zug. Spielsteine, die schlagen müssen, haben einen Ring. Klicke bei mehreren Sprüngen die Felder nacheinander an. Esc nimmt einen Schritt zurück.
checkers-page-jumping-picture = Ein roter Stein springt von Feld 4 über 7 auf 11 und dann über 14 auf 18

checkers-page-kings-heading = Damen
checkers-page-kings = Ein Stein, der die Grundreihe des Gegners erreicht, wird zur Dame, und sein Zug ist dort zu Ende. Eine Dame zieht und schlägt vorwärts und rückwärts, immer nur einen Schritt weit.
checkers-page-kings-picture = Ein roter Stein zieht von Feld 14 auf Feld 17 auf der Grundreihe, und auf Feld 5 steht eine rote Dame

checkers-page-end-heading = Das Ende
checkers-page-end = Du gewinnst, wenn dein Gegner nicht mehr ziehen kann, weil alle seine Spielsteine geschlagen oder blockiert sind. Die Partie ist remis, wenn dieselbe Stellung zum dritten Mal entsteht oder wenn beide Seiten 40 Züge lang nichts schlagen und keinen einfachen Stein ziehen. Beide Regeln kannst du für eine neue Partie ändern.
checkers-page-end-picture = Der einzige weiße Stein auf Feld 10 kann nicht ziehen: Auf 7 und 5 stehen rote Steine

## What Checkers says: src/words/checkers.rs

checkers-goal = Schlage alle Spielsteine deines Gegners oder nimm ihm jeden Zug. Wer schlagen kann, muss schlagen
checkers-refused-must-jump = Du musst schlagen: { $jump } statt { $move }
checkers-refused-jump-on = { $move } hört zu früh auf: Der Spielstein muss weiterschlagen
checkers-refused-not-yours = Der Spielstein auf { $square } gehört deinem Gegner
checkers-refused-no-piece = Auf { $square } steht kein Spielstein
checkers-refused-taken = { $move } endet auf einem besetzten Feld
checkers-refused-backward = { $move } geht rückwärts: Das darf nur eine Dame
checkers-refused-nothing-to-jump = { $move } überspringt keinen Spielstein deines Gegners
checkers-refused-other-board = { $move } ist kein Zug auf diesem Brett

checkers-level-learner = sieht nur bis zum nächsten Schlag
checkers-level-medium = sieht ein paar Züge voraus
checkers-level-high = sieht weit, kennt die Endspiele
checkers-level-greedy = schlägt, so viel es geht
checkers-level-random = spielt irgendeinen Zug
checkers-level-dummy = spielt den erstbesten Zug

checkers-title = Dame
checkers-summary = schlagen und Dame werden
checkers-setup-drawn-by-repetition = remis, wenn eine Stellung wiederkehrt
checkers-setup-drawn-after = { $moves ->
    [0] kein Remis nach Zügen
    [one] remis nach 1 Zug ohne Fortschritt
   *[other] remis nach { $moves } Zügen ohne Fortschritt
}

## The coach: mistakes that can be seen, in a review and on the coach’s card.

checkers-lost = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $piece ->
    [man] { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
    [king] { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
    [king-for-man] eine Dame für einen Stein
    [trade] beim Tausch Material
   *[piece] { $count ->
        [one] einen Spielstein
       *[other] { $count } Spielsteine
    }
} verloren: { $move }
checkers-missed = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $move } verpasst: Das gewinnt { $piece ->
    [man] { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
    [king] { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
    [king-for-man] eine Dame für einen Stein
    [trade] beim Tausch Material
   *[piece] { $count ->
        [one] einen Spielstein
       *[other] { $count } Spielsteine
    }
}
checkers-card-lost = Das kostet { $piece ->
    [man] { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
    [king] { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
    [king-for-man] eine Dame für einen Stein
    [trade] beim Tausch Material
   *[piece] { $count ->
        [one] einen Spielstein
       *[other] { $count } Spielsteine
    }
}
checkers-card-missed = Du kannst { $piece ->
    [man] { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
    [king] { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
    [king-for-man] eine Dame für einen Stein
    [trade] beim Tausch Material
   *[piece] { $count ->
        [one] einen Spielstein
       *[other] { $count } Spielsteine
    }
} gewinnen
checkers-why-lost = { $side ->
    [red] Rot
   *[white] Weiß
} schlägt { $move }
checkers-why-missed = Spiele { $move }
