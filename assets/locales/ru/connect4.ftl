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
connect4-move-title = Столбец { $column }
connect4-refused-no-column = Нет столбца { $column }: выберите от 1 до { $last }
connect4-refused-full = Столбец { $column } заполнен: выберите { $others }
connect4-winning-cells = Выигравшие клетки (столбец,ряд): { $cells }

connect4-level-learner = строит свои ряды, ваши не видит
connect4-level-low = смотрит на 2 хода, неточно
connect4-level-medium = смотрит на 4 хода вперёд
connect4-level-high = смотрит до 12 ходов вперёд
connect4-level-perfect = никогда не ошибается
connect4-level-random = бросает фишки куда попало
connect4-level-greedy = выиграет или закроет, если может, иначе строит самый длинный ряд
connect4-standard-board-only-short = только 7x6 и четыре в ряд
connect4-standard-board-only = Идеальный играет только на доске 7x6 в четыре в ряд
