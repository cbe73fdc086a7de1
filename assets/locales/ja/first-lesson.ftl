## The first lessons of Gomoku, Go, Checkers and Reversi: positions with one thing to do in each.
## The user is Black, or Red in Checkers. One sentence a step, without a full stop at the end.

first-lesson-hint-effect = 正しい手に印を付ける
first-lesson-show-effect = 正しい手順を見る
first-lesson-next-effect = 次のステップへ
first-lesson-ready = レッスン終了です。対局しますか？

## Gomoku. Of each step: the name in a list, what to do, what is said when it is done, and of a wrong stone.

first-lesson-gomoku-five-name = 五連を作る
first-lesson-gomoku-five = 5つ並べば勝ちです。5つ目の石を打ってください
first-lesson-gomoku-five-right = 五連です。黒の勝ち
first-lesson-gomoku-five-wrong = 五連になりません。四の片方の端が空いています

first-lesson-gomoku-block-name = 四を止める
first-lesson-gomoku-block = 白の四です。空いている端を止めてください
first-lesson-gomoku-block-right = 止めました。白はもう五連を作れません
first-lesson-gomoku-block-wrong = 次の手で白が五連を作ります。四はすぐに止めましょう

first-lesson-gomoku-four-name = 棒四を作る
first-lesson-gomoku-four = 活三があります。棒四にしてください
first-lesson-gomoku-four-right = 棒四です。白は片方の端しか止められず、もう片方で五連になります
first-lesson-gomoku-four-wrong = 棒四になりません。三のどちらかの端のすぐ隣に打ってください

first-lesson-gomoku-stop-name = 活三を止める
first-lesson-gomoku-stop = 白の活三です。棒四になる前に端を止めてください
first-lesson-gomoku-stop-right = 止めました。白が次に四を作っても止められます
first-lesson-gomoku-stop-wrong = 次に白が棒四を作り、両端を止めることはできません

first-lesson-gomoku-fork-name = 四三を作る
first-lesson-gomoku-fork = 1つの石で四と活三を同時に作ってください
first-lesson-gomoku-fork-right = 白は四を止めるしかなく、活三が棒四になります
first-lesson-gomoku-fork-wrong = 四と三が同時にできません。2つの列が交わる点を探してください

first-lesson-gomoku-forbidden-name = 禁手
first-lesson-gomoku-forbidden = ×印は黒の三々の禁手です。代わりに四三を作ってください
first-lesson-gomoku-forbidden-right = 四三は打てます。白は両方を止められません
first-lesson-gomoku-forbidden-wrong = 四三になりません。2つの列が交わる点を探してください

## Go: the same of each step.

first-lesson-go-capture-name = 石を取る
first-lesson-go-capture = 石の隣の空点が呼吸点です。白の最後の呼吸点をふさいでください
first-lesson-go-capture-right = 取りました。呼吸点のない石は盤から取り除かれます
first-lesson-go-capture-wrong = 白石にはまだD3の呼吸点があります

first-lesson-go-save-name = アタリ
first-lesson-go-save = 黒石はアタリで、呼吸点は1つです。伸びて逃げてください
first-lesson-go-save-right = 助かりました。2子で呼吸点は3つです
first-lesson-go-save-wrong = 白がC2に打つと黒石が取られます

first-lesson-go-group-name = つながった石
first-lesson-go-group = つながった石は呼吸点を共有します。白の2子をまとめて取ってください
first-lesson-go-group-right = 2子を一度に取りました。つながった石は生きるも死ぬも一緒です
first-lesson-go-group-wrong = 白にはまだC1の呼吸点があります

first-lesson-go-eyes-name = 二眼
first-lesson-go-eyes = 二眼のある石は取られません。隅に眼を2つ作ってください
first-lesson-go-eyes-right = A1とC1の二眼です。白は両方を同時に埋められません
first-lesson-go-eyes-wrong = 白にB1へ打たれると、2つ目の眼ができません

first-lesson-go-ko-name = コウ
first-lesson-go-ko = 白がコウを取りました。C3ですぐには取り返せません。先に別の所でアタリにしてください
first-lesson-go-ko-right = 白がアタリに応じたので、コウを取り返せました
first-lesson-go-ko-wrong = 次に白がC3でコウを継ぎます。アタリにして、白が応じたら取り返します

first-lesson-go-count-name = 数える
first-lesson-go-count = 境界は閉じていて、白はパスしました。パスして数えましょう
first-lesson-go-count-right = 13対12で黒の勝ち。石と囲んだ空点を数えます
first-lesson-go-count-wrong = 境界はもう閉じています。パスしてください

