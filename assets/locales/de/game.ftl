## Sentences about a game in progress that are the same in every game: in the window, in the
## terminal and for screen readers.

game-list-and = { $list } und { $item }

game-introduction =
    { $game }: { $setup }
    { $goal }

## The sides. They stand where names of people stand: “Red wins”.

game-side-red = Rot
game-side-yellow = Gelb
game-side-black = Schwarz
game-side-white = Weiß

## A move that is made without a question, and moves that are refused

game-passes = { $name-kind ->
    [you] Du musst passen
   *[person] { $name } muss passen
}: Es gibt keinen erlaubten Zug
# A noun, so that it fits after “Bester Zug:” and “Nur … hilft”.
game-pass = Passen
game-pass-title = Passen
game-refused-over = Die Partie ist zu Ende
game-refused-off-board = Es gibt keinen Punkt { $point } (möglich: A1 bis { $last })
game-refused-taken = { $point } ist besetzt: Wähle einen leeren Punkt

## How a game ended: in the headline, in announcements, on pictures

game-wins-line = { $name-kind ->
    [you] Du hast gewonnen
   *[person] { $name } gewinnt
}: { $count ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
} in einer Reihe ({ $direction ->
    [row] waagerecht
    [column] senkrecht
   *[diagonal] diagonal
})
game-wins-lines = { $name-kind ->
    [you] Du hast gewonnen
   *[person] { $name } gewinnt
}: { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Reihen auf einmal
game-wins-no-pieces = { $name-kind ->
    [you] Du hast gewonnen: Alle gegnerischen Steine sind geschlagen
   *[person] { $loser-kind ->
        [you] Du hast verloren: Alle deine Steine sind geschlagen
       *[person] { $name } gewinnt: { $loser } hat keine Steine mehr
    }
}
game-wins-no-moves = { $name-kind ->
    [you] Du hast gewonnen: Dein Gegner kann nicht ziehen
   *[person] { $loser-kind ->
        [you] Du hast verloren: Du kannst nicht ziehen
       *[person] { $name } gewinnt: { $loser } kann nicht ziehen
    }
}
game-wins-resigned = { $name-kind ->
    [you] Du hast gewonnen: Dein Gegner hat aufgegeben
   *[person] { $loser-kind ->
        [you] Du hast aufgegeben: { $name } gewinnt
       *[person] { $name } gewinnt durch Aufgabe
    }
}
game-wins-by = { $name-kind ->
    [you] { $unit ->
        [disc] Du hast mit { $count ->
            [one] 1 Stein
           *[other] { $count } Steinen
        } Vorsprung gewonnen
       *[point] Du hast mit { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkten
        } Vorsprung gewonnen
    }
   *[person] { $loser-kind ->
        [you] { $unit ->
            [disc] Du hast mit { $count ->
                [one] 1 Stein
               *[other] { $count } Steinen
            } Rückstand verloren
           *[point] Du hast mit { $count ->
                [one] 1 Punkt
               *[other] { $count } Punkten
            } Rückstand verloren
        }
       *[person] { $unit ->
            [disc] { $name } gewinnt mit { $count ->
                [one] 1 Stein
               *[other] { $count } Steinen
            } Vorsprung
           *[point] { $name } gewinnt mit { $count ->
                [one] 1 Punkt
               *[other] { $count } Punkten
            } Vorsprung
        }
    }
}
game-wins = { $name-kind ->
    [you] Du hast gewonnen!
   *[person] { $name } gewinnt
}
game-ended-line = Zug { $move }: { $count ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
} in einer Reihe ({ $direction ->
    [row] waagerecht
    [column] senkrecht
   *[diagonal] diagonal
})
game-ended-lines = Zug { $move }: { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} Reihen auf einmal
game-decided-double = { $shape ->
    [stacked] Mit Zug { $move } entstanden zwei Drohungen übereinander
   *[apart] Mit Zug { $move } entstand eine Zwickmühle
}. { $name-kind ->
    [you] Du konntest
   *[person] { $name } konnte
} nur eine Drohung abwehren
game-decided-mistake = Zug { $move }: { $said }
game-drawn-full-board = Unentschieden: Das Brett ist voll
game-drawn-second-time = Remis: zweimal dieselbe Stellung
game-drawn-third-time = Remis: dreimal dieselbe Stellung
game-drawn-no-progress = Remis: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} ohne Schlagen und ohne Zug eines einfachen Steins
game-drawn-agreed = Remis durch Vereinbarung
game-draw-too-early = { $name } lehnt ab: kein Remis vor Zug { $number }
game-draw-winning = { $name } lehnt das Remis ab und rechnet mit einem Sieg
game-draw-offered = { $name } bietet Remis an. Drücke F6, um anzunehmen
game-resign-again = Aufgeben? Drücke zur Bestätigung noch einmal F4
game-draw-again = Remis vereinbaren? Drückt zur Bestätigung noch einmal F6
game-drawn-equal = { $unit ->
    [disc] Unentschieden: Beide haben gleich viele Steine
   *[point] Unentschieden: Beide haben gleich viele Punkte
}

