## What the boards of all games share: their keys on the help page, and what screen readers say of
## their places.

board-how-to-play = Нажмите на доску

board-how-to-play-point = Нажмите на пункт или введите { $point } и Enter

board-estimates = Если позицию нельзя просчитать до конца, число показывает, у кого перевес: больше 0 — у вас, меньше 0 — у соперника.

## Keys of a board, on the help page: the names of the keys, and what they do.

board-keys-arrows = Стрелки
board-keys-press = Enter, Пробел
board-keys-escape = Esc
board-move-cursor = Передвинуть курсор
board-keys-point = Буква и число, например A1
board-move-cursor-to-point = Передвинуть курсор туда

## What a screen reader says of a place on the board.

board-place-and-around = { $place }. { $around }

board-point = { $content ->
    [black] { $point }, чёрный
    [white] { $point }, белый
   *[empty] { $point }, пусто
}

board-last-stone = последний камень

board-best-line = ход { $number } лучшего варианта
board-resign-effect = Сдаться (нажать дважды)
board-draw-effect = Предложить ничью

board-mark = { $shape ->
    [triangle] треугольник
    [square] квадрат
    [circle] круг
    [cross] крест
    [black-territory] территория чёрных
    [white-territory] территория белых
    [dimmed] затемнено
   *[selected] закрашенный квадрат
}
board-label = метка { $text }
board-line = линия к { $point }
board-arrow-to = стрелка к { $point }
board-arrow-from = стрелка от { $point }
board-move-number = ход { $number }
