## The help page: all keys, the computers, and links to pages that explain something.

help-title = ヘルプ
help-computers = コンピューター
help-open-page = { $title }…
help-line = { $name }：{ $effect }

## The page about the analysis.

help-analysis = 解析の見方
help-win = 勝ち
help-win-text = 相手がどう応じても勝てる手です。数字は勝つまでの手数です。W4なら、この手を含めて自分の4手目で勝ちます。最善手は目立つように表示されます。
help-draw = 引き分け
help-draw-text = この手のあとは、どちらにも必勝手順がありません。
help-draw-picture = 等号
help-loss = 負け
help-loss-text = この手のあとは、相手が勝てます。数字はどれだけ粘れるかです。L6なら、この手を含めて自分が6手指したあとに負けます。L1なら、すぐ次の手で負けます。
help-estimate = 推定
help-bar = 盤の横のバー
help-bar-picture = 2色のバー
help-bar-exact = バーは、今の局面でどちらが勝っているかを示します。色はそれぞれの側を表し、多いほどその側が有利です。真ん中は引き分けです。バーの横のW4は、4手で勝つという意味です。
help-bar-chances = バーは、今の局面でどちらが優勢かを示します。色はそれぞれの側を表し、多いほどその側が有利です。真ん中なら五分五分です。横の数字は、優勢な側の勝率です。Wは、その側がもう勝っているという意味です。
help-graph = グラフ
help-graph-text = グラフは、バーの動きを対局全体にわたって示します。×印は悪手で、棋譜には「勝ち → 負け」や「65% → 35%」と表示されます。グラフをクリックすると、そのときの盤が見られます。
help-accuracy = 正確さ
help-accuracy-chances = 正確さは、悪手でなかった手の割合です。勝ちを引き分けや負けにした手、引き分けを負けにした手、推定の勝率を20ポイントより多く下げた手が、悪手です。「6/8」は、8手のうち6手が好手だったという意味です。
help-accuracy-exact = 正確さは、結果を保った手の割合です。勝ちなら勝ちのまま、引き分けなら引き分けのままの手を数えます。「6/8」は、8手のうち6手がそうだったという意味です。遠回りでも勝ちは勝ちです。推定だけの手と、負けの局面での手は数えません。
