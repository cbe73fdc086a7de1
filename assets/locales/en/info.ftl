## Information about a game from a file: a line each, below the board and in the terminal. The values
## are as the file has them, in any language.

info-title = Title: { $text }
info-event = Event: { $text }
info-round = Round: { $text }
info-place = Place: { $text }
info-date = Date: { $text }
# How much time the players had.
info-time = Time: { $text }
info-seconds = Time: { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
# There is overtime alone.
info-no-time = Time: none
# $minutes (number): how many
info-minutes = Time: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
info-overtime = Overtime: { $text }
# How strong a player is, such as 9d.
# $side (name): the side
# $text: the rank
info-rank = Rank of { $side }: { $text }
info-rules = Rules: { $text }
info-opening = Opening: { $text }
info-annotator = Comments by: { $text }
# Who has written the game down.
info-recorder = Recorded by: { $text }
# The book or the magazine that it is from.
info-source = Source: { $text }
info-copyright = Copyright: { $text }
# A result that the program does not understand.
info-result = Result: { $text }
# Below a date or a result that was typed.
# $example: one or more examples, such as 2026-11-28.
info-not-written = This is not saved: write it like { $example }
# The board and the rules that were chosen for the game, on the page of the game info.
info-setup = Board and rules
# $side (name)
info-won = { $side } won
# $side (name)
info-won-by-resignation = { $side } won by resignation
# $side (name)
info-won-on-time = { $side } won on time
# $side (name)
info-won-by-forfeit = { $side } won by forfeit
# $side (name): the side
# $points (number): by how many, such as 2.5
info-won-by-points = { $side } won by { $points ->
    [one] 1 point
   *[other] { $points } points
}
info-drawn = The game was drawn
info-void = The game has no result

## When something was, in lists: after a name, or in a sentence.

# $time: such as 14:05
info-today = today at { $time }
# $time: such as 14:05
info-yesterday = yesterday at { $time }
# $day: the day of the month
# $month (number): 1 to 12
# $year: four digits
info-full-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## What a file says of a position in signs.

# $side (name)
info-ahead = { $side } is ahead
# $side (name)
info-far-ahead = { $side } is far ahead
info-even = Even position
info-unclear = Unclear position
# A position that is worth a look.
info-hotspot = Worth a look
info-move-quality = { $quality ->
    [good] Good move
    [very-good] Very good move
    [bad] Bad move
    [very-bad] Very bad move
    [interesting] Interesting move
   *[doubtful] Doubtful move
}
