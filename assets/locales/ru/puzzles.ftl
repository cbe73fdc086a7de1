## Puzzles: positions in which one move is right.

puzzles-title = Задачи

## What the keys of the screen do, on the help page.

puzzles-hint-effect = Подсказка: что искать, потом меньше ходов
puzzles-solution-effect = Показать решение, ход за ходом
puzzles-next-effect = Следующая задача

## Buttons, which have room for ten letters, and their tooltips.

puzzles-hint = Подсказка
puzzles-hint-tip = Что искать, потом меньше ходов
puzzles-try-again-tip = Вернуть ход
puzzles-solution = Решение
puzzles-solution-tip = Показать ответ (задача тогда не засчитывается)
puzzles-rest-tip = Доиграть до конца
puzzles-next-tip = Перейти к следующей задаче
puzzles-daily = Сегодня
puzzles-daily-tip = Задача дня

## Above and below the task.

puzzles-difficulty = { $difficulty ->
    [beginner] Очень легко
    [easy] Легко
    [medium] Средне
    [hard] Сложно
   *[expert] Очень сложно
}

puzzles-new = Новая задача

puzzles-of-the-day = Задача дня, { $date }

puzzles-day-result = { $result ->
    [solved] Решена
    [hint] Решена с подсказкой
    [late] Решена позже
   *[missed] Не решена
}
puzzles-days-in-a-row = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
puzzles-no-days-in-a-row = Решите задачу дня, чтобы начать серию
puzzles-calendar = Календарь
puzzles-calendar-tip = Календарь задач дня
puzzles-month-before = Предыдущий месяц
puzzles-month-after = Следующий месяц
puzzles-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
puzzles-weekday = { $day ->
    [1] Пн
    [2] Вт
    [3] Ср
    [4] Чт
    [5] Пт
    [6] Сб
   *[7] Вс
}
puzzles-copy-result = Копировать
puzzles-copy-result-short = Копировать
puzzles-copy-result-tip = Скопировать результат строкой текста
puzzles-result-copied = Результат скопирован. Вставьте его куда угодно

puzzles-none-solved = Решённых задач пока нет
puzzles-solved = Решено: { $count }
puzzles-streak = Подряд: { $count }

## The task.

puzzles-making = Создаётся новая задача…

puzzles-task-win-now = { $side ->
    [red] Красные начинают и сразу выигрывают
   *[yellow] Жёлтые начинают и сразу выигрывают
}

puzzles-task-win = { $side ->
    [red] Красные начинают и выигрывают в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
   *[yellow] Жёлтые начинают и выигрывают в { $moves ->
       [one] { $moves } ход
       [few] { $moves } хода
       [many] { $moves } ходов
      *[other] { $moves } хода
   }
}

puzzles-task-draw = { $side ->
    [red] Красные начинают и делают ничью
   *[yellow] Жёлтые начинают и делают ничью
}

## The tasks of the other games.

puzzles-task-five = { $side ->
    [black] Ход чёрных: постройте пять в ряд
   *[white] Ход белых: постройте пять в ряд
}

puzzles-task-fours = { $side ->
    [black] Ход чёрных: выиграйте четвёрками в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
   *[white] Ход белых: выиграйте четвёрками в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
}

puzzles-task-capture = { $side ->
    [black] Ход чёрных: снимите отмеченные камни ({ $stone })
   *[white] Ход белых: снимите отмеченные камни ({ $stone })
}
puzzles-task-save = { $side ->
    [black] Ход чёрных: спасите отмеченные камни ({ $stone })
   *[white] Ход белых: спасите отмеченные камни ({ $stone })
}
puzzles-task-kill = { $side ->
    [black] Ход чёрных: убейте отмеченную группу ({ $stone })
   *[white] Ход белых: убейте отмеченную группу ({ $stone })
}
puzzles-task-live = { $side ->
    [black] Ход чёрных: отмеченная группа должна выжить ({ $stone })
   *[white] Ход белых: отмеченная группа должна выжить ({ $stone })
}

