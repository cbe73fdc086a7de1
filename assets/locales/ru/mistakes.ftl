mistakes-title = Мои ошибки
mistakes-hint-effect = Подсказка: что это была за ошибка
mistakes-solution-tip = Показать ответ (ошибка вернётся завтра)
mistakes-next-effect = Следующая ошибка
mistakes-open = К партии
mistakes-open-tip = Открыть всю партию
mistakes-move-number = ход { $move }
mistakes-task = В партии вы сыграли: { $move }. Найдите лучший ход
mistakes-task-pass = В партии вы пасовали. Найдите лучший ход
mistakes-same = Так вы и сыграли. Попробуйте другой ход
mistakes-wrong = { $move } не подходит. Попробуйте ещё раз
mistakes-hint-class = Ваша ошибка: { $class }
mistakes-any-other = Почти любой другой ход лучше
mistakes-due = { $count ->
    [one] { $count } ошибка на сегодня
    [few] { $count } ошибки на сегодня
   *[many] { $count } ошибок на сегодня
}
mistakes-comes-back = Вернётся { $date }
mistakes-learned = Отработано: больше не вернётся
mistakes-reading = Поиск ваших ошибок…
mistakes-none-due = На сегодня ошибок нет
mistakes-next-on = Следующая вернётся { $date }
mistakes-all-learned = Все ошибки отработаны
mistakes-none-to-practise = В разобранных вами партиях нет ошибок для тренировки
mistakes-no-reviews = Разберите сыгранную партию: её ошибки появятся здесь
mistakes-cannot-find = Не удаётся найти ваши ошибки: { $error }
mistakes-cannot-read = Не удалось прочитать ваши партии из-за ошибки в Plot 4
mistakes-unreviewed = Ещё без разбора
mistakes-in-the-game = В партии
mistakes-went-on = Дальше было: { $line }
mistakes-how-it-works = Каждый раз, когда вы находите лучший ход, ошибка возвращается позже. Не нашли — вернётся завтра
mistakes-left-of-kind = { $count ->
    [one] Осталась { $count } позиция
    [few] Осталось { $count } позиции
    [many] Осталось { $count } позиций
   *[other] Осталось { $count } позиции
}
