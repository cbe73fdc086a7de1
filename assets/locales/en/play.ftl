## A game in play: the panel, the cards of the players, the line under the board.

# How many moves have been made.
play-moves-so-far = { $count ->
    [one] { $count } move so far
   *[other] { $count } moves so far
}
