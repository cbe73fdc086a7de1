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

## Which games are shown.

statistics-side = Сторона
statistics-either-side = Любая
statistics-you-first = Начинаете вы
statistics-you-second = Начинает соперник
statistics-help = Помощь
statistics-all-games = Все партии
statistics-without-help = Без помощи
statistics-none-match = Таких партий пока нет

## The table. Titles of columns are short.

statistics-won = Победы
statistics-drawn = Ничьи
statistics-lost = Поражения
statistics-score = Очки
statistics-streak = Серия
statistics-best-streak = Лучшая

# Побед, ничьих, поражений: the letters of tables, as the words leave no room for the streaks.
statistics-results = В { $won } · Н { $drawn } · П { $lost }
statistics-streaks = Серия { $streak } · лучшая { $best }

statistics-game-spoken = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, побед { $won }, ничьих { $drawn }, поражений { $lost }, доля очков { $percent } %, серия побед { $streak }, лучшая серия { $best }
statistics-opponent-spoken = { $opponent }: побед { $won }, ничьих { $drawn }, поражений { $lost }, доля очков { $percent } %, серия побед { $streak }, лучшая серия { $best }
statistics-opponent-tip = Показать ваши результаты против этого соперника

## The line of results over time.

statistics-recent = Ваши последние результаты: { $percent } % за { $games ->
    [one] { $games } партию
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
statistics-recent-against = Соперник { $opponent }: { $percent } % за { $games ->
    [one] { $games } партию
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
statistics-recent-short = Ваши последние результаты: { $percent } %
statistics-recent-against-short = Соперник { $opponent }: { $percent } %

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
statistics-show-tip = Показать на странице «Прошлые партии»: { $name }

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
