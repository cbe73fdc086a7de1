## The board of Connect 4.

connect4-how-to-play = Нажмите на столбец или клавишу от 1 до { $columns }

connect4-full = полон

connect4-parity = { $parity ->
    [odd] нечёт
   *[even] чёт
}

connect4-parity-letter = { $parity ->
    [odd] н
   *[even] ч
}

## The keys of the board, on the help page.

connect4-keys-digits = 1–9
connect4-drop-in-column = Бросить фишку в этот столбец
connect4-keys-sides = Влево, Вправо
connect4-move-coin = Передвинуть фишку
connect4-keys-drop = Вниз, Enter, Пробел
connect4-drop-coin = Бросить фишку

## What a screen reader says of a column.

connect4-column-empty = Столбец { $column }, пустой

connect4-column = Столбец { $column }, { $coins } из { $rows }: { $list }

connect4-column-full = Столбец { $column }, { $coins } из { $rows }: { $list }, заполнен

connect4-coin = { $side ->
    [red] красная
   *[yellow] жёлтая
}

connect4-threatens-row = { $side ->
    [red] угроза красных
   *[yellow] угроза жёлтых
} в ряду { $row }, { $parity ->
    [odd] нечётная
   *[even] чётная
}

connect4-threat = { $side ->
    [red] Красные
   *[yellow] Жёлтые
}: столбец { $column }, ряд { $row } ({ $parity ->
    [odd] нечёт
   *[even] чёт
})

## The page about threats. Each paragraph has a heading and a picture, which a screen reader
## describes.

connect4-page-threats = Что значат угрозы

connect4-page-threat-heading = Угроза
connect4-page-threat = Угроза — это пустая клетка, где ещё одна фишка соберёт четыре в ряд. Здесь у красных три в ряд и рядом пустая клетка, так что жёлтым нужно сразу ходить в столбец 5.
connect4-page-threat-picture = Красные фишки в столбцах 2, 3 и 4 нижнего ряда и метка в столбце 5

connect4-page-parity-heading = Чёт и нечёт
connect4-page-parity = Большинство угроз пока недоступны: клетки под ними пусты. Тогда важен ряд, считая снизу. Угроза красных в столбце 5 нечётная: она в ряду 3. Угроза жёлтых в столбце 2 чётная: она в ряду 2. Нажмите T, чтобы так же увидеть угрозы в своей партии.
connect4-page-parity-picture = Угроза красных в столбце 5, ряд 3 (нечёт), и угроза жёлтых в столбце 2, ряд 2 (чёт)

connect4-page-zugzwang-heading = Безопасные ходы кончаются
connect4-page-zugzwang = Никто не хочет ходить прямо под угрозу соперника. Но доска заполняется, и в конце концов кому-то приходится. Здесь остался только столбец 7, и ход жёлтых: им придётся бросить фишку 1, и фишкой 2 красные соберут четыре. В столбцах чётное число рядов, и начинали красные, поэтому, когда другие столбцы заполнены, красным достаются нечётные клетки, а жёлтым — чётные. Так что нечётные угрозы хороши для красных, а чётные — для жёлтых. Их знаки закрашены. (Это называется «цугцванг».)
connect4-page-zugzwang-picture = Заполнены все столбцы, кроме 7: жёлтые бросают фишку 1 в ряд 2, и красные собирают четыре фишкой 2 в ряду 3

connect4-page-stacked-heading = Две угрозы одна над другой
connect4-page-stacked = Две угрозы одной стороны, одна прямо над другой, выигрывают, как только доступна нижняя клетка. Здесь жёлтые могут закрыть в столбце 4 только нижнюю, и красные соберут четыре сверху.
connect4-page-stacked-picture = Угрозы красных в столбце 4, ряды 1 и 2

connect4-page-below-heading = Не ходите под угрозу
connect4-page-below = Фишка прямо под угрозой соперника открывает ему эту клетку. Здесь у жёлтых угроза в столбце 6, ряд 2: если красные пойдут сейчас в столбец 6, жёлтые соберут четыре поверх этой фишки. Подсказки отмечают такие клетки этим знаком.
connect4-page-below-picture = Жёлтые фишки в столбцах 3, 4 и 5 ряда 2 и знак «стоп» в столбце 6

## What Connect 4 says: src/words/connect4.rs

connect4-goal = Соберите { $count ->
    [3] три свои фишки
    [4] четыре свои фишки
    [5] пять своих фишек
    [6] шесть своих фишек
   *[other] { $count } своих фишек
} в ряд: по вертикали, горизонтали или диагонали
connect4-move = столбец { $column }
connect4-move-object = столбец { $column }
connect4-move-subject = Ход в столбец { $column }
connect4-moves-subject = Ходы в столбцы { $columns }
connect4-refused-no-column = Нет столбца { $column }: выберите от 1 до { $last }
connect4-refused-full = Столбец { $column } заполнен: выберите { $others }
connect4-winning-cells = Выигравшие клетки (столбец,ряд): { $cells }

