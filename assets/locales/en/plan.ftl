## Plans of Connect 4: a few rules that win against every reply. Sentences without a full stop.

# The title of the page, and of what `plot4 plan` says.
# $owner: whose plan it is: red or yellow, or you for the user’s own
# $result: what the plan reaches, win or draw.
plan-title = { $owner ->
    [red] Red’s plan
    [yellow] Yellow’s plan
   *[you] A plan that
} { $result ->
    [draw] holds the draw
   *[win] wins
}

# The first rule: what to look out for.
# $length (number): how many coins in a row win
# $tactics: fours, or two-threats for fours and then two threats at once.
plan-tactics = Make { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row if you can, or else block theirs{ $tactics ->
    [two-threats] , or else make a double threat
   *[fours] { "" }
}

# The first move of the plan, if no other rule looks at the board.
# $column (number): the column
plan-start = Play column { $column } now

# The first move of the plan, and what to look out for from then on.
# $column (number): the column
# $length (number): how many coins in a row win
# $tactics: fours, or two-threats for fours and then two threats at once.
plan-start-and-tactics = Play column { $column } now. Later make { $length ->
    [3] three
    [4] four
    [5] five
   *[other] { $length }
} in a row if you can, or else block theirs{ $tactics ->
    [two-threats] , or else make a double threat
   *[fours] { "" }
}

# Two spaces that belong together, in a list of such pairs.
# $column (number): the column of the first space
# $row (number): its row, from the bottom
# $column2 (number): the column of the second
# $row2 (number): its row
plan-pair = column { $column } row { $row } with column { $column2 } row { $row2 }

# The rule of pairs.
# $side: the opponent, red or yellow
# $count (number): how many pairs
# $pairs: the pairs, a list of plan-pair
plan-pairs = If { $side ->
    [red] Red
   *[yellow] Yellow
} takes one space of { $count ->
    [1] this pair
   *[other] a pair
}, take the other: { $pairs }

# The rule of following.
# $side: the opponent, red or yellow
# $careful: yes if not under a winning space, else no.
plan-follow = When { $side ->
    [red] Red
   *[yellow] Yellow
} drops a coin, drop yours right on top of it{ $careful ->
    [yes] , but never right under a winning space
   *[no] { "" }
}

# The last rule: where to play when the plan cannot follow.
# $order: left or right: from that side; middle-left or middle-right: nearest the middle, of two the left or right one; edges-left or edges-right: nearest an edge.
# $careful: yes if not under a winning space, else no.
plan-otherwise = { $careful ->
    [yes] You can’t?
   *[no] Is that column full?
} Take the { $order ->
    [left] first free column from the left
    [right] first free column from the right
    [middle-left] free column nearest the middle, of two the left one
    [middle-right] free column nearest the middle, of two the right one
    [edges-left] free column nearest an edge, of two the left one
   *[edges-right] free column nearest an edge, of two the right one
}{ $careful ->
    [yes] , again not under a winning space
   *[no] { "" }
}

# An addition to plan-otherwise.
# $rule: plan-otherwise
# $count (number): how many columns
# $columns: which, such as "1 and 7"
plan-otherwise-last = { $rule }. { $count ->
    [1] Column { $columns } comes
   *[other] Columns { $columns } come
} last

# What proves the plan.
plan-checked = Checked against every reply
# $side: the opponent, red or yellow
# $count (number): in how many ways the opponent can play on
# $result: what the plan reaches in all of them, win or draw.
plan-ways = { $side ->
    [red] Red
   *[yellow] Yellow
} can play on in { $count ->
    [one] one way
   *[other] { $count } ways
}. { $result ->
    [draw] The plan never loses
   *[win] The plan wins every time
}

# Below it in a lost position.
# $count (number): how many columns
# $columns: those after which the plan takes longest, such as "2 or 5"
plan-longest = The game lasts longest after { $count ->
    [1] column { $columns }
   *[other] columns { $columns }
}

# Nothing was found, which is no proof that there is none.
plan-none = No plan of a few rules was found here

# A hint to the player to move: there is a plan for them.
# $count (number): how many rules it has, two to four
# $result: what it reaches, win or draw.
plan-yours = There is a plan of { $count ->
    [2] two
    [3] three
   *[other] four
} rules that { $result ->
    [draw] holds the draw
   *[win] wins
}

# The same when the opponent has it.
# $side: the opponent, red or yellow
# $count (number): how many rules it has, two to four
# $result: what it reaches, win or draw.
plan-opponents = { $side ->
    [red] Red
   *[yellow] Yellow
} has a plan of { $count ->
    [2] two
    [3] three
   *[other] four
} rules that { $result ->
    [draw] holds the draw
   *[win] wins
}

## The page of a plan in the window.

# Below the title.
# $owner: whose plan it is: you, or opponent, whose seat the user takes to try it
# $side: the side of the plan, red or yellow
# $mover: who moves next: red, yellow or you.
plan-seat = { $owner ->
    [opponent] The opponent’s plan, for you to try as
   *[you] You are
} { $side ->
    [red] Red
   *[yellow] Yellow
}, { $mover ->
    [red] Red moves next
    [yellow] Yellow moves next
   *[you] your move
}

# The coach holds back a move that would leave a plan, and give its result away.
# $move: what the plan plays, such as "column 5"
plan-left = You had a plan here: { $move }
# A button of a hint, of a review, and of the coach.
plan-show-plan = Show the plan
# The same in a review with little room.
plan-show-plan-short = Plan

plan-for-the-rest = A plan for the rest of this game
plan-searching = Looking for a plan…
plan-begin = Try the plan
plan-show = Show on the board
plan-hide = Hide on the board

# The title of a page in a small window, which has one rule at a time.
# $rule (number): its number
# $count (number): how many rules there are
plan-rule-of = Rule { $rule } of { $count }

# After the user's move, which is the plan's.
# $rule (number): the number of the rule that says so
plan-right = Rule { $rule }

# After a move that is not the plan's, which is not made.
# $rule (number): the number of the rule
# $column (number): the column it names
plan-slip = Here rule { $rule } says column { $column }

# At the end.
# $length (number): how many coins in a row win
plan-won = { $length ->
    [3] Three
    [4] Four
    [5] Five
   *[other] { $length }
} in a row: the plan has won
plan-held = The board is full: the plan has held the draw
plan-from-the-start = From the start

# The line of the menu, and what the key does, on the help page.
plan-menu = Plan for this position
plan-help = Show a plan for this position: a few rules that win
plan-over = Plans are for games in progress
