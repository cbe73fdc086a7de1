### Errors and notices about files: games, settings, statistics, practice progress, pictures.
### Most appear in a notice at the bottom of the window, or as one line in the terminal.

## What failed. $reason is one of the sentences below

files-cannot-open = Не удаётся открыть { $file }. { $reason }
files-cannot-save = Не удаётся сохранить { $file }. { $reason }
files-cannot-rename = Не удаётся переименовать { $file }. { $reason }
files-cannot-delete = Не удаётся удалить { $file }. { $reason }
files-cannot-lock = Не удаётся заблокировать { $file }. { $reason }
files-cannot-paint = Не удаётся создать картинку. { $reason }
files-picture-exists = { $file } уже существует: выберите другое имя или укажите --replace
files-statistics-locked = Не удаётся открыть статистику. { $reason }

## Reasons

files-system-error = { $kind ->
    [not-found] Такого файла или папки нет
    [not-folder] Часть этого пути — файл, а не папка
    [denied] Нет прав доступа
    [in-use] Возможно, файл открыт в другой программе: закройте его там или выберите другое имя
    [full] Диск заполнен
    [read-only] Диск доступен только для чтения
   *[other] { $text }
}
files-is-folder = Это папка: выберите другое имя
files-not-a-file = Это не файл: выберите другое имя
files-read-only = Файл доступен только для чтения: выберите другое имя
files-no-folder = Нет папки { $folder }
files-links-in-circle = Символические ссылки замкнуты в круг: выберите другое имя
files-not-written-through = Новый файл сохранён, но диск этого ещё не подтвердил. { $reason }
files-no-name-free = Не нашлось свободного имени файла: попробуйте ещё раз
files-locked = Файлами занято другое окно Plot 4, и оно не отвечает
files-lock-deleted = Другая программа всё время удаляет файл, нужный Plot 4: закройте её и попробуйте ещё раз
files-not-removable = Это не прошлая партия и не отчёт о сбое
files-elsewhere = Партия открыта в другом окне
files-no-file-free = Все имена файлов для неё заняты: сохраните её под своим именем
files-panicked = Plot 4 не может прочитать или записать файл из-за внутренней ошибки
files-paint-panicked = Plot 4 не может создать картинку из-за внутренней ошибки
files-paint-stopped = Создание картинки отменено

## Faults in the text of a file

files-too-large = Файл больше { $number } КиБ, а больше Plot 4 не читает
files-would-be-too-large = Файл занял бы { $size } КиБ, а Plot 4 читает не больше { $most } КиБ
files-other-encoding = Этот файл в старой кодировке, где нет символа «{ $character }». Сохраните эту партию в отдельном файле или сначала переведите файл в UTF-8
files-others-would-be-lost = Plot 4 не может сохранить сюда, не потеряв других партий этого файла: сохраните эту партию в отдельном файле
files-would-lose = { $part ->
    [setup] В этом формате нет места для доски или правил этой партии: выберите имя с .json на конце
    [names] В этом формате нет места для имён игроков: выберите имя с .json на конце
    [info] В этом формате нет места для всех сведений о партии: выберите имя с .json на конце
    [comments] В этом формате нет места для всех комментариев: выберите имя с .json на конце
    [marks] В этом формате нет места для всех пометок: выберите имя с .json на конце
   *[moves] В этом формате нет места для всех ходов: выберите имя с .json на конце
}
files-only-read = Plot 4 читает файлы с окончанием .{ $extension }, но не записывает их: выберите имя с .json на конце, для го и гомоку — с .sgf, для шашек — с .pdn
files-sgf-only-for = Файлы SGF — только для го и гомоку: выберите имя с .json на конце, для шашек — с .pdn
files-pdn-only-for = Файлы PDN — только для шашек: выберите имя с .json на конце, для го и гомоку — с .sgf
files-not-text = Файл — не текст в UTF-8
files-newer = Файл сохранён более новой версией Plot 4 (формат { $version }, а эта читает до { $known }): обновите Plot 4
files-field = «{ $field }»: { $reason }
files-at-place = Строка { $line }, столбец { $column }: { $reason }
files-move-at-place = Ход { $number } («{ $text }», строка { $line }, столбец { $column }): { $reason }

