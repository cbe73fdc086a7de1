## What Checkers says: src/words/checkers.rs

checkers-goal = Capture all of your opponent’s pieces, or leave them no move. If you can jump, you must
# $move: the move that was tried
# $jump: a move that is possible
checkers-refused-must-jump = You must jump: { $jump } instead of { $move }
checkers-refused-jump-on = { $move } stops too early: the piece must keep jumping
checkers-refused-not-yours = The piece on { $square } is your opponent’s
checkers-refused-no-piece = There is no piece on { $square }
checkers-refused-taken = { $move } ends on a square that is taken
checkers-refused-backward = { $move } goes backward: only kings can
checkers-refused-nothing-to-jump = { $move } jumps over no piece of your opponent’s
checkers-refused-other-board = { $move } is not a move on this board
# What the terminal adds to a drawing of the board.
checkers-must-jump = You must jump
