## A game in play: the panel, the cards of the players, the line under the board.

# How many moves have been made.
play-moves-so-far = { $count ->
    [one] { $count } move so far
   *[other] { $count } moves so far
}
# How many moves a saved game has, in a list of games.
play-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# A label and its value, such as a side and who plays it: “Red: Anna”.
# $label: what it is about
# $value: what it is
play-labelled = { $label }: { $value }
# Two sentences, one after the other, for a screen reader or in a notice.
# $first: the first sentence, without its full stop
# $second: the second sentence
play-two-sentences = { $first }. { $second }
# A list that becomes longer by one: “Random, Greedy”, “Depth 8”; “H8, black”, “last stone”.
# $list: the items so far
# $item: the next one
play-longer-list = { $list }, { $item }
# Two things beside each other that are no list and no sentence: “Checkers · 12 moves”.
# $first: the first of them
# $second: the second
play-beside = { $first } · { $second }
# A long name of a person where there is little room: “Maximilian W.”.
# $first: the first word of the name
# $initial: the first letter of the last word
play-name-with-initial = { $first } { $initial }.
# A long name of a person where there is even less room: “Wolkenkuck…”.
play-name-cut = { $beginning }…
# Of two players, the one who is "you" comes first.
# $first (name): the one who plays first
# $second (name): the opponent
play-pairing = { $first } against { $second }
# Whose move the first one is: a name or a side.
# $name (name)
play-begins = { $name } starts
# The title above a board on which the user tries moves for both sides.
play-free-board = Free board

## Buttons of the panel. There is little room: about twelve letters.

play-undo = Undo
play-undo-tip = Take back the last move
play-redo = Redo
play-redo-tip = Play the move that you took back
play-hint = Hint
play-hint-tip = Show where a strong player would play
play-analysis = Analysis
play-analysis-tip = Show how good each move is
# Shows another of the variations, which are other moves tried from here.
play-variation = Variation
# The same where there is room for about five letters.
play-variation-short = Next
play-variation-tip = Show the next variation that you tried
# Leaves the free board, the puzzles or the lesson.
play-back = Back
play-back-tip = Return to the game
play-new-game = New game
# The same where there is room for about five letters.
play-new-game-short = New
play-new-game-tip = Choose the game and your opponent
play-menu = Menu
play-menu-tip = Save, open, copy, paste, settings, help, quit
# Shows the side panel again.
play-panel = Panel
play-panel-tip = Show the side panel

## Buttons for a game that is over, watched or looked back at.

play-again = Play again
play-again-tip = Play the next game with the same players
# Below “Play again”: the user begins the next game.
play-you-begin-next = you start
# The same where the rules say which side begins.
# $side: that side
play-you-begin-next-as = You start as { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
}
# The same of another player.
# $side: that side
# $name (name): the player
play-begins-as = { $name } starts as { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
}
play-review = Review
play-review-tip = See each mistake and what was better
play-continue = Continue
play-continue-computer-tip = Let the computer play on from here
play-continue-computers-tip = Let the computers play on from here
play-pause = Pause
play-pause-tip = Pause the computers
# Lets a computer make one move of a game that is paused.
play-step = One move
play-step-tip = Let the computer make one move
play-last-move = Last move
# How fast two computers play; beside a slider.
play-speed = Speed
play-speed-tip = How fast the computers play (− and +)
# The value of that slider: “1.25×” is a quarter faster than usual.
# $speed (number): times as fast as usual
play-speed-value = { $speed }×
# A choice between two computers’ games, with the two values beside it.
play-after-game = After this game
play-after-game-stop = Show result
play-after-game-another = Play another
# The score of a series, in place of the title above a board without a panel.
# $first (name): the player who moved first
# $first-wins (number): how many games they have won
# $second (name): the other player
# $second-wins (number): how many games they have won
play-score = { $first } { $first-wins } : { $second-wins } { $second }

## The list of moves.

