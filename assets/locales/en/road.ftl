## The road to Perfect: a list of short lessons of Connect 4, for a child of ten. The user is Red. Texts
## without a full stop at the end.

# The title of the page, in the menu too. Perfect is the name of the strongest computer.
road-title = The road to Perfect
# The keys, on the help page.
road-keys-arrows = Up, Down
# What they do.
road-choose-effect = Choose a lesson
# What Enter does.
road-enter-effect = Start the lesson, continue, or try again
# Above the list.
# $done (number): how many are done.
# $count (number): how many there are.
road-done = { $done } of { $count } done
# A line of the list, as a screen reader says it.
# $name: the name of the lesson.
# $state: done, next for the one that comes next, or open.
road-row = { $name }, { $state ->
    [done] done
    [next] next
   *[open] not done yet
}
# A button, once the right column is found: the rest of the game is played with the best moves of both sides.
road-show-end = See how it ends
# What its key does.
road-show-end-effect = Watch the rest of the game with the best moves of both sides
# While the rest of the game is being played.
# $column (number): the first column of it.
road-showing-end = Now both sides play their best moves to the end, from column { $column } on
# On the page of a new game, below the title.
# $name: the name of the next lesson.
road-next = Next: { $name }
# The button that starts the chosen lesson.
road-start = Start
# The button of the last line. Perfect is the name of the computer.
road-play-perfect = Play against Perfect

## What to do.

road-line = Red to move: make four in a row
road-stop = Red to move: keep Yellow from making four
road-stop-two = Red to move: keep Yellow from making a double threat
road-two-threats = Red to move: make a double threat
# Each coin makes a threat, until there is a double one or four in a row.
road-force = Red to move: keep making threats until you win
road-keep-win = Red to move: find the column that wins

## What is said of a right column.

road-stop-done = Right! Now Yellow can’t make four
road-stop-two-done = Right! Yellow gets no double threat
# $column (number): its number.
road-keep-win-done = Right! Column { $column } wins
# A coin made a threat; Yellow answers next.
# $column (number): where Yellow has to play.
road-has-to-block = A threat! Yellow has to block column { $column }
# Yellow has answered.
# $column (number): where Yellow has played.
road-go-on = Yellow blocks column { $column }. Keep going

## What is said of a wrong column.

# Yellow answers next.
# $column (number): its number.
road-lets-yellow-threaten = Column { $column } lets Yellow make a double threat
# Yellow has answered.
# $column (number): where Yellow has played.
road-yellow-threatens = Yellow makes a double threat with column { $column }. Take your coin back and try again
# $column (number): its number.
road-no-force = Column { $column } doesn’t lead to four by threats alone. Try another one
# $column (number): its number.
road-win-lost = Column { $column } lets the win slip. Another column keeps it

## The lessons: the name, the idea in a sentence or two, and the praise at the end.

road-first-idea = Drop, line up, block: the rules in a minute
road-lines-name = Lines of four
road-lines-idea = Lines go across, up or diagonally, and sometimes only a gap is left to fill. Before each move, look for your own four
road-lines-done = You see lines in every direction. Your own four always comes first
road-blocks-name = Block
road-blocks-idea = If Yellow has three in a row and can reach the fourth space, block it now. The next move would be too late
road-blocks-done = Nothing gets past you. Check what your opponent threatens before each move
road-two-name = Double threats
road-two-idea = Make two threats with one coin: Yellow can block only one. They can lie side by side, or one right above the other
road-two-done = A double threat wins. Look for the space where two of your lines meet
road-under-name = Never under a winning space
road-under-idea = Your coin is a step for the next one. Never play right under a space where Yellow would make four
road-under-done = You look up before you drop. One careless coin loses many games
road-middle-name = The middle
road-middle-idea = More lines go through the middle column than through any other. When nothing is urgent, play there
road-middle-done = The middle is yours. On an empty board it is the only column that wins
road-bottom-name = The bottom row
road-bottom-idea = Two coins on the bottom row with room on both sides can become a double threat. Use yours, and stop Yellow’s in time
road-bottom-done = Two coins on the bottom row sound an alarm. Now you hear it
road-wait-name = Threats that wait
road-wait-idea = Your winning space stays strong as long as nobody plays right under it. So leave the space below it alone, and play elsewhere
road-wait-done = You can wait. A threat that stays is worth more than one that is blocked
road-odd-name = Odd and even rows
road-odd-idea = When the board fills up, the first player usually gets the odd rows: 1, 3 and 5. Make your winning space in one of them
road-odd-done = As first player you want row 3 or 5. Yellow wants an even row
road-zugzwang-name = Zugzwang
road-zugzwang-idea = When all other columns are full, Yellow has to play right under your winning space. Don’t spoil that before
road-zugzwang-done = Yellow had no good move left. That is zugzwang
road-follow-name = Drop on top
road-follow-idea = With a winning space in an odd row you can often simply follow: drop your coin on top of Yellow’s, in the same column
road-follow-done = Follow, and the last safe column runs out for Yellow, not for you
road-force-name = Forcing moves
road-force-idea = A threat has to be blocked, so you know the answer before you play. Look for one threat after another that ends in four
road-force-done = One threat after another: Yellow never had a choice
road-sacrifice-name = Give up a space
road-sacrifice-idea = Now and then you do play right under your own winning space: Yellow has to block it, and the space on top is yours
road-sacrifice-done = You gave up one space and got a better one
road-plan-name = Plans
road-plan-idea = A plan is a few rules for the whole game: make four, block four, otherwise drop on top. Find its first move, then let F7 show you the plan
road-plan-done = With a plan you don’t have to look far ahead. F7 looks for one in your own games, too
road-opening-name = The first moves
road-opening-idea = Start in column 4. While Yellow stays there, stay there too. Against column 2 or 3 only two answers win
road-opening-done = You know the first moves of a won game
road-puzzles-idea = Train your eye: solve ten puzzles
road-trainer-idea = Learn by heart how to answer Yellow’s first moves: ten positions
road-endings-idea = Play won positions to the end: five of them
# The last line. Perfect is the name of a computer.
road-perfect-name = Beat Perfect
road-perfect-idea = Play first and win without help: no hints, no analysis, no move taken back. The first player can always win
# Above the list, once that is done.
road-perfect-done = You beat Perfect as first player, without help. The whole road is behind you!
