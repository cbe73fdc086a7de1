## The title screen.

-credit = На основе Plot 4 (Srineet Sridharan, 2002)
title-credit = { -credit }
title-goal = Соберите четыре фишки в ряд
title-game = { $game }: { $summary }
title-press = Нажмите любую клавишу или кнопку мыши
title-label = Plot 4. { -credit }. Нажмите любую клавишу, чтобы начать
title-label-game = Plot 4. { -credit }. { $game }: { $summary }. Нажмите любую клавишу, чтобы начать
