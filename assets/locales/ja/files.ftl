### Errors and notices about files: games, settings, statistics, practice progress, pictures.
### Most appear in a notice at the bottom of the window, or as one line in the terminal.

## What failed. $reason is one of the sentences below

files-cannot-open = { $file }を開けません。{ $reason }
files-cannot-save = { $file }を保存できません。{ $reason }
files-cannot-rename = { $file }の名前を変えられません。{ $reason }
files-cannot-delete = { $file }を削除できません。{ $reason }
files-cannot-lock = { $file }をロックできません。{ $reason }
files-cannot-paint = 画像を作れません。{ $reason }
files-picture-exists = { $file }はすでにあります：別の名前を選ぶか、--replaceを指定してください
files-statistics-locked = 成績を開けません。{ $reason }

## Reasons

files-system-error = { $kind ->
    [not-found] そのようなファイルやフォルダーはありません
    [not-folder] パスの途中がフォルダーではなくファイルです
    [denied] アクセス権がありません
    [in-use] ほかのプログラムが開いているかもしれません：そこで閉じるか、別の名前を選んでください
    [full] ディスクがいっぱいです
    [read-only] ディスクは読み取り専用です
   *[other] { $text }
}
files-is-folder = これはフォルダーです：別の名前を選んでください
files-not-a-file = これはファイルではありません：別の名前を選んでください
files-read-only = ファイルは読み取り専用です：別の名前を選んでください
files-no-folder = フォルダー{ $folder }はありません
files-links-in-circle = シンボリックリンクが循環しています：別の名前を選んでください
files-not-written-through = 新しいファイルを保存しましたが、ディスクからの確認がまだありません。{ $reason }
files-no-name-free = 使えるファイル名が見つかりません：もう一度試してください
files-locked = Plot 4の別のウィンドウがファイルを使用中で、応答しません
files-lock-deleted = ほかのプログラムがPlot 4に必要なファイルを削除し続けています：そのプログラムを閉じて、もう一度試してください
files-not-removable = これは過去の対局でもクラッシュレポートでもありません
files-elsewhere = この対局は別のウィンドウで開いています
files-no-file-free = 使えるファイル名がもうありません：自分で名前を付けて保存してください
files-panicked = 内部エラーのため、Plot 4はファイルを読み書きできませんでした
files-paint-panicked = 内部エラーのため、Plot 4は画像を作れませんでした
files-paint-stopped = 画像の作成はキャンセルされました

## Faults in the text of a file

files-too-large = ファイルが{ $number } KiBより大きいため、Plot 4では読めません
files-would-be-too-large = ファイルは{ $size } KiBになりますが、Plot 4が読めるのは{ $most } KiBまでです
files-other-encoding = このファイルは「{ $character }」を含まない古い文字コードです。この対局を別のファイルに保存するか、先にファイルをUTF-8に変換してください
files-others-would-be-lost = ここに保存すると、このファイルのほかの対局が失われるおそれがあります：この対局は別のファイルに保存してください
files-would-lose = { $part ->
    [setup] この形式には盤やルールを保存できません
    [names] この形式にはプレイヤーの名前を保存できません
    [info] この形式には対局情報の一部を保存できません
    [comments] この形式にはコメントの一部を保存できません
    [marks] この形式には印の一部を保存できません
   *[moves] この形式には手の一部を保存できません
}：名前の末尾を .json にしてください
files-only-read = Plot 4は .{ $extension } のファイルを読めますが、書けません。名前の末尾を .json（囲碁と五目並べは .sgf、チェッカーは .pdn）にしてください
files-sgf-only-for = SGFファイルは囲碁と五目並べ専用です：名前の末尾を .json（チェッカーは .pdn）にしてください
files-pdn-only-for = PDNファイルはチェッカー専用です：名前の末尾を .json（囲碁と五目並べは .sgf）にしてください
files-not-text = ファイルがUTF-8のテキストではありません
files-newer = このファイルは新しい版のPlot 4で保存されています（形式{ $version }、この版が読めるのは{ $known }まで）：Plot 4を更新してください
files-field = 「{ $field }」：{ $reason }
files-at-place = { $line }行{ $column }文字目：{ $reason }
files-move-at-place = { $number }手目（「{ $text }」、{ $line }行{ $column }文字目）：{ $reason }
files-empty = ファイルが空です
files-unknown-format = Plot 4で保存した対局でも、SGFやPDNのファイルでもありません
files-no-game = このファイルに対局はありません
files-too-many-moves = 1局の手は変化を含めて{ $most }手、1つの手順は{ $line }手、コメントや印のある局面は{ $notes }までです

## Faults in Plot 4's own files. The words between quotation marks, and true and false, are those of the file

