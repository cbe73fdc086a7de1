## The board of Gomoku.

gomoku-subtitle-target = { $count } в ряд

gomoku-subtitle-rule = { $rule ->
    [freestyle] Свободные правила
    [standard] Стандартные правила
    [restricted] Правила с ограничениями
   *[renju] Правила рэндзю
}

## The keys of the board, on the help page.

gomoku-place-stone = Поставить туда камень

## What a screen reader says of a point.

gomoku-point-forbidden = { $reason ->
    [double-three] { $point }, пусто, запрещено: вилка 3×3
    [double-four] { $point }, пусто, запрещено: вилка 4×4
    [overline] { $point }, пусто, запрещено: длинный ряд
   *[other] { $point }, пусто, запрещено
}

gomoku-in-line = { $line ->
    [row] { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    } подряд по горизонтали
    [column] { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    } подряд по вертикали
   *[diagonal] { $count ->
       [one] { $count } камень
       [few] { $count } камня
       [many] { $count } камней
      *[other] { $count } камня
   } подряд по диагонали
}

gomoku-makes = { $side ->
    [black] Чёрные
   *[white] Белые
} собирают { $count } в ряд по { $line ->
    [row] горизонтали
    [column] вертикали
   *[diagonal] диагонали
}

## The page about the rules. Each paragraph has a heading and a picture, which a screen reader
## describes.

gomoku-page-rules = Правила гомоку

gomoku-page-five-heading = Пять в ряд
gomoku-page-five = Начинают чёрные. Игроки по очереди ставят по камню на пустой пункт, то есть на пересечение линий. Камни не передвигаются. Выигрывает тот, кто первым соберёт пять в ряд: по горизонтали, вертикали или диагонали. Если доска заполнилась раньше, это ничья.
gomoku-page-five-picture = У чёрных пять в ряд, от B4 до F4

gomoku-page-threats-heading = Тройки и четвёрки
gomoku-page-threats = Четвёрку закрывайте сразу. Тройка открыта, если оба её конца свободны: не закроете её — она станет открытой четвёркой, которую одним камнем уже не закрыть. Две такие угрозы одним камнем обычно выигрывают.
gomoku-page-threats-picture = Открытая тройка, от D5 до F5

gomoku-page-forbidden-heading = Что нельзя чёрным
gomoku-page-forbidden = Первый ход — преимущество, поэтому правила ограничивают чёрных. По обычным правилам (здесь «С ограничениями») один чёрный камень не может образовать сразу две открытые тройки или две четвёрки, если только он не собирает пять в ряд. В рэндзю чёрным нельзя и больше пяти в ряд. Свободные правила не запрещают ничего. По стандартным выигрывают только ровно пять в ряд. На ходу чёрных красный крест отмечает каждый запрещённый пункт. Если других пунктов нет, чёрные пасуют.
gomoku-page-forbidden-picture = Чёрный камень на F5 образовал бы сразу две открытые тройки

## What Gomoku says: src/words/gomoku.rs

gomoku-goal-freestyle = Соберите { $count ->
    [4] четыре или больше своих камней
    [5] пять или больше своих камней
    [6] шесть или больше своих камней
   *[other] { $count } или больше своих камней
} в ряд: по вертикали, горизонтали или диагонали
gomoku-goal-standard = Соберите ровно { $count ->
    [4] четыре своих камня
    [5] пять своих камней
    [6] шесть своих камней
   *[other] { $count } своих камней
} в ряд: по вертикали, горизонтали или диагонали
gomoku-goal-restricted = Соберите { $count ->
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $count }
} или больше в ряд. Чёрным запрещены вилки 3×3 и 4×4
gomoku-goal-renju = Соберите { $count ->
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $count }
} в ряд. Чёрным запрещены длинный ряд и вилки 3×3 и 4×4
gomoku-refused-forbidden = Пункт { $point } запрещён для чёрных: { $reason ->
    [double-three] вилка 3×3
    [double-four] вилка 4×4
   *[overline] длинный ряд
}
gomoku-refused-pass = Пасовать можно, только если запрещены все пустые пункты
gomoku-passes = { $name-kind ->
    [you] Вы пасуете
    [side] { $name } пасуют
   *[person] { $name } пасует
}: все пустые пункты запрещены
gomoku-winning-points = Выигравшие пункты: { $points }
gomoku-forbidden-points = Запрещено чёрным: { $points }
gomoku-forbidden-crosses = Красный крест — пункт, запрещённый чёрным