files-empty = Файл пуст
files-unknown-format = Это не партия, сохранённая Plot 4, и не файл SGF или PDN
files-no-game = В этом файле нет партии
files-too-many-moves = Для партии есть пределы: { $most } (ходы вместе со всеми вариантами), { $line } (ходы одной линии), { $notes } (позиции с комментариями или пометками)

## Faults in Plot 4's own files. The words between quotation marks, and true and false, are those of the file

files-json-syntax = Это неправильный JSON ({ $detail })
files-json-incomplete = Файл обрывается
files-json-missing = Не хватает поля «{ $name }»
files-json-twice = Поле «{ $name }» стоит дважды
files-json-unknown-field = Неизвестное поле «{ $name }»
files-json-too-many-fields = В этом объекте слишком много полей
files-json-expected = { $kind ->
    [text] Здесь должен быть текст
    [number] Здесь должно быть целое число
    [truth] Здесь должно быть true или false
    [scalar] Здесь должен быть текст или число
    [list] Здесь должен быть список
    [object] Здесь должен быть объект
    [moves] Здесь должны быть ходы: текст или список
    [move-list] Здесь должны быть ходы варианта: список
    [variations] Здесь должен быть список вариантов
    [variation] Здесь должен быть вариант, например "2:3,3"
    [notes] Здесь должны быть тексты по числу ходов перед ними
   *[other] Здесь должно быть что-то другое
}
files-json-not-a-move = «{ $text }» — не ход
files-json-not-a-variation = «{ $text }» — не вариант: пишите, например, "2:3,3"
files-json-not-a-position = «{ $text }» — не число ходов

## Faults in SGF files

