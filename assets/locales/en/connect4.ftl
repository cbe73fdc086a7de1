## The board of Connect 4.

# The line below the board when it is the user's turn.
# $columns (number): how many columns the board has, nine at most.
connect4-how-to-play = Click a column, or press 1 to { $columns }

# A label over a full column, where no coin can be dropped; short.
connect4-full = full

# A label in a space that is a threat: whether its row is odd or even. Five letters at most.
# $parity: odd or even.
connect4-parity = { $parity ->
    [odd] odd
   *[even] even
}

# The same where only a single letter fits.
# $parity: odd or even.
connect4-parity-letter = { $parity ->
    [odd] o
   *[even] e
}

## The keys of the board, on the help page.

connect4-keys-digits = 1 to 9
connect4-drop-in-column = Drop a coin in that column
connect4-keys-sides = Left, Right
connect4-move-coin = Move the coin
connect4-keys-drop = Down, Enter, Space
connect4-drop-coin = Drop the coin

## What a screen reader says of a column.

# $column (number): its number.
connect4-column-empty = Column { $column }, empty

# $column (number): its number.
# $coins (number): how many coins are in it.
# $rows (number): how many coins it has room for.
# $list: its coins from the bottom up: "red, yellow".
connect4-column = Column { $column }, { $coins } of { $rows }: { $list }

# $column (number): its number.
# $coins (number): how many coins are in it.
# $rows (number): how many coins it has room for.
# $list: its coins from the bottom up: "red, yellow".
connect4-column-full = Column { $column }, { $coins } of { $rows }: { $list }, full

# The color of a coin, in a list.
# $side: red or yellow.
connect4-coin = { $side ->
    [red] red
   *[yellow] yellow
}

# A part of a list, after the name of a column: a threat in it.
# $side: red or yellow.
# $row (number): its row, counted from the bottom.
# $parity: odd or even.
connect4-threatens-row = { $side ->
    [red] Red
   *[yellow] Yellow
} threatens row { $row }, { $parity ->
    [odd] odd
   *[even] even
}

# One of the threats on the board, in a list that is said when they are shown.
# $side: red or yellow.
# $column (number): its column.
# $row (number): its row, counted from the bottom.
# $parity: odd or even.
connect4-threat = { $side ->
    [red] Red
   *[yellow] Yellow
} in column { $column }, row { $row } ({ $parity ->
    [odd] odd
   *[even] even
})

## The page about threats. Each paragraph has a heading and a picture, which a screen reader
## describes.

connect4-page-threats = What threats mean

connect4-page-threat-heading = A threat
connect4-page-threat = A threat is an empty space where one more coin makes four in a row. Here Red has three in a row with an empty space beside them, so Yellow must play column 5 now.
connect4-page-threat-picture = Red coins in columns 2, 3 and 4 of the bottom row, and a mark in column 5

connect4-page-parity-heading = Odd and even
connect4-page-parity = Most threats cannot be played yet, because the spaces below them are empty. What matters then is the row, counted from the bottom. Red’s threat in column 5 is odd, because it is in row 3. Yellow’s threat in column 2 is even, because it is in row 2. Press T to see the threats in your own game like this.
connect4-page-parity-picture = Red threatens row 3 of column 5 (odd), and Yellow threatens row 2 of column 2 (even)

connect4-page-zugzwang-heading = Running out of safe moves
connect4-page-zugzwang = Nobody wants to play just below an opponent’s threat. But the board fills up, and in the end someone has to. Here only column 7 is left and it is Yellow’s turn: Yellow must play coin 1, and Red makes four with coin 2. The columns have an even number of rows and Red started, so once the other columns are full, Red gets the odd spaces and Yellow the even ones. That makes odd threats good for Red and even threats good for Yellow. The marks of these threats are filled in. (Players call this zugzwang.)
connect4-page-zugzwang-picture = Every column but column 7 is full: Yellow drops coin 1 into row 2, and Red makes four with coin 2 in row 3

connect4-page-stacked-heading = Two threats on top of each other
connect4-page-stacked = Two threats of one side, one right above the other, win as soon as the lower space can be played. Here Yellow can block only the lower one in column 4, and then Red makes four on top.
connect4-page-stacked-picture = Red threatens rows 1 and 2 of column 4

connect4-page-below-heading = Do not play below a threat
connect4-page-below = A coin just below your opponent’s threat lets them play it. Here Yellow threatens row 2 of column 6: if Red plays column 6 now, Yellow makes four on top of that coin. Hints mark such spaces with this sign.
connect4-page-below-picture = Yellow coins in columns 3, 4 and 5 of row 2, and a stop sign in column 6

