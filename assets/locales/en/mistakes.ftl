## The user's own mistakes of past games, in which they look for a better move.

mistakes-title = My mistakes

## What the keys and buttons of the screen do.

mistakes-hint-effect = Hint: what kind of mistake it was
mistakes-solution-tip = Show the answer (the mistake then comes back tomorrow)
mistakes-next-effect = Next mistake
# A button.
mistakes-open = Open game
mistakes-open-tip = Open the whole game

## On the card.

# In a line with the opponent and the date.
# $move (number): the number of the move, counted from 1.
mistakes-move-number = move { $move }

# $move: the move that was made in the game: "column 3", "H8".
mistakes-task = You played { $move } here. Find a better move
# The same of a pass.
mistakes-task-pass = You passed here. Find a better move

# The user has made the same move again.
mistakes-same = You played that in the game. Try another move
# $move: the user's move, at the start of a sentence: "Column 3", "H8".
mistakes-wrong = { $move } is not the answer. Try again
# A hint.
# $class: the kind of mistake: "Missed win".
mistakes-hint-class = Your mistake: { $class }
# Nearly every other move is better.
mistakes-any-other = Almost any other move is better

# Below the task.
# $count (number): how many mistakes are to be practiced today.
mistakes-due = { $count ->
    [one] { $count } mistake for today
   *[other] { $count } mistakes for today
}
# $date: a day: 28 November 2026.
mistakes-comes-back = Comes back on { $date }
mistakes-learned = Learned: it won’t come back

## No mistake is due.

mistakes-reading = Looking for your mistakes…
mistakes-none-due = No mistakes due today
# $date: a day: 28 November 2026.
mistakes-next-on = The next one is due on { $date }
mistakes-all-learned = You have learned from every mistake
mistakes-none-to-practise = Your reviewed games have no mistakes to practice
mistakes-no-reviews = Review a game you played, and its mistakes will appear here
# The search could not be started.
# $error: the error of the system.
mistakes-cannot-find = Cannot look for your mistakes: { $error }
# A thread has failed.
mistakes-cannot-read = Your games could not be read because of an error in Plot 4
# A heading above a list of past games.
mistakes-unreviewed = Not reviewed yet
# A heading above how the game went and ended.
mistakes-in-the-game = In the game
# Below it, after the answer.
# $line: the moves from the mistake on: "5, 1".
mistakes-went-on = It went on: { $line }
# Below it, before the answer.
mistakes-how-it-works = Each time you find the better move, the mistake stays away longer. Miss it, and it is back tomorrow
# At the foot, in practice of one kind of mistakes.
# $count (number): how many are left.
mistakes-left-of-kind = { $count ->
    [one] { $count } position left
   *[other] { $count } positions left
}
