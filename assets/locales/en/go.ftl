## The board of Go.

# The line below the board while dead stones are marked.
go-how-to-mark = Click a group to mark it dead or alive

# A question, after the user has pressed Resign once.
go-resign-again = Resign the game? Press Resign again to confirm

# The page about the analysis, beside the example.
go-estimates = Go is too deep to calculate to the end, so the computer plays many games from each move to see who wins. 65% means that after this move you would win about 65 of 100 games. The best move stands out.
# The example beside that.
go-estimates-example = 65%

## Beside the name of the game, in a list: "9 × 9 · Handicap 2 · Komi 0.5 · Area scoring".

# $stones (number): two or more.
go-subtitle-handicap = Handicap { $stones }
# The game starts from a position of the user's own.
go-subtitle-stones = { $stones ->
    [one] { $stones } stone set up
   *[other] { $stones } stones set up
}
# $komi (number): the points that White gets for playing second.
go-subtitle-komi = Komi { $komi }
# Each stone and each surrounded point counts.
go-subtitle-area = Area scoring
# How the game is counted: points surrounded, and stones taken (Japanese rules).
go-subtitle-territory = Territory scoring
# Only stones count.
go-subtitle-stone-scoring = Stone scoring

## Below the board: captures or the score, and buttons.

# $black (number): how many stones Black has captured.
# $white (number): how many stones White has captured.
go-captures = Captures: Black { $black }, White { $white }

# $black (number): the points of Black.
# $white (number): the points of White.
go-score = Points: Black { $black }, White { $white }

# Points that touch living stones of both sides when the board is counted.
# $points (number): how many.
go-open-points = { $points ->
    [one] 1 neutral point counts for neither side
   *[other] { $points } neutral points count for neither side
}

# Who leads in a game in progress, as far as the program can tell.
# $side: black or white
# $points (number): such as 4.5
go-leads = { $side ->
    [black] Black
   *[white] White
} leads by about { $points ->
    [one] 1 point
   *[other] { $points } points
}
# The same if neither does, or it is not yet clear who does.
go-about-even = About even

# $side: black or white.
go-passed = { $side ->
    [black] Black passed
   *[white] White passed
}

# $side: black or white.
go-resigned = { $side ->
    [black] Black resigned
   *[white] White resigned
}

# A button while dead stones are marked, and its tooltip. There is room for ten letters.
go-count = Count
go-count-tip = Count the score once all dead stones are marked

# A button while dead stones are marked, and its tooltip. There is room for ten letters.
go-resume = Resume
go-resume-tip = Play on with all stones

# A button while a game is played, and its tooltip. There is room for ten letters.
go-pass = Pass
go-pass-tip = Skip your turn (two passes in a row end the game)

# A button while a game is played, and its tooltip. There is room for ten letters.
go-resign = Resign
go-resign-tip = Give up the game

## Moves in the narrow list of moves, which has room for eight letters.

go-listed-pass = pass
go-listed-resign = resign

## The keys of the board, on the help page.

go-place-stone = Place a stone there, or after two passes mark a group dead or alive
go-pass-effect = Pass, or after two passes count the score
go-resign-effect = Resign (press twice), or after two passes resume the game

## What a screen reader says of a point.

# A part of a list, after "H8, black": the stone is marked dead.
go-dead = dead

# A part of a list, after "H8, empty": whose territory it is likely to become.
go-likely-black = probably Black’s
go-likely-white = probably White’s
# A part of a list, after "H8, black": the stone is likely to be captured.
go-likely-dead = probably dead

# An empty point when the score is counted.
# $point: its name, such as H8.
# $owner: whose point it is.
go-point-territory = { $owner ->
    [black] { $point }, empty, Black’s territory
    [white] { $point }, empty, White’s territory
   *[neutral] { $point }, empty, neutral
}

# The group of a stone.
# $stones (number): how many stones it has.
# $liberties (number): how many empty points are next to it.
go-group = A group of { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} with { $liberties ->
    [one] { $liberties } liberty
   *[other] { $liberties } liberties
}

## The page about the rules. Each paragraph has a heading and mostly a picture, which a screen
## reader describes.

