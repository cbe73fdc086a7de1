## The opening trainer of Connect 4: the moves of a small repertoire, learned by heart.

trainer-title = Opening trainer

## What the keys and buttons of the screen do.

trainer-answer-effect = Show the answer (the position then comes back today)
trainer-side-effect = Learn to play the other color
trainer-tree-effect = Show the tree of replies, or the board again
# The arrow keys, in the list of keys.
trainer-keys-arrows = Arrows
trainer-walk-effect = Choose a square of the tree to train
# A button.
trainer-show-answer = Show answer
# A button: learn a position that was never asked for.
trainer-learn-new = Learn another
# A button: learn as Red, who moves first.
trainer-as-red = Learn as Red
# A button: learn as Yellow, who moves second.
trainer-as-yellow = Learn as Yellow
# A button in a small window: show the tree of replies in place of the board.
trainer-tree = Tree

## On the card.

# $side: the user's side, red or yellow
# $count (number): how many of the user's moves are practiced so far
trainer-seat = You are { $side ->
    [red] Red
   *[yellow] Yellow
}: your first { $count } moves
# $goal: win, draw or loss (the move that loses as late as possible)
trainer-task = Your move: { $goal ->
    [draw] hold the draw
    [loss] last as long as you can
   *[win] keep the win
}
# The user has found the move.
# $column (number): its column
trainer-right = Right: column { $column }
# The answer is shown.
# $column (number): its column
trainer-shown = The answer is column { $column }
# A move that is as good as the one to learn.
# $column (number): its column
# $result: win, draw or loss
trainer-as-good = Column { $column } { $result ->
    [draw] holds the draw, too
    [loss] lasts as long
   *[win] wins, too
}. Find the one we learn here
# A wrong move.
# $column (number): its column
# $result: win, draw or loss
trainer-wrong = Column { $column } { $result ->
    [draw] only draws
    [loss] loses
   *[win] wins later
}
# After a wrong move.
# $column (number): the column to learn
# $result: win, draw or loss
trainer-better = Column { $column } { $result ->
    [draw] draws
    [loss] lasts longest
   *[win] wins
}
# The opponent has made a mistake, and the user is to win.
# $side: the opponent, red or yellow
trainer-punish = { $side ->
    [red] Red
   *[yellow] Yellow
} slipped: find a move that wins soon
# The user has found it.
# $column (number): the column
trainer-punished = Right: column { $column } wins
# Under the comment: when the position comes back.
# $days (number): in how many days
trainer-comes-back = { $days ->
    [0] Comes back today
    [one] Comes back tomorrow
   *[other] Comes back in { $days } days
}
# Nothing is left to learn or repeat today.
trainer-all-done = Done for today: nothing is due
# $days (number): on how many days in a row the user has practiced
trainer-streak = { $days ->
    [one] You practiced today
   *[other] { $days } days in a row
}
# The user has chosen replies against which there is nothing to learn.
trainer-nothing-to-learn = Nothing to learn here: the win is easy to see, the plan before it covers this reply, or the repertoire ends

## The tree of replies.

# Its heading.
# $side: the opponent, red or yellow
trainer-replies = { $side ->
    [red] Red’s first two moves
   *[yellow] Yellow’s first two replies
}
# Beside the heading.
# $known (number): how many positions the user knows
# $count (number): how many there are
trainer-you-know = you know { $known } of { $count }
# The moves on the board, for screen readers.
# $moves: their columns: 4 3 6
trainer-so-far = So far: { $moves }
# The moves to a position, for screen readers.
# $moves: their columns: 4 3 6
trainer-path = Moves { $moves }
# How far the moves after a reply are learned.
# $state: known, learning, due, new, or nothing if there is nothing to learn
trainer-state = { $state ->
    [known] known
    [learning] learning
    [due] due today
    [new] new
   *[nothing] nothing to learn
}
# A line of the legend: a state, and how many positions are in it.
# $state: known, learning, due or new
# $count (number): how many
trainer-legend = { $state ->
    [known] known
    [learning] learning
    [due] due today
   *[new] new
} { $count }

## Why a move is right, below it on the card.

trainer-why-block = It blocks four in a row
# $side: the opponent, red or yellow
# $column (number): where the opponent must answer
trainer-why-forces = It threatens four: { $side ->
    [red] Red
   *[yellow] Yellow
} must answer in column { $column }
# $side: the opponent, red or yellow
trainer-why-stops-two-threats = It takes the space that would give { $side ->
    [red] Red
   *[yellow] Yellow
} a double threat
# $column (number): the column of the space that makes four later
# $row (number): its row, from the bottom
trainer-why-makes-threat = It makes a threat: column { $column }, row { $row } will be four in a row
# $goal: win, draw or loss
trainer-why-only-move = { $goal ->
    [draw] No other column holds the draw
    [loss] No other column lasts as long
   *[win] No other column wins
}
# $side: the opponent, red or yellow
trainer-why-on-top = On top of { $side ->
    [red] Red’s
   *[yellow] Yellow’s
} coin
# $side: the opponent, red or yellow
trainer-why-beside = Right beside { $side ->
    [red] Red’s
   *[yellow] Yellow’s
} coin
trainer-why-centre = More lines run through the middle than through any other column
trainer-why-one-of-several = Other columns are as good, but this one leaves you the least to learn
# Before the sentences of a plan.
# $goal: win or draw
trainer-why-plan = From here a plan { $goal ->
    [draw] holds the draw
   *[win] wins
}
# Its line on the page of lessons: what it is about.
trainer-about = Learn your answers to the first moves by heart
