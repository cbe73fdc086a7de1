## The board of Connect 4.

connect4-how-to-play = 列をクリックするか、1～{ $columns }を押してください
connect4-full = 満杯
connect4-parity = { $parity ->
    [odd] 奇
   *[even] 偶
}
connect4-parity-letter = { $parity ->
    [odd] 奇
   *[even] 偶
}

## The keys of the board, on the help page.

connect4-keys-digits = 1～9
connect4-drop-in-column = その列にコマを落とす
connect4-keys-sides = 左、右
connect4-move-coin = コマを動かす
connect4-keys-drop = 下、Enter、スペース
connect4-drop-coin = コマを落とす

## What a screen reader says of a column.

connect4-column-empty = { $column }列目、空き
connect4-column = { $column }列目、{ $rows }個中{ $coins }個：{ $list }
connect4-column-full = { $column }列目、{ $rows }個中{ $coins }個：{ $list }、満杯
connect4-coin = { $side ->
    [red] 赤
   *[yellow] 黄
}
connect4-threatens-row = { $side ->
    [red] 赤
   *[yellow] 黄
}が下から{ $row }段目にリーチ、{ $parity ->
    [odd] 奇数
   *[even] 偶数
}
connect4-threat = { $side ->
    [red] 赤
   *[yellow] 黄
}：{ $column }列目、下から{ $row }段目（{ $parity ->
    [odd] 奇数
   *[even] 偶数
}）

## The page about threats. Each paragraph has a heading and a picture, which a screen reader
## describes.

connect4-page-threats = リーチとは
connect4-page-threat-heading = リーチ
connect4-page-threat = あと1つで4つ並ぶ空きマスがあることを、リーチといいます。ここでは赤が3つ並び、隣のマスが空いています。黄は今すぐ5列目に落として止めなければなりません。
connect4-page-threat-picture = 一番下の段の2、3、4列目に赤のコマ、5列目に印
connect4-page-parity-heading = 奇数段と偶数段
connect4-page-parity = リーチのマスは、その下が空いているうちは使えません。そこで大事になるのが、下から数えた段です。5列目の赤のリーチは3段目なので奇数、2列目の黄のリーチは2段目なので偶数です。Tを押すと、自分の対局でもリーチがこのように表示されます。
connect4-page-parity-picture = 赤は5列目の3段目（奇数）に、黄は2列目の2段目（偶数）にリーチ
connect4-page-zugzwang-heading = 安全な手がなくなるとき
connect4-page-zugzwang = 相手のリーチのすぐ下には、誰も落としたくありません。でも盤はだんだん埋まり、最後には誰かが落とすことになります。ここでは7列目しか残っておらず、黄の番です。黄はコマ1を落とすしかなく、赤はコマ2で4つ並べます。段の数は偶数で、先手は赤です。だから、ほかの列が埋まると、赤が奇数段、黄が偶数段に落とすことになります。つまり、赤には奇数のリーチ、黄には偶数のリーチが有利です。その印は塗りつぶして表示されます。（これをツークツワンクといいます。）
connect4-page-zugzwang-picture = 7列目のほかはすべて満杯：黄がコマ1を2段目に落とし、赤がコマ2を3段目に落として4つ並べる
connect4-page-stacked-heading = 上下に重なった2つのリーチ
connect4-page-stacked = 同じ色のリーチが上下に続くと、下のマスに落とせるようになった時点で勝ちです。ここでは、黄は4列目の下のマスしか止められず、赤がその上で4つ並べます。
connect4-page-stacked-picture = 赤は4列目の1段目と2段目にリーチ
connect4-page-below-heading = リーチの下に落とさない
connect4-page-below = 相手のリーチのすぐ下に落とすと、相手がその上に落とせます。ここでは黄が6列目の2段目にリーチしています。赤が今6列目に落とすと、黄がその上で4つ並べます。ヒントでは、そのようなマスにこの印が付きます。
connect4-page-below-picture = 2段目の3、4、5列目に黄のコマ、6列目に停止の印

## What Connect 4 says: src/words/connect4.rs

