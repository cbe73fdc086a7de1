#!/usr/bin/env python3
"""Plays in two real windows at once, kills both, deletes files under them, and checks that no move of either is lost.

    xvfb-run -a -s "-screen 0 1400x1000x24 +extension GLX" python3 tests/hostile/two_windows.py PROGRAM [ROUNDS]

Each round: A plays 445, B 11, A 6, B 23, A 7, both are killed; the files must hold 44567 and 1123. A third start goes on with the one
that was played last, and a fourth, beside it, with the other. Then the locks are deleted under a window, another one goes on with
its game, and both play on; and the whole folder is deleted under a window. Standard library only; it needs openbox and xdotool as
tests/smoke does.
"""

import json
import re
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import Home, Program, Trouble, end_with, wait_until, window_manager, windows  # noqa: E402


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


def play_on(program, columns):
    """Continues the game that is offered, the one that was played last."""
    program.key("y")
    time.sleep(1.0)
    play(program, columns)


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
        play_on(third, "1")  # 44567
        wait_for_games(home, ["445671", "1123"])
        with Window(path, home) as fourth:
            play_on(fourth, "4")
            wait_for_games(home, ["445671", "11234"])


def deleted_locks(path):
    """Deletes the locks under a window, so that another one takes its game over, and lets both play on."""
    home = Home()
    with Window(path, home, "--red", "human", "--yellow", "human") as one:
        play(one, "445")
        wait_for_games(home, ["445"])
        delete_locks(home)
        with Window(path, home) as other:
            # The game is offered here; the window that plays it plays on.
            play(one, "6")
            wait_for_games(home, ["445", "4456"])
            other.key("y")
            time.sleep(1.0)
            for program, columns in [(other, "12"), (one, "7"), (other, "3")]:
                play(program, columns)
            wait_for_games(home, ["445123", "44567"])
            # Where no other window takes its file, a window keeps it, and locks it again.
            delete_locks(home)
            play(one, "1")
            play(other, "4")
            wait_for_games(home, ["4451234", "445671"])
            with Window(path, home, "--red", "human", "--yellow", "human") as third:
                play(third, "77")
                wait_for_games(home, ["4451234", "445671", "77"])
            one.kill()
            other.kill()
    with Window(path, home) as last:
        play_on(last, "1")  # 77
        wait_for_games(home, ["4451234", "445671", "771"])


def deleted_folder(path):
    """Deletes the folder of the games under a window, which plays on, alone and beside another one."""
    home = Home()
    with Window(path, home, "--red", "human", "--yellow", "human") as one:
        play(one, "445")
        wait_for_games(home, ["445"])
        shutil.rmtree(home.data / "plot4")
        play(one, "6")
        wait_for_games(home, ["4456"])
        shutil.rmtree(home.data / "plot4")
        with Window(path, home, "--red", "human", "--yellow", "human") as other:
            for program, columns in [(other, "11"), (one, "7"), (other, "2")]:
                play(program, columns)
            wait_for_games(home, ["112", "44567"])


def delete_locks(home):
    """Deletes all locks in the folder of the games."""
    for file in (home.data / "plot4").glob("*.lock"):
        file.unlink()


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with window_manager():
        for _ in range(rounds):
            for scene in (two_windows, deleted_locks, deleted_folder):
                scene(sys.argv[1])
    print(f"two windows at once, {rounds} times, with locks and folder deleted under them: no move of either was lost")


if __name__ == "__main__":
    end_with(main)
