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

## The rating, the opponents and the mistakes.

# The title of the card with the rating.
statistics-rating = Your rating
# How far the rating may be off.
# $deviation (number): so many points.
statistics-plus-minus = ± { $deviation }
# After the rating: the level that is nearest to it.
# $name (name): the level.
statistics-about = about { $name }
# A screen reader says this of the rating.
# $rating (number): the rating.
# $deviation (number): how far it may be off.
# $name (name): the level that is nearest to it.
statistics-rating-spoken = Your rating: { $rating }, plus or minus { $deviation }, about { $name }
# Instead of a rating.
# $count (number): how many games are missing.
statistics-no-rating = { $count ->
    [one] One more game gives you a rating
   *[other] { $count } more games give you a rating
}
# Which games move the rating.
statistics-what-rates = Games on the usual board, without help, against one of the levels
# Which part of the curve is shown.
statistics-ten-weeks = 10 weeks
# Which part of the curve is shown: from the first game on.
statistics-all-time = All
# A screen reader says this of the choice between the two.
statistics-time-shown = Time shown
# A button with an icon: the ratings game by game, in words.
statistics-as-table = Show as a table
# A button with an icon: the curve again.
statistics-as-curve = Show as a curve
# A screen reader says this of the curve.
# $count (number): how many games it shows.
# $first: the rating after the first of them.
# $last: the rating now.
statistics-curve-spoken = { $count ->
    [one] Your rating over one game: { $last }
   *[other] Your rating over { $count } games: from { $first } to { $last }
}
# A row of the table.
# $date: the day of a game.
# $rating: the rating after it.
# $deviation (number): how far that may be off.
statistics-rating-row = { $date }: { $rating } ± { $deviation }
# The opponent that is suggested.
# $name (name): the level.
# $percent (number): the share of the points that the user may expect.
statistics-fair = A fair opponent is { $name }: you would score about { $percent }%
# The button beside it. Short.
statistics-fair-play = Play
# A tooltip of the button.
# $name (name): the level.
statistics-fair-play-tip = Play against { $name }
# The title of the card of the opponents.
statistics-levels = Opponents
# A screen reader says this of an opponent.
# $rating: its rating.
statistics-level-rating = rating { $rating }
# Below the number of games.
# $count (number): games of the last seven days.
statistics-this-week = { $count } this week
# The title of the card of the mistakes.
statistics-mistakes = What costs you games
# After that title.
# $count (number): over how many games.
statistics-mistakes-in = { $count ->
    [one] in your last reviewed game
   *[other] in your last { $count } reviewed games
}
# After that title, where there are games to compare with.
# $count (number): over how many games, and how many before them.
statistics-mistakes-beside = { $count ->
    [one] in your last reviewed game, beside the one before
   *[other] in your last { $count } reviewed games, beside the { $count } before
}
# While the past games are being read.
statistics-reading-reviews = Reading your past games…
# Where no game has been reviewed yet.
statistics-no-reviews = Review a finished game to see here what costs you games
# Where there are too few mistakes to say anything.
statistics-few-mistakes = No kind of mistake has happened five times yet
# The button of a kind of mistake. Short.
statistics-practise = Practice
# A button: practice what comes back today.
# $count (number): how much that is.
statistics-practise-due = { $count ->
    [0] Nothing due today
    [one] Practice { $count } due
   *[other] Practice { $count } due
}
# A tooltip of the button of a kind of mistake.
# $name: the kind: “Missed block”.
statistics-practise-tip = Practice your own positions: { $name }
# What a row says, in a tooltip and to a screen reader.
# $name: the kind: “Missed block”.
# $count (number): in how many games.
# $games (number): of how many.
statistics-mistake-in = { $games ->
    [one] { $name }: in { $count } of your last game
   *[other] { $name }: in { $count } of your last { $games } games
}
# After that.
statistics-as-often = as often as before
# After that.
# $count (number): in how many games more.
statistics-more-often = { $count } more than before
# After that.
# $count (number): in how many games fewer.
statistics-less-often = { $count } fewer than before
# In a row: as many as before. Short.
statistics-as-before = as before
# In a row, beside an arrow. Short.
# $count (number): in how many games more.
statistics-up = { $count } more
# In a row, beside an arrow. Short.
# $count (number): in how many games fewer.
statistics-down = { $count } fewer
# In a row: with which side most of these mistakes were made.
# $side: [first] or [second].
statistics-mostly-side = { $side ->
    [first] mostly when you moved first
   *[second] mostly when you moved second
}
# In a row: when in the game most of these mistakes were made.
# $third: [early], [middle] or [late].
statistics-mostly-third = { $third ->
    [early] mostly early in the game
    [middle] mostly in the middle of the game
   *[late] mostly late in the game
}
# A button beside a new game: practice what comes back today.
# $count (number): how much that is.
statistics-due-today = { $count ->
    [one] Today: { $count } to repeat
   *[other] Today: { $count } to repeat
}
# The opponent that is suggested, where none is about as strong as the user.
# $name (name): the level.
# $percent (number): the share of the points that the user may expect.
statistics-nearest = Your nearest opponent is { $name }, with about { $percent }% for you
# What the rating is.
statistics-rating-rules = The rating is by Glicko-2, on the scale of Elo, with Casual at 1000. The number after ± says how uncertain it is. Games on the usual board, without help, against one of the levels move it.
