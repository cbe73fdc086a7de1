## The first lessons of Gomoku, Go, Checkers and Reversi: positions with one thing to do in each.
## The user is Black, or Red in Checkers. One sentence a step, without a full stop at the end.

first-lesson-hint-effect = Отметить верный ход
first-lesson-show-effect = Показать верные ходы
first-lesson-next-effect = К следующему шагу
first-lesson-ready = Урок окончен. Сыграем?

## Gomoku. Of each step: the name in a list, what to do, what is said when it is done, and of a wrong stone.

first-lesson-gomoku-five-name = Пять в ряд
first-lesson-gomoku-five = Пять в ряд выигрывают: поставьте пятый камень
first-lesson-gomoku-five-right = Пять в ряд: чёрные выиграли
first-lesson-gomoku-five-wrong = Пяти не вышло: у вашей четвёрки свободен один конец

first-lesson-gomoku-block-name = Закрыть четвёрку
first-lesson-gomoku-block = У белых четвёрка: закройте свободный конец
first-lesson-gomoku-block-right = Закрыто: теперь белым не собрать пять
first-lesson-gomoku-block-wrong = Следующим камнем белые соберут пять: четвёрку закрывают сразу

first-lesson-gomoku-four-name = Открытая четвёрка
first-lesson-gomoku-four = У вашей тройки свободны оба конца: сделайте открытую четвёрку
first-lesson-gomoku-four-right = Открытая четвёрка: белые закроют лишь один конец, а на другом вы соберёте пять
first-lesson-gomoku-four-wrong = Открытой четвёрки не вышло: поставьте камень вплотную к концу ряда

first-lesson-gomoku-stop-name = Закрыть тройку
first-lesson-gomoku-stop = У белых открытая тройка: закройте конец, пока она не стала открытой четвёркой
first-lesson-gomoku-stop-right = Остановлено: любую следующую четвёрку белых вы закроете
first-lesson-gomoku-stop-wrong = Белые сделают открытую четвёрку, и оба конца вам не закрыть

first-lesson-gomoku-fork-name = Двойная угроза
first-lesson-gomoku-fork = Создайте двойную угрозу: четвёрку и открытую тройку одним камнем
first-lesson-gomoku-fork-right = Белым приходится закрыть четвёрку, а ваша тройка станет открытой четвёркой
first-lesson-gomoku-fork-wrong = Это не двойная угроза: найдите пункт, где сходятся два ваших ряда

first-lesson-gomoku-forbidden-name = Запрещённые пункты
first-lesson-gomoku-forbidden = Две открытые тройки сразу чёрным запрещены (кресты): сделайте четвёрку и тройку
first-lesson-gomoku-forbidden-right = Четвёрка с тройкой разрешена, и белым не остановить обе
first-lesson-gomoku-forbidden-wrong = Четвёрки с тройкой не вышло: найдите пункт, где сходятся ряды

## Go: the same of each step.

first-lesson-go-capture-name = Снять камень
first-lesson-go-capture = Пустые пункты рядом с камнем — его дамэ: займите последнее дамэ белых
first-lesson-go-capture-right = Снят: камень без дамэ убирают с доски
first-lesson-go-capture-wrong = У белого камня осталось дамэ — D3

first-lesson-go-save-name = Атари
first-lesson-go-save = Ваш камень в атари, у него одно дамэ: протяните его
first-lesson-go-save-right = Спасён: вместе у двух камней три дамэ
first-lesson-go-save-wrong = Белые могут снять ваш камень ходом C2

first-lesson-go-group-name = Группы
first-lesson-go-group = У соединённых камней общие дамэ: снимите оба белых камня сразу
first-lesson-go-group-right = Два камня сразу: группа живёт или умирает вместе
first-lesson-go-group-wrong = У группы белых осталось дамэ — C1

first-lesson-go-eyes-name = Два глаза
first-lesson-go-eyes = Группу с двумя глазами не снять: сделайте два глаза в своём углу
first-lesson-go-eyes-right = Два глаза, A1 и C1: белым не занять оба сразу
first-lesson-go-eyes-wrong = Белые сходят B1, и второго глаза у группы не будет

first-lesson-go-ko-name = Ко
first-lesson-go-ko = Белые сняли в ко, и на C3 сразу снять нельзя: сначала дайте атари в другом месте
first-lesson-go-ko-right = Белые ответили на атари, и вы сняли камень в ко
first-lesson-go-ko-wrong = Белые соединят ко ходом C3: дайте атари, а после ответа снимайте

