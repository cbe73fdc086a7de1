endings-title = Доведите до победы
endings-plan-effect = Показать план этой позиции (тогда она вернётся раньше)
endings-next-effect = Следующая позиция
endings-theme-effect = Другая тема или все
endings-theme = Тема
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
}. Есть ход, который сохраняет результат
endings-replied = { $side ->
    [red] Красные сыграли
   *[yellow] Жёлтые сыграли
} в столбец { $column }
endings-held = { $result ->
    [draw] Вы удержали ничью
   *[win] Вы победили
}
endings-solved = { $theme ->
    [all] Все темы
   *[other] Эта тема
}: решено { $solved } из { $count }
endings-about = Доигрывайте окончания против лучших ответов
