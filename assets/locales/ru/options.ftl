## The options of the next game and of a computer, in the choice of players: a name, with its values
## beside it as buttons. Names and values are short. Explanations appear where the pointer rests.

options-board = Доска
options-in-a-row = В ряд
options-coins-in-a-row = Сколько фишек в ряд выигрывают
options-stones-in-a-row = Сколько камней в ряд выигрывают

options-rules = Правила
options-rules-about = Свободные: выигрывают пять в ряд и больше. Стандартные: ровно пять. С ограничениями, обычные здесь: как свободные, но чёрным запрещены вилки 3×3 и 4×4. Рэндзю: чёрным нельзя и больше пяти
options-rule-freestyle = Свободные
options-rule-standard = Стандартные
options-rule-restricted = С ограничениями
options-rule-renju = Рэндзю

options-handicap = Фора
options-handicap-about = Дополнительные камни для чёрных, более слабого игрока
options-handicap-none = Нет

options-scoring = Подсчёт
options-scoring-about = Площадь: ваши камни и окружённые ими пункты. Территория: окружённые пункты и снятые камни. Камни: только ваши камни
options-scoring-area = Площадь
options-scoring-territory = Территория
options-scoring-stones = Камни

options-komi = Коми
options-komi-about = Очки белым за то, что начинают чёрные
options-points = { $points }

options-ko = Ко
options-ko-about = Позиционное: никакая прежняя позиция не может повториться. Простое: камень нельзя сразу снять в ответ
options-ko-positional = Позиционное
options-ko-simple = Простое
options-ko-none = Нет

options-dead = Мёртвые камни
options-dead-about = После двух пасов. Оставить: считаются все камни. Пометить: сначала вы помечаете мёртвые камни
options-dead-stay = Оставить
options-dead-settle = Пометить

options-suicide = Самоубийство
options-suicide-about = Разрешено: ход может лишить свою группу последнего дамэ, и она снимается с доски
options-suicide-forbidden = Запрещено
options-suicide-allowed = Разрешено

options-men = Ряды шашек
options-men-about = Сколько рядов шашек у каждой стороны в начале

options-repetition = Повторение
options-repetition-about = Ничья, когда позиция возникает в третий раз или во второй
options-repetition-third = Третье
options-repetition-second = Второе

## A computer

options-character = Стиль
options-character-neutral = Нейтральный
options-character-aggressive = Агрессивный
options-character-defensive = Осторожный
options-evaluation = Оценка
options-evaluation-threats = Видит угрозы
options-evaluation-2002 = Исходная (2002)
options-evaluation-plot4 = Стандартная
options-evaluation-ratlla = Считает ряды
options-evaluation-students = Простая таблица
options-chosen = { $value ->
    [neutral] нейтральный
    [aggressive] агрессивный
    [defensive] осторожный
    [threats] видит угрозы
    [as-in-2002] исходная (2002)
    [ratlla] считает ряды
    [students] простая таблица
   *[plot4] стандартная
}
options-games = Партии
options-number = { NUMBER($number) }
options-less-depth = Смотреть на ход ближе
options-more-depth = Смотреть на ход дальше
