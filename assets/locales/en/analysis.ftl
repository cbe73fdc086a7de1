## The analysis: the graph, the evaluation bar, the change that a move made.

analysis-shown = Analysis shown
analysis-hidden = Analysis hidden
analysis-territory-shown = Territory shown
analysis-territory-hidden = Territory hidden
# F5 was pressed after two passes, when the board shows whose each point is anyway.
analysis-territory-counted = The count already shows who owns each point
# $error: what happened
analysis-territory-failed = { $error }. Press F5 to show the territory again
# The evaluation bar, for a screen reader.
# $evaluation: such as “Red wins in 4 moves”
analysis-evaluation = Evaluation: { $evaluation }
# The graph, for a screen reader.
analysis-graph = Graph of the game
# The graph with the next message, for a screen reader.
# $accuracy: such as “Accuracy: You 85% · Yellow 69%”
analysis-graph-label = Graph of the game. { $accuracy }
# Below the graph, in a line of about 30 letters.
# $first: the next message, for the first player
# $second: the same for the second player
analysis-accuracy = Accuracy: { $first } · { $second }
# $name (name): a player, or “You”
# $percent: such as “85%”, or “–” while no move is judged
analysis-accuracy-of = { $name } { $percent }
# $error: what happened
analysis-failed = { $error }. Press A to show the analysis again
# $error: what the system says
analysis-no-thread = The analysis could not start: { $error }
# Below the evaluation bar, in two short rows: who wins, and in how many moves.
# $side (name): a side, such as “Yellow”
# $count (number): moves of that side
# $plies (number): moves of both sides, for languages that count those
analysis-bar-in = { $side } in { $count }
# The same where the number of moves is not known.
# $side (name): a side, such as “Yellow”
analysis-bar-wins = { $side } wins
# The same in a game that is won by a number of discs.
# $side (name): a side, such as “Black”
# $count (number): discs
analysis-bar-by = { $side } by { $count }
# The same in a game whose analysis shows chances.
# $side (name): a side, such as “Black”
# $percent: such as “65%”
analysis-bar-share = { $side } { $percent }
# The same where only an estimate is known.
# $side (name): the side that is ahead, such as “Black”
# $standing: [even], [slightly-better], [better] or [much-better]
analysis-bar-estimate = { $standing ->
    [slightly-better] { $side } slightly ahead
    [better] { $side } ahead
    [much-better] { $side } winning
   *[even] Even
}
# On a chip below a column and below the evaluation bar: four letters or so.
analysis-draw = Draw
# The evaluation with its number, in a tooltip.
# $evaluation: such as “Black is slightly ahead (estimate)”
# $number: such as “+2.5”
analysis-with-number = { $evaluation }: { $number }

# The number on a chip beside a move that wins: in how many moves.
# $count (number): moves of the winner, this one included
analysis-moves-to-win = { $count }
# The same of a move that loses.
# $count (number): moves of the loser, this one included
analysis-moves-to-lose = { $count }
