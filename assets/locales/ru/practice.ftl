## What the puzzles and the lesson share.

practice-next = Дальше
practice-try-again = Ещё раз
