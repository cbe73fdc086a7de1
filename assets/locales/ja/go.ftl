## The board of Go.

go-how-to-mark = つながった石をクリックして、死に・活きの印を付けてください
go-resign-again = 投了しますか？ 「投了」をもう一度押すと確定します
go-estimates = 囲碁は最後まで読み切れないので、コンピューターはそれぞれの手から何局も打ってみて、どちらが勝つかを調べます。65%なら、その手のあと100局中およそ65局で自分が勝つという意味です。最善手は目立つように表示されます。
go-estimates-example = 65%

## Beside the name of the game, in a list: "9 × 9 · Handicap 2 · Komi 0.5 · Area scoring".

go-subtitle-handicap = 置き石{ $stones }子
go-subtitle-stones = 配置済み{ $stones }子
go-subtitle-komi = コミ{ $komi }目
go-subtitle-area = 地と石（中国ルール）
go-subtitle-territory = 地（日本ルール）
go-subtitle-stone-scoring = 石のみ

## Below the board: captures or the score, and buttons.

go-captures = アゲハマ：黒{ $black }子、白{ $white }子
go-score = 目数：黒{ $black }、白{ $white }
go-open-points = ダメ{ $points }か所は数えません
go-leads = { $side ->
    [black] 黒
   *[white] 白
}が約{ $points }目リード
go-about-even = ほぼ互角
go-passed = { $side ->
    [black] 黒
   *[white] 白
}パス
go-resigned = { $side ->
    [black] 黒
   *[white] 白
}投了
go-count = 整地
go-count-tip = 死に石にすべて印を付けたら目数を数える
go-resume = 対局再開
go-resume-tip = すべての石を残して続ける
go-pass = パス
go-pass-tip = 手番を飛ばす（続けて2回パスすると終局）
go-resign = 投了
go-resign-tip = 負けを認めて終える

## Moves in the narrow list of moves, which has room for eight letters.

go-listed-pass = パス
go-listed-resign = 投了

## The keys of the board, on the help page.

go-place-stone = そこに石を打つ、2回のパスのあとは死に・活きの印を付ける
go-pass-effect = パス、2回のパスのあとは整地
go-resign-effect = 2回押すと投了、2回のパスのあとは対局再開

## What a screen reader says of a point.

go-dead = 死に石
go-likely-black = おそらく黒地
go-likely-white = おそらく白地
go-likely-dead = おそらく死に石
go-point-territory = { $point }、空き、{ $owner ->
    [black] 黒の地
    [white] 白の地
   *[neutral] ダメ
}
go-group = つながった石{ $stones }子、呼吸点{ $liberties }

## The page about the rules. Each paragraph has a heading and mostly a picture, which a screen
## reader describes.

go-page-rules = 囲碁のルール
go-page-groups-heading = 石とつながり
go-page-groups = 黒が先手で、線の交わる空いた点に交互に石を打ちます。石は取られるまで動きません。線に沿ってつながった同じ色の石は一体で、活きるときも死ぬときも一緒です。
go-page-capturing-heading = 石を取る
go-page-capturing = つながった石に隣り合う空いた点を、呼吸点といいます。呼吸点がなくなった石は取られ、盤から除かれます。自分の最後の呼吸点をふさぐ手は、それで相手の石を取れるときしか打てません。
go-page-capturing-picture = 黒がC2に打ち、C3の白石を取る
go-page-eyes-heading = 2つの眼
go-page-eyes = 石に囲まれた空いた点を、眼といいます。離れた眼が2つあれば、その石は活きです。相手は両方を同時にふさげず、片方だけをふさぐことも許されないからです。
go-page-eyes-picture = 黒石は活き：A1とC1が眼
go-page-ko-heading = コウ
go-page-ko = 盤全体を前と同じ局面に戻す手は打てません。互いに石を取り返し続けられる形では、先にほかの場所に打つ必要があります。コウのルールは新しい対局で変えられます。
go-page-ko-picture = 黒がC3の石を取ったところ。白はすぐには取り返せない
go-page-end-heading = 終局
go-page-end = もう得をする手がなければパスします（F2）。続けて2回パスがあったら、死に石をクリックして印を付けます。一部は自動で印が付きます。活きているコンピューターの石に印を付けたり、自分の死に石を残したりすると、コンピューターが異議を出します。それから数えます。自分の石と、自分の石だけで囲んだ空いた点が、それぞれ1目です。地だけを数える日本ルールでは、囲んだ点と取った石が数えられます。白は後手なので、コミをもらえます。弱いほうが先に2～9子の石を置いて始めることもでき、これを置き碁といいます。
go-page-end-picture = 黒15目、白10目：小さな四角は、空いた点がどちらのものかを示す

