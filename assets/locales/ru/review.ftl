## The review of a game: its heading and buttons.

review-title = Разбор партии
review-label = Разбор партии: { $game }
review-back = Назад
review-back-tip = Вернуться к партии
review-try-again = Переиграть отсюда
review-try-again-short = Переиграть
review-try-again-tip = Закрыть разбор и играть дальше с этой позиции
review-best-line = Вариант
review-best-line-tip = Показать лучшие ходы отсюда
review-previous = Предыдущая ошибка
review-previous-short = Предыдущая
review-next = Следующая ошибка
review-next-short = Следующая

## How the game ended, in a line of about 40 letters beside the heading.

# No verb agrees with { $name }: it may be a person or a side.
review-won-you = Вы выиграли на ходу { $number }
review-won-name = { $name }: победа на ходу { $number }
review-won-after-you = Вы выиграли после { $count ->
    [one] { $count } хода
    [few] { $count } ходов
    [many] { $count } ходов
   *[other] { $count } хода
}
review-won-after-name = { $name }: победа после { $count ->
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

review-percent = { $percent } %
review-good-moves = Хороших ходов { $good } из { $known }
review-good-moves-so-far = Пока хороших { $good } из { $known }
review-good-moves-short = { $good } из { $known }
review-no-moves = Ходов нет
review-only-estimates = Только оценки
review-side-and-name = { $side }, { $name }
review-card = { $player }: точность { $percent }, { $moves }
review-accuracy-tip = Точность: доля ходов, которые не были ошибками

## The list of mistakes.

review-mistakes = Ошибки
review-mistakes-progress = Ошибки · проверено позиций: { $known } из { $all }
review-likely-mistakes = Вероятные ошибки
review-count = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
review-place = { $number } из { $count }
review-none = Ошибок нет
review-none-found = Ошибок не найдено
review-none-so-far = Пока без ошибок
review-failed = Анализ не удался. Закройте разбор и откройте снова
review-move = Ход { $number }
review-move-change = Ход { $number } · { $change }
review-mistake-label = Ошибка на ходу { $number }, { $side }. { $sentence } ({ $change })

## What was better. $moves are the better moves: “4”, “4 or 5”, “H7, H8 or J3”.

review-two-moves = { $first } или { $second }
review-three-moves = { $first }, { $second } или { $third }
review-missed-win = { $who ->
    [you] { $game ->
        [connect4] Вы могли выиграть ходом в столбец { $moves }
       *[other] Вы могли выиграть ходом { $moves }
    }
   *[name] { $game ->
        [connect4] { $name }: выигрывал ход в столбец { $moves }
       *[other] { $name }: выигрывал ход { $moves }
    }
}
review-missed-draw = { $who ->
    [you] { $game ->
        [connect4] Ваш ход — столбец { $made }. Ничью давал столбец { $moves }
       *[other] Ваш ход — { $made }. Ничью давал ход { $moves }
    }
   *[name] { $game ->
        [connect4] { $name }: столбец { $made }. Ничью давал столбец { $moves }
       *[other] { $name }: ход { $made }. Ничью давал ход { $moves }
    }
}
review-lost = { $game ->
    [connect4] Ход в столбец { $made } проиграл партию. Спасал столбец { $moves }
   *[other] Ход { $made } проиграл партию. Спасал ход { $moves }
}
review-only-win = { $game ->
    [connect4] Выигрывал любой столбец, кроме { $made }
   *[other] Выигрывал любой ход, кроме { $made }
}
review-only-draw = { $game ->
    [connect4] Ничью давал любой столбец, кроме { $made }
   *[other] Ничью давал любой ход, кроме { $made }
}
review-only-lost = { $game ->
    [connect4] Спасал любой столбец, кроме { $made }
   *[other] Спасал любой ход, кроме { $made }
}
review-only-worse = { $game ->
    [connect4] Любой столбец, кроме { $made }, был лучше
   *[other] Любой ход, кроме { $made }, был лучше
}
review-several-win = { $game ->
    [connect4] Выигрывало несколько столбцов, например { $move }
   *[other] Выигрывало несколько ходов, например { $move }
}
review-several-draw = { $game ->
    [connect4] Ничью давало несколько столбцов, например { $move }
   *[other] Ничью давало несколько ходов, например { $move }
}
review-several-held = { $game ->
    [connect4] Ход в столбец { $made } проиграл партию. Спасало несколько столбцов, например { $move }
   *[other] Ход { $made } проиграл партию. Спасало несколько ходов, например { $move }
}
review-was-mistake = { $move } был ошибкой
review-was-better = { $game ->
    [connect4] Столбец { $moves } был лучше, чем { $made }
   *[other] Ход { $moves } был лучше, чем { $made }
}
review-several-better = { $game ->
    [connect4] Несколько столбцов были лучше, чем { $made }, например { $move }
   *[other] Несколько ходов были лучше, чем { $made }, например { $move }
}
review-stood-you = { $standing ->
    [much-better] Вы выигрывали
    [better] Ваша позиция была лучше
    [little-better] Ваша позиция была чуть лучше
    [little-worse] Ваша позиция была чуть хуже
    [worse] Ваша позиция была хуже
    [much-worse] Вы проигрывали
   *[even] Позиция была равной
}
review-stood-name = { $standing ->
    [much-better] { $name }: позиция была выиграна
    [better] { $name }: позиция была лучше
    [little-better] { $name }: позиция была чуть лучше
    [little-worse] { $name }: позиция была чуть хуже
    [worse] { $name }: позиция была хуже
    [much-worse] { $name }: позиция была проиграна
   *[even] Позиция была равной
}

## Notices and announcements of the review.

review-nothing-yet = Разбирать пока нечего: сначала сделайте ход
review-checking = Разбор: проверка каждого хода
review-mistake-said = Ход { $number }. { $sentence }
review-before-move = Перед ходом { $number } ({ $name }: { $move })
review-try-again-you = Ваш ход: попробуйте снова
review-try-again-name = Ход: { $name }. Попробуйте снова
review-try-again-computer = Ход: { $name }. Нажмите P, чтобы продолжить
review-wins = { $name }: победа
review-draw = Ничья
review-even = Равно
