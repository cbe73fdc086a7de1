## The coach and the review: what a move was worth, in plain words.

coach-off = Выкл.
coach-blunders = Зевки
coach-everything = Все ошибки
coach-class = { $class ->
    [missed_win] Упущена победа
    [missed_block] Не закрыто
    [opened_win] Допущена победа
    [allowed_double] Допущены две угрозы
    [missed_double] Упущены две угрозы
    [lost_piece] Потеряна шашка
    [missed_capture] Упущено взятие
    [left_in_atari] Оставлено в атари
    [misread_ladder] Ошибка в лестнице
    [filled_eye] Заполнен глаз
    [gave_corner] Отдан угол
    [gave_win] Отдана победа
    [gave_draw] Отдана ничья
    [gave_ground] Заметно хуже
    [inaccuracy] Неточность
    [good] Хорошо
    [only_move] Единственный ход
   *[best] Лучший ход
}
coach-let-back = { $name } снова { $name-kind ->
    [side] дают
   *[person] даёт
} вам шанс
coach-let-ahead = { $name } { $name-kind ->
    [side] отдают
   *[person] отдаёт
} вам преимущество
coach-gave-win = { $move } { $count ->
    [1] вёл
   *[other] вели
} { $name-id ->
    [red] к победе красных
    [yellow] к победе жёлтых
    [black] к победе чёрных
    [white] к победе белых
   *[none] { $name-kind ->
        [you] к победе
       *[person] к победе ({ $name })
    }
}
coach-gave-draw = { $move } { $count ->
    [1] сохранил бы
   *[other] сохранили бы
} ничью
coach-gave-ground = { $move } { $count ->
    [1] выглядел
   *[other] выглядели
} лучше
coach-card-gave-win = Так вы отдаёте победу
coach-card-gave-draw = Так вы проиграете
coach-card-gave-ground = Похоже, это хуже
coach-keeps-win = { $move } всё ещё { $count ->
    [1] выигрывает
   *[other] выигрывают
}
coach-keeps-draw = { $move } { $count ->
    [1] сохраняет
   *[other] сохраняют
} ничью
coach-looks-better = { $move } { $count ->
    [1] выглядит
   *[other] выглядят
} лучше (оценка)
coach-praise-block = Хорошая защита!
coach-praise-double = Двойная угроза!
coach-praise-only = Отличный ход!
coach-only-even = Равенство сохранял только этот ход: { $move }
coach-only-win = К победе вёл только этот ход: { $move }
coach-can-block-one = { $side ->
    [red] Красные
    [yellow] Жёлтые
    [black] Чёрные
   *[white] Белые
} могут закрыть только одну
coach-both = { $first } { $second }
coach-take-back-question = Вернуть ход?
coach-take-back = Вернуть ход
coach-take-back-tip = Выбрать другой ход
coach-keep = Оставить
coach-keep-tip = Можно также повторить тот же ход
coach-or-another = { $game ->
    [connect4] Или нажмите на другой столбец
    [checkers] Или сделайте другой ход
    [reversi] Или нажмите на другую клетку
   *[other] Или нажмите на другой пункт
}
coach-held-back-how = Escape возвращает ход, K оставляет его. Или выберите другой ход.
coach-sentence = { $sentence }.
coach-show-line = Показать, что дальше
coach-show-hint = Показать подсказку
coach-close = Закрыть
coach-otherwise = Иначе: { $text }
