## Puzzles: positions in which one move is right.

puzzles-title = Puzzles

## What the keys of the screen do, on the help page.

puzzles-hint-effect = Hint: what to look for, then fewer moves
puzzles-solution-effect = Show the solution, move by move
puzzles-next-effect = Next puzzle

## Buttons, which have room for ten letters, and their tooltips.

puzzles-hint = Hint
puzzles-hint-tip = What to look for, then fewer moves
puzzles-try-again-tip = Take the move back
puzzles-solution = Solution
puzzles-solution-tip = Show the answer (the puzzle then counts as not solved)
# The answer has been found: the rest can be watched.
puzzles-rest-tip = Play out the rest
puzzles-next-tip = Go to the next puzzle
puzzles-daily = Daily
puzzles-daily-tip = Puzzle of the day

## Above and below the task.

# How hard a puzzle is.
# $difficulty: one of these words.
puzzles-difficulty = { $difficulty ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[expert] Expert
}

# In a list, after how hard it is: the puzzle was made just now.
puzzles-new = New puzzle

# In a list, before how hard it is.
# $date: the day, such as 21 November 2026.
puzzles-of-the-day = Puzzle of the day, { $date }

# The result of the puzzle of a day, in a list after how hard it is, and in the calendar.
# $result: solved, hint (solved with one), late (solved on a later day) or missed.
puzzles-day-result = { $result ->
    [solved] Solved
    [hint] Solved with a hint
    [late] Solved later
   *[missed] Missed
}
# The puzzles of these days were solved, one after the other.
# $count (number): how many days.
puzzles-days-in-a-row = { $count ->
    [one] { $count }-day streak
   *[other] { $count }-day streak
}
puzzles-no-days-in-a-row = Solve the puzzle of the day to start a streak

## The calendar of the puzzles of days.

