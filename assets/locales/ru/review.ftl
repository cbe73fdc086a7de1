## The review of a game: its heading and buttons.

review-title = Разбор партии
review-label = Разбор партии: { $game }
review-back = Назад
review-back-tip = Вернуться к партии
review-try-again = Переиграть отсюда
review-try-again-short = Переиграть
review-try-again-tip = Закрыть разбор и играть дальше с этой позиции
review-best-line = Как лучше
review-best-line-tip = Показать лучшие ходы отсюда
review-previous = Предыдущая ошибка
review-previous-short = Раньше
review-next = Следующая ошибка
review-next-short = Дальше

## How the game ended, in a line of about 40 letters beside the heading.

review-won = { $name-kind ->
    [you] Вы выиграли
    [side] { $name } победили
   *[person] { $name } побеждает
} на { $number }-м ходу
review-won-after = { $name-kind ->
    [you] Вы выиграли
    [side] { $name } победили
   *[person] { $name } побеждает
} после { $count ->
    [one] { $count } хода
    [few] { $count } ходов
    [many] { $count } ходов
   *[other] { $count } хода
}
review-drawn = Ничья после { $count ->
    [one] { $count } хода
    [few] { $count } ходов
    [many] { $count } ходов
   *[other] { $count } хода
}

## The card of a player.

review-cost-moves = потеряно: { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
review-cost-points = потеряно: { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
review-cost-men = потеряно: { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
review-cost-discs = потеряно: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
review-good-moves = Хороших ходов { $good } из { $known }
review-good-moves-so-far = Пока хороших { $good } из { $known }
review-no-moves = Ходов нет
review-only-forced = Ходы вынужденные
review-side-and-name = { $side }, { $name }
review-accuracy-said = точность { $percent }. { $moves }
review-accuracy-tip = Точность: насколько ходы близки к лучшим
review-accuracy-tip-estimated = Точность: насколько ходы близки к лучшим. Оценка для каждого хода не менее чем по { $what ->
    [games] { $count ->
        [one] { $count } партии
        [few] { $count } партиям
        [many] { $count } партиям
       *[other] { $count } партии
    }
   *[positions] { $count ->
        [one] { $count } позиции
        [few] { $count } позициям
        [many] { $count } позициям
       *[other] { $count } позиции
    }
}
review-accuracy = Точность
review-accuracy-so-far = Текущая точность
review-class-count = { $class }: { $first } — { $first-count }, { $second } — { $second-count }

## The list of key moments: the mistakes of both sides.

review-key-moments = Ключевые моменты
review-key-moments-progress = Ключевые моменты · проверено позиций: { $known } из { $all }
review-key-moments-estimated = Ключевые моменты · по оценке
review-place = { $number } из { $count }
review-none = Ошибок нет
review-none-found = Ошибок не найдено
review-none-so-far = Пока без ошибок
review-failed = Анализ не удался. Закройте разбор и откройте снова
review-move = Ход { $number }
review-decided = { $class } · решающий ход
review-moment-label = Ход { $number }, { $side }: { $class }. { $sentence }

## Below the board, and under the graph.

review-was-mistake = { $move } был ошибкой
review-played = Ход { $number }. { $name }: { $move }
review-passed = Ход { $number }. { $name }: пас
review-move-class = Ход { $number }, { $name }: { $class }
review-first-move = Начало партии
review-move-back = На ход назад
review-move-on = На ход вперёд

## Notices and announcements of the review.

review-nothing-yet = Разбирать пока нечего: сначала сделайте ход
review-checking = Разбор: проверка каждого хода
review-moment-said = Ход { $number }: { $class }. { $sentence }
review-before-move = Перед ходом { $number } ({ $name }: { $move })
review-trying-again = { $name-kind ->
    [you] Ваш ход: попробуйте снова. Esc — назад к разбору
   *[person] { $name-id ->
        [red] Ход красных
        [yellow] Ход жёлтых
        [black] Ход чёрных
        [white] Ход белых
       *[none] Ход: { $name }
    }. Попробуйте снова
}
review-plays-on = { $name } { $name-kind ->
    [side] играют
   *[person] играет
} дальше отсюда. Esc — назад к разбору
review-try-again-computer = { $name-id ->
    [red] Ход красных
    [yellow] Ход жёлтых
    [black] Ход чёрных
    [white] Ход белых
   *[none] Ход: { $name }
}. Нажмите P, чтобы продолжить
review-same-mistake = Снова та же ошибка
review-found-best = Верно: лучше хода нет
review-wins = { $name }
review-draw = Ничья
review-even = Равно

review-marked = { $place }: { $shape ->
    [triangle] треугольник
    [square] квадрат
    [circle] круг
    [cross] крест
   *[selected] закрашенный квадрат
}
review-labelled = { $place }: метка добавлена
review-unmarked = { $place }: метка снята
review-edit-undone = Изменение отменено
review-edit-redone = Изменение возвращено
