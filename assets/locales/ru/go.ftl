## The board of Go.

go-how-to-mark = Нажмите на группу, чтобы пометить её мёртвой или живой

go-resign-again = Сдать партию? Нажмите «Сдаться» ещё раз

go-estimates = Го — слишком сложная игра, чтобы рассчитать её до конца, поэтому компьютер после каждого хода разыгрывает много партий и смотрит, кто побеждает. 65 % значит, что после этого хода вы выиграли бы примерно 65 партий из 100. Лучший ход выделен.
go-estimates-example = 65 %

## Beside the name of the game, in a list: "9 × 9 · Handicap 2 · Komi 0.5 · Area scoring".

go-subtitle-handicap = Фора { $stones }
go-subtitle-stones = На доске { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}
go-subtitle-komi = Коми { $komi }
go-subtitle-area = Подсчёт площади
go-subtitle-territory = Подсчёт территории
go-subtitle-stone-scoring = Подсчёт камней

## Below the board: captures or the score, and buttons.

go-captures = Пленные: у чёрных { $black }, у белых { $white }

go-score = Очки: чёрные { $black }, белые { $white }
go-open-points = { $points ->
    [one] { $points } нейтральный пункт не считается
    [few] { $points } нейтральных пункта не считаются
   *[many] { $points } нейтральных пунктов не считаются
}
go-leads = { $side ->
    [black] Чёрные
   *[white] Белые
} впереди примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
go-about-even = Примерно поровну

go-passed = { $side ->
    [black] Чёрные: пас
   *[white] Белые: пас
}

go-resigned = { $side ->
    [black] Чёрные сдались
   *[white] Белые сдались
}

go-count = Подсчёт
go-count-tip = Подсчёт, когда все мёртвые камни помечены

go-resume = Дальше
go-resume-tip = Играть дальше со всеми камнями

go-pass = Пас
go-pass-tip = Пропустить ход (два паса подряд завершают партию)

go-resign = Сдаться
go-resign-tip = Сдать партию

## Moves in the narrow list of moves, which has room for eight letters.

go-listed-pass = пас
go-listed-resign = сдача

## The keys of the board, on the help page.

go-place-stone = Поставить туда камень, а после двух пасов пометить группу мёртвой или живой
go-pass-effect = Пас, а после двух пасов подсчёт очков
go-resign-effect = Сдаться (нажать дважды), а после двух пасов играть дальше

## What a screen reader says of a point.

go-dead = мёртвый
go-likely-black = вероятно, чёрных
go-likely-white = вероятно, белых
go-likely-dead = вероятно, мёртвый

go-point-territory = { $owner ->
    [black] { $point }, пусто, территория чёрных
    [white] { $point }, пусто, территория белых
   *[neutral] { $point }, пусто, нейтральный
}

go-group = Группа: { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}, { $liberties } дамэ

## The page about the rules. Each paragraph has a heading and mostly a picture, which a screen
## reader describes.

go-page-rules = Правила го

go-page-groups-heading = Камни и группы
go-page-groups = Начинают чёрные. Игроки по очереди ставят по камню на пустой пункт, то есть на пересечение линий. Камни остаются на месте, пока их не снимут. Камни одного цвета, соединённые по линиям, образуют группу. Они живут или умирают вместе.

go-page-capturing-heading = Как снимают камни
go-page-capturing = Пустые пункты рядом с группой — её дамэ. Группу без дамэ снимают с доски. Занимать последнее дамэ своей группы нельзя, если только ваш камень при этом ничего не снимает.
go-page-capturing-picture = Чёрные ставят камень на C2 и снимают белый камень с C3

go-page-eyes-heading = Два глаза
go-page-eyes = Пустой пункт внутри группы — это глаз. Группа с двумя отдельными глазами живая: соперник не может занять оба сразу, а занять только один ему нельзя.
go-page-eyes-picture = Чёрная группа живая: A1 и C1 — её глаза

go-page-ko-heading = Ко
go-page-ko = Ход не может вернуть прежнюю позицию всей доски. Поэтому там, где два камня могли бы снимать друг друга без конца, сначала нужно сходить в другое место. Для новой партии можно выбрать другое правило ко.
go-page-ko-picture = Чёрные только что сняли камень с C3, и белые не могут сразу снять в ответ

go-page-end-heading = Конец партии
go-page-end = Когда выигрывать больше нечего, пасуйте (F2). После двух пасов подряд нажимайте на мёртвые группы, чтобы их пометить. Некоторые помечены за вас, а если вы пометите живые камни компьютера или оставите свои мёртвые, он возразит. Затем подсчитываются очки: по очку за каждый ваш камень и за каждый пустой пункт, окружённый только вашими камнями. При подсчёте территории, как в Японии, считаются окружённые пункты и снятые камни. За второй ход белые получают дополнительные очки — коми. Более слабый игрок может начать с двумя–девятью камнями на доске — это фора.
go-page-end-picture = У чёрных 15 очков, у белых 10: маленькие квадраты показывают, чьи это пустые пункты

