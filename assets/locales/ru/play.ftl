## A game in play: the panel, the cards of the players, the line under the board.

play-moves-so-far = Пока { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
play-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
play-labelled = { $label }: { $value }
play-two-sentences = { $first }. { $second }
play-longer-list = { $list }, { $item }
play-beside = { $first } · { $second }
play-name-with-initial = { $first } { $initial }.
play-name-cut = { $beginning }…
play-pairing = { $first-kind ->
    [you] Вы против: { $second }
   *[person] { $first } — { $second }
}
play-begins = { $name-id ->
    [red] Начинают красные
    [yellow] Начинают жёлтые
    [black] Начинают чёрные
    [white] Начинают белые
   *[none] Начинает { $name }
}
play-free-board = Свободная доска

## Buttons of the panel. There is little room: about twelve letters.

play-undo = Отменить
play-undo-tip = Вернуть последний ход
play-redo = Повторить
play-redo-tip = Снова сделать отменённый ход
play-hint = Подсказка
play-hint-tip = Показать, куда пошёл бы сильный игрок
play-analysis = Анализ
play-analysis-tip = Показать, насколько хорош каждый ход
play-variation = Вариант
play-variation-short = Другой
play-variation-tip = Показать следующий ваш вариант
play-back = Назад
play-back-tip = Вернуться к партии
play-new-game = Новая партия
play-new-game-short = Новая
play-new-game-tip = Выбрать игру и соперника
play-menu = Меню
play-menu-tip = Файлы, копирование, настройки, справка, выход
play-panel = Панель
play-panel-tip = Показать боковую панель

## Buttons for a game that is over, watched or looked back at.

play-again = Сыграть ещё
play-again-tip = Сыграть следующую партию с теми же игроками
play-you-begin-next = вы начинаете
play-you-begin-next-as = Вы начинаете { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
}
play-begins-as = { $name } начинает { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
}
play-review = Разбор
play-review-tip = Увидеть каждую ошибку и ход, который был лучше
play-continue = Продолжить
play-continue-computer-tip = Пусть компьютер играет дальше отсюда
play-continue-computers-tip = Пусть компьютеры играют дальше отсюда
play-pause = Пауза
play-pause-tip = Приостановить компьютеры
play-step = Один ход
play-step-tip = Пусть компьютер сделает один ход
play-last-move = Последний ход
play-speed = Скорость
play-speed-tip = Как быстро играют компьютеры (− и +)
play-speed-value = { $speed }×
play-after-game = После этой партии
play-after-game-stop = Показать итог
play-after-game-another = Играть ещё
play-score = { $first } { $first-wins } : { $second-wins } { $second }

## The list of moves.

play-moves-title = Ходы
play-move-label = Ход { $number }, { $name }: { $move }
play-move-label-mistake = Ход { $number }, { $name }: { $move }, { $class }
play-with-comment = { $label }, с комментарием
play-instead = Или { $number }:
play-variation-label = Вариант на ходу { $number }, { $name }: { $move }
play-change-line = Изменить вариант на ходу { $number }
play-tree-move = Дерево, ход { $number }: { $move }

## The cards of the players, for a screen reader.

play-card = { $side }: { $name }, { $state }
play-tally = { $unit ->
    [point] { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
    [disc] { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }
   *[piece] { $count ->
       [one] { $count } шашка
       [few] { $count } шашки
       [many] { $count } шашек
      *[other] { $count } шашки
   }
}

## The line of words below the board or the panel.

play-free-board-keys = Пробуйте ходы за обе стороны · V — другой вариант, Esc — назад к партии
play-hint-keys = H — лучший вариант, Esc — закрыть
play-checking-move = Проверка хода…

## Moves as subjects.

play-move-subject = Ход { $move }
play-moves-subject = Ходы { $moves }

## Notices and announcements.

play-place-worth = { $place }, { $worth }
play-illegal-computer-move = Ошибка в Plot 4: компьютер выбрал { $move }. { $reason }. Нажмите P, чтобы повторить
play-computer-failed = { $error }. Нажмите P, чтобы повторить
play-hint-failed = { $error }. Нажмите H, чтобы повторить
play-no-thread = Компьютер не смог начать: { $error }
play-board-turned = Доска перевёрнута: внизу { $side ->
    [red] красные
    [yellow] жёлтые
    [black] чёрные
   *[white] белые
}

## The view for streams and projectors, with large names.

play-leave-stage = К обычному виду

## Уровни, на карточке в конце партии против одного из них.

play-first-win = Впервые побеждён: { $name }!
play-held-to-a-draw = Вы удержали ничью: { $name }!
play-wins-in-a-row = { $count ->
    [one] { $count } победа подряд, соперник — «{ $name }»
    [few] { $count } победы подряд, соперник — «{ $name }»
   *[many] { $count } побед подряд, соперник — «{ $name }»
}
play-losses-in-a-row = { $count ->
    [one] { $count } поражение подряд, соперник — «{ $name }»
    [few] { $count } поражения подряд, соперник — «{ $name }»
   *[many] { $count } поражений подряд, соперник — «{ $name }»
}
play-level = Против: { $level }
play-level-tip = Сыграть следующую партию с этим компьютером
play-levels-beaten = Пройдено уровней: { $beaten } из { $count }
play-next-level = Дальше: { $level }
play-your-levels = Ваши уровни
play-click-a-level = Нажмите, чтобы сыграть
play-level-beaten = пройден
play-level-played = эта партия
play-level-of = Уровень { $number } из { $count }
play-hint-uncounts = Партия с подсказкой в зачёт уровней не идёт
play-analysis-uncounts = Анализ включён: партия больше не идёт в зачёт уровней
play-uncounted = { $why ->
    [begun] Партия сыграна не с самого начала
    [coach] Тренер остановил ход
    [hint] Была подсказка
    [analysis] Был включён анализ
   *[taken-back] Ход был взят назад
}, поэтому победа не идёт в зачёт уровней.