## Checkers: the same of each step.

first-lesson-checkers-jump-name = 駒を取る
first-lesson-checkers-jump = 飛び越えて取れるなら、必ず取ります。取り返されないほうを選んでください
first-lesson-checkers-jump-right = 取りました。端の駒は飛び越されません
first-lesson-checkers-jump-wrong = 23番の白の駒に取り返されます

first-lesson-checkers-chain-name = 連続ジャンプ
first-lesson-checkers-chain = 駒は取れるかぎり続けて取ります。1手で3つ取ってください
first-lesson-checkers-chain-right = 1手で3つ取りました。取り方がいくつかあれば、どれを選んでもかまいません
first-lesson-checkers-chain-wrong = それでは2つしか取れません

first-lesson-checkers-king-name = キングになる
first-lesson-checkers-king = 一番奥の段に着いた駒はキングになります。1つキングにしてください
first-lesson-checkers-king-right = キングは前にも後ろにも動き、飛び越えられます
first-lesson-checkers-king-wrong = その駒は一番奥の段に届きません

first-lesson-checkers-back-name = 後ろへ取る
first-lesson-checkers-back = キングは後ろへも取れます。キングで2つ取ってください
first-lesson-checkers-back-right = 2つ取りました。普通の駒ではできない取り方です
first-lesson-checkers-back-wrong = その駒では1つだけ、キングなら2つ取れます

first-lesson-checkers-shot-name = 1つ捨てて2つ取る
first-lesson-checkers-shot = 白も取れるときは必ず取ります。1つ捨てて2つ取ってください
first-lesson-checkers-shot-right = 1つで2つ取り、白の駒はなくなりました。赤の勝ち
first-lesson-checkers-shot-wrong = 白の応手のあと、2つ取る手がありません

first-lesson-checkers-opposition-name = オポジション
first-lesson-checkers-opposition = オポジションを取りましょう。白のキングが目の前に出るしかない手を指してください
first-lesson-checkers-opposition-right = 白は動くしかなく、最後の駒を失いました
first-lesson-checkers-opposition-wrong = 白のキングは隅から出て、取れません

## Reversi: the same of each step.

first-lesson-reversi-turn-name = 石を返す
first-lesson-reversi-turn = 自分の石で挟んだ白石は返ります。3つ返してください
first-lesson-reversi-turn-right = 3つ返り、自分の石になりました
first-lesson-reversi-turn-wrong = 返るのは2つ以下です

first-lesson-reversi-lines-name = 何方向も返す
first-lesson-reversi-lines = 1手で何方向でも返せます。3方向で返してください
first-lesson-reversi-lines-right = 3方向で1つずつ返りました
first-lesson-reversi-lines-wrong = 返る方向が足りません

first-lesson-reversi-corner-name = 隅
first-lesson-reversi-corner = 隅の石は決して返されません。隅に打ってください
first-lesson-reversi-corner-right = 隅はもうずっと自分のものです
first-lesson-reversi-corner-wrong = 隅に打てるのに、そこは隅ではありません

first-lesson-reversi-keep-name = 隅の隣
first-lesson-reversi-keep = 空いた隅の隣に打つと、隅を渡すことがあります。白に隅を渡さない手を打ってください
first-lesson-reversi-keep-right = 白が取れる隅はありません
first-lesson-reversi-keep-wrong = 次に白が隅を取ります

first-lesson-reversi-mobility-name = 白の手を減らす
first-lesson-reversi-mobility = 打てる場所が少ないと、悪い手も打つことになります。白の打てる場所を2つにしてください
first-lesson-reversi-mobility-right = 白の打てる場所は2つだけです
first-lesson-reversi-mobility-wrong = 白の打てる場所が3つ以上残ります

first-lesson-reversi-pass-name = パス
first-lesson-reversi-pass = 返せる石がなければパスになります。白の打てる場所をなくしてください
first-lesson-reversi-pass-right = 白はパス、もう一度黒の番です
first-lesson-reversi-pass-wrong = 白にはまだ打てる場所があります

first-lesson-reversi-end-name = 終局
first-lesson-reversi-end = 最後に石の多いほうが勝ちです。残り2マスを正しい順番で埋めてください
first-lesson-reversi-end-right = 34対30で黒の勝ち
first-lesson-reversi-end-wrong = 白がもう1つのマスを取って勝ちます
