endings-title = Доведите до победы
endings-title-draw = Удержите ничью
endings-plan-effect = Показать план этой позиции (тогда она вернётся раньше)
endings-next-effect = Следующая позиция
endings-themes-effect = Выбрать тему для занятий
endings-themes = Темы
endings-choose-theme = Выберите тему
endings-label = { $theme ->
    [double-threat] Двойная угроза
    [follow-up] Следование: фишка на фишку соперника
    [odd-threat] Угроза в нечётном ряду
    [even-threat] Угроза в чётном ряду
    [zugzwang] Цугцванг: у соперника кончаются безопасные столбцы
   *[sacrifice] Жертва: одна угроза за другую
}
endings-task = Ход { $side ->
    [red] красных
   *[yellow] жёлтых
}: { $goal ->
    [draw] удержите ничью до конца
   *[win] выиграйте при лучшей игре соперника
}
endings-slip = Столбец { $column } { $result ->
    [draw] даёт только ничью
   *[loss] проигрывает
}. Есть ход, который { $goal ->
    [draw] удерживает ничью
   *[win] выигрывает
}
endings-replied = { $side ->
    [red] Красные сыграли
   *[yellow] Жёлтые сыграли
} в столбец { $column }
endings-held = { $result ->
    [draw] Вы удержали ничью
   *[win] Вы победили
}
endings-theme-name = { $theme ->
    [all] Все темы
    [double-threat] Двойная угроза
    [follow-up] Следование
    [odd-threat] Нечётная угроза
    [even-threat] Чётная угроза
    [zugzwang] Цугцванг
   *[sacrifice] Жертва
}
endings-solved = решено { $solved } из { $count }
endings-about = Доигрывайте окончания против лучших ответов
