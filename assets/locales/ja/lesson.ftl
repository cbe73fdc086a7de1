## The first lesson of Connect 4: a friend shows a child how to play. The user is Red and Yellow
## answers by itself.

lesson-title = 最初のレッスン
lesson-keys-enter = Enter
lesson-enter-effect = 続ける、またはもう一度
lesson-step = ステップ { $step }/{ $count }
lesson-step-spoken = ステップ{ $step }、全{ $count }。{ $task }
lesson-taken-back = コマを戻しました。{ $task }
lesson-play = 「入門」と対局

## The six steps: what to do, and what is said when it is done.

lesson-drop-name = コマを落とす
lesson-drop = あなたは赤です。列をクリックするか数字を押して、コマを落としましょう
lesson-drop-done = コマは下まで落ちます。黄と交互に落とします
lesson-line-name = 4つ並べる
lesson-line = 4つ並べると勝ちです。もう3つ並んでいます。4つ目を落としましょう
lesson-line-done = 4つ並びました。勝ちです！
lesson-diagonal-name = 斜めに気づく
lesson-diagonal = 縦や斜めに並べても勝ちです。斜めに4つ並べましょう
lesson-diagonal-done = よくできました！ 斜めは一番見落としやすいので、気をつけましょう
lesson-block-name = 止める
lesson-block = 黄が3つ並べました。あなたの番です。4つ目を止めましょう
lesson-block-done = 止めました！ 落とす前に、いつも相手のリーチを確かめましょう
lesson-below-name = 上のマスに気をつける
lesson-below = 黄は印の付いた2つのマスを狙っていますが、その下はまだ空いています。印のすぐ下以外に落としましょう
lesson-below-done = 安全です！ 印の下に落とすと、黄がその上に落とせるところでした。これで決まる対局はたくさんあります
lesson-two-threats-name = ダブルリーチを作る
lesson-two-threats = 相手が1手で止められるのは1か所だけです。両端が空いた3つ並びを作りましょう
lesson-two-threats-done = ダブルリーチ！ 黄は片方しか止められませんでした。これで基本はばっちりです。対局してみましょう！

## What is said of a coin that did not finish the step.

lesson-no-line = { $column }列目では4つ並びません。並ぶのは{ $better }列目です
lesson-no-two-threats = { $column }列目ではダブルリーチになりません
lesson-lets-yellow-win = { $column }列目に落とすと、黄が4つ並べます
lesson-yellow-makes-four = 黄が{ $column }列目で4つ並べます。コマを戻して、もう一度
lesson-both-ends-open = ダブルリーチ！ 黄は片方しか止められません
lesson-yellow-blocks = 黄が{ $column }列目を止めました。4つ並べましょう