files-json-syntax = 正しいJSONではありません（{ $detail }）
files-json-incomplete = ファイルが途中で終わっています
files-json-missing = 項目「{ $name }」がありません
files-json-twice = 「{ $name }」が2回現れます
files-json-unknown-field = 不明な項目「{ $name }」
files-json-too-many-fields = このオブジェクトの項目が多すぎます
files-json-expected = { $kind ->
    [text] ここにはテキストが必要です
    [number] ここには整数が必要です
    [truth] ここにはtrueかfalseが必要です
    [scalar] ここにはテキストか数が必要です
    [list] ここには一覧が必要です
    [object] ここにはオブジェクトが必要です
    [moves] ここには手のテキストか一覧が必要です
    [move-list] ここには変化の手の一覧が必要です
    [variations] ここには変化の一覧が必要です
    [variation] ここには"2:3,3"のような変化が必要です
    [notes] ここには、手数ごとのテキストが必要です
   *[other] ここには別のものが必要です
}
files-json-not-a-move = 「{ $text }」は手ではありません
files-json-not-a-variation = 「{ $text }」は変化ではありません："2:3,3"のように書いてください
files-json-not-a-position = 「{ $text }」は手数ではありません

## Faults in SGF files

files-sgf-not-sgf = SGFではありません：対局は"(;"で始まります
files-sgf-no-end = 対局の終わりの")"がありません
files-sgf-no-node = 変化はノードで始まり、ノードは";"で始まります
files-sgf-node-after-variation = 手順のノードは、その変化より前に置きます
files-sgf-misplaced = 「{ $character }」はここには置けません：";"、"("、")"のどれかを書いてください
files-sgf-no-name = プロパティの名前には大文字が必要です
files-sgf-no-value = { $name }に値がありません：{ $name }[]のように角括弧に書いてください
files-sgf-too-many-properties = 1つのノードのプロパティは1000個までです
files-sgf-too-many-in-all = 1局の全ノードのプロパティは合わせて{ $most }個までです
files-sgf-value-without-end = この値の終わりの"]"がありません
files-sgf-stones-never = { $property }は石を配置します：Plot 4が読めるのは、空の盤から始まる対局だけです
files-sgf-turn = { $side ->
    [black] 黒
   *[white] 白
}の番です：交互に打ち、{ $first ->
    [black] 黒
   *[white] 白
}が先手です
files-sgf-several-values = { $property }に値が複数あります：手の値は1つです
files-sgf-not-a-point = 「{ $value }」は点ではありません：左上のaaから{ $last }まで、小文字2つで書いてください
files-sgf-other-game = これは{ $game ->
    [othello] オセロ
    [chess] チェス
    [morris] ナイン・メンズ・モリス
    [backgammon] バックギャモン
    [xiangqi] シャンチー
    [shogi] 将棋
   *[other] 別のゲーム
}の対局です（GM[{ $number }]）：Plot 4が読めるSGFファイルは、囲碁（GM[1]）と五目並べ（GM[4]）です

## Faults in PDN files

files-pdn-too-many-tags = 1局のタグは1000個までです
files-pdn-not-a-tag = タグは[White "Anna"]のように書きます
files-pdn-comment-without-end = このコメントの終わりの"{ "}" }"がありません
files-pdn-variation-before-move = 変化は、その手順の最初の手より前には置けません
files-pdn-not-opened = この括弧に対応する始まりがありません
files-pdn-other-draughts = 別の種類のドラフツです（GameType { $number }）：Plot 4が読めるのはイギリス式ドラフツ（{ $expected }）です

## Values that a field cannot have

files-not-a-version = 版は1～{ $known }の数です
files-other-game = これは{ $expected }ではなく、{ $found }の対局です
files-not-markup = 「{ $text }」は{ $game }の印ではありません
files-not-agreed = 「{ $found }」は合意できる内容ではありません：dead:A1やdoneと書いてください
files-not-a-player = { $value }はプレイヤーではありません："human"のようなテキストを書いてください
files-not-a-name = { $value }は名前ではありません："Anna"のようなテキストを書いてください
files-not-a-number = { $value }は0～{ $most }の数ではありません
files-not-info = { $value }はテキストではありません："1846-07-21"のように書いてください
files-not-result-after = result-after：{ $value }は23のような手数ではありません
files-not-result-variation = result-variation：{ $value }は1のような変化の番号ではありません
files-variation-after = 前の手順に{ $after }手はありません：{ $most }以下の数を選んでください
files-game = { $number }局目：{ $reason }
files-entry-text = 「{ $text }」は長すぎるか、プレーンテキストではありません
files-entry-number = 「{ $text }」は数ではありません
files-entry-result = 「{ $text }」は結果ではありません：win、draw、lossのどれかを書いてください

## What an opened file says that Plot 4 does not keep

