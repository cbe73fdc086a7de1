## The board of Reversi.

reversi-title = Реверси
reversi-summary = зажать и перевернуть
reversi-subtitle = Правила Отелло · 8 × 8

reversi-how-to-play = Нажмите на клетку с точкой или введите, например, d3 и Enter

## The keys of the board, on the help page.

reversi-keys-square = От A до H, затем от 1 до 8
reversi-place-disc = Поставить туда фишку

## What a screen reader says of a square.

reversi-turns = { $count ->
    [one] переворачивает { $count } фишку
    [few] переворачивает { $count } фишки
    [many] переворачивает { $count } фишек
   *[other] переворачивает { $count } фишки
}
reversi-last-disc = последняя фишка

## The page about the rules.

reversi-page-rules = Правила реверси

reversi-page-turning-heading = Зажать и перевернуть
reversi-page-turning = Начинают чёрные, затем игроки по очереди ставят фишку на пустую клетку. Между ней и другой вашей фишкой должен быть непрерывный прямой ряд фишек соперника: по горизонтали, вертикали или диагонали. Они переворачиваются и становятся вашими. Одна фишка может перевернуть несколько рядов сразу. Клетки, на которые можно пойти, отмечены точкой.
reversi-page-turning-picture = Чёрные могут пойти на c4: тогда белая фишка на d4 перевернётся

reversi-page-end-heading = Пас и конец партии
reversi-page-end = Если перевернуть нечего, вы пасуете. Программа делает это за вас. Когда не может ходить ни одна сторона, партия окончена, и выигрывает тот, у кого больше фишек.
reversi-page-end-picture = У белых не осталось фишек, и чёрные выиграли

reversi-page-corners-heading = Что важно
reversi-page-corners = Число фишек мало что значит до самого конца. Фишку в углу перевернуть нельзя, и часто она защищает другие. Поэтому не ходите без нужды на клетки рядом с пустым углом. Сохраняйте себе много ходов, а сопернику оставляйте мало.

## What Reversi says

reversi-goal = Соберите к концу партии больше фишек. Фишка переворачивает каждый ряд, который она зажимает

reversi-refused-turns-nothing = Фишка на { $square } ничего не перевернёт: выберите клетку с точкой
reversi-refused-must-pass = Ни одна клетка не переворачивает фишек, { $square } тоже: придётся пасовать
reversi-refused-pass = Вы можете перевернуть фишку, поэтому пасовать нельзя

## Hints

reversi-hint-wins = { $count ->
    [one] { $move } выигрывает при лучшей игре с перевесом ровно в { $count } фишку
    [few] { $move } выигрывает при лучшей игре с перевесом ровно в { $count } фишки
    [many] { $move } выигрывает при лучшей игре с перевесом ровно в { $count } фишек
   *[other] { $move } выигрывает при лучшей игре с перевесом ровно в { $count } фишки
}
reversi-hint-loses = { $count ->
    [one] { $move } проигрывает при лучшей игре с разницей ровно в { $count } фишку, остальные ходы — не с меньшей
    [few] { $move } проигрывает при лучшей игре с разницей ровно в { $count } фишки, остальные ходы — не с меньшей
    [many] { $move } проигрывает при лучшей игре с разницей ровно в { $count } фишек, остальные ходы — не с меньшей
   *[other] { $move } проигрывает при лучшей игре с разницей ровно в { $count } фишки, остальные ходы — не с меньшей
}
reversi-hint-draws = { $move } при лучшей игре ведёт к ничьей
reversi-hint-corner = { $move } занимает угол: такую фишку перевернуть нельзя
reversi-hint-leaves = { $count ->
    [0] { $move } не оставляет сопернику ходов
    [one] { $move } оставляет сопернику только { $count } ход
    [few] { $move } выглядит лучше всего и оставляет сопернику { $count } хода
    [many] { $move } выглядит лучше всего и оставляет сопернику { $count } ходов
   *[other] { $move } выглядит лучше всего и оставляет сопернику { $count } хода
}

## How a computer plays

reversi-level-learner = берёт как можно больше фишек
reversi-level-high = решает последние 12 клеток
reversi-level-greedy = берёт фишки, любит углы
reversi-level-random = ходит наугад

## In a terminal

reversi-ask = { $side }, ваша клетка (a1-h8 или справка):
reversi-what-to-type = Введите клетку, например d3, или слово «справка»
reversi-score = Чёрные { $black }, белые { $white }

## The coach: mistakes that can be seen, in a review and on the coach’s card.

reversi-gave-corner = { $name-kind ->
    [you] Вы отдали
    [side] { $name } отдают
   *[person] { $name } отдаёт
} { $side ->
    [you] вам угол { $square }
    [black] чёрным угол { $square }
   *[white] белым угол { $square }
}
reversi-card-gave-corner = Так { $side ->
    [black] чёрные
   *[white] белые
} возьмут угол { $square }
reversi-why-gave-corner = Фишку в углу перевернуть нельзя
reversi-square = { $content ->
    [black] { $square }, чёрная
    [white] { $square }, белая
   *[empty] { $square }, пусто
}
