## The first lesson of Connect 4: a friend shows a child how to play. The user is Red and Yellow
## answers by itself.

lesson-title = Первый урок
lesson-keys-enter = Enter
lesson-enter-effect = Продолжить или попробовать снова

lesson-step = Шаг { $step } из { $count }

lesson-step-spoken = Шаг { $step } из { $count }. { $task }

lesson-taken-back = Фишка возвращена. { $task }

lesson-play = Играть с Новичком

## The six steps: what to do, and what is said when it is done.

lesson-drop-name = Бросить фишку
lesson-drop = Вы играете красными. Нажмите на столбец или на его цифру, чтобы бросить фишку
lesson-drop-done = Фишки падают до самого низа. Вы и жёлтые ходите по очереди

lesson-line-name = Четыре в ряд
lesson-line = Чтобы выиграть, соберите четыре в ряд. Три фишки уже есть: добавьте четвёртую
lesson-line-done = Четыре в ряд: вы выиграли!

lesson-diagonal-name = Увидеть диагональ
lesson-diagonal = Собирать можно и по вертикали, и по диагонали. Закончите диагональ
lesson-diagonal-done = Отлично! Диагонали легче всего проглядеть, так что следите за ними

lesson-block-name = Закрыть ряд соперника
lesson-block = У жёлтых три в ряд, а ход ваш. Закройте четвёртую клетку
lesson-block-done = Закрыто! Перед каждым ходом смотрите, чем угрожает соперник

lesson-below-name = Следить за клеткой сверху
lesson-below = Жёлтым нужны две отмеченные клетки, но клетки под ними ещё пусты. Ходите куда угодно, только не прямо под отметку
lesson-below-done = Безопасно! Фишка под отметкой помогла бы жёлтым туда попасть. Так решаются многие партии

lesson-two-threats-name = Создать две угрозы
lesson-two-threats = Соперник может закрыть за ход только одно место. Соберите три в ряд, чтобы оба конца были свободны
lesson-two-threats-done = Двойная угроза: жёлтые закрыли только одну из двух. Основы вы знаете. Сыграем?

## What is said of a coin that did not finish the step.

lesson-no-line = Столбец { $column } не даёт четырёх в ряд, а столбец { $better } даёт
lesson-no-two-threats = Столбец { $column } не создаёт двойной угрозы
lesson-lets-yellow-win = Столбец { $column } позволит жёлтым собрать четыре
lesson-yellow-makes-four = Жёлтые собирают четыре в столбце { $column }. Верните фишку и попробуйте снова
lesson-both-ends-open = Двойная угроза: жёлтые могут закрыть только одну из двух
lesson-yellow-blocks = Жёлтые закрывают столбец { $column }. Теперь соберите четыре