puzzles-task-shot = { $side ->
    [red] Ход красных: найдите удар, который выигрывает { $pieces ->
        [one] { $pieces } шашку
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }
   *[white] Ход белых: найдите удар, который выигрывает { $pieces ->
        [one] { $pieces } шашку
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }
}
puzzles-task-ending-win = { $side ->
    [red] Красные начинают и выигрывают
   *[white] Белые начинают и выигрывают
}
puzzles-task-ending-draw = { $side ->
    [red] Красные начинают и делают ничью
   *[white] Белые начинают и делают ничью
}

## What a screen reader says.

puzzles-spoken = { $task }. { $difficulty }

puzzles-daily-spoken = Задача дня. { $task }

puzzles-taken-back = Ход отменён. { $task }

puzzles-answered = { $side ->
    [red] Красные: столбец { $column }. Ход жёлтых
   *[yellow] Жёлтые: столбец { $column }. Ход красных
}

puzzles-shown-move = { $side ->
    [red] Красные: столбец { $column }
   *[yellow] Жёлтые: столбец { $column }
}

## What is said of a right column.

puzzles-right-four = { $help ->
    [hint] Верно, с подсказкой: столбец { $column } даёт четыре в ряд
   *[none] Верно: столбец { $column } даёт четыре в ряд
}

puzzles-right-win = { $help ->
    [hint] Верно, с подсказкой: столбец { $column } выигрывает в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
   *[none] Верно: столбец { $column } выигрывает в { $moves ->
       [one] { $moves } ход
       [few] { $moves } хода
       [many] { $moves } ходов
      *[other] { $moves } хода
   }
}

puzzles-right-draw = { $help ->
    [hint] Верно, с подсказкой: только столбец { $column } даёт ничью
   *[none] Верно: только столбец { $column } даёт ничью
}

puzzles-play-on = Доиграйте или перейдите к следующей задаче

puzzles-right = Верно

puzzles-won = { $side ->
    [red] Красные выиграли
   *[yellow] Жёлтые выиграли
}
puzzles-drawn = Партия кончилась вничью

## What is said of a wrong column: first alone, then with the opponent's answer.

puzzles-loses-now = Столбец { $column } сразу проигрывает

puzzles-loses-now-answered = { $side ->
    [red] Столбец { $column } проигрывает: красные собирают четыре в столбце { $answer }
   *[yellow] Столбец { $column } проигрывает: жёлтые собирают четыре в столбце { $answer }
}

puzzles-loses = Столбец { $column } проигрывает в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}

puzzles-loses-answered = Столбец { $column } проигрывает в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}: { $side ->
    [red] красные отвечают
   *[yellow] жёлтые отвечают
} в столбец { $answer }

puzzles-too-slow = Столбец { $column } выигрывает, но слишком медленно

puzzles-too-slow-answered = { $side ->
    [red] Столбец { $column } выигрывает, но слишком медленно: красные отвечают в столбец { $answer }
   *[yellow] Столбец { $column } выигрывает, но слишком медленно: жёлтые отвечают в столбец { $answer }
}

puzzles-no-win = Столбец { $column } не выигрывает

puzzles-no-win-answered = { $side ->
    [red] Столбец { $column } не выигрывает: красные отвечают в столбец { $answer }
   *[yellow] Столбец { $column } не выигрывает: жёлтые отвечают в столбец { $answer }
}

## A sentence below that: the next puzzles are harder or easier.

puzzles-harder = Три решены подряд! Новый уровень: { $difficulty }
puzzles-easier = Следующие задачи легче. Уровень: { $difficulty }

## The first hint: what to look for. It must not name the move, nor where it is in Connect 4.

