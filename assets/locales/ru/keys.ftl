## Names of keys: on buttons, in menus and on the help page. Letters and digits are not translated.

keys-enter = Enter
keys-esc = Esc
keys-left = Влево
keys-right = Вправо
keys-up = Вверх
keys-down = Вниз
keys-delete = Delete
keys-full-stop = Точка
keys-ctrl = Ctrl+{ $key }
keys-ctrl-shift = Ctrl+Shift+{ $key }

# Several keys in one line of the help page, each followed by its own effect.
keys-ctrl-plus-minus = Ctrl+Плюс, Ctrl+Минус
keys-home-end = Home, End
keys-minus-plus = − и +
keys-digits = 1–{ $count }

keys-with-key = { $label } ({ $key })

## Titles of the groups on the help page.

keys-playing = Игра
keys-looking-back = Отмена и прежние ходы
keys-reviewing = Разбор партии
keys-watching = Игра компьютеров
keys-choosing = Новая партия и вопросы
keys-window = Партии и окно

## What a key does, on the help page. Where a letter could also begin the name of a point, such as
## H8, its effect appears below the board while the program waits for the digit.

keys-hint = Подсказка
keys-analysis = Показать или скрыть анализ
keys-keep-move = Сделать ход, который остановил тренер
keys-free-board = Открыть или закрыть свободную доску, чтобы пробовать ходы за обе стороны
keys-threats = Показать или скрыть угрозы
keys-move-numbers = Показать или скрыть номера ходов
keys-territory = Территория и счёт: показать или скрыть
keys-one-to-five = 1–5
keys-marks = Пометить пункт под указателем или под курсором (стрелки): треугольник, квадрат, круг, крест или закрашенный квадрат. Та же клавиша убирает пометку
keys-labels = Поставить на этот пункт следующую букву или число
keys-comment = Написать комментарий к позиции
keys-game-info = О партии: имена, турнир, дата, место, результат
keys-turn-board = Перевернуть доску
keys-change-players = Сменить игроков или игру
keys-menu = Открыть меню
keys-back = На шаг назад, в игре — открыть меню
keys-review = Разбор партии: ваши ошибки и лучшие ходы
keys-mistakes = Следующая ошибка, предыдущая ошибка
keys-best-play = Показать лучшую игру отсюда
keys-try-again = Переиграть отсюда
keys-undo = Отменить
keys-redo = Повторить
keys-one-move = Предыдущий ход, следующий ход
keys-all-moves = Первый ход, последний ход
keys-variation = Показать другой вариант
keys-pause = Пауза или игра отсюда
keys-one-step = Один ход, затем пауза
keys-speed = Медленнее, быстрее
keys-player-digits = Выбрать соперника
keys-lesson = Начать предложенный урок
keys-who-starts = Сменить начинающего
keys-players = Предыдущий соперник, следующий соперник
keys-customize = Показать или скрыть параметры: игроки, доска, тренер
keys-coach = Тренер: включить, выключить или выбрать, что он останавливает
keys-next-game = Выбрать следующую игру
keys-next-board = Выбрать следующий вариант
keys-swap = Поменяться сторонами
keys-play = Играть
keys-answers = Да, нет
keys-new-game = Новая партия с теми же игроками
keys-save-open = Сохранить, открыть
keys-copy-paste = Копировать позицию, вставить позицию
keys-copy-picture = Копировать картинку доски
keys-zoom = Крупнее, мельче, обычный размер
keys-panel = Показать или скрыть боковую панель
keys-sound = Включить или выключить звук
keys-stage = Крупный вид для стримов: включить или выключить
keys-statistics = Прогресс
keys-settings = Настройки
keys-help = Справка
keys-full-screen = Полный экран: включить или выключить
keys-quit = Выйти
