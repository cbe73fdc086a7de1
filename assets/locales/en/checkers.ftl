## The board of Checkers.

# The line below the board when it is the user's turn.
checkers-how-to-play = Click a piece, then a square

# The page about the analysis: an example of what follows.
checkers-estimates-example = +0.2

## Beside the name of the game, in a list: "English draughts · 8 × 8".

checkers-subtitle-usual = Standard rules
# The game starts from a position of the user's own.
checkers-subtitle-position = Custom position
checkers-subtitle-rows = { $rows ->
    [one] { $rows } row of men
   *[other] { $rows } rows of men
}

## The keys of the board, on the help page.

checkers-press = Pick up the piece, or move to that square
checkers-keys-square = 1 to 32, then - or X
checkers-go-to-square = Move the cursor to that square, then pick up its piece
checkers-step-back = Take back the last step of an unfinished move

## What a screen reader says of a square.

checkers-square-empty = { $square }, empty

# $square: its number.
# $piece: what stands on it.
checkers-square = { $piece ->
    [red-man] { $square }, red man
    [red-king] { $square }, red king
    [white-man] { $square }, white man
   *[white-king] { $square }, white king
}

## Parts of a list, after the name of a square.

# The piece on this square was moved last.
checkers-moved-last = moved last
# The user has begun a move of this piece.
checkers-picked-up = picked up
# The user has begun a jump of this piece, and it must jump again.
checkers-must-jump-again = picked up, must jump again
# The piece that the user has picked up can go to this square.
checkers-can-go-here = can go here
# The piece that the user has picked up has jumped over this one.
checkers-captured = captured
checkers-must-jump = must jump
checkers-can-move = can move

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

checkers-page-rules = The rules of Checkers

checkers-page-moving-heading = Moving
checkers-page-moving = Red plays first, and the players take turns. A man moves one step diagonally forward to an empty dark square. Red’s men move down the board, White’s move up. The dark squares are numbered: 5-8 is a move from square 5 to square 8.
checkers-page-moving-picture = A red man moves from square 5 to square 8

checkers-page-jumping-heading = Jumping
checkers-page-jumping = A piece captures an opponent’s piece next to it by jumping over it to the empty square behind. If you can jump, you must, but you may choose which jump. If the same piece can jump again, it must: the whole chain is one move. Pieces that must jump have a ring around them. In a chain, click one square after the other. Esc takes a step back.
checkers-page-jumping-picture = A red man jumps from square 4 over 7 to 11, and then over 14 to 18

checkers-page-kings-heading = Kings
checkers-page-kings = A man that reaches the last row becomes a king, and its turn ends there. A king moves and jumps forward and backward, one step at a time.
checkers-page-kings-picture = A red man moves from square 14 to square 17 in the last row, and a red king stands on square 5

checkers-page-end-heading = The end
checkers-page-end = You win when your opponent cannot move, because all their pieces are captured or blocked. The game is a draw when the same position comes up for the third time, or after 40 moves by each side without a capture or a man’s move. You can change both rules for a new game.
checkers-page-end-picture = White’s only man, on square 10, cannot move: red men stand on 7 and 5

## What Checkers says: src/words/checkers.rs

checkers-goal = Capture all of your opponent’s pieces, or leave them no move. If you can jump, you must
# $move: the move that was tried
# $jump: a move that is possible
checkers-refused-must-jump = You must jump: { $jump } instead of { $move }
checkers-refused-jump-on = { $move } stops too early: the piece must keep jumping
checkers-refused-not-yours = The piece on { $square } is your opponent’s
checkers-refused-no-piece = There is no piece on { $square }
checkers-refused-taken = { $move } ends on an occupied square
checkers-refused-backward = { $move } goes backward: only kings can
checkers-refused-nothing-to-jump = { $move } does not jump over an opponent’s piece
checkers-refused-other-board = { $move } is not a move on this board

# How a computer plays: on its card, and after its name in a list. About thirty letters.
checkers-level-learner = looks no further than a capture
checkers-level-medium = sees a few moves ahead
checkers-level-high = sees far, knows the endgames
checkers-level-greedy = takes what it can
checkers-level-random = makes random moves
checkers-level-dummy = makes the first possible move

# The name of the game, and what it is about in three or four words.
checkers-title = Checkers
checkers-summary = jump and crown
# How a game is set up, in a list: "8x8 · 3 rows of men · draw at the second repetition".
checkers-setup-drawn-by-repetition = draw when a position repeats
checkers-setup-drawn-after = { $moves ->
    [0] no draw by move count
    [one] draw after 1 move without progress
   *[other] draw after { $moves } moves without progress
}

## The coach: mistakes that can be seen, in a review and on the coach’s card.

# The player lost pieces, in jumps that had to be made.
# $name (name): the player
# $piece: [man], [king], [piece], [king-for-man] or [trade]: what is lost or won in the end; [piece] if it is men and kings, [trade] if more is lost than won, or more won than lost, of different pieces
# $count (number): how many
# $move: the opponent’s jump, such as 15x22
checkers-lost = { $name } lost { $piece ->
    [man] { $count ->
        [one] a man
       *[other] { $count } men
    }
    [king] { $count ->
        [one] a king
       *[other] { $count } kings
    }
    [king-for-man] a king for a man
    [trade] more than was won back
   *[piece] { $count ->
        [one] a piece
       *[other] { $count } pieces
    }
}: { $move }
# The player could have won pieces, or more of them.
# $name (name): the player
# $move: the better move, such as 22x15x8 or 22-18
# $piece: [man], [king], [piece], [king-for-man] or [trade]: what is lost or won in the end; [piece] if it is men and kings, [trade] if more is lost than won, or more won than lost, of different pieces
# $count (number): how many
checkers-missed = { $name } missed { $move }, which wins { $piece ->
    [man] { $count ->
        [one] a man
       *[other] { $count } men
    }
    [king] { $count ->
        [one] a king
       *[other] { $count } kings
    }
    [king-for-man] a king for a man
    [trade] more than it loses
   *[piece] { $count ->
        [one] a piece
       *[other] { $count } pieces
    }
}
# The heading of the coach’s card.
# $piece: [man], [king], [piece], [king-for-man] or [trade]: what is lost or won in the end; [piece] if it is men and kings, [trade] if more is lost than won, or more won than lost, of different pieces
# $count (number): how many
checkers-card-lost = That loses { $piece ->
    [man] { $count ->
        [one] a man
       *[other] { $count } men
    }
    [king] { $count ->
        [one] a king
       *[other] { $count } kings
    }
    [king-for-man] a king for a man
    [trade] more than it wins back
   *[piece] { $count ->
        [one] a piece
       *[other] { $count } pieces
    }
}
# The heading of the coach’s card.
# $piece: [man], [king], [piece], [king-for-man] or [trade]: what is lost or won in the end; [piece] if it is men and kings, [trade] if more is lost than won, or more won than lost, of different pieces
# $count (number): how many
checkers-card-missed = You can win { $piece ->
    [man] { $count ->
        [one] a man
       *[other] { $count } men
    }
    [king] { $count ->
        [one] a king
       *[other] { $count } kings
    }
    [king-for-man] a king for a man
    [trade] more than you lose
   *[piece] { $count ->
        [one] a piece
       *[other] { $count } pieces
    }
}
# Below the heading. $side is the opponent.
# $side: [red] or [white]
# $move: the opponent’s jump, such as 15x22
checkers-why-lost = { $side ->
    [red] Red
   *[white] White
} plays { $move }
# Below the heading.
# $move: the better move, such as 22x15x8 or 22-18
checkers-why-missed = Play { $move }
