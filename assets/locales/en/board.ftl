## What the boards of all games share: their keys on the help page, and what screen readers say of
## their places.

# The line below the board when it is the user's turn, in a game that has no line of its own.
board-how-to-play = Click the board

# The same in Gomoku and Go.
# $point: the name of a point, such as H8.
board-how-to-play-point = Click a point, or type { $point } and Enter

# The page about the analysis, beside an example such as +20.
board-estimates = When a position is too complex to solve, a number shows who is ahead: you if it is above 0, your opponent if it is below 0.

## Keys of a board, on the help page: the names of the keys, and what they do.

board-keys-arrows = Arrows
board-keys-press = Enter, Space
board-keys-escape = Esc
board-move-cursor = Move the cursor
# The names of points, on the help page.
board-keys-point = A letter and a number, such as A1
board-move-cursor-to-point = Move the cursor there

## What a screen reader says of a place on the board.

# Joins the name of a place and a sentence about what is around it:
# "H8, empty. Black makes 4 in a row".
# $place: what is on the place.
# $around: the sentence.
board-place-and-around = { $place }. { $around }

# A point of Gomoku or Go and what is on it.
# $point: its name, such as H8.
# $content: black, white or empty.
board-point = { $content ->
    [black] { $point }, black
    [white] { $point }, white
   *[empty] { $point }, empty
}

# A part of a list, after "H8, black": this stone was played last.
board-last-stone = last stone

# A part of a list, after the name of a place: its number in the best line, which is shown on the
# board.
# $number (number): counted from 1.
board-best-line = move { $number } of the best line
# What two keys of the board do, in the list of keys.
board-resign-effect = Resign (press twice)
board-draw-effect = Offer a draw

# A mark that a file has on a point, after the name of the point.
board-mark = { $shape ->
    [triangle] triangle
    [square] square
    [circle] circle
    [cross] cross
    [black-territory] Black’s territory
    [white-territory] White’s territory
    [dimmed] dimmed
   *[selected] filled square
}
# A short text that a file has on a point.
board-label = label { $text }
# A line that a file draws from a point.
# $point: the other end of it.
board-line = line to { $point }
# $point: where it ends.
board-arrow-to = arrow to { $point }
# $point: where it begins.
board-arrow-from = arrow from { $point }
# The number of the move that put a stone there.
# $number (number): the number
board-move-number = move { $number }