## What Connect 4 says: src/words/connect4.rs

# The goal of the game. $count (number) is how many coins in a row win.
# $count (number): 3 or more
connect4-goal = Get { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} of your coins in a row: vertical, horizontal or diagonal
# A move in a list or after a colon: “Red: column 4”.
connect4-move = column { $column }
# A move within a sentence, as what somebody played: “you played column 4”.
# $column: its number
connect4-move-object = column { $column }
# A move at the start of a sentence, as its subject: “Column 4 loses”.
# $column: its number
connect4-move-subject = Column { $column }
# Several moves as the subject of a sentence: “Columns 2 and 3 still win”.
# $columns: their numbers, such as “2, 3 and 5”
connect4-moves-subject = Columns { $columns }
# $column: the number that was chosen
# $last: the number of the last column
connect4-refused-no-column = There is no column { $column }: choose from 1 to { $last }
# $column: the number of the column
# $others: the columns with room, such as "1, 2 or 3"
connect4-refused-full = Column { $column } is full: choose { $others }
# What the terminal adds to a drawing of a finished game.
connect4-winning-cells = Winning spaces (column,row): { $cells }

# How a computer plays: on its card, and after its name in a list. About thirty letters.
connect4-level-learner = builds lines, may miss yours
connect4-level-casual = overlooks diagonals and traps
connect4-level-low = looks 2 moves ahead, roughly
connect4-level-medium = looks 4 moves ahead
connect4-level-high = looks up to 12 moves ahead
connect4-level-perfect = never makes a mistake
connect4-level-random = drops coins at random
connect4-level-greedy = wins, blocks or builds a line
# The perfect computer plays on the standard board alone.
connect4-standard-board-only-short = only on 7 × 6 with four in a row
connect4-standard-board-only = Perfect plays only on 7 × 6 with four in a row

## Hints: what to play, why, and what comes of it; then what is wrong with other columns. Each is a
## sentence of its own, and they stand one after the other. A threat is an empty space where one more
## coin makes a line.

