## The board of Gomoku.

gomoku-subtitle-target = { $count }つ並び
gomoku-subtitle-rule = { $rule ->
    [freestyle] 禁手なし
    [standard] 禁手なし・長連不可
    [restricted] 三々・四々禁止
   *[renju] 連珠ルール
}

## The keys of the board, on the help page.

gomoku-place-stone = そこに石を打つ

## What a screen reader says of a point.

gomoku-point-forbidden = { $point }、空き、{ $reason ->
    [double-three] 三々禁
    [double-four] 四々禁
    [overline] 長連禁
   *[other] 禁手
}
gomoku-in-line = { $line ->
    [row] 横
    [column] 縦
   *[diagonal] 斜め
}の{ $count }連の石
gomoku-makes = { $side ->
    [black] 黒
   *[white] 白
}が打つと{ $line ->
    [row] 横
    [column] 縦
   *[diagonal] 斜め
}に{ $count }連

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

gomoku-page-rules = 五目並べのルール
gomoku-page-five-heading = 五連
gomoku-page-five = 黒が先手で、線の交わる空いた点に交互に石を打ちます。石は動きません。縦・横・斜めのどれかに、先に5つ並べたほうが勝ちです。先に盤が埋まったら引き分けです。
gomoku-page-five-picture = 黒の五連、B4からF4まで
gomoku-page-threats-heading = 三と四
gomoku-page-threats = 四はすぐに止めましょう。両端が空いている三は活三で、放っておくと両端の空いた四（棒四）になり、1手では止められません。1手で三や四を同時に2つ作れば、たいてい勝てます。
gomoku-page-threats-picture = 活三、D5からF5まで
gomoku-page-forbidden-heading = 黒の禁手
gomoku-page-forbidden = 先手は有利なので、黒には制限があります。よく使われる「三々・四々禁止」では、五連ができる場合を除き、黒は1手で活三や四を同時に2つ作れません。連珠ではさらに、6つ以上並べることも黒の禁手です。「禁手なし」では何も禁じません。「長連不可」では、ちょうど5つ並べたときだけ勝ちです。黒の番のとき、禁手の点には赤い×印が付きます。ほかに打てる点がなければ、黒はパスします。
gomoku-page-forbidden-picture = 黒がF5に打つと、活三が同時に2つできる

## What Gomoku says: src/words/gomoku.rs

gomoku-goal-freestyle = 自分の石を縦・横・斜めのどれかに{ $count }つ以上並べれば勝ち
gomoku-goal-standard = 自分の石を縦・横・斜めのどれかにちょうど{ $count }つ並べれば勝ち
gomoku-goal-restricted = { $count }つ以上並べれば勝ち。黒の禁手：三々、四々
gomoku-goal-renju = { $count }つ並べれば勝ち。黒の禁手：長連、三々、四々
gomoku-refused-forbidden = { $point }は黒の禁手です：{ $reason ->
    [double-three] 三々
    [double-four] 四々
   *[overline] 長連
}
gomoku-refused-pass = パスできるのは、空いている点がすべて禁手のときだけです
gomoku-passes = { $name-kind ->
    [you] パスになります
   *[person] { $name }はパス
}：空いている点はすべて禁手です
gomoku-winning-points = 並んだ点：{ $points }
gomoku-forbidden-points = 黒の禁手：{ $points }
gomoku-forbidden-crosses = 赤い×は黒の禁手です
gomoku-level-learner = 活三を見落とすことがある
gomoku-level-medium = 次の狙いが見える
gomoku-level-high = 必勝手順を深く読む
gomoku-level-greedy = 並びを作り、並びを止める
gomoku-title = 五目並べ
gomoku-summary = 5つ並べる

## The coach: mistakes that can be seen, in a review and on the coach’s card.

gomoku-missed-win = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $point }で{ $length ->
    [3] 三連
    [4] 四連
    [5] 五連
    [6] 六連
   *[other] { $length }連
}を作る手を逃しました
gomoku-missed-block = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $point }で{ $side ->
    [you] あなた
    [black] 黒
   *[white] 白
}の{ $length }つ並びを止めませんでした
gomoku-left-open = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $length ->
    [3] 活三
    [4] 棒四
   *[other] 両端の空いた{ $length }連
}を止めませんでした
gomoku-allowed-double = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $side ->
    [you] あなた
    [black] 黒
   *[white] 白
}に2つの狙いを同時に許しました
gomoku-missed-open = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $point }で{ $length ->
    [4] 棒四
   *[other] 両端の空いた{ $length }連
}を作る手を逃しました
gomoku-missed-double = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $point }で2つの狙いを同時に作る手を逃しました
gomoku-card-missed-win = 今すぐ勝てます
gomoku-card-lets-win = それでは{ $side ->
    [black] 黒
   *[white] 白
}が勝ちます
gomoku-card-left-open = { $length ->
    [3] 活三
    [4] 棒四
   *[other] 両端の空いた{ $length }連
}が残ります
gomoku-card-allowed-double = { $side ->
    [black] 黒
   *[white] 白
}の狙いが2つになります
gomoku-card-missed-open = { $length ->
    [4] 棒四
   *[other] 両端の空いた{ $length }連
}を作れます
gomoku-card-missed-double = 2つの狙いを同時に作れます
gomoku-why-missed-win = { $point }で{ $length ->
    [3] 三連
    [4] 四連
    [5] 五連
    [6] 六連
   *[other] { $length }連
}になります
gomoku-why-missed-block = { $point }で{ $side ->
    [black] 黒
   *[white] 白
}の{ $length }つ並びを止めていません
gomoku-why-left-open = { $side ->
    [black] 黒
   *[white] 白
}が{ $point }に打つと、片方の端しか止められません
gomoku-why-allowed-double = { $side ->
    [black] 黒
   *[white] 白
}が{ $point }に打つと、止められるのは1つだけです
gomoku-why-missed-open = { $point }に打てば、{ $side ->
    [black] 黒
   *[white] 白
}が止められる端は片方だけです
gomoku-why-missed-double = { $point }に打てば、{ $side ->
    [black] 黒
   *[white] 白
}が止められるのは1つだけです
gomoku-why-block = { $side ->
    [black] 黒
   *[white] 白
}には{ $length ->
    [2] 二
    [3] 三
    [4] 四
    [5] 五
   *[other] { $length }連
}がありました
gomoku-why-block-open = { $side ->
    [black] 黒
   *[white] 白
}には{ $length ->
    [3] 活三
    [4] 棒四
   *[other] 両端の空いた{ $length }連
}がありました
