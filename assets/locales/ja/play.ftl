## A game in play: the panel, the cards of the players, the line under the board.

play-moves-so-far = 現在{ $count }手
play-moves = { $count }手
play-labelled = { $label }：{ $value }
play-two-sentences = { $first }。{ $second }
play-longer-list = { $list }、{ $item }
play-beside = { $first } · { $second }
play-name-with-initial = { $first } { $initial }.
play-name-cut = { $beginning }…
play-pairing = { $first-kind ->
    [you] { $second }との対局
   *[person] { $first }対{ $second }
}
play-begins = { $name }が先手
play-free-board = 検討盤

## Buttons of the panel. There is little room: about twelve letters.

play-undo = 元に戻す
play-undo-tip = 最後の手を取り消す
play-redo = やり直し
play-redo-tip = 取り消した手をもう一度進める
play-hint = ヒント
play-hint-tip = 強い人ならどこを選ぶかを見る
play-analysis = 解析
play-analysis-tip = それぞれの手の良さを見る
play-variation = 変化
play-variation-short = 変化
play-variation-tip = 試した次の変化を見る
play-back = 戻る
play-back-tip = 対局に戻る
play-new-game = 新しい対局
play-new-game-short = 新規
play-new-game-tip = ゲームと相手を選ぶ
play-menu = メニュー
play-menu-tip = 保存、開く、コピー、貼り付け、設定、ヘルプ、終了
play-panel = パネル
play-panel-tip = サイドパネルを表示

## Buttons for a game that is over, watched or looked back at.

play-again = もう一局
play-again-tip = 同じプレイヤーで次の対局をする
play-you-begin-next = あなたが先手
play-you-begin-next-as = あなたが{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}で先手
play-begins-as = { $name }が{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}で先手
play-review = 検討
play-review-tip = 悪手と、もっと良い手を見る
play-continue = 続ける
play-continue-computer-tip = ここからコンピューターが続ける
play-continue-computers-tip = ここからコンピューター同士で続ける
play-pause = 一時停止
play-pause-tip = コンピューターを一時停止
play-step = 1手進む
play-step-tip = コンピューターの手を1手進める
play-last-move = 最後の手
play-speed = 速さ
play-speed-tip = コンピューターの手の速さ（− と +）
play-speed-value = { $speed }×
play-after-game = この対局のあと
play-after-game-stop = 結果を表示
play-after-game-another = 次の対局へ
play-score = { $first } { $first-wins } : { $second-wins } { $second }

## The list of moves.

play-moves-title = 棋譜
play-move-label = { $number }手目、{ $name }：{ $move }
play-move-label-mistake = { $number }手目、{ $name }：{ $move }、{ $class }
play-with-comment = { $label }、コメントあり
play-instead = { $number }：他に
play-variation-label = { $number }手目の変化、{ $name }：{ $move }
play-change-line = { $number }手目の変化を変更
play-tree-move = 変化図、{ $number }手目：{ $move }

## The cards of the players, for a screen reader.

play-card = { $side }：{ $name }、{ $state }
play-tally = { $unit ->
    [point] { $count }目
    [disc] { $count }石
   *[piece] { $count }個
}

## The line of words below the board or the panel.

play-free-board-keys = 両方の手を試せます · Vで別の変化、Escで対局に戻る
play-hint-keys = Hで最善手順、Escで閉じる
play-checking-move = 手を調べています…

## Moves as subjects.

play-move-subject = { $move }
play-moves-subject = { $moves }

## Notices and announcements.

play-place-worth = { $place }、{ $worth }
play-illegal-computer-move = Plot 4のエラー：コンピューターが{ $move }を選びました。{ $reason }。Pを押すともう一度試します
play-computer-failed = { $error }。Pを押すともう一度試します
play-hint-failed = { $error }。Hを押すともう一度試します
play-no-thread = コンピューターを始められませんでした：{ $error }
play-board-turned = 盤を反転しました：{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}が手前です

## The view for streams and projectors, with large names.

play-leave-stage = 通常の表示に戻る

## レベル。コンピューターとの対局が終わったときのカード。

play-first-win = { $name }に初勝利！
play-held-to-a-draw = { $name }と引き分けました！
play-wins-in-a-row = 「{ $name }」に{ $count }連勝
play-losses-in-a-row = 「{ $name }」に{ $count }連敗
play-level = 「{ $level }」と対局
play-level-tip = このコンピューターと次の対局をする
play-levels-beaten = { $count }レベルのうち{ $beaten }レベルを突破
play-next-level = 次は「{ $level }」
play-your-levels = あなたのレベル
play-click-a-level = クリックで対局
play-level-beaten = 突破済み
play-level-played = 今回の相手
play-level-of = レベル{ $number }/{ $count }
play-hint-uncounts = ヒントを使ったので、この対局はレベルの突破に数えません
play-analysis-uncounts = 解析を表示しました。この対局はレベルの突破に数えません
play-uncounted = { $why ->
    [begun] 途中の局面から始めた
    [coach] コーチが手を止めた
    [hint] ヒントを使った
    [analysis] 解析を使った
   *[taken-back] 待ったをした
}ため、この勝ちはレベルの突破に数えません。
