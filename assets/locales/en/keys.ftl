## Names of keys: on buttons, in menus and on the help page. Letters and digits are not translated.

keys-enter = Enter
keys-esc = Esc
keys-left = Left
keys-right = Right
keys-up = Up
keys-down = Down
keys-delete = Delete
keys-full-stop = Period
# $key: the name of the other key.
keys-ctrl = Ctrl+{ $key }
# $key: the name of the other key.
keys-ctrl-shift = Ctrl+Shift+{ $key }

# Several keys in one line of the help page, each followed by its own effect.
keys-ctrl-plus-minus = Ctrl+Plus, Ctrl+Minus
keys-home-end = Home, End
keys-minus-plus = − and +
# The digits that choose a player.
# $count (number): how many players there are to choose from.
keys-digits = 1 to { $count }

# A button or a setting, followed by the key that does the same.
# $label: its label or its tooltip.
# $key: the name of the key.
keys-with-key = { $label } ({ $key })

## Titles of the groups on the help page.

keys-playing = Playing
keys-looking-back = Undo and earlier moves
keys-reviewing = Reviewing a game
keys-watching = Watching computers
keys-choosing = New game and questions
keys-window = Games and the window

## What a key does, on the help page. Where a letter could also begin the name of a point, such as
## H8, its effect appears below the board while the program waits for the digit.

keys-hint = Get a hint
keys-analysis = Show or hide the analysis
keys-keep-move = Play the move the coach stopped
keys-free-board = Open or leave the free board, to try moves for both sides
keys-threats = Show or hide threats
keys-move-numbers = Show or hide the numbers of moves
keys-territory = Show or hide territory and the score estimate
keys-one-to-five = 1 to 5
keys-marks = Mark the point under the pointer or at the cursor (arrow keys): triangle, square, circle, cross or filled square. Press again to remove it
keys-labels = Put the next letter or number on that point
keys-comment = Comment on the position
keys-game-info = Game info: names, event, date, place, result
keys-turn-board = Turn the board
keys-change-players = Change the players or the game
keys-menu = Open the menu
keys-back = Go back one step; in a game, open the menu
keys-review = Review the game: your mistakes, and better moves
# N, P
keys-mistakes = Next mistake, previous mistake
keys-best-play = Show the best play from here
keys-try-again = Try again from here
keys-undo = Undo
keys-redo = Redo
# Ctrl+Left, Ctrl+Right
keys-one-move = Previous move, next move
# Home, End
keys-all-moves = First move, last move
keys-variation = Show another variation
keys-pause = Pause, or continue from here
keys-one-step = Play one move, then pause
# − and +
keys-speed = Slower, faster
keys-player-digits = Choose an opponent
keys-lesson = Start the lesson on offer
# Left, Right
keys-who-starts = Change who starts
# Up, Down
keys-players = Previous opponent, next opponent
keys-customize = Show or hide the options: both players, the board, the coach
keys-coach = Turn the coach on or off, or choose what it stops
keys-next-game = Choose the next game
keys-next-board = Choose the next variant
keys-swap = Swap sides
keys-play = Play
keys-answers = Yes, no
keys-new-game = New game with the same players
# Ctrl+S, Ctrl+O
keys-save-open = Save, open
# Ctrl+C, Ctrl+V
keys-copy-paste = Copy the position, paste a position
keys-copy-picture = Copy a picture of the board
# Ctrl+Plus, Ctrl+Minus, Ctrl+0
keys-zoom = Larger, smaller, normal size
keys-panel = Show or hide the side panel
keys-sound = Turn sound on or off
keys-stage = Show or leave the large view for streams
keys-statistics = Progress
keys-settings = Settings
keys-help = Help
keys-full-screen = Full screen on or off
keys-quit = Quit
