## What Gomoku says: src/words/gomoku.rs

# The goal of the game. $count (number) is how many stones in a row win.
# $count (number): 4 or more
gomoku-goal-freestyle = Get { $count ->
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} or more of your stones in a row: vertical, horizontal or diagonal
# $count (number): 4 or more
gomoku-goal-standard = Get exactly { $count ->
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} of your stones in a row: vertical, horizontal or diagonal
# $count (number): 4 or more
gomoku-goal-restricted = Get { $count ->
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} or more in a row. Forbidden for Black: double three, double four
# $count (number): 4 or more
gomoku-goal-renju = Get { $count ->
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} in a row. Forbidden for Black: overline, double three, double four
# Why Black may not play on a point, which is forbidden.
gomoku-double-three = double three
gomoku-double-four = double four
gomoku-overline = overline
# $point: the point
# $why: one of the three above
gomoku-refused-forbidden = { $point } is forbidden for Black: { $why }
gomoku-refused-pass = You can only pass when every empty point is forbidden
gomoku-you-pass = You pass: every empty point is forbidden
gomoku-passes = { $name } passes: every empty point is forbidden
# What the terminal adds to a drawing.
gomoku-winning-points = Winning points: { $points }
gomoku-forbidden-points = Forbidden for Black: { $points }
