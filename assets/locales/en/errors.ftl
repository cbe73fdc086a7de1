## What is wrong with a text, a value or a move, and what would be right. These appear below the
## board, after a file was opened, and in the terminal.

# The last step of a list of which one has to be chosen: low, medium or high.
# $list: all but the last, as in play-longer-list.
# $last (choice): the last, a number where it is one.
errors-or = { $list } or { $last }

## Moves

# $kind: column, point or square.
# $name: the place that was written: P1.
# $first: the first place of the board: A1.
# $last: the last one: O15.
errors-no-such-place = { $kind ->
    [column] There is no column { $name }: choose { $first } to { $last }
    [square] There is no square { $name }: choose { $first } to { $last }
   *[point] There is no point { $name }: choose { $first } to { $last }
}
# In Go, columns have the letters A to Z without I.
# $name: the point that was written: I5.
# $first: the first point of the board: A1.
# $last: the last one: J9.
errors-no-letter-i = There is no point { $name }: choose { $first } to { $last } (the letter I is not used)
# $examples: moves as they are written: 11-15 or 15x24.
errors-not-a-move = This is not a move: write one such as { $examples }
# A word of a saved game.
errors-not-a-move-of-the-game = This is not a move of this game
# Checkers. 11-15 is a move, 15x24x31 a jump.
# $from: the number of a square.
# $to: the number of a square.
errors-no-such-move = No piece can go from { $from } to { $to }: write a move as in 11-15, a jump as in 15x24x31
# Checkers. $jump is one of the jumps that were meant.
errors-several-jumps = There are several such jumps: write every square, as in { $jump }
# Checkers: moves are listed with numbers.
# $number: the number that was typed.
# $count: the number of moves in the list.
errors-not-listed = The list has no move { $number }: choose 1 to { $count }
# A list of moves, from a file or a command.
# $number: which move is wrong, counted from 1.
# $text: the text of the move.
# $problem: what is wrong with it, as a sentence.
errors-move-list = Move { $number } (“{ $text }”): { $problem }

# Why the rules do not allow a move. Go: superko, ko, self-capture, not-settling, no-stone. Gomoku: double-three, double-four, overline, may-not-pass. Checkers: from no-piece on. Connect 4:
# full-column. Reversi: turns-nothing, may-not-pass.
errors-refused = { $reason ->
    [game-over] The game is already over
    [off-board] This place is not on the board
    [full-column] This column is full
    [taken] This place is already taken
    [double-three] Double three is forbidden for Black
    [double-four] Double four is forbidden for Black
    [overline] An overline is forbidden for Black
    [may-not-pass] You can pass only if there is nowhere to play
    [self-capture] The stone would have no liberties
    [ko] You can’t recapture right away (ko)
    [superko] This would repeat an earlier position (superko)
    [not-settling] You can mark dead stones only after two passes
    [no-stone] There is no stone on this point
    [no-piece] There is no piece on this square
    [not-yours] This is your opponent’s piece
    [backward] A man can only move forward
    [nothing-to-jump] There is no piece to jump over
    [must-jump] You must jump
    [must-jump-on] The piece must keep jumping
    [other-board] This move is for a board of another size
    [turns-nothing] This disc would not flip any discs
   *[other] The rules do not allow this move
}

## Options of a game

