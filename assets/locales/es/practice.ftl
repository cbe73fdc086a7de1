## What the puzzles and the lesson share.

practice-next = Siguiente
practice-try-again = Reintentar
