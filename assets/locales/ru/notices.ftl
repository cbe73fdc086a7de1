## Notices for a few seconds, and what a screen reader says. A notice has room for about 120 letters.


notices-title = Plot 4. Нажмите любую клавишу, чтобы начать
notices-game-chosen = { $game }: { $summary }
notices-play-again = Сыграть ещё? Нажмите Y или N, а для разбора партии — R
notices-no-new-game = Новой партии не будет. Нажмите R, чтобы разобрать эту, или Y, чтобы сыграть ещё

## A new game, undo, and the free board.

notices-new-game = Новая партия. Нажмите Ctrl+Z, чтобы вернуться к прошлой
notices-next-game = { $starts }. Нажмите Ctrl+Z, чтобы вернуться к прошлой партии
notices-series-paused = Пауза: P продолжит следующей партией
notices-series-goes-on = Следует новая партия
notices-nothing-to-undo = Отменять нечего
notices-nothing-to-redo = Повторять нечего
notices-free-board = Свободная доска: пробуйте ходы за обе стороны. Нажмите Esc, чтобы вернуться к партии
notices-back-to-game = Назад к партии. { $state }

## What a key or a button has switched.

notices-no-variations = До этой позиции не пробовали других ходов
notices-main-line = Это главный вариант. V показывает другие
notices-resign-looking-back = Вы смотрите прошлый ход. Сначала нажмите End, потом сдавайтесь
notices-variation-promoted = Вариант теперь на одно место выше
notices-variation-first = Вариант теперь первый
notices-variation-main = Теперь это главный вариант
notices-variation-deleted = { $moves ->
    [one] Удалён вариант из { $moves } хода
    [few] Удалён вариант из { $moves } ходов
   *[many] Удалён вариант из { $moves } ходов
}. Ctrl+Z вернёт его
notices-threats-hidden = Угрозы скрыты
notices-no-threats = Угрозы показаны. Пока их нет
notices-move-numbers-shown = Номера ходов видны
notices-move-numbers-hidden = Номера ходов скрыты
notices-threats-shown = Угрозы показаны: { $threats }
notices-sound-on = Звук включён
notices-sound-off = Звук выключен
notices-stage-on = Крупный вид. Нажмите Esc, чтобы вернуться
notices-stage-off = Обычный вид
notices-no-room = Окно слишком мало, чтобы увеличить ещё

## The clipboard.

notices-nothing-to-copy = Копировать нечего: ходов ещё не было
notices-copied = Скопировано: { $moves }
notices-copied-partly = Скопировано: { $moves } (кроме: { $parts })
notices-picture-copied = Картинка доски скопирована
notices-report-copied = Отчёт скопирован
notices-game-pasted = Партия вставлена
notices-position-pasted = Позиция вставлена. Нажмите C, чтобы сменить игроков
notices-paste-too-long = Текст слишком длинный для вставки (больше { $limit } КиБ). Сохраните его в файл и откройте
notices-pasted-no-game = Вставленная партия не открывается. { $reason }
notices-pasted-no-position = Вставленный текст — не позиция. { $reason }

## Files that the user opens and saves.

notices-opening = Открывается { $file }…
notices-opened = Открыто: { $file }
notices-game-unusable = Эта партия не открывается. { $reason }
notices-saved = Сохранено: { $file }
notices-saved-in-utf8 = Сохранено: { $file }, теперь в UTF-8, так как в { $encoding } нет некоторых букв
notices-added = Партия добавлена в { $file }
notices-gave-up-opening = Открытие отменено: { $file }
notices-gave-up-saving = Файл { $file } ещё не сохранён. Когда сохранится, появится сообщение
notices-painting = Создаётся анимация… { $percent } %

## The game in progress, which is saved automatically.

notices-not-saved = Партия не сохранена. { $reason }
notices-not-saved-short = Партия не сохранена
notices-not-saved-yet = Партия ещё не сохранена: диск не отвечает
notices-not-saved-yet-short = Партия ещё не сохранена
notices-save-failed = Не удалось сохранить партию. { $reason }. Plot 4 попробует снова
notices-saved-again = Партия снова сохранена
notices-last-game-kept = Последняя партия — в прошлых партиях
notices-last-game-not-kept = Последнюю партию не удалось перенести в прошлые партии. { $reason }
notices-game-not-kept = Не удалось сохранить эту партию среди прошлых партий. { $reason }

## The program’s own files.

notices-settings-not-saved = Не удалось сохранить настройки. { $reason }
notices-progress-not-saved = Не удалось сохранить прогресс обучения. { $reason }
notices-no-folder = Партии нельзя сохранять: домашняя папка неизвестна. Задайте HOME
notices-statistics-deleted = Статистика удалена
notices-file-deleted = Файл удалён

## Why the window cannot open. These appear in a terminal.

notices-no-thread = Plot 4 не запускается: { $reason }
notices-no-display = окно не открыть: по DISPLAY или WAYLAND_DISPLAY не отвечает ни один экран, или не хватает библиотеки X11 или Wayland. `plot4 play` — игра в этом терминале
notices-no-opengl = окно не открыть: у экрана нет OpenGL. В Debian установите libgl1, libegl1 и libgl1-mesa-dri для программного OpenGL. `plot4 play` — игра в этом терминале
notices-no-opengl-windows = окно не открыть: драйвер видеокарты этого компьютера не поддерживает OpenGL 2. Обновите его или установите «OpenCL, OpenGL and Vulkan Compatibility Pack» из Microsoft Store. `plot4 play` — игра в терминале
notices-no-renderer = окно не открыть: сбой отрисовки. `plot4 play` — игра в этом терминале
notices-no-window = окно не открыть: { $reason }. `plot4 play` — игра в этом терминале
notices-display-lost = соединение с экраном потеряно. Партию можно будет продолжить в следующий раз
