### Errors and notices about files: games, settings, statistics, practice progress, pictures.
### Most appear in a notice at the bottom of the window, or as one line in the terminal.

## What failed. $reason is one of the sentences below

# $file: the path of the file.
# $reason: a sentence.
files-cannot-open = Cannot open { $file }. { $reason }
# $file: the path of the file.
# $reason: a sentence.
files-cannot-save = Cannot save { $file }. { $reason }
# $file: the path of the file.
# $reason: a sentence.
files-cannot-rename = Cannot rename { $file }. { $reason }
# $file: the path of the file.
# $reason: a sentence.
files-cannot-delete = Cannot delete { $file }. { $reason }
# Two windows use one file in turn: one of them locks it for a moment.
# $file: the path of the file.
# $reason: a sentence.
files-cannot-lock = Cannot lock { $file }. { $reason }
files-cannot-paint = Cannot make the picture. { $reason }
# The command `plot4 picture`.
files-picture-exists = { $file } already exists: choose another name, or use --replace
files-statistics-locked = Cannot open the statistics. { $reason }

## Reasons

# $kind: the kind of error, as the system reports it.
# $text: the system's own words, in English.
files-system-error = { $kind ->
    [not-found] There is no such file or folder
    [not-folder] Part of this path is a file, not a folder
    [denied] You do not have permission
    [in-use] Another program may have it open: close it there, or choose another name
    [full] The disk is full
    [read-only] The disk is read-only
   *[other] { $text }
}
files-is-folder = This is a folder: choose another name
files-not-a-file = This is not a file: choose another name
files-read-only = The file is read-only: choose another name
files-no-folder = There is no folder { $folder }
files-links-in-circle = The symbolic links form a loop: choose another name
files-not-written-through = The new file is saved, but the disk has not confirmed it yet. { $reason }
files-no-name-free = Could not find a free file name: try again
files-locked = Another window of Plot 4 is using the files and does not respond
files-lock-deleted = Another program keeps deleting a file that Plot 4 needs: close it and try again
files-not-removable = This is neither a past game nor a crash report
files-elsewhere = The game is open in another window
files-no-file-free = No file name is free: save it under another name
files-panicked = Plot 4 could not read or write the file because of an internal error
files-paint-panicked = Plot 4 could not make the picture because of an internal error
files-paint-stopped = The picture was canceled

## Faults in the text of a file

# $number (number): the size limit, in KiB.
files-too-large = The file is larger than { $number } KiB, the most that Plot 4 reads
# $size (number): the size that the file would have, in KiB.
# $most (number): the size limit, in KiB.
files-would-be-too-large = The file would take { $size } KiB, and Plot 4 reads { $most } KiB at most
# $character: the character.
files-other-encoding = This file is in an older encoding, which has no “{ $character }”. Save this game in a file of its own, or convert the file to UTF-8 first
files-others-would-be-lost = Plot 4 cannot save here without losing other games of this file: save this game in a file of its own
# $part: the part of the game that the format has no place for.
files-would-lose = { $part ->
    [setup] This format cannot hold the board or the rules of this game: choose a name that ends in .json
    [names] This format cannot hold the names of the players: choose a name that ends in .json
    [info] This format cannot hold all of the game info: choose a name that ends in .json
    [comments] This format cannot hold all of the comments: choose a name that ends in .json
    [marks] This format cannot hold all of the marks: choose a name that ends in .json
   *[moves] This format cannot hold all of the moves: choose a name that ends in .json
}
# $extension: the ending of the name, such as gib.
files-only-read = Plot 4 reads files that end in .{ $extension }, but does not write them: choose a name that ends in .json, in .sgf for Go and Gomoku, or in .pdn for Checkers
files-sgf-only-for = SGF files are for Go and Gomoku only: choose a name that ends in .json, or in .pdn for Checkers
files-pdn-only-for = PDN files are for Checkers only: choose a name that ends in .json, or in .sgf for Go and Gomoku
files-not-text = The file is not UTF-8 text
# $version (number): the version of the file's format.
# $known (number): the newest version that this program reads.
files-newer = A newer version of Plot 4 saved this file (format { $version }, and this one reads up to { $known }): update Plot 4
# $field: the name of a field of the file, in English.
# $reason: a sentence.
files-field = “{ $field }”: { $reason }
# $line (number): the line of the file, from 1.
# $column (number): the character of that line, from 1.
# $reason: a sentence.
files-at-place = Line { $line }, column { $column }: { $reason }
# $number (number): which move, from 1.
# $text: the text of the move.
# $line (number): the line of the file, from 1.
# $column (number): the character of that line, from 1.
# $reason: a sentence.
files-move-at-place = Move { $number } (“{ $text }”, line { $line }, column { $column }): { $reason }

