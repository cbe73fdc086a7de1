## The page of past games.

past-title = Past games
# $count (number): how many games there are.
past-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (number): how many games are still to be read.
past-reading = { $count ->
    [0] Reading your games…
    [one] Reading { $count } more game…
   *[other] Reading { $count } more games…
}
past-empty = No games yet. Your past games will appear here
past-none-fit = No games match these filters

# What the filters are about, for screen readers.
past-filter-game = Game
past-filter-result = Result
past-all = All
# The same of the filter of games: every game.
past-all-games = All
past-won = Won
past-lost = Lost
past-drawn = Drawn
# The result of one game, for the user. The filters have messages of their own.
past-result-won = Won
past-result-lost = Lost
past-result-drawn = Drawn
# A button: only games against one computer are shown; pressing it shows the others too.
# $name (name): the computer.
past-only-against = Only { $name } ×
# A button: only games with one kind of mistake are shown; pressing it shows the others too.
# $kind: “Missed block”.
past-only-mistake = Only “{ $kind }” ×

## A game of the list.

# $side (name): the side that has won: Red.
past-side-won = { $side } won
past-unfinished = Unfinished
# Two people without names.
past-two-people = Two players
# $first (name): a player.
# $second (name): the other player.
past-both = { $first } and { $second }
# $game: the name of the game, perhaps with the size of its board.
# $side: your side: Red.
# $detail: the number of moves, or how it ended.
past-you-played = { $game } · you played { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} · { $detail }
# $game: the name of the game.
# $detail: the number of moves, or how it ended.
past-at-computer = { $game } · at this computer · { $detail }
# $game: the name of the game.
# $detail: the number of moves, or how it ended.
past-watched = { $game } · two computers · { $detail }
# The same in a small window.
# $game: the name of the game.
# $detail: the number of moves, or how it ended.
past-brief = { $game } · { $detail }
# $unit: point, piece or disc.
# $amount (number): how many more the winner has.
past-margin = { $unit ->
    [piece] { $amount ->
        [one] by { $amount } piece
       *[other] by { $amount } pieces
    }
    [disc] { $amount ->
        [one] by { $amount } disc
       *[other] by { $amount } discs
    }
   *[point] { $amount ->
        [one] by { $amount } point
       *[other] by { $amount } points
    }
}
# The game ended because someone gave up.
# $who: [you], [opponent], or [other] in a game without you
past-resigned = { $who ->
    [you] you resigned
    [opponent] opponent resigned
   *[other] by resignation
}
past-full-board = full board
past-accuracy = accuracy
past-not-reviewed = Not reviewed
# $figure: the accuracy: “85%”, or “4/4” of a few moves.
past-accuracy-said = Accuracy { $figure }
past-today = Today
past-yesterday = Yesterday
# $day (number): the day of the week, from 1, Monday, to 7.
past-weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
# $day: the day of the month.
# $month (number): 1 to 12.
past-short-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
# A game of an earlier year.
# $date: the day and the month.
# $year: the year.
past-date-of-year = { $date } { $year }
# What a screen reader says of a game of the list.
# $opponent: who the opponent was.
# $about: the game, your side and the number of moves.
# $result: Won, Lost and so on.
# $accuracy: the accuracy, or that the game was not reviewed.
# $date: when it was played.
past-row-said = { $opponent }. { $about }. { $result }. { $accuracy }. { $date }
# $date: when the file was written.
past-damaged = This file is damaged · { $date }
# $date: when the file was written.
past-unusable = This file cannot be opened · { $date }

past-unknown-game = This version of Plot 4 does not have this game

## The game that is chosen.

# $move (number): the number of the last move.
past-left-after = { $move ->
    [one] Unfinished after { $move } move
   *[other] Unfinished after { $move } moves
}
# $count (number): how many mistakes you made.
past-mistakes = { $count ->
    [0] you made no mistakes
    [one] you made { $count } mistake
   *[other] you made { $count } mistakes
}
# The same of a game that you only watched, or of two people.
# $count (number): how many mistakes both sides made.
past-mistakes-of-both = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
}
past-review = Review
past-open = Open
past-delete = Delete
past-deleted = Game deleted
past-gone = This game was deleted in another window
past-undo = Undo
past-restored = Game restored
# A picture of the last position, for screen readers.
past-last-position = The last position
past-choose-one = Choose a game to see it here

## The suggestion of another level.

# $level: a computer.
past-ready = You are ready for { $level }
# $level: a computer that is weaker.
past-easier = { $level } is a better match
# $count (number): how many games in a row.
# $name (name): the computer.
past-wins = { $count } wins in a row against { $name }
# $count (number): how many games in a row.
# $name (name): the computer.
past-losses = { $count } losses in a row against { $name }