puzzles-look-for-line = { $line ->
    [row] Ищите четыре в ряд по горизонтали
    [column] Ищите четыре в ряд по вертикали
   *[diagonal] Ищите четыре в ряд по диагонали
}
puzzles-look-for-block = Соперник вот-вот соберёт четыре: помешайте ему
puzzles-look-for-double = Ищите ход, который даёт вам сразу две угрозы
puzzles-look-for-stacked = Ищите две угрозы, одну прямо над другой
puzzles-look-for-forcing = Создавайте угрозы, на которые соперник вынужден отвечать
puzzles-look-for-threat = Создайте угрозу в клетке, куда пока никто не может пойти
puzzles-look-for-force = Начните с угрозы, на которую соперник вынужден ответить
puzzles-look-for-squeeze = Сосчитайте свободные клетки: у соперника кончатся безопасные ходы
puzzles-look-for-prevention = { $threats ->
    [single] Займите клетку, которая дала бы сопернику угрозу
   *[double] Займите клетку, которая дала бы сопернику сразу две угрозы
}
puzzles-look-for-plan = Сосчитайте свободные клетки: кому какую придётся занять?
puzzles-look-for-answers = Любой другой столбец проигрывает: найдите лучший ответ соперника на каждый

puzzles-look-for-five = Четырём вашим камням на одной линии не хватает только пятого
puzzles-look-for-part = { $part ->
    [upper-left] Начните в левой верхней части доски
    [upper] Начните в верхней части доски
    [upper-right] Начните в правой верхней части доски
    [left] Начните в левой части доски
    [middle] Начните в центре доски
    [right] Начните в правой части доски
    [lower-left] Начните в левой нижней части доски
    [lower] Начните в нижней части доски
   *[lower-right] Начните в правой нижней части доски
}

puzzles-look-for-sacrifice = Ищите, каким камнем пожертвовать
puzzles-look-for-capture = Ищите камни, которые можно снять
puzzles-look-for-edge = Ищите ход на краю доски
puzzles-look-for-near = Верный ход — вплотную к отмеченным камням
puzzles-look-for-apart = Верный ход — не вплотную к отмеченным камням

puzzles-look-for-offer = Сначала придётся отдать шашку
puzzles-look-for-piece = Присмотритесь к шашке на поле { $square }
puzzles-look-for-answer = Подумайте, как соперник ответит на каждый ход

## Further hints, and the solution.

puzzles-answer-is = Ответ — столбец { $column }

puzzles-hint-two = Ответ — либо столбец { $first }, либо { $second }

puzzles-hint-three = Ответ — один из столбцов { $first }, { $second } и { $third }

puzzles-hint-four = Ответ — один из столбцов { $first }, { $second }, { $third } и { $fourth }

puzzles-best-line = Лучший вариант отсюда

puzzles-best-line-won = { $side ->
    [red] Красные выигрывают. Лучший вариант: { $line }
   *[yellow] Жёлтые выигрывают. Лучший вариант: { $line }
}

puzzles-best-line-drawn = Ничья. Лучший вариант: { $line }

## Games other than Connect 4, whose moves are named: H8, 11-15.

puzzles-right-move = { $help ->
    [hint] Верно, с подсказкой: { $move }
   *[none] Верно: { $move }
}

puzzles-played-out = Решено до конца

puzzles-wrong-move = { $move } не решает задачу

puzzles-wrong-move-answered = { $side ->
    [red] { $move } не решает задачу: красные отвечают { $answer }
    [black] { $move } не решает задачу: чёрные отвечают { $answer }
   *[white] { $move } не решает задачу: белые отвечают { $answer }
}

puzzles-answered-move = { $side }: { $move }. { $user-id ->
    [red] Ход красных
    [yellow] Ход жёлтых
    [black] Ход чёрных
    [white] Ход белых
   *[none] Ход: { $user }
}

puzzles-shown-any-move = { $side }: { $move }

puzzles-answer-is-move = Ответ — { $move }

puzzles-best-line-shown = Лучший вариант: { $line }

## Errors.

puzzles-not-made = Задачу не удалось создать из-за ошибки в Plot 4. Нажмите N, чтобы повторить
puzzles-cannot-make = Не удаётся начать создание задач: { $error }
puzzles-solver-failed = Не удалось проверить ход из-за ошибки в Plot 4. Попробуйте ещё раз
puzzles-cannot-solve = Не удаётся проверить ход: { $error }

puzzles-solved-of = решено { $solved } из { $count }
puzzles-more-in-a-row = ещё { $count } подряд
puzzles-others = Почему не другие