gomoku-level-learner = может не заметить открытую тройку
gomoku-level-medium = видит ближайшие угрозы
gomoku-level-high = видит далёкие выигрыши
gomoku-level-greedy = строит и закрывает ряды

gomoku-title = Гомоку
gomoku-summary = пять в ряд

## The coach: mistakes that can be seen, in a review and on the coach’s card.

gomoku-missed-win = { $name-kind ->
    [you] Вы упустили
    [side] { $name } упускают
   *[person] { $name } упускает
} { $length ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $length }
} в ряд на { $point }
gomoku-missed-block = { $name-kind ->
    [you] Вы не закрыли
    [side] { $name } не закрывают
   *[person] { $name } не закрывает
} { $point }: { $side ->
    [you] у вас
    [black] у чёрных
   *[white] у белых
} { $length ->
    [2] два
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
gomoku-left-open = { $name-kind ->
    [you] Вы не закрыли
    [side] { $name } не закрывают
   *[person] { $name } не закрывает
} { $length ->
    [2] открытую двойку
    [3] открытую тройку
    [4] открытую четвёрку
    [5] открытую пятёрку
   *[other] открытый ряд из { $length }
}
gomoku-allowed-double = { $name-kind ->
    [you] Вы дали
    [side] { $name } дают
   *[person] { $name } даёт
} { $side ->
    [you] вам создать сразу две угрозы
    [black] чёрным создать сразу две угрозы
   *[white] белым создать сразу две угрозы
}
gomoku-missed-open = { $name-kind ->
    [you] Вы упустили
    [side] { $name } упускают
   *[person] { $name } упускает
} { $length ->
    [2] открытую двойку
    [3] открытую тройку
    [4] открытую четвёрку
    [5] открытую пятёрку
   *[other] открытый ряд из { $length }
} на { $point }
gomoku-missed-double = { $name-kind ->
    [you] Вы упустили
    [side] { $name } упускают
   *[person] { $name } упускает
} две угрозы сразу на { $point }
gomoku-card-missed-win = Вы можете победить сейчас
gomoku-card-lets-win = { $side ->
    [black] Чёрные
   *[white] Белые
} смогут победить
gomoku-card-left-open = Остаётся { $length ->
    [2] открытая двойка
    [3] открытая тройка
    [4] открытая четвёрка
    [5] открытая пятёрка
   *[other] открытый ряд из { $length }
}
gomoku-card-allowed-double = Так у { $side ->
    [black] чёрных
   *[white] белых
} две угрозы
gomoku-card-missed-open = Вы можете создать { $length ->
    [2] открытую двойку
    [3] открытую тройку
    [4] открытую четвёрку
    [5] открытую пятёрку
   *[other] открытый ряд из { $length }
}
gomoku-card-missed-double = Вы можете создать две угрозы
gomoku-why-missed-win = { $point } даёт { $length ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $length }
} в ряд
gomoku-why-missed-block = Вы не закрыли { $point }: у { $side ->
    [black] чёрных
   *[white] белых
} { $length ->
    [2] два
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
gomoku-why-left-open = { $side ->
    [black] Чёрные
   *[white] Белые
} ходят на { $point }, а закрыть можно только один конец
gomoku-why-allowed-double = { $side ->
    [black] Чёрные
   *[white] Белые
} ходят на { $point }, а закрыть можно только одну угрозу
gomoku-why-missed-open = Ходите на { $point }: { $side ->
    [black] чёрные
   *[white] белые
} закроют только один конец
gomoku-why-missed-double = Ходите на { $point }: { $side ->
    [black] чёрные
   *[white] белые
} закроют только одну угрозу
gomoku-why-block = У { $side ->
    [black] чёрных
   *[white] белых
} было { $length ->
    [2] два
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
gomoku-why-block-open = У { $side ->
    [black] чёрных
   *[white] белых
} { $length ->
    [2] была открытая двойка
    [3] была открытая тройка
    [4] была открытая четвёрка
    [5] была открытая пятёрка
   *[other] был открытый ряд из { $length }
}
