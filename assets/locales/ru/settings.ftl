## The settings: a page for each group, names at the left and values at the right.

settings-title = Настройки

settings-language = Язык
settings-language-change = Язык: { $language }, изменить
settings-match-system = Как в системе

settings-appearance = Оформление
settings-light = Светлое
settings-dark = Тёмное

settings-colours = Цвета
settings-cobalt = Кобальт
settings-walnut = Орех
settings-high-contrast = Высокий контраст

settings-animation = Анимация
settings-animation-normal = Обычная
settings-animation-slow = Медленная
settings-animation-off = Без анимации

settings-after-game = После партии компьютеров

settings-who-starts = Кто начинает следующую партию
settings-take-turns = По очереди
settings-loser = Проигравший
settings-same-player = Тот же игрок

settings-analysis = Показывать анализ
settings-analysis-on-key = По клавише A
settings-analysis-always = Всегда
settings-analysis-time = Углублять анализ
settings-seconds = { $count } с

settings-threats = Угрозы
settings-coordinates = Координаты
settings-move-numbers = Номера ходов
settings-emblems = Звезда и кольцо на фишках

settings-sound = Звук
settings-off = Выкл.
settings-volume = Громкость

settings-computer-delay = Компьютер ходит через
settings-zoom = Размер текста
settings-zoom-limited = До { $percent } % в этом окне

settings-computers-move = Компьютер ходит
settings-naturally = В своём темпе
settings-at-once = Сразу
settings-fixed-time = С задержкой

settings-seed = Начальное число
settings-seed-empty = Пусто: партии будут разными
settings-seed-wrong = Введите целое число или оставьте поле пустым

settings-choice = { $setting }: { $value }

# Always in English letters.
settings-no-font = В системе нет шрифта с буквами этого языка ({ $language }): установите его, например Noto Sans CJK
settings-unknown-language = Язык «{ $tag }» из настроек неизвестен, поэтому Plot 4 использует язык системы

settings-tab-look = Вид
settings-tab-play = Игра
settings-tab-language = Язык и текст
settings-tab-advanced = Дополнительно
settings-preview = Пример
settings-reset = Сбросить эту страницу
settings-immediate = Изменения действуют сразу
settings-keys = Ctrl+Tab: другая страница · Tab и стрелки: выбор · Пробел: переключить
settings-esc-closes = Esc — закрыть
settings-only-in = Только в играх: { $games }
settings-emblems-about = Различают стороны без цвета
settings-coordinates-about = Цифры и буквы вокруг доски
settings-move-numbers-about = На камнях, по порядку ходов
settings-panel-about = Игроки, ходы и кнопки рядом с доской
settings-stage-about = Для стримов и больших экранов
settings-coach-about = В следующих партиях
settings-threats-about = Отмечает клетки, где ряд станет четвёркой
settings-computers-resign = Компьютеры сдаются в проигранных партиях
settings-seed-same = То же число — та же партия

settings-lock = Закрыть помощь
settings-lock-about = Без подсказок, анализа, тренера и отмены ходов: для занятий и турниров. Того, кто ищет обход, это не остановит
settings-locked-about = Введите цифры, чтобы открыть её
settings-lock-button = Закрыть
settings-unlock = Открыть
settings-lock-digits = Не меньше { $count } цифр
settings-lock-wrong = Это не те цифры
settings-help-is-locked = Помощь закрыта (Настройки › Игра)
settings-help-is-unlocked = Помощь открыта
