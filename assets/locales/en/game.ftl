## Sentences about a game in progress that are the same in every game: in the window, in the
## terminal and for screen readers.

# The end of a list: "1, 2 and 3".
# $list: the items before it
# $item: the last item
game-list-and = { $list } and { $item }

# What the terminal says before a game.
# $game: its name
# $setup: what it is played on, such as "15x15 with 5 in a row, freestyle rules"
# $goal: a sentence about the goal
game-introduction =
    { $game }: { $setup }
    { $goal }

## The sides. They stand where names of people stand: “Red wins”.

game-side-red = Red
game-side-yellow = Yellow
game-side-black = Black
game-side-white = White

## A move that is made without a question, and moves that are refused

# $name (name)
game-passes = { $name-kind ->
    [you] You pass
   *[person] { $name } passes
}: no legal moves
# The name of a pass, within a sentence and at its start.
game-pass = pass
game-pass-title = Pass
game-refused-over = The game is over
# $point: the point, such as H7
# $last: the last point of the board
game-refused-off-board = There is no point { $point }: choose from A1 to { $last }
game-refused-taken = { $point } is taken: choose an empty point

## How a game ended: in the headline, in announcements, on pictures

# A line of pieces: "four in a row".
# $name (name): who wins
# $count (number): how many pieces
# $direction: row, column or diagonal
game-wins-line = { $name-kind ->
    [you] You won
   *[person] { $name } wins
}: { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
} { $direction ->
    [row] in a row
    [column] in a column
   *[diagonal] on a diagonal
}
# The last move made two lines or more.
# $name (name): who wins
# $count (number): 2 to 4
game-wins-lines = { $name-kind ->
    [you] You won
   *[person] { $name } wins
}: { $count ->
    [2] two
    [3] three
   *[other] { $count }
} lines at once
# $name (name): who wins
# $loser (name): whose pieces are captured
game-wins-no-pieces = { $name-kind ->
    [you] You won: you captured every piece
   *[person] { $loser-kind ->
        [you] You lost: all your pieces were captured
       *[person] { $name } wins: { $loser } has no pieces left
    }
}
# $name (name): who wins
# $loser (name): who cannot move
game-wins-no-moves = { $name-kind ->
    [you] You won: your opponent cannot move
   *[person] { $loser-kind ->
        [you] You lost: you cannot move
       *[person] { $name } wins: { $loser } cannot move
    }
}
# $name (name)
# $loser (name)
game-wins-resigned = { $name-kind ->
    [you] You won: your opponent resigned
   *[person] { $loser-kind ->
        [you] You resigned: { $name } wins
       *[person] { $name } wins by resignation
    }
}
# $name (name): who wins
# $loser (name)
# $unit: [point] or [disc]
# $count (number): by how many, such as 7.5
game-wins-by = { $name-kind ->
    [you] { $unit ->
        [disc] You won by { $count ->
            [one] 1 disc
           *[other] { $count } discs
        }
       *[point] You won by { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }
   *[person] { $loser-kind ->
        [you] { $unit ->
            [disc] You lost by { $count ->
                [one] 1 disc
               *[other] { $count } discs
            }
           *[point] You lost by { $count ->
                [one] 1 point
               *[other] { $count } points
            }
        }
       *[person] { $unit ->
            [disc] { $name } wins by { $count ->
                [one] 1 disc
               *[other] { $count } discs
            }
           *[point] { $name } wins by { $count ->
                [one] 1 point
               *[other] { $count } points
            }
        }
    }
}
# $name (name)
game-wins = { $name-kind ->
    [you] You won!
   *[person] { $name } wins
}
# How the game ended, below “You won!” at its end.
# $count (number): how many pieces
# $direction: row, column or diagonal
# $move (number): the number of the last move
game-ended-line = { $count ->
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
   *[other] { $count }
} { $direction ->
    [row] in a row
    [column] in a column
   *[diagonal] on a diagonal
} on move { $move }
# $count (number): 2 to 4
# $move (number): the number of the last move
game-ended-lines = { $count ->
    [2] Two
    [3] Three
   *[other] { $count }
} lines at once on move { $move }
# The same, about the move that decided the game. $name has lost.
# $move (number): the number of that move
# $shape: stacked, one right above the other, or apart
# $name (name): who has lost
game-decided-double = { $shape ->
    [stacked] Move { $move } made two threats, one above the other
   *[apart] Move { $move } made two threats
}. { $name } could block only one
# The mistake that decided the game.
# $move (number): the number of that move
# $said: the mistake, such as “You missed four in a row in column 5”
game-decided-mistake = Move { $move }: { $said }
# Connect 4 and Gomoku.
game-drawn-full-board = Draw: the board is full
# Checkers, as are the next two.
game-drawn-second-time = Draw: the same position twice
game-drawn-third-time = Draw: the same position three times
# $moves (number): moves of each side
game-drawn-no-progress = Draw: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} without a capture or a man’s move
# The players have agreed on it.
game-drawn-agreed = Draw by agreement
# A computer answers the offer of a draw.
# $name (name): the computer
# $number: the number of the move from which on it may agree
game-draw-too-early = { $name } declines: no draws before move { $number }
# $name (name): the computer
game-draw-winning = { $name } declines the draw: it thinks it is winning
# A computer offers a draw, as for long nothing has happened.
# $name (name): the computer
game-draw-offered = { $name } offers a draw. Press F6 to accept
# The user has pressed a key that ends the game, perhaps by mistake.
game-resign-again = Resign the game? Press F4 again to confirm
game-draw-again = Agree to a draw? Press F6 again to confirm
# $unit: what is counted, [point] or [disc]
game-drawn-equal = { $unit ->
    [disc] Draw: both have the same number of discs
   *[point] Draw: both have the same score
}

