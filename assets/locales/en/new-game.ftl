## The choice of a new game: its heading, the games, the buttons.

# Returns to the game in progress, which keeps its players.
new-game-back = Back
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
# Returns to the game in progress.
new-game-continue = Continue
new-game-new = New game
new-game-start-new = Start new game
new-game-swap = Swap sides
# $first (name): a side
# $second (name): the other side
new-game-swap-tip = Swap { $first } and { $second } (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Two players
# $side: the side that the user plays
new-game-you-begin = You play { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} and start
# $side: the side that the user plays
# $other: the opponent's side
new-game-opponent-begins = You play { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
}. { $other ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} starts
# Two computers play.
# $side: the side that begins
new-game-you-watch = You watch. { $side ->
    [red] Red
    [yellow] Yellow
    [black] Black
   *[white] White
} starts

## The card of a side, with its possible players.

# A player who is no computer.
new-game-human = Human
# What a human player uses.
new-game-human-about = mouse, keyboard or touch
# A player to choose, for a screen reader.
# $side: the side
# $player: the player
# $about: what it does, or why it cannot be chosen
new-game-player = { $side }: { $player }, { $about }
# The same of a computer whose strength has bars.
# $side: the side
# $player: the player
# $about: what it does
# $strength: such as “strength 3 of 9”
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
# In the empty field for the name of a person.
new-game-name = Name
# That field, for a screen reader.
# $side (name)
new-game-name-label = Name of { $side }
new-game-name-tip = The player’s name (optional)

## Options of the next game.

# What the coach holds back of the moves of the only person.
new-game-coach = Coach
new-game-coach-tip = Stops you before a bad move, so that you can choose another. Blunders: only mistakes you can see on the board. Everything: all mistakes (T)
new-game-no-coach = The coach works when you play against a computer
# An option that shows its value alone, for a screen reader.
# $option: its name
# $value: its value
new-game-folded-option = { $option }: { $value }, change

## The list of opponents.

# The title of the list.
new-game-against = Play against
# An opponent to choose, for a screen reader.
# $player: the computer
# $about: what it does, or why it cannot be chosen
new-game-opponent = Against { $player }: { $about }
# The same of a computer whose strength has bars.
# $player: the computer
# $about: what it does
# $strength: such as “strength 3 of 9”
new-game-opponent-strength = Against { $player }: { $about } ({ $strength })
# Two people play at this computer.
new-game-friend = A friend
# After “A friend”, in smaller type.
new-game-friend-about = at this computer
# Both for a screen reader.
new-game-friend-spoken = A friend at this computer
new-game-watch = Watch two computers
# Between the pieces of both players.
new-game-versus = against

## Who starts, or the color of the user where everyone knows which color starts.

new-game-who-starts = Who starts?
# The same in a word, at the left of the answers.
new-game-starts = Starts
new-game-your-colour = Your color
# The same in a word, at the left of the answers.
new-game-colour = Color
# Chance decides who starts.
new-game-random-start = Random
# The same for a screen reader.
new-game-random-start-spoken = Chance decides who starts

## The details, which open over the players.

# The usual set-up, in a row of others: “Usual”, “9 × 7”, “Connect 5 · 9 × 7”.
new-game-usual-board = Usual
# Beside that row.
new-game-variants = Variant
# One of them, for a screen reader.
# $name: such as “9 × 7”
new-game-variant = Variant: { $name }
# Its tooltip.
new-game-variant-tip = Other boards and rules
# Opens the details.
new-game-customize = Customize
new-game-customize-tip = Choose both players, the board and the coach
# Closes a list of the details.
new-game-done = Done
# For a screen reader.
new-game-details-shown = Options shown
new-game-details-hidden = Options hidden

## The buttons and hints below.

# The game in progress continues against this computer.
# $player: the computer
new-game-continue-against = Continue against { $player }
# The game in progress continues between two people, or between two computers.
new-game-continue-friend = Continue with a friend
new-game-continue-computers = Continue between computers
# Returns to the game in progress, which keeps its players.
new-game-continue-game = Continue your game
# Below “First lesson”.
new-game-lesson-note = takes a minute
# $count (number): how many opponents there are to choose from.
new-game-hint = 1 to { $count }: choose an opponent · Enter: play
# The same while there is an unfinished game.
# $count (number): how many opponents there are to choose from.
new-game-hint-unfinished = 1 to { $count }: choose an opponent · Enter: new game · Esc: back to yours
new-game-hint-help = F1 shows all keys

## Announcements.

# When the choice opens.
# $summary: who plays whom, and who begins
new-game-announcement = Choose an opponent. { $summary }