# The title of the list.
play-moves-title = Moves
# A move of the list, for a screen reader.
# $number (number): which move of the game it is
# $name (name): who made it, or the side
# $move: the move, such as “column 4”
play-move-label = Move { $number }, { $name }: { $move }
# The same of a move that was a mistake.
# $number (number): which move of the game it is
# $name (name): who made it, or the side
# $move: the move, such as “column 4”
# $class: what kind of mistake, such as “Missed block”
play-move-label-mistake = Move { $number }, { $name }: { $move }, { $class }
# The label of a move that has a comment, for a screen reader.
# $label: what is said of the move
play-with-comment = { $label }, with a comment
# Before buttons with other moves that were tried in place of this one: room for about nine letters.
# $number (number): which move of the game it is
play-instead = { $number } or:
# Such a button, for a screen reader.
# $number (number): which move of the game it is
# $name (name): who would make it, or the side
# $move: the move, such as “column 4”
play-variation-label = Variation at move { $number }, { $name }: { $move }
# A button with a small menu: the variation in view is moved or deleted.
# $number (number): the number of the move
play-change-line = Change the variation at move { $number }
# A move in the tree of variations, for a screen reader.
# $number (number): which move of its line it is
# $move: the move, such as “E5”
play-tree-move = Tree, move { $number }: { $move }

## The cards of the players, for a screen reader.

# A side, who plays it, and what they do.
# $side: the side
# $name: the player
# $state: such as “your turn”
play-card = { $side }: { $name }, { $state }
# What a side has on the board (pieces) or is worth so far (points): the room is about ten letters.
# $unit: [point], [piece] or [disc]
# $count (number): how many; points come in halves
play-tally = { $unit ->
    [point] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [disc] { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    }
   *[piece] { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
}

## The line of words below the board or the panel.

play-free-board-keys = Try moves for both sides · V shows another variation, Esc returns to the game
play-hint-keys = Press H for the best line, Esc to close
play-checking-move = Checking your move…

## Moves as subjects.

# A move at the start of a sentence, as its subject, where it is no column.
# $move: the move, such as “H7”
play-move-subject = { $move }
# Several moves as the subject of a sentence: “G8 and H7 look better”.
# $moves: such as “G8 and H7”
play-moves-subject = { $moves }

## Notices and announcements.

# Where the keyboard's cursor has moved to, with what the analysis says of a move there.
# $place: the place of the board, with what lies on it
# $worth: such as “wins in 4 moves”
play-place-worth = { $place }, { $worth }
# An error in the program itself.
# $move: the move
# $reason: why the rules refuse it
play-illegal-computer-move = Error in Plot 4: the computer chose { $move }. { $reason }. Press P to try again
# An error while a computer was thinking.
# $error: what happened
play-computer-failed = { $error }. Press P to try again
# An error while a hint was looked for.
# $error: what happened
play-hint-failed = { $error }. Press H to try again
# $error: what the system says
play-no-thread = The computer could not start: { $error }
play-board-turned = Board turned: { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} is at the bottom

## The view for streams and projectors, with large names.

play-leave-stage = Back to the normal view

## The levels, on the card at the end of a game against one.

# At the end of a game.
# $name (name): the computer
play-first-win = Your first win against { $name }!
# At the end of a game against a computer that never makes a mistake.
# $name (name): the computer
play-held-to-a-draw = You held { $name } to a draw!
# How many games the user has won in a row.
# $count (number): two or more
# $name (name): the computer
play-wins-in-a-row = { $count } wins in a row against { $name }
# How many games the user has lost in a row.
# $count (number): five
# $name (name): the computer
play-losses-in-a-row = { $count } losses in a row against { $name }
# The button. There is room for about fourteen letters.
# $level: a level
play-level = Against { $level }
play-level-tip = Play the next game against this computer
# How far the user has got, for a screen reader.
# $beaten (number): levels that were beaten
# $count (number): levels
play-levels-beaten = { $beaten } of { $count } levels beaten
# The button after a win. There is room for about sixteen letters.
# $level: the level above
play-next-level = Next level: { $level }
# Above a row of levels, those that were beaten with a check.
play-your-levels = Your levels
play-click-a-level = Click one to play it
# A screen reader adds it to the button of a level.
play-level-beaten = beaten
# The same of the level of this game.
play-level-played = this game
# In a small window, in place of the row.
# $number (number): the level of this game
# $count (number): levels
play-level-of = Level { $number } of { $count }
# Below the first hint of a game against a level.
play-hint-uncounts = With a hint this game doesn’t count for your levels
# When the analysis is first shown in such a game.
play-analysis-uncounts = Analysis shown: this game no longer counts for your levels
# After a win, why it does not count.
# $why: begun, coach, hint, analysis or taken-back
play-uncounted = { $why ->
    [begun] This game did not begin from the start
    [coach] The coach stopped a move
    [hint] You used a hint
    [analysis] You used the analysis
   *[taken-back] You took a move back
}, so this win does not count for your levels.
