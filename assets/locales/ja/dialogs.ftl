## Buttons that many dialogs have.

dialogs-close = 閉じる
dialogs-cancel = キャンセル
dialogs-copy = コピー
dialogs-delete = 削除
dialogs-row-button = { $action }：{ $row }

## The menu. Each line has room for about 25 letters, with a key at its right.

dialogs-menu = メニュー
dialogs-menu-game = 対局
dialogs-menu-board = 盤
dialogs-menu-share = 共有
dialogs-menu-learn = 学ぶ
dialogs-menu-window = プログラム
dialogs-save = 保存…
dialogs-open = 開く…
dialogs-game-info = 対局情報
dialogs-game-info-menu = 対局情報…
dialogs-text-encoding-menu = 文字コード…
dialogs-past-games-menu = 過去の対局
dialogs-copy-position = 局面をコピー
dialogs-paste-position = 局面を貼り付け
dialogs-picture = 画像とアニメーション
dialogs-picture-menu = 画像とアニメーション…
dialogs-copy-picture = 画像をコピー
dialogs-copy-picture-about = メッセージや文書に貼り付けられます
dialogs-save-picture = 画像を保存…
dialogs-save-picture-about = 表示中の局面をPNGファイルに
dialogs-save-animation = アニメーションを保存…
dialogs-save-animation-about = 対局全体を一手ずつGIFファイルに
dialogs-threats = リーチ
dialogs-territory = 地
dialogs-comment = コメント
dialogs-write-comment = コメント…
dialogs-turn-board = 盤の上下反転
dialogs-resign = 投了
dialogs-offer-draw = 引き分けを提案
dialogs-free-board = 検討盤
dialogs-promote-variation = 変化を上へ
dialogs-make-main-line = 本筋にする
dialogs-delete-variation = 変化を削除
dialogs-review = 対局の検討
dialogs-statistics-menu = 成績
dialogs-settings-menu = 設定
dialogs-help-menu = ヘルプ
dialogs-side-panel = サイドパネル
dialogs-sound = 音
dialogs-large-names = 大きな表示
dialogs-full-screen = 全画面
dialogs-quit-menu = 終了
dialogs-lessons = レッスン
dialogs-menu-keys = キーはメニューなしでも使えます。F1で一覧。
dialogs-pages = 解説

## Questions. Enter gives the answer that loses nothing.

dialogs-quit = 終了しますか？
dialogs-quit-anyway = それでも終了しますか？
dialogs-game-is-saved = 対局は保存されています。次回、続きから始められます
dialogs-stay = 終了しない
dialogs-quit-button = 終了
dialogs-quit-spoken = 終了しますか？ Enterで終了をやめ、Yで終了します
dialogs-quit-anyway-spoken = { $loss }。それでも終了しますか？ Enterで終了をやめ、Yで終了します
dialogs-let-play = コンピューターの手を進めますか？
dialogs-let-play-about = 次は{ $name }の番です。先に局面を見る場合、あとでPを押すと進み、Fを押すと検討盤で手を試せます
dialogs-let-play-button = 進める
dialogs-look-first = 先に見る
dialogs-let-play-spoken = コンピューターの手を進めますか？ 次は{ $name }の番です。Enterで進め、Nで先に局面を見ます
dialogs-delete-statistics = 成績をすべて削除しますか？
dialogs-no-undo = この操作は元に戻せません
dialogs-keep-statistics = 残す
dialogs-delete-statistics-button = 削除
dialogs-delete-statistics-spoken = 成績をすべて削除しますか？ この操作は元に戻せません。Enterで残し、Yで削除します

## The question at the start whether to continue a game.