## What Go says: src/words/go.rs

go-goal-area = Займите на доске больше места, чем соперник. Два паса завершают партию
go-goal-territory = Окружите больше территории и снимите больше камней, чем соперник. Два паса завершают партию
go-goal-stones = Поставьте на доску больше камней, чем соперник. Два паса завершают партию
go-move-mark = пометка { $point }
go-move-mark-title = Пометка { $point }
go-marked-dead = { $point } — мёртвая группа
go-marked-alive = { $point } — живая группа
go-why-captured = { $stone } не спасти: снимается ходом { $point }
go-why-dies = { $stone } не построит двух глаз
go-why-seki = { $stone } живёт в сэки
go-move-count = подсчёт очков
go-move-count-title = Подсчёт очков
go-move-resume = продолжение игры
go-move-resume-title = Продолжение игры
go-move-resign = сдача
go-move-resign-title = Сдача
go-refused-self-capture = У камня на { $point } не было бы дамэ: выберите другой пункт (самоубийственный ход)
go-refused-ko = На { $point } пока нельзя снять в ответ: сначала сходите в другое место (ко)
go-refused-repetition = Ход { $point } повторил бы прежнюю позицию: сначала сходите в другое место (суперко)
go-refused-not-settling = Мёртвые камни помечают после двух пасов
go-refused-no-stone = На { $point } нет камня: выберите группу
go-passes = { $name-kind ->
    [you] Вы пасуете
    [side] { $name } пасуют
   *[person] { $name } пасует
}: игру продолжают { $side ->
    [black] чёрные
   *[white] белые
}

go-level-medium = видит, что можно снять
go-level-high = пробует тысячи партий на ход
go-level-greedy = снимает и спасает камни

go-title = Го
go-summary = окружить и захватить

go-counted-area = { $side ->
    [black] Чёрные
   *[white] Белые
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}, территория { $territory })
go-counted-area-komi = { $side ->
    [black] Чёрные
   *[white] Белые
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}, территория { $territory }, коми { $komi })
go-counted-territory = { $side ->
    [black] Чёрные
   *[white] Белые
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} (территория { $territory }, пленных: { $prisoners })
go-counted-territory-komi = { $side ->
    [black] Чёрные
   *[white] Белые
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} (территория { $territory }, пленных: { $prisoners }, коми { $komi })
go-counted-stones = { $side ->
    [black] Чёрные
   *[white] Белые
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
})
go-counted-stones-komi = { $side ->
    [black] Чёрные
   *[white] Белые
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}, коми { $komi })

## The coach: mistakes that can be seen, in a review and on the coach’s card.

go-left-in-atari = { $name-kind ->
    [you] Вы оставили
    [side] { $name } оставляют
   *[person] { $name } оставляет
} в атари { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
go-put-in-atari = { $name-kind ->
    [you] Вы сами поставили
    [side] { $name } сами ставят
   *[person] { $name } ставит
} в атари { $count ->
    [one] { $count } свой камень
    [few] { $count } своих камня
    [many] { $count } своих камней
   *[other] { $count } своего камня
}
go-missed-capture = { $name-kind ->
    [you] Вы не сняли
    [side] { $name } не снимают
   *[person] { $name } не снимает
} { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}: { $point }
go-misread-ladder = { $name-kind ->
    [you] Вы увели
    [side] { $name } уводят
   *[person] { $name } уводит
} { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
} в проигранную лестницу
go-filled-eye = { $name-kind ->
    [you] Вы заполнили
    [side] { $name } заполняют
   *[person] { $name } заполняет
} свой глаз на { $point }
go-card-left-in-atari = В атари останется { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
go-card-put-in-atari = Так в атари попадёт { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
go-card-missed-capture = Вы можете снять { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
go-card-misread-ladder = { $count ->
    [1] Лестница поймает этот камень
   *[other] Лестница поймает эти камни
}
go-card-filled-eye = Так вы заполните свой глаз
go-why-in-atari = { $side ->
    [black] Чёрные
   *[white] Белые
} снимут ходом { $point }
go-why-missed-capture = Ходите на { $point }, пока { $count ->
    [1] камень не ушёл
   *[other] камни не ушли
}
go-why-misread-ladder = { $side ->
    [black] Чёрные
   *[white] Белые
} ходят на { $point } и дают атари снова и снова
go-why-filled-eye = Чтобы жить, группе нужны два глаза
