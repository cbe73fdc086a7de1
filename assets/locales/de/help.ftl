## The help page: all keys, the computers, and links to pages that explain something.

help-title = Hilfe
help-computers = Computer
help-open-page = { $title } …
help-line = { $name }: { $effect }

## The page about the analysis.

help-analysis = Über die Analyse

help-win = Sieg
help-win-text = Dieser Zug gewinnt, was auch immer dein Gegner tut. Die Zahl sagt, wie bald: 4 heißt, dass du mit deinem vierten Zug gewinnst, diesen mitgezählt. Die besten Züge sind hervorgehoben.
help-win-picture = 4
help-win-by-text = Dieser Zug gewinnt, was auch immer dein Gegner tut. Die Zahl sagt, wie hoch: +12 gewinnt mit 12 Steinen Vorsprung, wenn beide Seiten bestmöglich spielen. Die besten Züge sind hervorgehoben.

help-draw = Unentschieden
help-draw-text = Nach diesem Zug kann keine Seite den Sieg erzwingen.
help-draw-picture = Ein Gleichheitszeichen

help-loss = Niederlage
help-loss-text = Nach diesem Zug kann dein Gegner gewinnen. Die Zahl sagt, wie lange du durchhalten kannst: 6 heißt, dass du nach sechs weiteren eigenen Zügen verlierst, diesen mitgezählt, und 1, dass schon der nächste Zug des Gegners gewinnt.
help-loss-picture = 6
help-loss-by-text = Nach diesem Zug kann dein Gegner gewinnen. Die Zahl sagt, wie hoch: −4 verliert mit 4 Steinen Rückstand, wenn beide Seiten bestmöglich spielen.

help-estimate = Schätzung

help-bar = Der Balken neben dem Brett
help-bar-picture = Ein Balken in zwei Farben
help-bar-exact = Der Balken zeigt, wer in der aktuellen Stellung gewinnt. Jede Seite hat ihre Farbe, und je mehr davon zu sehen ist, desto besser steht sie. Die Mitte ist ein Unentschieden. Am unteren Ende steht, wer gewinnt und in wie vielen Zügen.
help-bar-margin = Der Balken zeigt, wer in der aktuellen Stellung gewinnt. Jede Seite hat ihre Farbe, und je mehr davon zu sehen ist, desto besser steht sie. Die Mitte ist ein Unentschieden. Am unteren Ende steht, wer besser steht, und sobald der Rest der Partie berechnet ist, mit wie vielen Steinen Vorsprung diese Seite gewinnt.
help-bar-chances = Der Balken zeigt, wer in der aktuellen Stellung gewinnt. Jede Seite hat ihre Farbe, und je mehr davon zu sehen ist, desto besser steht sie. In der Mitte haben beide Seiten die gleiche Chance. Am unteren Ende steht, wer vorn liegt und wie groß die Gewinnchance ist.

help-graph = Der Verlauf
help-graph-text = Der Verlauf zeigt den Balken über die ganze Partie. Ein Punkt markiert einen Fehler, und die Zugliste sagt, welcher Art er ist. Klicke in den Verlauf, um das Brett in diesem Moment zu sehen.

help-accuracy = Genauigkeit
help-accuracy-text = Die Genauigkeit zeigt, wie nah deine Züge an den besten waren. Ein Zug, der so gut ist wie der beste, zählt 100 %, und je mehr ein Zug kostet, desto weniger zählt er. Die Kosten sind Punkte (Go), Steine (Reversi, Dame), Züge bis zum Ende (Vier gewinnt) und erzwungene Siege (Gomoku). Die Genauigkeit einer Partie ist der Durchschnitt, etwas strenger gerechnet. Erzwungene Züge zählen nicht.