dialogs-continue = 続ける
dialogs-new-game = 新しい対局
dialogs-continue-last = 前回の対局を続けますか？
dialogs-continue-last-spoken = 前回の対局を続けますか？ { $players }。{ $progress }。Enterで続け、Nで新しい対局を始めます
dialogs-last-moves-away = 前回の対局は「過去の対局」に移ります
dialogs-choose-file-game = 対局を選んでください
dialogs-choose-file-game-spoken = { $count }局の中から選んでください
dialogs-game-number = 対局{ $number }
dialogs-game-set-up = 対局{ $number }、{ $moves }手目の後に石を配置
dialogs-game-unnamed = 名前なし
dialogs-file-players = { $first }対{ $second }
dialogs-continue-one = どれかの対局を続けますか？
dialogs-continue-one-spoken = どれかの対局を続けますか？ 全部で{ $count }局です。一番新しいもの：{ $players }。{ $progress }。Enterで一番新しい対局を続け、Nで新しい対局を始めます
dialogs-newest-first = 新しい順。残した対局は次回また表示されます
dialogs-newest-first-of-many = 新しい順。残した対局は次回また表示され、その後にもっと古い対局が続きます
dialogs-continue-newest = 一番新しい対局を続けます
dialogs-all-move-away = これらの対局はすべて「過去の対局」に移ります
dialogs-set-aside = 過去の対局へ
dialogs-row = { $players }。{ $progress }
dialogs-row-detail = { $players }。{ $progress }：{ $detail }

## The page of the past games.


## The question for the path of a file.

dialogs-open-game = 対局を開く
dialogs-save-game = 対局を保存
dialogs-save-statistics = 成績を保存
dialogs-save-the-picture = 画像を保存
dialogs-save-the-animation = アニメーションを保存
dialogs-open-button = 開く
dialogs-save-button = 保存
dialogs-type-path = ファイル選択画面が使えません。ファイルのパスを入力してください
dialogs-type-path-ending = ファイル選択画面が使えません。ファイルのパスを入力してください。ほかのソフトで開くには、名前の末尾を .{ $ending } にします
dialogs-type-path-spoken = { $title }：ファイルのパスを入力してください
dialogs-replace = このファイルに上書きしますか？
dialogs-replace-button = 上書き
dialogs-file-exists = 同じ名前のファイルがあります。上書きするか、別の名前を入力してください
dialogs-game-file-exists = 同じ名前のファイルがあります。中の対局は置き換わります。複数の対局が入ったファイルでは、ほかの対局はそのまま残ります。上書きするか、別の名前を入力してください
dialogs-replace-spoken = このファイルに上書きしますか？ 同じ名前のファイルがあります。Enterで上書き、Escでキャンセルします
dialogs-add = このファイルに対局を追加しますか？
dialogs-add-button = 追加
dialogs-game-file-adds = このファイルにはほかの対局があります。保存するとこの対局が追加されます。追加するか、別の名前を入力してください
dialogs-add-spoken = このファイルに対局を追加しますか？ ほかの対局はそのまま残ります。Enterで追加、Escでキャンセルします

## A file that is slow to be read or written.

dialogs-slow = 時間がかかっています
dialogs-waiting = { $file }を待っています…
dialogs-waiting-spoken = { $file }を待っています… Escを押すとやめます

## The report of a crash.

dialogs-crash = クラッシュレポートを見ますか？
dialogs-crash-about = Plot 4で問題が起きました。レポートはこのコンピューターの外には送られません
dialogs-crash-spoken = クラッシュレポートを見ますか？ Plot 4で問題が起きました。レポートはこのコンピューターの外には送られません。Enterで表示し、Nで閉じます
dialogs-view-report = レポートを見る
dialogs-not-now = あとで
dialogs-crash-report = クラッシュレポート
dialogs-copy-report = レポート全体をコピー
dialogs-delete-report = このコンピューターからレポートを削除

## The encodings in which the file that was opened last can be read again.

dialogs-text-encoding = 文字コード
dialogs-encoding-automatic = 自動
dialogs-encoding-chinese = 中国語（{ $name }）
dialogs-encoding-japanese = 日本語（{ $name }）
dialogs-encoding-korean = 韓国語（{ $name }）
dialogs-encoding-western = 西ヨーロッパ（{ $name }）
dialogs-encoding-central = 中央ヨーロッパ（{ $name }）
dialogs-encoding-cyrillic = キリル文字（{ $name }）
