language-name = 日本語
language-english-name = Japanese
language-decimal-mark = .
language-group-mark = ,