connect4-level-learner = строит ряды, но зевает
connect4-level-casual = зевает диагонали и ловушки
connect4-level-low = видит на 2 хода, неточно
connect4-level-medium = видит на 4 хода вперёд
connect4-level-high = видит до 12 ходов вперёд
connect4-level-perfect = никогда не ошибается
connect4-level-random = бросает фишки наугад
connect4-level-greedy = победа, защита или свой ряд
connect4-standard-board-only-short = только 7 × 6 и четыре в ряд
connect4-standard-board-only = «Идеальный» играет только на доске 7 × 6 в четыре в ряд

## Hints: what to play, why, and what comes of it; then what is wrong with other columns. Each is a
## sentence of its own, and they stand one after the other. A threat is an empty cell where one more
## coin makes a line.

connect4-hint-play = Ходите в столбец { $columns }
connect4-hint-only-left = Остался только столбец { $column }
connect4-hint-make-line = Ходите в столбец { $column } и соберите { $count ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $count }
} в ряд
connect4-hint-block = Ходите в столбец { $column }, чтобы не дать { $side ->
    [red] красным
   *[yellow] жёлтым
} собрать { $count ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $count }
}
connect4-hint-make-double = Ходите в столбец { $column }, чтобы создать сразу { $count ->
    [2] две угрозы
    [3] три угрозы
    [4] четыре угрозы
   *[other] { $count } угроз
}, в столбцах { $columns }
connect4-hint-make-stacked = Ходите в столбец { $column }, чтобы создать две угрозы в столбце { $threat }, одну над другой
connect4-hint-force = Ходите в столбец { $column }: { $side ->
    [red] красным
   *[yellow] жёлтым
} придётся ответить в столбец { $answer }
connect4-hint-make-threat = Ходите в столбец { $column }, чтобы создать угрозу в столбце { $threat }, ряд { $row }
connect4-hint-make-threats-in-column = Ходите в столбец { $column }, чтобы создать { $count ->
    [2] две угрозы
    [3] три угрозы
    [4] четыре угрозы
   *[other] { $count } угроз
} в столбце { $threat }
connect4-hint-make-threats = Ходите в столбец { $column }, чтобы создать угрозы в столбцах { $columns }
connect4-hint-prevent-double = Ходите в столбец { $column }, чтобы не дать { $side ->
    [red] красным
   *[yellow] жёлтым
} создать две угрозы сразу
connect4-hint-prevent-threat = Ходите в столбец { $column }, чтобы не дать { $side ->
    [red] красным
   *[yellow] жёлтым
} создать угрозу в столбце { $threat }, ряд { $row }
connect4-hint-prevent-threats-in-column = Ходите в столбец { $column }, чтобы не дать { $side ->
    [red] красным
   *[yellow] жёлтым
} создать { $count ->
    [2] две угрозы
    [3] три угрозы
    [4] четыре угрозы
   *[other] { $count } угроз
} в столбце { $threat }
connect4-hint-prevent-threats = Ходите в столбец { $column }, чтобы не дать { $side ->
    [red] красным
   *[yellow] жёлтым
} создать угрозы в столбцах { $columns }

connect4-hint-best-wins-at-once = { $count ->
    [1] Этот ход сразу выигрывает
   *[other] Любой из них сразу выигрывает
}
connect4-hint-best-wins = { $count ->
    [1] Этот ход выигрывает
   *[other] Любой из них выигрывает
} в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
connect4-hint-best-draws = { $count ->
    [1] Этот ход держит ничью
   *[other] Любой из них держит ничью
}
connect4-hint-best-loses-at-once = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} выигрывают следующим ходом
connect4-hint-best-loses = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} всё равно могут выиграть, но им нужно ещё { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}

connect4-hint-all-win-at-once = Любой столбец сразу выигрывает
connect4-hint-all-win = Любой столбец выигрывает в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
connect4-hint-all-draw = Любой столбец держит ничью
connect4-hint-all-lose-at-once = Любой столбец сразу проигрывает
connect4-hint-all-lose = Любой столбец проигрывает в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
connect4-hint-faces-double = У { $side ->
    [red] красных
   *[yellow] жёлтых
} сразу { $count ->
    [2] две угрозы
    [3] три угрозы
    [4] четыре угрозы
   *[other] { $count } угроз
}, в столбцах { $columns }
connect4-hint-faces-stacked = У { $side ->
    [red] красных
   *[yellow] жёлтых
} две угрозы в столбце { $threat }, одна над другой