## The headline over the board

game-your-turn = Du bist am Zug
game-to-move = { $name } ist am Zug
game-thinking = Denkt nach …
game-paused = Angehalten
game-looking-back = { $move ->
    [0] Du siehst den Anfang
   *[other] Du siehst Zug { $move }
}
game-question-dead-stones = Markiere die toten Steine, dann drücke „Auszählen“
game-after-move = Nach Zug { $move } · { $now }

## For screen readers: the last move and what comes now

game-moved = { $name }: { $move }
game-ended-after = { $result }. Die Partie hatte { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
game-move-by = { $move } von { $name-kind ->
    [you] dir
   *[person] { $name }
}
game-taken-back = Zurückgenommen: { $moves }
game-taken-back-many = Zurückgenommen: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
game-played-again = Wieder gespielt: { $moves }
game-played-again-many = Wieder gespielt: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
game-before-first = Vor dem ersten Zug
game-at-move = Zug { $number } von { $count }, { $name-kind ->
    [you] du
   *[person] { $name }
}: { $move }
game-comment = Kommentar: { $text }

## The card of a player

game-card-your-turn = du bist am Zug
game-card-to-move = am Zug
game-card-thinking = denkt nach …
game-card-waiting = wartet
game-card-passes = passt
game-card-wins = { $count ->
    [one] 1 Partie gewonnen
   *[other] { $count } Partien gewonnen
}
game-card-draws = { $count ->
    [one] 1 Unentschieden
   *[other] { $count } Unentschieden
}
game-card-captured = { $count ->
    [one] 1 Stein geschlagen
   *[other] { $count } Steine geschlagen
}

## What a computer found: on its card

game-value-wins = gewinnt
game-value-wins-in = gewinnt in { $count ->
    [one] 1 Zug
   *[other] { $count } eigenen Zügen
}
game-value-loses = verliert
game-value-loses-in = verliert in { $count ->
    [one] 1 Zug
   *[other] { $count } eigenen Zügen
}
game-value-draws = unentschieden
game-value-estimate = { $standing ->
    [much-better] erwartet einen Sieg
    [better] sieht sich im Vorteil
    [slightly-better] sieht sich leicht im Vorteil
    [slightly-worse] sieht sich leicht im Nachteil
    [worse] sieht sich im Nachteil
    [much-worse] erwartet eine Niederlage
   *[even] ausgeglichen
}
game-value-share = { $percent } % Gewinnchance
game-found-book = Aus dem Eröffnungsbuch: { $value }
game-found-glance = Auf den ersten Blick: { $value }
game-found-end = Bis zum Ende gerechnet: { $value }
game-found-ahead = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} vorausgerechnet: { $value }
game-found-tried = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} durchgespielt: { $value }
game-found-nothing = Hat nicht vorausgerechnet
game-found-expects = Erwartet { $moves }
game-found-considers = Erwägt { $moves }
game-and-more = { $moves } …
game-figures-win = Sieg
game-figures-loss = Niederlage
game-figures-win-in = Sieg in { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
}
game-figures-loss-in = Niederlage in { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
}
game-figures-value = Wert { $value }
game-figures = Tiefe { $depth }, { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $value }
game-figures-playouts = { $count ->
    [one] 1 Zufallspartie
   *[other] { $count } Zufallspartien
}, { $percent } % gewonnen, { $value }

## What the analysis says of a move, after its name: "Column 4, wins in 4 moves"

