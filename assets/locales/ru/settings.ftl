## The settings. Each is a row of choices side by side, so names and values are short.

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
settings-stop = Остановиться
settings-play-another = Играть ещё

settings-who-starts = Кто начинает
settings-take-turns = По очереди
settings-loser = Проигравший
settings-same-player = Тот же игрок

settings-lost-games = Компьютеры в проигранной партии
settings-play-to-end = Играют дальше
settings-resign-lost = Сдаются

settings-analysis = Показывать анализ
settings-analysis-on-key = По клавише A
settings-analysis-always = Всегда
settings-analysis-time = Анализ думает дальше
settings-seconds = { $count } с

settings-threats = Угрозы
settings-threats-shown = Видны
settings-threats-hidden = Скрыты
settings-coordinates = Координаты
settings-move-numbers = Номера ходов
settings-emblems = Звезда и кольцо на фишках
settings-numbers-shown = Видны
settings-numbers-hidden = Скрыты

settings-sound = Звук
settings-on = Вкл.
settings-off = Выкл.
settings-volume = Громкость

settings-names-and-score = Имена и счёт
settings-in-panel = На боковой панели
settings-large = Крупно, для стримов

settings-computers-move = Компьютер ходит
settings-naturally = Естественно
settings-at-once = Сразу
settings-fixed-time = Через заданное время
settings-computer-delay = Пауза перед ходом компьютера
settings-zoom = Масштаб
settings-zoom-limited = Масштаб (в этом окне до { $percent } %)

settings-seed = Зерно случайности (то же число — та же партия)
settings-seed-empty = Оставьте пустым, чтобы партии были разными
settings-seed-wrong = Введите целое число или оставьте поле пустым

settings-choice = { $setting }: { $value }

# Always in English letters.
settings-no-font = В системе нет шрифта с буквами этого языка ({ $language }): установите его, например Noto Sans CJK
settings-unknown-language = Язык «{ $tag }» из настроек неизвестен, поэтому Plot 4 использует язык системы

settings-quit = Выйти из Plot 4
