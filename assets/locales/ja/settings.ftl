## The settings. Each is a row of choices side by side, so names and values are short.

settings-title = 設定
settings-language = 言語
settings-language-change = 言語：{ $language }、変更
settings-match-system = システムに合わせる
settings-appearance = 外観
settings-light = ライト
settings-dark = ダーク
settings-colours = 配色
settings-cobalt = コバルト
settings-walnut = ウォルナット
settings-high-contrast = ハイコントラスト
settings-animation = アニメーション
settings-animation-normal = 普通
settings-animation-slow = ゆっくり
settings-animation-off = なし
settings-after-game = コンピューター戦のあと
settings-stop = 止める
settings-play-another = 次の対局へ
settings-who-starts = 次の先手
settings-take-turns = 交互
settings-loser = 負けたほう
settings-same-player = 前と同じ
settings-analysis = 解析の表示
settings-analysis-on-key = Aを押したとき
settings-analysis-always = いつも
settings-threats = リーチ
settings-square-numbers = マスの番号
settings-shown = { $setting ->
    [threats] 表示
   *[square-numbers] 表示
}
settings-hidden = { $setting ->
    [threats] 非表示
   *[square-numbers] 非表示
}
settings-sound = 音
settings-on = オン
settings-off = オフ
settings-volume = 音量
settings-names-and-score = 名前と勝敗
settings-in-panel = サイドパネル
settings-large = 配信用に大きく
settings-computer-delay = コンピューターの待ち時間
settings-zoom = 拡大
settings-zoom-limited = 拡大（このウィンドウでは{ $percent }%まで）
settings-seed = 乱数シード（同じ数なら同じ対局）
settings-seed-empty = 空欄なら毎回違う対局
settings-seed-tip = 次の対局から、同じシードならコンピューターが同じ手を選びます
settings-seed-wrong = 整数を入力するか、空欄にしてください
settings-choice = { $setting }：{ $value }
settings-no-font = このシステムには{ $language }の文字のフォントがありません：Noto Sans CJKなどを入れてください
settings-unknown-language = 設定の言語「{ $tag }」は不明なため、システムの言語を使います