files-sgf-not-sgf = Это не SGF: партия начинается с "(;"
files-sgf-no-end = У партии нет конца: не хватает ")"
files-sgf-no-node = Вариант начинается с узла, а узел — с ";"
files-sgf-node-after-variation = Узлы линии стоят до её вариантов
files-sgf-misplaced = «{ $character }» здесь не на месте: пишите ";", "(" или ")"
files-sgf-no-name = Имя свойства пишется заглавными буквами
files-sgf-no-value = У { $name } нет значения: оно пишется в скобках, например { $name }[]
files-sgf-too-many-properties = В узле не больше 1000 свойств
files-sgf-too-many-in-all = Во всех узлах партии вместе не больше { $most } свойств
files-sgf-value-without-end = У этого значения нет конца: не хватает "]"
files-sgf-stones-never = { $property } расставляет камни: Plot 4 читает партии, которые начинаются с пустой доски
files-sgf-turn = { $side ->
    [black] Сейчас ход чёрных: игроки ходят по очереди, начинают { $first ->
        [black] чёрные
       *[white] белые
    }
   *[white] Сейчас ход белых: игроки ходят по очереди, начинают { $first ->
        [black] чёрные
       *[white] белые
    }
}
files-sgf-several-values = У { $property } несколько значений: у хода должно быть одно
files-sgf-not-a-point = «{ $value }» — не пункт: пишите две строчные буквы, от aa слева вверху до { $last }
files-sgf-other-game = { $game ->
    [othello] Это партия в отелло (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
    [chess] Это партия в шахматы (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
    [morris] Это партия в мельницу (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
    [backgammon] Это партия в нарды (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
    [xiangqi] Это партия в китайские шахматы (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
    [shogi] Это партия в сёги (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
   *[other] Это другая игра (GM[{ $number }]): из SGF Plot 4 читает го (GM[1]) и гомоку (GM[4])
}

## Faults in PDN files

files-pdn-too-many-tags = В партии не больше 1000 тегов
files-pdn-not-a-tag = Тег пишется так: [White "Anna"]
files-pdn-comment-without-end = У этого комментария нет конца: не хватает "{ "}" }"
files-pdn-variation-before-move = Вариант не может стоять перед первым ходом своей линии
files-pdn-not-opened = Эта скобка ничего не закрывает
files-pdn-other-draughts = Это другие шашки (GameType { $number }): Plot 4 читает английские ({ $expected })

## Values that a field cannot have

files-not-a-version = Версия — это число от 1 до { $known }
files-other-game = Игра в файле — { $found }, а нужна другая: { $expected }
files-not-markup = «{ $text }» — не разметка ({ $game })
files-not-agreed = «{ $found }» — не договорённость: пишите dead:A1 или done
files-not-a-player = { $value } — не игрок: пишите текст, например "human"
files-not-a-name = { $value } — не имя: пишите текст, например "Anna"
files-not-a-number = { $value } — не число от 0 до { $most }
files-not-info = { $value } — не текст: пишите, например, "1846-07-21"
files-not-result-after = result-after: { $value } — не число ходов, например 23
files-not-result-variation = result-variation: { $value } — не номер варианта, например 1
files-variation-after = В линии перед этой нет { $after ->
    [one] { $after } хода
    [few] { $after } ходов
    [many] { $after } ходов
   *[other] { $after } хода
}: выберите число до { $most }
files-game = Партия { $number }: { $reason }
files-entry-text = «{ $text }» — слишком длинно или с недопустимыми символами
files-entry-number = «{ $text }» — не число
files-entry-result = «{ $text }» — не результат: пишите win, draw или loss

## What an opened file says that Plot 4 does not keep

files-guessed-encoding = Текст прочитан как { $encoding }
files-wrong-encoding = В файле указана кодировка { $named }, но текст в кодировке { $encoding }: когда вы сохраните изменение, в файле будет указано { $encoding }
files-choose-encoding = Другую можно выбрать в окне «О партии» (Ctrl+I) › Кодировка текста
files-undecoded = { $count ->
    [one] { $count } байт текста — не буква: он показан квадратиком и сохраняется
    [few] { $count } байта текста — не буквы: они показаны квадратиками и сохраняются
   *[many] { $count } байт текста — не буквы: они показаны квадратиками и сохраняются
}
files-lost = Из этого файла не сохранено: { $parts }
files-unused = Не используется, но остаётся в этом файле: { $parts }
files-unplayed = { $count ->
    [one] Сохранено, но здесь не показано: { $count } позиция, расставленная по ходу партии
    [few] Сохранено, но здесь не показано: { $count } позиции, расставленные по ходу партии
   *[many] Сохранено, но здесь не показано: { $count } позиций, расставленных по ходу партии
}
files-refused-lines = { $count ->
    [one] Сохранено, но здесь не показано: { $count } вариант с хода, который не разрешён правилами
    [few] Сохранено, но здесь не показано: { $count } варианта с хода, который не разрешён правилами
   *[many] Сохранено, но здесь не показано: { $count } вариантов с хода, который не разрешён правилами
}
files-imported = Прочитано из файла { $format }: ходы, имена, коми, дата и результат. Чтобы сохранить партию, запишите её как SGF
files-up-to = Партия открыта до этого места, остальное остаётся в файле: «{ $rest }»
files-slip = { $slip ->
    [no-end] Файл обрывается: он открыт, насколько его хватает
    [no-semicolon] Узел должен начинаться с ";"
    [text] «{ $text }» здесь лишнее: оно сохранено как текст
    [small-letters] «{ $text }» следует писать заглавными буквами
    [bracket] "]" внутри текста следует писать "\]"
    [no-value] У { $text } нет значения
   *[order] Ходы после вариантов своей линии сохранены как текст
}
files-taken-for = { $name ->
    [KM] Коми «{ $value }» читается как { $kept }
    [HA] Фора «{ $value }» читается как { $kept }
   *[other] «{ $value }» читается как { $kept }
}
files-handicap-stones = Камней форы ({ $count }) в файле нет: они стоят на обычных местах
files-breathless = { $count ->
    [one] { $count } выставленный камень был без дамэ: он снят с доски
    [few] { $count } выставленных камня были без дамэ: они сняты с доски
   *[many] { $count } выставленных камней были без дамэ: они сняты с доски
}
files-suicide = Ход снимает собственные камни (самоубийство): они убраны с доски
files-left-out = { $count ->
    [one] { $count } раз одна сторона ходит дважды подряд: между ходами показан пас, который не сохраняется
    [few] { $count } раза одна сторона ходит дважды подряд: между ходами показан пас, который не сохраняется
   *[many] { $count } раз одна сторона ходит дважды подряд: между ходами показан пас, который не сохраняется
}
files-other-games = { $count ->
    [one] Ещё { $count } партия остаётся в этом файле
    [few] Ещё { $count } партии остаются в этом файле
   *[many] Ещё { $count } партий остаются в этом файле
}
files-not-shown = Сохранено, но здесь не показано: { $name }
files-not-offered = Не все партии и позиции этого файла помещаются в список: остальные остаются в файле
files-first-game = Первую партию этого файла нельзя открыть. { $reason }
files-later-game = Ещё одну партию этого файла не удаётся прочитать. { $reason }
files-lost-text = текст вокруг партии
files-lost-program-lines = строки, начинающиеся с %
files-lost-repeated = второе значение «{ $name }»
files-lost-misplaced = «{ $name }» в более позднем узле
files-lost-results = результаты вариантов
files-lost-fields = { $more ->
    [yes] неизвестные поля: { $names } и другие
   *[no] неизвестные поля: { $names }
}
files-lost-komi = коми «{ $told }» (теперь { $kept })
files-lost-value = «{ $value }» в { $name }
files-lost-result = результат «{ $told }» (по ходам иначе)
files-part = { $part ->
    [setup] доска и правила
    [names] имена
    [info] сведения о партии
    [variations] варианты
    [comments] комментарии
    [marks] пометки
   *[moves] ходы
}
files-quoted = «{ $text }»

## Files that cannot be used, and what becomes of them

files-settings-default = Действуют стандартные настройки
files-settings-unusable = { $more ->
    [yes] Эти настройки не подходят: { $names } и другие
   *[no] Эти настройки не подходят: { $names }
}
files-progress-reset = Прогресс обучения начинается заново
files-progress-not-saved = Прогресс обучения не будет сохраняться
files-statistics-reset = Статистика начинается заново
files-statistics-unusable = Статистику нельзя использовать
files-last-game-lost = Последнюю партию нельзя продолжить
files-set-aside = Файл теперь называется { $file }
files-not-set-aside = Не удалось переименовать файл. { $reason }
files-earlier-offered = Предлагается более ранняя версия партии
files-earlier-not-restored = Более раннюю версию партии не удалось восстановить. { $reason }
files-counted-now = Законченная партия теперь в статистике
files-not-counted = Эта партия не попала в статистику
files-not-counted-yet = Этой партии ещё нет в статистике, но Plot 4 продолжает попытки

## When the program quits and the disk is not responding

files-unwritten-settings = Настройки ещё не сохранены: диск не отвечает
files-unwritten-progress = Прогресс обучения ещё не сохранён: диск не отвечает
files-unwritten-statistics = Статистика ещё не сохранена: диск не отвечает
files-unwritten-file = Файл { $file } ещё не сохранён: диск не отвечает

## The desktop's file dialogs: titles, and the kinds of file to choose from

files-dialog-open = Открыть партию
files-dialog-save = Сохранить партию
files-dialog-save-table = Экспорт статистики
files-dialog-save-picture = Сохранить картинку
files-dialog-save-animation = Сохранить анимацию
files-kind-games = Партии Plot 4
files-kind-tables = Таблицы CSV
files-kind-pictures = Картинки PNG
files-kind-animations = Анимации GIF

## Computers that fail

files-choose-game-over = Партия окончена: выбирать ход не из чего
files-choose-panicked = Компьютер не выбрал ход из-за внутренней ошибки
files-no-puzzle = Задачу не удалось создать из-за внутренней ошибки
