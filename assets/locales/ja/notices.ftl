## Notices for a few seconds, and what a screen reader says. A notice has room for about 120 letters.

notices-title = Plot 4。キーを押すと始まります
notices-game-chosen = { $game }：{ $summary }
notices-play-again = もう一局しますか？ YかNを押してください。Rで対局を検討します
notices-no-new-game = 次の対局は始めません。Rで対局を検討、Yでもう一局

## A new game, undo, and the free board.

notices-new-game = 新しい対局です。Ctrl+Zで前の対局に戻ります
notices-next-game = { $starts }。Ctrl+Zで前の対局に戻ります
notices-series-paused = 一時停止中：Pで次の対局に進みます
notices-series-goes-on = 次の対局に進みます
notices-nothing-to-undo = 戻す手がありません
notices-nothing-to-redo = やり直す手がありません
notices-free-board = 検討盤：両方の手を試せます。Escで対局に戻ります
notices-back-to-game = 対局に戻りました。{ $state }

## What a key or a button has switched.

notices-no-variations = ここまでに試した別の手はありません
notices-main-line = これは本筋です。Vで変化を見られます
notices-resign-looking-back = 前の局面を見ています。Endキーで最後の手に戻ってから投了してください
notices-variation-promoted = 変化を1つ上へ移しました
notices-variation-first = 変化が先頭になりました
notices-variation-main = これが本筋になりました
notices-variation-deleted = { $moves }手の変化を削除しました。Ctrl+Zで戻せます
notices-threats-hidden = リーチを隠しました
notices-no-threats = リーチを表示しました。まだありません
notices-move-numbers-shown = 手数表示：オン
notices-move-numbers-hidden = 手数表示：オフ
notices-threats-shown = リーチを表示しました：{ $threats }
notices-sound-on = 音：オン
notices-sound-off = 音：オフ
notices-stage-on = 大きな表示です。Escで戻ります
notices-stage-off = 通常の表示
notices-no-room = ウィンドウが小さいので、これ以上拡大できません

## The clipboard.

notices-nothing-to-copy = コピーするものがありません：まだ1手も進んでいません
notices-copied = コピーしました：{ $moves }
notices-copied-partly = { $moves }をコピーしました（{ $parts }を除く）
notices-picture-copied = 盤の画像をコピーしました
notices-report-copied = レポートをコピーしました
notices-game-pasted = 対局を貼り付けました
notices-position-pasted = 局面を貼り付けました。Cでプレイヤーを変えられます
notices-paste-too-long = 貼り付けるには長すぎます（{ $limit } KiB超）。ファイルに保存して開いてください
notices-pasted-no-game = 貼り付けた対局は開けません。{ $reason }
notices-pasted-no-position = 貼り付けたものは局面ではありません。{ $reason }

## Files that the user opens and saves.

notices-opening = { $file }を開いています…
notices-opened = { $file }を開きました
notices-game-unusable = この対局は開けません。{ $reason }
notices-saved = { $file }に保存しました
notices-saved-in-utf8 = { $file }にUTF-8で保存しました（{ $encoding }にない文字があります）
notices-added = { $file }に対局を追加しました
notices-gave-up-opening = { $file }を開くのをやめました
notices-gave-up-saving = { $file }はまだ保存されていません。保存できたらお知らせします
notices-painting = アニメーションを作成中… { $percent }%

## The game in progress, which is saved automatically.

notices-not-saved = 対局が保存されていません。{ $reason }
notices-not-saved-short = 対局が保存されていません
notices-not-saved-yet = 対局はまだ保存されていません：ディスクが応答しません
notices-not-saved-yet-short = 対局はまだ保存されていません
notices-save-failed = 対局を保存できませんでした。{ $reason }。もう一度試します
notices-saved-again = 対局が再び保存されました
notices-last-game-kept = 前の対局は「過去の対局」にあります
notices-last-game-not-kept = 前の対局を「過去の対局」に移せませんでした。{ $reason }
notices-game-not-kept = この対局を過去の対局として保存できませんでした。{ $reason }

## The program’s own files.

notices-settings-not-saved = 設定を保存できませんでした。{ $reason }
notices-progress-not-saved = 練習の進み具合を保存できませんでした。{ $reason }
notices-no-folder = ホームフォルダーが不明なため、対局を保存できません。HOMEを設定してください
notices-statistics-deleted = 成績を削除しました
notices-file-deleted = ファイルを削除しました

## Why the window cannot open. These appear in a terminal.

notices-no-thread = Plot 4を起動できません：{ $reason }
notices-no-display = ウィンドウを表示できません：DISPLAYやWAYLAND_DISPLAYの画面が応答しないか、X11またはWaylandのライブラリがありません。`plot4 play`ならこの端末で対局できます
notices-no-opengl = ウィンドウを表示できません：画面がOpenGLに対応していません。Debianでは、libgl1、libegl1、libgl1-mesa-driを入れると、OpenGLをソフトウェアで使えます。`plot4 play`ならこの端末で対局できます
notices-no-opengl-windows = ウィンドウを表示できません：このコンピューターのグラフィックスドライバーはOpenGL 2に対応していません。ドライバーを更新するか、Microsoft Storeから「OpenCL, OpenGL and Vulkan Compatibility Pack」を入れてください。`plot4 play`なら端末で対局できます
notices-no-renderer = ウィンドウを表示できません：描画に失敗しました。`plot4 play`ならこの端末で対局できます
notices-no-window = ウィンドウを表示できません：{ $reason }。`plot4 play`ならこの端末で対局できます
notices-display-lost = 画面への接続が切れました。対局は次回続けられます