files-empty = The file is empty
files-unknown-format = This is not a game saved by Plot 4, nor an SGF or PDN file
files-no-game = There is no game in this file
# $most (number): the most moves.
# $line (number): the most moves of one line.
# $notes (number): the most positions on which something is noted.
files-too-many-moves = A game has at most { $most } moves with all its variations, { $line } in one line, and { $notes } positions with comments or marks

## Faults in Plot 4's own files. The words between quotation marks, and true and false, are those of the file

# $detail: the words of the JSON reader, in English.
files-json-syntax = This is not valid JSON ({ $detail })
files-json-incomplete = The file ends too early
files-json-missing = The field “{ $name }” is missing
files-json-twice = “{ $name }” appears twice
files-json-unknown-field = Unknown field “{ $name }”
files-json-too-many-fields = This object has too many fields
# $kind: what should stand at this place.
files-json-expected = { $kind ->
    [text] Text is expected here
    [number] A whole number is expected here
    [truth] true or false is expected here
    [scalar] A text or a number is expected here
    [list] A list is expected here
    [object] An object is expected here
    [moves] The moves are expected here, as a text or a list
    [move-list] The moves of a variation are expected here, as a list
    [variations] A list of variations is expected here
    [variation] A variation such as "2:3,3" is expected here
    [notes] Texts by the number of moves before them are expected here
   *[other] Something else is expected here
}
files-json-not-a-move = “{ $text }” is not a move
files-json-not-a-variation = “{ $text }” is not a variation: write one such as "2:3,3"
files-json-not-a-position = “{ $text }” is not a number of moves

## Faults in SGF files

