## The options of the next game and of a computer, in the choice of players: a name, with its values
## beside it as buttons. Names and values are short. Explanations appear where the pointer rests.

options-board = 盤
options-in-a-row = 並べる数
options-coins-in-a-row = コマをいくつ並べれば勝ちか
options-stones-in-a-row = 石をいくつ並べれば勝ちか
options-rules = ルール
options-rules-about = 禁手なし：5つ以上並べれば勝ち。長連不可：ちょうど5つ。三々・四々禁止（ここでの標準）：黒の三々と四々が禁手。連珠：黒の長連も禁手
options-rule-freestyle = 禁手なし
options-rule-standard = 長連不可
options-rule-restricted = 三々・四々禁止
options-rule-renju = 連珠
options-handicap = 置き石
options-handicap-about = 弱いほうの黒が、先に置く石
options-handicap-none = なし
options-scoring = 数え方
options-scoring-about = 地と石：自分の石と囲んだ点。地：囲んだ点と取った石。石のみ：自分の石だけ
options-scoring-area = 地と石
options-scoring-territory = 地
options-scoring-stones = 石のみ
options-komi = コミ
options-komi-about = 先手の黒に対して、白がもらう目数
options-points = { $points }

options-ko = コウ
options-ko-about = 同形禁止：前と同じ局面には戻せません。取り返しのみ：すぐに取り返すことだけを禁じます
options-ko-positional = 同形禁止
options-ko-simple = 取り返しのみ
options-ko-none = なし
options-dead = 死に石
options-dead-about = 2回のパスのあと。残す：すべての石を数えます。印を付ける：先に死に石に印を付けます
options-dead-stay = 残す
options-dead-settle = 印を付ける
options-suicide = 自殺手
options-suicide-about = 許可：自分の石の最後の呼吸点をふさぐ手も打てます。その石は盤から取り除かれます
options-suicide-forbidden = 禁止
options-suicide-allowed = 許可
options-men = 駒の段数
options-men-about = 開始時に、それぞれの駒を何段並べるか
options-repetition = 同形反復
options-repetition-about = 同じ局面が3回、または2回現れたら引き分け
options-repetition-third = 3回
options-repetition-second = 2回

## A computer

options-character = 棋風
options-character-neutral = 普通
options-character-aggressive = 攻撃的
options-character-defensive = 守備的
options-evaluation = 評価
options-evaluation-threats = リーチ重視
options-evaluation-2002 = 初代（2002年）
options-evaluation-plot4 = 標準
options-evaluation-ratlla = 並びを数える
options-evaluation-students = 簡単な表
options-chosen = { $value ->
    [neutral] 普通
    [aggressive] 攻撃的
    [defensive] 守備的
    [threats] リーチ重視
    [as-in-2002] 初代（2002年）
    [ratlla] 並びを数える
    [students] 簡単な表
   *[plot4] 標準
}
options-games = プレイアウト数
options-number = { NUMBER($number) }
options-less-depth = 1手浅く読む
options-more-depth = 1手深く読む
