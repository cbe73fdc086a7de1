## Information about a game from a file: a line each, below the board and in the terminal. The values
## are as the file has them, in any language.

info-title = Название: { $text }
info-event = Турнир: { $text }
info-round = Тур: { $text }
info-place = Место: { $text }
info-date = Дата: { $text }
info-time = Время: { $text }
info-seconds = Время: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
info-no-time = Время: нет
info-minutes = Время: { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
info-overtime = Дополнительное время: { $text }
info-rank = { $side-id ->
    [red] Ранг красных: { $text }
    [yellow] Ранг жёлтых: { $text }
    [black] Ранг чёрных: { $text }
    [white] Ранг белых: { $text }
   *[none] Ранг ({ $side }): { $text }
}
info-rules = Правила: { $text }
info-opening = Дебют: { $text }
info-annotator = Комментатор: { $text }
info-recorder = Запись: { $text }
info-source = Источник: { $text }
info-copyright = Авторские права: { $text }
info-result = Результат: { $text }
info-not-written = Это не сохраняется: пишите как в { $example }
info-setup = Доска и правила
# A side is plural in Russian.
info-won = { $side } выиграли
info-won-by-resignation = { $side } выиграли: соперник сдался
info-won-on-time = { $side } выиграли: у соперника вышло время
info-won-by-forfeit = { $side } выиграли: техническая победа
info-won-by-points = { $side } выиграли с перевесом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
info-drawn = Партия кончилась вничью
info-void = У партии нет результата

## When something was, in lists: after a name, or in a sentence.

info-today = сегодня в { $time }
info-yesterday = вчера в { $time }
info-full-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }

info-ahead = { $side-id ->
    [red] Преимущество у красных
    [yellow] Преимущество у жёлтых
    [black] Преимущество у чёрных
    [white] Преимущество у белых
   *[none] Преимущество: { $side }
}
info-far-ahead = { $side-id ->
    [red] Большое преимущество у красных
    [yellow] Большое преимущество у жёлтых
    [black] Большое преимущество у чёрных
    [white] Большое преимущество у белых
   *[none] Большое преимущество: { $side }
}
info-even = Равная позиция
info-unclear = Неясная позиция
info-hotspot = Стоит взглянуть
info-move-quality = { $quality ->
    [good] Хороший ход
    [very-good] Очень хороший ход
    [bad] Плохой ход
    [very-bad] Очень плохой ход
    [interesting] Интересный ход
   *[doubtful] Сомнительный ход
}