connect4-goal = 自分のコマを縦・横・斜めのどれかに{ $count }つ並べれば勝ち
connect4-move = { $column }列目
connect4-move-object = { $column }列目
connect4-move-subject = { $column }列目
connect4-moves-subject = { $columns }列目
connect4-refused-no-column = { $column }列目はありません：1～{ $last }から選んでください
connect4-refused-full = { $column }列目は満杯です：{ $others }列目を選んでください
connect4-winning-cells = 並んだマス（列,段）：{ $cells }
connect4-level-learner = 並べるのに夢中で見落としがち
connect4-level-casual = 斜めや罠を見落としがち
connect4-level-low = ざっと2手先まで読む
connect4-level-medium = 4手先まで読む
connect4-level-high = 最大12手先まで読む
connect4-level-perfect = 決して間違えない
connect4-level-random = でたらめに落とす
connect4-level-greedy = 勝つか止めるか、並びを伸ばす
connect4-standard-board-only-short = 7 × 6で4つ並びのときだけ
connect4-standard-board-only = 「パーフェクト」は7 × 6で4つ並びのときだけ対局できます

## Hints: what to play, why, and what comes of it; then what is wrong with other columns. Each is a
## sentence of its own, and they stand one after the other. A threat is an empty cell where one more
## coin makes a line.

