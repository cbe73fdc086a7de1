## The statistics page: your results against computers.

statistics-title = Progress
statistics-reading = Reading the statistics…
statistics-empty = No games yet. Play against a computer, and your results will appear here
# Older games are dropped from a file that is full.
statistics-full = { $count ->
    [one] Your last { $count } game. Older ones are not kept
   *[other] Your last { $count } games. Older ones are not kept
}
# No folder is known for the program’s files.
statistics-no-folder = Your statistics cannot be saved because your home folder is unknown (set the HOME variable)

## Which games are shown.

statistics-side = Side
statistics-either-side = Either side
statistics-you-first = You first
statistics-you-second = You second
statistics-help = Help
statistics-all-games = All games
statistics-without-help = Without help
statistics-none-match = No games match these filters

## The table. Titles of columns are short.

statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
# The share of the points that were won.
statistics-score = Score
# Games won in a row.
statistics-streak = Streak
# The longest streak.
statistics-best-streak = Best

# In a narrow window.
# $won (number): games won.
# $drawn (number): games drawn.
# $lost (number): games lost.
statistics-results = { $won } won · { $drawn } drawn · { $lost } lost
# In a narrow window.
# $streak (number): games won in a row.
# $best (number): the longest streak.
statistics-streaks = Streak { $streak } · Best { $best }

# A screen reader says this of a game.
# $game: its name.
# $games (number): how many games were played.
# $won (number): games won.
# $drawn (number): games drawn.
# $lost (number): games lost.
# $percent (number): the share of the points that were won.
# $streak (number): games won in a row.
# $best (number): the longest streak.
statistics-game-spoken = { $games ->
    [one] { $game }: { $games } game, { $won } won, { $drawn } drawn, { $lost } lost, score { $percent }%, streak { $streak }, best streak { $best }
   *[other] { $game }: { $games } games, { $won } won, { $drawn } drawn, { $lost } lost, score { $percent }%, streak { $streak }, best streak { $best }
}
# A screen reader says this of an opponent.
# $opponent: its name.
# $won (number): games won.
# $drawn (number): games drawn.
# $lost (number): games lost.
# $percent (number): the share of the points that were won.
# $streak (number): games won in a row.
# $best (number): the longest streak.
statistics-opponent-spoken = { $opponent }: { $won } won, { $drawn } drawn, { $lost } lost, score { $percent }%, streak { $streak }, best streak { $best }
# A tooltip of an opponent.
statistics-opponent-tip = Show your results against this opponent

## The line of results over time.

# $games (number): over how many games the share is taken.
# $percent (number): the share of the points that were won.
statistics-recent = { $games ->
    [one] Your recent results: { $percent }% in { $games } game
   *[other] Your recent results: { $percent }% in the last { $games } games
}
# $opponent: whom you played against.
# $games (number): over how many games the share is taken.
# $percent (number): the share of the points that were won.
statistics-recent-against = { $games ->
    [one] Against { $opponent }: { $percent }% in { $games } game
   *[other] Against { $opponent }: { $percent }% in the last { $games } games
}
# In a narrow window.
# $percent (number): the share of the points that were won.
statistics-recent-short = Your recent results: { $percent }%
# In a narrow window.
# $opponent: whom you played against.
# $percent (number): the share of the points that were won.
statistics-recent-against-short = Against { $opponent }: { $percent }%

## Below the table.

statistics-rules = Each game counts once, when it first ends. Only games against a computer count, played from the first move and without changing players. Help means a hint, the analysis, a warning from the coach, or a move taken back. Score is your share of the points, with half a point for a draw. Streak is how many games you have won in a row.
statistics-save = Save as CSV…
# A tooltip. A CSV file is a table that other programs read.
statistics-save-tip = One row per game, for a spreadsheet
statistics-delete = Delete all…

## Links to the past games behind the figures.

# $count (number): how many games.
statistics-show-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (number): how many games.
statistics-show-won = { $count } won
# $count (number): how many games.
statistics-show-drawn = { $count } drawn
# $count (number): how many games.
statistics-show-lost = { $count } lost
# A tooltip.
# $name: the computer, or the game.
statistics-show-tip = Show these games in Past games: { $name }

# The games to choose from.
statistics-game = Game
# Beside the three large numbers: how many games, and how many were won in a row.
statistics-games = Games
statistics-in-a-row = Wins in a row
# $best (number): the most games won in a row.
statistics-best = Best: { $best }
# A button that shows which games count, and one with more to do.
statistics-what-counts = What counts
statistics-more = More
# A button on the page before the first game.
statistics-play = Play a game
# A screen reader says this of an opponent.
statistics-beaten = beaten without help
statistics-beaten-both = beaten without help on both sides
# What the signs beside the opponents mean.
statistics-marks = Check mark: beaten without help. Crown: beaten without help on both sides
