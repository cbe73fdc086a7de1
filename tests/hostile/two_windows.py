#!/usr/bin/env python3
"""Plays in two real windows at once, kills both, and checks that no move of either is lost.

    xvfb-run -a -s "-screen 0 1400x1000x24 +extension GLX" python3 tests/hostile/two_windows.py PROGRAM [ROUNDS]

Each round: A plays 445, B 11, A 6, B 23, A 7, both are killed; the files must hold 44567 and 1123. A third start goes on with the one
that was played last, and a fourth, beside it, with the other. Standard library only; it needs openbox and xdotool as tests/smoke does.
"""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import TITLE, Home, Program, Trouble, wait_until, window_manager  # noqa: E402


def windows():
    """Returns the windows of the program that are on the screen."""
    search = ["xdotool", "search", "--onlyvisible", "--name", f"^{TITLE}"]
    return subprocess.run(search, capture_output=True, text=True, timeout=20).stdout.split()


class Window(Program):
    """A program of which there may be several: its window is the one that was not there before."""

    def __init__(self, *arguments):
        self.others = windows()
        super().__init__(*arguments)

    def _find(self):
        if self.process.poll() is not None:
            raise Trouble(f"it ended at once with status {self.process.returncode}; it said: {self.said()!r}")
        found = [window for window in windows() if window not in self.others]
        self.window = found[-1] if found else None
        return self.window is not None


def games(home):
    """Returns the moves of all games in progress in the folder, in the order of their names."""
    found = {}
    for file in (home.data / "plot4").glob("game*.json"):
        if file.name == "game.json" or re.fullmatch(r"game\.window-[0-9]+\.json", file.name):
            found[file.name] = json.loads(file.read_text())["moves"]
    return [found[name] for name in sorted(found)]


def wait_for_games(home, wanted):
    """Waits until these are the games in progress."""
    wait_until(lambda: games(home) == wanted, 10.0, lambda: f"the games should be {wanted}, but are {games(home)}")


def play(program, columns):
    """Drops a coin for each digit."""
    for column in columns:
        program.digit(column)
        time.sleep(0.3)


def two_windows(path):
    """Plays a round."""
    home = Home()
    with Window(path, home, "--red", "human", "--yellow", "human") as one, Window(path, home, "--red", "human", "--yellow", "human") as other:
        for program, columns in [(one, "445"), (other, "11"), (one, "6"), (other, "23"), (one, "7")]:
            play(program, columns)
        wait_for_games(home, ["44567", "1123"])
        one.kill()
        other.kill()
    with Window(path, home) as third:
        third.key("y")  # the one that was played last: 44567
        time.sleep(1.0)
        play(third, "1")
        wait_for_games(home, ["445671", "1123"])
        with Window(path, home) as fourth:
            fourth.key("y")
            time.sleep(1.0)
            play(fourth, "4")
            wait_for_games(home, ["445671", "11234"])


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with window_manager():
        for _ in range(rounds):
            two_windows(sys.argv[1])
    print(f"two windows at once, {rounds} times: no move of either was lost")


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        print(f"two_windows: {trouble}", file=sys.stderr)
        sys.exit(1)
