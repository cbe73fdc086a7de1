# The language itself and how it writes numbers.

language-name = Deutsch
language-english-name = German
language-decimal-mark = ,
language-group-mark = .
