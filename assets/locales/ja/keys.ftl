## Names of keys: on buttons, in menus and on the help page. Letters and digits are not translated.

keys-enter = Enter
keys-esc = Esc
keys-left = 左
keys-right = 右
keys-up = 上
keys-down = 下
keys-delete = Delete
keys-full-stop = ピリオド
keys-ctrl = Ctrl+{ $key }
keys-ctrl-shift = Ctrl+Shift+{ $key }
keys-ctrl-plus-minus = Ctrl+プラス、Ctrl+マイナス
keys-home-end = Home、End
keys-minus-plus = − と +
keys-digits = 1～{ $count }
keys-with-key = { $label }（{ $key }）

## Titles of the groups on the help page.

keys-playing = 対局
keys-looking-back = 元に戻す・前の手を見る
keys-reviewing = 対局の検討
keys-watching = コンピューター戦の観戦
keys-choosing = 新しい対局・質問
keys-window = 対局とウィンドウ

## What a key does, on the help page. Where a letter could also begin the name of a point, such as
## H8, its effect appears below the board while the program waits for the digit.

keys-hint = ヒントを見る
keys-analysis = 解析を表示・非表示
keys-keep-move = コーチが止めた手をそのまま進める
keys-free-board = 検討盤を開く・閉じる（両方の手を試せます）
keys-threats = リーチを表示・非表示
keys-move-numbers = 手数表示をオン・オフ
keys-territory = 地とリードを表示・非表示
keys-one-to-five = 1～5
keys-marks = ポインターの下またはカーソル（矢印キー）の点に印：三角・四角・丸・バツ・塗りつぶし四角。同じキーで消えます
keys-labels = その点に次の文字・次の数字のラベル
keys-comment = 局面にコメントを書く
keys-game-info = 対局情報：名前、大会、日付、場所、結果
keys-turn-board = 盤の上下を反転
keys-change-players = プレイヤーやゲームを変える
keys-menu = メニューを開く
keys-back = 一つ戻る（対局中はメニューを開く）
keys-review = 対局を検討：悪手と、もっと良い手
keys-mistakes = 次の悪手、前の悪手
keys-best-play = ここからの最善手順を見る
keys-try-again = ここからもう一度
keys-undo = 元に戻す
keys-redo = やり直し
keys-one-move = 前の手、次の手
keys-all-moves = 最初の手、最後の手
keys-variation = 別の変化を見る
keys-pause = 一時停止、またはここから続ける
keys-one-step = 1手進めて一時停止
keys-speed = 遅く、速く
keys-player-digits = 相手を選ぶ
keys-lesson = おすすめのレッスンを始める
keys-who-starts = 先手を変える
keys-players = 前の相手、次の相手
keys-customize = 詳細の表示・非表示（プレイヤー、盤、コーチ）
keys-coach = コーチをオン・オフ、または止める手を選ぶ
keys-next-game = 次のゲームを選ぶ
keys-next-board = 次の種類を選ぶ
keys-swap = 先手と後手を入れ替え
keys-play = 対局開始
keys-answers = はい、いいえ
keys-new-game = 同じプレイヤーで新しい対局
keys-save-open = 保存、開く
keys-copy-paste = 局面をコピー、局面を貼り付け
keys-copy-picture = 盤の画像をコピー
keys-zoom = 拡大、縮小、標準の大きさ
keys-panel = サイドパネルを表示・非表示
keys-sound = 音をオン・オフ
keys-stage = 配信用の大きな表示に切り替え
keys-statistics = 成績
keys-settings = 設定
keys-help = ヘルプ
keys-full-screen = 全画面を切り替え
keys-quit = 終了
