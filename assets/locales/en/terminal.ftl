### What `plot4 play` says in a terminal, and what can be typed there. A prompt ends with a colon.

## Players

# A side with the mark of its pieces: "Red X".
# $side: the side.
# $mark: the mark.
terminal-side = { $side } { $mark }
# "Anna, Red X".
# $name: a person’s name.
# $side: terminal-side.
terminal-named-side = { $name }, { $side }
# Who plays a side: "Red X: Anna".
# $side: terminal-side.
# $name: the name.
terminal-person = { $side }: { $name }
# Who plays a side: "Yellow O: Low, looks 2 moves ahead, roughly".
# $side: terminal-side.
# $name: the computer.
# $summary: how it plays.
terminal-computer = { $side }: { $name }, { $summary }
# The same where it is typed in another way: "Yellow O: Beginner (learner), for first games".
# $side: terminal-side.
# $name: the computer.
# $mode: the computer as it is typed.
# $summary: how it plays.
terminal-computer-typed = { $side }: { $name } ({ $mode }), { $summary }
# The number that the random choices of the computers begin with.
terminal-seed = Seed: { $seed }
terminal-sides-swapped = The players swap sides
# A new game begins.
terminal-new-game = New game, seed { $seed }
# The score of a series.
# $first (name): the first player.
# $first-wins: the games that they won.
# $second (name): the second player.
# $second-wins: the games that they won.
# $draws: the drawn games.
terminal-score = Score: { $first } { $first-wins }, { $second } { $second-wins }, draws { $draws }

## Words that can be typed. The first one of each message is shown to the user; the others mean the
## same. Write them in small letters, with blanks between them. The English words are understood in
## every language. Prompts and help below name the first words: keep them the same.

# Answers to a question.
terminal-words-yes = y yes
terminal-words-no = n no
# Commands.
terminal-words-undo = undo u
terminal-words-redo = redo r
terminal-words-hint = hint
terminal-words-board = board b
terminal-words-moves = moves m
terminal-words-score = score
# Lets computers play on that wait; lets one make a single move.
terminal-words-go = go
terminal-words-step = step
terminal-words-save = save s
terminal-words-open = open o load
terminal-words-new = new
terminal-words-help = help h ?
terminal-words-quit = quit q exit
# The side that plays first or second, before the name of a player: first high.
terminal-words-first = first
terminal-words-second = second
# Moves of Go. A dead group is marked as in dead:A1.
terminal-words-pass = pass
terminal-words-resign = resign
terminal-words-draw = draw
terminal-words-dead = dead
# After the dead stones are marked: count the score; play on.
terminal-words-done = done
terminal-words-resume = resume

## Prompts

# Connect 4.
# $side: terminal-side or terminal-named-side.
# $last: the last column.
terminal-ask-column = { $side }, your column (1-{ $last }, or help):
# Gomoku.
# $side: terminal-side or terminal-named-side.
# $last: the last point.
terminal-ask-point = { $side }, your point (A1-{ $last }, or help):
# Go.
# $side: terminal-side or terminal-named-side.
# $last: the last point.
terminal-ask-point-or-pass = { $side }, your point (A1-{ $last }, pass, or help):
# Go, after two passes.
terminal-ask-dead = { $side }, your marks (dead:A1, done, resume, or help):
# Checkers.
terminal-ask-move = { $side }, your move (as in 11-15 or 15x24, a number of the list, or help):
# The user has gone back to a turn of a computer.
terminal-ask-waiting = { $side } is waiting (go, step, redo, undo, or help):
terminal-ask-again = Play again? (y/n, or undo, save FILE, help):
# The user quits, and the game in progress is in no file.
terminal-ask-leave = Leave without saving? (y/n, or save FILE):
terminal-ask-replace = { $file } already exists. Replace it? (y/n):

## What can be typed instead of something wrong

terminal-type-column = Type the number of a column, or help
# $point: a point of the board.
terminal-type-point = Type a point such as { $point }, or help
# $point: a point of the board.
terminal-type-point-or-pass = Type a point such as { $point }, pass or resign, or help
# $point: a point of the board.
terminal-type-dead = Type a point such as { $point } to mark its group as dead or alive, done to count, resume to play on, or help
terminal-type-move = Type a move such as 11-15 or 15x24, its number in the list, or help
# $line: what was typed.
# $help: one of the sentences above.
terminal-unknown = Unknown command: { $line }. { $help }
# $help: one of the sentences above.
terminal-too-long = This line is too long. { $help }
# $command: save, save! or open.
terminal-no-file = { $command } needs the name of a file, as in { $command } game.json
# $command: a side, or first or second.
terminal-no-player = { $command } needs a player, as in { $command } human or { $command } medium

