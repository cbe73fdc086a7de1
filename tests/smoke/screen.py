"""A running program, the window it shows, and the home folder it was given, for smoke.py. The standard library only."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager
from pathlib import Path

TITLE = "Plot 4"
# The status of a test that had no screen to run on: it has found out nothing, and may be tried again.
NO_SCREEN = 75


def stolen_seconds():
    """Returns for how long the host of this machine has kept its processors from it so far: `steal`, the mean of all of them."""
    with open("/proc/stat", encoding="ascii") as counts:
        return int(counts.readline().split()[8]) / 100 / (os.cpu_count() or 1)


def is_panic(said):
    """Returns whether a program tells of a panic: in Rust's words, or in its own."""
    return "panicked" in said or "Plot 4 failed at" in said


class Trouble(Exception):
    """Something that should have been otherwise, in a sentence."""


def end_with(main):
    """Ends the program with what `main` returns, or with its Trouble."""
    try:
        sys.exit(main())
    except Trouble as trouble:
        sys.exit(f"{Path(sys.argv[0]).stem}: FAILED: {trouble}")


class Clock:
    """A clock that stands still while the host of this machine gives its processors to others."""

    def __init__(self):
        self.started, self.stolen = time.monotonic(), stolen_seconds()

    def seconds(self):
        """Returns the seconds since it was started, without those that were taken away."""
        return time.monotonic() - self.started - (stolen_seconds() - self.stolen)


def pause(seconds):
    """Lets the program have so many seconds, on a machine that others share, too: it waits for ten times as long at most."""
    clock, most = Clock(), time.monotonic() + 10 * seconds
    while (left := seconds - clock.seconds()) > 0 and time.monotonic() < most:
        time.sleep(min(left, 0.05))


def wait_until(holds, seconds, otherwise):
    """Waits until `holds()`, or raises Trouble with `otherwise()`."""
    clock = Clock()
    while not holds():
        if clock.seconds() > seconds:
            raise Trouble(otherwise())
        time.sleep(0.05)


def run(*command):
    """Runs a command and returns what it printed; a failure is Trouble."""
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    if ended.returncode != 0:
        raise Trouble(f"{' '.join(command)}: {ended.stderr.strip() or ended.returncode}")
    return ended.stdout


@contextmanager
def window_manager():
    """A window manager on the screen, with settings of its own; ends the test with NO_SCREEN if there is no screen to manage."""
    with tempfile.TemporaryDirectory(prefix="plot4-wm-") as folder:
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env={**os.environ, "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_CACHE_HOME": folder, "XDG_DATA_HOME": folder},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            # A window that opens while the manager is starting may be lost to both.
            try:
                managed = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
                wait_until(lambda: "window id" in run(*managed), 15.0, lambda: "openbox did not start")
            except Trouble as trouble:
                print(f"screen: {trouble}", flush=True)
                sys.exit(NO_SCREEN)
            yield
        finally:
            manager.terminate()
            manager.wait()


class Home:
    """A home folder of its own for a program, gone with this object."""

    def __init__(self, writable=True):
        self._folder = tempfile.TemporaryDirectory(prefix="plot4-smoke-")
        self.path = Path(self._folder.name)
        # The tests may run as root, whom no permission stops: a file where the folder should be stops everyone.
        self.data = self.path / "data"
        self.config = self.path / "config"
        if not writable:
            self.data.write_text("in the way\n")
            self.config.write_text("in the way\n")

    def environment(self):
        """Returns the environment of a program that lives here."""
        return {
            **os.environ,
            "HOME": str(self.path),
            "XDG_DATA_HOME": str(self.data),
            "XDG_CONFIG_HOME": str(self.config),
            "XDG_STATE_HOME": str(self.path / "state"),
            "XDG_CACHE_HOME": str(self.path / "cache"),
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "RUST_BACKTRACE": "1",
        }

    def typed(self, file):
        """Returns how a file is named to the program."""
        return str(file)

    def board(self):
        """Returns the columns of the coins on the board of the saved game, or None if there is no saved game."""
        try:
            game = json.loads((self.data / "plot4" / "game.json").read_text())
        except FileNotFoundError:
            return None
        moves = game["moves"]
        text = moves if isinstance(moves, str) else "".join(map(str, moves))
        return text[: game.get("shown", len(text))]

    def moves(self):
        """Returns the moves of the saved game as its text has them, in their order; none without a game."""
        try:
            game = json.loads((self.data / "plot4" / "game.json").read_text())
        except FileNotFoundError:
            return []
        return game["moves"].split()[: game["shown"]]

    def points(self):
        """Returns the points of the stones on the board of the saved game of Gomoku, in their order; none without such a game."""
        try:
            game = json.loads((self.data / "plot4" / "game.json").read_text())
        except FileNotFoundError:
            return []
        return game["moves"].split()[: game["shown"]] if game["game"] == "gomoku" else []


