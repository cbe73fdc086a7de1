## The title screen.

-credit = 原作：Plot 4（Srineet Sridharan、2002年）
title-credit = { -credit }
title-goal = コマを4つ並べよう
title-game = { $game }：{ $summary }
title-press = キーを押すかクリックしてください
title-label = Plot 4。{ -credit }。キーを押すと始まります
title-label-game = Plot 4。{ -credit }。{ $game }：{ $summary }。キーを押すと始まります
