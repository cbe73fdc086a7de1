## The analysis: the graph, the evaluation bar, the change that a move made.

analysis-shown = Analyse eingeblendet
analysis-hidden = Analyse ausgeblendet
analysis-territory-shown = Gebiet eingeblendet
analysis-territory-hidden = Gebiet ausgeblendet
analysis-territory-counted = Die Auszählung zeigt schon, wem jeder Punkt gehört
analysis-territory-failed = { $error }. Mit F5 wird das Gebiet wieder eingeblendet
analysis-evaluation = Bewertung: { $evaluation }
analysis-graph = Verlauf der Partie
analysis-graph-label = Verlauf der Partie. { $accuracy }
analysis-accuracy = Genauigkeit: { $first } · { $second }
analysis-accuracy-of = { $name } { $percent }
analysis-failed = { $error }. Drücke A, um die Analyse wieder einzublenden
analysis-no-thread = Die Analyse konnte nicht starten: { $error }
analysis-bar-in = { $side } in { $count }
analysis-bar-wins = { $side } gewinnt
analysis-bar-by = { $side } +{ $count }
analysis-bar-share = { $side } { $percent }
analysis-bar-estimate = { $standing ->
    [slightly-better] { $side } leicht vorn
    [better] { $side } vorn
    [much-better] { $side } klar vorn
   *[even] Gleich
}
analysis-draw = Remis
analysis-with-number = { $evaluation }: { $number }
analysis-moves-to-win = { $count }
analysis-moves-to-lose = { $count }
