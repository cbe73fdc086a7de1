### What `plot4 play` says in a terminal. The words to type (undo, save FILE, y/n, dead:A1) are
### English in every language. A prompt ends with a colon.

## Players

terminal-side = { $side } { $mark }
terminal-named-side = { $name }, { $side }
terminal-person = { $side }: { $name }
terminal-computer = { $side }: { $name } ({ $mode }), { $summary }
terminal-seed = Зерно: { $seed }
terminal-sides-swapped = Игроки меняются сторонами
terminal-new-game = Новая партия, зерно { $seed }
terminal-score = Счёт: { $first } { $first-wins }, { $second } { $second-wins }, ничьих { $draws }

## Prompts

terminal-ask-column = { $side }, ваш столбец (1-{ $last } или help):
terminal-ask-point = { $side }, ваш пункт (A1-{ $last } или help):
terminal-ask-point-or-pass = { $side }, ваш пункт (A1-{ $last }, pass или help):
terminal-ask-dead = { $side }, ваши пометки (dead:A1, done, resume или help):
terminal-ask-move = { $side }, ваш ход (например 11-15 или 15x24, номер из списка или help):
terminal-ask-waiting = { $side }: ожидание (go, step, redo, undo или help):
terminal-ask-again = Сыграть ещё? (y/n, а также undo, save FILE, help):
terminal-ask-replace = Файл { $file } уже есть. Заменить? (y/n):

## What can be typed instead of something wrong

terminal-type-column = Введите номер столбца или help
terminal-type-point = Введите пункт, например { $point }, или help
terminal-type-point-or-pass = Введите пункт, например { $point }, pass, resign или help
terminal-type-dead = Введите dead:A1, чтобы пометить мёртвую группу, done — подсчитать очки, resume — играть дальше, или help
terminal-type-pass = Введите pass или help
terminal-type-move = Введите ход, например 11-15 или 15x24, его номер в списке или help
terminal-unknown = Неизвестная команда: { $line }. { $help }
terminal-too-long = Эта строка слишком длинная. { $help }
terminal-no-file = Команде { $command } нужно имя файла, например { $command } game.json

## Help: what each command does

terminal-command-file = { $command } FILE
terminal-command-player = { $side } MODE
terminal-help-column = бросить фишку в этот столбец
terminal-help-point = поставить камень на этот пункт
terminal-help-go = поставить камень, спасовать или сдаться
terminal-help-dead = после двух пасов: пометить мёртвые камни, подсчитать очки, играть дальше
terminal-help-move = сделать этот ход или третий из списка
terminal-help-undo = отменить ход, повторить его (u, r)
terminal-help-hint = узнать, как пошёл бы { $name }
terminal-help-board = показать доску снова, показать список ходов
terminal-help-player = выбрать игрока ({ $side }): human, low, medium, high, ...
terminal-help-waiting = дать ждущим компьютерам продолжить или сделать один ход
terminal-help-save = сохранить партию (save! заменяет файл без вопроса)
terminal-help-open = открыть сохранённую партию
terminal-help-new = начать новую партию
terminal-help-quit = выйти (q)

## During a game

terminal-thinking = { $side }: думает{ $dots }
terminal-hint = Подсказка: { $hint }
terminal-moves = Ходы: { $moves }
terminal-proposed = Предлагается: { $moves }
terminal-nothing-to-advise = Партия окончена: подсказывать нечего
terminal-game-over = Партия окончена: введите y, чтобы сыграть ещё, или undo
terminal-computers-turn = Сейчас ход компьютера: введите go или undo
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
terminal-not-saved-exists = Не сохранено: { $file } уже есть (save! { $file } заменяет его)