# $columns: the best columns, such as "2, 4 or 6"
connect4-hint-play = Play column { $columns }
connect4-hint-only-left = Only column { $column } is left
# $column: the best column
# $count (number): how many coins are in the line
connect4-hint-make-line = Play column { $column } to make { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} in a row
# $column: the best column
# $side: the opponent, red or yellow
# $count (number): how many coins in a row win
connect4-hint-block = Play column { $column } to block { $side ->
    [red] Red’s
   *[yellow] Yellow’s
} { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
# Several threats, of which the opponent can block only one.
# $column: the best column
# $count (number): how many threats
# $columns: where they are, such as "1 and 5"
connect4-hint-make-double = Play column { $column } to make { $count ->
    [2] two
    [3] three
   *[other] { $count }
} threats at once, in columns { $columns }
# $column: the best column
# $threat: the column of the threats
connect4-hint-make-stacked = Play column { $column } to make two threats in column { $threat }, one above the other
# $column: the best column
# $side: the opponent, red or yellow
# $answer: the column where the opponent has to block
connect4-hint-force = Play column { $column }: { $side ->
    [red] Red
   *[yellow] Yellow
} must answer in column { $answer }
# $column: the best column
# $threat: the column of the threat
# $row: its row, counted from the bottom
connect4-hint-make-threat = Play column { $column } to make a threat in column { $threat }, row { $row }
# $column: the best column
# $count (number): how many threats
# $threat: the column of all of them
connect4-hint-make-threats-in-column = Play column { $column } to make { $count ->
    [2] two
    [3] three
   *[other] { $count }
} threats in column { $threat }
# $column: the best column
# $columns: where the threats are, such as "1 and 5"
connect4-hint-make-threats = Play column { $column } to make threats in columns { $columns }
# $column: the best column
# $side: the opponent, red or yellow
connect4-hint-prevent-double = Play column { $column } to stop { $side ->
    [red] Red
   *[yellow] Yellow
} from making a double threat
# $column: the best column
# $side: the opponent, red or yellow
# $threat: the column of the threat
# $row: its row, counted from the bottom
connect4-hint-prevent-threat = Play column { $column } to stop { $side ->
    [red] Red
   *[yellow] Yellow
} from making a threat in column { $threat }, row { $row }
# $column: the best column
# $side: the opponent, red or yellow
# $count (number): how many threats
# $threat: the column of all of them
connect4-hint-prevent-threats-in-column = Play column { $column } to stop { $side ->
    [red] Red
   *[yellow] Yellow
} from making { $count ->
    [2] two
    [3] three
   *[other] { $count }
} threats in column { $threat }
# $column: the best column
# $side: the opponent, red or yellow
# $columns: where the threats are, such as "1 and 5"
connect4-hint-prevent-threats = Play column { $column } to stop { $side ->
    [red] Red
   *[yellow] Yellow
} from making threats in columns { $columns }

# What comes of the best columns, after a sentence that names them.
# $count (number): how many columns
connect4-hint-best-wins-at-once = { $count ->
    [one] It wins immediately
   *[other] Each of them wins immediately
}
# $count (number): how many columns
# $moves (number): in so many moves, two or more
connect4-hint-best-wins = { $count ->
    [one] It wins
   *[other] Each of them wins
} in { $moves } moves
# $count (number): how many columns
connect4-hint-best-draws = { $count ->
    [one] It holds the draw
   *[other] Each of them holds the draw
}
# The user's position is lost.
connect4-hint-best-loses-at-once = { $side ->
    [red] Red
   *[yellow] Yellow
} wins on the next move
# $side: the opponent, red or yellow
# $moves (number): in so many moves of the opponent, two or more
connect4-hint-best-loses = { $side ->
    [red] Red
   *[yellow] Yellow
} can still win, but needs { $moves } more moves

# All columns come to the same.
connect4-hint-all-win-at-once = Every column wins immediately
# $moves (number): two or more
connect4-hint-all-win = Every column wins in { $moves } moves
connect4-hint-all-draw = Every column holds the draw
connect4-hint-all-lose-at-once = Every column loses immediately
# $moves (number): two or more
connect4-hint-all-lose = Every column loses in { $moves } moves
# Why they lose.
# $side: the opponent, red or yellow
# $count (number): how many threats
# $columns: where they are, such as "1 and 5"
connect4-hint-faces-double = { $side ->
    [red] Red
   *[yellow] Yellow
} has { $count ->
    [2] two
    [3] three
   *[other] { $count }
} threats at once, in columns { $columns }
# $side: the opponent, red or yellow
# $threat: the column of the threats
connect4-hint-faces-stacked = { $side ->
    [red] Red
   *[yellow] Yellow
} has two threats in column { $threat }, one above the other

# Columns that are not the best ones.
# $count (number): how many
# $columns: such as "1, 2 and 7"
connect4-hint-lose-at-once = { $count ->
    [one] Column { $columns } loses immediately
   *[other] Columns { $columns } lose immediately
}
connect4-hint-others-lose-at-once = Every other column loses immediately
# $column: the column
# $moves (number): in so many moves of the opponent, two or more
connect4-hint-loses-in = Column { $column } loses in { $moves } moves
# $count (number): how many
# $columns: such as "1, 2 and 7"
connect4-hint-lose = { $count ->
    [one] Column { $columns } loses
   *[other] Columns { $columns } lose
}
connect4-hint-others-lose = Every other column loses
# $count (number): how many
# $columns: such as "1, 2 and 7"
connect4-hint-only-draw = { $count ->
    [one] Column { $columns } only draws
   *[other] Columns { $columns } only draw
}
connect4-hint-others-only-draw = Every other column only draws
# $column: the column
# $moves (number): in so many moves
connect4-hint-also-wins = Column { $column } also wins, in { $moves } moves
# $count (number): how many
# $columns: such as "1, 2 and 7"
connect4-hint-win-later = { $count ->
    [one] Column { $columns } takes longer to win
   *[other] Columns { $columns } take longer to win
}
connect4-hint-others-win-later = Every other column takes longer to win

# Why such a column loses, after the sentence that names it.
# $count (number): how many columns were named
# $side: the opponent, red or yellow
# $line (number): how many coins in a row win
connect4-hint-opens-line = { $count ->
    [one] It lets
   *[other] They let
} { $side ->
    [red] Red
   *[yellow] Yellow
} make { $line ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $line }
} on top
# $side: the opponent, red or yellow
# $line (number): how many coins in a row win
# $column: where
connect4-hint-leaves-line = { $side ->
    [red] Red
   *[yellow] Yellow
} makes { $line ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $line }
} in column { $column }
# $count (number): how many columns were named
# $side: the opponent, red or yellow
connect4-hint-gives-up-threat = { $count ->
    [one] It lets
   *[other] They let
} { $side ->
    [red] Red
   *[yellow] Yellow
} block your threat above
# $side: the opponent, red or yellow
# $answer: the column of the answer
# $count (number): how many threats
# $columns: where they are, such as "1 and 5"
connect4-hint-allows-double = { $side ->
    [red] Red
   *[yellow] Yellow
} answers in column { $answer } and makes { $count ->
    [2] two
    [3] three
   *[other] { $count }
} threats at once, in columns { $columns }
# $side: the opponent, red or yellow
# $answer: the column of the answer
# $threat: the column of the threats
connect4-hint-allows-stacked = { $side ->
    [red] Red
   *[yellow] Yellow
} answers in column { $answer } and makes two threats in column { $threat }, one above the other
# $count (number): how many columns were named
# $side: the opponent, red or yellow
connect4-hint-lets-play-above = { $count ->
    [one] It lets
   *[other] They let
} { $side ->
    [red] Red
   *[yellow] Yellow
} play on top
# $side: the opponent, red or yellow
# $answer: the column of the answer
connect4-hint-answered = { $side ->
    [red] Red
   *[yellow] Yellow
} answers in column { $answer }

