# The language itself and how it writes numbers.

language-name = Deutsch
language-english-name = German
language-decimal-mark = ,
language-group-mark = .
language-percent = { $percent } %
language-time = { $hour }:{ $minute }
language-time-of-half-day = { $hour }:{ $minute } { $half ->
    [am] AM
   *[pm] PM
}
