### What `plot4 play` says in a terminal, and what can be typed there. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }、{ $side }
terminal-person = { $side }：{ $name }
terminal-computer = { $side }：{ $name }、{ $summary }
terminal-computer-typed = { $side }：{ $name }（{ $mode }）、{ $summary }
terminal-seed = シード：{ $seed }
terminal-sides-swapped = 先手と後手を入れ替えます
terminal-new-game = 新しい対局、シード{ $seed }
terminal-score = 対戦成績：{ $first } { $first-wins }、{ $second } { $second-wins }、引き分け { $draws }

## Words that can be typed. The first one of each message is shown to the user; the others mean the
## same. Write them in small letters, with blanks between them. The English words are understood in
## every language. Prompts and help below name the first words: keep them the same.

terminal-words-yes = y はい
terminal-words-no = n いいえ
terminal-words-undo = undo 待った
terminal-words-redo = redo やり直し
terminal-words-hint = hint ヒント
terminal-words-board = board 盤
terminal-words-moves = moves 棋譜
terminal-words-score = score 形勢
terminal-words-go = go 続ける
terminal-words-step = step 一手
terminal-words-save = save 保存
terminal-words-open = open 開く
terminal-words-new = new 新規
terminal-words-help = help ヘルプ
terminal-words-quit = quit 終了
terminal-words-first = first 先手
terminal-words-second = second 後手
terminal-words-pass = pass パス
terminal-words-resign = resign 投了
terminal-words-draw = draw 引き分け
terminal-words-dead = dead 死
terminal-words-done = done 整地
terminal-words-resume = resume 再開

## Prompts

terminal-ask-column = { $side }、列を入力（1-{ $last }、またはhelp）:
terminal-ask-point = { $side }、点を入力（A1-{ $last }、またはhelp）:
terminal-ask-point-or-pass = { $side }、点を入力（A1-{ $last }、pass、またはhelp）:
terminal-ask-dead = { $side }、印を入力（dead:A1、done、resume、またはhelp）:
terminal-ask-move = { $side }、手を入力（11-15や15x24、一覧の番号、またはhelp）:
terminal-ask-waiting = { $side }は待機中（go、step、redo、undo、またはhelp）:
terminal-ask-again = もう一局しますか？（y/n、またはundo、save ファイル名、help）:
terminal-ask-leave = 保存せずに終了しますか？（y/n、またはsave ファイル名）:
terminal-ask-replace = { $file }はすでにあります。上書きしますか？（y/n）:

## What can be typed instead of something wrong

terminal-type-column = 列の番号かhelpを入力してください
terminal-type-point = { $point }のような点か、helpを入力してください
terminal-type-point-or-pass = { $point }のような点か、pass、resign、helpを入力してください
terminal-type-dead = { $point }のような点でその石の生死を切り替え、doneで整地、resumeで対局再開、またはhelpを入力してください
terminal-type-move = 11-15や15x24のような手か、一覧の番号、helpを入力してください
terminal-unknown = 不明なコマンド：{ $line }。{ $help }
terminal-too-long = この行は長すぎます。{ $help }
terminal-no-file = { $command }にはファイル名が必要です。例：{ $command } game.json
terminal-no-player = { $command }にはプレイヤーが必要です。例：{ $command } 人間、{ $command } 中級

## Help: what each command does

terminal-command-file = { $command } ファイル名
terminal-command-player = { $side } プレイヤー
terminal-help-column = その列にコマを落とす
terminal-help-point = その点に石を打つ
terminal-help-go = 石を打つ、パス、投了
terminal-help-resign = 投了する
terminal-help-draw = 引き分けを提案する
terminal-help-dead = 2回のパスのあと：死に石の印、整地、再開
terminal-help-move = その手か、一覧の3番目の手を指す
terminal-help-undo = 手を戻す、やり直す（u、r）
terminal-help-hint = 良い手を見る
terminal-help-board = 盤をもう一度描く、手の一覧を見る
terminal-help-score = どちらがどれくらいリードしているかを見る
terminal-help-player = { $side }のプレイヤーを選ぶ：{ $players }など
terminal-help-waiting = 待機中のコンピューターを続ける、1手進める
terminal-help-save = 対局を保存（save!は確認なしで上書き）
terminal-help-open = 保存した対局を開く
terminal-help-new = 新しい対局を始める
terminal-help-quit = 終了（q）

## During a game

terminal-thinking = { $side }が考えています{ $dots }
terminal-draw-offered = { $name }が引き分けを提案しています。{ $draw }と入力すると受け入れます
terminal-hint = ヒント：{ $hint }
terminal-moves = 棋譜：{ $moves }
terminal-proposed = 死に石の印：{ $points }
terminal-proposed-none = 死に石はないようです
terminal-nothing-to-advise = 対局は終わっています：ヒントはありません
terminal-game-over = 対局は終わっています：yでもう一局、またはundo
terminal-computers-turn = コンピューターの番です：goかundoを入力してください
terminal-no-computer-waits = 待機中のコンピューターはありません
terminal-no-result = { $count }手でも勝負がつきません：堂々巡りかもしれません
terminal-end-of-input = 入力が終わりました。この対局の棋譜：{ $moves }
terminal-end-of-input-no-moves = 入力が終わりました。まだ1手も進んでいません
terminal-saved = { $file }に保存しました
terminal-not-saved = 保存していません：{ $file }は元のままです
terminal-not-saved-exists = 保存していません：{ $file }はすでにあります（save! { $file }で上書き）

## What the commands `show`, `hint`, `review`, `games`, `statistics` and `puzzle` write.

terminal-position = 局面 { $moves }
terminal-marking = 死に石を指定する段階です。
terminal-longer-line = { $line }；{ $more }
terminal-review-number = 手数
terminal-review-player = プレイヤー
terminal-review-move = 着手
terminal-review-class = 評価
terminal-review-cost = { $unit ->
    [moves] 損失（自分の手）
    [wins] 損失（勝ち）
    [points] 損失（目）
    [men] 損失（駒）
   *[discs] 損失（石）
}
terminal-review-better = より良い手
terminal-review-mistake = { $number }手目：{ $sentence }。
terminal-review-nothing = まだ1手も進んでいないため、検討できません。
terminal-puzzle = 問題{ $number }：{ $position }、{ $difficulty }
terminal-solutions = 正解（{ $count }問、乱数シード{ $seed }）：
terminal-solution = { $move }、最善手順：{ $line }
terminal-progress = 局面 { $done }/{ $all }
terminal-progress-puzzles = 問題 { $done }/{ $all }、残り{ $time }
