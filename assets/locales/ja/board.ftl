## What the boards of all games share: their keys on the help page, and what screen readers say of
## their places.

board-how-to-play = 盤をクリックしてください
board-how-to-play-point = 点をクリックするか、{ $point }と入力してEnter
board-estimates = 最後まで読み切れないときは、どちらが優勢かを数字で示します。0より大きければ自分、小さければ相手が優勢です。

## Keys of a board, on the help page: the names of the keys, and what they do.

board-keys-arrows = 矢印キー
board-keys-press = Enter、スペース
board-keys-escape = Esc
board-move-cursor = カーソルを動かす
board-keys-point = A1のような文字と数字
board-move-cursor-to-point = そこへカーソルを動かす

## What a screen reader says of a place on the board.

board-place-and-around = { $place }。{ $around }
board-point = { $point }、{ $content ->
    [black] 黒
    [white] 白
   *[empty] 空き
}
board-last-stone = 最後の石
board-best-line = 最善手順の{ $number }手目
board-resign-effect = 2回押すと投了
board-draw-effect = 引き分けを提案

board-mark = { $shape ->
    [triangle] 三角
    [square] 四角
    [circle] 丸
    [cross] バツ
    [black-territory] 黒の地
    [white-territory] 白の地
    [dimmed] 淡色表示
   *[selected] 塗りつぶし四角
}
board-label = ラベル{ $text }
board-line = { $point }への線
board-arrow-to = { $point }への矢印
board-arrow-from = { $point }からの矢印
board-move-number = { $number }手目
