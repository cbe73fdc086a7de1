## The choice of a new game: its heading, the games, the buttons.

new-game-question = Кто играет?
new-game-back = Назад
new-game-back-tip = Вернуться к партии без изменений
new-game-quit = Выйти
new-game-game = Игра: { $game }, { $summary }
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Играть
new-game-continue = Продолжить
new-game-new = Новая партия
new-game-new-tip = Начать новую партию с этими игроками
new-game-swap = Поменять стороны
new-game-swap-tip = Поменять местами: { $first } и { $second } (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Два игрока
new-game-continues = Текущая партия продолжается
# The name of a side stays in the nominative: «Вы — Красные».
new-game-you-begin = Вы — { $side }, начинаете вы
new-game-opponent-begins = Вы — { $side }. Начинают { $other }
new-game-you-watch = Вы смотрите. Начинают { $side }

## The card of a side, with its possible players.

new-game-card = Кто играет: { $side }
new-game-plays-first = ходят первыми
new-game-plays-second = ходят вторыми
new-game-one-key = клавиша { $key }
new-game-two-keys = клавиши { $first } и { $last }
new-game-keys = клавиши { $first }–{ $last }
new-game-human = Человек
new-game-human-about = мышь, клавиатура или касание
new-game-player = { $side }: { $player }, { $about }
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
new-game-name = Имя
new-game-name-label = Имя игрока: { $side }
new-game-name-tip = Имя игрока (по желанию)
new-game-more = Ещё…
new-game-more-tip = Другие компьютеры и то, как компьютер думает (M)
new-game-less = Назад
new-game-less-tip = Вернуться к обычным игрокам (M)
new-game-usual-players = Обычные игроки
new-game-list = { $side }: { $label }, { $players }
new-game-list-chosen = { $side }: { $label }, { $player }, выбрано
new-game-tab = Сторона: { $side }, { $player }

## Options of the next game.

new-game-coach = Тренер
new-game-coach-tip = Останавливает плохие ходы, чтобы можно было попробовать ещё раз: видимые зевки или все ошибки (T)
new-game-no-coach = Тренер — для одного человека против компьютера
new-game-folded-option = { $option }: { $value }, изменить

## The offer of the first lesson, above the choice.

new-game-lesson-question = Вы здесь впервые? Первый урок займёт минуту
new-game-lesson-question-short = Впервые?
new-game-lesson-tip = Узнать правила за минуту, прямо на доске
new-game-lesson-decline = Нет, спасибо
new-game-lesson-decline-tip = Урок можно найти позже в меню

## Announcements.

new-game-announcement = Кто играет? Сначала { $side }
new-game-next = { $chosen }. Далее { $next }
