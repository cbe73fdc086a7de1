## Endings of Connect 4: won and drawn positions, played to the end against best play.

endings-title = Win this won position
# The title where the position is a draw.
endings-title-draw = Hold this draw

## What the keys and buttons of the screen do.

endings-plan-effect = Show the plan of this position (then it comes back sooner)
endings-next-effect = Next position
endings-themes-effect = Choose a theme to practice
# A button: show the list of the themes.
endings-themes = Themes
# Above the list.
endings-choose-theme = Choose a theme

## On the card.

# What the position teaches.
# $theme: double-threat, follow-up, odd-threat, even-threat, zugzwang, sacrifice
endings-label = { $theme ->
    [double-threat] Double threat
    [follow-up] Follow-up: drop on top of theirs
    [odd-threat] A threat in an odd row
    [even-threat] A threat in an even row
    [zugzwang] Zugzwang: they run out of safe columns
   *[sacrifice] Sacrifice: give up one threat for another
}
# $side: the user's side, red or yellow
# $goal: win or draw
endings-task = { $side ->
    [red] Red
   *[yellow] Yellow
} to move: { $goal ->
    [draw] hold the draw to the end
   *[win] win against best play
}
# The user has given the result away.
# $column (number): the column of the user's coin
# $result: what is left, draw or loss
# $goal: what another column would keep, win or draw
endings-slip = Column { $column } { $result ->
    [draw] only draws
   *[loss] loses
}. Another column { $goal ->
    [draw] holds the draw
   *[win] wins
}
# The opponent has replied.
# $side: the opponent, red or yellow
# $column (number): the column
endings-replied = { $side ->
    [red] Red
   *[yellow] Yellow
} played column { $column }
# The end.
# $result: win or draw
endings-held = { $result ->
    [draw] You held the draw
   *[win] You won it
}
# The name of a theme, in the list and at the foot of the card.
# $theme: double-threat, follow-up, odd-threat, even-threat, zugzwang, sacrifice, or all
endings-theme-name = { $theme ->
    [all] All themes
    [double-threat] Double threat
    [follow-up] Follow-up
    [odd-threat] Odd threat
    [even-threat] Even threat
    [zugzwang] Zugzwang
   *[sacrifice] Sacrifice
}
# After the name of a theme: how many of its positions are solved.
# $solved (number): how many
# $count (number): of how many
endings-solved = { $solved } of { $count } solved
# Its line on the page of lessons: what it is about.
endings-about = Play endings out against the best replies