# $value: the text that was found.
# $example: a right value.
errors-unreadable-value = “{ $value }” cannot be used here: write it like { $example }
# $columns (number): the columns of this board.
# $rows (number): its rows, which are more or fewer.
errors-oblong = The board must be square: { $columns } columns and { $rows } rows are not possible in this game
# $value: the text that was found.
# $names: the right values: third or first.
errors-unknown-value = Unknown value “{ $value }”: choose { $names }
# $value: the number or text that was found.
# $least: the least number.
# $most: the greatest number.
errors-value-range = Unsupported value “{ $value }”: choose { $least } to { $most }
# $value: the number or text that was found.
# $least: the least number.
# $most: the greatest number.
# $word: a word that may stand in place of a number: never.
errors-value-range-or-word = Unsupported value “{ $value }”: choose { $least } to { $most }, or { $word }
# $size: the size asked for: 40.
# $least: the least number of rows and columns.
# $most: the greatest number of rows and columns.
errors-board-size = Unsupported board size { $size }: choose { $least } to { $most }
# Checkers: rows and columns are even.
# $size: the size asked for: 7x7.
# $least: the least number of rows and columns.
# $most: the greatest number of rows and columns.
errors-board-size-even = Unsupported board size { $size }: choose even numbers from { $least } to { $most }
# Connect 4.
# $size: the size asked for: 3x3.
# $least: the least number of rows and columns.
errors-board-too-small = Unsupported board size { $size }: choose at least { $least } columns and { $least } rows
# Connect 4. $size is the size asked for: 12x12.
errors-board-too-large = Unsupported board size { $size }: choose fewer rows or columns
# Go.
# $value: the text that was found.
# $most: the greatest number of points.
errors-komi = Unsupported komi “{ $value }”: choose whole or half points up to { $most }, as in 7.5
# Go.
# $size: the size of the board: 11x11.
# $sizes: the sizes with a handicap: 9x9, 13x13 or 19x19.
errors-no-handicap = There is no handicap on { $size }: choose { $sizes }
# Go.
errors-handicap-and-stones = Choose a handicap or your own starting stones, not both

## The position that a game begins with, in Checkers (W:W21,K32:B1) and in Go (W:BD4,Q16:WK10)

# $part: the part of the text that is wrong.
# $example: a position as it is written.
errors-unreadable-position = Cannot read the position “{ $part }”: write it like { $example }
errors-two-pieces = There are two pieces on square { $square }
errors-two-stones = There are two stones on { $point }
errors-no-liberty = The stone on { $point } has no liberties: it would have been captured
errors-not-crowned = The man on { $square } is on its last row: write K{ $square } for a king
# Checkers. $side is first (Red, the letter B in this notation) or second (White).
errors-no-pieces = { $side ->
    [first] Red (B) has no pieces: both sides need at least one
   *[second] White has no pieces: both sides need at least one
}

## Players

# $value: the text that was found.
# $names: the right names: human, low, medium or high.
errors-unknown-player = Unknown player “{ $value }”: choose { $names }
# $value: the text that was found.
# $names: the right names: low, medium or high.
errors-unknown-computer = Unknown computer “{ $value }”: choose { $names }
errors-no-depth = A search needs a depth from 1 to { $most }, as in search:9
# $value: the number or text that was found.
# $most: the greatest depth.
errors-depth = Unsupported depth “{ $value }”: choose 1 to { $most }, as in search:9
# $value: the number or text that was found.
# $least: the least number.
# $most: the greatest number.
errors-games = Unsupported number of games “{ $value }”: choose { $least } to { $most }, as in playouts:5000
# A word after a comma: high,aggressive.
# $word: the text that was found.
# $names: the right words.
errors-unknown-extra = “{ $word }” is not a setting of a computer: choose { $names }
errors-no-extras = “{ $word }” is not a setting of a computer in this game
errors-second-extra = “{ $word }” is one setting too many: choose one style and one evaluation
errors-human-extra = “{ $word }” is a setting of a computer, not of a human player
# The word before the colon is typed like this.
errors-nameless-engine = An engine needs its name, as in engine:GNU Go

## Other

# $value: the text that was found.
# $names: the games as they are written: connect4, gomoku, go, checkers or reversi.
errors-unknown-game = Unknown game “{ $value }”: choose { $names }
# The example is a date in the form year-month-day.
errors-not-a-date = “{ $value }” is not a date: write it like 2026-11-21

## The command line

# $tag: what was typed.
# $languages: a list of tags, each with the name of the language.
errors-unknown-language = Unknown language { $tag }: choose { $languages }
# One language of that list: de (Deutsch).
# $tag: its tag
# $name: its name in itself
errors-language = { $tag } ({ $name })