first-lesson-go-count-name = Подсчёт
first-lesson-go-count = Границы закрыты, и белые спасовали: пасуйте и вы, и очки подсчитают
first-lesson-go-count-right = 13 : 12, чёрные выиграли: считаются камни и окружённые ими пункты
first-lesson-go-count-wrong = Границы уже закрыты: лучше спасуйте

## Checkers: the same of each step.

first-lesson-checkers-jump-name = Взятие
first-lesson-checkers-jump = Если можно побить, бить обязательно: выберите взятие, на которое белые не побьют в ответ
first-lesson-checkers-jump-right = Побита, а у края вашу простую не перепрыгнуть
first-lesson-checkers-jump-wrong = Белая простая с поля 23 побьёт вашу

first-lesson-checkers-chain-name = Взятие цепочкой
first-lesson-checkers-chain = Шашка бьёт, пока может: побейте три простые одним ходом
first-lesson-checkers-chain-right = Три простые одним ходом: из нескольких взятий можно выбрать любое
first-lesson-checkers-chain-wrong = Так вы побьёте только две

first-lesson-checkers-king-name = Стать дамкой
first-lesson-checkers-king = Простая в последнем ряду становится дамкой: проведите одну
first-lesson-checkers-king-right = Дамка ходит и бьёт вперёд и назад
first-lesson-checkers-king-wrong = Эта простая не доходит до последнего ряда

first-lesson-checkers-back-name = Бить назад
first-lesson-checkers-back = Дамка бьёт и назад: побейте ею две простые
first-lesson-checkers-back-right = Две простые: обычной простой так не побить
first-lesson-checkers-back-wrong = Ваша простая бьёт одну, а дамка — две

first-lesson-checkers-shot-name = Отдать одну, взять две
first-lesson-checkers-shot = Белые тоже обязаны бить: отдайте простую, чтобы побить две
first-lesson-checkers-shot-right = Одна за две, и у белых не осталось шашек: красные выиграли
first-lesson-checkers-shot-wrong = После ответа белых двух вам не побить

first-lesson-checkers-opposition-name = Оппозиция
first-lesson-checkers-opposition = Займите оппозицию: сходите так, чтобы белой дамке пришлось встать перед вашей
first-lesson-checkers-opposition-right = Белым пришлось ходить, и они потеряли последнюю шашку
first-lesson-checkers-opposition-wrong = Белая дамка уйдёт из угла, и её не побить

## Reversi: the same of each step.

first-lesson-reversi-turn-name = Перевернуть фишки
first-lesson-reversi-turn = Белые фишки в ряду между двумя вашими переворачиваются: переверните три
first-lesson-reversi-turn-right = Три фишки перевёрнуты и теперь ваши
first-lesson-reversi-turn-wrong = Так перевернётся меньше трёх

first-lesson-reversi-lines-name = Несколько рядов
first-lesson-reversi-lines = Одна фишка может перевернуть несколько рядов: переверните в трёх направлениях
first-lesson-reversi-lines-right = По фишке в каждом из трёх рядов
first-lesson-reversi-lines-wrong = Так перевернётся меньше рядов

first-lesson-reversi-corner-name = Углы
first-lesson-reversi-corner = Фишку в углу не перевернуть никогда: займите угол
first-lesson-reversi-corner-right = Угол ваш навсегда
first-lesson-reversi-corner-wrong = Это не угол, а угол можно занять

first-lesson-reversi-keep-name = Рядом с углом
first-lesson-reversi-keep = Фишка рядом с пустым углом может отдать его: сходите так, чтобы белые не получили угла
first-lesson-reversi-keep-right = Теперь белым не занять ни одного угла
first-lesson-reversi-keep-wrong = Следующим ходом белые займут угол

first-lesson-reversi-mobility-name = Меньше ходов белым
first-lesson-reversi-mobility = У кого мало ходов, тот играет и плохие: оставьте белым только два
first-lesson-reversi-mobility-right = Белым осталось выбирать из двух ходов
first-lesson-reversi-mobility-wrong = Так у белых останется больше двух ходов

first-lesson-reversi-pass-name = Пас
first-lesson-reversi-pass = Кому нечего перевернуть, тот пасует: оставьте белых без ходов
first-lesson-reversi-pass-right = Белым пришлось спасовать, и снова ходите вы
first-lesson-reversi-pass-wrong = У белых ещё есть ход

first-lesson-reversi-end-name = Конец партии
first-lesson-reversi-end = В конце побеждает тот, у кого больше фишек: займите две последние клетки в верном порядке
first-lesson-reversi-end-right = 34 : 30 — чёрные выиграли
first-lesson-reversi-end-wrong = Белые займут другую клетку и выиграют