connect4-hint-lose-at-once = { $count ->
    [1] Столбец { $columns } сразу проигрывает
   *[other] Столбцы { $columns } сразу проигрывают
}
connect4-hint-others-lose-at-once = Любой другой столбец сразу проигрывает
connect4-hint-loses-in = Столбец { $column } проигрывает в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
connect4-hint-lose = { $count ->
    [1] Столбец { $columns } проигрывает
   *[other] Столбцы { $columns } проигрывают
}
connect4-hint-others-lose = Любой другой столбец проигрывает
connect4-hint-only-draw = { $count ->
    [1] Столбец { $columns } ведёт только к ничьей
   *[other] Столбцы { $columns } ведут только к ничьей
}
connect4-hint-others-only-draw = Любой другой столбец ведёт только к ничьей
connect4-hint-also-wins = Столбец { $column } тоже выигрывает, в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
connect4-hint-win-later = { $count ->
    [1] Столбец { $columns } выигрывает позже
   *[other] Столбцы { $columns } выигрывают позже
}
connect4-hint-others-win-later = Любой другой столбец выигрывает позже

connect4-hint-opens-line = { $count ->
    [1] Он позволяет
   *[other] Они позволяют
} { $side ->
    [red] красным
   *[yellow] жёлтым
} собрать { $line ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $line }
} сверху
connect4-hint-leaves-line = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} собирают { $line ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $line }
} в столбце { $column }
connect4-hint-gives-up-threat = { $count ->
    [1] Он позволяет
   *[other] Они позволяют
} { $side ->
    [red] красным
   *[yellow] жёлтым
} закрыть вашу угрозу сверху
connect4-hint-allows-double = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} отвечают в столбец { $answer } и создают сразу { $count ->
    [2] две угрозы
    [3] три угрозы
    [4] четыре угрозы
   *[other] { $count } угроз
}, в столбцах { $columns }
connect4-hint-allows-stacked = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} отвечают в столбец { $answer } и создают две угрозы в столбце { $threat }, одну над другой
connect4-hint-lets-play-above = { $count ->
    [1] Он позволяет
   *[other] Они позволяют
} { $side ->
    [red] красным
   *[yellow] жёлтым
} пойти сверху
connect4-hint-answered = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} отвечают в столбец { $answer }

connect4-title = Четыре в ряд
connect4-title-of = { $count } в ряд
connect4-summary = соберите ряд
connect4-setup = { $size }, { $count } в ряд

## The coach: mistakes that can be seen, in a review and on the coach’s card.

connect4-missed-win = { $name-kind ->
    [you] Вы упустили
    [side] { $name } упускают
   *[person] { $name } упускает
} { $length ->
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд в столбце { $column }
connect4-missed-block = { $name-kind ->
    [you] Вы не закрыли
    [side] { $name } не закрывают
   *[person] { $name } не закрывает
} столбец { $column }: { $side ->
    [you] у вас
    [red] у красных
   *[yellow] у жёлтых
} { $length ->
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
connect4-opened-win = { $name-kind ->
    [you] Вы пошли
    [side] { $name } играют
   *[person] { $name } играет
} { $side ->
    [you] в столбце { $column } под вашу выигрышную клетку
    [red] в столбце { $column } под выигрышную клетку красных
   *[yellow] в столбце { $column } под выигрышную клетку жёлтых
}
connect4-allowed-double = { $name-kind ->
    [you] Вы дали
    [side] { $name } дают
   *[person] { $name } даёт
} { $side ->
    [you] вам создать сразу две угрозы
    [red] красным создать сразу две угрозы
   *[yellow] жёлтым создать сразу две угрозы
}
connect4-missed-double = { $name-kind ->
    [you] Вы упустили
    [side] { $name } упускают
   *[person] { $name } упускает
} две угрозы сразу: столбец { $column }
connect4-card-lets-win = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} смогут победить
connect4-card-missed-win = Вы можете победить сейчас
connect4-card-allowed-double = Так у { $side ->
    [red] красных
   *[yellow] жёлтых
} две угрозы
connect4-card-missed-double = Вы можете создать две угрозы
connect4-why-missed-win = Столбец { $column } даёт { $length ->
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
connect4-why-missed-block = Вы не закрыли столбец { $column }: у { $side ->
    [red] красных
   *[yellow] жёлтых
} { $length ->
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
connect4-why-opened-win = На вашу фишку в столбце { $column } { $side ->
    [red] красные
   *[yellow] жёлтые
} положат свою: { $length ->
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
connect4-why-allowed-double = { $side ->
    [red] Красные
   *[yellow] Жёлтые
} ходят в столбец { $column }, а закрыть можно только одну угрозу
connect4-why-missed-double = Ходите в столбец { $column }: { $side ->
    [red] красные
   *[yellow] жёлтые
} закроют только одну угрозу
connect4-why-block = У { $side ->
    [red] красных
   *[yellow] жёлтых
} было { $length ->
    [3] три
    [4] четыре
    [5] пять
   *[other] { $length }
} в ряд
