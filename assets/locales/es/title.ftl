## The title screen.

-credit = Basado en Plot 4 de Srineet Sridharan (2002)
title-credit = { -credit }
title-goal = Consigue cuatro fichas en raya
title-game = { $game }: { $summary }
title-press = Pulsa una tecla o haz clic
title-label = Plot 4. { -credit }. Pulsa una tecla para empezar
title-label-game = Plot 4. { -credit }. { $game }: { $summary }. Pulsa una tecla para empezar
