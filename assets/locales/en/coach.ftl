## The coach and the review: what a move was worth, in plain words.

# Beside “Coach”: it is off.
coach-off = Off
# Beside “Coach”: it stops mistakes that can be seen on the board.
coach-blunders = Blunders
# Beside “Coach”: it stops all mistakes.
coach-everything = Everything
# The class of a move, in lists and beside moves. Room for about 18 letters.
# $class: from [missed_win] to [best]
coach-class = { $class ->
    [missed_win] Missed win
    [missed_block] Missed block
    [opened_win] Let them win
    [allowed_double] Allowed a double
    [missed_double] Missed a double
    [lost_piece] Lost a piece
    [missed_capture] Missed capture
    [left_in_atari] Left in atari
    [misread_ladder] Misread ladder
    [filled_eye] Filled an eye
    [gave_corner] Gave up a corner
    [gave_win] Gave away the win
    [gave_draw] Gave away the draw
    [gave_ground] Clearly worse
    [inaccuracy] Inaccuracy
    [good] Good
    [only_move] Only move
   *[best] Best
}
# The opponent, against the user, gave away a win: the key moment of a review.
# $name (name): the opponent
coach-let-back = { $name } let you back into the game
# The opponent, against the user, gave away a draw: the user could win.
# $name (name): the opponent
coach-let-ahead = { $name } let you take the lead
# The player gave away a win.
# $move: the moves that kept it, as the subject of a sentence: “Column 4”, “Columns 4 and 5”
# $count (number): how many there are
# $name (name): the player
coach-gave-win = { $move } { $count ->
    [one] was
   *[other] were
} { $name-kind ->
    [you] winning
   *[person] winning for { $name }
}
# A player gave away a draw.
# $move: the moves that kept it, as the subject of a sentence: “Column 4”, “Columns 4 and 5”
# $count (number): how many there are
coach-gave-draw = { $move } would { $count ->
    [one] have
   *[other] each have
} held the draw
# A player’s chances fell a lot, by an estimate.
# $move: better moves, as the subject of a sentence: “H7”, “G8 and H7”
# $count (number): how many there are
coach-gave-ground = { $move } looked like { $count ->
    [one] a better move
   *[other] better moves
}
# The heading of the coach’s card: the move gives away a win.
coach-card-gave-win = That gives away the win
# The heading of the coach’s card: the move gives away a draw.
coach-card-gave-draw = That loses
# The heading of the coach’s card: the move is much worse, by an estimate.
coach-card-gave-ground = That looks worse
# The coach’s advice.
# $move: the better moves, as the subject of a sentence: “Column 4”, “Columns 4 and 5”
# $count (number): how many there are
coach-keeps-win = { $move } still { $count ->
    [one] wins
   *[other] win
}
# The coach’s advice.
# $move: the better moves, as the subject of a sentence: “Column 4”, “Columns 4 and 5”
# $count (number): how many there are
coach-keeps-draw = { $move } { $count ->
    [one] holds
   *[other] hold
} the draw
# The coach’s advice, from an estimate.
# $move: the better moves, as the subject of a sentence: “H7”, “G8 and H7”
# $count (number): how many there are
coach-looks-better = { $move } { $count ->
    [one] looks
   *[other] look
} better (estimate)
# The coach praises a move that stops a win.
coach-praise-block = Good block!
# The coach praises a move that makes two threats.
coach-praise-double = A double threat!
# The coach praises the only good move.
coach-praise-only = Well found!
# Why the coach praises a move.
# $move: the move within a sentence, such as “column 4”
coach-only-even = Only { $move } kept the game even
# Why the coach praises a move.
# $move: the move within a sentence, such as “column 4”
coach-only-win = Only { $move } still wins
# Why the coach praises two threats. $side is the opponent.
# $side: [red], [yellow], [black] or [white]
coach-can-block-one = { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} can block only one
# Two sentences of a card, one after the other, each with its full stop.
# $first: the first one
# $second: the second one
coach-both = { $first } { $second }
# Above the board while the coach holds a move back. There is little room.
coach-take-back-question = Take it back?
# The buttons of the coach’s card. There is room for about twelve letters.
coach-take-back = Take it back
coach-take-back-tip = Choose another move
coach-keep = Keep it
coach-keep-tip = You can also make the same move again
# Below these buttons, as the third way.
# $game: [connect4], [checkers], [reversi] or another game
coach-or-another = { $game ->
    [connect4] Or click another column
    [checkers] Or make another move
    [reversi] Or click another square
   *[other] Or click another point
}
# What a screen reader says after the reason why a move is held back.
coach-held-back-how = Escape takes it back, K keeps it, or choose another move.
# A sentence below a heading, with its full stop.
# $sentence: the sentence without it
coach-sentence = { $sentence }.
# A button of the hint’s card: shows the moves that are expected.
coach-show-line = Show the line
# The same button while they are shown.
coach-show-hint = Show the hint
# A button of the hint’s card.
coach-close = Close
# What a hint is for, where other moves let something happen.
# $text: what that is, such as “White captures at E5”
coach-otherwise = Otherwise: { $text }