## What Go says: src/words/go.rs

go-goal-area = 相手より広く盤を占めれば勝ち。続けて2回パスで終局
go-goal-territory = 相手より多くの地を囲み、石を取れば勝ち。続けて2回パスで終局
go-goal-stones = 盤上の石が相手より多ければ勝ち。続けて2回パスで終局
go-move-mark = { $point }に印
go-move-mark-title = { $point }に印
go-marked-dead = { $point }は死に石です
go-marked-alive = { $point }は活きています
go-why-captured = { $stone }は死んでいて、{ $point }で取れます
go-why-dies = { $stone }は二眼を作れません
go-why-seki = { $stone }はセキで活きています
go-move-count = 整地
go-move-count-title = 整地
go-move-resume = 対局再開
go-move-resume-title = 対局再開
go-move-resign = 投了
go-move-resign-title = 投了
go-refused-self-capture = { $point }は着手禁止点です（呼吸点がありません）：別の点を選んでください
go-refused-ko = { $point }はまだ取り返せません：先にほかの場所に打ってください（コウ）
go-refused-repetition = { $point }は前と同じ局面になります：先にほかの場所に打ってください（スーパーコウ）
go-refused-not-settling = 死に石の印は、2回のパスのあとに付けます
go-refused-no-stone = { $point }に石はありません：つながった石を選んでください
go-passes = { $name-kind ->
    [you] パスになります
   *[person] { $name }はパス
}：{ $side ->
    [black] 黒
   *[white] 白
}から再開します
go-level-medium = 石が取れるかどうかが見える
go-level-high = 1手ごとに何千局も試す
go-level-greedy = 石を取り、石を助ける
go-title = 囲碁
go-summary = 囲んで取る
go-counted-area = { $side ->
    [black] 黒
   *[white] 白
}：{ $points }目（石{ $stones }、地{ $territory }）
go-counted-area-komi = { $side ->
    [black] 黒
   *[white] 白
}：{ $points }目（石{ $stones }、地{ $territory }、コミ{ $komi }）
go-counted-territory = { $side ->
    [black] 黒
   *[white] 白
}：{ $points }目（地{ $territory }、アゲハマ{ $prisoners }）
go-counted-territory-komi = { $side ->
    [black] 黒
   *[white] 白
}：{ $points }目（地{ $territory }、アゲハマ{ $prisoners }、コミ{ $komi }）
go-counted-stones = { $side ->
    [black] 黒
   *[white] 白
}：{ $points }目（石{ $stones }）
go-counted-stones-komi = { $side ->
    [black] 黒
   *[white] 白
}：{ $points }目（石{ $stones }、コミ{ $komi }）

## The coach: mistakes that can be seen, in a review and on the coach’s card.

go-left-in-atari = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}アタリの{ $count }子を放置しました
go-put-in-atari = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}自分の{ $count }子をアタリにしました
go-missed-capture = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $point }で{ $count }子を取る手を逃しました
go-misread-ladder = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}シチョウの{ $count }子を動き出しました
go-filled-eye = { $name-kind ->
    [you] { "" }
   *[person] { $name }は
}{ $point }の自分の眼を埋めました
go-card-left-in-atari = { $count }子がアタリのままです
go-card-put-in-atari = 自分の{ $count }子がアタリになります
go-card-missed-capture = { $count }子を取れます
go-card-misread-ladder = シチョウで{ $count }子取られます
go-card-filled-eye = 自分の眼を埋める手です
go-why-in-atari = { $side ->
    [black] 黒
   *[white] 白
}が{ $point }で取ります
go-why-missed-capture = { $count }子に逃げられる前に{ $point }に打ちましょう
go-why-misread-ladder = { $side ->
    [black] 黒
   *[white] 白
}は{ $point }から次々とアタリをかけます
go-why-filled-eye = 石が活きるには2つの眼が必要です
