#!/usr/bin/env python3
"""Kills the real program at random moments of a game, and checks that the next start goes on with the game.

    xvfb-run -a -s "-screen 0 1400x1000x24 +extension GLX" python3 tests/hostile/kills.py PROGRAM [KILLS [SEED]]

Two people's coins are dropped by keys. After each kill the file of the game must be whole and must hold all moves that were made, but
the last one at most; the next start must offer the game, and go on with it when Y is pressed. Standard library only; it needs openbox
and xdotool as tests/smoke does.
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import Home, Program, Trouble, window_manager  # noqa: E402

# A drawn order of the columns: a game in which nobody has four in a row for as long as it is played here.
COLUMNS = "12345671234567213456721345671234567"
MOST_MOVES = 24


def check(condition, sentence):
    """Raises Trouble with the sentence unless the condition holds."""
    if not condition:
        raise Trouble(sentence)


def one_kill(path, home, dice, played):
    """Plays on from the moves `played`, kills the program at a random moment, and returns the moves that were sent and not taken back.

    `None` for `played` begins a new game.
    """
    arguments = ["--red", "human", "--yellow", "human"] if played is None else []
    with Program(path, home, *arguments) as program:
        if played is None:
            sent = ""
        else:
            program.key("y")
            sent = played
            # Going on writes nothing new: the board is what the file says.
            time.sleep(0.3)
        for column in COLUMNS[len(sent) : len(sent) + dice.randint(1, 4)]:
            program.digit(column)
            sent += column
            time.sleep(dice.uniform(0.0, 0.25))
        time.sleep(dice.choice([0.0, 0.0, 0.01, 0.03, 0.1]))
        program.kill()
    return sent


def main():
    path = sys.argv[1]
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 24
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 7)
    behind = 0
    with window_manager():
        home, played = Home(), None
        for number in range(1, kills + 1):
            sent = one_kill(path, home, dice, played)
            board = home.board()
            if board is None:
                # Killed before the first move was written; the file of a game that went on is there in any case.
                check(played is None, f"kill {number}: the file of {played!r} is gone, after {sent!r}")
                check(len(sent) <= 1, f"kill {number}: no game at all of {sent!r}")
                played = None
                continue
            check(sent.startswith(board), f"kill {number}: the file holds {board!r}, which was never played: {sent!r}")
            check(len(sent) - len(board) <= 1, f"kill {number}: {sent!r} was played, and the file holds {board!r}")
            behind += len(sent) - len(board)
            played = board
            if len(played) >= MOST_MOVES:
                home, played = Home(), None
        left = [name.name for name in home.data.rglob(".plot4-*.tmp")]
    print(f"{kills} kills: every game went on; {behind} times without the very last move; {len(left)} temporary files left")


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        print(f"kills: {trouble}", file=sys.stderr)
        sys.exit(1)
