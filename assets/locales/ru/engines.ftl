## Engines: programs of others that play a side. The user names each of them in the settings.

engines-unknown = В настройках нет движка «{ $name }»
engines-wrong-command = Команда движка { $name } пуста или в ней не закрыта кавычка
engines-not-started = Не удалось запустить { $name }. { $error }
engines-no-interpreter = Не удалось запустить { $name }. Нет интерпретатора { $interpreter }
engines-foreign = Не удалось запустить { $name }. Программа предназначена для другой системы или другого процессора
engines-unsupported = { $name } не умеет играть по этим правилам или на этой доске
engines-refused = { $name } отклонил «{ $command }»: { $answer }
engines-silent = { $name } не отвечает
engines-other-protocol = { $name } ответил «{ $answer }». Выберите программу, которая понимает { $protocol ->
    [gtp] GTP, протокол движков го
   *[gomocup] Gomocup, протокол движков гомоку
}, например «{ $example }»
engines-ended = { $name } больше не работает
engines-ended-with-status = { $name } больше не работает, код завершения { $status }
engines-ended-by-signal = { $name } больше не работает, завершён сигналом { $signal }
engines-last-words = { $ended }: «{ $line }»
engines-flood = { $name } пишет без конца
engines-illegal = { $name } ответил «{ $answer }», а это недопустимый ход
engines-failed = { $fault }. Нажмите P, чтобы повторить, или C, чтобы выбрать другого игрока
engines-failed-terminal = { $fault }. Введите «{ $go }», чтобы повторить, или назовите другого игрока
engines-let-play-terminal = В файле игроком указан движок { $name }. Введите «{ $go }», чтобы он играл, или назовите другого игрока
engines-about = программа из ваших настроек

## The page of engines in the settings.

engines-title = Движки
engines-open = Движки…
engines-open-tip = Пусть играют другие программы
engines-intro = Движок — это другая программа, которая играет в го (по GTP) или в гомоку (по Gomocup). Добавьте её здесь, и её можно будет выбрать игроком.
engines-add = Добавить движок
engines-of-game = { $name } · { $game }
engines-try-it = Проверить { $name }
engines-change = Изменить { $name }
engines-remove = Удалить { $name }
engines-trying = Запускается { $name }…
engines-works = { $name } работает: первый ход — { $first }
engines-game = Игра
engines-name = Имя
engines-command = Команда запуска
engines-for-example = Например: { $example }
engines-seconds = Секунд на ход
engines-any-time = Любое
engines-save = Сохранить движок
engines-needs-name = Укажите имя движка
engines-name-taken = Имя { $name } уже занято: выберите другое