files-sgf-not-sgf = This is not SGF: a game begins with "(;"
files-sgf-no-end = The game has no end: ")" is missing
files-sgf-no-node = A variation begins with a node, and a node begins with ";"
files-sgf-node-after-variation = The nodes of a line come before its variations
files-sgf-misplaced = “{ $character }” does not belong here: write ";", "(" or ")"
files-sgf-no-name = The name of a property needs capital letters
files-sgf-no-value = { $name } has no value: write it in brackets, as in { $name }[]
files-sgf-too-many-properties = A node has at most 1000 properties
# $most (number): the most properties
files-sgf-too-many-in-all = All nodes of a game together have at most { $most } properties
files-sgf-value-without-end = This value has no end: "]" is missing
files-sgf-stones-never = { $property } sets up stones: Plot 4 reads games that begin with an empty board
# $side: the side whose turn it is, black or white.
# $first: the side that begins.
files-sgf-turn = { $side ->
    [black] It is Black’s turn: the players alternate, and { $first ->
        [black] Black
       *[white] White
    } begins
   *[white] It is White’s turn: the players alternate, and { $first ->
        [black] Black
       *[white] White
    } begins
}
files-sgf-several-values = { $property } has several values: a move has one
# $value: the text in the file.
# $last: the two letters of the last point of the board.
files-sgf-not-a-point = “{ $value }” is not a point: write two small letters, from aa at the upper left to { $last }
# GM is the number of the game in SGF files.
# $number: that number.
# $game: the game, if it is a well-known one.
files-sgf-other-game = { $game ->
    [othello] This is a game of Othello (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
    [chess] This is a game of chess (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
    [morris] This is a game of nine men’s morris (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
    [backgammon] This is a game of backgammon (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
    [xiangqi] This is a game of Chinese chess (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
    [shogi] This is a game of shogi (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
   *[other] This is another game (GM[{ $number }]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF files
}

## Faults in PDN files

files-pdn-too-many-tags = A game has at most 1000 tags
files-pdn-not-a-tag = A tag is written like this: [White "Anna"]
files-pdn-comment-without-end = This comment has no end: "{ "}" }" is missing
files-pdn-variation-before-move = A variation cannot stand before the first move of its line
files-pdn-not-opened = This bracket closes nothing
# $number: the number in the file.
# $expected: the number of English draughts.
files-pdn-other-draughts = This is another kind of draughts (GameType { $number }): Plot 4 reads English draughts ({ $expected })

## Values that a field cannot have

# $known (number): the newest version.
files-not-a-version = A version is a number from 1 to { $known }
# $found: the name of the game in the file.
# $expected: the name of the game expected.
files-other-game = This is a game of { $found }, not of { $expected }
# Markup: marks and other properties, in the notation of SGF or PDN.
# $text: the text in the file.
# $game: the name of the game.
files-not-markup = “{ $text }” is not markup of { $game }
# $found: a word among the agreements of a saved game.
files-not-agreed = “{ $found }” is not an agreement: write dead:A1 or done
files-not-a-player = { $value } is not a player: write a text such as "human"
files-not-a-name = { $value } is not a name: write a text such as "Anna"
# $value: the value in the file.
# $most: the greatest number, in digits.
files-not-a-number = { $value } is not a number from 0 to { $most }
files-not-info = { $value } is not a text: write one such as "1846-07-21"
files-not-result-after = result-after: { $value } is not a number of moves, such as 23
files-not-result-variation = result-variation: { $value } is not the number of a variation, such as 1
# $after (number): the number of moves in the file.
# $most (number): the number of moves of the line before.
files-variation-after = The line before this one has no { $after } moves: choose a number up to { $most }
# A game of the statistics.
# $number (number): which game, from 1.
# $reason: a sentence.
files-game = Game { $number }: { $reason }
files-entry-text = “{ $text }” is too long, or not plain text
files-entry-number = “{ $text }” is not a number
files-entry-result = “{ $text }” is not a result: write win, draw or loss

## What an opened file says that Plot 4 does not keep

# $encoding: its technical name, such as GB18030.
files-guessed-encoding = Text read as { $encoding }
# $named: the encoding that the file names.
# $encoding: the encoding that its text is in.
files-wrong-encoding = The file says that its text is in { $named }, but it is in { $encoding }: when you save a change, the file will say { $encoding }
# Where the window lists encodings: the words of its menu.
files-choose-encoding = Choose another under Game info (Ctrl+I) › Text encoding
# $count (number): how many bytes.
files-undecoded = { $count ->
    [one] One byte is not valid text: it is shown as a box, and kept
   *[other] { $count } bytes are not valid text: they are shown as boxes, and kept
}
# $parts: the things listed below, with dots between them.
files-lost = Not kept from this file: { $parts }
# $parts: the things listed below, with dots between them.
files-unused = Not used, but kept in this file: { $parts }
# $count: the number of positions.
files-unplayed = { $count ->
    [one] Not shown, but kept when you save: a position set up within the game
   *[other] Not shown, but kept when you save: { $count } positions set up within the game
}
# $count: the number of variations.
files-refused-lines = { $count ->
    [one] Not shown, but kept when you save: a variation, from a move on that the rules do not allow
   *[other] Not shown, but kept when you save: { $count } variations, from a move on that the rules do not allow
}
# A file of another program that is never written.
# $format: the name of its format, such as GIB.
files-imported = Read from a { $format } file: moves, names, komi, date and result. Save the game as SGF to keep it
# Follows a sentence about a move that cannot be played.
# $rest: the rest of the game in the notation of the file, shortened.
files-up-to = The game opens up to there, and the rest stays in the file: “{ $rest }”
# What is not right in a file that opens all the same; before it stands its place.
# $slip: what it is.
# $text: the text in the file, for some of them.
files-slip = { $slip ->
    [no-end] The file is cut off: it opens as far as it goes
    [no-semicolon] A node should begin with ";"
    [text] Unexpected “{ $text }”: it is kept as text
    [small-letters] “{ $text }” should be in capital letters
    [bracket] "]" in a text should be written "\]"
    [no-value] { $text } has no value
   *[order] Moves after the variations of their line are kept as text
}
# $name: the name of the property: KM is the komi, HA the number of handicap stones.
# $value: the text in the file.
# $kept: the number that it was taken for.
files-taken-for = { $name ->
    [KM] The komi “{ $value }” is read as { $kept }
    [HA] The handicap “{ $value }” is read as { $kept }
   *[other] “{ $value }” is read as { $kept }
}
# Go.
# $count (number): how many stones.
files-handicap-stones = The { $count } handicap stones are missing from the file: they stand in their usual places
# Go.
# $count (number): how many stones.
files-breathless = { $count ->
    [one] A stone was set up without liberties: it was taken off
   *[other] { $count } stones were set up without liberties: they were taken off
}
files-suicide = A suicide move: its stones were taken off
# $count: the number of passes.
files-left-out = { $count ->
    [one] One side moves twice in a row: a pass is shown in between, but not saved
   *[other] One side moves twice in a row { $count } times: passes are shown in between, but not saved
}
files-other-games = { $count ->
    [one] The other game in this file stays in it
   *[other] The { $count } other games in this file stay in it
}
# $name: the name of a property of SGF, such as VW.
files-not-shown = Not shown, but kept when you save: { $name }
files-not-offered = The list has no room for all games and positions in this file: the others stay in the file
# $reason: a sentence.
files-first-game = The first game in this file cannot be opened. { $reason }
# $reason: a sentence.
files-later-game = A later game in this file cannot be read. { $reason }
files-lost-text = text around the game
files-lost-program-lines = lines that begin with %
files-lost-repeated = the second value of “{ $name }”
files-lost-misplaced = “{ $name }” in a later node
files-lost-results = results of variations
# $names: the names of the fields.
# $more: whether there are more fields than those.
files-lost-fields = { $more ->
    [yes] unknown fields: { $names } and others
   *[no] unknown fields: { $names }
}
# $told: the komi in the file.
# $kept: the komi used.
files-lost-komi = komi “{ $told }” (now { $kept })
# $value: the text in the file.
# $name: the name of the property, such as KM or PL.
files-lost-value = “{ $value }” in { $name }
files-lost-result = the result “{ $told }” (the moves say otherwise)
# Parts of a game, in a list: what copying its moves leaves out.
files-part = { $part ->
    [setup] board and rules
    [names] names
    [info] game info
    [variations] variations
    [comments] comments
    [marks] marks
   *[moves] moves
}
files-quoted = “{ $text }”

## Files that cannot be used, and what becomes of them

files-settings-default = The default settings are used
# $names: the names of the fields.
# $more: whether there are more fields than those.
files-settings-unusable = { $more ->
    [yes] These settings cannot be used: { $names } and others
   *[no] These settings cannot be used: { $names }
}
files-progress-reset = Your practice progress starts over
files-progress-not-saved = Your practice progress will not be saved
files-statistics-reset = The statistics start over
files-statistics-unusable = The statistics cannot be used
files-last-game-lost = Your last game cannot be continued
files-set-aside = The file is now called { $file }
files-not-set-aside = The file could not be renamed. { $reason }
files-earlier-offered = An earlier version of the game is offered instead
files-earlier-not-restored = An earlier version of the game could not be restored. { $reason }
files-counted-now = The finished game is in the statistics now
files-not-counted = This game was not added to the statistics
files-not-counted-yet = This game is not in the statistics yet, but Plot 4 keeps trying

## When the program quits and the disk is not responding

files-unwritten-settings = The settings are not saved yet: the disk is not responding
files-unwritten-progress = Your practice progress is not saved yet: the disk is not responding
files-unwritten-statistics = The statistics are not saved yet: the disk is not responding
files-unwritten-file = { $file } is not saved yet: the disk is not responding

## The desktop's file dialogs: titles, and the kinds of file to choose from

files-dialog-open = Open a game
files-dialog-save = Save the game
files-dialog-save-table = Export the statistics
files-dialog-save-picture = Save a picture
files-dialog-save-animation = Save an animation
files-kind-games = Plot 4 games
files-kind-tables = CSV tables
files-kind-pictures = PNG pictures
files-kind-animations = GIF animations

## Computers that fail

files-choose-game-over = The game is over: there is no move to choose
files-choose-panicked = The computer could not choose a move because of an internal error
files-no-puzzle = No puzzle could be made because of an internal error
