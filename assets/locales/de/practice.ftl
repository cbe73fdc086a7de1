## What the puzzles and the lesson share.

practice-next = Weiter
practice-try-again = Noch einmal
