## Buttons that many dialogs have.

dialogs-close = Закрыть
dialogs-cancel = Отмена
dialogs-copy = Копировать
dialogs-delete = Удалить
dialogs-row-button = { $action }: { $row }

## The menu. Each line has room for about 25 letters, with a key at its right.

dialogs-menu = Меню

dialogs-menu-game = Партия
dialogs-menu-board = Доска
dialogs-menu-share = Обмен
dialogs-menu-learn = Тренировка
dialogs-menu-window = Программа

dialogs-save = Сохранить…
dialogs-open = Открыть…
dialogs-game-info = О партии
dialogs-game-info-menu = О партии…
dialogs-text-encoding-menu = Кодировка текста…
dialogs-past-games-menu = Прошлые партии
dialogs-copy-position = Копировать позицию
dialogs-paste-position = Вставить позицию
dialogs-picture = Картинка или анимация
dialogs-picture-menu = Картинка или анимация…
dialogs-copy-picture = Копировать картинку
dialogs-copy-picture-about = Её можно вставить в сообщение или документ
dialogs-save-picture = Сохранить картинку…
dialogs-save-picture-about = Позиция на экране в файле PNG
dialogs-save-animation = Сохранить анимацию…
dialogs-save-animation-about = Вся партия, ход за ходом, в файле GIF
dialogs-threats = Угрозы
dialogs-territory = Территория
dialogs-comment = Комментарий
dialogs-write-comment = Комментарий…
dialogs-turn-board = Перевернуть доску
dialogs-resign = Сдаться
dialogs-offer-draw = Предложить ничью
dialogs-free-board = Свободная доска
dialogs-promote-variation = Вариант выше
dialogs-make-main-line = Сделать главным
dialogs-delete-variation = Удалить вариант
dialogs-review = Разбор партии
dialogs-statistics-menu = Прогресс
dialogs-settings-menu = Настройки
dialogs-help-menu = Справка
dialogs-side-panel = Боковая панель
dialogs-sound = Звук
dialogs-large-names = Крупный вид
dialogs-full-screen = Полный экран
dialogs-quit-menu = Выйти
dialogs-lessons = Уроки
dialogs-menu-keys = Клавиши работают и без меню. F1 — все.
dialogs-pages = Почитать

## Questions. Enter gives the answer that loses nothing.

dialogs-quit = Выйти?
dialogs-quit-anyway = Всё равно выйти?
dialogs-game-is-saved = Партия сохранена, её можно продолжить в следующий раз
dialogs-stay = Остаться
dialogs-quit-button = Выйти
dialogs-quit-spoken = Выйти? Нажмите Enter, чтобы остаться, или Y, чтобы выйти
dialogs-quit-anyway-spoken = { $loss }. Всё равно выйти? Нажмите Enter, чтобы остаться, или Y, чтобы выйти

dialogs-let-play = Пусть компьютер ходит?
dialogs-let-play-about = Сейчас ход: { $name }. Если хотите сначала посмотреть позицию, нажмите потом P, чтобы компьютер пошёл, или F, чтобы пробовать ходы на свободной доске
dialogs-let-play-button = Пусть ходит
dialogs-look-first = Сначала посмотреть
dialogs-let-play-spoken = Пусть компьютер ходит? Сейчас ход: { $name }. Нажмите Enter, чтобы он ходил, или N, чтобы сначала посмотреть

dialogs-delete-statistics = Удалить всю статистику?
dialogs-no-undo = Отменить это нельзя
dialogs-keep-statistics = Оставить
dialogs-delete-statistics-button = Удалить
dialogs-delete-statistics-spoken = Удалить всю статистику? Отменить это нельзя. Нажмите Enter, чтобы оставить её, или Y, чтобы удалить


## The question at the start whether to continue a game.

dialogs-continue = Продолжить
dialogs-new-game = Новая партия
dialogs-continue-last = Продолжить последнюю партию?
dialogs-continue-last-spoken = Продолжить последнюю партию? { $players }. { $progress }. Нажмите Enter, чтобы продолжить, или N для новой партии
dialogs-last-moves-away = Последняя партия перейдёт в прошлые партии

