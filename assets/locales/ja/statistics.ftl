## The statistics page: your results against computers.

statistics-title = 成績
statistics-reading = 成績を読み込み中…
statistics-empty = まだ対局がありません。コンピューターと対局すると、成績がここに表示されます
statistics-full = 最近の{ $count }局。それより古い対局は残りません
statistics-no-folder = ホームフォルダーが不明なため、成績を保存できません。HOMEを設定してください

## Which games are shown.

statistics-side = 手番
statistics-either-side = 両方
statistics-you-first = 先手
statistics-you-second = 後手
statistics-help = 補助
statistics-all-games = すべての対局
statistics-without-help = 補助なし
statistics-none-match = そのような対局はまだありません

## The table. Titles of columns are short.

statistics-won = 勝ち
statistics-drawn = 引き分け
statistics-lost = 負け
statistics-score = 得点率
statistics-streak = 連勝
statistics-best-streak = 最高
statistics-results = { $won }勝 · { $drawn }引き分け · { $lost }敗
statistics-streaks = 連勝{ $streak } · 最高{ $best }
statistics-game-spoken = { $game }：{ $games }局、{ $won }勝、{ $drawn }引き分け、{ $lost }敗、得点率{ $percent }%、{ $streak }連勝、最高{ $best }連勝
statistics-opponent-spoken = { $opponent }：{ $won }勝、{ $drawn }引き分け、{ $lost }敗、得点率{ $percent }%、{ $streak }連勝、最高{ $best }連勝
statistics-opponent-tip = この相手との成績を見る

## The line of results over time.

statistics-recent = 最近の成績：{ $games }局で{ $percent }%
statistics-recent-against = { $opponent }戦：最近の{ $games }局で{ $percent }%
statistics-recent-short = 最近の成績：{ $percent }%
statistics-recent-against-short = { $opponent }戦：{ $percent }%

## Below the table.

statistics-rules = 対局は、最初に終わったときに数えます。数えるのは、コンピューターとの対局で、最初から始めてプレイヤーを変えなかったものだけです。「補助」は、ヒント、解析、コーチの警告、手を戻すことです。得点率は得点の割合で、引き分けは半分と数えます。連勝は、続けて勝った数です。
statistics-save = CSVで保存…
statistics-save-tip = 1局1行、表計算ソフト用
statistics-delete = すべて削除…

statistics-show-games = { $count }局
statistics-show-won = { $count }勝
statistics-show-drawn = { $count }引き分け
statistics-show-lost = { $count }敗
statistics-show-tip = これらの対局を「過去の対局」で表示：{ $name }

statistics-game = ゲーム
statistics-games = 対局
statistics-in-a-row = 連勝
statistics-best = 最高：{ $best }
statistics-what-counts = 数える対局
statistics-more = その他
statistics-play = 対局する
statistics-beaten = 補助なしで勝利
statistics-beaten-both = 先手でも後手でも補助なしで勝利
statistics-marks = チェック：補助なしで勝利。王冠：先手でも後手でも補助なしで勝利
