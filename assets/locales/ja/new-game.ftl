## The choice of a new game: its heading, the games, the buttons.

new-game-question = 誰が対局しますか？
new-game-back = 戻る
new-game-back-tip = 何も変えずに対局に戻る
new-game-quit = 終了
new-game-game = ゲーム：{ $game }、{ $summary }
new-game-game-tip = { $game }：{ $summary }（G）
new-game-play = 対局開始
new-game-continue = 続ける
new-game-new = 新しい対局
new-game-new-tip = このプレイヤーで新しい対局を始める
new-game-swap = 先後入れ替え
new-game-swap-tip = { $first }と{ $second }を入れ替える（S）

## The summary: who plays whom, and who begins.

new-game-two-people = 2人で対局
new-game-continues = 今の対局を続けます
new-game-you-begin = { $side }で先手です
new-game-opponent-begins = { $side }で対局します。{ $other }が先手です
new-game-you-watch = 観戦します。{ $side }が先手です

## The card of a side, with its possible players.

new-game-card = { $side }のプレイヤー
new-game-plays-first = 先手
new-game-plays-second = 後手
new-game-one-key = { $key }キー
new-game-two-keys = { $first }、{ $last }キー
new-game-keys = { $first }～{ $last }キー
new-game-human = 人間
new-game-human-about = マウス、キーボード、タッチ
new-game-player = { $side }：{ $player }、{ $about }
new-game-player-strength = { $side }：{ $player }、{ $about }（{ $strength }）
new-game-name = 名前
new-game-name-label = { $side }の名前
new-game-name-tip = プレイヤーの名前（省略可）
new-game-more = その他…
new-game-more-tip = ほかのコンピューターと、考え方の設定（M）
new-game-less = 戻る
new-game-less-tip = いつものプレイヤーに戻る（M）
new-game-usual-players = いつものプレイヤー
new-game-list = { $side }：{ $label }、{ $players }
new-game-list-chosen = { $side }：{ $label }、{ $player }、選択中
new-game-tab = 側：{ $side }、{ $player }

## Options of the next game.

new-game-coach = コーチ
new-game-coach-tip = 悪い手を止めて、指し直せます。見てわかる悪手だけ、またはすべて（T）
new-game-no-coach = コーチは、1人でコンピューターと対局するときに使えます
new-game-folded-option = { $option }：{ $value }、変更

## The offer of the first lesson, above the choice.

new-game-lesson-question = 初めてですか？ 最初のレッスンは1分です
new-game-lesson-question-short = 初めてですか？
new-game-lesson-tip = 盤の上で、1分でルールを覚える
new-game-lesson-decline = いいえ
new-game-lesson-decline-tip = レッスンはあとでメニューから開けます

## Announcements.

new-game-announcement = 誰が対局しますか？ まず{ $side }
new-game-next = { $chosen }。次は{ $next }
