trainer-title = Тренажёр дебютов
trainer-answer-effect = Показать ответ (позиция вернётся сегодня же)
trainer-side-effect = Учить ходы за другой цвет
trainer-tree-effect = Показать дерево ответов или снова доску
trainer-keys-arrows = Стрелки
trainer-walk-effect = Выбрать в дереве позицию для тренировки
trainer-show-answer = Ответ
trainer-learn-new = Новая позиция
trainer-as-red = За красных
trainer-as-yellow = За жёлтых
trainer-tree = Дерево
trainer-seat = Вы играете { $side ->
    [red] красными
   *[yellow] жёлтыми
}: ваши первые { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
trainer-task = Ваш ход: { $goal ->
    [draw] удержите ничью
    [loss] продержитесь как можно дольше
   *[win] сохраните выигрыш
}
trainer-right = Верно: столбец { $column }
trainer-shown = Ответ: столбец { $column }
trainer-as-good = Столбец { $column } тоже { $result ->
    [draw] удерживает ничью
    [loss] проигрывает не раньше
   *[win] выигрывает
}. Найдите ход, который мы здесь учим
trainer-wrong = Столбец { $column } { $result ->
    [draw] даёт только ничью
    [loss] проигрывает
   *[win] выигрывает позже
}
trainer-better = Столбец { $column } { $result ->
    [draw] удерживает ничью
    [loss] проигрывает позже всех
   *[win] выигрывает
}
trainer-punish = { $side ->
    [red] Красные ошиблись
   *[yellow] Жёлтые ошиблись
}: найдите быстрый выигрыш
trainer-punished = Верно: столбец { $column } выигрывает
trainer-comes-back = { $days ->
    [0] Вернётся сегодня
    [1] Вернётся завтра
    [one] Вернётся через { $days } день
    [few] Вернётся через { $days } дня
    [many] Вернётся через { $days } дней
   *[other] Вернётся через { $days } дня
}
trainer-all-done = На сегодня всё: повторять нечего
trainer-streak = { $days ->
    [1] Сегодня вы занимались
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
trainer-nothing-to-learn = Здесь учить нечего: выигрыш виден сразу, этот ответ уже учтён в плане, или репертуар здесь кончается
trainer-replies = { $side ->
    [red] Первые два хода красных
   *[yellow] Первые два ответа жёлтых
}
trainer-you-know = вы знаете { $known } из { $count }
trainer-so-far = Сыграно: { $moves }
trainer-path = Ходы: { $moves }
trainer-state = { $state ->
    [known] выучено
    [learning] изучается
    [due] повторить сегодня
    [new] новое
   *[nothing] учить нечего
}
trainer-legend = { $state ->
    [known] выучено
    [learning] изучается
    [due] повторить
   *[new] новые
} { $count }
trainer-why-block = Он не даёт собрать четыре в ряд
trainer-why-forces = Он грозит четырьмя в ряд: { $side ->
    [red] красные должны
   *[yellow] жёлтые должны
} ответить в столбец { $column }
trainer-why-stops-two-threats = Он занимает клетку, с которой { $side ->
    [red] красные
   *[yellow] жёлтые
} создали бы две угрозы
trainer-why-makes-threat = Он создаёт угрозу в столбце { $column }, ряд { $row }
trainer-why-only-move = { $goal ->
    [draw] Других ходов, удерживающих ничью, нет
    [loss] Другие ходы проигрывают быстрее
   *[win] Других выигрывающих ходов нет
}
trainer-why-on-top = Прямо на фишку { $side ->
    [red] красных
   *[yellow] жёлтых
}
trainer-why-beside = Рядом с фишкой { $side ->
    [red] красных
   *[yellow] жёлтых
}
trainer-why-centre = Через середину проходит больше линий, чем через любой другой столбец
trainer-why-one-of-several = Другие столбцы не хуже, но с этим меньше учить
trainer-why-plan = Дальше есть план, который { $goal ->
    [draw] удерживает ничью
   *[win] выигрывает
}
trainer-about = Выучите ответы на первые ходы
