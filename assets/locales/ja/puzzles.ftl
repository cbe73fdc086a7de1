## Puzzles: positions in which one move is right.

puzzles-title = 問題

## What the keys of the screen do, on the help page.

puzzles-hint-effect = ヒント：狙いを示し、次に手をしぼる
puzzles-solution-effect = 正解を1手ずつ見る
puzzles-next-effect = 次の問題

## Buttons, which have room for ten letters, and their tooltips.

puzzles-hint = ヒント
puzzles-hint-tip = 狙いを示し、次に手をしぼる
puzzles-try-again-tip = 手を戻す
puzzles-solution = 正解
puzzles-solution-tip = 正解を見る（この問題は不正解になります）
puzzles-rest-tip = 続きを最後まで見る
puzzles-next-tip = 次の問題へ
puzzles-daily = 今日の問題
puzzles-daily-tip = 今日の問題

## Above and below the task.

puzzles-difficulty = { $difficulty ->
    [beginner] 入門
    [easy] 初級
    [medium] 中級
    [hard] 上級
   *[expert] 達人
}
puzzles-new = 新しい問題
puzzles-of-the-day = 今日の問題、{ $date }
puzzles-day-result = { $result ->
    [solved] 正解
    [hint] ヒントありで正解
    [late] 後日正解
   *[missed] 不正解
}
puzzles-days-in-a-row = { $count }日連続
puzzles-no-days-in-a-row = 今日の問題を解いて連続記録を始めましょう
puzzles-calendar = カレンダー
puzzles-calendar-tip = 今日の問題のカレンダー
puzzles-month-before = 前の月
puzzles-month-after = 次の月
puzzles-month = { $year }年{ $month }月
puzzles-weekday = { $day ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
}
puzzles-copy-result = コピー
puzzles-copy-result-short = コピー
puzzles-copy-result-tip = 結果を1行のテキストでコピーする
puzzles-result-copied = 結果をコピーしました。どこにでも貼り付けられます
puzzles-none-solved = まだ解いた問題はありません
puzzles-solved = { $count }問正解
puzzles-streak = { $count }問連続

## The task.

puzzles-making = 新しい問題を作成中…
puzzles-task-win-now = { $side ->
    [red] 赤
   *[yellow] 黄
}の番、すぐに勝つ
puzzles-task-win = { $side ->
    [red] 赤
   *[yellow] 黄
}の番、{ PLIES_TO_WIN($moves) }手で勝つ
puzzles-task-draw = { $side ->
    [red] 赤
   *[yellow] 黄
}の番、引き分けにする

## The tasks of the other games.

puzzles-task-five = { $side ->
    [black] 黒
   *[white] 白
}の番、五連を作る
puzzles-task-fours = { $side ->
    [black] 黒
   *[white] 白
}の番、四追いで勝つ（{ PLIES_TO_WIN($moves) }手）
puzzles-task-capture = { $side ->
    [black] 黒
   *[white] 白
}の番、印の石を取る（{ $stone }）
puzzles-task-save = { $side ->
    [black] 黒
   *[white] 白
}の番、印の石を助ける（{ $stone }）
puzzles-task-kill = { $side ->
    [black] 黒
   *[white] 白
}の番、印の石を殺す（{ $stone }）
puzzles-task-live = { $side ->
    [black] 黒
   *[white] 白
}の番、印の石を活かす（{ $stone }）
puzzles-task-shot = { $side ->
    [red] 赤
   *[white] 白
}の番、犠牲を払って{ $pieces }個得する手を見つける
puzzles-task-ending-win = { $side ->
    [red] 赤
   *[white] 白
}の番、勝つ手を見つける
puzzles-task-ending-draw = { $side ->
    [red] 赤
   *[white] 白
}の番、引き分けにする

## What a screen reader says.

puzzles-spoken = { $task }。{ $difficulty }
puzzles-daily-spoken = 今日の問題。{ $task }
puzzles-taken-back = 手を戻しました。{ $task }
puzzles-answered = { $side ->
    [red] 赤：{ $column }列目。黄の番
   *[yellow] 黄：{ $column }列目。赤の番
}
puzzles-shown-move = { $side ->
    [red] 赤
   *[yellow] 黄
}：{ $column }列目

## What is said of a right column.

puzzles-right-four = 正解{ $help ->
    [hint] （ヒントあり）
   *[none] { "" }
}：{ $column }列目で4つ並びます
puzzles-right-win = 正解{ $help ->
    [hint] （ヒントあり）
   *[none] { "" }
}：{ $column }列目から{ PLIES_TO_WIN($moves) }手で勝ちます
puzzles-right-draw = 正解{ $help ->
    [hint] （ヒントあり）
   *[none] { "" }
}：引き分けになるのは{ $column }列目だけです
puzzles-play-on = 続きを最後まで進めるか、次の問題へ進みましょう
puzzles-right = 正解
puzzles-won = { $side ->
    [red] 赤
   *[yellow] 黄
}の勝ち
puzzles-drawn = 引き分け

## What is said of a wrong column: first alone, then with the opponent's answer.

