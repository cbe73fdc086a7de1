"""Watches the real window: how much memory hundreds of games take, and whether it uses the processor where nothing moves.

`watch.py PROGRAM games COUNT [GAME]` lets two computers play so many games at the greatest speed, and checks that the memory stays
within 5 %. `watch.py PROGRAM rest [GAME]` goes through the screens of each game, and checks that each uses no processor time at rest.
It needs a screen, as tests/smoke/run.sh gives one: `tests/hostile/run.sh watch 500` and `tests/hostile/run.sh rest`.
"""

import json
import os
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import Home, Program, Trouble, end_with, window_manager  # noqa: E402

GROWTH = 0.05  # how much more memory the last games may take than the first ones
REST = 3.0  # seconds without any tick
PATIENCE = 300.0  # seconds until a screen is at rest: an analysis of all moves may have to end first, on a machine that others share
# What a computer game is played on, where the usual board would take minutes for a game by chance.
QUICK = {
    "connect4": ["--size", "4x4", "--connect", "3"],
    "gomoku": ["--size", "5", "--target", "4"],
    "go": ["--size", "3"],
    "checkers": ["--size", "4"],
}
# A small window: what takes the time is the painting, and the memory is that of the games.
SMALL = {"x": 20, "y": 40, "width": 360, "height": 480}

# The screens that stand over the board or beside it, with the keys that lead there and back.
SCREENS = [
    ("looked back to the beginning", ["Home"], ["End"]),
    ("menu", ["m"], ["Escape"]),
    ("help", ["F1"], ["Escape"]),
    ("settings", ["ctrl+comma"], ["Escape"]),
    ("statistics", ["ctrl+t"], ["Escape"]),
    ("panel folded away", ["b"], ["b"]),
    ("threats", ["t"], ["t"]),
    ("hint", ["h"], []),
    ("analysis", ["a"], ["a"]),
    ("review", ["r"], ["Escape"]),
    ("free board", ["f"], ["f"]),
    ("large view", ["ctrl+l"], ["ctrl+l"]),
    ("mode selection over a game", ["c"], ["Escape"]),
    ("quit question", ["Escape"], ["Escape"]),
]


def games(program):
    """Returns the names of all games, as the program lists them when it is given an unknown one."""
    said = subprocess.run([program, "--game", "?"], capture_output=True, text=True, check=False).stderr
    found = re.search(r"Unknown game .*: choose (.*)", said)
    if not found:
        raise Trouble(f"the games are not named: {said}")
    return re.split(r", | or ", found[1].strip())


