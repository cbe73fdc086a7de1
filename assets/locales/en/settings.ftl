## The settings. Each is a row of choices side by side, so names and values are short.

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

settings-colours = Colours
# Two sets of colours: a blue one and a brown one.
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
settings-stop = Stop
settings-play-another = Play another

# Who makes the first move of the next game.
settings-who-starts = Who starts
settings-take-turns = Take turns
settings-loser = Loser
settings-same-player = Same player

# What computers do in games that they can hardly win any more; the next two answer it.
settings-lost-games = When a computer is losing
settings-play-to-end = Play on
settings-resign-lost = Resign

settings-analysis = Show analysis
settings-analysis-on-key = When I press A
settings-analysis-always = Always
# How long the analysis goes on looking at a position. Choices: Off, 10 s, 30 s, 120 s.
settings-analysis-time = Keep analyzing for
# $count (number): seconds
settings-seconds = { $count } s

settings-threats = Threats
settings-threats-shown = Shown
settings-threats-hidden = Hidden
# The numbers of columns and squares, and the letters and numbers around a board.
settings-coordinates = Coordinates
settings-move-numbers = Move numbers
# The star on pieces of one side and the ring on those of the other.
settings-emblems = Star and ring on pieces
settings-numbers-shown = Shown
settings-numbers-hidden = Hidden

settings-sound = Sound
settings-on = On
settings-off = Off
settings-volume = Volume

# Where the players’ names and the score appear.
settings-names-and-score = Names and score
settings-in-panel = In the side panel
settings-large = Large, for streams

# How long computers take for a move.
settings-computers-move = Computers move
# As long as fits the move: longer where it is hard.
settings-naturally = Naturally
settings-at-once = At once
settings-fixed-time = After a fixed time
settings-computer-delay = Delay before a computer’s move
settings-zoom = Zoom
# $percent (number): the greatest zoom.
settings-zoom-limited = Zoom (up to { $percent }% in this window)

settings-seed = Random seed (same number, same game)
# In the empty field of the seed.
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

# The button at the end of the page.
settings-quit = Quit Plot 4