class Picture:
    """The pixels of a window."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    def at(self, x, y):
        """Returns the red, green and blue of a pixel."""
        offset = 3 * (y * self.width + x)
        return self.pixels[offset], self.pixels[offset + 1], self.pixels[offset + 2]

    def board(self):
        """Returns the left, top, right and bottom of the squares of a board of Checkers, by its light squares: the only large light wood."""

        def is_light(colour):
            red, green, blue = colour
            return red >= 170 and 20 <= red - green <= 60 and 30 <= green - blue <= 80

        found = self._extent(is_light)
        if found is None:
            raise Trouble("there should be a board of light and dark squares")
        return found

    def _least(self):
        """Returns how wide and high a board is at least."""
        return 0.2 * min(self.width, self.height)

    def _extent(self, belongs):
        """Returns the left, top, right and bottom of the one large thing whose pixels belong to it, or None if there is none."""
        step = 2
        rows, columns = Counter(), Counter()
        for y in range(0, self.height, step):
            for x in range(0, self.width, step):
                if belongs(self.at(x, y)):
                    rows[y] += step
                    columns[x] += step
        least = self._least()
        across = [x for x, height in columns.items() if height >= least]
        down = [y for y, width in rows.items() if width >= least]
        return (min(across), min(down), max(across), max(down)) if across and down else None

    def colours(self):
        """Returns how many colours there are, and the share of the commonest, on every second pixel of every second row."""
        count = Counter(self.at(x, y) for y in range(0, self.height, 2) for x in range(0, self.width, 2))
        return len(count), max(count.values()) / count.total()

    def differs(self, other):
        """Returns the share of the pixels that are not the same in another picture."""
        if (self.width, self.height) != (other.width, other.height):
            return 1.0
        pairs = [(x, y) for y in range(0, self.height, 2) for x in range(0, self.width, 2)]
        return sum(max(abs(a - b) for a, b in zip(self.at(x, y), other.at(x, y))) > 8 for x, y in pairs) / len(pairs)

    def plate(self):
        """Returns the left, top, right and bottom of the board's plate, or None if no plate is in view.

        The plate is the one large thing of a full blue.
        """

        def is_plate(colour):
            red, green, blue = colour
            return blue >= 95 and blue - red >= 70 and blue >= 1.55 * green

        found = self._extent(is_plate)
        if found is None:
            return None
        left, top, right, bottom = found
        least = self._least()
        return (left, top, right, bottom) if right - left >= least and bottom - top >= least else None


def windows():
    """Returns the windows of the program that are on the screen: the title ends with its name, after the game that is played."""
    search = ["xdotool", "search", "--onlyvisible", "--name", f"{TITLE}$"]
    return subprocess.run(search, capture_output=True, text=True, timeout=60).stdout.split()


class Program:
    """The program under test, from the appearance of its window to its end; it is left alone for a moment first."""

    def __init__(self, path, home, *arguments, settle=1.0):
        self.log = home.path / "stderr.txt"
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                [path, *arguments], env=home.environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        self.window = None
        try:
            wait_until(self._find, 15.0, lambda: f"no window of the name {TITLE!r} appeared; it said: {self.said()!r}")
            run("xdotool", "windowactivate", "--sync", self.window)
            pause(settle)
        except BaseException:
            self.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, _value, _traceback):
        if kind is not None and self.process.poll() is None:
            try:
                self.picture("failed")
            except (Trouble, subprocess.SubprocessError):
                pass
        self.kill()
        if kind is None and is_panic(self.said()):
            raise Trouble(f"it should not panic: {self.said()}")

    def _find(self):
        if self.process.poll() is not None:
            raise Trouble(f"it ended at once with status {self.process.returncode}; it said: {self.said()!r}")
        found = windows()
        self.window = found[-1] if found else None
        return self.window is not None

    def said(self):
        """Returns what the program wrote to its output."""
        return self.log.read_text(errors="replace").strip() if self.log.exists() else ""

    def kill(self):
        """Kills the program at once, as a failing machine would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def check_ends(self, seconds):
        """Checks that the program ends by itself within so many seconds, with success. Time that the host of this machine gives to others does
        not count."""
        clock = Clock()
        while (status := self.process.poll()) is None:
            if clock.seconds() > seconds:
                raise Trouble(f"the program should end within {seconds} seconds of its window's closing")
            time.sleep(0.01)
        if status != 0:
            raise Trouble(f"the program should end with status 0, not {status}; it said: {self.said()!r}")
        print(f"      ended after {max(0.0, clock.seconds()):.2f} s")

    def ticks(self):
        """Returns the processor time used by all threads so far, in hundredths of a second."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def _geometry(self):
        """Returns the left, top, width and height of the window's inside on the screen."""
        # xdotool counts the frame twice here; xwininfo does not.
        told = run("xwininfo", "-id", self.window)
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        left, top, width, height = (int(re.search(rf"{name}:\s*(-?\d+)", told)[1]) for name in names)
        return left, top, width, height

    def picture(self, name=None):
        """Returns a picture of the window; with a name, a person can look at it later."""
        _, _, width, height = self._geometry()
        pixels = subprocess.run(
            ["import", "-window", self.window, "-depth", "8", "rgb:-"], capture_output=True, timeout=30, check=True
        ).stdout
        if len(pixels) != 3 * width * height:
            raise Trouble(f"a picture of {width}x{height} has {3 * width * height} bytes, not {len(pixels)}")
        folder = os.environ.get("SMOKE_PICTURES")
        if name and folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            run("import", "-window", "root" if name == "failed" else self.window, str(Path(folder) / f"{name}.png"))
        return Picture(width, height, pixels)

    def plate(self):
        """Returns where the plate is in the window, or None."""
        return self.picture().plate()

    def _focus(self):
        run("xdotool", "windowfocus", "--sync", self.window)

    def key(self, *keys):
        """Presses keys, by their X names, one after the other without a pause."""
        self._focus()
        run("xdotool", "key", *keys)

    def digit(self, column):
        """Drops a coin by the digit of its column."""
        self.key(str(column))

    def hold(self, key, seconds):
        """Holds a key down; the screen repeats it as a keyboard would."""
        self._focus()
        run("xdotool", "keydown", key)
        time.sleep(seconds)
        run("xdotool", "keyup", key)

    def aim(self, column):
        """Drops a coin by the arrows and Enter: as far left as it goes, then right to the column."""
        for key in ["Left"] * 9 + ["Right"] * (column - 1):
            self.key(key)
        pause(0.3)
        self.key("Return")

    def click_column(self, column, columns=7):
        """Clicks in the middle of a column of the board."""
        plate = self.plate()
        if plate is None:
            raise Trouble("there is no board to click on")
        left, top, right, bottom = plate
        x, y, _, _ = self._geometry()
        across = left + (right - left) * (column - 0.5) / columns
        run("xdotool", "mousemove", str(round(x + across)), str(round(y + (top + bottom) / 2)))
        # Later than a double click, whose second press is no move, also where frames are late.
        pause(0.6)
        run("xdotool", "click", "1")

    def click(self, across, down):
        """Clicks at a place of the window's inside, in pixels."""
        x, y, _, _ = self._geometry()
        run("xdotool", "mousemove", str(round(x + across)), str(round(y + down)))
        pause(0.2)
        run("xdotool", "click", "1")
        pause(0.2)

    def size(self):
        """Returns the width and the height of the window's inside."""
        _, _, width, height = self._geometry()
        return width, height

    def resize(self, width, height):
        """Gives the window another size."""
        run("xdotool", "windowsize", "--sync", self.window, str(width), str(height))

    def minimize(self):
        """Minimizes the window."""
        run("xdotool", "windowminimize", "--sync", self.window)

    def restore(self):
        """Shows the minimized window again."""
        run("xdotool", "windowmap", "--sync", self.window)
        run("xdotool", "windowactivate", "--sync", self.window)

    def click_close_button(self):
        """Clicks on the close button, which openbox draws at the right end of the title bar."""
        extents = run("xprop", "-id", self.window, "_NET_FRAME_EXTENTS").partition("=")[2]
        bar = [int(value) for value in extents.split(",")][2]
        x, y, width, _ = self._geometry()
        run("xdotool", "mousemove", str(x + width - bar // 2), str(y - bar // 2))
        pause(0.2)
        run("xdotool", "click", "1")

    def close(self, seconds=2.0):
        """Closes the window by its button, and checks that the program ends within so many seconds."""
        self.click_close_button()
        self.check_ends(seconds)

