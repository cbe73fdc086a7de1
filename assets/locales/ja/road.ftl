## The road to Perfect: a list of short lessons of Connect 4, for a child of ten. The user is Red. Texts
## without a full stop at the end.

road-title = パーフェクトへの道
road-keys-arrows = 上、下
road-choose-effect = レッスンを選ぶ
road-enter-effect = レッスンを始める、続ける、またはもう一度
road-done = { $count }のうち{ $done }を達成
road-row = { $name }、{ $state ->
    [done] 達成済み
    [next] 次のレッスン
   *[open] 未達成
}
road-show-end = 続きを見る
road-show-end-effect = 双方の最善手で最後まで見る
road-showing-end = ここからは、{ $column }列目に続けて双方が最善手で最後まで打ちます
road-next = 次は「{ $name }」
road-start = 始める
road-play-perfect = 「パーフェクト」と対局

## What to do.

road-line = 赤の番：4つ並べましょう
road-stop = 赤の番：黄に4つ並べさせないようにしましょう
road-stop-two = 赤の番：黄のダブルリーチを防ぎましょう
road-two-threats = 赤の番：ダブルリーチを作りましょう
road-force = 赤の番：リーチを続けて勝ちましょう
road-keep-win = 赤の番：勝てる列を見つけましょう

## What is said of a right column.

road-stop-done = 正解！ 黄はもう4つ並べられません
road-stop-two-done = 正解！ 黄はダブルリーチを作れません
road-keep-win-done = 正解！ { $column }列目で勝てます
road-has-to-block = リーチ！ 黄は{ $column }列目を止めるしかありません
road-go-on = 黄が{ $column }列目を止めました。続けましょう

## What is said of a wrong column.

road-lets-yellow-threaten = { $column }列目に落とすと、黄がダブルリーチを作れます
road-yellow-threatens = 黄が{ $column }列目でダブルリーチを作りました。コマを戻して、もう一度
road-no-force = { $column }列目では、リーチを続けても4つ並びません。ほかの列を試しましょう
road-win-lost = { $column }列目では勝ちを逃します。勝てる列はほかにあります

## The lessons: the name, the idea in a sentence or two, and the praise at the end.

road-first-idea = 落とす、並べる、止める：ルールを1分で
road-lines-name = 4つの並び
road-lines-idea = 並びは横、縦、斜めにでき、間の1マスだけが空いていることもあります。落とす前に、まず自分の4つ目を探しましょう
road-lines-done = どの向きの並びも見えています。自分の4つ目がいつも最優先です
road-blocks-name = 止める
road-blocks-idea = 黄が3つ並べて4つ目のマスに落とせるなら、すぐ止めましょう。次の手では間に合いません
road-blocks-done = 見逃しなしです。落とす前に、いつも相手のリーチを確かめましょう
road-two-name = ダブルリーチ
road-two-idea = 1つのコマでリーチを2つ作りましょう。黄が止められるのは片方だけです。横に並ぶことも、すぐ上下に重なることもあります
road-two-done = ダブルリーチは勝ちです。自分の2本の並びが交わるマスを探しましょう
road-under-name = 勝ちマスの下には落とさない
road-under-idea = コマは次のコマの踏み台になります。黄が4つ並ぶマスのすぐ下には、決して落とさないようにしましょう
road-under-done = 落とす前に上を見ていますね。うっかりの1手で負ける対局は多いのです
road-middle-name = 中央
road-middle-idea = 中央の列は、いちばん多くの並びが通ります。急ぐ手がなければ、そこに落としましょう
road-middle-done = 中央を取りました。空の盤で勝てるのは中央の列だけです
road-bottom-name = 一番下の段
road-bottom-idea = 一番下の段に2つ並び、両側が空いていると、ダブルリーチになれます。自分のは使い、黄のは早めに止めましょう
road-bottom-done = 一番下の2つは危険信号です。もう見逃しませんね
road-wait-name = 待つリーチ
road-wait-idea = 自分の勝ちマスは、すぐ下に誰も落とさないうちは生きています。その下は空けておき、ほかに落としましょう
road-wait-done = 待つことができました。残るリーチは、止められたリーチより強いのです
road-odd-name = 奇数段と偶数段
road-odd-idea = 盤が埋まっていくと、先手はたいてい下から奇数の段（1、3、5）に落とします。勝ちマスは奇数の段に作りましょう
road-odd-done = 先手なら下から3段目か5段目です。黄は偶数の段を狙います
road-zugzwang-name = ツークツワンク
road-zugzwang-idea = ほかの列がすべて埋まると、黄はあなたの勝ちマスのすぐ下に落とすしかありません。それまで大事に守りましょう
road-zugzwang-done = 黄にはもう良い手がありませんでした。これがツークツワンクです
road-follow-name = すぐ上に落とす
road-follow-idea = 奇数の段に勝ちマスがあれば、たいていついていくだけで大丈夫です。黄のコマのすぐ上、同じ列に落としましょう
road-follow-done = ついていけば、安全な列がなくなるのは黄のほうです
road-force-name = 止めるしかない手
road-force-idea = リーチは止めるしかないので、落とす前から相手の手が分かります。リーチを続けて4つ並べましょう
road-force-done = リーチの連続で、黄は一度も手を選べませんでした
road-sacrifice-name = マスを捨てる
road-sacrifice-idea = ときには、自分の勝ちマスのすぐ下に落とします。黄はそこを止めるしかなく、その上のマスはあなたのものです
road-sacrifice-done = 1マスを捨てて、もっと良いマスを手に入れました
road-plan-name = 作戦
road-plan-idea = 作戦とは、対局の最後まで使える簡単な決まりです：4つ並べる、止める、それ以外はすぐ上に落とす。最初の手を見つけたら、F7で作戦を見てみましょう
road-plan-done = 作戦があれば、遠くまで読まなくて済みます。自分の対局でもF7で探せます
road-opening-name = 最初の数手
road-opening-idea = 4列目から始めます。黄がそこに続けるうちは、自分も4列目です。2列目や3列目に来たら、勝てる手は2つだけです
road-opening-done = 勝てる対局の最初の数手を覚えました
road-puzzles-idea = 目を鍛えましょう：問題を10問解く
road-trainer-idea = 黄の最初の手への応じ方を覚えましょう：10局面
road-endings-idea = 勝ちの局面を勝ちきりましょう：5局面
road-perfect-name = パーフェクトに勝つ
road-perfect-idea = 先手で、補助なしで勝ちましょう：ヒント、解析、待ったはなしです。先手は必ず勝てます
road-perfect-done = 先手で、補助なしでパーフェクトに勝ちました。道のりを歩ききりました！
