## Sentences about a game in progress that are the same in every game: in the window, in the
## terminal and for screen readers.

# A name is a person, a level or a side (plural in Russian), so no verb agrees with { $name }.

game-you = Вы
game-name-and-rank = { $name } { $rank }

game-list-and = { $list } и { $item }

game-introduction =
    { $game }: { $setup }
    { $goal }

## The sides. They stand where names of people stand: “Red wins”.

game-side-red = Красные
game-side-yellow = Жёлтые
game-side-black = Чёрные
game-side-white = Белые

## A move that is made without a question, and moves that are refused

game-passes = { $name-kind ->
    [you] Вы пасуете
    [side] { $name } пасуют
   *[person] { $name } пасует
}: ходов нет
game-pass = пас
game-pass-title = Пас
game-refused-over = Партия окончена
game-refused-off-board = Нет пункта { $point }: выберите от A1 до { $last }
game-refused-taken = Пункт { $point } занят: выберите свободный

## How a game ended: in the headline, in announcements, on pictures

game-wins-line = { $name-kind ->
    [you] Вы выиграли
    [side] { $name } победили
   *[person] { $name } побеждает
}: { $count ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] { $count }
} по { $direction ->
    [row] горизонтали
    [column] вертикали
   *[diagonal] диагонали
}
game-wins-lines = { $name-kind ->
    [you] Вы выиграли
    [side] { $name } победили
   *[person] { $name } побеждает
}: сразу { $count ->
    [2] два
    [3] три
   *[other] { $count }
} ряда
game-wins-no-pieces = { $name-kind ->
    [you] Вы выиграли: все шашки соперника побиты
   *[person] { $loser-kind ->
        [you] Вы проиграли: все ваши шашки побиты
       *[person] { $name } { $name-kind ->
            [side] победили
           *[person] побеждает
        }: { $loser-id ->
            [red] у красных не осталось шашек
            [white] у белых не осталось шашек
           *[none] { $loser } — без шашек
        }
    }
}
game-wins-no-moves = { $name-kind ->
    [you] Вы выиграли: у соперника нет ходов
   *[person] { $loser-kind ->
        [you] Вы проиграли: у вас нет ходов
       *[person] { $name } { $name-kind ->
            [side] победили
           *[person] побеждает
        }: { $loser-id ->
            [red] красным некуда ходить
            [white] белым некуда ходить
           *[none] { $loser } не может пойти
        }
    }
}
game-wins-resigned = { $name-kind ->
    [you] Вы выиграли: соперник сдался
   *[person] { $loser-kind ->
        [you] Вы сдались: { $name-id ->
            [red] победили красные
            [yellow] победили жёлтые
            [black] победили чёрные
            [white] победили белые
           *[none] победитель — { $name }
        }
       *[person] { $name } { $name-kind ->
            [side] победили
           *[person] побеждает
        }: соперник сдался
    }
}
game-wins-by = { $name-kind ->
    [you] { $unit ->
        [disc] Вы выиграли с перевесом в { $count ->
            [one] { $count } фишку
            [few] { $count } фишки
            [many] { $count } фишек
           *[other] { $count } фишки
        }
       *[point] Вы выиграли с перевесом в { $count ->
            [one] { $count } очко
            [few] { $count } очка
            [many] { $count } очков
           *[other] { $count } очка
        }
    }
   *[person] { $loser-kind ->
        [you] { $unit ->
            [disc] Вы проиграли, отстав на { $count ->
                [one] { $count } фишку
                [few] { $count } фишки
                [many] { $count } фишек
               *[other] { $count } фишки
            }
           *[point] Вы проиграли, отстав на { $count ->
                [one] { $count } очко
                [few] { $count } очка
                [many] { $count } очков
               *[other] { $count } очка
            }
        }
       *[person] { $name } { $name-kind ->
            [side] победили
           *[person] побеждает
        } { $unit ->
            [disc] с перевесом в { $count ->
                [one] { $count } фишку
                [few] { $count } фишки
                [many] { $count } фишек
               *[other] { $count } фишки
            }
           *[point] с перевесом в { $count ->
                [one] { $count } очко
                [few] { $count } очка
                [many] { $count } очков
               *[other] { $count } очка
            }
        }
    }
}
game-wins = { $name-kind ->
    [you] Вы выиграли!
    [side] { $name } победили
   *[person] { $name } побеждает
}
game-ended-line = { $count ->
    [3] Три
    [4] Четыре
    [5] Пять
    [6] Шесть
    [7] Семь
    [8] Восемь
    [9] Девять
   *[other] { $count }
} по { $direction ->
    [row] горизонтали
    [column] вертикали
   *[diagonal] диагонали
} на { $move }-м ходу
game-ended-lines = { $count ->
    [2] Два
    [3] Три
   *[other] { $count }
} ряда сразу на { $move }-м ходу
game-decided-double = { $shape ->
    [stacked] Ход { $move } создал две угрозы, одна над другой
   *[apart] Ход { $move } создал две угрозы
}. { $name-kind ->
    [you] Вы могли
    [side] { $name } могли
   *[person] { $name } успевает
} закрыть только одну
game-decided-mistake = Ход { $move }: { $said }
game-drawn-full-board = Ничья: доска заполнена
game-drawn-second-time = Ничья: одна и та же позиция дважды
game-drawn-third-time = Ничья: одна и та же позиция трижды
game-drawn-no-progress = Ничья: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} без взятий и без ходов простыми
game-drawn-agreed = Ничья по соглашению
game-draw-too-early = { $name } отказывается: до хода { $number } ничьей не будет
game-draw-winning = { $name } отказывается от ничьей: рассчитывает выиграть
game-draw-offered = { $name } предлагает ничью. Нажмите F6, чтобы согласиться
game-resign-again = Сдаться? Нажмите F4 ещё раз для подтверждения
game-draw-again = Согласиться на ничью? Нажмите F6 ещё раз для подтверждения
game-drawn-equal = { $unit ->
    [disc] Ничья: фишек поровну
   *[point] Ничья: очков поровну
}

