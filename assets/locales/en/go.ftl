## What Go says: src/words/go.rs

go-goal-area = Control more of the board than your opponent. Two passes end the game
go-goal-stones = Have more stones on the board than your opponent. Two passes end the game
# Moves, as they stand within a sentence and at its start.
go-mark = mark { $point }
go-mark-title = Mark { $point }
go-count = count the score
go-count-title = Count the score
go-resume = resume play
go-resume-title = Resume play
go-resign = resign
go-resign-title = Resign
go-refused-self-capture = A stone on { $point } would have no liberties: choose another point (self-capture)
go-refused-ko = You can’t retake on { $point } yet: play somewhere else first (ko)
go-refused-repetition = { $point } would repeat an earlier position: play somewhere else first (superko)
go-refused-settling = Both players have passed: mark the dead stones and count, or resume play
go-refused-yielding = Play resumes with { $side ->
    [black] Black
   *[white] White
}: you can only pass
go-refused-not-settling = Dead stones are marked after two passes
go-refused-no-stone = There is no stone on { $point }: choose a group
# After "resume play", the other player has the first move.
# $side: the side whose move it is then
go-you-pass = You pass: play resumes with { $side ->
    [black] Black
   *[white] White
}
# $name: who passes
# $side: the side whose move it is then
go-passes = { $name } passes: play resumes with { $side ->
    [black] Black
   *[white] White
}
# What the terminal adds to the board while the players mark dead stones; dead:A1, done and resume
# are typed.
go-counting-typed = Type dead:A1 to mark a dead group, done to count, or resume to play on