game-verdict-won = gewinnt
game-verdict-wins-by = gewinnt mit { $count } Vorsprung
game-verdict-wins-at-once = gewinnt sofort
game-verdict-wins-in = gewinnt in { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}
game-verdict-draws = hält unentschieden
game-verdict-loses = verliert
game-verdict-loses-by = verliert mit { $count } Rückstand
game-verdict-loses-at-once = verliert sofort
game-verdict-loses-in = verliert in { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}
game-verdict-estimate = { $standing ->
    [much-better] Gewinnstellung (Schätzung)
    [better] Vorteil (Schätzung)
    [slightly-better] leichter Vorteil (Schätzung)
    [slightly-worse] leichter Nachteil (Schätzung)
    [worse] Nachteil (Schätzung)
    [much-worse] Verluststellung (Schätzung)
   *[even] ausgeglichen (Schätzung)
}
game-verdict-number = { $value } (Schätzung)

## What the analysis says of the position in view

game-evaluation-unknown = Noch nicht bekannt
game-evaluation-won = { $name } hat gewonnen
game-evaluation-lost = { $name } hat verloren
game-evaluation-wins = { $name } gewinnt
game-evaluation-wins-by = { $name } gewinnt mit genau { $count } Vorsprung
game-evaluation-wins-in = { $name } gewinnt in { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}
game-evaluation-loses = { $name } verliert
game-evaluation-loses-by = { $name } verliert mit genau { $count } Rückstand
game-evaluation-loses-in = { $name } verliert in { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}
game-evaluation-draw = Unentschieden bei bestem Spiel
game-evaluation-estimate = { $standing ->
    [much-better] { $name } steht auf Gewinn (Schätzung)
    [better] { $name } liegt vorn (Schätzung)
    [slightly-better] { $name } liegt leicht vorn (Schätzung)
    [slightly-worse] { $name } liegt leicht zurück (Schätzung)
    [worse] { $name } liegt zurück (Schätzung)
    [much-worse] { $name } steht auf Verlust (Schätzung)
   *[even] Ausgeglichen (Schätzung)
}
game-evaluation-number = { $name }: { $value } (Schätzung)
game-best = Bester Zug: { $move }

## Hints

game-hint-looking = Suche nach einem Tipp …
game-dead-looking = Suche nach toten Steinen …
game-best-line = Beste Zugfolge: { $moves }
game-best-line-more = Beste Zugfolge: { $moves } …
game-hint-as-good = Ebenso gut: { $moves }
game-hint-as-good-more = Ebenso gut: { $moves } und andere
game-hint-all-as-good = Alle Züge sind gleich gut
game-hint-play = Bester Zug: { $move }
game-hint-pass = Passe
game-hint-forced = { $move } ist der einzige mögliche Zug
game-hint-must-pass = Du musst passen: Es gibt keinen möglichen Zug
game-hint-to-win = { $move } gewinnt
game-hint-to-block = { $move } stoppt deinen Gegner
game-hint-to-double = { $move } bildet eine Zwickmühle
game-hint-wins = Damit gewinnst du, egal, was dein Gegner tut
game-hint-wins-in = Damit gewinnst du in { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}, egal, was dein Gegner tut
game-hint-loses = Dein Gegner kann den Sieg erzwingen
game-hint-loses-in = Dein Gegner kann den Sieg in { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
} erzwingen
game-hint-loses-at-once = Wo du auch spielst, gewinnt dein Gegner mit dem nächsten Zug
game-hint-only = Nach allem anderen gewinnt dein Gegner mit dem nächsten Zug
game-hint-draws = Keine Seite kann den Sieg erzwingen
game-hint-estimate = { $standing ->
    [much-better] Du stehst auf Gewinn
    [better] Du liegst vorn
    [slightly-better] Du liegst leicht vorn
    [slightly-worse] Du liegst leicht zurück
    [worse] Du liegst zurück
    [much-worse] Du stehst auf Verlust
   *[even] Die Partie ist ausgeglichen
}
game-hint-looked = { $hint } ({ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} vorausgerechnet)
game-hint-tried = { $hint } ({ $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} durchgespielt)

## Notices