go-page-rules = The rules of Go

go-page-groups-heading = Stones and groups
go-page-groups = Black plays first, and the players take turns placing a stone on an empty point, where two lines cross. Stones stay where they are until they are captured. Stones of one color that are connected along the lines form a group. They live or die together.

go-page-capturing-heading = Capturing
go-page-capturing = The empty points next to a group are its liberties. A group with no liberties left is captured and taken off the board. You may not fill the last liberty of your own group, unless your stone captures something.
go-page-capturing-picture = Black captures the white stone on C3 with a stone on C2

go-page-eyes-heading = Two eyes
go-page-eyes = An empty point inside a group is an eye. A group with two separate eyes is alive: your opponent cannot fill both in one move, and may not fill just one of them.
go-page-eyes-picture = The black group is alive: A1 and C1 are its eyes

go-page-ko-heading = Ko
go-page-ko = A move may not bring back an earlier position of the whole board. So where two stones could capture each other forever, you have to play somewhere else first. You can choose another ko rule for a new game.
go-page-ko-picture = Black has just captured a stone on C3, and White may not recapture right away

go-page-end-heading = The end
go-page-end = When you have nothing left to gain, pass (F2). After two passes in a row, click the dead groups to mark them. Some are marked for you, and the computer objects if you mark its living stones or leave your own dead ones. Then the score is counted: a point for each of your stones, and for each empty point that only your stones surround. With territory scoring, as in Japan, the points you surround and the stones you have captured count instead. White gets extra points for playing second, the komi. A weaker player may start with two to nine stones on the board, the handicap.
go-page-end-picture = Black has 15 points and White has 10: small squares show whose the empty points are

## What Go says: src/words/go.rs

go-goal-area = Control more of the board than your opponent. Two passes end the game
go-goal-territory = Surround more territory than your opponent, and capture more stones. Two passes end the game
go-goal-stones = Have more stones on the board than your opponent. Two passes end the game
# Moves, as they stand within a sentence and at its start.
go-move-mark = mark { $point }
go-move-mark-title = Mark { $point }
# Said once a group is marked, before the points.
# $point: one of its stones, such as H8.
go-marked-dead = { $point } is dead
# $point: one of its stones, such as H8.
go-marked-alive = { $point } is alive
# Why the program calls a group dead or alive.
# $stone: one of its stones, such as H8.
# $point: where the opponent plays.
go-why-captured = { $stone } is dead: { $point } captures it
# $stone: one of its stones, such as H8.
go-why-dies = { $stone } cannot make two eyes
# $stone: one of its stones, such as H8.
go-why-seki = { $stone } lives in seki
go-move-count = count the score
go-move-count-title = Count the score
go-move-resume = resume play
go-move-resume-title = Resume play
go-move-resign = resign
go-move-resign-title = Resign
go-refused-self-capture = A stone on { $point } would have no liberties: choose another point (self-capture)
go-refused-ko = You can’t recapture on { $point } yet: play somewhere else first (ko)
go-refused-repetition = { $point } would repeat an earlier position: play somewhere else first (superko)
go-refused-not-settling = You can mark dead stones only after two passes
go-refused-no-stone = There is no stone on { $point }: choose a group
# After "resume play", the other player has the first move.
# $name (name): who passes
# $side: the side whose move it is then
go-passes = { $name-kind ->
    [you] You pass
   *[person] { $name } passes
}: play resumes with { $side ->
    [black] Black
   *[white] White
}

# How a computer plays: on its card, and after its name in a list. About thirty letters.
go-level-medium = sees what can be captured
go-level-high = tries thousands of games a move
go-level-greedy = captures and saves stones

# The name of the game, and what it is about in three or four words.
go-title = Go
go-summary = surround and capture

