# The name of this language in this language, as the settings list it.
language-name = Español
language-english-name = Spanish
language-decimal-mark = ,
# A space that does not break: 12 345.
language-group-mark = { "\u00A0" }