puzzles-loses-now = { $column }列目ではすぐに負けます
puzzles-loses-now-answered = { $column }列目では負けます：{ $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目で4つ並べます
puzzles-loses = { $column }列目では{ PLIES_TO_LOSE($moves) }手で負けます
puzzles-loses-answered = { $column }列目では{ PLIES_TO_LOSE($moves) }手で負けます：{ $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目で応じます
puzzles-too-slow = { $column }列目でも勝てますが、手数がかかりすぎます
puzzles-too-slow-answered = { $column }列目でも勝てますが、手数がかかりすぎます：{ $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目で応じます
puzzles-no-win = { $column }列目では勝てません
puzzles-no-win-answered = { $column }列目では勝てません：{ $side ->
    [red] 赤
   *[yellow] 黄
}が{ $answer }列目で応じます

## A sentence below that: the next puzzles are harder or easier.

puzzles-harder = 3問連続正解！ 次のレベル：{ $difficulty }
puzzles-easier = 次の問題はやさしくなります。レベル：{ $difficulty }

## The first hint: what to look for. It must not name the move, nor where it is in Connect 4.

puzzles-look-for-line = { $line ->
    [row] 横
    [column] 縦
   *[diagonal] 斜め
}に4つ並ぶ手を探しましょう
puzzles-look-for-block = 相手の4つ並びを止めましょう
puzzles-look-for-double = ダブルリーチになる手を探しましょう
puzzles-look-for-stacked = 上下に重なる2つのリーチを探しましょう
puzzles-look-for-forcing = 相手が止めるしかないリーチを続けましょう
puzzles-look-for-threat = まだ誰も落とせないマスにリーチを作りましょう
puzzles-look-for-force = まず、相手が止めるしかないリーチをかけましょう
puzzles-look-for-squeeze = 空きマスを数えましょう：相手の安全な手はいずれなくなります
puzzles-look-for-prevention = 相手が入ると{ $threats ->
    [single] リーチ
   *[double] ダブルリーチ
}になるマスを先に取りましょう
puzzles-look-for-plan = 空きマスを数えて、誰がどこを埋めることになるか考えましょう
puzzles-look-for-answers = ほかの列はどれも負けます：それぞれへの相手の最善手を考えましょう

puzzles-look-for-five = あと1つで五連になる4つの石があります
puzzles-look-for-part = 盤の{ $part ->
    [upper-left] 左上
    [upper] 上のほう
    [upper-right] 右上
    [left] 左のほう
    [middle] 中央
    [right] 右のほう
    [lower-left] 左下
    [lower] 下のほう
   *[lower-right] 右下
}から始めましょう

puzzles-look-for-sacrifice = 捨て石にする手を探しましょう
puzzles-look-for-capture = 取れる石を探しましょう
puzzles-look-for-edge = 盤の端の手を探しましょう
puzzles-look-for-near = 正解は印の石のすぐ隣です
puzzles-look-for-apart = 正解は印の石のすぐ隣ではありません

puzzles-look-for-offer = まず駒を1個捨てる必要があります
puzzles-look-for-piece = { $square }番の駒に注目しましょう
puzzles-look-for-answer = それぞれの手に相手がどう応じるか考えましょう

## Further hints, and the solution.

puzzles-answer-is = 正解は{ $column }列目です
puzzles-hint-two = 正解は{ $first }列目か{ $second }列目です
puzzles-hint-three = 正解は{ $first }、{ $second }、{ $third }列目のどれかです
puzzles-hint-four = 正解は{ $first }、{ $second }、{ $third }、{ $fourth }列目のどれかです
puzzles-best-line = ここからの最善手順
puzzles-best-line-won = { $side ->
    [red] 赤
   *[yellow] 黄
}の勝ち。最善手順：{ $line }
puzzles-best-line-drawn = 引き分け。最善手順：{ $line }

## Games other than Connect 4, whose moves are named: H8, 11-15.

puzzles-right-move = 正解{ $help ->
    [hint] （ヒントあり）
   *[none] { "" }
}：{ $move }
puzzles-played-out = 最後まで解けました
puzzles-wrong-move = { $move }ではうまくいきません
puzzles-wrong-move-answered = { $move }ではうまくいきません：{ $side ->
    [red] 赤
    [black] 黒
   *[white] 白
}が{ $answer }で応じます
puzzles-answered-move = { $side }：{ $move }。{ $user }の番
puzzles-shown-any-move = { $side }：{ $move }
puzzles-answer-is-move = 正解は{ $move }です
puzzles-best-line-shown = 最善手順：{ $line }

## Errors.

puzzles-not-made = Plot 4のエラーのため、問題を作れませんでした。Nを押すともう一度試します
puzzles-cannot-make = 問題の作成を始められません：{ $error }
puzzles-solver-failed = Plot 4のエラーのため、判定できませんでした。もう一度試してください
puzzles-cannot-solve = 判定を始められません：{ $error }

puzzles-solved-of = { $count }問中{ $solved }問正解
puzzles-more-in-a-row = あと{ $count }問連続正解で
puzzles-others = ほかの列ではいけない理由