game-no-result = Kein Ergebnis nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}: Die Partie dreht sich vielleicht im Kreis. Drücke P zum Fortsetzen
game-waiting-letter = { $letter }… Tippe die Zeilennummer · { $letter } allein: { $meaning }
game-waiting-number = { $letter }… Tippe die Zeilennummer, oder drücke Esc
game-stand-in = { $reason }. Stattdessen spielt { $name }
game-play-from-here = { $move ->
    [0] Du siehst den Anfang der Partie.
   *[other] Du siehst die Stellung nach Zug { $move }.
} Mach denselben Zug noch einmal, um von hier fortzusetzen. { $count ->
    [one] Der Zug danach bleibt erhalten
   *[other] Die { $count } Züge danach bleiben erhalten
}
game-line-left = { $count ->
    [one] Der Zug danach bleibt als Variante erhalten: V zeigt ihn
   *[other] Die { $count } Züge danach bleiben als Variante erhalten: V zeigt sie
}
game-line-tried = Dieser Zug ist eine Variante. Die Hauptvariante bleibt: V zeigt sie
game-ended-within = Das ist das Ergebnis nach Zug { $move }. { $count ->
    [one] Der Zug danach bleibt in der Partie
   *[other] Die { $count } Züge danach bleiben in der Partie
}: Ende zeigt den letzten
game-new-you-begin = Neue Partie: Du beginnst mit { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
}
game-new-begins-as = Neue Partie: { $name } beginnt mit { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
}
game-new-begins = Neue Partie: { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} beginnt
game-new-swapped = Neue Partie mit getauschten Seiten: { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} beginnt
game-new-you-answer = Neue Partie: { $name } beginnt, du spielst { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
}

## What to press, under the board. The single letters and F1, End and Ctrl+Z are keys.

game-press-help = F1 zeigt alle Tasten
game-press-continue = P spielt von hier weiter, die Punkttaste macht einen Zug
game-press-twice = Mach denselben Zug zweimal, um von hier fortzusetzen
game-press-end = Ende zeigt den letzten Zug
game-press-review = R zeigt den Rückblick
game-press-undo = Strg+Z nimmt den letzten Zug zurück
game-taught = { $count ->
    [0] Der Trainer hat nicht gewarnt
    [one] Der Trainer hat einmal gewarnt
   *[other] Der Trainer hat { $count }-mal gewarnt
}

## Computer players. Their names stand where people’s names stand: “High wins”.

game-level-learner = Anfänger
game-level-casual = Amateur
game-level-low = Schwach
game-level-fair = Mäßig
game-level-medium = Mittel
game-level-skilled = Geübt
game-level-advanced = Gut
game-level-high = Stark
game-level-perfect = Perfekt
game-level-random = Zufall
game-level-greedy = Gierig
game-level-dummy = Dummy
game-level-depth = Tiefe { $depth }
# A singular, as this stands where a name stands: “Partienzahl 5000 gewinnt”.
game-level-games = { $games ->
    [one] 1 Simulation
   *[other] { $games } Simulationen
}
game-level-custom = Angepasst

game-strength = Stärke { $level } von { $most }

game-level-looks = rechnet { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} voraus
game-level-tries = bis zu { $count ->
    [one] 1 Simulation
   *[other] { $count } Simulationen
} pro Zug
game-level-beginners = für deine ersten Partien
game-level-at-a-glance = macht { $count } von { $all } Zügen auf den ersten Blick
game-level-at-random = macht { $count } von { $all } Zügen aufs Geratewohl
game-level-slips-rarely = übersieht selten etwas
game-level-further = sieht weiter voraus
game-level-stones-anywhere = setzt Steine zufällig

## A computer objects to what the user wants to decide

game-objection-alive = { $name } widerspricht: { $groups } { $count ->
    [one] lebt
   *[other] leben
}. Ändere die Markierungen, spiele weiter oder zähle noch einmal aus
game-objection-dead = { $name } widerspricht: { $groups } { $count ->
    [one] ist
   *[other] sind
} tot. Ändere die Markierungen, spiele weiter oder zähle noch einmal aus
game-objection-both = { $name } widerspricht. Lebendig: { $alive }. Tot: { $dead }. Ändere die Markierungen, spiele weiter oder zähle noch einmal aus

game-you = Du
game-name-and-rank = { $name } { $rank }
