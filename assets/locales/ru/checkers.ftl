## The board of Checkers.

checkers-how-to-play = Нажмите на шашку, затем на поле

checkers-estimates-example = +0,2

## Beside the name of the game, in a list: "English draughts · 8 × 8".

checkers-subtitle-usual = Английские правила
checkers-subtitle-position = Своя позиция
checkers-subtitle-rows = { $rows ->
    [one] { $rows } ряд шашек
    [few] { $rows } ряда шашек
    [many] { $rows } рядов шашек
   *[other] { $rows } ряда шашек
}

## The keys of the board, on the help page.

checkers-press = Взять шашку или пойти на это поле
checkers-keys-square = 1–32, затем - или X
checkers-go-to-square = Передвинуть курсор на это поле, затем взять шашку с него
checkers-step-back = Вернуть последний шаг незаконченного хода

## What a screen reader says of a square.

checkers-square-empty = { $square }, пусто

checkers-square = { $piece ->
    [red-man] { $square }, красная простая
    [red-king] { $square }, красная дамка
    [white-man] { $square }, белая простая
   *[white-king] { $square }, белая дамка
}

## Parts of a list, after the name of a square.

checkers-moved-last = ходила последней
checkers-picked-up = поднята
checkers-must-jump-again = поднята, должна бить дальше
checkers-can-go-here = сюда можно пойти
checkers-captured = побита
checkers-must-jump = должна бить
checkers-can-move = может ходить

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

checkers-page-rules = Правила шашек

checkers-page-moving-heading = Ходы
checkers-page-moving = Начинают красные, игроки ходят по очереди. Простая ходит на одно поле по диагонали вперёд, на пустое тёмное поле. Красные простые идут по доске вниз, белые — вверх. Тёмные поля пронумерованы: 5-8 — это ход с поля 5 на поле 8.
checkers-page-moving-picture = Красная простая идёт с поля 5 на поле 8

checkers-page-jumping-heading = Взятие
checkers-page-jumping = Шашка бьёт соседнюю шашку соперника, перепрыгивая через неё на пустое поле за ней. Бить обязательно, но чем и какую — выбираете вы. Если та же шашка может бить дальше, она должна бить: вся цепочка — один ход. Шашки, которые должны бить, обведены кольцом. В цепочке нажимайте на поля одно за другим. Esc возвращает на шаг.
checkers-page-jumping-picture = Красная простая бьёт с поля 4 через 7 на 11, затем через 14 на 18

checkers-page-kings-heading = Дамки
checkers-page-kings = Простая, дошедшая до последнего ряда, становится дамкой, и её ход на этом кончается. Дамка ходит и бьёт вперёд и назад, по одному полю.
checkers-page-kings-picture = Красная простая идёт с поля 14 на поле 17 в последнем ряду, на поле 5 стоит красная дамка

checkers-page-end-heading = Конец партии
checkers-page-end = Вы выигрываете, если сопернику некуда ходить: все его шашки побиты или заперты. Партия кончается вничью, если одна позиция возникла в третий раз или каждая сторона сделала 40 ходов без взятий и без ходов простыми. Оба правила можно изменить для новой партии.
checkers-page-end-picture = Единственная простая белых, на поле 10, не может ходить: красные простые стоят на 7 и 5

## What Checkers says: src/words/checkers.rs

checkers-goal = Побейте все шашки соперника или оставьте его без ходов. Бить обязательно
checkers-refused-must-jump = Нужно бить: { $jump } вместо { $move }
checkers-refused-jump-on = Ход { $move } кончается слишком рано: шашка должна бить дальше
checkers-refused-not-yours = На поле { $square } — шашка соперника
checkers-refused-no-piece = На поле { $square } нет шашки
checkers-refused-taken = Ход { $move } кончается на занятом поле
checkers-refused-backward = { $move } — ход назад: так могут только дамки
checkers-refused-nothing-to-jump = На пути { $move } нет шашки соперника, которую можно побить
checkers-refused-other-board = На этой доске нет хода { $move }

checkers-level-learner = видит только ближайшее взятие
checkers-level-medium = видит на несколько ходов
checkers-level-high = видит далеко, знает концовки
checkers-level-greedy = бьёт всё, что может
checkers-level-random = ходит наугад
checkers-level-dummy = делает первый же ход

checkers-title = Шашки
checkers-summary = бить и выходить в дамки
checkers-setup-drawn-by-repetition = ничья при повторении позиции
checkers-setup-drawn-after = { $moves ->
    [0] без ничьей по числу ходов
    [one] ничья через { $moves } ход без взятий и ходов простыми
    [few] ничья через { $moves } хода без взятий и ходов простыми
    [many] ничья через { $moves } ходов без взятий и ходов простыми
   *[other] ничья через { $moves } хода без взятий и ходов простыми
}

## The coach: mistakes that can be seen, in a review and on the coach’s card.

checkers-lost = { $name-kind ->
    [you] Вы потеряли
    [side] { $name } теряют
   *[person] { $name } теряет
} { $piece ->
    [man] { $count ->
        [one] { $count } простую
        [few] { $count } простые
        [many] { $count } простых
       *[other] { $count } простых
    }
    [king] { $count ->
        [one] { $count } дамку
        [few] { $count } дамки
        [many] { $count } дамок
       *[other] { $count } дамки
    }
    [king-for-man] дамку за простую
    [trade] больше, чем удалось отыграть
   *[piece] { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
        [many] { $count } шашек
       *[other] { $count } шашки
    }
}: { $move }
checkers-missed = { $name-kind ->
    [you] Вы упустили
    [side] { $name } упускают
   *[person] { $name } упускает
} { $move }: это выигрывает { $piece ->
    [man] { $count ->
        [one] { $count } простую
        [few] { $count } простые
        [many] { $count } простых
       *[other] { $count } простых
    }
    [king] { $count ->
        [one] { $count } дамку
        [few] { $count } дамки
        [many] { $count } дамок
       *[other] { $count } дамки
    }
    [king-for-man] дамку за простую
    [trade] больше, чем теряет
   *[piece] { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
        [many] { $count } шашек
       *[other] { $count } шашки
    }
}
checkers-card-lost = Так вы потеряете { $piece ->
    [man] { $count ->
        [one] { $count } простую
        [few] { $count } простые
        [many] { $count } простых
       *[other] { $count } простых
    }
    [king] { $count ->
        [one] { $count } дамку
        [few] { $count } дамки
        [many] { $count } дамок
       *[other] { $count } дамки
    }
    [king-for-man] дамку за простую
    [trade] больше, чем отыграете
   *[piece] { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
        [many] { $count } шашек
       *[other] { $count } шашки
    }
}
checkers-card-missed = Вы можете выиграть { $piece ->
    [man] { $count ->
        [one] { $count } простую
        [few] { $count } простые
        [many] { $count } простых
       *[other] { $count } простых
    }
    [king] { $count ->
        [one] { $count } дамку
        [few] { $count } дамки
        [many] { $count } дамок
       *[other] { $count } дамки
    }
    [king-for-man] дамку за простую
    [trade] больше, чем потеряете
   *[piece] { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
        [many] { $count } шашек
       *[other] { $count } шашки
    }
}
checkers-why-lost = { $side ->
    [red] Красные
   *[white] Белые
} бьют { $move }
checkers-why-missed = Сыграйте { $move }
