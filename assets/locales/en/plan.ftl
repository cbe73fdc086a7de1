## Plans of Connect 4: a few rules that win against every reply. Sentences without a full stop.

# The title of the page, and of what `plot4 plan` says.
# $result: what the plan reaches, win or draw.
plan-title = { $result ->
    [draw] A plan that holds the draw
   *[win] A plan that wins
}

# The first rule: what to look out for.
# $tactics: fours, or two-threats for fours and then two threats at once.
plan-tactics = Make four in a row if you can, or else block it{ $tactics ->
    [two-threats] , or else make two threats at once
   *[fours] { "" }
}

# The first move of the plan, if no other rule looks at the board.
# $column (number): the column
plan-start = Play column { $column } now

# The first move of the plan, and what to look out for from then on.
# $column (number): the column
# $tactics: fours, or two-threats for fours and then two threats at once.
plan-start-and-tactics = Play column { $column } now. Later make four in a row if you can, or else block it{ $tactics ->
    [two-threats] , or else make two threats at once
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
plan-otherwise-last = { $rule }; { $count ->
    [1] column { $columns } comes
   *[other] columns { $columns } come
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
    [draw] You don’t lose any of them
   *[win] You win them all
}

# Nothing was found, which is no proof that there is none.
plan-none = No plan of a few rules was found here
