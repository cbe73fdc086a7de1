# The language itself and how it writes numbers.

language-name = Русский
language-decimal-mark = ,
language-group-mark = { "\u202F" }
