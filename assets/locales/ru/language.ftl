# The language itself and how it writes numbers.

language-name = Русский
language-english-name = Russian
language-decimal-mark = ,
language-group-mark = { "\u00A0" }
