## The first lessons of Gomoku, Go, Checkers and Reversi: positions with one thing to do in each.
## The user is Black, or Red in Checkers. One sentence a step, without a full stop at the end.

# What keys of the lesson do, and tooltips of its buttons.
first-lesson-hint-effect = Mark the right move
first-lesson-show-effect = Play the right moves
first-lesson-next-effect = Go to the next step
# Below the comment on the last step; buttons begin a game or lead to the puzzles.
first-lesson-ready = That was the lesson. Ready to play?

## Gomoku. Of each step: the name in a list, what to do, what is said when it is done, and of a wrong stone.

first-lesson-gomoku-five-name = Make five
first-lesson-gomoku-five = Five in a row wins: add the fifth stone
first-lesson-gomoku-five-right = Five in a row: Black wins
first-lesson-gomoku-five-wrong = That doesn’t make five: your four is open at one end

first-lesson-gomoku-block-name = Block a four
first-lesson-gomoku-block = White has four in a row: block the open end
first-lesson-gomoku-block-right = Blocked: White can’t make five now
first-lesson-gomoku-block-wrong = White makes five with the next stone: a four has to be blocked at once

first-lesson-gomoku-four-name = Make an open four
first-lesson-gomoku-four = Your three is open at both ends: make it an open four
first-lesson-gomoku-four-right = An open four: White can block only one end, and you make five at the other
first-lesson-gomoku-four-wrong = That doesn’t make an open four: put the stone next to your row, at either end

first-lesson-gomoku-stop-name = Stop an open three
first-lesson-gomoku-stop = White has an open three: block an end before it becomes an open four
first-lesson-gomoku-stop-right = Stopped: you can block any four that White makes next
first-lesson-gomoku-stop-wrong = White makes an open four next, and you can’t block both ends

first-lesson-gomoku-fork-name = Make a double threat
first-lesson-gomoku-fork = Make a double threat: a four and an open three with one stone
first-lesson-gomoku-fork-right = White has to block the four, and your open three becomes an open four
first-lesson-gomoku-fork-wrong = That isn’t a double threat: look for the point where two of your rows meet

first-lesson-gomoku-forbidden-name = Forbidden points
first-lesson-gomoku-forbidden = At the crosses Black would make two open threes, which is forbidden: make a four and a three
first-lesson-gomoku-forbidden-right = A four with a three is allowed, and White can’t stop both
first-lesson-gomoku-forbidden-wrong = That doesn’t make a four and an open three: look for the point where those rows meet

## Go: the same of each step.

first-lesson-go-capture-name = Capture a stone
first-lesson-go-capture = The empty points beside a stone are its liberties: fill White’s last one
first-lesson-go-capture-right = Captured: a stone without liberties is taken off the board
first-lesson-go-capture-wrong = White’s stone still has a liberty, D3

first-lesson-go-save-name = Atari
first-lesson-go-save = Your stone is in atari, with one liberty left: extend it
first-lesson-go-save-right = Saved: together the two stones have three liberties
first-lesson-go-save-wrong = White can capture your stone at C2

first-lesson-go-group-name = Groups
first-lesson-go-group = Connected stones share their liberties: capture White’s two at once
first-lesson-go-group-right = Two stones at once: a group lives or dies together
first-lesson-go-group-wrong = White’s group still has a liberty, C1

first-lesson-go-eyes-name = Two eyes
first-lesson-go-eyes = A group with two eyes can’t be captured: make two in your corner
first-lesson-go-eyes-right = Two eyes, A1 and C1: White can’t fill both at once
first-lesson-go-eyes-wrong = White plays B1, and your group has no second eye

first-lesson-go-ko-name = Ko
first-lesson-go-ko = White has just taken the ko, and you may not retake at C3 yet: give atari elsewhere first
first-lesson-go-ko-right = White answered the atari, so you could retake the ko
first-lesson-go-ko-wrong = White fills the ko at C3 next: give atari first, and retake once White has answered

