endings-title = 勝ちの局面を勝ちきる
endings-title-draw = 引き分けを守りきる
endings-plan-effect = この局面の作戦を表示（早めに再出題）
endings-next-effect = 次の局面
endings-themes-effect = 練習するテーマを選ぶ
endings-themes = テーマ
endings-choose-theme = テーマを選んでください
endings-label = { $theme ->
    [double-threat] ダブルリーチ
    [follow-up] ついていく手：相手のコマのすぐ上に落とす
    [odd-threat] 奇数段のリーチ
    [even-threat] 偶数段のリーチ
    [zugzwang] ツークツワンク：安全な列がなくなる
   *[sacrifice] 捨てリーチ：1つ捨てて別のリーチを生かす
}
endings-task = { $side ->
    [red] 赤
   *[yellow] 黄
}の番：{ $goal ->
    [draw] 最後まで引き分けを守ってください
   *[win] 最善の応手に勝ちきってください
}
endings-slip = { $column }列目では{ $result ->
    [draw] 引き分けにしかなりません
   *[loss] 負けます
}。ほかに{ $goal ->
    [draw] 引き分けを守れる
   *[win] 勝てる
}列があります
endings-replied = { $side ->
    [red] 赤
   *[yellow] 黄
}は{ $column }列目に落としました
endings-held = { $result ->
    [draw] 引き分けを守りました
   *[win] 勝ちました
}
endings-theme-name = { $theme ->
    [all] 全テーマ
    [double-threat] ダブルリーチ
    [follow-up] ついていく手
    [odd-threat] 奇数段のリーチ
    [even-threat] 偶数段のリーチ
    [zugzwang] ツークツワンク
   *[sacrifice] 捨てリーチ
}
endings-solved = { $count }問中{ $solved }問正解
endings-about = 最善の応手を相手に、終盤を最後まで打ちます
