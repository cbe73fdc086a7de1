past-title = 過去の対局
past-count = { $count }局
past-reading = { $count ->
    [0] 対局を読み込んでいます…
   *[other] あと{ $count }局を読み込んでいます…
}
past-empty = まだ対局がありません。終わった対局はここに並びます
past-none-fit = この条件に合う対局はありません
past-filter-game = ゲーム
past-filter-result = 結果
past-all = すべて
past-all-games = すべて
past-won = 勝ち
past-lost = 負け
past-drawn = 引き分け
past-result-won = 勝ち
past-result-lost = 負け
past-result-drawn = 引き分け
past-only-against = { $name }との対局のみ ×
past-only-mistake = 「{ $kind }」のみ ×
past-side-won = { $side }の勝ち
past-unfinished = 未完
past-two-people = 2人
past-both = { $first }と{ $second }
past-you-played = { $game } · あなたは{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
} · { $detail }
past-at-computer = { $game } · このコンピューターで対戦 · { $detail }
past-watched = { $game } · コンピューター同士 · { $detail }
past-brief = { $game } · { $detail }
past-margin = { $unit ->
    [piece] 駒{ $amount }個差
    [disc] { $amount }石差
   *[point] { $amount }目差
}
past-resigned = { $who ->
    [you] 自分の投了
    [opponent] 相手の投了
   *[other] 投了
}
past-full-board = 盤が埋まった
past-accuracy = 正確さ
past-not-reviewed = 未検討
past-accuracy-said = 正確さ{ $figure }
past-today = 今日
past-yesterday = 昨日
past-weekday = { $day ->
    [1] 月曜日
    [2] 火曜日
    [3] 水曜日
    [4] 木曜日
    [5] 金曜日
    [6] 土曜日
   *[7] 日曜日
}
past-short-date = { $month }月{ $day }日
past-date-of-year = { $year }年{ $date }
past-row-said = { $opponent }。{ $about }。{ $result }。{ $accuracy }。{ $date }
past-damaged = このファイルは壊れています · { $date }
past-unusable = このファイルは開けません · { $date }
past-unknown-game = このバージョンのPlot 4にはこのゲームがありません
past-left-after = { $move }手まで（未完）
past-mistakes = { $count ->
    [0] あなたの悪手はありません
   *[other] あなたの悪手は{ $count }手
}
past-mistakes-of-both = { $count ->
    [0] 悪手なし
   *[other] 悪手{ $count }手
}
past-review = 検討
past-open = 開く
past-delete = 削除
past-deleted = 対局を削除しました
past-gone = この対局は別のウィンドウで削除されました
past-undo = 元に戻す
past-restored = 対局を元に戻しました
past-last-position = 最後の局面
past-choose-one = 対局を選ぶとここに表示されます
past-ready = 「{ $level }」に挑戦できます
past-easier = 「{ $level }」のほうが合っています
past-wins = { $name }に{ $count }連勝
past-losses = { $name }に{ $count }連敗