## The headline over the board

game-your-turn = Your turn
# $name (name)
game-to-move = { $name } to move
game-thinking = Thinking…
game-paused = Paused
# The user looks back at an earlier position.
# $move (number): how many moves were made there
game-looking-back = { $move ->
    [0] Looking back at the start
   *[other] Looking back at move { $move }
}
# What the players decide in Go after two passes; Count is a button.
game-question-dead-stones = Mark the dead stones, then press Count
# A picture of a game in progress.
# $move (number): how many moves were made
# $now: what comes now, such as "Red to move"
game-after-move = After move { $move } · { $now }

## For screen readers: the last move and what comes now

# $name (name): who moved
# $move: the move, such as "column 4"
game-moved = { $name }: { $move }
# The end of a game.
# $result: a sentence, such as "You won: four in a row"
# $count (number): how many moves the game had
game-ended-after = { $result }. The game took { $count ->
    [one] 1 move
   *[other] { $count } moves
}
# A list of moves in game-taken-back has these items.
# $move: the move, such as "column 4"
# $name (name): who made it
game-move-by = { $move } by { $name-kind ->
    [you] you
   *[person] { $name }
}
game-taken-back = Taken back: { $moves }
game-taken-back-many = Taken back: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-played-again = Redone: { $moves }
game-played-again-many = Redone: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-before-first = Before the first move
# $number (number): the number of the move in view
# $count (number): how many moves the game has
# $name (name): who made it
# $move: the move
game-at-move = Move { $number } of { $count }, { $name-kind ->
    [you] you
   *[person] { $name }
}: { $move }
# The comment of a file on the position in view.
game-comment = Comment: { $text }

## The card of a player

# What a player does, after a mark: "Red · to move".
game-card-your-turn = your turn
game-card-to-move = to move
game-card-thinking = thinking…
game-card-waiting = waiting
game-card-passes = passes
# For a screen reader.
game-card-wins = { $count ->
    [one] 1 game won
   *[other] { $count } games won
}
game-card-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
game-card-captured = { $count ->
    [one] 1 piece captured
   *[other] { $count } pieces captured
}

## What a computer found: on its card

