### What `plot4 play` says in a terminal, and what can be typed there. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }, { $side }
terminal-person = { $side }: { $name }
terminal-computer = { $side }: { $name }, { $summary }
terminal-computer-typed = { $side }: { $name } ({ $mode }), { $summary }
terminal-seed = Начальное число: { $seed }
terminal-sides-swapped = Игроки меняются сторонами
terminal-new-game = Новая партия, начальное число { $seed }
terminal-score = Счёт: { $first } { $first-wins }, { $second } { $second-wins }, ничьих { $draws }

## Words that can be typed. The first one of each message is shown to the user; the others mean the
## same. Write them in small letters, with blanks between them. The English words are understood in
## every language. Prompts and help below name the first words: keep them the same.

terminal-words-yes = д да
terminal-words-no = н нет
terminal-words-undo = отмена о
terminal-words-redo = повтор п
terminal-words-hint = подсказка
terminal-words-board = доска
terminal-words-moves = ходы
terminal-words-score = счёт
terminal-words-go = дальше
terminal-words-step = шаг
terminal-words-save = сохранить с
terminal-words-open = открыть
terminal-words-new = новая
terminal-words-help = справка
terminal-words-quit = выход
terminal-words-first = первый
terminal-words-second = второй
terminal-words-pass = пас
terminal-words-resign = сдаюсь
terminal-words-draw = ничья
terminal-words-dead = мёртвые мертвые
terminal-words-done = готово
terminal-words-resume = продолжить

## Prompts

terminal-ask-column = { $side }, ваш столбец (1-{ $last } или справка):
terminal-ask-point = { $side }, ваш пункт (A1-{ $last } или справка):
terminal-ask-point-or-pass = { $side }, ваш пункт (A1-{ $last }, пас или справка):
terminal-ask-dead = { $side }, ваши пометки (мёртвые:A1, готово, продолжить или справка):
terminal-ask-move = { $side }, ваш ход (например 11-15 или 15x24, номер из списка или справка):
terminal-ask-waiting = { $side }: ожидание (дальше, шаг, повтор, отмена или справка):
terminal-ask-again = Сыграть ещё? (д/н, а также отмена, сохранить ФАЙЛ, справка):
terminal-ask-leave = Выйти без сохранения? (д/н или сохранить ФАЙЛ):
terminal-ask-replace = Файл { $file } уже есть. Заменить? (д/н):

## What can be typed instead of something wrong

terminal-type-column = Введите номер столбца или слово «справка»
terminal-type-point = Введите пункт, например { $point }, или слово «справка»
terminal-type-point-or-pass = Введите пункт, например { $point }, «пас», «сдаюсь» или «справка»
terminal-type-dead = Введите пункт, например { $point }, чтобы пометить его группу мёртвой или живой, «готово» — подсчитать очки, «продолжить» — играть дальше, или «справка»
terminal-type-move = Введите ход, например 11-15 или 15x24, его номер в списке или слово «справка»
terminal-unknown = Неизвестная команда: { $line }. { $help }
terminal-too-long = Эта строка слишком длинная. { $help }
terminal-no-file = Команде { $command } нужно имя файла, например { $command } партия.json
terminal-no-player = Команде { $command } нужен игрок, например { $command } человек или { $command } средний

## Help: what each command does

terminal-command-file = { $command } ФАЙЛ
terminal-command-player = { $side } ИГРОК
terminal-help-column = бросить фишку в этот столбец
terminal-help-point = поставить камень на этот пункт
terminal-help-go = поставить камень, спасовать или сдаться
terminal-help-resign = сдаться
terminal-help-draw = предложить ничью
terminal-help-dead = после двух пасов: пометить мёртвые камни, подсчитать очки, играть дальше
terminal-help-move = сделать этот ход или третий из списка
terminal-help-undo = отменить ход, повторить его (о, п)
terminal-help-hint = узнать хороший ход
terminal-help-board = показать доску снова, показать список ходов
terminal-help-score = узнать, кто впереди и примерно на сколько
terminal-help-player = выбрать, кто играет { $side-id ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
    [white] белыми
   *[none] за { $side }
}: { $players }, ...
terminal-help-waiting = пусть ждущие компьютеры продолжат или сделают один ход
terminal-help-save = сохранить партию (сохранить! заменяет файл без вопроса)
terminal-help-open = открыть сохранённую партию
terminal-help-new = начать новую партию
terminal-help-quit = выйти

## During a game

terminal-thinking = { $side }: компьютер думает{ $dots }
terminal-draw-offered = { $name } предлагает ничью. Введите «{ $draw }», чтобы согласиться
terminal-hint = Подсказка: { $hint }
terminal-moves = Ходы: { $moves }
terminal-proposed = Помечены как мёртвые: { $points }
terminal-proposed-none = Мёртвых камней, похоже, нет
terminal-nothing-to-advise = Партия окончена: подсказывать нечего
terminal-game-over = Партия окончена: введите д, чтобы сыграть ещё, или «отмена»
terminal-computers-turn = Сейчас ход компьютера: введите «дальше» или «отмена»
terminal-no-computer-waits = Ни один компьютер не ждёт
terminal-no-result = За { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
} нет результата: возможно, партия ходит по кругу
terminal-end-of-input = Конец ввода. Ходы этой партии: { $moves }
terminal-end-of-input-no-moves = Конец ввода. Ходов не было
terminal-saved = Сохранено в { $file }
terminal-not-saved = Не сохранено: { $file } без изменений
terminal-not-saved-exists = Не сохранено: { $file } уже есть (сохранить! { $file } заменит его)

## What the commands `show`, `hint`, `review`, `games`, `statistics` and `puzzle` write.

terminal-position = Позиция { $moves }
terminal-marking = Игроки отмечают мёртвые камни.
terminal-longer-line = { $line }; { $more }
terminal-review-number = Ход
terminal-review-player = Игрок
terminal-review-move = Сыграно
terminal-review-class = Класс
terminal-review-cost = { $unit ->
    [moves] Потеря (ходы)
    [wins] Потеря (победы)
    [points] Потеря (очки)
    [men] Потеря (простые)
   *[discs] Потеря (фишки)
}
terminal-review-better = Лучше
terminal-review-mistake = Ход { $number }: { $sentence }.
terminal-review-nothing = Ходов ещё не было: разбирать нечего.
terminal-puzzle = Задача { $number }: { $position }, { $difficulty }
terminal-solutions = { $count ->
    [one] Решение (начальное число { $seed }):
    [few] Решения (начальное число { $seed }):
   *[many] Решения (начальное число { $seed }):
}
terminal-solution = { $move }; лучший вариант: { $line }
terminal-progress = позиция { $done } из { $all }
terminal-progress-puzzles = задача { $done } из { $all }, осталось { $time }
