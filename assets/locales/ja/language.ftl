language-name = 日本語
language-english-name = Japanese
language-decimal-mark = .
language-group-mark = ,
language-percent = { $percent }%
language-time = { $hour }:{ $minute }
language-time-of-half-day = { $half ->
    [am] 午前
   *[pm] 午後
}{ $hour }:{ $minute }