# How good the position is for the computer, after game-found-...: "Looked 6 moves ahead: even".
game-value-wins = wins
game-value-wins-in = wins in { $count ->
    [one] 1 move
   *[other] { $count } of its own moves
}
game-value-loses = loses
game-value-loses-in = loses in { $count ->
    [one] 1 move
   *[other] { $count } of its own moves
}
game-value-draws = a draw
# An estimate.
game-value-estimate = { $standing ->
    [much-better] thinks it is winning
    [better] thinks it is ahead
    [slightly-better] thinks it is slightly ahead
    [slightly-worse] thinks it is slightly behind
    [worse] thinks it is behind
    [much-worse] thinks it is losing
   *[even] even
}
# The chance of a computer of Go to win, by the games that it has played out.
game-value-share = { $percent }% to win
# $value: one of the messages above
game-found-book = From the opening book: { $value }
game-found-glance = At a glance: { $value }
game-found-end = Looked to the end: { $value }
# $count (number): how many moves, of either side
# $value: one of the messages above
game-found-ahead = Looked { $count ->
    [one] 1 move
   *[other] { $count } moves
} ahead: { $value }
# $count (number): how many games
# $value: the chance to win that follows from them
game-found-tried = Played out { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $value }
# A computer that searches moved without searching.
game-found-nothing = Did not look ahead
game-found-expects = Expects { $moves }
# The moves that a computer looks at while it thinks.
# $moves: a list of moves
game-found-considers = Considers { $moves }
# A list of moves that is cut.
# $moves: the list
game-and-more = { $moves } …
# Figures for those who want them. A ply is a move of one side.
game-figures-win = a win
game-figures-loss = a loss
game-figures-win-in = win in { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
game-figures-loss-in = loss in { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
game-figures-value = value { $value }
# $depth (number): in plies
# $count (number): positions
# $value: one of the messages above
game-figures = Depth { $depth }, { $count ->
    [one] 1 position
   *[other] { $count } positions
}, { $value }
# $count (number): games that were played to their end by chance
# $percent (number): the share of them that was won
# $value: one of the messages above
game-figures-playouts = { $count ->
    [one] 1 playout
   *[other] { $count } playouts
}, { $percent }% won, { $value }

## What the analysis says of a move, after its name: "Column 4, wins in 4 moves"

game-verdict-won = wins
# Exact, in a game that is counted.
# $count (number): by how many discs.
game-verdict-wins-by = wins by { $count }
game-verdict-wins-at-once = wins immediately
game-verdict-wins-in = wins in { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-verdict-draws = draws
game-verdict-loses = loses
# $count (number): by how many discs.
game-verdict-loses-by = loses by { $count }
game-verdict-loses-at-once = loses immediately
game-verdict-loses-in = loses in { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-verdict-estimate = { $standing ->
    [much-better] winning (estimate)
    [better] ahead (estimate)
    [slightly-better] slightly ahead (estimate)
    [slightly-worse] slightly behind (estimate)
    [worse] behind (estimate)
    [much-worse] losing (estimate)
   *[even] even (estimate)
}
# $value: a number with its sign, such as "+20"
game-verdict-number = { $value } (estimate)

## What the analysis says of the position in view

game-evaluation-unknown = Not known yet
# $name (name)
game-evaluation-won = { $name } has won
# $name (name)
game-evaluation-lost = { $name } has lost
# $name (name)
game-evaluation-wins = { $name } wins
# Exact, in a game that is counted.
# $name (name): who wins
# $count (number): by how many discs.
game-evaluation-wins-by = { $name } wins by exactly { $count }
# $name (name): who wins
# $count (number): in so many of their own moves
game-evaluation-wins-in = { $name } wins in { $count ->
    [one] 1 move
   *[other] { $count } moves
}
# $name (name)
game-evaluation-loses = { $name } loses
# $name (name): who loses
# $count (number): by how many discs.
game-evaluation-loses-by = { $name } loses by exactly { $count }
# $name (name): who loses
# $count (number): in so many moves of the winner
game-evaluation-loses-in = { $name } loses in { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-evaluation-draw = A draw with best play
# $name (name): whose chances it is about
# $standing: how good they are
game-evaluation-estimate = { $standing ->
    [much-better] { $name } is winning (estimate)
    [better] { $name } is ahead (estimate)
    [slightly-better] { $name } is slightly ahead (estimate)
    [slightly-worse] { $name } is slightly behind (estimate)
    [worse] { $name } is behind (estimate)
    [much-worse] { $name } is losing (estimate)
   *[even] Even (estimate)
}
# $name (name): for whom the number is
# $value: a number with its sign, such as "+20"
game-evaluation-number = { $name }: { $value } (estimate)
game-best = Best: { $move }

## Hints

game-hint-looking = Looking for a hint…
# The message line while the program looks for dead stones.
game-dead-looking = Looking for dead stones…
# $moves: the moves that are expected, such as "4, 3, 5"
game-best-line = Best line: { $moves }
# The same, where it continues.
game-best-line-more = Best line: { $moves } …
# After the move of a hint: others that are as good.
# $moves: such as “C4, E3”
game-hint-as-good = Just as good: { $moves }
# The same, where there are more of them.
# $moves: such as “C4, E3”
game-hint-as-good-more = Just as good: { $moves } and others
game-hint-all-as-good = All moves are equally good
# The heading of a hint: what to do, and why. The move is such as “H7” or “11-15”.
game-hint-play = Play { $move }
# The same where the best move is to pass.
game-hint-pass = Pass
# The same where it is the only legal move.
game-hint-forced = { $move } is the only legal move
# The same where there is no move but to pass.
game-hint-must-pass = You have to pass: there is no legal move
game-hint-to-win = Play { $move } to win
game-hint-to-block = Play { $move } to block your opponent
game-hint-to-double = Play { $move } to make two threats
game-hint-wins = You win whatever your opponent does
# $count (number): in so many moves
game-hint-wins-in = You win in { $count ->
    [one] 1 move
   *[other] { $count } moves
}, whatever your opponent does
game-hint-loses = Your opponent can force a win
# $count (number): in so many moves of the opponent
game-hint-loses-in = Your opponent can force a win in { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-hint-loses-at-once = Your opponent wins on the next move wherever you play
game-hint-only = After anything else your opponent wins on the next move
game-hint-draws = Neither side can force a win
# $standing: how good the user's position is
game-hint-estimate = { $standing ->
    [much-better] You are winning
    [better] You are ahead
    [slightly-better] You are slightly ahead
    [slightly-worse] You are slightly behind
    [worse] You are behind
    [much-worse] You are losing
   *[even] The game is even
}
# $hint: game-hint-estimate
# $count (number): how many moves, of either side
game-hint-looked = { $hint } (looked { $count ->
    [one] 1 move
   *[other] { $count } moves
} ahead)
# $hint: game-hint-estimate
# $count (number): how many games
game-hint-tried = { $hint } (played out { $count ->
    [one] 1 game
   *[other] { $count } games
})

## Notices

# Two computers go round in circles; P is a key.
game-no-result = No result after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: the game may be going in circles. Press P to continue
# The user typed a letter that begins the name of a place.
# $letter: the letter
# $meaning: what the letter does as a key, such as "New game"
game-waiting-letter = { $letter }… type the row number · { $letter } alone: { $meaning }
# The same once the letter has acted as a key, or if it is no key.
# $letter: the letter
game-waiting-number = { $letter }… type the row number, or press Esc
# A level cannot play with the settings that were chosen.
# $reason: a sentence
# $name (name): the level that plays instead
game-stand-in = { $reason }. { $name } plays instead
# The user looks back at an earlier position and tries a move.
# $move (number): how many moves were made there
# $count (number): how many moves follow
game-play-from-here = { $move ->
    [0] You are looking at the start.
   *[other] You are looking at move { $move }.
} Make the same move again to continue from here. { $count ->
    [one] The move after it is kept
   *[other] The { $count } moves after it are kept
}
# The user has played on from an earlier position; V is a key.
game-line-left = { $count ->
    [one] The move that followed is kept as a variation: press V to see it
   *[other] The { $count } moves that followed are kept as a variation: press V to see them
}
# A move at an earlier position of a game that is over, or was opened; V is a key.
game-line-tried = This move is a variation. The main line stays: press V to see it
# The game has ended by agreement at an earlier position, such as a count after two passes.
# $move (number): how many moves were made there
# $count (number): how many moves follow, without a resignation
game-ended-within = This is the result after move { $move }. { $count ->
    [one] The move after it stays in the game
   *[other] The { $count } moves after it stay in the game
}: press End to see the last one
# A new game begins.
game-new-you-begin = New game: you start as { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
}
# $name (name): who begins
# $side: with which pieces
game-new-begins-as = New game: { $name } starts as { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
}
game-new-begins = New game: { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} starts
# Two people without names have swapped sides.
game-new-swapped = New game with sides swapped: { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} starts
# $name (name): who begins, a computer
# $side: the user's side
game-new-you-answer = New game: { $name } starts, you are { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
}

## What to press, under the board. The single letters and F1, End and Ctrl+Z are keys.

game-press-help = F1 shows all keys
game-press-continue = P plays on from here, the period key (.) makes one move
game-press-twice = Play the same move twice to continue from here
game-press-end = End shows the last move
game-press-review = R reviews the game
game-press-undo = Ctrl+Z takes the last move back
# The coach warns the user of bad moves.
game-taught = { $count ->
    [0] The coach gave no warnings
    [one] The coach gave 1 warning
   *[other] The coach gave { $count } warnings
}

## Computer players. Their names stand where people’s names stand: “High wins”.

game-level-learner = Beginner
game-level-casual = Casual
game-level-low = Low
game-level-fair = Fair
game-level-medium = Medium
game-level-skilled = Skilled
game-level-advanced = Advanced
game-level-high = High
game-level-perfect = Perfect
game-level-random = Random
game-level-greedy = Greedy
game-level-dummy = Dummy
# The user has chosen how many moves it looks ahead.
game-level-depth = Depth { $depth }
# The user has chosen how many games it tries for each move.
game-level-games = { $games ->
    [one] 1 playout
   *[other] { $games } playouts
}
# Either of them, in the list of levels.
game-level-custom = Custom

# How strong a computer is, for a screen reader: on screen it has bars.
# $level (number): from 1 on
# $most (number): that of one that makes no mistakes
game-strength = strength { $level } of { $most }

# How a computer plays: on its card, and after its name in a list. About thirty letters.
game-level-looks = looks { $count ->
    [one] 1 move
   *[other] { $count } moves
} ahead
game-level-tries = tries up to { $count ->
    [one] 1 game
   *[other] { $count } games
} a move
game-level-beginners = for your first games
# $count (number): how many moves.
# $all (number): of how many.
game-level-at-a-glance = plays { $count } of { $all } moves at a glance
# $count (number): how many moves.
# $all (number): of how many.
game-level-at-random = plays { $count } of { $all } moves at random
game-level-slips-rarely = rarely overlooks things
game-level-further = looks further ahead
game-level-stones-anywhere = places stones at random

## A computer objects to what the user wants to decide

# $name (name): the computer
# $count (number): how many groups
# $groups: a point of each, such as "D1 and F6"
game-objection-alive = { $name } disagrees: { $groups } { $count ->
    [one] is
   *[other] are
} alive. Change the marks, play on, or count again
# $name (name): the computer
# $count (number): how many groups
# $groups: a point of each, such as "D1 and F6"
game-objection-dead = { $name } disagrees: { $groups } { $count ->
    [one] is
   *[other] are
} dead. Change the marks, play on, or count again
# $name (name): the computer
# $alive: the groups that are alive
# $dead: the groups that are dead
game-objection-both = { $name } disagrees. Alive: { $alive }. Dead: { $dead }. Change the marks, play on, or count again

# The user, as a name: on a card, before a move.
game-you = You
# A person with the rank that a file tells: “Shusaku 4d”.
# $name: the person
# $rank: the rank
game-name-and-rank = { $name } { $rank }
