## Notices for a few seconds, and what a screen reader says. A notice has room for about 120 letters.


# A screen reader says this on the title screen.
notices-title = Plot 4. Press any key to begin
# After a game has been chosen.
# $game: its name.
# $summary: what it is about, in a few words.
notices-game-chosen = { $game }: { $summary }
# A screen reader says this when a game is over.
notices-play-again = Play again? Press Y or N, or R to review the game
# After “No” to that question.
notices-no-new-game = No new game. Press R to review this one, or Y to play again

## A new game, undo, and the free board.

notices-new-game = New game. Press Ctrl+Z to go back to your last game
# $starts: who starts the next game, a sentence.
notices-next-game = { $starts }. Press Ctrl+Z to go back to your last game
# Computers play a series, and the result of a game is shown before the next one begins.
notices-series-paused = Paused: P starts the next game
notices-series-goes-on = The next game follows
notices-nothing-to-undo = Nothing to undo
notices-nothing-to-redo = Nothing to redo
notices-free-board = Free board: try moves for both sides. Press Esc to go back to the game
# $state: how the game stands, a sentence.
notices-back-to-game = Back to the game. { $state }

## What a key or a button has switched.

notices-no-variations = No other moves have been tried up to this position
notices-main-line = This is the main line. V shows the variations
notices-resign-looking-back = You’re looking back. Press End first, then resign
notices-variation-promoted = Variation moved up by one
notices-variation-first = Variation moved up: it comes first now
notices-variation-main = This is the main line now
# $moves (number): how many moves it had, with its own variations
notices-variation-deleted = { $moves ->
    [one] Variation of 1 move deleted
   *[other] Variation of { $moves } moves deleted
}. Ctrl+Z brings it back
notices-threats-hidden = Threats hidden
notices-no-threats = Threats shown. There are none yet
notices-move-numbers-shown = Move numbers shown
notices-move-numbers-hidden = Move numbers hidden
# $threats: a list of threats.
notices-threats-shown = Threats shown: { $threats }
notices-sound-on = Sound on
notices-sound-off = Sound off
notices-stage-on = Large view. Press Esc to go back
notices-stage-off = Normal view
notices-no-room = This window is too small to zoom in further

## The clipboard.

notices-nothing-to-copy = Nothing to copy: no move has been made
# $moves: the moves of the game.
notices-copied = Copied { $moves }
# $moves: the moves of the game.
# $parts: a list of what is not copied, such as names and comments.
notices-copied-partly = Copied { $moves } without { $parts }
notices-picture-copied = Picture of the board copied
notices-report-copied = Report copied
notices-game-pasted = Game pasted
notices-position-pasted = Position pasted. Press C to change players
# $limit (number): the greatest size in KiB.
notices-paste-too-long = This text is too long to paste (more than { $limit } KiB). Save it as a file, then open the file
# $reason: what is wrong with the text.
notices-pasted-no-game = The game you pasted cannot be opened. { $reason }
# $reason: what is wrong with the text.
notices-pasted-no-position = What you pasted is not a position. { $reason }

## Files that the user opens and saves.

# $file: its name.
notices-opening = Opening { $file }…
# $file: its name.
notices-opened = Opened { $file }
# $reason: what is wrong with it.
notices-game-unusable = Cannot open this game. { $reason }
# $file: its name.
notices-saved = Saved as { $file }
# $file: its name.
# $encoding: the technical name of the one it had, such as GB18030.
notices-saved-in-utf8 = Saved as { $file } in UTF-8, because { $encoding } can’t write some of its characters
# $file: its name.
notices-added = Added this game to { $file }
# $file: its name.
notices-gave-up-opening = Stopped opening { $file }
# $file: its name.
notices-gave-up-saving = { $file } is not saved yet. You will see a message when it is
# $percent (number): how much of it is done.
notices-painting = Creating the animation… { $percent }%

## The game in progress, which is saved automatically.

# $reason: why it is not.
notices-not-saved = Your game is not saved. { $reason }
# The same in a narrow line.
notices-not-saved-short = Your game is not saved
notices-not-saved-yet = Your game is not saved yet: the disk is not responding
# The same in a narrow line.
notices-not-saved-yet-short = Your game is not saved yet
# $reason: why it could not.
notices-save-failed = Your game could not be saved. { $reason }. Plot 4 will try again
notices-saved-again = Your game is saved again
notices-last-game-kept = Your last game is in Past games
# $reason: why it could not.
notices-last-game-not-kept = Your last game could not be saved to Past games. { $reason }
# At a terminal.
# $reason: a sentence.
notices-game-not-kept = This game could not be saved to Past games. { $reason }

## The program’s own files.

# $reason: why they could not.
notices-settings-not-saved = Your settings could not be saved. { $reason }
# $reason: why it could not.
notices-progress-not-saved = Your practice progress could not be saved. { $reason }
# No folder is known for the program’s files.
notices-no-folder = Your games cannot be saved because your home folder is unknown (set the HOME variable)
notices-statistics-deleted = Statistics deleted
notices-file-deleted = File deleted

## Why the window cannot open. These appear in a terminal, and on Windows also in a box of their own.

# $reason: the system’s words.
notices-no-thread = Plot 4 cannot start: { $reason }
notices-no-display = cannot open a window: no display responds at DISPLAY or WAYLAND_DISPLAY, or an X11 or Wayland library is missing. To play in this terminal, run `plot4 play`
notices-no-opengl = cannot open a window: the display does not support OpenGL. On Debian, install libgl1, libegl1 and libgl1-mesa-dri for OpenGL in software. To play in this terminal, run `plot4 play`
notices-no-opengl-windows = cannot open a window: the graphics driver of this computer does not support OpenGL 2. Update it, or install the “OpenCL, OpenGL and Vulkan Compatibility Pack” from the Microsoft Store. To play in a terminal, run `plot4 play`
notices-no-renderer = cannot open a window: the renderer failed. To play in this terminal, run `plot4 play`
# $reason: the system’s words.
notices-no-window = cannot open a window: { $reason }. To play in this terminal, run `plot4 play`
# The window was open, and its display has gone.
notices-display-lost = the connection to the display was lost. You can continue your game next time
