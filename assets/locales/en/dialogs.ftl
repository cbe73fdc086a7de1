## Buttons that many dialogs have.

dialogs-close = Close
dialogs-cancel = Cancel
dialogs-copy = Copy
dialogs-delete = Delete
# A screen reader says this of a button that belongs to a game in a list.
# $action: what the button does.
# $row: who played, and how far the game is.
dialogs-row-button = { $action }: { $row }

## The menu. Each line has room for about 25 letters, with a key at its right.

dialogs-menu = Menu

# The titles of the groups.
dialogs-menu-game = Game
dialogs-menu-board = Board
dialogs-menu-share = Share
dialogs-menu-learn = Learn
dialogs-menu-window = Program

dialogs-save = Save…
dialogs-open = Open…
# The page on which names, event, date, place and result of a game are typed.
dialogs-game-info = Game info
dialogs-game-info-menu = Game info…
dialogs-text-encoding-menu = Text encoding…
dialogs-past-games-menu = Past games
dialogs-copy-position = Copy position
dialogs-paste-position = Paste position
# The dialog for pictures, its line in the menu, and its buttons, each with a sentence below.
dialogs-picture = Picture or animation
dialogs-picture-menu = Picture or animation…
dialogs-copy-picture = Copy picture
dialogs-copy-picture-about = Then paste it into a message or a document
dialogs-save-picture = Save picture…
dialogs-save-picture-about = The position in view, as a PNG file
dialogs-save-animation = Save animation…
dialogs-save-animation-about = The whole game, move by move, as a GIF file
dialogs-threats = Threats
dialogs-territory = Territory
# The title of the field for the comment on a position.
dialogs-comment = Comment
dialogs-write-comment = Comment…
dialogs-turn-board = Turn board
dialogs-resign = Resign
dialogs-offer-draw = Offer a draw
dialogs-free-board = Free board
# The variation in view: it is put one place further forward among the variations, becomes the first
# line of the game, or is deleted.
dialogs-promote-variation = Move variation up
dialogs-make-main-line = Make main line
dialogs-delete-variation = Delete variation
dialogs-review = Review this game
dialogs-statistics-menu = Progress
dialogs-settings-menu = Settings
dialogs-help-menu = Help
dialogs-side-panel = Side panel
dialogs-sound = Sound
dialogs-large-names = Large view
dialogs-full-screen = Full screen
dialogs-quit-menu = Quit
# A list of lessons and of pages that explain the game.
dialogs-lessons = Lessons
# There, above the pages that explain the game.
dialogs-pages = To read
# In the lower corner of the menu.
dialogs-menu-keys = The keys work without the menu, too. F1 lists all of them.

## Questions. Enter gives the answer that loses nothing.

dialogs-quit = Quit?
# Something is not saved yet.
dialogs-quit-anyway = Quit anyway?
dialogs-game-is-saved = Your game is saved, and you can continue next time
dialogs-stay = Stay
dialogs-quit-button = Quit
dialogs-quit-spoken = Quit? Press Enter to stay, or Y to quit
# $loss: what is not saved, a sentence.
dialogs-quit-anyway-spoken = { $loss }. Quit anyway? Press Enter to stay, or Y to quit

# A game was opened, and it is a computer’s turn.
dialogs-let-play = Let the computer play?
# $name (name): the computer.
dialogs-let-play-about = { $name } moves next. If you look at the position first, press P later to let it play, or F to try moves on a free board
dialogs-let-play-button = Let it play
dialogs-look-first = Look first
# $name (name): the computer.
dialogs-let-play-spoken = Let the computer play? { $name } moves next. Press Enter to let it play, or N to look first

dialogs-delete-statistics = Delete all statistics?
dialogs-no-undo = You cannot undo this
dialogs-keep-statistics = Keep them
dialogs-delete-statistics-button = Delete them
dialogs-delete-statistics-spoken = Delete all statistics? You cannot undo this. Press Enter to keep them, or Y to delete them


## The question at the start whether to continue a game.

dialogs-continue = Continue
dialogs-new-game = New game
dialogs-continue-last = Continue your last game?
# $players: who plays.
# $progress: which game, and how far it is.
dialogs-continue-last-spoken = Continue your last game? { $players }. { $progress }. Press Enter to continue, or N for a new game
# A tooltip of “New game”.
dialogs-last-moves-away = Your last game will be in Past games

