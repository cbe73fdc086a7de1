## The board of Reversi.

reversi-title = リバーシ
reversi-summary = 挟んで返す
reversi-subtitle = オセロのルール · 8 × 8

reversi-how-to-play = 印のあるマスをクリックするか、d3のように入力してEnterを押してください

## The keys of the board, on the help page.

reversi-keys-square = A～H、続けて1～8
reversi-place-disc = そこに石を打つ

## What a screen reader says of a square.

reversi-turns = { $count }個返せます
reversi-last-disc = 最後の石

## The page about the rules.

reversi-page-rules = リバーシのルール

reversi-page-turning-heading = 挟んで返す
reversi-page-turning = 黒が先手で、交互に空いたマスへ石を打ちます。打った石と自分の別の石の間に、相手の石がすき間なく一直線に並んでいなければなりません。縦、横、斜めのどれでもかまいません。挟んだ石は裏返って自分の石になります。一度に何方向でも返せます。打てるマスには印がつきます。
reversi-page-turning-picture = 黒はc4に打てます。そうするとd4の白石が返ります

reversi-page-end-heading = パスと終局
reversi-page-end = 返せる石がないときはパスになります。パスはプログラムが行います。両者とも打てなくなると対局が終わり、石の多いほうが勝ちです。
reversi-page-end-picture = 白の石がなくなり、黒が勝ちました

reversi-page-corners-heading = 大切なこと
reversi-page-corners = 石の数は終わりまであまり意味がありません。隅の石は決して返されず、ほかの石を守ることも多いです。空いた隅の隣にはむやみに打たないでください。自分の打てる場所を多く残し、相手の打てる場所を少なくしましょう。

## What Reversi says

reversi-goal = 終わったときに石が多いほうが勝ち。打った石は、挟んだ列の石をすべて返します

reversi-refused-turns-nothing = { $square }では石を返せません：印のあるマスを選んでください
reversi-refused-must-pass = { $square }でも、ほかのマスでも石を返せません：パスしかできません
reversi-refused-pass = 返せる石があるので、パスはできません

## Hints

reversi-hint-wins = { $move }は最善を尽くせばちょうど{ $count }石差で勝ちます
reversi-hint-loses = { $move }は最善を尽くしてもちょうど{ $count }石差で負けます。ほかの手はそれ以上の差で負けます
reversi-hint-draws = { $move }は最善を尽くせば引き分けです
reversi-hint-corner = { $move }は隅です：この石はもう返されません
reversi-hint-leaves = { $count ->
    [0] { $move }なら相手は打てません
    [1] { $move }なら相手の打てる手は1つだけです
   *[other] { $move }がいちばん良さそうです。相手の打てる手は{ $count }通りです
}

## How a computer plays

reversi-level-learner = できるだけ多く返す
reversi-level-high = 残り12マスを読み切る
reversi-level-greedy = 多く返し、隅を取る
reversi-level-random = でたらめに打つ

## In a terminal

reversi-ask = { $side }、マスを入力（a1-h8、またはhelp）:
reversi-what-to-type = d3のようなマスか、helpを入力してください
reversi-score = 黒{ $black }、白{ $white }

## The coach: mistakes that can be seen, in a review and on the coach’s card.

reversi-gave-corner = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $side ->
    [you] あなた
    [black] 黒
   *[white] 白
}に隅の{ $square }を渡しました
reversi-card-gave-corner = { $side ->
    [black] 黒
   *[white] 白
}に隅の{ $square }を渡す手です
reversi-why-gave-corner = 隅の石は決して返されません
reversi-square = { $content ->
    [black] { $square }、黒
    [white] { $square }、白
   *[empty] { $square }、空き
}