dialogs-choose-file-game = Выберите партию
dialogs-choose-file-game-spoken = Выберите одну партию. Всего партий: { $count }
dialogs-game-number = Партия { $number }
dialogs-game-set-up = Партия { $number }, камни расставлены после хода { $moves }
dialogs-game-unnamed = Без имён
dialogs-file-players = { $first } – { $second }
dialogs-continue-one = Продолжить одну из этих партий?
dialogs-continue-one-spoken = Продолжить одну из этих партий? Всего партий: { $count }. Самая новая: { $players }. { $progress }. Нажмите Enter, чтобы продолжить самую новую, или N для новой партии
dialogs-newest-first = Сначала новые. Оставленные здесь партии будут предложены и в следующий раз
dialogs-newest-first-of-many = Сначала новые. Оставленные здесь партии будут предложены и в следующий раз, а за ними — более старые
dialogs-continue-newest = Продолжить самую новую из этих партий
dialogs-all-move-away = Все эти партии перейдут в прошлые партии
dialogs-set-aside = Отложить

dialogs-row = { $players }. { $progress }
dialogs-row-detail = { $players }. { $progress }: { $detail }

## The page of the past games.


## The question for the path of a file.

dialogs-open-game = Открыть партию
dialogs-save-game = Сохранить партию
dialogs-save-statistics = Сохранить статистику
dialogs-save-the-picture = Сохранить картинку
dialogs-save-the-animation = Сохранить анимацию
dialogs-open-button = Открыть
dialogs-save-button = Сохранить
dialogs-type-path = В этой системе нет окна выбора файлов. Введите путь к файлу
dialogs-type-path-ending = В этой системе нет окна выбора файлов. Введите путь к файлу. Чтобы его открывали другие программы, закончите имя на .{ $ending }
dialogs-type-path-spoken = { $title }: введите путь к файлу
dialogs-replace = Заменить этот файл?
dialogs-replace-button = Заменить
dialogs-file-exists = Файл с таким именем уже есть. Замените его или введите другое имя
dialogs-game-file-exists = Файл с таким именем уже есть. Партия в нём будет заменена. Если партий несколько, остальные останутся. Замените файл или введите другое имя
dialogs-replace-spoken = Заменить этот файл? Файл с таким именем уже есть. Нажмите Enter, чтобы заменить его, или Esc для отмены
dialogs-add = Добавить партию в этот файл?
dialogs-add-button = Добавить
dialogs-game-file-adds = В этом файле есть другие партии. Эта партия будет добавлена к ним. Добавьте её или введите другое имя
dialogs-add-spoken = Добавить партию в этот файл? В нём есть другие партии, и они останутся. Нажмите Enter, чтобы добавить, или Esc для отмены

## A file that is slow to be read or written.

dialogs-slow = Это занимает много времени
dialogs-waiting = Ожидание файла { $file }…
dialogs-waiting-spoken = Ожидание файла { $file }… Нажмите Esc, чтобы не ждать

## The report of a crash.

dialogs-crash = Посмотреть отчёт о сбое?
dialogs-crash-about = В Plot 4 произошла ошибка. Отчёт остаётся на этом компьютере
dialogs-crash-spoken = Посмотреть отчёт о сбое? В Plot 4 произошла ошибка. Отчёт остаётся на этом компьютере. Нажмите Enter, чтобы посмотреть, или N, чтобы пропустить
dialogs-view-report = Показать отчёт
dialogs-not-now = Не сейчас
dialogs-crash-report = Отчёт о сбое
dialogs-copy-report = Копировать весь отчёт
dialogs-delete-report = Удалить отчёт с этого компьютера

## The encodings in which the file that was opened last can be read again.

dialogs-text-encoding = Кодировка текста
dialogs-encoding-automatic = Автоматически
dialogs-encoding-chinese = Китайская ({ $name })
dialogs-encoding-japanese = Японская ({ $name })
dialogs-encoding-korean = Корейская ({ $name })
dialogs-encoding-western = Западноевропейская ({ $name })
dialogs-encoding-central = Центральноевропейская ({ $name })
dialogs-encoding-cyrillic = Кириллица ({ $name })
