## 作戦

plan-title = { $owner ->
    [red] 赤が
    [yellow] 黄が
   *[you] { "" }
}{ $result ->
    [draw] 引き分けを守れる
   *[win] 勝てる
}作戦
plan-tactics = { $length }つ並べられるなら並べ、相手の{ $length }つ並びは止めます{ $tactics ->
    [two-threats] 。どちらもなければ、ダブルリーチを作ります
   *[fours] { "" }
}
plan-start = まず{ $column }列目に落とします
plan-start-and-tactics = まず{ $column }列目に落とします。その後は、{ $length }つ並べられるなら並べ、相手の{ $length }つ並びは止めます{ $tactics ->
    [two-threats] 。どちらもなければ、ダブルリーチを作ります
   *[fours] { "" }
}
plan-pair = { $column }列目{ $row }段目と{ $column2 }列目{ $row2 }段目
plan-pairs = { $side ->
    [red] 赤
   *[yellow] 黄
}が{ $count ->
    [1] この2マスの一方を取ったら、もう一方
   *[other] 組の一方のマスを取ったら、組のもう一方
}を取ります：{ $pairs }
plan-follow = { $side ->
    [red] 赤
   *[yellow] 黄
}がコマを落としたら、そのすぐ上に落とします{ $careful ->
    [yes] 。ただし、勝ちマスのすぐ下には落としません
   *[no] { "" }
}
plan-otherwise = { $careful ->
    [yes] それができなければ、
   *[no] その列がいっぱいなら、
}{ $order ->
    [left] 左から見て最初に空いている列
    [right] 右から見て最初に空いている列
    [middle-left] 中央にいちばん近い空き列（同じなら左）
    [middle-right] 中央にいちばん近い空き列（同じなら右）
    [edges-left] 端にいちばん近い空き列（同じなら左）
   *[edges-right] 端にいちばん近い空き列（同じなら右）
}に落とします{ $careful ->
    [yes] 。ここでも勝ちマスの下は避けます
   *[no] { "" }
}
plan-otherwise-last = { $rule }。{ $columns }列目は{ $count ->
    [1] { "" }
   *[other] いずれも
}最後にします
plan-checked = すべての応手で確認済み
plan-ways = { $side ->
    [red] 赤
   *[yellow] 黄
}の続け方は{ $count }通り。{ $result ->
    [draw] どれでも負けません
   *[win] すべて勝てます
}
plan-longest = いちばん長引くのは{ $columns }列目{ $count ->
    [1] です
   *[other] のいずれかです
}
plan-none = ここでは、少ないルールの作戦は見つかりませんでした

plan-yours = { $count }つのルールで{ $result ->
    [draw] 引き分けを守れる
   *[win] 勝てる
}作戦があります
plan-opponents = { $side ->
    [red] 赤
   *[yellow] 黄
}には{ $count }つのルールで{ $result ->
    [draw] 引き分けを守れる
   *[win] 勝てる
}作戦があります
plan-seat = { $owner ->
    [opponent] 相手の作戦です。試すときは、あなたが
   *[you] あなたは
}{ $side ->
    [red] 赤
   *[yellow] 黄
}、{ $mover ->
    [red] 次は赤の番です
    [yellow] 次は黄の番です
   *[you] あなたの番です
}
plan-left = 作戦がありました：{ $move }
plan-show-plan = 作戦を見る
plan-show-plan-short = 作戦
plan-for-the-rest = この対局の終わりまでの作戦
plan-searching = 作戦を探しています…
plan-begin = 作戦を試す
plan-show = 盤に表示
plan-hide = 盤から隠す
plan-rule-of = ルール{ $rule }/{ $count }
plan-right = ルール{ $rule }
plan-slip = ここはルール{ $rule }で{ $column }列目です
plan-won = { $length }つ並びました。作戦の勝ちです
plan-held = 盤がいっぱいです。作戦で引き分けを守りました
plan-from-the-start = 最初から
plan-menu = この局面の作戦
plan-help = この局面で勝てる作戦（少ないルール）を表示
plan-over = 作戦は進行中の対局で見られます
