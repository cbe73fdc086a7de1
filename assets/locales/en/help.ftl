## The help page: all keys, the computers, and links to pages that explain something.

help-title = Help
# The group of lines about the computers of the game.
help-computers = Computers
# A link to a page, in the menu and on the help page.
help-open-page = { $title }…
# A screen reader says this of a line.
# $name: keys, or a computer.
# $effect: what the keys do, or how the computer plays.
help-line = { $name }: { $effect }

## The page about the analysis.

help-analysis = About the analysis

help-win = Win
help-win-text = This move wins, whatever your opponent does. The number says how soon: 4 means that you win with your fourth move, counting this one. The best moves stand out.
# The number in the picture beside it, which it explains.
help-win-picture = 4
# For games that are won by a number of discs.
help-win-by-text = This move wins, whatever your opponent does. The number says by how much: +12 wins by 12 discs if both sides play their best. The best moves stand out.

help-draw = Draw
help-draw-text = Neither side can force a win after this move.
# A screen reader says this of a picture that shows “=”.
help-draw-picture = An equals sign

help-loss = Loss
help-loss-text = After this move, your opponent can win. The number says how long you can hold out: 6 means that you lose after six more moves of yours, counting this one, and 1 that you lose to the very next move.
# The number in the picture beside it, which it explains.
help-loss-picture = 6
# For games that are won by a number of discs.
help-loss-by-text = After this move, your opponent can win. The number says by how much: −4 loses by 4 discs if both sides play their best.

help-estimate = Estimate

help-bar = The bar beside the board
# A screen reader says this of a picture of the bar.
help-bar-picture = A bar in two colors
# For games whose analysis counts the moves up to the end.
help-bar-exact = The bar shows who is winning in the current position. Each side has its own color, and more of it is better for that side. The middle is a draw. The label at its lower end says who wins, and in how many moves.
# For games that are won by a number of discs.
help-bar-margin = The bar shows who is winning in the current position. Each side has its own color, and more of it is better for that side. The middle is a draw. The label at its lower end says who is better, and once the rest of the game is calculated, by how many discs that side wins.
# For games whose analysis shows chances.
help-bar-chances = The bar shows who is winning in the current position. Each side has its own color, and more of it is better for that side. In the middle, both sides have the same chance. The label at its lower end says who is ahead, and their chance to win.

help-graph = The graph
help-graph-text = The graph shows the bar over the whole game. A dot marks a mistake, and the list of moves says which kind it is. Click the graph to see the board at that moment.

help-accuracy = Accuracy
help-accuracy-text = Accuracy shows how close your moves came to the best ones. A move as good as the best scores 100%; the more a move costs, the lower its score. Costs are counted in points (Go), discs (Reversi), men (Checkers), moves to the end (Connect 4) and forced wins (Gomoku). A game’s accuracy is their average, made a little stricter. Forced moves don’t count.