# The score of a side, below the board in the terminal.
# $side: black or white
# $points (number): its score, such as 43.5
# $stones (number): its stones on the board
# $territory (number): the empty points that it surrounds
go-counted-area = { $side ->
    [black] Black
   *[white] White
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, { $territory } territory)
# $side: black or white
# $points (number): its score, such as 43.5
# $stones (number): its stones on the board
# $territory (number): the empty points that it surrounds
# $komi (number): the points that White gets for playing second
go-counted-area-komi = { $side ->
    [black] Black
   *[white] White
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, { $territory } territory, { $komi } komi)
# Territory counts.
# $side: black or white
# $points (number): its score, such as 43.5
# $territory (number): the points that it surrounds
# $prisoners (number): the stones that it has taken, with the dead ones
go-counted-territory = { $side ->
    [black] Black
   *[white] White
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $territory } territory, { $prisoners ->
    [one] 1 capture
   *[other] { $prisoners } captures
})
# $side: black or white
# $points (number): its score, such as 43.5
# $territory (number): the points that it surrounds
# $prisoners (number): the stones that it has taken, with the dead ones
# $komi (number): the points that White gets for playing second
go-counted-territory-komi = { $side ->
    [black] Black
   *[white] White
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $territory } territory, { $prisoners ->
    [one] 1 capture
   *[other] { $prisoners } captures
}, { $komi } komi)
# Only stones count.
# $side: black or white
# $points (number): its score, such as 43.5
# $stones (number): its stones on the board
go-counted-stones = { $side ->
    [black] Black
   *[white] White
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
})
# Only stones count.
# $side: black or white
# $points (number): its score, such as 43.5
# $stones (number): its stones on the board
# $komi (number): the points that White gets for playing second
go-counted-stones-komi = { $side ->
    [black] Black
   *[white] White
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, { $komi } komi)

## The coach: mistakes that can be seen, in a review and on the coach’s card.

# The player did not save stones that the next move can capture.
# $name (name): the player
# $count (number): how many stones
go-left-in-atari = { $name } left { $count ->
    [one] a stone
   *[other] { $count } stones
} in atari
# The player took a liberty of their own stones, so that the next move can capture them.
# $name (name): the player
# $count (number): how many stones
go-put-in-atari = { $name } put { $count ->
    [one] one
   *[other] { $count }
} of { $name-kind ->
    [you] your
   *[person] their
} own stones in atari
# The player could have captured stones.
# $name (name): the player
# $count (number): how many stones
# $point: where
go-missed-capture = { $name } could have captured { $count ->
    [one] a stone
   *[other] { $count } stones
} at { $point }
# The player ran with stones that a ladder catches.
# $name (name): the player
# $count (number): how many stones
go-misread-ladder = { $name } ran into a ladder with { $count ->
    [one] a stone
   *[other] { $count } stones
}
# The player filled an eye of their own.
# $name (name): the player
# $point: where
go-filled-eye = { $name } filled { $name-kind ->
    [you] your
   *[person] their
} own eye at { $point }
# The heading of the coach’s card.
# $count (number): how many stones
go-card-left-in-atari = That leaves { $count ->
    [one] a stone
   *[other] { $count } stones
} in atari
# The heading of the coach’s card.
# $count (number): how many stones
go-card-put-in-atari = That puts { $count ->
    [one] a stone
   *[other] { $count } stones
} in atari
# The heading of the coach’s card.
# $count (number): how many stones
go-card-missed-capture = You can capture { $count ->
    [one] a stone
   *[other] { $count } stones
}
# The heading of the coach’s card.
# $count (number): how many stones
go-card-misread-ladder = { $count ->
    [one] The ladder catches this stone
   *[other] The ladder catches these stones
}
# The heading of the coach’s card.
go-card-filled-eye = That fills your own eye
# Below the heading. $side is the opponent.
# $side: [black] or [white]
# $point: where the opponent captures
go-why-in-atari = { $side ->
    [black] Black
   *[white] White
} captures at { $point }
# Below the heading.
# $point: where
# $count (number): how many stones can be captured
go-why-missed-capture = Play { $point } before { $count ->
    [one] it
   *[other] they
} can escape
# Below the heading. $side is the opponent.
# $side: [black] or [white]
# $point: where the opponent plays
go-why-misread-ladder = { $side ->
    [black] Black
   *[white] White
} plays { $point }, and gives atari again and again
# Below the heading.
go-why-filled-eye = A group needs two eyes to live
