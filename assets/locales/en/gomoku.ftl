## The board of Gomoku.

# Beside the name of the game, in a list: "4 in a row · Renju rules · 15 × 15".
# $count (number): how many stones win.
gomoku-subtitle-target = { $count } in a row

# Beside the name of the game, in a list: "Renju rules · 15 × 15".
# $rule: the rules of the game.
gomoku-subtitle-rule = { $rule ->
    [freestyle] Freestyle rules
    [standard] Standard rules
    [restricted] Restricted rules
   *[renju] Renju rules
}

## The keys of the board, on the help page.

gomoku-place-stone = Place a stone there

## What a screen reader says of a point.

# A point on which Black may not play.
# $point: its name, such as H8.
# $reason: why.
gomoku-point-forbidden = { $reason ->
    [double-three] { $point }, empty, forbidden: double three
    [double-four] { $point }, empty, forbidden: double four
    [overline] { $point }, empty, forbidden: overline
   *[other] { $point }, empty, forbidden
}

# The longest line through a stone.
# $count (number): how many stones it has.
# $line: its direction.
gomoku-in-line = { $line ->
    [row] One of { $count } in a row
    [column] One of { $count } in a column
   *[diagonal] One of { $count } on a diagonal
}

# What a stone on an empty point would make.
# $side: black or white.
# $count (number): how many stones the line would have.
# $line: its direction.
gomoku-makes = { $side ->
    [black] Black
   *[white] White
} makes { $count } { $line ->
    [row] in a row
    [column] in a column
   *[diagonal] on a diagonal
}

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

gomoku-page-rules = The rules of Gomoku

gomoku-page-five-heading = Five in a row
gomoku-page-five = Black plays first, and the players take turns placing a stone on an empty point, where two lines cross. Stones never move. The first to get five in a row wins: horizontally, vertically or diagonally. If the board fills up first, the game is a draw.
gomoku-page-five-picture = Black has five in a row, from B4 to F4

gomoku-page-threats-heading = Threes and fours
gomoku-page-threats = Block four in a row right away. A three is open if both its ends are empty: leave it, and it becomes a four with two open ends, which no single stone can block. Making two such threats with one stone usually wins.
gomoku-page-threats-picture = An open three, from D5 to F5

gomoku-page-forbidden-heading = What Black may not play
gomoku-page-forbidden = Playing first is an advantage, so the rules limit Black. Under the usual rules, called Restricted here, one black stone may not make two open threes or two fours with one move, unless it makes five. Renju also forbids Black more than five in a row. Freestyle forbids nothing. Under Standard rules, only exactly five in a row wins. On Black’s turn, a red cross marks each forbidden point. If no other point is left, Black passes.
gomoku-page-forbidden-picture = A black stone on F5 would make two open threes with one move

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
# Black may not play on a point.
# $point: the point
# $reason: why
gomoku-refused-forbidden = { $point } is forbidden for Black: { $reason ->
    [double-three] double three
    [double-four] double four
   *[overline] overline
}
gomoku-refused-pass = You can only pass when every empty point is forbidden
# $name (name)
gomoku-passes = { $name-kind ->
    [you] You pass
   *[person] { $name } passes
}: every empty point is forbidden
# What the terminal adds to a drawing.
gomoku-winning-points = Winning points: { $points }
gomoku-forbidden-points = Forbidden for Black: { $points }
# Below the task of a puzzle.
gomoku-forbidden-crosses = A red cross marks a point that Black may not play

# How a computer plays: on its card, and after its name in a list. About thirty letters.
gomoku-level-learner = may miss an open three
gomoku-level-medium = sees what threatens next
gomoku-level-high = reads forced wins far ahead
gomoku-level-greedy = makes and blocks lines

# The name of the game, and what it is about in three or four words.
gomoku-title = Gomoku
gomoku-summary = five in a row

## The coach: mistakes that can be seen, in a review and on the coach’s card.

