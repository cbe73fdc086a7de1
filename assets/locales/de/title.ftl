## The title screen.

-credit = Basiert auf Plot 4 von Srineet Sridharan (2002)
title-credit = { -credit }
title-goal = Bring vier Steine in eine Reihe
title-game = { $game }: { $summary }
title-press = Beliebige Taste drücken oder klicken
title-label = Plot 4. { -credit }. Beliebige Taste drücken, um zu beginnen
title-label-game = Plot 4. { -credit }. { $game }: { $summary }. Beliebige Taste drücken, um zu beginnen
