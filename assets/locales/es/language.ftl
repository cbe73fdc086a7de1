# The name of this language in this language, as the settings list it.
language-name = Español
language-english-name = Spanish
language-decimal-mark = ,
# A space that does not break: 12 345.
language-group-mark = { "\u00A0" }
language-percent = { $percent } %
language-time = { $hour }:{ $minute }
language-time-of-half-day = { $hour }:{ $minute } { $half ->
    [am] a. m.
   *[pm] p. m.
}
