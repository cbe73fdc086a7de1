## The analysis: the graph, the evaluation bar, the change that a move made.

analysis-shown = 解析を表示しました
analysis-hidden = 解析を隠しました
analysis-territory-shown = 地を表示しました
analysis-territory-hidden = 地を隠しました
analysis-territory-counted = 整地の表示がすでに各点の持ち主を示しています
analysis-territory-failed = { $error }。F5 でもう一度表示できます
analysis-evaluation = 評価：{ $evaluation }
analysis-graph = 対局のグラフ
analysis-graph-label = 対局のグラフ。{ $first }。{ $second }
analysis-good-moves = { $name }：{ $known }手中{ $good }手が好手
analysis-no-moves-judged = { $name }：まだ調べた手がありません
analysis-good-moves-line = 好手：{ $first } · { $second }
analysis-good-of-known = { $name } { $good }/{ $known }
analysis-none-known = { $name } –
analysis-failed = { $error }。Aを押すと解析をもう一度表示します
analysis-no-thread = 解析を始められませんでした：{ $error }
analysis-bar-in = { $side } { $count }手目
analysis-bar-wins = { $side }勝ち
analysis-bar-by = { $side } +{ $count }
analysis-bar-share = { $side } { $percent }
analysis-bar-estimate = { $standing ->
    [slightly-better] { $side } やや有利
    [better] { $side } 有利
    [much-better] { $side } 優勢
   *[even] 互角
}
analysis-draw = 分け
analysis-with-number = { $evaluation }：{ $number }
