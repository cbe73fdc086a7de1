## The analysis: the graph, the evaluation bar, the change that a move made.

analysis-shown = Análisis visible
analysis-hidden = Análisis oculto
analysis-territory-shown = Territorio visible
analysis-territory-hidden = Territorio oculto
analysis-territory-counted = El recuento ya muestra de quién es cada punto
analysis-territory-failed = { $error }. Pulsa F5 para volver a mostrar el territorio
analysis-evaluation = Evaluación: { $evaluation }
analysis-graph = Gráfico de la partida
analysis-graph-label = Gráfico de la partida. { $accuracy }
analysis-accuracy = Precisión: { $first } · { $second }
analysis-accuracy-of = { $name } { $percent }
analysis-failed = { $error }. Pulsa A para volver a mostrar el análisis
analysis-no-thread = No se pudo iniciar el análisis: { $error }
analysis-bar-in = { $side } en { $count }
analysis-bar-wins = Gana { $side }
analysis-bar-by = { $side } por { $count }
analysis-bar-share = { $side } { $percent }
analysis-bar-estimate = { $standing ->
    [slightly-better] { $side } algo mejor
    [better] { $side } mejor
    [much-better] { $side } mucho mejor
   *[even] Igual
}
analysis-draw = Empate
analysis-with-number = { $evaluation }: { $number }
analysis-moves-to-win = { $count }
analysis-moves-to-lose = { $count }
