## The choice of a new game: its heading, the games, the buttons.

new-game-back = 戻る
new-game-quit = 終了
new-game-game = ゲーム：{ $game }、{ $summary }
new-game-game-tip = { $game }：{ $summary }（G）
new-game-play = 対局開始
new-game-continue = 続ける
new-game-new = 新しい対局
new-game-start-new = 新しい対局を始める
new-game-swap = 先後入れ替え
new-game-swap-tip = { $first }と{ $second }を入れ替える（S）

## The summary: who plays whom, and who begins.

new-game-two-people = 2人で対局
new-game-you-begin = あなたは{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}で、先手です
new-game-opponent-begins = { $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}で対局します。{ $other ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}が先手です
new-game-you-watch = 観戦します。{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}が先手です

## The card of a side, with its possible players.

new-game-human = 人間
new-game-human-about = マウス、キーボード、タッチ
new-game-player = { $side }：{ $player }、{ $about }
new-game-player-strength = { $side }：{ $player }、{ $about }（{ $strength }）
new-game-name = 名前
new-game-name-label = { $side }の名前
new-game-name-tip = プレイヤーの名前（省略可）

## Options of the next game.

new-game-coach = コーチ
new-game-coach-tip = 悪い手を止めて、別の手を選べるようにします。大きな悪手：盤を見ればわかる悪手だけ。すべて：すべての悪手（T）
new-game-no-coach = コーチは、1人でコンピューターと対局するときに使えます
new-game-folded-option = { $option }：{ $value }、変更

new-game-against = 対局相手
new-game-opponent = 相手は{ $player }：{ $about }
new-game-opponent-strength = 相手は{ $player }：{ $about }（{ $strength }）
new-game-friend = 友だち
new-game-friend-about = このコンピューターで
new-game-friend-spoken = 友だちとこのコンピューターで対局
new-game-watch = コンピューター同士を観戦
new-game-versus = 対

new-game-who-starts = どちらが先手？
new-game-starts = 先手
new-game-your-colour = あなたの色
new-game-colour = 色
new-game-random-start = ランダム
new-game-random-start-spoken = 先手はランダムに決まります

new-game-usual-board = 標準
new-game-variants = 種類
new-game-variant = 種類：{ $name }
new-game-variant-tip = ほかの盤とルール
new-game-customize = 詳細設定
new-game-customize-tip = 両方のプレイヤー、盤、コーチを選ぶ
new-game-done = 完了
new-game-details-shown = 詳細を表示
new-game-details-hidden = 詳細を非表示

new-game-continue-against = { $player }と続ける
new-game-continue-friend = 友だちと続ける
new-game-continue-computers = コンピューター同士で続ける
new-game-continue-game = 対局を続ける
new-game-lesson-note = 1分で終わります
new-game-hint = 1～{ $count }で相手を選び、Enterで対局
new-game-hint-unfinished = 1～{ $count }で相手を選択、Enterで新しい対局、Escで元の対局へ
new-game-hint-help = F1ですべてのキーを表示

new-game-announcement = 相手を選んでください。{ $summary }
