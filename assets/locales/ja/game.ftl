## Sentences about a game in progress that are the same in every game: in the window, in the
## terminal and for screen readers.

game-you = あなた
game-name-and-rank = { $name } { $rank }

game-list-and = { $list }、{ $item }
game-introduction =
    { $game }：{ $setup }
    { $goal }

## The sides. They stand where names of people stand: “Red wins”.

game-side-red = 赤
game-side-yellow = 黄
game-side-black = 黒
game-side-white = 白

## A move that is made without a question, and moves that are refused

game-passes = { $name-kind ->
    [you] パスになります
   *[person] { $name }はパス
}：打てる手がありません
game-pass = パス
game-pass-title = パス
game-refused-over = 対局は終わっています
game-refused-off-board = { $point }という点はありません：A1～{ $last }から選んでください
game-refused-taken = { $point }はふさがっています：空いている点を選んでください

## How a game ended: in the headline, in announcements, on pictures

game-wins-line = { $name-kind ->
    [you] 勝ちました
   *[person] { $name }の勝ち
}：{ $direction ->
    [row] 横
    [column] 縦
   *[diagonal] 斜め
}に{ $count }つ並びました
game-wins-lines = { $name-kind ->
    [you] 勝ちました
   *[person] { $name }の勝ち
}：同時に{ $count }本そろいました
game-wins-no-pieces = { $name-kind ->
    [you] 勝ちました：相手の駒をすべて取りました
   *[person] { $loser-kind ->
        [you] 負けました：駒をすべて取られました
       *[person] { $name }の勝ち：{ $loser }の駒がなくなりました
    }
}
game-wins-no-moves = { $name-kind ->
    [you] 勝ちました：相手は動けません
   *[person] { $loser-kind ->
        [you] 負けました：もう動けません
       *[person] { $name }の勝ち：{ $loser }は動けません
    }
}
game-wins-resigned = { $name-kind ->
    [you] 勝ちました：相手が投了しました
   *[person] { $loser-kind ->
        [you] 投了しました：{ $name }の勝ち
       *[person] { $name }の勝ち：相手の投了
    }
}
game-wins-by = { $name-kind ->
    [you] { $unit ->
        [disc] { $count }石差で勝ちました
       *[point] { $count }目勝ちました
    }
   *[person] { $loser-kind ->
        [you] { $unit ->
            [disc] { $count }石差で負けました
           *[point] { $count }目負けました
        }
       *[person] { $unit ->
            [disc] { $name }の{ $count }石勝ち
           *[point] { $name }の{ $count }目勝ち
        }
    }
}
game-wins = { $name-kind ->
    [you] 勝ちました！
   *[person] { $name }の勝ち
}
game-ended-line = { $move }手目で{ $direction ->
    [row] 横
    [column] 縦
   *[diagonal] 斜め
}に{ $count }つ並びました
game-ended-lines = { $move }手目で同時に{ $count }本そろいました
game-decided-double = { $move }手目で{ $shape ->
    [stacked] 上下に並ぶ2つの狙い
   *[apart] 2つの狙い
}ができ、{ $name-kind ->
    [you] { "" }
   *[person] { $name }は
}片方しか防げませんでした
game-decided-mistake = { $move }手目：{ $said }
game-drawn-full-board = 引き分け：盤が埋まりました
game-drawn-second-time = 引き分け：同じ局面が2回現れました
game-drawn-third-time = 引き分け：同じ局面が3回現れました
game-drawn-no-progress = 引き分け：駒取りも普通の駒の動きもなく、双方{ $moves }手ずつ
game-drawn-agreed = 引き分け：合意
game-draw-too-early = { $name }は断りました：{ $number }手目より前は引き分けにしません
game-draw-winning = { $name }は引き分けを断りました：勝っていると考えています
game-draw-offered = { $name }が引き分けを提案しています。F6で受け入れます
game-resign-again = 投了しますか？ もう一度F4を押すと確定します
game-draw-again = 引き分けにしますか？ もう一度F6を押すと確定します
game-drawn-equal = { $unit ->
    [disc] 引き分け：石の数が同じです
   *[point] 引き分け：同じ目数です
}

## The headline over the board

game-your-turn = あなたの番です
game-to-move = { $name }の番
game-thinking = 考え中…
game-paused = 一時停止中
game-looking-back = { $move ->
    [0] 開始時の局面
   *[other] { $move }手目の局面
}
game-question-dead-stones = 死に石に印を付けて「整地」を押してください
game-after-move = { $move }手目まで · { $now }

## For screen readers: the last move and what comes now

