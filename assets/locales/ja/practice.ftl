## What the puzzles and the lesson share.

practice-next = 次へ
practice-try-again = もう一度
