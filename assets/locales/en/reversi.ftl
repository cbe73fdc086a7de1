## The board of Reversi.

# The name of the game, and what it is about in three or four words.
reversi-title = Reversi
reversi-summary = trap and flip
# Beside the name of the game, in a list: which rules, and how large the board is.
reversi-subtitle = Othello rules · 8 × 8

# The line below the board when it is the user's turn.
reversi-how-to-play = Click a square with a dot, or type d3 and Enter

## The keys of the board, on the help page. The second is also said in a terminal.

reversi-keys-square = A to H, then 1 to 8
reversi-place-disc = Put a disc there

## What a screen reader says of a square, after "d3, empty" or "d3, black".

# What a disc on an empty square would do.
# $count (number): how many discs it would turn over.
reversi-turns = { $count ->
    [one] flips 1 disc
   *[other] flips { $count } discs
}
# This disc was played last.
reversi-last-disc = last disc

## The page about the rules. Each paragraph has a heading, and most have a picture, which a screen
## reader describes.

reversi-page-rules = The rules of Reversi

reversi-page-turning-heading = Trap and flip
reversi-page-turning = Black plays first, and the players take turns putting a disc on an empty square. Between it and another of your discs there must be discs of your opponent’s, in a straight line without a gap: horizontally, vertically or diagonally. They flip and are yours. A disc can flip several lines at once. Squares where you can play have a dot.
reversi-page-turning-picture = Black can play c4: the white disc on d4 is then flipped

reversi-page-end-heading = Passing and the end
reversi-page-end = If you cannot flip any disc, you pass. The program does that for you. When neither side can play, the game is over, and the side with more discs wins.
reversi-page-end-picture = White has no disc left, and Black has won

reversi-page-corners-heading = What matters
reversi-page-corners = The number of discs means little until the end. A disc in a corner can never be flipped, and often keeps others safe. So do not play beside an empty corner without need. Keep many moves for yourself, and leave your opponent few.

## What Reversi says: src/words/reversi.rs

reversi-goal = Have more discs at the end. A disc flips every line of discs it traps

# $square: the square that was tried.
reversi-refused-turns-nothing = A disc on { $square } would not flip any discs: choose a square with a dot
# $square: the square that was tried.
reversi-refused-must-pass = No square flips a disc, { $square } neither: you have to pass
reversi-refused-pass = You can flip a disc, so you can’t pass

## Hints. $move is the square, or the word for a pass.

# The game was played out to the end.
# $move: the move.
# $count (number): by how many discs.
reversi-hint-wins = { $count ->
    [one] { $move } wins by exactly 1 disc with best play
   *[other] { $move } wins by exactly { $count } discs with best play
}
# The same, and every move loses.
# $move: the move.
# $count (number): by how many discs.
reversi-hint-loses = { $count ->
    [one] { $move } loses by 1 disc with best play, and no other move loses by less
   *[other] { $move } loses by { $count } discs with best play, and no other move loses by less
}
# $move: the move.
reversi-hint-draws = { $move } draws with best play
# $move: the move.
reversi-hint-corner = { $move } is a corner: that disc can never be flipped
# $move: the move.
# $count (number): how many moves the opponent has then.
reversi-hint-leaves = { $count ->
    [0] { $move } leaves your opponent no move
    [one] { $move } leaves your opponent only 1 move
   *[other] { $move } looks best, and leaves your opponent { $count } moves
}

## How a computer plays: on its card, and after its name in a list. About thirty letters.

reversi-level-learner = turns as many discs as it can
reversi-level-high = solves the last 12 squares
reversi-level-greedy = turns discs, likes corners
reversi-level-random = plays any move

## In a terminal

# $side: terminal-side or terminal-named-side.
reversi-ask = { $side }, your square (a1-h8, or help):
reversi-what-to-type = Type a square such as d3, or help
# Below the board in a terminal: how many discs each side has.
# $black (number): discs of Black.
# $white (number): discs of White.
reversi-score = Black { $black }, White { $white }

## The coach: mistakes that can be seen, in a review and on the coach’s card.

# The player let the opponent take a corner. $side is the opponent.
# $name (name): the player
# $side: [you], [black] or [white]
# $square: the corner
reversi-gave-corner = { $name } gave { $side ->
    [you] you
    [black] Black
   *[white] White
} the corner { $square }
# The heading of the coach’s card. $side is the opponent.
# $side: [black] or [white]
# $square: the corner
reversi-card-gave-corner = That gives { $side ->
    [black] Black
   *[white] White
} the corner { $square }
# Below the heading.
reversi-why-gave-corner = A disc in a corner can never be flipped

# A square and what is on it, for a screen reader.
# $square: its name, such as a1
# $content: black, white or empty
reversi-square = { $content ->
    [black] { $square }, black
    [white] { $square }, white
   *[empty] { $square }, empty
}
