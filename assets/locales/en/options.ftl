## The options of the next game and of a computer, in the choice of players: a name, with its values
## beside it as buttons. Names and values are short. Explanations appear where the pointer rests.

# The size of the board: 7x6, 15x15.
options-board = Board
# The values are numbers: 4 in a row win.
options-in-a-row = In a row
options-coins-in-a-row = How many coins in a row win
options-stones-in-a-row = How many stones in a row win

# Gomoku. The values are the four rule sets below.
options-rules = Rules
options-rules-about = Freestyle: five or more in a row win. Standard: exactly five. Restricted, the usual rule here: as Freestyle, but Black may not make double threes or double fours. Renju: nor more than five
options-rule-freestyle = Freestyle
options-rule-standard = Standard
options-rule-restricted = Restricted
options-rule-renju = Renju

# Go. The values are None and the numbers of stones.
options-handicap = Handicap
options-handicap-about = Extra stones for Black, the weaker player
options-handicap-none = None

# Go: how the score is counted.
options-scoring = Scoring
options-scoring-about = Area: your stones and the points they surround. Territory: the points you surround and the stones you capture. Stones: only your stones
options-scoring-area = Area
options-scoring-territory = Territory
options-scoring-stones = Stones

# Go: the rule against repetition.
options-komi = Komi
options-komi-about = Points that White gets because Black starts
# A number of points, such as 7.5.
# $points (number)
options-points = { $points }

options-ko = Ko
options-ko-about = Positional: no earlier position may repeat. Simple: you may not recapture a single stone right away
options-ko-positional = Positional
options-ko-simple = Simple
options-ko-none = None

# Go: what happens to dead stones after two passes.
options-dead = Dead stones
options-dead-about = After two passes. Keep: all stones count as alive. Mark: you mark the dead stones first
options-dead-stay = Keep
options-dead-settle = Mark

# Go: whether a move may take its own group off the board.
options-suicide = Suicide
options-suicide-about = Allowed: a move may leave your own group without liberties, and it is taken off the board
options-suicide-forbidden = Not allowed
options-suicide-allowed = Allowed

# Checkers. The values are numbers.
options-men = Rows of men
options-men-about = How many rows of men each side has at the start

# Checkers: the third or the second time that a position comes is a draw.
options-repetition = Repetition
options-repetition-about = The game is a draw when a position occurs for the third time, or for the second
options-repetition-third = Third
options-repetition-second = Second

## A computer

options-character = Style
options-character-neutral = Neutral
options-character-aggressive = Aggressive
options-character-defensive = Defensive
# How a computer judges positions.
options-evaluation = Evaluation
# Connect 4: the evaluation that sees threats.
options-evaluation-threats = Sees threats
# Connect 4: the evaluation of the first version of this program.
options-evaluation-2002 = Original (2002)
# The name of this program.
options-evaluation-plot4 = Standard
# Connect 4: the name of another program.
options-evaluation-ratlla = Counts lines
# Gomoku: a table from a program that students wrote.
options-evaluation-students = Simple table
# One of these values in a list, after the name of a computer: “High, defensive”.
# $value: the value
options-chosen = { $value ->
    [neutral] neutral
    [aggressive] aggressive
    [defensive] defensive
    [threats] sees threats
    [as-in-2002] original (2002)
    [ratlla] counts lines
    [students] simple table
   *[plot4] standard
}
# Go: how many games the computer tries for each move.
options-games = Playouts
# One of these numbers of games.
options-number = { NUMBER($number) }
# Buttons beside a computer that looks ahead to a depth that can be chosen.
options-less-depth = Look ahead one move less
options-more-depth = Look ahead one move more
