## Engines: programs of others that play a side. The user names each of them in the settings.

# Why an engine makes no move. The game waits; these are shown in a notice.
# $name: the engine
engines-unknown = There is no engine called “{ $name }” in the settings
# $name: the engine
engines-wrong-command = The command for { $name } is empty or has an unclosed quotation mark
# $name: the engine
# $error: a sentence
engines-not-started = { $name } could not be started. { $error }
# $name: the engine
# $interpreter: the program that should run this script, such as /usr/bin/python3
engines-no-interpreter = { $name } could not be started. Its interpreter { $interpreter } is missing
# $name: the engine
engines-foreign = { $name } could not be started. Its program was made for another system or processor
# $name: the engine
engines-unsupported = { $name } cannot play with these rules or on this board
# $name: the engine
# $command: the command that it was given, in its own language
# $answer: what it said
engines-refused = { $name } refused “{ $command }”: { $answer }
# $name: the engine
engines-silent = { $name } is not responding
# $name: the engine
# $answer: what it said
# $protocol: what it should speak
# $example: a command
# The engine may be one of another game, or a program of another kind.
engines-other-protocol = { $name } answered “{ $answer }”. Choose a program that speaks { $protocol ->
    [gtp] GTP, the protocol of Go engines
   *[gomocup] the Gomocup protocol of Gomoku engines
}, such as “{ $example }”
# $name: the engine
engines-ended = { $name } has stopped running
# $name: the engine
# $status: a number
engines-ended-with-status = { $name } has stopped running, with exit status { $status }
# $name: the engine
# $signal: a number
engines-ended-by-signal = { $name } has stopped running, ended by signal { $signal }
# Behind one of the three sentences above.
# $ended: that sentence
# $line: the last line of what the engine has written about errors
engines-last-words = { $ended }: “{ $line }”
# $name: the engine
engines-flood = { $name } keeps sending text without stopping
# $name: the engine
# $answer: what it said
engines-illegal = { $name } answered “{ $answer }”, which is not a legal move
# In the window, behind one of the sentences above.
# $fault: that sentence
engines-failed = { $fault }. Press P to try again or C to choose another player
# In a terminal, behind one of the sentences above. The quoted word is typed there.
# $fault: that sentence
# $go: the word to type
engines-failed-terminal = { $fault }. Type “{ $go }” to try again, or name another player
# In a terminal: a file names an engine as a player.
# $name: the engine
# $go: the word to type
engines-let-play-terminal = The file names the engine { $name } as a player. Type “{ $go }” to let it play, or name another player
# What kind of player an engine is, on its card and in the list of players.
engines-about = a program from your settings

## The page of engines in the settings.

engines-title = Engines
# The button that opens the page.
engines-open = Engines…
engines-open-tip = Let other programs play
engines-intro = An engine is another program that plays Go (over GTP) or Gomoku (over the Gomocup protocol). Add one here, and you can choose it as a player.
engines-add = Add an engine
# A row of the list.
# $name: the engine
# $game: the game it plays
engines-of-game = { $name } · { $game }
# Three short buttons in a row.
# $name: the engine
engines-try-it = Try { $name }
# $name: the engine
engines-change = Change { $name }
# $name: the engine
engines-remove = Remove { $name }
# $name: the engine
engines-trying = Starting { $name }…
# $name: the engine
# $first: the first move of the engine
engines-works = { $name } works: it begins with { $first }

# The fields of an engine.
engines-game = Game
engines-name = Name
engines-command = Command that starts it
# In an empty field, in grey.
# $example: a name or a command, such as “gnugo --mode gtp”.
engines-for-example = For example: { $example }
engines-seconds = Seconds for each move
# A choice besides 1, 2, 5… seconds: it takes the time it wants. Very short.
engines-any-time = No limit
engines-save = Save engine
engines-needs-name = Give the engine a name
# $name: the name
engines-name-taken = Another engine is called { $name }: choose another name
