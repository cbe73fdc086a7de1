trainer-title = 序盤トレーニング
trainer-answer-effect = 答えを表示（この局面は今日もう一度出題）
trainer-side-effect = もう一方の色で覚える
trainer-tree-effect = 応手の樹形図と盤を切り替え
trainer-keys-arrows = 矢印キー
trainer-walk-effect = 練習する局面を樹形図で選ぶ
trainer-show-answer = 答えを表示
trainer-learn-new = 新しい局面
trainer-as-red = 赤で覚える
trainer-as-yellow = 黄で覚える
trainer-tree = 樹形図
trainer-seat = あなたは{ $side ->
    [red] 赤
   *[yellow] 黄
}です：自分の最初の{ $count }手
trainer-task = あなたの番です：{ $goal ->
    [draw] 引き分けを守ってください
    [loss] できるだけ長く粘ってください
   *[win] 勝ちを守ってください
}
trainer-right = 正解：{ $column }列目
trainer-shown = 答えは{ $column }列目です
trainer-as-good = { $column }列目でも{ $result ->
    [draw] 引き分けになります
    [loss] 同じだけ粘れます
   *[win] 勝てます
}。ここで覚える手を探してください
trainer-wrong = { $column }列目では{ $result ->
    [draw] 引き分けにしかなりません
    [loss] 負けます
   *[win] 勝ちが遅くなります
}
trainer-better = { $column }列目なら{ $result ->
    [draw] 引き分けです
    [loss] 一番長く粘れます
   *[win] 勝てます
}
trainer-punish = { $side ->
    [red] 赤
   *[yellow] 黄
}が間違えました：早く勝てる手を探してください
trainer-punished = 正解：{ $column }列目で勝てます
trainer-comes-back = { $days ->
    [0] 今日もう一度出題します
    [1] 明日また出題します
   *[other] { $days }日後にまた出題します
}
trainer-all-done = 今日の分は終わりました
trainer-streak = { $days ->
    [1] 今日は練習しました
   *[other] { $days }日連続
}
trainer-nothing-to-learn = ここで覚えることはありません：勝ちがすぐ見えるか、前の作戦で対応できるか、レパートリーがここで終わります
trainer-replies = { $side ->
    [red] 赤の最初の2手
   *[yellow] 黄の最初の2手
}
trainer-you-know = { $count }局面中{ $known }を習得
trainer-so-far = ここまで：{ $moves }
trainer-path = 手順 { $moves }
trainer-state = { $state ->
    [known] 習得済み
    [learning] 学習中
    [due] 今日の復習
    [new] 未学習
   *[nothing] 覚えることなし
}
trainer-legend = { $state ->
    [known] 習得済み
    [learning] 学習中
    [due] 今日の復習
   *[new] 未学習
} { $count }
trainer-why-block = 4つ並びを止める手です
trainer-why-forces = リーチの手です：{ $side ->
    [red] 赤
   *[yellow] 黄
}は{ $column }列目に応じるしかありません
trainer-why-stops-two-threats = { $side ->
    [red] 赤
   *[yellow] 黄
}がダブルリーチを作れるマスを先に取ります
trainer-why-makes-threat = { $column }列目の下から{ $row }段目にリーチを作ります
trainer-why-only-move = { $goal ->
    [draw] ほかの列では引き分けになりません
    [loss] ほかの列ではこれほど粘れません
   *[win] ほかの列では勝てません
}
trainer-why-on-top = { $side ->
    [red] 赤
   *[yellow] 黄
}のコマの上に重ねる手です
trainer-why-beside = { $side ->
    [red] 赤
   *[yellow] 黄
}のコマのすぐ隣に落とす手です
trainer-why-centre = 中央の列は、ほかのどの列よりも多くの並びが通ります
trainer-why-one-of-several = 同じ価値の列のうち、覚えることが一番少ない手です
trainer-why-plan = ここからは{ $goal ->
    [draw] 引き分けを守れる作戦があります
   *[win] 勝てる作戦があります
}
trainer-about = 最初の手への応じ方を覚えます
