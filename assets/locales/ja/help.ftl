## The help page: all keys, the computers, and links to pages that explain something.

help-title = ヘルプ
help-computers = コンピューター
help-open-page = { $title }…
help-line = { $name }：{ $effect }

## The page about the analysis.

help-analysis = 解析の見方
help-win = 勝ち
help-win-text = 相手がどう応じても勝てる手です。数字は勝つまでの手数で、双方の手を数えます。7なら、この手から数えて7手目で勝ちます。最善手は目立つように表示されます。
help-win-picture = 7
help-win-by-text = 相手がどう応じても勝てる手です。数字は石の差です。+12なら、双方が最善を尽くせば12石差で勝ちます。最善手は目立つように表示されます。
help-draw = 引き分け
help-draw-text = この手のあとは、どちらにも必勝手順がありません。
help-draw-picture = 等号
help-loss = 負け
help-loss-text = この手のあとは、相手が勝てます。数字はどれだけ粘れるかで、双方の手を数えます。12なら、この手から数えて12手目で負けます。2なら、すぐ次の手で負けます。
help-loss-picture = 12
help-loss-by-text = この手のあとは、相手が勝てます。数字は石の差です。−4なら、双方が最善を尽くせば4石差で負けます。
help-estimate = 推定
help-bar = 盤の横のバー
help-bar-picture = 2色のバー
help-bar-exact = バーは、今の局面でどちらが勝っているかを示します。色はそれぞれの側を表し、多いほどその側が有利です。真ん中は引き分けです。下端の文字は、どちらが何手で勝つかを示します。
help-bar-margin = バーは、今の局面でどちらが勝っているかを示します。色はそれぞれの側を表し、多いほどその側が有利です。真ん中は引き分けです。下端の文字はどちらが優勢かを示し、終局まで読み切ると何石差で勝つかを示します。
help-bar-chances = バーは、今の局面でどちらが優勢かを示します。色はそれぞれの側を表し、多いほどその側が有利です。真ん中なら五分五分です。下端の文字は、どちらが優勢かとその勝率を示します。
help-graph = グラフ
help-graph-text = グラフは、バーの動きを対局全体にわたって示します。点は悪手を示し、その種類は棋譜に表示されます。グラフをクリックすると、そのときの盤が見られます。
help-accuracy = 正確さ
help-accuracy-text = 正確さは、あなたの手が最善手にどれだけ近かったかを示します。最善手と同じ良さの手は100%で、損が大きいほど下がります。損は、囲碁では目、リバーシでは石、チェッカーでは駒、四目並べでは終局までの手数、五目並べでは必勝を逃したかどうかで数えます。対局の正確さはその平均で、少し厳しめの値です。選ぶ余地のない手は数えません。