# A file holds several games.
dialogs-choose-file-game = Choose a game
# $count (number): how many games there are.
dialogs-choose-file-game-spoken = Choose one of { $count } games
# $number (number): which game of the file it is, from 1.
dialogs-game-number = Game { $number }
# $number (number): which game of the file it is, from 1.
# $moves (number): after how many of its moves stones were put on the board or taken off.
dialogs-game-set-up = Game { $number }, stones set up after move { $moves }
dialogs-game-unnamed = No players named
# Who played a game of a file.
# $first: a player, or “?”
# $second: the other player, or “?”
dialogs-file-players = { $first } – { $second }
dialogs-continue-one = Continue one of these games?
# $count (number): how many games are offered.
# $players: who plays the newest.
# $progress: which game that is, and how far.
dialogs-continue-one-spoken = { $count ->
    [one] Continue one of these games? There is { $count }. The newest: { $players }. { $progress }. Press Enter to continue the newest, or N for a new game
   *[other] Continue one of these games? There are { $count }. The newest: { $players }. { $progress }. Press Enter to continue the newest, or N for a new game
}
dialogs-newest-first = Newest first. Games that you leave here are offered again next time
# There are more games than are offered.
dialogs-newest-first-of-many = Newest first. Games that you leave here are offered again next time, followed by older ones
# A tooltip of “Continue”.
dialogs-continue-newest = Continue the newest of these games
# A tooltip of “New game”.
dialogs-all-move-away = All of these games will be in Past games
# A narrow button beside one of the games: it moves to Past games.
dialogs-set-aside = Archive

# A screen reader says this of a game in a list.
# $players: who plays.
# $progress: which game, and how far it is.
dialogs-row = { $players }. { $progress }
# The same, with more about the game.
# $players: who plays, or the name of a file.
# $progress: which game, and how far it is, or that the file is damaged.
# $detail: the moves, or what is wrong with the file.
dialogs-row-detail = { $players }. { $progress }: { $detail }

## The page of the past games.


## The question for the path of a file.

dialogs-open-game = Open a game
dialogs-save-game = Save the game
dialogs-save-statistics = Save the statistics
dialogs-save-the-picture = Save the picture
dialogs-save-the-animation = Save the animation
dialogs-open-button = Open
dialogs-save-button = Save
dialogs-type-path = No file dialog is available. Type the path of the file
# $ending: the ending of a file, such as sgf.
dialogs-type-path-ending = No file dialog is available. Type the path of the file. To open it in other programs, end the name in .{ $ending }
# $title: “Open a game”, “Save the picture”, …
dialogs-type-path-spoken = { $title }: type the path of the file
dialogs-replace = Replace this file?
dialogs-replace-button = Replace
dialogs-file-exists = A file with this name already exists. Replace it, or type another name
dialogs-game-file-exists = A file with this name already exists. Saving replaces the game in it. If the file has several games, the others stay. Replace it, or type another name
dialogs-replace-spoken = Replace this file? A file with this name already exists. Press Enter to replace it, or Esc to cancel
dialogs-add = Add the game to this file?
dialogs-add-button = Add it
dialogs-game-file-adds = This file holds other games. Saving adds this game to them. Add it, or type another name
dialogs-add-spoken = Add the game to this file? It holds other games, and they stay. Press Enter to add it, or Esc to cancel

## A file that is slow to be read or written.

dialogs-slow = This is taking a while
# $file: its name.
dialogs-waiting = Waiting for { $file }…
# $file: its name.
dialogs-waiting-spoken = Waiting for { $file }… Press Esc to stop waiting

## The report of a crash.

dialogs-crash = View the crash report?
dialogs-crash-about = Something went wrong in Plot 4. The report stays on this computer
dialogs-crash-spoken = View the crash report? Something went wrong in Plot 4. The report stays on this computer. Press Enter to view it, or N to skip it
dialogs-view-report = View report
dialogs-not-now = Not now
dialogs-crash-report = Crash report
# Tooltips of “Copy” and “Delete”.
dialogs-copy-report = Copy the whole report
dialogs-delete-report = Delete the report from this computer

## The encodings in which the file that was opened last can be read again.

dialogs-text-encoding = Text encoding
dialogs-encoding-automatic = Automatic
# $name: the technical name of the encoding, here and below.
dialogs-encoding-chinese = Chinese ({ $name })
dialogs-encoding-japanese = Japanese ({ $name })
dialogs-encoding-korean = Korean ({ $name })
dialogs-encoding-western = Western ({ $name })
dialogs-encoding-central = Central European ({ $name })
dialogs-encoding-cyrillic = Cyrillic ({ $name })
