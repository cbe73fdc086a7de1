# The language itself and how it writes numbers.

# The name of this language in this language, as the settings list it.
language-name = English
# The same in English.
language-english-name = English
# The mark before the fraction of a number: the point in 2.5.
language-decimal-mark = .
# The mark between thousands: the comma in 12,345.
language-group-mark = ,
