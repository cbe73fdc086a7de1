## The title screen.

# The program that this one goes back to.
-credit = Based on Plot 4 by Srineet Sridharan (2002)
# In small type at the foot.
title-credit = { -credit }
# Below the name of the program, under the picture of four coins in a row.
title-goal = Get four coins in a row
# The same under the picture of another game.
# $game: the name of the game
# $summary: a few words about it
title-game = { $game }: { $summary }
title-press = Press any key or click
# For a screen reader.
title-label = Plot 4. { -credit }. Press any key to begin
# For a screen reader, with the game whose picture is shown.
# $game: the name of the game
# $summary: a few words about it
title-label-game = Plot 4. { -credit }. { $game }: { $summary }. Press any key to begin