game-moved = { $name }：{ $move }
game-ended-after = { $result }。{ $count }手で終局です
game-move-by = { $move }（{ $name }）
game-taken-back = 戻した手：{ $moves }
game-taken-back-many = { $count }手戻しました
game-played-again = やり直した手：{ $moves }
game-played-again-many = { $count }手やり直しました
game-before-first = 最初の手の前
game-at-move = { $count }手中{ $number }手目、{ $name }：{ $move }
game-comment = コメント：{ $text }

## The card of a player

game-card-your-turn = あなたの番
game-card-to-move = 手番
game-card-thinking = 考え中…
game-card-waiting = 待機中
game-card-passes = パス
game-card-wins = { $count }勝
game-card-draws = { $count }引き分け
game-card-captured = 取った駒{ $count }個

## What a computer found: on its card

game-value-wins = 勝ち
game-value-wins-in = { PLIES_TO_WIN($count) }手で勝ち
game-value-loses = 負け
game-value-loses-in = { PLIES_TO_LOSE($count) }手で負け
game-value-draws = 引き分け
game-value-estimate = { $standing ->
    [much-better] 勝勢とみる
    [better] 優勢とみる
    [slightly-better] やや優勢とみる
    [slightly-worse] やや劣勢とみる
    [worse] 劣勢とみる
    [much-worse] 敗勢とみる
   *[even] 互角
}
game-value-share = 勝率{ $percent }%
game-found-book = 定跡から：{ $value }
game-found-glance = ひと目：{ $value }
game-found-end = 最後まで読み切り：{ $value }
game-found-ahead = { $count }手先まで読み：{ $value }
game-found-tried = { $count }局打ってみて：{ $value }
game-found-nothing = 先を読んでいません
game-found-expects = 予想手順：{ $moves }
game-found-considers = 候補手：{ $moves }
game-and-more = { $moves } …
game-figures-win = 勝ち
game-figures-loss = 負け
game-figures-win-in = { $plies }手（双方）で勝ち
game-figures-loss-in = { $plies }手（双方）で負け
game-figures-value = 評価値{ $value }
game-figures = 深さ{ $depth }、{ $count }局面、{ $value }
game-figures-playouts = プレイアウト{ $count }回中{ $percent }%勝ち、{ $value }

## What the analysis says of a move, after its name: "Column 4, wins in 4 moves"

game-verdict-won = 勝ち
game-verdict-wins-by = { $count }石勝ち
game-verdict-wins-at-once = すぐに勝ち
game-verdict-wins-in = { PLIES_TO_WIN($count) }手で勝ち
game-verdict-draws = 引き分け
game-verdict-loses = 負け
game-verdict-loses-by = { $count }石負け
game-verdict-loses-at-once = すぐに負け
game-verdict-loses-in = { PLIES_TO_LOSE($count) }手で負け
game-verdict-estimate = { $standing ->
    [much-better] 勝勢（推定）
    [better] 優勢（推定）
    [slightly-better] やや優勢（推定）
    [slightly-worse] やや劣勢（推定）
    [worse] 劣勢（推定）
    [much-worse] 敗勢（推定）
   *[even] 互角（推定）
}
game-verdict-number = { $value }（推定）

## What the analysis says of the position in view

game-evaluation-unknown = まだ不明
game-evaluation-won = { $name }の勝ち（終局）
game-evaluation-lost = { $name }の負け（終局）
game-evaluation-wins = { $name }の勝ち
game-evaluation-wins-by = { $name }の{ $count }石勝ち（確定）
game-evaluation-wins-in = { $name }が{ PLIES_TO_WIN($count) }手で勝ち
game-evaluation-loses = { $name }の負け
game-evaluation-loses-by = { $name }の{ $count }石負け（確定）
game-evaluation-loses-in = { $name }が{ PLIES_TO_LOSE($count) }手で負け
game-evaluation-draw = 最善なら引き分け
game-evaluation-estimate = { $standing ->
    [much-better] { $name }が勝勢（推定）
    [better] { $name }が優勢（推定）
    [slightly-better] { $name }がやや優勢（推定）
    [slightly-worse] { $name }がやや劣勢（推定）
    [worse] { $name }が劣勢（推定）
    [much-worse] { $name }が敗勢（推定）
   *[even] 互角（推定）
}
game-evaluation-number = { $name }：{ $value }（推定）
game-best = 最善：{ $move }

## Hints

