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
# $number (number): which move it was
review-won-you = You won on move { $number }
# $name: the winner, a person, a computer or a side
# $number (number): which move it was
review-won-name = { $name } won on move { $number }
# The last move was not on the board, as when the opponent gives up.
# $count (number): how many moves were made
review-won-after-you = { $count ->
    [one] You won after { $count } move
   *[other] You won after { $count } moves
}
# $name: the winner, a person, a computer or a side
# $count (number): how many moves were made
review-won-after-name = { $count ->
    [one] { $name } won after { $count } move
   *[other] { $name } won after { $count } moves
}
# $count (number): how many moves were made
review-drawn = { $count ->
    [one] Draw after { $count } move
   *[other] Draw after { $count } moves
}

## The card of a player.

# The share of moves that were no mistakes, in per cent.
# $percent (number): from 0 to 100
review-percent = { $percent }%
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
# The same where there is room for about eight letters.
# $good (number): how many moves were good
# $known (number): how many moves are known to be good or mistakes
review-good-moves-short = { $good } of { $known }
# The player has not moved yet.
review-no-moves = No moves
# No move is known to be good or a mistake: there are only estimates.
review-only-estimates = Estimates only
# A player with a name, for a screen reader.
# $side: the side
# $name: the player
review-side-and-name = { $side }, { $name }
# The card, for a screen reader.
# $player: the player, as above
# $percent: the accuracy, such as “85%”
# $moves: such as “11 of 13 moves good”
review-card = { $player }: accuracy { $percent }, { $moves }
review-accuracy-tip = Accuracy: how many of the moves were not mistakes

## The list of mistakes.

review-mistakes = Mistakes
# The title while positions are still being checked.
# $known (number): how many positions have been checked
# $all (number): how many there are
review-mistakes-progress = Mistakes · { $known } of { $all } positions checked
# The title where the game is too large to be sure.
review-likely-mistakes = Likely mistakes
# How many there are, at the right end of the title.
review-count = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
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
# The same where there is no room for the change beside the sentence.
# $number (number): which move of the game it is
# $change: how the result changed, such as “won → lost”
review-move-change = Move { $number } · { $change }
# A mistake of the list, for a screen reader.
# $number (number): which move of the game it is
# $side: the side that made it
# $sentence: one of the sentences below
# $change: how the result changed, such as “won → lost”
review-mistake-label = Mistake on move { $number }, { $side }. { $sentence } ({ $change })

## What was better. $moves are up to three better moves: “4”, “4 or 5”, “H7, H8 or J3”.

# $first: a move
# $second: another move
review-two-moves = { $first } or { $second }
# $first: a move
# $second: another move
# $third: a third move
review-three-moves = { $first }, { $second } or { $third }
# The player had a win, and let it go.
# $who: [you] or [name]
# $name: the player
# $game: [connect4], where a move is a column, or another game
# $moves: the moves that would have won
review-missed-win = { $who ->
    [you] { $game ->
        [connect4] You had a win in column { $moves }
       *[other] You had a win with { $moves }
    }
   *[name] { $game ->
        [connect4] { $name } had a win in column { $moves }
       *[other] { $name } had a win with { $moves }
    }
}
# The player could have drawn, and lost.
# $who: [you] or [name]
# $name: the player
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
# $moves: the moves that would have drawn
review-missed-draw = { $who ->
    [you] { $game ->
        [connect4] You played { $made }. Column { $moves } would have drawn
       *[other] You played { $made }. { $moves } would have drawn
    }
   *[name] { $game ->
        [connect4] { $name } played { $made }. Column { $moves } would have drawn
       *[other] { $name } played { $made }. { $moves } would have drawn
    }
}
# The player lost a game that was not decided yet.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
# $moves: the moves that would not have lost
review-lost = { $game ->
    [connect4] Column { $made } lost the game. Column { $moves } would have held
   *[other] { $made } lost the game. { $moves } would have held
}
# Every other move would have won.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
review-only-win = { $game ->
    [connect4] Any column but { $made } would have won
   *[other] Any move but { $made } would have won
}
# Every other move would have drawn.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
review-only-draw = { $game ->
    [connect4] Any column but { $made } would have drawn
   *[other] Any move but { $made } would have drawn
}
# Every other move would not have lost.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
review-only-lost = { $game ->
    [connect4] Any column but { $made } would have held
   *[other] Any move but { $made } would have held
}
# Every other move was better, by estimates.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
review-only-worse = { $game ->
    [connect4] Any column but { $made } was better
   *[other] Any move but { $made } was better
}
# More than three moves would have won.
# $game: [connect4], where a move is a column, or another game
# $move: one of those moves
review-several-win = { $game ->
    [connect4] Several columns would have won, such as { $move }
   *[other] Several moves would have won, such as { $move }
}
# More than three moves would have drawn.
# $game: [connect4], where a move is a column, or another game
# $move: one of those moves
review-several-draw = { $game ->
    [connect4] Several columns would have drawn, such as { $move }
   *[other] Several moves would have drawn, such as { $move }
}
# More than three moves would not have lost.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
# $move: one of the others
review-several-held = { $game ->
    [connect4] Column { $made } lost the game. Several others would have held, such as { $move }
   *[other] { $made } lost the game. Several moves would have held, such as { $move }
}
# A move was a mistake, and no better one is known.
# $move: the move as the subject of a sentence, such as “Column 4” or “H7”
review-was-mistake = { $move } was a mistake
# Which moves were better, by estimates: after one of the two sentences below.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
# $moves: the better moves
review-was-better = { $game ->
    [connect4] Column { $moves } was better than { $made }
   *[other] { $moves } was better than { $made }
}
# More than three moves were better, by estimates: after one of the sentences below.
# $game: [connect4], where a move is a column, or another game
# $made: the move that was played
# $move: one of the better moves
review-several-better = { $game ->
    [connect4] Several columns were better than { $made }, such as { $move }
   *[other] Several moves were better than { $made }, such as { $move }
}
# How the player stood before the mistake, by an estimate.
# $standing: from [much-better] to [much-worse]
review-stood-you = { $standing ->
    [much-better] You were winning
    [better] You were ahead
    [little-better] You were slightly ahead
    [little-worse] You were slightly behind
    [worse] You were behind
    [much-worse] You were losing
   *[even] The game was even
}
# $standing: from [much-better] to [much-worse]
# $name: the player
review-stood-name = { $standing ->
    [much-better] { $name } was winning
    [better] { $name } was ahead
    [little-better] { $name } was slightly ahead
    [little-worse] { $name } was slightly behind
    [worse] { $name } was behind
    [much-worse] { $name } was losing
   *[even] The game was even
}

## Notices and announcements of the review.

review-nothing-yet = Nothing to review yet: make a move first
review-checking = Review: checking every move
# The mistake in view.
# $number (number): which move of the game it is
# $sentence: what was better
review-mistake-said = Move { $number }. { $sentence }
# The position in view, before a move that was no mistake.
# $number (number): which move of the game comes next
# $name: who made it, or “You”
# $move: the move, such as “column 4”
review-before-move = Before move { $number } ({ $name }: { $move })
review-try-again-you = Your turn: try again
# It is the turn of one of two people.
review-try-again-name = { $name }’s turn: try again
# It is the turn of a computer, which waits.
review-try-again-computer = { $name } to move: press P to continue
# Beside the graph: which end of it means what. Room for about 14 letters.
review-wins = { $name } wins
review-draw = Draw
# The middle where the game is too large to be sure.
review-even = Even
