## A game in play: the panel, the cards of the players, the line under the board.

play-moves-so-far = { $count ->
    [one] Bisher { $count } Zug
   *[other] Bisher { $count } Züge
}