def position(program, game):
    """Returns a position after some moves, as the program itself says what is legal."""
    moves = []
    for at in range(5):
        told = subprocess.run([program, "show", "--json", "--game", game, " ".join(moves)], capture_output=True, text=True, check=True)
        # Moves to a place: passing and resigning would end the game.
        legal = [move for move in json.loads(told.stdout)["legal"] if re.search(r"\d", str(move))]
        # One side in the middle, where three of its pieces come to lie in a line, the other at the end.
        moves.append(str(legal[-1 if at % 2 else len(legal) // 2]))
    return " ".join(moves)


def settings(home, **own):
    """Writes the settings with which the program starts, of a person who wants no sound and was offered the lessons."""
    folder = home.config / "plot4"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(json.dumps({"version": 2, "sound": False, **own}))


def memory(program):
    """Returns the memory that the program has in use, in KiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{program.process.pid}/status").read_text())[1])


def played(home):
    """Returns how many games of the series are over, as the file of the game in progress has it."""
    most = 0
    for path in (home.data / "plot4").glob("**/*.json"):
        try:
            most = max(most, sum(json.loads(path.read_text())["score"].values()))
        except (FileNotFoundError, ValueError, KeyError):
            pass
    return most


def watch(path, game, count):
    """Watches so many games, and checks that their memory is flat."""
    home = Home()
    settings(home, computer_ms=0, motion="reduced", after_game="play-again", speed=16.0, window=SMALL)
    arguments = ["--no-resume", "--game", game, "--first", "random", "--second", "random", "--speed", "16", *QUICK.get(game, [])]
    samples, started = [], time.monotonic()
    with Program(path, home, *arguments) as program:
        most, before = 120 + 30 * count, -1
        while (done := played(home)) < count:
            if program.process.poll() is not None:
                raise Trouble(f"{game}: it ended after {done} games: {program.said()!r}")
            if time.monotonic() - started > most:
                raise Trouble(f"{game}: {done} games in {most} s")
            if done != before:
                samples.append((done, memory(program)))
                before = done
            time.sleep(0.05)
    tenth = max(count // 10, 1)
    # The first tenth is left out: pictures and glyphs are made then.
    first = statistics.median(used for done, used in samples if tenth <= done < 3 * tenth)
    last = statistics.median(used for done, used in samples if done >= count - 2 * tenth)
    growth = last / first - 1
    seconds = time.monotonic() - started
    print(f"hostile: {count} games of {game} watched in {seconds:.0f} s: {first / 1024:.1f} MiB, then {last / 1024:.1f} MiB ({growth:+.1%})", flush=True)
    if growth > GROWTH:
        raise Trouble(f"{game}: the memory grew by {growth:.1%} in {count} games")


def check_rest(program, where):
    """Checks that the program comes to rest, and then uses no processor time."""
    deadline = time.monotonic() + PATIENCE
    while True:
        before = program.ticks()
        time.sleep(REST)
        used = program.ticks() - before
        if used == 0:
            print(f"hostile: {where}: 0 ticks in {REST:.0f} s", flush=True)
            return
        if time.monotonic() > deadline:
            raise Trouble(f"{where}: at rest it should use no processor time, but used {used} ticks in {REST:.0f} s")


def shows_another_picture(program, before):
    """Returns whether the window changes. A letter that may begin the name of a point waits for its digit first, and a hint takes a while."""
    deadline = time.monotonic() + 8.0
    while time.monotonic() < deadline:
        time.sleep(0.5)
        if program.picture().differs(before) > 0.0:
            time.sleep(1.0)
            return True
    return False


def rest(path, game):
    """Goes through the screens of a game, and checks each at rest."""
    home = Home()
    settings(home)
    with Program(path, home, "--no-resume", "--game", game) as program:
        check_rest(program, f"{game}, title")
        program.key("space")
        check_rest(program, f"{game}, mode selection")
        before = program.picture()
        program.key("l")
        time.sleep(1.0)
        if program.picture(f"{game}-lesson").differs(before) > 0.0:
            check_rest(program, f"{game}, first lesson")
    home = Home()
    settings(home)
    people = ["--first", "human", "--second", "human"]
    with Program(path, home, "--no-resume", "--game", game, *people, position(path, game)) as program:
        check_rest(program, f"{game}, the board")
        for name, there, back in SCREENS:
            before = program.picture()
            for key in there:
                program.key(key)
            if there and not shows_another_picture(program, before):
                print(f"hostile: {game}, {name}: not a screen of this game", flush=True)
                continue
            check_rest(program, f"{game}, {name}")
            for key in back:
                program.key(key)
            time.sleep(0.5)
            if program.process.poll() is not None:
                raise Trouble(f"{game}, {name}: it ended: {program.said()!r}")
    home = Home()
    settings(home, computer_ms=0, motion="reduced")
    watched = ["--no-resume", "--game", game, "--first", "random", "--second", "random", "--speed", "16", *QUICK.get(game, [])]
    with Program(path, home, *watched) as program:
        check_rest(program, f"{game}, a game that is over")
        program.key("r")
        check_rest(program, f"{game}, the review of a game that is over")


def main():
    """Does what is asked for."""
    path, what = os.path.realpath(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if what == "games" else 0
    named = sys.argv[4 if what == "games" else 3 :]
    with window_manager():
        for game in named or games(path):
            if what == "games":
                watch(path, game, count)
            else:
                rest(path, game)


if __name__ == "__main__":
    end_with(main)
