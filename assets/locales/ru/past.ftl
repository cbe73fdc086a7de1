past-title = Прошлые партии
past-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
past-reading = { $count ->
    [0] Читаются ваши партии…
    [one] Читается ещё { $count } партия…
    [few] Читаются ещё { $count } партии…
   *[many] Читаются ещё { $count } партий…
}
past-empty = Партий пока нет. Прошлые партии появятся здесь
past-none-fit = Нет партий с такими условиями
past-filter-game = Игра
past-filter-result = Результат
past-all = Все
past-all-games = Все
past-won = Победы
past-lost = Поражения
past-drawn = Ничьи
past-result-won = Победа
past-result-lost = Поражение
past-result-drawn = Ничья
past-only-against = Соперник: { $name } ×
past-only-mistake = Только «{ $kind }» ×
past-side-won = { $side } победили
past-unfinished = Не окончена
past-two-people = Два игрока
past-both = { $first } и { $second }
past-you-played = { $game } · вы играли { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
} · { $detail }
past-at-computer = { $game } · за этим компьютером · { $detail }
past-watched = { $game } · два компьютера · { $detail }
past-brief = { $game } · { $detail }
past-margin = { $unit ->
    [piece] { $amount ->
        [one] перевес: { $amount } шашка
        [few] перевес: { $amount } шашки
        [many] перевес: { $amount } шашек
       *[other] перевес: { $amount } шашки
    }
    [disc] { $amount ->
        [one] перевес: { $amount } фишка
        [few] перевес: { $amount } фишки
        [many] перевес: { $amount } фишек
       *[other] перевес: { $amount } фишки
    }
   *[point] { $amount ->
        [one] перевес: { $amount } очко
        [few] перевес: { $amount } очка
        [many] перевес: { $amount } очков
       *[other] перевес: { $amount } очка
    }
}
past-resigned = { $who ->
    [you] вы сдались
    [opponent] соперник сдался
   *[other] сдача
}
past-full-board = доска заполнена
past-accuracy = точность
past-not-reviewed = Без разбора
past-accuracy-said = Точность { $figure }
past-today = Сегодня
past-yesterday = Вчера
past-weekday = { $day ->
    [1] Понедельник
    [2] Вторник
    [3] Среда
    [4] Четверг
    [5] Пятница
    [6] Суббота
   *[7] Воскресенье
}
past-short-date = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
past-date-of-year = { $date } { $year }
past-row-said = { $opponent }. { $about }. { $result }. { $accuracy }. { $date }
past-damaged = Этот файл повреждён · { $date }
past-unusable = Этот файл не открывается · { $date }
past-unknown-game = В этой версии Plot 4 нет такой игры
past-left-after = { $move ->
    [one] Не окончена, { $move } ход
    [few] Не окончена, { $move } хода
   *[many] Не окончена, { $move } ходов
}
past-mistakes = { $count ->
    [0] у вас нет ошибок
    [one] у вас { $count } ошибка
    [few] у вас { $count } ошибки
   *[many] у вас { $count } ошибок
}
past-mistakes-of-both = { $count ->
    [0] без ошибок
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
past-review = Разбор
past-open = Открыть
past-delete = Удалить
past-deleted = Партия удалена
past-gone = Эта партия удалена в другом окне
past-undo = Вернуть
past-restored = Партия восстановлена
past-last-position = Последняя позиция
past-choose-one = Выберите партию, и она появится здесь
past-ready = Вы готовы к уровню «{ $level }»
past-easier = Вам лучше подойдёт «{ $level }»
past-wins = Побед подряд: { $count } (соперник: { $name })
past-losses = Поражений подряд: { $count } (соперник: { $name })