first-lesson-go-count-name = Count
first-lesson-go-count = The borders are closed, and White has passed: pass too, and the points are counted
first-lesson-go-count-right = 13 to 12, Black wins: stones count, and the empty points they enclose
first-lesson-go-count-wrong = The borders are closed already: pass instead

## Checkers: the same of each step.

first-lesson-checkers-jump-name = Jump
first-lesson-checkers-jump = If you can jump over a piece and take it, you must: choose the jump that White can’t answer
first-lesson-checkers-jump-right = Taken, and at the edge nobody can jump over your man
first-lesson-checkers-jump-wrong = White’s man on 23 takes yours back

first-lesson-checkers-chain-name = Chains of jumps
first-lesson-checkers-chain = A piece goes on jumping as long as it can: take three men in one move
first-lesson-checkers-chain-right = Three men in one move: of several jumps you may choose any
first-lesson-checkers-chain-wrong = That way takes only two

first-lesson-checkers-king-name = Make a king
first-lesson-checkers-king = A man that reaches the last row becomes a king: crown one
first-lesson-checkers-king-right = A king: it moves and jumps forward and backward
first-lesson-checkers-king-wrong = That man doesn’t reach the last row

first-lesson-checkers-back-name = Jump backward
first-lesson-checkers-back = Your king jumps backward too: take two men with it
first-lesson-checkers-back-right = Two men: no man of yours could have jumped that way
first-lesson-checkers-back-wrong = Your man takes only one, the king takes two

first-lesson-checkers-shot-name = Give one, take two
first-lesson-checkers-shot = White, too, must jump when it can: give up one man to take two
first-lesson-checkers-shot-right = One man for two, and White has no piece left: Red wins
first-lesson-checkers-shot-wrong = White’s answer leaves you no double jump

first-lesson-checkers-opposition-name = The opposition
first-lesson-checkers-opposition = Take the opposition: move so that White’s king has to step in front of yours
first-lesson-checkers-opposition-right = White had to move, and that lost its last piece
first-lesson-checkers-opposition-wrong = White’s king leaves the corner, and you can’t take it

## Reversi: the same of each step.

first-lesson-reversi-turn-name = Turn discs over
first-lesson-reversi-turn = White discs in line between two of yours turn over: turn over three at once
first-lesson-reversi-turn-right = Three discs turned over, and they are yours now
first-lesson-reversi-turn-wrong = That turns over fewer than three

first-lesson-reversi-lines-name = Several lines
first-lesson-reversi-lines = One disc can turn over several lines: turn over discs in three directions
first-lesson-reversi-lines-right = Discs in three lines turned over
first-lesson-reversi-lines-wrong = That turns over fewer lines

first-lesson-reversi-corner-name = Corners
first-lesson-reversi-corner = A disc in a corner can never be turned over: take the corner
first-lesson-reversi-corner-right = The corner is yours for good
first-lesson-reversi-corner-wrong = That isn’t a corner, and one is open to you

first-lesson-reversi-keep-name = Beside a corner
first-lesson-reversi-keep = A disc beside an empty corner can give that corner away: play so that White gets none
first-lesson-reversi-keep-right = White can take no corner now
first-lesson-reversi-keep-wrong = White takes a corner next

first-lesson-reversi-mobility-name = Few moves for White
first-lesson-reversi-mobility = Whoever has few moves must play bad ones: leave White only two
first-lesson-reversi-mobility-right = White has only two moves to choose from
first-lesson-reversi-mobility-wrong = That leaves White more than two moves

first-lesson-reversi-pass-name = Pass
first-lesson-reversi-pass = Whoever can turn nothing over must pass: leave White no move
first-lesson-reversi-pass-right = White had to pass, and it is your turn again
first-lesson-reversi-pass-wrong = White still has a move

first-lesson-reversi-end-name = The end
first-lesson-reversi-end = In the end the most discs win: fill the last two squares in the right order
first-lesson-reversi-end-right = 34 to 30: Black wins
first-lesson-reversi-end-wrong = White takes the other square and wins
