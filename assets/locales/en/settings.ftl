## The settings: a page for each group, names at the left and values at the right.

settings-title = Settings

settings-language = Language
# A screen reader says this of the button that opens the list of languages.
# $language: the present one, or “Match system”.
settings-language-change = Language: { $language }, change
# The language of the system, and the light or dark look of the system.
settings-match-system = Match system

settings-appearance = Appearance
settings-light = Light
settings-dark = Dark

settings-colours = Colors
# Two sets of colors: a blue one and a brown one.
settings-cobalt = Cobalt
settings-walnut = Walnut
settings-high-contrast = High contrast

# How pieces move.
settings-animation = Animation
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-animation-off = Off

# What happens when a game between two computers is over.
settings-after-game = After a game between computers

# Who makes the first move of the next game.
settings-who-starts = Who starts when you play again
settings-take-turns = Take turns
settings-loser = Loser
settings-same-player = Same player

settings-analysis = Show analysis
settings-analysis-on-key = When I press A
settings-analysis-always = Always
# How long the analysis goes on looking at a position. Choices: Off, 10 s, 30 s, 120 s.
settings-analysis-time = Keep analyzing for
# $count (number): seconds
settings-seconds = { $count } s

settings-threats = Threats
# The numbers of columns and squares, and the letters and numbers around a board.
settings-coordinates = Coordinates
settings-move-numbers = Move numbers
# The star on pieces of one side and the ring on those of the other.
settings-emblems = Star and ring on pieces

settings-sound = Sound
settings-off = Off
settings-volume = Volume

settings-computer-delay = Computer moves after
settings-zoom = Text size
# Below “Text size”.
# $percent (number): the greatest size.
settings-zoom-limited = Up to { $percent }% in this window

# How long computers take for a move.
settings-computers-move = Computers move
# As long as fits the move: longer where it is hard.
settings-naturally = Naturally
settings-at-once = Right away
settings-fixed-time = After a fixed time

settings-seed = Random seed
# Below the name of the seed.
settings-seed-empty = Leave empty for a different game each time
# Below the field, where something else was typed.
settings-seed-wrong = Type a whole number, or leave the field empty

# A screen reader says this of one of several choices.
# $setting: the name of the setting.
# $value: one of its values.
settings-choice = { $setting }: { $value }

# The language that was chosen has letters that no font has. It is shown in English.
# $language: the name of the language in English.
settings-no-font = No font on this system has { $language } characters: install one, such as Noto Sans CJK
# $tag: what stands in the file of the settings.
settings-unknown-language = The language “{ $tag }” in the settings is unknown, so Plot 4 uses your system’s language

# The names of the pages of settings.
settings-tab-look = Look
settings-tab-play = Play
settings-tab-language = Language & access
settings-tab-advanced = Advanced
# Above a small board that follows the settings.
settings-preview = Preview
# Sets the settings of this page back.
settings-reset = Reset this page
settings-immediate = Changes take effect right away
# Below the page: its keys.
settings-keys = Ctrl+Tab: next page · Tab and arrows: choose · Space: switch
settings-esc-closes = Esc closes
# Where the game in front does not have what a setting is about.
# $games: the games that have it, such as “Gomoku and Go”.
settings-only-in = Only in { $games }
# The sentences below the settings say more about them.
settings-emblems-about = Tells the two sides apart without their colors
settings-coordinates-about = Numbers and letters beside the board
settings-move-numbers-about = On the stones, in the order they were played
settings-panel-about = Players, moves and buttons beside the board
settings-stage-about = For streams and big screens
settings-coach-about = In your next games
settings-threats-about = Marks the spaces that complete four in a row
# Whether computers resign games that they can hardly win any more.
settings-computers-resign = Computers resign lost games
# In the empty field of the seed.
settings-seed-same = Same number, same game

## A lock for hints, analysis, coach and moves taken back.

# A row of the settings.
settings-lock = Lock help
# Below it, while help is not locked.
settings-lock-about = No hints, analysis, coach or moves taken back, for classes and tournaments. It stops nobody who looks for a way around it
# Below it, while help is locked.
settings-locked-about = Type the digits to unlock it
# A button beside a field for digits. Short.
settings-lock-button = Lock
# A button beside a field for digits. Short.
settings-unlock = Unlock
# In the empty field.
# $count (number): the fewest digits.
settings-lock-digits = At least { $count } digits
# Below the field.
settings-lock-wrong = Those are not the digits
# A notice, where something was asked for that is locked.
settings-help-is-locked = Help is locked (Settings › Play)
# A notice.
settings-help-is-unlocked = Help is unlocked
