## The first lesson of Connect 4: a friend shows a child how to play. The user is Red and Yellow
## answers by itself.

lesson-title = First lesson
lesson-keys-enter = Enter
lesson-enter-effect = Continue, or try again

# Above the task.
# $step (number): the step.
# $count (number): how many steps there are.
lesson-step = Step { $step } of { $count }

# A screen reader says this when a step begins.
# $step (number): the step.
# $count (number): how many steps there are.
# $task: what to do, a sentence.
lesson-step-spoken = Step { $step } of { $count }. { $task }

# A screen reader says this when a wrong coin was taken back.
# $task: what to do, a sentence.
lesson-taken-back = Coin taken back. { $task }

# A button at the end. Beginner is the name of the weakest computer.
lesson-play = Play against Beginner

## The six steps: the name in a list, what to do, and what is said when it is done.

lesson-drop-name = Drop a coin
lesson-drop = You play Red. Click a column to drop a coin, or press its number
lesson-drop-done = Coins fall as far as they can. You and Yellow take turns

lesson-line-name = Make four in a row
lesson-line = Get four in a row to win. You have three: add the fourth
lesson-line-done = Four in a row: you won!

lesson-diagonal-name = Spot a diagonal
lesson-diagonal = Lines can be vertical or diagonal too. Complete the diagonal
lesson-diagonal-done = Well done! Diagonals are the easiest to miss, so look out for them

lesson-block-name = Block
lesson-block = Yellow has three in a row, and it is your turn. Block the fourth
lesson-block-done = Blocked! Before each move, check what your opponent threatens

lesson-below-name = Watch the space above
# The spaces where Yellow would make four are marked.
lesson-below = Yellow wants the two marked spaces, but the spaces below them are still empty. Play anywhere except right below a mark
lesson-below-done = Safe! A coin below a mark would have helped Yellow reach it. Many games are decided that way

lesson-two-threats-name = Make two threats
lesson-two-threats = Your opponent can block only one place per turn. Make three in a row with both ends open
lesson-two-threats-done = A double threat: Yellow could block only one. You know the basics. Ready to play?

## What is said of a coin that did not finish the step.

# A wrong column, in the steps where four are to be made.
# $column (number): its number.
# $better (number): the right one, which is marked.
lesson-no-line = Column { $column } does not make four: column { $better } does
# A wrong column where a double threat is to be made.
# $column (number): its number.
lesson-no-two-threats = Column { $column } does not make a double threat
# A wrong column, before Yellow answers.
# $column (number): its number.
lesson-lets-yellow-win = Column { $column } lets Yellow make four
# Yellow has answered a wrong column.
# $column (number): its number.
lesson-yellow-makes-four = Yellow makes four in column { $column }. Take your coin back and try again
# A coin made two threats at once; Yellow answers next.
lesson-both-ends-open = A double threat: Yellow can block only one
# Yellow has answered a double threat.
# $column (number): its number.
lesson-yellow-blocks = Yellow blocks column { $column }. Now make four