# The name of the game, and what it is about in three or four words.
connect4-title = Connect 4
connect4-summary = four in a row
# The name of the game with another length of the line to make: "Connect 5".
# $count (number): how many coins in a row win
connect4-title-of = Connect { $count }
# The board of a game, in the terminal.
# $size: such as 7x6
# $count (number): how many coins in a row win
connect4-setup = { $size } with { $count } in a row

## The coach: mistakes that can be seen, in a review and on the coach’s card.

# The player could have completed a line.
# $name (name): the player
# $length (number): how many coins are in the line
# $column: where
connect4-missed-win = { $name } missed { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row in column { $column }
# The player did not stop a line.
# $name (name): the player
# $side: [red], [yellow] or [you], whose line it is
# $length (number): how many coins are in it already
# $column: where it is completed
connect4-missed-block = { $name } didn’t block column { $column }: { $side ->
    [you] you
    [red] Red
   *[yellow] Yellow
} had { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row
# The player dropped a coin under a space where the opponent completes a line. $side is the opponent.
# $name (name): the player
# $side: [you], [red] or [yellow]
# $column: where
connect4-opened-win = { $name } played under { $side ->
    [you] your
    [red] Red’s
   *[yellow] Yellow’s
} winning space in column { $column }
# The player let the opponent make two threats, of which only one can be stopped. $side is the opponent.
# $name (name): the player
# $side: [you], [red] or [yellow]
connect4-allowed-double = { $name } let { $side ->
    [you] you
    [red] Red
   *[yellow] Yellow
} make a double threat
# The player could have made two threats, of which only one can be stopped.
# $name (name): the player
# $column: how
connect4-missed-double = { $name } missed a double threat in column { $column }
# The heading of the coach’s card: the opponent can win at once. $side is the opponent.
# $side: [red] or [yellow]
connect4-card-lets-win = That lets { $side ->
    [red] Red
   *[yellow] Yellow
} win
# The heading of the coach’s card: there is a win.
connect4-card-missed-win = You can win right now
# The heading of the coach’s card. $side is the opponent.
# $side: [red] or [yellow]
connect4-card-allowed-double = That gives { $side ->
    [red] Red
   *[yellow] Yellow
} two threats
# The heading of the coach’s card.
connect4-card-missed-double = You can make two threats
# Below the heading.
# $column: where
# $length (number): how many coins are in the line
connect4-why-missed-win = Column { $column } makes { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row
# Below the heading.
# $side: [red] or [yellow], whose line it is
# $length (number): how many coins are in the line already
# $column: where it is completed
connect4-why-missed-block = { $side ->
    [red] Red
   *[yellow] Yellow
} has { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row: it needs a block in column { $column }
# Below the heading. $side is the opponent.
# $side: [red] or [yellow]
# $column: where
# $length (number): how many coins are in the line
connect4-why-opened-win = On top of your coin in column { $column }, { $side ->
    [red] Red
   *[yellow] Yellow
} gets { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row
# Below the heading. $side is the opponent.
# $side: [red] or [yellow]
# $column: where the opponent plays
connect4-why-allowed-double = { $side ->
    [red] Red
   *[yellow] Yellow
} plays column { $column }, and you can block only one
# Below the heading. $side is the opponent.
# $column: how
# $side: [red] or [yellow]
connect4-why-missed-double = Play column { $column }, and { $side ->
    [red] Red
   *[yellow] Yellow
} can block only one
# Below “Good block!”. $side is the opponent.
# $side: [red] or [yellow]
# $length (number): how many coins were in the line
connect4-why-block = { $side ->
    [red] Red
   *[yellow] Yellow
} had { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row
