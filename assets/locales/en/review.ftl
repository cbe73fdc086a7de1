## The review of a game: its heading and buttons.

review-title = Review
# The heading, for a screen reader.
# $game: who played, and how the game ended
review-label = Review: { $game }
review-back = Back
review-back-tip = Return to the game
# Leaves the review and lets the user play on from the position in view.
review-try-again = Try again from here
# The same where there is little room.
review-try-again-short = Try again
review-try-again-tip = Close the review and play on from this position
review-best-line = Best line
review-best-line-tip = Show the best moves from here
review-previous = Previous mistake
# The same where there is little room.
review-previous-short = Previous
review-next = Next mistake
# The same where there is little room.
review-next-short = Next

## How the game ended, in a line of about 40 letters beside the heading.

# The last move won.
# $name (name): the winner, a person, a computer or a side
# $number (number): which move it was
review-won = { $name } won on move { $number }
# The last move was not on the board, as when the opponent gives up.
# $name (name): the winner, a person, a computer or a side
# $count (number): how many moves were made
review-won-after = { $name } won after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $count (number): how many moves were made
review-drawn = { $count ->
    [one] Draw after { $count } move
   *[other] Draw after { $count } moves
}

## The card of a player.

# What a move cost, after “Move 17: you played column 3 · ”. Wins that come later, losses that come
# sooner.
# $count (number): how many moves
review-cost-moves = { $count ->
    [one] cost { $count } move
   *[other] cost { $count } moves
}
# $count (number): how many points
review-cost-points = { $count ->
    [one] cost { $count } point
   *[other] cost { $count } points
}
# $count (number): how many men of Checkers
review-cost-men = { $count ->
    [one] cost { $count } man
   *[other] cost { $count } men
}
# $count (number): how many discs of Reversi
review-cost-discs = { $count ->
    [one] cost { $count } disc
   *[other] cost { $count } discs
}
# Below the name: room for about 20 letters.
# $good (number): how many moves were good
# $known (number): how many moves are known to be good or mistakes
review-good-moves = { $known ->
    [one] { $good } of { $known } move good
   *[other] { $good } of { $known } moves good
}
# The same while not all moves have been checked.
# $good (number): how many moves were good
# $known (number): how many moves are known to be good or mistakes
review-good-moves-so-far = { $known ->
    [one] { $good } of { $known } move good so far
   *[other] { $good } of { $known } moves good so far
}
# The player has not moved yet.
review-no-moves = No moves
# The player had no choice in any move.
review-only-forced = Forced moves only
# A player with a name, for a screen reader.
# $side: the side
# $name: the player
review-side-and-name = { $side }, { $name }
# The card, for a screen reader.
# $percent: the accuracy, such as “85%”
# $moves: such as “11 of 13 moves good”
review-accuracy-said = accuracy { $percent }, { $moves }
review-accuracy-tip = Accuracy: how close the moves came to the best ones
# The same where the moves were compared by estimates.
# $count (number): how many positions were searched for a move, or games played out, at least
# $what: [positions] or [games]
review-accuracy-tip-estimated = Accuracy: how close the moves came to the best ones. Estimated from at least { $what ->
    [games] { $count ->
        [one] 1 game
       *[other] { $count } games
    }
   *[positions] { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
} a move
# Before both percentages, or beside each. Room for about ten letters.
review-accuracy = Accuracy
# The same while not all moves have been checked.
review-accuracy-so-far = Accuracy so far
# How many moves of a class each side made, for a screen reader.
# $class: the class, such as “Missed win”
# $first: the first side
# $first-count (number): how many of its moves
# $second: the second side
# $second-count (number): how many of its moves
review-class-count = { $class }: { $first } { $first-count }, { $second } { $second-count }

## The list of key moments: the mistakes of both sides.

review-key-moments = Key moments
# The title while positions are still being checked.
# $known (number): how many positions have been checked
# $all (number): how many there are
review-key-moments-progress = Key moments · { $known } of { $all } positions checked
# The title where the game is too large to be sure.
review-key-moments-estimated = Key moments · estimates
# Which of them is in view: “2 of 5”.
# $number (number): which one
# $count (number): how many there are
review-place = { $number } of { $count }
# In place of the list.
review-none = No mistakes
# The same where only estimates are known.
review-none-found = No mistakes found
# The same while positions are still being checked.
review-none-so-far = No mistakes so far
review-failed = The analysis failed. Close the review and open it again
# Above the sentence of a mistake.
# $number (number): which move of the game it is
review-move = Move { $number }
# The class of the key moment that decided the game.
# $class: the class of the mistake, such as “Lost a piece”
review-decided = { $class } · decisive
# A key moment of the list, for a screen reader.
# $number (number): which move of the game it is
# $side: the side that made it
# $class: the class of the mistake, such as “Missed win”
# $sentence: such as “You missed four in a row in column 5”
review-moment-label = Move { $number }, { $side }: { $class }. { $sentence }

## Below the board, and under the graph.

# A move was a mistake, and no better one is known.
# $move: the move as the subject of a sentence, such as “Column 4” or “H7”
review-was-mistake = { $move } was a mistake
# Below the board: the move that was played next.
# $number (number): which move of the game it is
# $name (name): who made it
# $move: the move within a sentence, such as “column 4”
review-played = Move { $number }: { $name-kind ->
    [you] you
   *[person] { $name }
} played { $move }
# The same of a pass.
# $number (number): which move of the game it is
# $name (name): who passed
review-passed = Move { $number }: { $name-kind ->
    [you] you
   *[person] { $name }
} passed
# A move under the graph, for a screen reader and as a tooltip.
# $number (number): which move of the game it is
# $name (name): who made it, or “You”
# $class: the class of the move, such as “Best”
review-move-class = Move { $number }, { $name }: { $class }
# Buttons with a picture: their names for a screen reader and as tooltips.
review-first-move = Start of the game
review-move-back = One move back
review-move-on = One move forward

## Notices and announcements of the review.

review-nothing-yet = Nothing to review yet: make a move first
review-checking = Review: checking every move
# The key moment in view.
# $number (number): which move of the game it is
# $class: the class of the mistake, such as “Missed win”
# $sentence: such as “You missed four in a row in column 5”
review-moment-said = Move { $number }: { $class }. { $sentence }
# The position in view, before a move that was no mistake.
# $number (number): which move of the game comes next
# $name (name): who made it, or “You”
# $move: the move, such as “column 4”
review-before-move = Before move { $number } ({ $name }: { $move })
# After “Try again from here”: it is the turn of a person.
# $name (name)
review-trying-again = { $name-kind ->
    [you] Your turn: try again. Press Esc to return to the review
   *[person] { $name }’s turn: try again
}
# It is the turn of a computer, which goes on.
# $name (name): the computer
review-plays-on = { $name } plays on from here. Press Esc to return to the review
# It is the turn of a computer, which waits.
# $name (name)
review-try-again-computer = { $name } to move: press P to continue
# After “Try again from here”: the player has just made the mistake again.
review-same-mistake = That is the same mistake again
# After “Try again from here”: the player has found the best move.
review-found-best = That’s it: no move is better
# Beside the graph: which end of it means what. Room for about 14 letters.
# $name (name)
review-wins = { $name } wins
review-draw = Draw
# The middle where the game is too large to be sure.
review-even = Even

# A mark was put on a point of the board.
# $place: the point, and what is on it.
# $shape: the mark.
review-marked = { $place }: { $shape ->
    [triangle] triangle
    [square] square
    [circle] circle
    [cross] cross
   *[selected] filled square
}
# $place: the point and what is there.
review-labelled = { $place }: label added
# A mark was taken off.
review-unmarked = { $place }: mark removed
# Undo has taken back the last change of marks or of the comment.
review-edit-undone = Change undone
# Redo has made that change again.
review-edit-redone = Change redone
