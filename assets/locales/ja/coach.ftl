## The coach and the review: what a move was worth, in plain words.

coach-off = オフ
coach-blunders = 大きな悪手
coach-everything = すべて
coach-class = { $class ->
    [missed_win] 勝ちを逃した
    [missed_block] 止め忘れ
    [opened_win] 勝ちを許す一手
    [allowed_double] 2つの狙いを許した
    [missed_double] 2つの狙いを逃した
    [lost_piece] 駒損
    [missed_capture] 取り逃し
    [left_in_atari] アタリを放置
    [misread_ladder] シチョウの読み違い
    [filled_eye] 眼を埋めた
    [gave_corner] 隅を渡した
    [gave_win] 勝ちを手放した
    [gave_draw] 引き分けを手放した
    [gave_ground] 明らかに劣る
    [inaccuracy] 疑問手
    [good] 好手
    [only_move] 唯一の手
   *[best] 最善
}
coach-let-back = { $name }の悪手で形勢を戻せました
coach-let-ahead = { $name }の悪手で優勢になりました
coach-gave-win = { $move }なら{ $count ->
    [1] { "" }
   *[other] どれでも
}{ $name-kind ->
    [you] 勝てました
   *[person] { $name }の勝ちでした
}
coach-gave-draw = { $move }なら{ $count ->
    [1] { "" }
   *[other] どれでも
}引き分けを保てました
coach-gave-ground = { $move }の{ $count ->
    [1] { "" }
   *[other] どれかの
}ほうが良さそうでした
coach-card-gave-win = 勝ちを手放す手です
coach-card-gave-draw = 負けになる手です
coach-card-gave-ground = あまり良くない手です
coach-keeps-win = { $move }なら{ $count ->
    [1] { "" }
   *[other] どれでも
}まだ勝てます
coach-keeps-draw = { $move }なら{ $count ->
    [1] { "" }
   *[other] どれでも
}引き分けを保てます
coach-looks-better = { $move }の{ $count ->
    [1] { "" }
   *[other] どれかの
}ほうが良さそうです（推定）
coach-praise-block = ナイスブロック！
coach-praise-double = 2つの狙いが同時に！
coach-praise-only = お見事！
coach-only-even = 互角を保つ手は{ $move }だけでした
coach-only-win = 勝ちを保つ手は{ $move }だけでした
coach-can-block-one = { $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}が止められるのは1つだけです
coach-both = { $first }{ $second }
coach-take-back-question = 戻しますか？
coach-take-back = 戻す
coach-take-back-tip = 別の手を選ぶ
coach-keep = そのまま
coach-keep-tip = 同じ手をもう一度選んでも同じです
coach-or-another = { $game ->
    [connect4] または別の列をクリック
    [checkers] または別の手を指す
    [reversi] または別のマスをクリック
   *[other] または別の点をクリック
}
coach-held-back-how = Escapeで戻し、Kでそのまま進めます。別の手を選ぶこともできます。
coach-sentence = { $sentence }。
coach-show-line = 続きを見る
coach-show-hint = ヒントに戻る
coach-close = 閉じる
coach-otherwise = ほかの手では：{ $text }
