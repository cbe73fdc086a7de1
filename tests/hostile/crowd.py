#!/usr/bin/env python3
"""Starts the real window on folders with thousands of files, and checks that it takes hardly more memory than with none.

    xvfb-run -a -s "-screen 0 1400x1000x24 +extension GLX" python3 tests/hostile/crowd.py PROGRAM [FILES [KIND...]]

Each kind of name has a folder of its own: games that were left, kept games, saved games, other names, locks, damaged files; the names
of some kinds may follow the number. The peak of the memory may be 8 MiB above that of an empty folder, some of which is chance, and
only the games that are offered may be open. All files must be there afterwards. Standard library only; it needs openbox and xdotool as
tests/smoke does.
"""

import json
import os
import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import Home, Program, Trouble, end_with, wait_until, window_manager  # noqa: E402

# How much more memory the files may take, in KiB, and how many more files may be open.
MOST_MORE = 8 * 1024
MOST_OPEN = 40
# A small window: what takes the memory of a start is the painting.
SETTINGS = {"version": 2, "sound": False, "window": {"x": 20, "y": 40, "width": 360, "height": 480}}
KINDS = {
    "games that were left": "game.window-{}.json",
    "kept games": "game.kept-{}.json",
    "saved games": "game-{}.json",
    "other names": "my game no. {}.json",
    "locks": "game.window-{}.lock",
    "damaged files": "game.damaged-{}.json",
}


def saved_game(path):
    """Returns the text of a saved game with some moves, as the program writes it."""
    home = Home()
    with Program(path, home, "--red", "human", "--yellow", "human") as program:
        for column in "4453":
            program.digit(column)
            time.sleep(0.3)
        wait_until(lambda: home.board() == "4453", 10.0, lambda: f"the game should be 4453, but is {home.board()!r}")
    return (home.data / "plot4" / "game.json").read_text()


def come_to_rest(program):
    """Waits until the program has used no processor time for a second, or for a minute."""
    before, same, deadline = -1, 0, time.monotonic() + 60.0
    while same < 10 and time.monotonic() < deadline:
        if program.process.poll() is not None:
            raise Trouble(f"it ended by itself: {program.said()!r}")
        ticks = program.ticks()
        same = same + 1 if ticks == before else 0
        before = ticks
        time.sleep(0.1)


def started(path, name, text, count):
    """Starts the program on a folder with so many files, and returns its peak memory in KiB and how many files it has open."""
    home = Home()
    (home.config / "plot4").mkdir(parents=True)
    (home.config / "plot4" / "settings.json").write_text(json.dumps(SETTINGS))
    folder = home.data / "plot4"
    folder.mkdir(parents=True)
    for number in range(2, count + 2):
        (folder / name.format(number)).write_text(text)
    before = time.monotonic()
    with Program(path, home, settle=0.0) as program:
        appeared = time.monotonic() - before
        come_to_rest(program)
        rested = time.monotonic() - before
        memory = int(re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{program.process.pid}/status").read_text())[1])
        opened = len(os.listdir(f"/proc/{program.process.pid}/fd"))
        program.picture(f"crowd-{name.format(count)}")
    missing = [number for number in range(2, count + 2) if not (folder / name.format(number)).exists()]
    if missing:
        raise Trouble(f"{len(missing)} files are gone, {name.format(missing[0])} among them")
    what = f"{memory / 1024:.1f} MiB at most, {opened} files open"
    print(f"crowd: {count} × {name}: {what}; window after {appeared:.1f} s, at rest after {rested:.1f} s", flush=True)
    return memory, opened


def main():
    """Starts the window on a folder of each kind, and compares it with an empty one."""
    path = os.path.realpath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    named = sys.argv[3:]
    with window_manager():
        text = saved_game(path)
        least, few = started(path, "game-{}.json", text, 0)
        for kind, name in KINDS.items():
            if named and kind not in named:
                continue
            memory, opened = started(path, name, text, count)
            if memory > least + MOST_MORE:
                raise Trouble(f"{count} {kind} take {(memory - least) / 1024:.1f} MiB more than none")
            if opened > few + MOST_OPEN:
                raise Trouble(f"{count} {kind}: {opened} files are open, {few} with none")
    print(f"crowds of {count} files: the memory stays within {MOST_MORE // 1024} MiB")


if __name__ == "__main__":
    end_with(main)
