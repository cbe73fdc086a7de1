## The review of a game: its heading and buttons.

review-title = 検討
review-label = 検討：{ $game }
review-back = 戻る
review-back-tip = 対局に戻る
review-try-again = ここからもう一度
review-try-again-short = もう一度
review-try-again-tip = 検討を閉じて、この局面から続ける
review-best-line = 最善手順
review-best-line-tip = ここからの最善の手を見る
review-previous = 前の悪手
review-previous-short = 前
review-next = 次の悪手
review-next-short = 次

## How the game ended, in a line of about 40 letters beside the heading.

review-won = { $number }手目で{ $name-kind ->
    [you] 勝ちました
   *[person] { $name }の勝ち
}
review-won-after = { $count }手で{ $name-kind ->
    [you] 勝ちました
   *[person] { $name }の勝ち
}
review-drawn = { $count }手で引き分け

## The card of a player.

review-cost-moves = { PLIES_TO_LOSE($count) }手の損
review-cost-points = { $count }目の損
review-cost-men = { $count }駒の損
review-cost-discs = { $count }石の損
review-good-moves = { $known }手中{ $good }手が好手
review-good-moves-so-far = 現在{ $known }手中{ $good }手が好手
review-no-moves = 手なし
review-only-forced = 必然手のみ
review-side-and-name = { $side }、{ $name }
review-accuracy-said = 正確さ{ $percent }、{ $moves }
review-accuracy-tip = 正確さ：最善手にどれだけ近いか
review-accuracy-tip-estimated = 正確さ：最善手にどれだけ近いか。1手につき{ $what ->
    [games] { $count }局以上
   *[positions] { $count }局面以上
}から推定
review-accuracy = 正確さ
review-accuracy-so-far = 正確さ（途中）
review-class-count = { $class }：{ $first }{ $first-count }、{ $second }{ $second-count }

## The list of key moments: the mistakes of both sides.

review-key-moments = 勝負どころ
review-key-moments-progress = 勝負どころ · { $all }局面中{ $known }局面を確認
review-key-moments-estimated = 勝負どころ · 推定
review-place = { $number }/{ $count }
review-none = 悪手なし
review-none-found = 悪手は見つかりません
review-none-so-far = 今のところ悪手なし
review-failed = 解析に失敗しました。検討を閉じて、もう一度開いてください
review-move = { $number }手目
review-decided = { $class } · 敗着
review-moment-label = { $number }手目、{ $side }：{ $class }。{ $sentence }

## Below the board, and under the graph.

review-was-mistake = { $move }は悪手でした
review-played = { $number }手目：{ $name }は{ $move }
review-passed = { $number }手目：{ $name }はパス
review-move-class = { $number }手目、{ $name }：{ $class }
review-first-move = 対局の最初
review-move-back = 1手戻る
review-move-on = 1手進む

## Notices and announcements of the review.

review-nothing-yet = まだ検討できません：先に1手進めてください
review-checking = 検討：すべての手を調べています
review-moment-said = { $number }手目：{ $class }。{ $sentence }
review-before-move = { $number }手目（{ $name }：{ $move }）の前
review-trying-again = { $name-kind ->
    [you] あなたの番です：もう一度。Escで検討に戻ります
   *[person] { $name }の番：もう一度
}
review-plays-on = { $name }がここから続けます。Escで検討に戻ります
review-try-again-computer = { $name }の番：Pを押すと続けます
review-same-mistake = また同じ悪手です
review-found-best = 正解です。これより良い手はありません
review-wins = { $name }の勝ち
review-draw = 引き分け
review-even = 互角

review-marked = { $place }：{ $shape ->
    [triangle] 三角
    [square] 四角
    [circle] 丸
    [cross] バツ
   *[selected] 塗りつぶし四角
}
review-labelled = { $place }：ラベルを追加
review-unmarked = { $place }：印を消しました
review-edit-undone = 変更を元に戻しました
review-edit-redone = 変更をやり直しました
