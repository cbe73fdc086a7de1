## What the puzzles and the lesson share.

practice-next = Next
practice-try-again = Try again
