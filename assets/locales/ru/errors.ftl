## What is wrong with a text, a value or a move, and what would be right. These appear below the
## board, after a file was opened, and in the terminal.

errors-or = { $list } или { $last }

## Moves

errors-no-such-place = { $kind ->
    [column] Нет столбца { $name }: выберите от { $first } до { $last }
    [square] Нет поля { $name }: выберите от { $first } до { $last }
   *[point] Нет пункта { $name }: выберите от { $first } до { $last }
}
errors-no-letter-i = Нет пункта { $name }: выберите от { $first } до { $last } (буквы I нет)
errors-not-a-move = Это не ход: пишите, например, { $examples }
errors-not-a-move-of-the-game = В этой игре нет такого хода
errors-no-such-move = Ни одна шашка не может пойти с { $from } на { $to }: ход пишется как 11-15, взятие — как 15x24x31
errors-several-jumps = Таких взятий несколько: укажите все поля, например { $jump }
errors-not-listed = В списке нет хода { $number }: выберите от 1 до { $count }
errors-move-list = Ход { $number } («{ $text }»): { $problem }

errors-refused = { $reason ->
    [game-over] Партия уже окончена
    [off-board] На доске нет такого места
    [full-column] Этот столбец заполнен
    [taken] Это место уже занято
    [double-three] Вилка 3×3 запрещена для чёрных
    [double-four] Вилка 4×4 запрещена для чёрных
    [overline] Длинный ряд запрещён для чёрных
    [may-not-pass] Пасовать можно, только если ходить некуда
    [self-capture] У камня не было бы дамэ
    [ko] Снять в ответ сразу нельзя (ко)
    [superko] Это повторило бы прежнюю позицию (суперко)
    [not-settling] Мёртвые камни помечают после двух пасов
    [no-stone] На этом пункте нет камня
    [no-piece] На этом поле нет шашки
    [not-yours] Это шашка соперника
    [backward] Простая ходит только вперёд
    [nothing-to-jump] Нет шашки, которую можно побить
    [must-jump] Нужно бить
    [must-jump-on] Шашка должна бить дальше
    [other-board] Это ход для доски другого размера
    [turns-nothing] Эта фишка ничего не перевернёт
   *[other] Правила не разрешают этот ход
}

## Options of a game

errors-unreadable-value = «{ $value }» здесь не подходит: пишите, например, { $example }
errors-oblong = Доска должна быть квадратной: в этой игре нельзя задать число столбцов { $columns } и число рядов { $rows }
errors-unknown-value = Неизвестное значение «{ $value }»: выберите { $names }
errors-value-range = Значение «{ $value }» не подходит: выберите от { $least } до { $most }
errors-value-range-or-word = Значение «{ $value }» не подходит: выберите от { $least } до { $most } или { $word }
errors-board-size = Размер доски { $size } не подходит: выберите от { $least } до { $most }
errors-board-size-even = Размер доски { $size } не подходит: выберите чётные числа от { $least } до { $most }
errors-board-too-small = Размер доски { $size } не подходит: столбцов и рядов должно быть не меньше { $least } и { $least }
errors-board-too-large = Размер доски { $size } не подходит: выберите меньше рядов или столбцов
errors-komi = Коми «{ $value }» не подходит: выберите целое или половину очка, не больше { $most }, например 7.5
errors-no-handicap = На доске { $size } нет форы: выберите { $sizes }
errors-handicap-and-stones = Выберите фору или свои камни, но не то и другое

## The position that a game begins with, in Checkers (W:W21,K32:B1) and in Go (W:BD4,Q16:WK10)

errors-unreadable-position = Непонятная позиция «{ $part }»: пишите, например, { $example }
errors-two-pieces = На поле { $square } две шашки
errors-two-stones = На { $point } два камня
errors-no-liberty = У камня на { $point } нет дамэ: он был бы снят
errors-not-crowned = Простая на поле { $square } стоит на последнем ряду: для дамки пишите K{ $square }
errors-no-pieces = { $side ->
    [first] У красных (B) нет шашек: каждой стороне нужна хотя бы одна
   *[second] У белых нет шашек: каждой стороне нужна хотя бы одна
}

## Players

errors-unknown-player = Неизвестный игрок «{ $value }»: выберите { $names }
errors-unknown-computer = Неизвестный компьютер «{ $value }»: выберите { $names }
errors-no-depth = Для перебора нужна глубина от 1 до { $most }, например search:9
errors-depth = Глубина «{ $value }» не подходит: выберите от 1 до { $most }, например search:9
errors-games = Число партий «{ $value }» не подходит: выберите от { $least } до { $most }, например playouts:5000
errors-unknown-extra = «{ $word }» — не настройка компьютера: выберите { $names }
errors-no-extras = «{ $word }» — не настройка компьютера в этой игре
errors-second-extra = «{ $word }» — лишнее: выберите один стиль и одну оценку
errors-human-extra = «{ $word }» — настройка компьютера, а не человека
errors-nameless-engine = У движка должно быть имя, например engine:GNU Go

## Other

errors-unknown-game = Неизвестная игра «{ $value }»: выберите { $names }
errors-not-a-date = «{ $value }» — не дата: пишите, например, 2026-11-21

## The command line

errors-unknown-language = Неизвестный язык { $tag }: выберите { $languages }
errors-language = { $tag } ({ $name })