# A button, which has room for ten letters.
puzzles-calendar = Calendar
puzzles-calendar-tip = Calendar of the puzzles of the day
puzzles-month-before = Previous month
puzzles-month-after = Next month
# $month (number): 1 to 12.
# $year: the year.
puzzles-month = { $month ->
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
# The head of a column, as short as possible.
# $day (number): the day of the week, from 1, Monday, to 7.
puzzles-weekday = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
# A button.
puzzles-copy-result = Copy result
# The same where there is little room.
puzzles-copy-result-short = Copy
puzzles-copy-result-tip = Copy the result as a line of text
# After that.
puzzles-result-copied = Result copied. Paste it anywhere

# Below the task.
puzzles-none-solved = No puzzles solved yet
# $count (number): one or more.
puzzles-solved = { $count } solved
# In a list, after "12 solved".
# $count (number): two or more.
puzzles-streak = { $count } in a row

## The task.

# While a puzzle is made, which takes some seconds.
puzzles-making = Making a new puzzle…

# $side: red or yellow.
puzzles-task-win-now = { $side ->
    [red] Red to move and win immediately
   *[yellow] Yellow to move and win immediately
}

# $side: red or yellow.
# $moves (number): how many moves the winner needs, this one included; two or more.
puzzles-task-win = { $side ->
    [red] Red to move and win in { $moves } moves
   *[yellow] Yellow to move and win in { $moves } moves
}

# $side: red or yellow.
puzzles-task-draw = { $side ->
    [red] Red to move and draw
   *[yellow] Yellow to move and draw
}

## The tasks of the other games.

# $side: black or white.
puzzles-task-five = { $side ->
    [black] Black to move: make five in a row
   *[white] White to move: make five in a row
}

# Gomoku: each move makes four in a row, which the opponent has to block.
# $side: black or white.
# $moves (number): how many moves it takes, the five included; two or more.
puzzles-task-fours = { $side ->
    [black] Black to move: win with fours in { $moves } moves
   *[white] White to move: win with fours in { $moves } moves
}

# Go. The stones have triangles on the board.
# $side: black or white.
# $stone: the point of one of the stones.
puzzles-task-capture = { $side ->
    [black] Black to move: capture the marked stones ({ $stone })
   *[white] White to move: capture the marked stones ({ $stone })
}
# $side: black or white.
# $stone: the point of one of the stones.
puzzles-task-save = { $side ->
    [black] Black to move: save the marked stones ({ $stone })
   *[white] White to move: save the marked stones ({ $stone })
}
# $side: black or white.
# $stone: the point of one of the stones.
puzzles-task-kill = { $side ->
    [black] Black to move: kill the marked group ({ $stone })
   *[white] White to move: kill the marked group ({ $stone })
}
# $side: black or white.
# $stone: the point of one of the stones.
puzzles-task-live = { $side ->
    [black] Black to move: make the marked group live ({ $stone })
   *[white] White to move: make the marked group live ({ $stone })
}

# Checkers: a sacrifice that wins more pieces than it costs.
# $side: red or white.
# $pieces (number): how many more; two or more.
puzzles-task-shot = { $side ->
    [red] Red to move: find the shot that wins { $pieces } pieces
   *[white] White to move: find the shot that wins { $pieces } pieces
}
# $side: red or white.
puzzles-task-ending-win = { $side ->
    [red] Red to move and win
   *[white] White to move and win
}
# $side: red or white.
puzzles-task-ending-draw = { $side ->
    [red] Red to move and draw
   *[white] White to move and draw
}

## What a screen reader says.

# $task: what to do, a sentence.
# $difficulty: how hard it is.
puzzles-spoken = { $task }. { $difficulty }

# $task: what to do, a sentence.
puzzles-daily-spoken = Puzzle of the day. { $task }

# A wrong coin and the answer to it were taken back.
# $task: what to do, a sentence.
puzzles-taken-back = Move taken back. { $task }

# The opponent has answered, and it is the user's turn.
# $side: the side that has answered.
# $column (number): the column.
puzzles-answered = { $side ->
    [red] Red: column { $column }. Yellow to move
   *[yellow] Yellow: column { $column }. Red to move
}

# A coin of the solution, which is played out.
# $side: red or yellow.
# $column (number): the column.
puzzles-shown-move = { $side ->
    [red] Red: column { $column }
   *[yellow] Yellow: column { $column }
}

## What is said of a right column.

# $help: whether a hint was asked for before.
# $column (number): the column.
puzzles-right-four = { $help ->
    [hint] Right, with a hint: column { $column } makes four
   *[none] Right: column { $column } makes four
}

# $help: whether a hint was asked for before.
# $column (number): the column.
# $moves (number): how many moves the win takes; two or more.
puzzles-right-win = { $help ->
    [hint] Right, with a hint: column { $column } wins in { $moves } moves
   *[none] Right: column { $column } wins in { $moves } moves
}

# $help: whether a hint was asked for before.
# $column (number): the column.
puzzles-right-draw = { $help ->
    [hint] Right, with a hint: only column { $column } draws
   *[none] Right: only column { $column } draws
}

# A sentence below that.
puzzles-play-on = Play it out, or go to the next puzzle

# A later move is right.
puzzles-right = Right

# The puzzle was played out.
# $side: red or yellow.
puzzles-won = { $side ->
    [red] Red wins
   *[yellow] Yellow wins
}
# The puzzle was played out.
puzzles-drawn = The game is a draw

## What is said of a wrong column: first alone, then with the opponent's answer.

# $column (number): its number.
puzzles-loses-now = Column { $column } loses immediately

# $column (number): the user's column.
# $side: the opponent.
# $answer (number): the opponent's column.
puzzles-loses-now-answered = { $side ->
    [red] Column { $column } loses: Red makes four in column { $answer }
   *[yellow] Column { $column } loses: Yellow makes four in column { $answer }
}

# $column (number): the column.
# $moves (number): how many moves the loss takes; two or more.
puzzles-loses = Column { $column } loses in { $moves } moves

# $column (number): the user's column.
# $moves (number): how many moves the loss takes; two or more.
# $side: the opponent.
# $answer (number): the opponent's column.
puzzles-loses-answered = { $side ->
    [red] Column { $column } loses in { $moves } moves: Red answers in column { $answer }
   *[yellow] Column { $column } loses in { $moves } moves: Yellow answers in column { $answer }
}

# The column wins, but takes more moves than the task allows.
# $column (number): its number.
puzzles-too-slow = Column { $column } wins, but too slowly

# $column (number): the user's column.
# $side: the opponent.
# $answer (number): the opponent's column.
puzzles-too-slow-answered = { $side ->
    [red] Column { $column } wins, but too slowly: Red answers in column { $answer }
   *[yellow] Column { $column } wins, but too slowly: Yellow answers in column { $answer }
}

# $column (number): its number.
puzzles-no-win = Column { $column } does not win

# $column (number): the user's column.
# $side: the opponent.
# $answer (number): the opponent's column.
puzzles-no-win-answered = { $side ->
    [red] Column { $column } does not win: Red answers in column { $answer }
   *[yellow] Column { $column } does not win: Yellow answers in column { $answer }
}

## A sentence below that: the next puzzles are harder or easier.

# $difficulty: how hard they are, such as Hard.
puzzles-harder = Three solved in a row! Next level: { $difficulty }
# $difficulty: how hard they are, such as Easy.
puzzles-easier = The next puzzles are easier. Level: { $difficulty }

## The first hint: what to look for. It must not name the move, nor where it is in Connect 4.

# Connect 4: the coin makes four.
# $line: how the four lie: row, column or diagonal.
puzzles-look-for-line = { $line ->
    [row] Look for a horizontal line of four
    [column] Look for a vertical line of four
   *[diagonal] Look for a diagonal line of four
}
puzzles-look-for-block = Your opponent is about to make four: block it
# Two threats of which the opponent can block only one.
puzzles-look-for-double = Look for a move that makes a double threat
# The same, in one column: once the lower space is blocked, the upper one can be filled.
puzzles-look-for-stacked = Look for two threats, one right above the other
# Each coin but the last makes a threat.
puzzles-look-for-forcing = Keep making threats that your opponent has to block
# The space is too high up to be filled now.
puzzles-look-for-threat = Set up a threat in a space that nobody can fill yet
# The first coin makes a threat, a later one does not.
puzzles-look-for-force = Start with a threat that your opponent has to block
# In the end the opponent has to play just below a space that wins.
puzzles-look-for-squeeze = Count the free spaces: your opponent will run out of safe moves
# What the opponent would get from the space.
# $threats: single, or double for two at once.
puzzles-look-for-prevention = { $threats ->
    [single] Take a space that would give your opponent a threat
   *[double] Take a space that would give your opponent a double threat
}
# A win with no threat to be seen yet.
puzzles-look-for-plan = Count the free spaces: who will have to fill which one?
# A draw.
puzzles-look-for-answers = Every other column loses: find your opponent’s best answer to each

# Gomoku: a fifth stone wins.
puzzles-look-for-five = Four of your stones in a line need just one more
# Gomoku: where the move is.
# $part: upper-left, upper, upper-right, left, middle, right, lower-left, lower or lower-right.
puzzles-look-for-part = { $part ->
    [upper-left] Start in the upper left of the board
    [upper] Start at the top of the board
    [upper-right] Start in the upper right of the board
    [left] Start on the left of the board
    [middle] Start in the middle of the board
    [right] Start on the right of the board
    [lower-left] Start in the lower left of the board
    [lower] Start at the bottom of the board
   *[lower-right] Start in the lower right of the board
}

# Go: the opponent captures the stone, and loses by it.
puzzles-look-for-sacrifice = Look for a stone to sacrifice
# Go: the move captures other stones than the marked ones.
puzzles-look-for-capture = Look for stones that you can capture
# Go: on the first line.
puzzles-look-for-edge = Look for a move on the edge of the board
# Go.
puzzles-look-for-near = The answer is right next to the marked stones
puzzles-look-for-apart = The answer is not next to the marked stones

# Checkers: a sacrifice.
puzzles-look-for-offer = You have to give up a piece first
# Checkers: a piece with more than one move.
# $square: the number of its square.
puzzles-look-for-piece = Look at the piece on { $square }
# Checkers: nothing more can be said without naming the move.
puzzles-look-for-answer = For each move, ask how your opponent would answer

## Further hints, and the solution.

# $column (number): its number.
puzzles-answer-is = The answer is column { $column }

# $first (number): a column.
# $second (number): a column.
puzzles-hint-two = The answer is column { $first } or { $second }

# $first (number): a column.
# $second (number): a column.
# $third (number): a column.
puzzles-hint-three = The answer is one of columns { $first }, { $second } and { $third }

# $first (number): a column.
# $second (number): a column.
# $third (number): a column.
# $fourth (number): a column.
puzzles-hint-four = The answer is one of columns { $first }, { $second }, { $third } and { $fourth }

# The rest of the best line is played out.
puzzles-best-line = Best line from here

# The best line was played out.
# $side: red or yellow.
# $line: its columns: "4, 5, 3".
puzzles-best-line-won = { $side ->
    [red] Red wins. Best line: { $line }
   *[yellow] Yellow wins. Best line: { $line }
}

# The best line was played out.
# $line: its columns: "4, 5, 3".
puzzles-best-line-drawn = The game is a draw. Best line: { $line }

## Games other than Connect 4, whose moves are named: H8, 11-15.

# $help: whether a hint was asked for before.
# $move: the move: "H8".
puzzles-right-move = { $help ->
    [hint] Right, with a hint: { $move }
   *[none] Right: { $move }
}

# The puzzle was played to its end.
puzzles-played-out = Solved to the end

# $move: the user's move: "H8".
puzzles-wrong-move = { $move } doesn’t work

# $move: the user's move: "H8".
# $side: the opponent.
# $answer: the opponent's move: "J9".
puzzles-wrong-move-answered = { $side ->
    [red] { $move } doesn’t work: Red answers { $answer }
    [black] { $move } doesn’t work: Black answers { $answer }
   *[white] { $move } doesn’t work: White answers { $answer }
}

# $side (name): the opponent: "White".
# $move: the opponent's move: "J9".
# $user (name): the user's side: "Black".
puzzles-answered-move = { $side }: { $move }. { $user } to move

# A move of the solution, which is played out.
# $side: the side: "White".
# $move: its move: "J9".
puzzles-shown-any-move = { $side }: { $move }

# $move: the move, or several of which one is right: "H8, J9 or K3".
puzzles-answer-is-move = The answer is { $move }

# The best line was played out.
# $line: its moves: "H8, H9, J9".
puzzles-best-line-shown = Best line: { $line }

## Errors.

# No puzzle could be made.
puzzles-not-made = No puzzle could be made because of an error in Plot 4. Press N to try again
# The system refuses to start a thread.
# $error: the system's message.
puzzles-cannot-make = Cannot start making puzzles: { $error }
# The solver failed on the user's move, which is taken back.
puzzles-solver-failed = Your move could not be checked because of an error in Plot 4. Try again
# The system refuses to start a thread.
# $error: the system's message.
puzzles-cannot-solve = Your move could not be checked: { $error }

## The list of difficulties, and the reasons after the answer.

# In a list, after a difficulty.
# $solved (number): how many of its puzzles are solved.
# $count (number): how many there are.
puzzles-solved-of = { $solved } of { $count } solved
# In a list, after the next difficulty: what leads to it.
# $count (number): how many puzzles are to be solved in a row; one to three.
puzzles-more-in-a-row = after { $count } more in a row
# A heading above sentences such as "Column 2 loses in 4 moves".
puzzles-others = Why not the others
