## The choice of a new game: its heading, the games, the buttons.

new-game-question = Who plays?
# Returns to the game in progress, which keeps its players.
new-game-back = Back
new-game-back-tip = Return to the game without changes
new-game-quit = Quit
# A game to choose, for a screen reader.
# $game: its name
# $summary: a few words about it
new-game-game = Game: { $game }, { $summary }
# Its tooltip.
# $game: its name
# $summary: a few words about it
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Play
# Continues the game in progress with the players that are chosen.
new-game-continue = Continue
new-game-new = New game
new-game-new-tip = Start a new game with these players
new-game-swap = Swap sides
# $first: a side
# $second: the other side
new-game-swap-tip = Swap { $first } and { $second } (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Two players
new-game-continues = Your current game continues
# $side: the side that the user plays
new-game-you-begin = You play { $side } and begin
# $side: the side that the user plays
# $other: the opponent's side
new-game-opponent-begins = You play { $side }. { $other } begins
# Two computers play.
# $side: the side that begins
new-game-you-watch = You watch. { $side } begins

## The card of a side, with its possible players.

# The card, for a screen reader.
new-game-card = Who plays { $side }
# Beside the name of the side.
new-game-plays-first = plays first
new-game-plays-second = plays second
# Which keys choose a player, at the right end of the head of the card.
# $key (number): a digit
new-game-one-key = key { $key }
# $first (number): a digit
# $last (number): the next digit
new-game-two-keys = keys { $first } and { $last }
# $first (number): the first digit
# $last (number): the last digit
new-game-keys = keys { $first } to { $last }
# A player who is no computer.
new-game-human = Human
# What a human player uses.
new-game-human-about = mouse, keyboard or touch
# A player to choose, for a screen reader.
# $side: the side
# $player: the player
# $about: what it does, or why it cannot be chosen
new-game-player = { $side }: { $player }, { $about }
# The same of a computer whose strength has a word.
# $side: the side
# $player: the player
# $about: what it does
# $strength: such as “very easy”
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
# In the empty field for the name of a person.
new-game-name = Name
# That field, for a screen reader.
new-game-name-label = Name of { $side }
new-game-name-tip = The player’s name (optional)
# Shows computers out of the order of strength, and how a computer thinks.
new-game-more = More…
new-game-more-tip = Other computers, and how a computer thinks (M)
# Shows the usual players again.
new-game-less = Back
new-game-less-tip = Return to the usual players (M)
new-game-usual-players = Usual players
# The line that shows the other list, for a screen reader.
# $side: the side
# $label: “More…” or “Back”
# $players: the players of that list
new-game-list = { $side }: { $label }, { $players }
# The same where the chosen player is in that list.
# $side: the side
# $label: “More…” or “Back”
# $player: the chosen player
new-game-list-chosen = { $side }: { $label }, { $player }, chosen
# The tab of a side in a narrow window, for a screen reader.
# $side: the side
# $player: who plays it
new-game-tab = Side: { $side }, { $player }

## Options of the next game.

# What the coach holds back of the moves of the only person.
new-game-coach = Coach
new-game-coach-tip = Holds back your bad moves, so that you can try again: blunders you can see, or everything (T)
new-game-no-coach = The coach is for one person against a computer
# An option that shows its value alone, for a screen reader.
# $option: its name
# $value: its value
new-game-folded-option = { $option }: { $value }, change

## The offer of the first lesson, above the choice.

new-game-lesson-question = New here? The first lesson takes a minute
# The same where there is room for about ten letters.
new-game-lesson-question-short = New here?
new-game-lesson-tip = Learn the rules in a minute, on the board
new-game-lesson-decline = No, thanks
new-game-lesson-decline-tip = You can find the lesson in the menu later

## Announcements.

# When the choice opens.
# $side: the side that is chosen first
new-game-announcement = Who plays? { $side } first
# A side has a player now, and the other side is next.
# $chosen: such as “Red: Anna”
# $next: the same of the side that is chosen next
new-game-next = { $chosen }. Next, { $next }
