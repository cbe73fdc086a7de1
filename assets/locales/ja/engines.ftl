## Engines: programs of others that play a side. The user names each of them in the settings.

engines-unknown = 設定に「{ $name }」というエンジンはありません
engines-wrong-command = { $name }のコマンドが空か、引用符が閉じていません
engines-not-started = { $name }を起動できませんでした。{ $error }
engines-no-interpreter = { $name }を起動できませんでした。インタープリター{ $interpreter }がありません
engines-foreign = { $name }を起動できませんでした。別のシステムまたはプロセッサ用のプログラムです
engines-unsupported = { $name }はこのルールまたはこの盤では打てません
engines-refused = { $name }が「{ $command }」を拒否しました：{ $answer }
engines-silent = { $name }が応答しません
engines-other-protocol = { $name }は「{ $answer }」と答えました。{ $protocol ->
    [gtp] 囲碁エンジンのプロトコルGTP
   *[gomocup] 五目並べエンジンのGomocupプロトコル
}を話すプログラムを選んでください（例：「{ $example }」）
engines-ended = { $name }が終了しました
engines-ended-with-status = { $name }が終了しました（終了コード{ $status }）
engines-ended-by-signal = { $name }が終了しました（シグナル{ $signal }）
engines-last-words = { $ended }：「{ $line }」
engines-flood = { $name }の出力が止まりません
engines-illegal = { $name }は「{ $answer }」と答えましたが、合法手ではありません
engines-failed = { $fault }。Pを押すともう一度試し、Cで別のプレイヤーを選びます
engines-failed-terminal = { $fault }。「{ $go }」と入力するともう一度試します。別のプレイヤーを指定することもできます
engines-let-play-terminal = ファイルはエンジン{ $name }をプレイヤーに指定しています。対局させるには「{ $go }」と入力するか、別のプレイヤーを指定してください
engines-about = 設定で登録したプログラム

## The page of engines in the settings.

engines-title = エンジン
engines-open = エンジン…
engines-open-tip = ほかのプログラムに打たせる
engines-intro = エンジンとは、囲碁（GTP）や五目並べ（Gomocup）を打つほかのプログラムです。ここで追加すると、プレイヤーとして選べます。
engines-add = エンジンを追加
engines-of-game = { $name } · { $game }
engines-try-it = { $name }を試す
engines-change = { $name }を変更
engines-remove = { $name }を削除
engines-trying = { $name }を起動しています…
engines-works = { $name }は動作します。初手は{ $first }です
engines-game = ゲーム
engines-name = 名前
engines-command = 起動コマンド
engines-for-example = 例：{ $example }
engines-seconds = 1手の秒数
engines-any-time = 自由
engines-save = エンジンを保存
engines-needs-name = エンジンに名前を付けてください
engines-name-taken = { $name }という名前はすでに使われています。別の名前にしてください