## Help: what each command does

# $command: save or open. FILE stands for the name of a file.
terminal-command-file = { $command } FILE
# $side: a side, such as Red. MODE stands for a player, such as high.
terminal-command-player = { $side } MODE
terminal-help-column = drop a coin in that column
terminal-help-point = place a stone on that point
terminal-help-go = place a stone, pass or resign
terminal-help-resign = resign
terminal-help-draw = offer a draw
terminal-help-dead = after two passes: mark dead stones, count, play on
terminal-help-move = make that move, or the third in the list
terminal-help-undo = take back a move, play it again (u, r)
terminal-help-hint = see a good move
terminal-help-board = draw the board again, list the moves
terminal-help-score = see who leads, and by about how much
# $side (name): the side.
# $players: some players, as they can be typed.
terminal-help-player = choose who plays { $side }: { $players }, ...
terminal-help-waiting = let waiting computers continue, or make one move
terminal-help-save = save the game (save! saves over a file without asking)
terminal-help-open = open a saved game
terminal-help-new = start a new game
terminal-help-quit = quit (q)

## During a game

# $side: who thinks.
# $dots: three dots, or one sign of them.
terminal-thinking = { $side } is thinking{ $dots }
# A computer offers a draw, as for long nothing has happened.
# $name (name): the computer.
# $draw: terminal-words-draw, to be typed.
terminal-draw-offered = { $name } offers a draw. Type { $draw } to accept
terminal-hint = Hint: { $hint }
# The moves so far, as plot4 reads them.
terminal-moves = Moves: { $moves }
# Go: the stones that a computer has marked, as a proposal.
# $points: a point of each group.
terminal-proposed = Marked as dead: { $points }
# Go: a computer has marked none.
terminal-proposed-none = No stones look dead
terminal-nothing-to-advise = The game is over: there is no move to suggest
terminal-game-over = The game is over: type y to play again, or undo
terminal-computers-turn = It is a computer’s turn: type go, or undo
terminal-no-computer-waits = No computer is waiting
terminal-no-result = No result after { $count ->
    [one] 1 move
   *[other] { $count } moves
}: the game may be going in circles
# The input has ended in the middle of a game.
terminal-end-of-input = End of input. The moves of this game: { $moves }
terminal-end-of-input-no-moves = End of input. No move was made
terminal-saved = Saved to { $file }
terminal-not-saved = Not saved: { $file } is unchanged
terminal-not-saved-exists = Not saved: { $file } already exists (save! { $file } saves over it)

## What the commands `show`, `hint`, `review`, `games`, `statistics` and `puzzle` write.

# Above a board.
# $moves: the moves that lead to it
terminal-position = Position { $moves }
# Below a board of Go.
terminal-marking = The players mark the dead stones.
# A line about a saved game that becomes longer: “Black: Shusaku; White: Gennan”.
# $line: what it says so far
# $more: what comes next
terminal-longer-line = { $line }; { $more }
# The titles of the columns of a table of moves, and what stands in them; short. The number of the move.
terminal-review-number = Move
terminal-review-player = Player
# The move that was made.
terminal-review-move = Played
# Such as “Best” or “Missed win”.
terminal-review-class = Class
# $unit: what the cost of a move is counted in
terminal-review-cost = { $unit ->
    [moves] Cost in moves
    [wins] Cost in wins
    [points] Cost in points
    [men] Cost in men
   *[discs] Cost in discs
}
# The moves that were better.
terminal-review-better = Better
# Below the table.
# $number (number): which move it is
# $sentence: what was wrong with it
terminal-review-mistake = Move { $number }: { $sentence }.
terminal-review-nothing = No move has been made, so there is nothing to review.
# Above the board of a puzzle.
# $number (number): which one it is
# $position: its position
# $difficulty: how hard it is
terminal-puzzle = Puzzle { $number }: { $position }, { $difficulty }
# Below the puzzles.
# $count (number): how many there are
# $seed: the number that makes them
terminal-solutions = { $count ->
    [one] Solution (seed { $seed }):
   *[other] Solutions (seed { $seed }):
}
# $move: the one right move, such as “Column 4” or “H8”
# $line: best play from there to the end
terminal-solution = { $move }; best play is { $line }
# Beside a bar, while a game is reviewed.
# $done: the positions done
# $all: all of them
terminal-progress = position { $done } of { $all }
# Beside a bar, while puzzles are made.
# $done: the puzzles done
# $all: all of them
# $time: the time that is left
terminal-progress-puzzles = puzzle { $done } of { $all }, { $time } left
