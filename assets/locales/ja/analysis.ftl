## The analysis: the graph, the evaluation bar, the change that a move made.

analysis-shown = 解析を表示しました
analysis-hidden = 解析を隠しました
analysis-territory-shown = 地を表示しました
analysis-territory-hidden = 地を隠しました
analysis-territory-counted = 整地の表示がすでに各点の持ち主を示しています
analysis-territory-failed = { $error }。F5で地をもう一度表示できます
analysis-evaluation = 評価：{ $evaluation }
analysis-graph = 対局のグラフ
analysis-graph-label = 対局のグラフ。{ $accuracy }
analysis-accuracy = 正確さ：{ $first } · { $second }
analysis-accuracy-of = { $name } { $percent }
analysis-failed = { $error }。Aを押すと解析をもう一度表示します
analysis-no-thread = 解析を始められませんでした：{ $error }
analysis-bar-in = { $side } あと{ $plies }手
analysis-bar-wins = { $side }勝ち
analysis-bar-by = { $side } +{ $count }
analysis-bar-share = { $side } { $percent }
analysis-bar-estimate = { $standing ->
    [slightly-better] { $side } やや優勢
    [better] { $side } 優勢
    [much-better] { $side } 勝勢
   *[even] 互角
}
analysis-draw = 分け
analysis-with-number = { $evaluation }：{ $number }
analysis-moves-to-win = { PLIES_TO_WIN($count) }
analysis-moves-to-lose = { PLIES_TO_LOSE($count) }