## The headline over the board

game-your-turn = Ваш ход
game-to-move = { $name-id ->
    [red] Ход красных
    [yellow] Ход жёлтых
    [black] Ход чёрных
    [white] Ход белых
   *[none] Ход: { $name }
}
game-thinking = Думает…
game-paused = Пауза
game-looking-back = { $move ->
    [0] Просмотр: начало партии
   *[other] Просмотр: ход { $move }
}
game-question-dead-stones = Пометьте мёртвые камни и нажмите «Подсчёт»
game-after-move = После хода { $move } · { $now }

## For screen readers: the last move and what comes now

game-moved = { $name }: { $move }
game-ended-after = { $result }. Партия длилась { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-move-by = { $name-id ->
    [red] { $move } (красные)
    [yellow] { $move } (жёлтые)
    [black] { $move } (чёрные)
    [white] { $move } (белые)
   *[none] { $move } ({ $name-kind ->
        [you] вы
       *[person] { $name }
    })
}
game-taken-back = Отменено: { $moves }
game-taken-back-many = Отменено: { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-played-again = Повторено: { $moves }
game-played-again-many = Повторено: { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-before-first = Перед первым ходом
game-at-move = Ход { $number } из { $count }, { $name-kind ->
    [you] вы
   *[person] { $name }
}: { $move }
game-comment = Комментарий: { $text }

## The card of a player

game-card-your-turn = ваш ход
game-card-to-move = ходит
game-card-thinking = думает…
game-card-waiting = ожидание
game-card-passes = пас
game-card-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
game-card-draws = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
    [many] { $count } ничьих
   *[other] { $count } ничьи
}
game-card-captured = побито: { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}

## What a computer found: on its card

game-value-wins = выигрыш
game-value-wins-in = выигрыш в { $count ->
    [one] { $count } свой ход
    [few] { $count } своих хода
    [many] { $count } своих ходов
   *[other] { $count } своих хода
}
game-value-loses = проигрыш
game-value-loses-in = проигрыш в { $count ->
    [one] { $count } свой ход
    [few] { $count } своих хода
    [many] { $count } своих ходов
   *[other] { $count } своих хода
}
game-value-draws = ничья
game-value-estimate = { $standing ->
    [much-better] похоже на выигрыш
    [better] позиция лучше
    [slightly-better] позиция чуть лучше
    [slightly-worse] позиция чуть хуже
    [worse] позиция хуже
    [much-worse] похоже на проигрыш
   *[even] равно
}
game-value-share = вероятность победы { $percent } %
game-found-book = Из дебютной книги: { $value }
game-found-glance = На первый взгляд: { $value }
game-found-end = Расчёт до конца: { $value }
game-found-ahead = Расчёт на { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}: { $value }
game-found-tried = { $count ->
    [one] Сыграна { $count } партия
    [few] Сыграны { $count } партии
    [many] Сыграно { $count } партий
   *[other] Сыграно { $count } партии
}: { $value }
game-found-nothing = Ход без расчёта
game-found-expects = Ожидает { $moves }
game-found-considers = Рассматривает { $moves }
game-and-more = { $moves } …
game-figures-win = выигрыш
game-figures-loss = проигрыш
game-figures-win-in = выигрыш в { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}
game-figures-loss-in = проигрыш в { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}
game-figures-value = оценка { $value }
game-figures = Глубина { $depth }, { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
    [many] { $count } позиций
   *[other] { $count } позиции
}, { $value }
game-figures-playouts = { $count ->
    [one] { $count } случайная партия
    [few] { $count } случайные партии
    [many] { $count } случайных партий
   *[other] { $count } случайной партии
}, { $percent } % побед, { $value }

## What the analysis says of a move, after its name: "Column 4, wins in 4 moves"

game-verdict-won = выигрывает
game-verdict-wins-by = выигрывает: перевес { $count }
game-verdict-wins-at-once = выигрывает сразу
game-verdict-wins-in = выигрывает в { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-verdict-draws = ничья
game-verdict-loses = проигрывает
game-verdict-loses-by = проигрывает, отстав на { $count }
game-verdict-loses-at-once = проигрывает сразу
game-verdict-loses-in = проигрывает в { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-verdict-estimate = { $standing ->
    [much-better] выигрыш (оценка)
    [better] позиция лучше (оценка)
    [slightly-better] позиция чуть лучше (оценка)
    [slightly-worse] позиция чуть хуже (оценка)
    [worse] позиция хуже (оценка)
    [much-worse] проигрыш (оценка)
   *[even] равно (оценка)
}
game-verdict-number = { $value } (оценка)

## What the analysis says of the position in view

game-evaluation-unknown = Пока неизвестно
game-evaluation-won = { $name } { $name-kind ->
    [side] победили
   *[person] побеждает
}
game-evaluation-lost = { $name } { $name-kind ->
    [side] проиграли
   *[person] проигрывает
}
game-evaluation-wins = { $name } { $name-kind ->
    [side] выигрывают
   *[person] выигрывает
}
game-evaluation-wins-by = { $name } { $name-kind ->
    [side] выигрывают
   *[person] выигрывает
}: перевес ровно { $count }
game-evaluation-wins-in = { $name } { $name-kind ->
    [side] выигрывают
   *[person] выигрывает
} в { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-evaluation-loses = { $name } { $name-kind ->
    [side] проигрывают
   *[person] проигрывает
}
game-evaluation-loses-by = { $name } { $name-kind ->
    [side] проигрывают
   *[person] проигрывает
}: отставание ровно { $count }
game-evaluation-loses-in = { $name } { $name-kind ->
    [side] проигрывают
   *[person] проигрывает
} в { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-evaluation-draw = Ничья при лучшей игре
game-evaluation-estimate = { $standing ->
    [much-better] { $name }: выигрыш (оценка)
    [better] { $name }: позиция лучше (оценка)
    [slightly-better] { $name }: позиция чуть лучше (оценка)
    [slightly-worse] { $name }: позиция чуть хуже (оценка)
    [worse] { $name }: позиция хуже (оценка)
    [much-worse] { $name }: проигрыш (оценка)
   *[even] Равно (оценка)
}
game-evaluation-number = { $name }: { $value } (оценка)
game-best = Лучший ход: { $move }

## Hints

game-hint-looking = Поиск подсказки…
game-dead-looking = Поиск мёртвых камней…
game-best-line = Лучший вариант: { $moves }
game-best-line-more = Лучший вариант: { $moves }…
game-hint-as-good = Так же хороши: { $moves }
game-hint-as-good-more = Так же хороши: { $moves } и другие
game-hint-all-as-good = Все ходы одинаково хороши
game-hint-play = Лучший ход: { $move }
game-hint-pass = Пасуйте
game-hint-forced = { $move } — единственный возможный ход
game-hint-must-pass = Придётся пасовать: ходов нет
game-hint-to-win = Выигрывает { $move }
game-hint-to-block = Защита: { $move }
game-hint-to-double = Две угрозы сразу: { $move }
game-hint-wins = Вы выигрываете при любых ответах соперника
game-hint-wins-in = Вы выигрываете в { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
} при любых ответах
game-hint-loses = Соперник может форсировать победу
game-hint-loses-in = Соперник может форсировать победу за { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
game-hint-loses-at-once = Куда ни пойти, соперник выиграет следующим ходом
game-hint-only = После любого другого хода соперник сразу выигрывает
game-hint-draws = Форсированного выигрыша нет ни у кого
game-hint-estimate = { $standing ->
    [much-better] Вы выигрываете
    [better] Ваша позиция лучше
    [slightly-better] Ваша позиция чуть лучше
    [slightly-worse] Ваша позиция чуть хуже
    [worse] Ваша позиция хуже
    [much-worse] Вы проигрываете
   *[even] Позиция равная
}
game-hint-looked = { $hint } (расчёт на { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
})
game-hint-tried = { $hint } (по { $count ->
    [one] { $count } партии
    [few] { $count } партиям
    [many] { $count } партиям
   *[other] { $count } партии
})

## Notices

game-no-result = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} нет результата: возможно, партия ходит по кругу. Нажмите P, чтобы продолжить
game-waiting-letter = { $letter }… введите номер ряда · только { $letter }: { $meaning }
game-waiting-number = { $letter }… введите номер ряда или нажмите Esc
game-stand-in = { $reason }. Вместо него играет { $name }
game-play-from-here = { $move ->
    [0] Вы смотрите начало партии.
   *[other] Вы смотрите позицию после хода { $move }.
} Сходите туда же ещё раз, чтобы играть отсюда. { $count ->
    [1] Следующий ход сохранится
   *[other] Следующие ходы ({ $count }) сохранятся
}
game-line-left = { $count ->
    [1] Прежний ход сохранён как вариант: нажмите V, чтобы его увидеть
   *[other] Прежние ходы ({ $count }) сохранены как вариант: нажмите V, чтобы их увидеть
}
game-line-tried = Этот ход — вариант. Главный вариант остаётся: нажмите V, чтобы его увидеть
game-ended-within = Это результат после хода { $move }. { $count ->
    [1] Следующий ход остаётся в партии
   *[other] Следующие ходы ({ $count }) остаются в партии
}: нажмите End, чтобы увидеть последний
game-new-you-begin = Новая партия: вы начинаете { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
}
game-new-begins-as = Новая партия: { $name } начинает { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
}
game-new-begins = Новая партия: начинают { $side ->
    [red] красные
    [yellow] жёлтые
    [black] чёрные
   *[white] белые
}
game-new-swapped = Новая партия, стороны поменялись: начинают { $side ->
    [red] красные
    [yellow] жёлтые
    [black] чёрные
   *[white] белые
}
game-new-you-answer = Новая партия: начинает { $name }, вы играете { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
}

## What to press, under the board. The single letters and F1, End and Ctrl+Z are keys.

game-press-help = F1 — все клавиши
game-press-continue = P — играть дальше отсюда, клавиша с точкой — один ход
game-press-twice = Сделайте один и тот же ход дважды, чтобы играть отсюда
game-press-end = End — последний ход
game-press-review = R — разбор партии
game-press-undo = Ctrl+Z — отменить последний ход
game-taught = { $count ->
    [0] Тренер не предупреждал
    [one] Тренер предупредил { $count } раз
    [few] Тренер предупредил { $count } раза
    [many] Тренер предупредил { $count } раз
   *[other] Тренер предупредил { $count } раза
}

## Computer players. Their names stand where people’s names stand: “High wins”.

game-level-learner = Новичок
game-level-casual = Любитель
game-level-low = Слабый
game-level-fair = Неплохой
game-level-medium = Средний
game-level-skilled = Опытный
game-level-advanced = Крепкий
game-level-high = Сильный
game-level-perfect = Идеальный
game-level-random = Случайный
game-level-greedy = Жадный
game-level-dummy = Болванчик
game-level-depth = Глубина { $depth }
game-level-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
game-level-custom = Особый

game-strength = сила { $level } из { $most }

game-level-looks = видит на { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
} вперёд
game-level-tries = до { $count ->
    [one] { $count } партии
    [few] { $count } партий
   *[many] { $count } партий
} на ход
game-level-beginners = для ваших первых партий
game-level-at-a-glance = { $count } из { $all } ходов — на глаз
game-level-at-random = { $count } из { $all } ходов — наугад
game-level-slips-rarely = редко зевает
game-level-further = видит дальше
game-level-stones-anywhere = ставит камни наугад

## A computer objects to what the user wants to decide

game-objection-alive = { $name } возражает: { $count ->
    [1] живая группа
   *[other] живые группы
} { $groups }. Измените пометки, играйте дальше или подсчитайте снова
game-objection-dead = { $name } возражает: { $count ->
    [1] мёртвая группа
   *[other] мёртвые группы
} { $groups }. Измените пометки, играйте дальше или подсчитайте снова
game-objection-both = { $name } возражает. Живые группы: { $alive }. Мёртвые: { $dead }. Измените пометки, играйте дальше или подсчитайте снова
