## The statistics page: your results against computers.

statistics-title = 成績
statistics-reading = 成績を読み込み中…
statistics-empty = まだ対局がありません。コンピューターと対局すると、成績がここに表示されます
statistics-full = 最近の{ $count }局。それより古い対局は残りません
statistics-no-folder = ホームフォルダーが不明なため、成績を保存できません。HOMEを設定してください

## The table. Titles of columns are short.

statistics-won = 勝ち
statistics-drawn = 引き分け
statistics-lost = 負け
statistics-score = 得点率
statistics-streak = 連勝
statistics-best-streak = 最高
statistics-results = { $won }勝 · { $drawn }引き分け · { $lost }敗
statistics-game-spoken = { $game }：{ $games }局、{ $won }勝、{ $drawn }引き分け、{ $lost }敗、得点率{ $percent }%、{ $streak }連勝、最高{ $best }連勝
statistics-opponent-spoken = { $opponent }：{ $won }勝、{ $drawn }引き分け、{ $lost }敗、得点率{ $percent }%、{ $streak }連勝、最高{ $best }連勝

## Below the table.

statistics-rules = 対局は、最初に終わったときに数えます。数えるのは、コンピューターとの対局で、最初から始めてプレイヤーを変えなかったものだけです。「補助」は、ヒント、解析、コーチの警告、手を戻すことです。得点率は得点の割合で、引き分けは半分と数えます。連勝は、続けて勝った数です。
statistics-save = CSVで保存…
statistics-save-tip = 1局1行、表計算ソフト用
statistics-delete = すべて削除…

statistics-show-games = { $count }局
statistics-show-won = { $count }勝
statistics-show-drawn = { $count }引き分け
statistics-show-lost = { $count }敗

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

## The rating, the opponents and the mistakes.

statistics-rating = レーティング
statistics-plus-minus = ± { $deviation }
statistics-about = { $name }程度
statistics-rating-spoken = レーティング：{ $rating }、プラスマイナス{ $deviation }、{ $name }程度
statistics-no-rating = あと{ $count }局でレーティングが出ます
statistics-what-rates = 通常の盤で、補助なしで、いずれかのレベルと対局したものが対象です
statistics-ten-weeks = 10週間
statistics-all-time = すべて
statistics-time-shown = 表示する期間
statistics-as-table = 表で見る
statistics-as-curve = グラフで見る
statistics-curve-spoken = { $count }局のレーティング：{ $first }から{ $last }
statistics-rating-row = { $date }：{ $rating } ± { $deviation }
statistics-fair = 互角の相手は{ $name }：得点率は{ $percent }%ほどの見込み
statistics-fair-play = 対局
statistics-fair-play-tip = { $name }と対局する
statistics-levels = 対戦相手
statistics-level-rating = レーティング{ $rating }
statistics-this-week = この7日間：{ $count }
statistics-mistakes = 負けにつながる悪手
statistics-mistakes-in = 最近検討した{ $count }局
statistics-mistakes-beside = 最近検討した{ $count }局と、その前の{ $count }局
statistics-reading-reviews = 過去の対局を読み込み中…
statistics-no-reviews = 終わった対局を検討すると、負けにつながる悪手がここに表示されます
statistics-few-mistakes = 同じ種類の悪手はまだ5回ありません
statistics-practise = 練習
statistics-practise-due = { $count ->
    [0] 今日の復習なし
   *[other] 復習{ $count }問
}
statistics-practise-tip = 自分の対局の局面で練習：{ $name }
statistics-mistake-in = { $name }：最近の{ $games }局のうち{ $count }局
statistics-as-often = 前と同じ回数
statistics-more-often = 前より{ $count }局多い
statistics-less-often = 前より{ $count }局少ない
statistics-as-before = 変わらず
statistics-up = { $count }増
statistics-down = { $count }減
statistics-mostly-side = { $side ->
    [first] 先手で多い
   *[second] 後手で多い
}
statistics-mostly-third = { $third ->
    [early] 序盤に多い
    [middle] 中盤に多い
   *[late] 終盤に多い
}
statistics-due-today = 今日の復習：{ $count }
statistics-nearest = いちばん近い相手は{ $name }：得点率は約{ $percent }%
statistics-rating-rules = レーティングはGlicko-2方式で、Eloの尺度です。初心者を1000とします。±の後の数は誤差の目安です。通常の盤で、補助なしで、いずれかのレベルと対局したものが対象です。
