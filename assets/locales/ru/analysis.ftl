## The analysis: the graph, the evaluation bar, the change that a move made.

analysis-shown = Анализ показан
analysis-hidden = Анализ скрыт
analysis-territory-shown = Территория показана
analysis-territory-hidden = Территория скрыта
analysis-territory-counted = Подсчёт уже показывает, чьи это пункты
analysis-territory-failed = { $error }. Нажмите F5, чтобы снова показать территорию
analysis-evaluation = Оценка: { $evaluation }
analysis-graph = График партии
analysis-graph-label = График партии. { $accuracy }
analysis-accuracy = Точность: { $first } · { $second }
analysis-accuracy-of = { $name } { $percent }
analysis-failed = { $error }. Нажмите A, чтобы снова показать анализ
analysis-no-thread = Не удалось запустить анализ: { $error }
analysis-bar-in = { $side } за { $count }
analysis-bar-wins = { $side } победят
analysis-bar-by = { $side } +{ $count }
analysis-bar-share = { $side } { $percent }
analysis-bar-estimate = { $standing ->
    [slightly-better] { $side } чуть лучше
    [better] { $side } лучше
    [much-better] { $side } явно лучше
   *[even] Равно
}
analysis-draw = Ничья
analysis-with-number = { $evaluation }: { $number }
analysis-moves-to-win = { $count }
analysis-moves-to-lose = { $count }
