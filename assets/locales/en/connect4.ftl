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
# A move, as it stands within a sentence and at its start.
connect4-move = column { $column }
connect4-move-title = Column { $column }
# $column: the number that was chosen
# $last: the number of the last column
connect4-refused-no-column = There is no column { $column }: choose from 1 to { $last }
# $column: the number of the column
# $others: the columns with room, such as "1, 2 or 3"
connect4-refused-full = Column { $column } is full: choose { $others }
# What the terminal adds to a drawing of a finished game.
connect4-winning-cells = Winning cells (column,row): { $cells }