# The player could have won.
# $name (name): the player
# $length (number): how many stones are in the row
# $point: where
gomoku-missed-win = { $name } missed { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $length }
} in a row at { $point }
# The player did not stop a row.
# $name (name): the player
# $side: [black], [white] or [you], whose line it is
# $length (number): how many stones are in it already
# $point: where it is completed
gomoku-missed-block = { $name } didn’t block { $point }: { $side ->
    [you] you
    [black] Black
   *[white] White
} had { $length ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row
# The player did not stop an open three, as a rule.
# $name (name): the player
# $length (number): how many stones it has
gomoku-left-open = { $name } left { $length ->
    [2] an open two
    [3] an open three
    [4] an open four
    [5] an open five
   *[other] an open { $length }
}
# The player let the opponent make two fours with one stone. $side is the opponent.
# $name (name): the player
# $side: [you], [black] or [white]
gomoku-allowed-double = { $name } let { $side ->
    [you] you
    [black] Black
   *[white] White
} make a double threat
# The player could have made an open four, as a rule.
# $name (name): the player
# $length (number): how many stones it has
# $point: where
gomoku-missed-open = { $name } missed { $length ->
    [2] an open two
    [3] an open three
    [4] an open four
    [5] an open five
   *[other] an open { $length }
} at { $point }
# The player could have made two fours with one stone.
# $name (name): the player
# $point: where
gomoku-missed-double = { $name } missed a double threat at { $point }
# The heading of the coach’s card.
gomoku-card-missed-win = You can win now
# The heading of the coach’s card. $side is the opponent.
# $side: [black] or [white]
gomoku-card-lets-win = That lets { $side ->
    [black] Black
   *[white] White
} win
# The heading of the coach’s card.
# $length (number): how many stones it has
gomoku-card-left-open = That leaves { $length ->
    [2] an open two
    [3] an open three
    [4] an open four
    [5] an open five
   *[other] an open { $length }
}
# The heading of the coach’s card. $side is the opponent.
# $side: [black] or [white]
gomoku-card-allowed-double = That gives { $side ->
    [black] Black
   *[white] White
} two threats
# The heading of the coach’s card.
# $length (number): how many stones it has
gomoku-card-missed-open = You can make { $length ->
    [2] an open two
    [3] an open three
    [4] an open four
    [5] an open five
   *[other] an open { $length }
}
# The heading of the coach’s card.
gomoku-card-missed-double = You can make two threats
# Below the heading.
# $point: where
# $length (number): how many stones are in the row
gomoku-why-missed-win = { $point } makes { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $length }
} in a row
# Below the heading.
# $side: [black] or [white], whose line it is
# $length (number): how many stones are in it already
# $point: where it is completed
gomoku-why-missed-block = { $side ->
    [black] Black
   *[white] White
} has { $length ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row: it needs a block at { $point }
# Below the heading. $side is the opponent.
# $side: [black] or [white]
# $point: where the opponent plays
gomoku-why-left-open = { $side ->
    [black] Black
   *[white] White
} plays { $point }, and you can block only one end
# Below the heading. $side is the opponent.
# $side: [black] or [white]
# $point: where the opponent plays
gomoku-why-allowed-double = { $side ->
    [black] Black
   *[white] White
} plays { $point }, and you can block only one
# Below the heading. $side is the opponent.
# $point: how
# $side: [black] or [white]
gomoku-why-missed-open = Play { $point }, and { $side ->
    [black] Black
   *[white] White
} can block only one end
# Below the heading. $side is the opponent.
# $point: how
# $side: [black] or [white]
gomoku-why-missed-double = Play { $point }, and { $side ->
    [black] Black
   *[white] White
} can block only one
# Below “Good block!”. $side is the opponent.
# $side: [black] or [white]
# $length (number): how many stones were in the row
gomoku-why-block = { $side ->
    [black] Black
   *[white] White
} had { $length ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row
# Below “Good block!”. $side is the opponent.
# $side: [black] or [white]
# $length (number): how many stones it has
gomoku-why-block-open = { $side ->
    [black] Black
   *[white] White
} had { $length ->
    [2] an open two
    [3] an open three
    [4] an open four
    [5] an open five
   *[other] an open { $length }
}
