# The language itself and how it writes numbers.

language-name = Deutsch
language-decimal-mark = ,
language-group-mark = .
