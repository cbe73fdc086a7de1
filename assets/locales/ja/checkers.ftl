## The board of Checkers.

checkers-how-to-play = 駒をクリックし、次に行き先のマスをクリックしてください
checkers-estimates-example = +0.2

## Beside the name of the game, in a list: "English draughts · 8 × 8".

checkers-subtitle-usual = イギリス式
checkers-subtitle-position = 自作の局面
checkers-subtitle-rows = 駒{ $rows }段

## The keys of the board, on the help page.

checkers-press = 駒を持つ、またはそのマスへ動かす
checkers-keys-square = 1～32、続けて - か X
checkers-go-to-square = そのマスへカーソルを動かし、駒を持つ
checkers-step-back = 途中の手を一歩戻す

## What a screen reader says of a square.

checkers-square-empty = { $square }、空き
checkers-square = { $square }、{ $piece ->
    [red-man] 赤の駒
    [red-king] 赤のキング
    [white-man] 白の駒
   *[white-king] 白のキング
}

## Parts of a list, after the name of a square.

checkers-moved-last = 最後に動いた駒
checkers-picked-up = 持っている駒
checkers-must-jump-again = 持っている駒、続けて取る
checkers-can-go-here = ここへ行けます
checkers-captured = 取られた駒
checkers-must-jump = 必ず取る
checkers-can-move = 動けます

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

checkers-page-rules = チェッカーのルール
checkers-page-moving-heading = 動かし方
checkers-page-moving = 赤が先手で、交互に動かします。普通の駒は、斜め前の空いている黒いマスへ1つ進みます。赤の駒は盤の下へ、白の駒は上へ進みます。黒いマスには番号があり、5-8は5番から8番のマスへ動く手です。
checkers-page-moving-picture = 赤の駒が5番から8番のマスへ動く
checkers-page-jumping-heading = 駒を取る
checkers-page-jumping = 隣にある相手の駒を飛び越え、すぐ先の空いたマスへ動くと、その駒を取れます。取れるときは必ず取りますが、どれを取るかは選べます。同じ駒でさらに取れるなら、続けて取ります。最後までで1手です。取らなければならない駒は輪で囲まれます。連続で取るときは、マスを順にクリックします。Escで一歩戻ります。
checkers-page-jumping-picture = 赤の駒が4番から7番を飛び越えて11番へ、さらに14番を飛び越えて18番へ動く
checkers-page-kings-heading = キング
checkers-page-kings = 普通の駒が一番奥の段に着くと、キングになり、その手番は終わります。キングは前にも後ろにも、1マスずつ動いたり飛び越えたりできます。
checkers-page-kings-picture = 赤の駒が14番から一番奥の段の17番へ動き、5番には赤のキングがある
checkers-page-end-heading = 終局
checkers-page-end = 相手の駒をすべて取るか、動けなくすれば勝ちです。同じ局面が3回現れたとき、または駒取りも普通の駒の動きもないまま双方が40手指したときは、引き分けです。どちらのルールも、新しい対局で変えられます。
checkers-page-end-picture = 10番にある白の最後の駒は、7番と5番に赤の駒があるので動けない

## What Checkers says: src/words/checkers.rs

checkers-goal = 相手の駒をすべて取るか、動けなくすれば勝ち。取れるときは必ず取ります
checkers-refused-must-jump = 取らなければなりません：{ $move }ではなく{ $jump }
checkers-refused-jump-on = { $move }は途中です：続けて取ってください
checkers-refused-not-yours = { $square }の駒は相手のものです
checkers-refused-no-piece = { $square }に駒はありません
checkers-refused-taken = { $move }の行き先には駒があります
checkers-refused-backward = { $move }は後ろへの手です：後ろへ動けるのはキングだけです
checkers-refused-nothing-to-jump = { $move }では相手の駒を飛び越えません
checkers-refused-other-board = { $move }はこの盤の手ではありません
checkers-level-learner = 次に取る手までしか読まない
checkers-level-medium = 数手先まで読む
checkers-level-high = 深く読み、終盤に強い
checkers-level-greedy = 取れる駒を取る
checkers-level-random = でたらめに指す
checkers-level-dummy = 最初に見つけた手を指す
checkers-title = チェッカー
checkers-summary = 取って成る
checkers-setup-drawn-by-repetition = 同じ局面が再び現れたら引き分け
checkers-setup-drawn-after = { $moves ->
    [0] 手数による引き分けなし
   *[other] 進展なしの{ $moves }手で引き分け
}

## The coach: mistakes that can be seen, in a review and on the coach’s card.

checkers-lost = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $piece ->
    [man] 駒を{ $count }個失いました
    [king] キングを{ $count }個失いました
    [king-for-man] 駒1つと引き換えにキングを失いました
    [trade] 取り返した以上に駒を失いました
   *[piece] 駒を{ $count }個失いました
}：{ $move }
checkers-missed = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $move }で{ $piece ->
    [man] 駒を{ $count }個
    [king] キングを{ $count }個
    [king-for-man] 駒1つと引き換えにキングを取って
    [trade] 失う以上に駒を取って
   *[piece] 駒を{ $count }個
}得する手を逃しました
checkers-card-lost = { $piece ->
    [man] 駒を{ $count }個失います
    [king] キングを{ $count }個失います
    [king-for-man] 駒1つと引き換えにキングを失います
    [trade] 取り返す以上に駒を失います
   *[piece] 駒を{ $count }個失います
}
checkers-card-missed = { $piece ->
    [man] 駒を{ $count }個得できます
    [king] キングを{ $count }個得できます
    [king-for-man] 駒1つと引き換えにキングを取れます
    [trade] 失う以上に駒を取れます
   *[piece] 駒を{ $count }個得できます
}
checkers-why-lost = { $side ->
    [red] 赤
   *[white] 白
}が{ $move }で取ります
checkers-why-missed = { $move }と指しましょう
