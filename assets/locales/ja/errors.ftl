## What is wrong with a text, a value or a move, and what would be right. These appear below the
## board, after a file was opened, and in the terminal.

errors-or = { $list }か{ $last }

## Moves

errors-no-such-place = { $kind ->
    [column] { $name }列目
    [square] { $name }というマス
   *[point] { $name }という点
}はありません：{ $first }～{ $last }から選んでください
errors-no-letter-i = { $name }という点はありません：{ $first }～{ $last }から選んでください（文字Iは使いません）
errors-not-a-move = これは手ではありません：{ $examples }のように書いてください
errors-not-a-move-of-the-game = これはこの対局の手ではありません
errors-no-such-move = { $from }から{ $to }へ動ける駒はありません：手は11-15、駒取りは15x24x31のように書いてください
errors-several-jumps = 当てはまる駒取りがいくつもあります：{ $jump }のように、通るマスをすべて書いてください
errors-not-listed = 一覧に{ $number }番の手はありません：1～{ $count }から選んでください
errors-move-list = { $number }手目（「{ $text }」）：{ $problem }
errors-refused = { $reason ->
    [game-over] 対局はもう終わっています
    [off-board] 盤にそのような場所はありません
    [full-column] この列は満杯です
    [taken] この場所はふさがっています
    [double-three] 黒の三々は禁手です
    [double-four] 黒の四々は禁手です
    [overline] 黒の長連は禁手です
    [may-not-pass] パスできるのは、打てる場所がないときだけです
    [self-capture] 着手禁止点です（呼吸点がありません）
    [ko] すぐには取り返せません（コウ）
    [superko] 前と同じ局面になります（スーパーコウ）
    [not-settling] 死に石の印は、2回のパスのあとに付けます
    [no-stone] この点に石はありません
    [no-piece] このマスに駒はありません
    [not-yours] これは相手の駒です
    [backward] 普通の駒は前にしか動けません
    [nothing-to-jump] 飛び越える駒がありません
    [must-jump] 取れる駒があるときは、取らなければなりません
    [must-jump-on] 続けて取ってください
    [other-board] これは別の大きさの盤の手です
    [turns-nothing] この石では何も返せません
   *[other] ルールで許されない手です
}

## Options of a game

errors-unreadable-value = 「{ $value }」ではなく、{ $example }のように書いてください
errors-oblong = 盤は正方形でなければなりません。このゲームでは横{ $columns }、縦{ $rows }の盤は使えません
errors-unknown-value = 不明な値「{ $value }」：{ $names }を選んでください
errors-value-range = 使えない値「{ $value }」：{ $least }～{ $most }から選んでください
errors-value-range-or-word = 使えない値「{ $value }」：{ $least }～{ $most }か{ $word }を選んでください
errors-board-size = 使えない盤の大きさ{ $size }：{ $least }～{ $most }から選んでください
errors-board-size-even = 使えない盤の大きさ{ $size }：{ $least }～{ $most }の偶数を選んでください
errors-board-too-small = 使えない盤の大きさ{ $size }：{ $least }列、{ $least }段以上にしてください
errors-board-too-large = 使えない盤の大きさ{ $size }：段数か列数を減らしてください
errors-komi = 使えないコミ「{ $value }」：7.5のように、{ $most }までの整数か半目を選んでください
errors-no-handicap = { $size }に置き碁はありません：{ $sizes }を選んでください
errors-handicap-and-stones = 置き石と自分で置く石は、どちらか一方を選んでください

## The position that a game begins with, in Checkers (W:W21,K32:B1) and in Go (W:BD4,Q16:WK10)

errors-unreadable-position = 局面「{ $part }」を読み取れません：{ $example }のように書いてください
errors-two-pieces = { $square }のマスに駒が2つあります
errors-two-stones = { $point }に石が2つあります
errors-no-liberty = { $point }の石には呼吸点がありません：すでに取られているはずです
errors-not-crowned = { $square }の普通の駒は一番奥の段にいます：キングならK{ $square }と書いてください
errors-no-pieces = { $side ->
    [first] 赤（B）
   *[second] 白
}の駒がありません：双方に1つ以上必要です

## Players

errors-unknown-player = 不明なプレイヤー「{ $value }」：{ $names }を選んでください
errors-unknown-computer = 不明なコンピューター「{ $value }」：{ $names }を選んでください
errors-no-depth = 探索には1～{ $most }の深さが必要です。例：search:9
errors-depth = 使えない深さ「{ $value }」：1～{ $most }から選んでください。例：search:9
errors-games = 使えない局数「{ $value }」：{ $least }～{ $most }から選んでください。例：playouts:5000
errors-unknown-extra = 「{ $word }」はコンピューターの指定ではありません：{ $names }を選んでください
errors-no-extras = 「{ $word }」はこのゲームのコンピューターの指定ではありません
errors-second-extra = 「{ $word }」は余分です：棋風と評価は1つずつ選んでください
errors-human-extra = 「{ $word }」はコンピューターの指定で、人間には使えません
errors-nameless-engine = エンジンには名前が必要です（例：engine:GNU Go）

## Other

errors-unknown-game = 不明なゲーム「{ $value }」：{ $names }を選んでください
errors-not-a-date = 「{ $value }」は日付ではありません：2026-11-21のように書いてください

## The command line

errors-unknown-language = 不明な言語{ $tag }：{ $languages }を選んでください
errors-language = { $tag }（{ $name }）
