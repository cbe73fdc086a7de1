# The language itself and how it writes numbers.

language-name = Русский
language-english-name = Russian
language-decimal-mark = ,
language-group-mark = { "\u00A0" }
language-percent = { $percent } %
language-time = { $hour }:{ $minute }
language-time-of-half-day = { $hour }:{ $minute } { $half ->
    [am] AM
   *[pm] PM
}
