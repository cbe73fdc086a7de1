## Information about a game from a file: a line each, below the board and in the terminal. The values
## are as the file has them, in any language.

info-title = 題名：{ $text }
info-event = 大会：{ $text }
info-round = 回戦：{ $text }
info-place = 場所：{ $text }
info-date = 日付：{ $text }
info-time = 持ち時間：{ $text }
info-seconds = 持ち時間：{ $seconds }秒
info-no-time = 持ち時間：なし
info-minutes = 持ち時間：{ $minutes }分
info-overtime = 秒読み：{ $text }
info-rank = { $side }の段級位：{ $text }
info-rules = ルール：{ $text }
info-opening = 布石・定石：{ $text }
info-annotator = 解説：{ $text }
info-recorder = 記録：{ $text }
info-source = 出典：{ $text }
info-copyright = 著作権：{ $text }
info-result = 結果：{ $text }
info-not-written = このままでは保存されません：{ $example } のように書いてください
info-setup = 盤とルール
info-won = { $side }の勝ち
info-won-by-resignation = { $side }の勝ち（投了）
info-won-on-time = { $side }の時間切れ勝ち
info-won-by-forfeit = { $side }の勝ち（不戦敗・反則）
info-won-by-points = { $side }の{ $points }目勝ち
info-drawn = 引き分け
info-void = 勝敗なし

## When something was, in lists: after a name, or in a sentence.

info-today = 今日{ $time }
info-yesterday = 昨日{ $time }
info-full-date = { $year }年{ $month }月{ $day }日

info-ahead = { $side }が優勢
info-far-ahead = { $side }が大きく優勢
info-even = 互角の局面
info-unclear = 形勢不明の局面
info-hotspot = 注目の局面
info-move-quality = { $quality ->
    [good] 好手
    [very-good] 妙手
    [bad] 悪手
    [very-bad] 大悪手
    [interesting] 興味深い手
   *[doubtful] 疑問手
}
