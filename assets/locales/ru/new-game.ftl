## The choice of a new game: its heading, the games, the buttons.

new-game-back = Назад
new-game-quit = Выйти
new-game-game = Игра: { $game }, { $summary }
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Играть
new-game-continue = Продолжить
new-game-new = Новая партия
new-game-start-new = Начать новую партию
new-game-swap = Поменяться сторонами
new-game-swap-tip = Поменять местами { $first-id ->
    [red] красных
    [yellow] жёлтых
    [black] чёрных
    [white] белых
   *[none] { $first }
} и { $second-id ->
    [red] красных
    [yellow] жёлтых
    [black] чёрных
    [white] белых
   *[none] { $second }
} (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Два игрока
# The name of a side stays in the nominative: «Вы — Красные».
new-game-you-begin = Вы играете { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
} и начинаете
new-game-opponent-begins = Вы играете { $side ->
    [red] красными
    [yellow] жёлтыми
    [black] чёрными
   *[white] белыми
}. Начинают { $other ->
    [red] красные
    [yellow] жёлтые
    [black] чёрные
   *[white] белые
}
new-game-you-watch = Вы смотрите. Начинают { $side ->
    [red] красные
    [yellow] жёлтые
    [black] чёрные
   *[white] белые
}

## The card of a side, with its possible players.

new-game-human = Человек
new-game-human-about = мышь, клавиатура, сенсорный экран
new-game-player = { $side }: { $player }, { $about }
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
new-game-name = Имя
new-game-name-label = Имя игрока: { $side }
new-game-name-tip = Имя игрока (по желанию)

## Options of the next game.

new-game-coach = Тренер
new-game-coach-tip = Останавливает плохие ходы, чтобы вы выбрали другой. Зевки: только ошибки, которые видны на доске. Все ошибки: любые (T)
new-game-no-coach = Тренер помогает только в партиях с компьютером
new-game-folded-option = { $option }: { $value }, изменить

new-game-against = С кем играть
new-game-opponent = Против: { $player }, { $about }
new-game-opponent-strength = Против: { $player }, { $about } ({ $strength })
new-game-friend = Друг
new-game-friend-about = за этим компьютером
new-game-friend-spoken = Друг за этим компьютером
new-game-watch = Смотреть игру компьютеров
new-game-versus = против

new-game-who-starts = Кто начинает?
new-game-starts = Начинает
new-game-your-colour = Ваш цвет
new-game-colour = Цвет
new-game-random-start = Жребий
new-game-random-start-spoken = Кто начинает, решит жребий

new-game-usual-board = Обычная
new-game-variants = Вариант
new-game-variant = Вариант: { $name }
new-game-variant-tip = Другие доски и правила
new-game-customize = Настроить
new-game-customize-tip = Выбрать обоих игроков, доску и тренера
new-game-done = Готово
new-game-details-shown = Параметры показаны
new-game-details-hidden = Параметры скрыты

new-game-continue-against = Продолжить: { $player }
new-game-continue-friend = Продолжить с другом
new-game-continue-computers = Продолжат компьютеры
new-game-continue-game = Продолжить партию
new-game-lesson-note = одна минута
new-game-hint = 1–{ $count } — выбор соперника, Enter — играть
new-game-hint-unfinished = 1–{ $count } — соперник, Enter — новая партия, Esc — назад к вашей
new-game-hint-help = F1 — все клавиши

new-game-announcement = Выберите соперника. { $summary }
