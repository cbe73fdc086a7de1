## The statistics page: your results against computers.

statistics-title = Прогресс
statistics-reading = Чтение статистики…
statistics-empty = Партий пока нет. Сыграйте с компьютером, и здесь появятся ваши результаты
statistics-full = { $count ->
    [one] Ваша последняя { $count } партия. Более старые не хранятся
    [few] Ваши последние { $count } партии. Более старые не хранятся
    [many] Ваши последние { $count } партий. Более старые не хранятся
   *[other] Ваши последние { $count } партии. Более старые не хранятся
}
statistics-no-folder = Статистику нельзя сохранять: домашняя папка неизвестна. Задайте HOME

## The table. Titles of columns are short.

statistics-won = Победы
statistics-drawn = Ничьи
statistics-lost = Поражения
statistics-score = Очки
statistics-streak = Серия
statistics-best-streak = Лучшая

# Побед, ничьих, поражений: the letters of tables, as the words leave no room for the streaks.
statistics-results = В { $won } · Н { $drawn } · П { $lost }

statistics-game-spoken = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, побед { $won }, ничьих { $drawn }, поражений { $lost }, доля очков { $percent } %, серия побед { $streak }, лучшая серия { $best }
statistics-opponent-spoken = { $opponent }: побед { $won }, ничьих { $drawn }, поражений { $lost }, доля очков { $percent } %, серия побед { $streak }, лучшая серия { $best }

## Below the table.

statistics-rules = Партия засчитывается, когда она впервые закончена. Считаются только партии с компьютером, сыгранные с самого начала теми же игроками. Помощь — это подсказка, анализ, предупреждение тренера или отменённый ход. Очки — ваша доля всех очков, ничья даёт пол-очка. Серия — сколько партий вы выиграли подряд.
statistics-save = Сохранить в CSV…
statistics-save-tip = По строке на партию, для электронных таблиц
statistics-delete = Удалить всё…

statistics-show-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
statistics-show-won = Победы: { $count }
statistics-show-drawn = Ничьи: { $count }
statistics-show-lost = Поражения: { $count }

statistics-game = Игра
statistics-games = Сыграно
statistics-in-a-row = Выиграно подряд
statistics-best = Рекорд: { $best }
statistics-what-counts = Что считается
statistics-more = Ещё
statistics-play = Сыграть партию
statistics-beaten = победа без помощи
statistics-beaten-both = победы без помощи за обе стороны
statistics-marks = Галочка: победа без помощи. Корона: победы без помощи за обе стороны

## The rating, the opponents and the mistakes.

statistics-rating = Ваш рейтинг
statistics-plus-minus = ± { $deviation }
statistics-about = примерно { $name }
statistics-rating-spoken = Ваш рейтинг: { $rating }, плюс-минус { $deviation }, примерно { $name }
statistics-no-rating = { $count ->
    [one] До рейтинга осталась { $count } партия
    [few] До рейтинга осталось { $count } партии
    [many] До рейтинга осталось { $count } партий
   *[other] До рейтинга осталось { $count } партии
}
statistics-what-rates = Учитываются партии на обычной доске, без помощи, против одного из уровней
statistics-ten-weeks = 10 недель
statistics-all-time = Всё
statistics-time-shown = Показанное время
statistics-as-table = Показать таблицей
statistics-as-curve = Показать графиком
statistics-curve-spoken = { $count ->
    [one] Ваш рейтинг за { $count } партию: от { $first } до { $last }
    [few] Ваш рейтинг за { $count } партии: от { $first } до { $last }
    [many] Ваш рейтинг за { $count } партий: от { $first } до { $last }
   *[other] Ваш рейтинг за { $count } партии: от { $first } до { $last }
}
statistics-rating-row = { $date }: { $rating } ± { $deviation }
statistics-fair = Равный соперник — { $name }: вы набрали бы около { $percent } %
statistics-fair-play = Играть
statistics-fair-play-tip = Играть против: { $name }
statistics-levels = Соперники
statistics-level-rating = рейтинг { $rating }
statistics-this-week = { $count } за неделю
statistics-mistakes = Что стоит вам партий
statistics-mistakes-in = { $count ->
    [one] за { $count } последнюю разобранную партию
    [few] за { $count } последние разобранные партии
    [many] за { $count } последних разобранных партий
   *[other] за { $count } последние разобранные партии
}
statistics-mistakes-beside = { $count ->
    [one] за { $count } последнюю разобранную партию, рядом — предыдущая
    [few] за { $count } последние разобранные партии, рядом — { $count } предыдущие
    [many] за { $count } последних разобранных партий, рядом — { $count } предыдущих
   *[other] за { $count } последние разобранные партии, рядом — { $count } предыдущие
}
statistics-reading-reviews = Чтение ваших партий…
statistics-no-reviews = Разберите законченную партию, и здесь будет видно, что стоит вам партий
statistics-few-mistakes = Ни один вид ошибок ещё не случился пять раз
statistics-practise = Упражняться
statistics-practise-due = { $count ->
    [0] На сегодня ничего
    [one] Повторить { $count }
    [few] Повторить { $count }
    [many] Повторить { $count }
   *[other] Повторить { $count }
}
statistics-practise-tip = Упражнения на ваших позициях: { $name }
statistics-mistake-in = { $games ->
    [one] { $name }: в { $count } из { $games } последней партии
    [few] { $name }: в { $count } из { $games } последних партий
    [many] { $name }: в { $count } из { $games } последних партий
   *[other] { $name }: в { $count } из { $games } последних партий
}
statistics-as-often = так же часто, как раньше
statistics-more-often = на { $count } больше, чем раньше
statistics-less-often = на { $count } меньше, чем раньше
statistics-as-before = как раньше
statistics-up = +{ $count }
statistics-down = −{ $count }
statistics-mostly-side = { $side ->
    [first] чаще, когда вы ходили первым
   *[second] чаще, когда вы ходили вторым
}
statistics-mostly-third = { $third ->
    [early] чаще в начале партии
    [middle] чаще в середине партии
   *[late] чаще в конце партии
}
statistics-due-today = Сегодня повторить: { $count }
statistics-nearest = Ближе всего к вам { $name }: около { $percent } % очков
statistics-rating-rules = Рейтинг считается по Glicko-2 в шкале Эло, где у уровня «Любитель» 1000. Число после ± показывает, насколько он неточен. Учитываются партии на обычной доске, без помощи, против одного из уровней.