files-guessed-encoding = 文字コードを{ $encoding }として読みました
files-wrong-encoding = ファイルには文字コードが{ $named }とありますが、実際は{ $encoding }です。変更を保存すると、ファイルの表記は{ $encoding }になります
files-choose-encoding = ほかの文字コードは対局情報（Ctrl+I）で選べます
files-undecoded = 文字として読めないバイトが{ $count }個あります：四角で表示し、そのまま残します
files-lost = このファイルから読み込まなかったもの：{ $parts }
files-unused = 使いませんが、このファイルに残るもの：{ $parts }
files-unplayed = 保持されますが、ここには表示されません：対局の途中で配置された局面{ $count }個
files-refused-lines = 保持されますが、ここには表示されません：ルールで打てない手から先の変化{ $count }個
files-imported = { $format }ファイルから手、名前、コミ、日付、結果を読みました。残すにはSGFで保存してください
files-up-to = そこまでを開きました。残りはファイルに残ります：「{ $rest }」
files-slip = { $slip ->
    [no-end] ファイルが途中で切れています。あるところまで開きました
    [no-semicolon] ノードは ";" で始まります
    [text] 「{ $text }」はここには書けません。文字として残します
    [small-letters] 「{ $text }」は大文字で書きます
    [bracket] 文字の中の "]" は "\]" と書きます
    [no-value] { $text }に値がありません
   *[order] 変化図の後ろにある手は文字として残します
}
files-taken-for = { $name ->
    [KM] コミ「{ $value }」は{ $kept }として読みました
    [HA] 置き石「{ $value }」は{ $kept }として読みました
   *[other] 「{ $value }」は{ $kept }として読みました
}
files-handicap-stones = ファイルに置き石がないため、{ $count }子をいつもの位置に置きました
files-breathless = 呼吸点のない石が{ $count }個置かれていたため、取り除きました
files-suicide = 自分の石を取る手（自殺手）があり、その石を取り除きました
files-left-out = 同じ側が続けて打つ箇所が{ $count }個あります：間にパスを表示しますが、保存しません
files-other-games = このファイルのほかの対局（{ $count }局）はそのまま残ります
files-not-shown = 保持されますが、ここには表示されません：{ $name }
files-not-offered = このファイルの対局と局面は多すぎて、一覧に入りきりません：残りはファイルに残ります
files-first-game = このファイルの最初の対局は開けません。{ $reason }
files-later-game = このファイルのほかの対局を読み込めません。{ $reason }
files-lost-text = 対局以外のテキスト
files-lost-program-lines = %で始まる行
files-lost-repeated = 「{ $name }」の2つ目の値
files-lost-misplaced = 後のノードの「{ $name }」
files-lost-results = 変化の結果
files-lost-fields = 不明な項目：{ $names }{ $more ->
    [yes] など
   *[no] { "" }
}
files-lost-komi = コミ「{ $told }」（今は{ $kept }）
files-lost-value = { $name }の「{ $value }」
files-lost-result = 結果「{ $told }」（棋譜の結果と違います）
files-part = { $part ->
    [setup] 盤とルール
    [names] 名前
    [info] 対局情報
    [variations] 変化
    [comments] コメント
    [marks] 印
   *[moves] 手
}
files-quoted = 「{ $text }」

## Files that cannot be used, and what becomes of them

files-settings-default = 既定の設定を使います
files-settings-unusable = 使えない設定：{ $names }{ $more ->
    [yes] など
   *[no] { "" }
}
files-progress-reset = 練習の進み具合は最初からになります
files-progress-not-saved = 練習の進み具合は保存されません
files-statistics-reset = 成績は最初からになります
files-statistics-unusable = 成績は使えません
files-last-game-lost = 前回の対局は続けられません
files-set-aside = ファイル名を{ $file }に変えました
files-not-set-aside = ファイル名を変えられませんでした。{ $reason }
files-earlier-offered = 代わりに、対局の前の版を表示します
files-earlier-not-restored = 対局の前の版を復元できませんでした。{ $reason }
files-counted-now = 終わった対局を成績に加えました
files-not-counted = この対局は成績に加えられませんでした
files-not-counted-yet = この対局はまだ成績に入っていませんが、引き続き試します

## When the program quits and the disk is not responding

files-unwritten-settings = 設定はまだ保存されていません：ディスクが応答しません
files-unwritten-progress = 練習の進み具合はまだ保存されていません：ディスクが応答しません
files-unwritten-statistics = 成績はまだ保存されていません：ディスクが応答しません
files-unwritten-file = { $file }はまだ保存されていません：ディスクが応答しません

## The desktop's file dialogs: titles, and the kinds of file to choose from

files-dialog-open = 対局を開く
files-dialog-save = 対局を保存
files-dialog-save-table = 成績をエクスポート
files-dialog-save-picture = 画像を保存
files-dialog-save-animation = アニメーションを保存
files-kind-games = Plot 4の対局
files-kind-tables = CSV（コンマ区切り）
files-kind-pictures = PNG画像
files-kind-animations = GIFアニメーション

## Computers that fail

files-choose-game-over = 対局は終わっています：選べる手がありません
files-choose-panicked = 内部エラーのため、コンピューターは手を選べませんでした
files-no-puzzle = 内部エラーのため、問題を作れませんでした