game-hint-looking = ヒントを探しています…
game-dead-looking = 死に石を探しています…
game-best-line = 最善手順：{ $moves }
game-best-line-more = 最善手順：{ $moves } …
game-hint-as-good = 同じくらい良い手：{ $moves }
game-hint-as-good-more = 同じくらい良い手：{ $moves }など
game-hint-all-as-good = どの手も同じくらい良い手です
game-hint-play = 最善：{ $move }
game-hint-pass = パスが最善です
game-hint-forced = 選べる手は{ $move }だけです
game-hint-must-pass = 打てる手がないのでパスします
game-hint-to-win = { $move }で勝ちです
game-hint-to-block = { $move }で相手を止めましょう
game-hint-to-double = { $move }で2つの狙いができます
game-hint-wins = 相手がどう応じても勝てます
game-hint-wins-in = 相手がどう応じても{ PLIES_TO_WIN($count) }手で勝てます
game-hint-loses = 相手に必勝手順があります
game-hint-loses-in = 相手はどう応じられても{ PLIES_TO_LOSE($count) }手で勝てます
game-hint-loses-at-once = どの手を選んでも、次の手で相手が勝ちます
game-hint-only = ほかの手では、次の手で相手が勝ちます
game-hint-draws = どちらにも必勝手順はありません
game-hint-estimate = { $standing ->
    [much-better] 勝勢です
    [better] 優勢です
    [slightly-better] やや優勢です
    [slightly-worse] やや劣勢です
    [worse] 劣勢です
    [much-worse] 敗勢です
   *[even] 互角です
}
game-hint-looked = { $hint }（{ $count }手先まで読みました）
game-hint-tried = { $hint }（{ $count }局打ってみました）

## Notices

game-no-result = { $moves }手でも勝負がつきません：堂々巡りかもしれません。Pを押すと続けます
game-waiting-letter = { $letter }… 続けて段の数字を入力してください · { $letter }だけ：{ $meaning }
game-waiting-number = { $letter }… 続けて段の数字を入力してください。Escで取り消し
game-stand-in = { $reason }。代わりに{ $name }が入ります
game-play-from-here = { $move ->
    [0] 開始時の局面です。
   *[other] { $move }手目の局面です。
}同じ場所をもう一度選ぶと、ここから続けます。その後の{ $count }手は残ります
game-line-left = その後の{ $count }手は変化として残っています：Vを押すと見られます
game-line-tried = この手は変化です。本筋はそのままです：Vを押すと見られます
game-ended-within = これは{ $move }手目の時点の結果です。その後の{ $count }手は対局に残ります：Endを押すと最後の手が見られます
game-new-you-begin = 新しい対局：あなたは{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}で、先手です
game-new-begins-as = 新しい対局：{ $name }が{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}で先手
game-new-begins = 新しい対局：{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}が先手
game-new-swapped = 先手と後手を入れ替えて新しい対局：{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}が先手
game-new-you-answer = 新しい対局：{ $name }が先手、あなたは{ $side ->
    [red] 赤
    [yellow] 黄
    [black] 黒
   *[white] 白
}です

## What to press, under the board. The single letters and F1, End and Ctrl+Z are keys.

game-press-help = F1ですべてのキーを表示
game-press-continue = Pでここから続けて対局、ピリオドキーで1手だけ進めます
game-press-twice = 同じ手を2回選ぶと、ここから続けます
game-press-end = Endで最後の手へ
game-press-review = Rで対局を検討
game-press-undo = Ctrl+Zで最後の手を戻す
game-taught = { $count ->
    [0] コーチの警告はありませんでした
   *[other] コーチの警告：{ $count }回
}

## Computer players. Their names stand where people’s names stand: “High wins”.

game-level-learner = 入門
game-level-casual = 初心者
game-level-low = 初級
game-level-fair = 初中級
game-level-medium = 中級
game-level-skilled = 中上級
game-level-advanced = 準上級
game-level-high = 上級
game-level-perfect = パーフェクト
game-level-random = ランダム
game-level-greedy = 欲張り
game-level-dummy = ダミー
game-level-depth = 深さ{ $depth }
game-level-games = プレイアウト{ $games }回
game-level-custom = カスタム
game-strength = 強さ{ $level }/{ $most }
game-level-looks = { $count }手先まで読む
game-level-tries = 1手ごとに最大{ $count }局試す
game-level-beginners = 初めての人向け
game-level-at-a-glance = { $all }手中{ $count }手は読まずに選ぶ
game-level-at-random = { $all }手中{ $count }手はでたらめに打つ
game-level-slips-rarely = たまに見落とす
game-level-further = さらに先まで読む
game-level-stones-anywhere = でたらめに打つ

## A computer objects to what the user wants to decide

game-objection-alive = { $name }の異議：{ $groups }は{ $count ->
    [1] { "" }
   *[other] どれも
}活きています。印を直すか、続けて打つか、もう一度整地してください
game-objection-dead = { $name }の異議：{ $groups }は{ $count ->
    [1] { "" }
   *[other] どれも
}死んでいます。印を直すか、続けて打つか、もう一度整地してください
game-objection-both = { $name }の異議。活き：{ $alive }。死に：{ $dead }。印を直すか、続けて打つか、もう一度整地してください