connect4-hint-play = { $columns }列目に落としましょう
connect4-hint-only-left = { $column }列目しか残っていません
connect4-hint-make-line = { $column }列目に落とせば{ $count }つ並びます
connect4-hint-block = { $column }列目に落として、{ $side ->
    [red] 赤
   *[yellow] 黄
}の{ $count }つ並びを止めましょう
connect4-hint-make-double = { $column }列目に落とせば、{ $columns }列目に{ $count }つのリーチが同時にできます
connect4-hint-make-stacked = { $column }列目に落とせば、{ $threat }列目に上下2つのリーチができます
connect4-hint-force = { $column }列目に落としましょう：{ $side ->
    [red] 赤
   *[yellow] 黄
}は{ $answer }列目で止めるしかありません
connect4-hint-make-threat = { $column }列目に落とせば、{ $threat }列目の{ $row }段目にリーチができます
connect4-hint-make-threats-in-column = { $column }列目に落とせば、{ $threat }列目に{ $count }つのリーチができます
connect4-hint-make-threats = { $column }列目に落とせば、{ $columns }列目にリーチができます
connect4-hint-prevent-double = { $column }列目に落として、{ $side ->
    [red] 赤
   *[yellow] 黄
}のダブルリーチを防ぎましょう
connect4-hint-prevent-threat = { $column }列目に落として、{ $side ->
    [red] 赤
   *[yellow] 黄
}の{ $threat }列目{ $row }段目のリーチを防ぎましょう
connect4-hint-prevent-threats-in-column = { $column }列目に落として、{ $side ->
    [red] 赤
   *[yellow] 黄
}の{ $threat }列目の{ $count }つのリーチを防ぎましょう
connect4-hint-prevent-threats = { $column }列目に落として、{ $side ->
    [red] 赤
   *[yellow] 黄
}の{ $columns }列目のリーチを防ぎましょう
connect4-hint-best-wins-at-once = { $count ->
    [1] すぐに勝てます
   *[other] どれでもすぐに勝てます
}
connect4-hint-best-wins = { $count ->
    [1] { PLIES_TO_WIN($moves) }手で勝てます
   *[other] どれでも{ PLIES_TO_WIN($moves) }手で勝てます
}
connect4-hint-best-draws = { $count ->
    [1] 引き分けにできます
   *[other] どれでも引き分けにできます
}
connect4-hint-best-loses-at-once = 次の手で{ $side ->
    [red] 赤
   *[yellow] 黄
}が勝ちます
connect4-hint-best-loses = それでも{ $side ->
    [red] 赤
   *[yellow] 黄
}は勝てますが、あと{ PLIES_TO_LOSE($moves) }手かかります
connect4-hint-all-win-at-once = どの列でもすぐに勝てます
connect4-hint-all-win = どの列でも{ PLIES_TO_WIN($moves) }手で勝てます
connect4-hint-all-draw = どの列でも引き分けにできます
connect4-hint-all-lose-at-once = どの列でもすぐに負けます
connect4-hint-all-lose = どの列でも{ PLIES_TO_LOSE($moves) }手で負けます
connect4-hint-faces-double = { $side ->
    [red] 赤
   *[yellow] 黄
}は{ $columns }列目に{ $count }つのリーチを同時に持っています
connect4-hint-faces-stacked = { $side ->
    [red] 赤
   *[yellow] 黄
}は{ $threat }列目に上下2つのリーチを持っています
connect4-hint-lose-at-once = { $count ->
    [1] { $columns }列目ではすぐに負けます
   *[other] { $columns }列目はどれもすぐに負けます
}
connect4-hint-others-lose-at-once = ほかの列はどれもすぐに負けます
connect4-hint-loses-in = { $column }列目では{ PLIES_TO_LOSE($moves) }手で負けます
connect4-hint-lose = { $count ->
    [1] { $columns }列目では負けます
   *[other] { $columns }列目はどれも負けます
}
connect4-hint-others-lose = ほかの列はどれも負けます
connect4-hint-only-draw = { $count ->
    [1] { $columns }列目では引き分けにしかなりません
   *[other] { $columns }列目はどれも引き分けにしかなりません
}
connect4-hint-others-only-draw = ほかの列はどれも引き分けにしかなりません
connect4-hint-also-wins = { $column }列目でも{ PLIES_TO_WIN($moves) }手で勝てます
connect4-hint-win-later = { $count ->
    [1] { $columns }列目では勝ちが遅くなります
   *[other] { $columns }列目はどれも勝ちが遅くなります
}
connect4-hint-others-win-later = ほかの列はどれも勝ちが遅くなります
connect4-hint-opens-line = { $count ->
    [1] その
   *[other] それらの
}上で{ $side ->
    [red] 赤
   *[yellow] 黄
}が{ $line }つ並べます
connect4-hint-leaves-line = { $side ->
    [red] 赤
   *[yellow] 黄
}が{ $column }列目で{ $line }つ並べます
connect4-hint-gives-up-threat = { $count ->
    [1] その
   *[other] それらの
}上の自分のリーチを{ $side ->
    [red] 赤
   *[yellow] 黄
}に止められます
connect4-hint-allows-double = { $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目に落とし、{ $columns }列目に{ $count }つのリーチを同時に作ります
connect4-hint-allows-stacked = { $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目に落とし、{ $threat }列目に上下2つのリーチを作ります
connect4-hint-lets-play-above = { $count ->
    [1] その
   *[other] それらの
}上に{ $side ->
    [red] 赤
   *[yellow] 黄
}が落とせます
connect4-hint-answered = { $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目で応じます
connect4-title = 四目並べ
connect4-title-of = { $count }つ並べ
connect4-summary = 4つ並べる
connect4-setup = { $size }、{ $count }つ並び

## The coach: mistakes that can be seen, in a review and on the coach’s card.

connect4-missed-win = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $column }列目で{ $length }つ並べる手を逃しました
connect4-missed-block = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $column }列目で{ $side ->
    [you] あなた
    [red] 赤
   *[yellow] 黄
}の{ $length }つ並びを止めませんでした
connect4-opened-win = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $column }列目で{ $side ->
    [you] あなた
    [red] 赤
   *[yellow] 黄
}の勝ちマスのすぐ下に落としました
connect4-allowed-double = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $side ->
    [you] あなた
    [red] 赤
   *[yellow] 黄
}のダブルリーチを許しました
connect4-missed-double = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $column }列目のダブルリーチを逃しました
connect4-card-lets-win = それでは{ $side ->
    [red] 赤
   *[yellow] 黄
}が勝ちます
connect4-card-missed-win = 今すぐ勝てます
connect4-card-allowed-double = { $side ->
    [red] 赤
   *[yellow] 黄
}のダブルリーチになります
connect4-card-missed-double = ダブルリーチを作れます
connect4-why-missed-win = { $column }列目で{ $length }つ並びます
connect4-why-missed-block = { $column }列目で{ $side ->
    [red] 赤
   *[yellow] 黄
}の{ $length }つ並びを止めていません
connect4-why-opened-win = { $column }列目のあなたのコマの上で{ $side ->
    [red] 赤
   *[yellow] 黄
}が{ $length }つ並びます
connect4-why-allowed-double = { $side ->
    [red] 赤
   *[yellow] 黄
}が{ $column }列目に落とすと、止められるのは1つだけです
connect4-why-missed-double = { $column }列目に落とせば、{ $side ->
    [red] 赤
   *[yellow] 黄
}が止められるのは1つだけです
connect4-why-block = { $side ->
    [red] 赤
   *[yellow] 黄
}は{ $length }つ並んでいました
