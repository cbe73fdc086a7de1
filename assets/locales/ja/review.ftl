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

review-won-you = { $number }手目で勝ちました
review-won-name = { $number }手目で{ $name }の勝ち
review-won-after-you = { $count }手で勝ちました
review-won-after-name = { $count }手で{ $name }の勝ち
review-drawn = { $count }手で引き分け

## The card of a player.

review-percent = { $percent }%
review-good-moves = { $known }手中{ $good }手が好手
review-good-moves-so-far = 現在{ $known }手中{ $good }手が好手
review-good-moves-short = { $good }/{ $known }
review-no-moves = 手なし
review-only-estimates = 推定のみ
review-side-and-name = { $side }、{ $name }
review-card = { $player }：正確さ{ $percent }、{ $moves }
review-accuracy-tip = 正確さ：悪手でなかった手の割合

## The list of mistakes.

review-mistakes = 悪手
review-mistakes-progress = 悪手 · { $all }局面中{ $known }局面を確認
review-likely-mistakes = 悪手らしい手
review-count = 悪手{ $count }つ
review-place = { $number }/{ $count }
review-none = 悪手なし
review-none-found = 悪手は見つかりません
review-none-so-far = 今のところ悪手なし
review-failed = 解析に失敗しました。検討を閉じて、もう一度開いてください
review-move = { $number }手目
review-move-change = { $number }手目 · { $change }
review-mistake-label = { $number }手目の悪手、{ $side }。{ $sentence }（{ $change }）

## What was better. $moves are the better moves: “4”, “4 or 5”, “H7, H8 or J3”.

review-two-moves = { $first }か{ $second }
review-three-moves = { $first }、{ $second }か{ $third }
review-missed-win = { $who ->
    [you] { $game ->
        [connect4] { $moves }列目で勝てました
       *[other] { $moves }で勝てました
    }
   *[name] { $game ->
        [connect4] { $name }は{ $moves }列目で勝てました
       *[other] { $name }は{ $moves }で勝てました
    }
}
review-missed-draw = { $who ->
    [you] { $game ->
        [connect4] { $made }列目でした。{ $moves }列目なら引き分けでした
       *[other] { $made }でした。{ $moves }なら引き分けでした
    }
   *[name] { $game ->
        [connect4] { $name }は{ $made }列目でした。{ $moves }列目なら引き分けでした
       *[other] { $name }は{ $made }でした。{ $moves }なら引き分けでした
    }
}
review-lost = { $game ->
    [connect4] { $made }列目で負けになりました。{ $moves }列目なら持ちこたえました
   *[other] { $made }で負けになりました。{ $moves }なら持ちこたえました
}
review-only-win = { $game ->
    [connect4] { $made }列目以外ならどこでも勝てました
   *[other] { $made }以外ならどの手でも勝てました
}
review-only-draw = { $game ->
    [connect4] { $made }列目以外ならどこでも引き分けでした
   *[other] { $made }以外ならどの手でも引き分けでした
}
review-only-lost = { $game ->
    [connect4] { $made }列目以外ならどこでも持ちこたえました
   *[other] { $made }以外ならどの手でも持ちこたえました
}
review-only-worse = { $game ->
    [connect4] { $made }列目以外ならどこでもましでした
   *[other] { $made }以外ならどの手でもましでした
}
review-several-win = { $game ->
    [connect4] { $move }列目など、いくつかの列で勝てました
   *[other] { $move }など、いくつかの手で勝てました
}
review-several-draw = { $game ->
    [connect4] { $move }列目など、いくつかの列で引き分けでした
   *[other] { $move }など、いくつかの手で引き分けでした
}
review-several-held = { $game ->
    [connect4] { $made }列目で負けになりました。{ $move }列目など、いくつかの列なら持ちこたえました
   *[other] { $made }で負けになりました。{ $move }など、いくつかの手なら持ちこたえました
}
review-was-mistake = { $move }は悪手でした
review-was-better = { $game ->
    [connect4] { $made }列目より{ $moves }列目が良い手でした
   *[other] { $made }より{ $moves }が良い手でした
}
review-several-better = { $game ->
    [connect4] { $move }列目など、{ $made }列目より良い列がいくつかありました
   *[other] { $move }など、{ $made }より良い手がいくつかありました
}
review-stood-you = { $standing ->
    [much-better] 勝勢でした
    [better] 優勢でした
    [little-better] やや優勢でした
    [little-worse] やや劣勢でした
    [worse] 劣勢でした
    [much-worse] 敗勢でした
   *[even] 互角でした
}
review-stood-name = { $standing ->
    [much-better] { $name }が勝勢でした
    [better] { $name }が優勢でした
    [little-better] { $name }がやや優勢でした
    [little-worse] { $name }がやや劣勢でした
    [worse] { $name }が劣勢でした
    [much-worse] { $name }が敗勢でした
   *[even] 互角でした
}

## Notices and announcements of the review.

review-nothing-yet = まだ検討できません：先に1手進めてください
review-checking = 検討：すべての手を調べています
review-mistake-said = { $number }手目。{ $sentence }
review-before-move = { $number }手目（{ $name }：{ $move }）の前
review-try-again-you = 手番です：もう一度
review-try-again-name = { $name }の番：もう一度
review-try-again-computer = { $name }の番：Pを押すと続けます
review-wins = { $name }の勝ち
review-draw = 引き分け
review-even = 互角
