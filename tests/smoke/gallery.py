"""Takes pictures of every screen at every size and in both themes, and puts them together; gallery.sh starts it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from screen import Home, Program, run, window_manager

SIZES = "360x480 480x800 800x480 1024x600 1120x760 1920x1080 3840x2160"
# How wide and high a picture is on a sheet at most, and how many stand side by side.
CELL, ACROSS = "560x440", 4
# A game of five in a row, and how it is played in a real window: Gomoku has no notation of columns.
FIVE = "(;GM[4]SZ[15]PB[Ada]PW[Grace];B[hh];W[gg];B[hi];W[gh];B[hg];W[hj];B[ih];W[gi];B[gf];W[gj];B[ig];W[if];B[jg];W[fg];B[kg];W[jf];B[lg])"
PUZZLES = 12  # the line of the menu that leads to them, where it has one column
LESSON = 13


class Gallery:
    """A program whose screens are taken one after the other, in one theme."""

    def __init__(self, program, folder, theme, colours, sizes):
        self.program, self.folder, self.theme, self.colours, self.sizes = program, folder, theme, colours, sizes
        self.taken = []

    def open(self, *arguments, is_known=True):
        """Starts the program for somebody who has declined the lesson and played a little, or for somebody new."""
        self.home = Home()
        settings = {"version": 2, "theme": self.theme, "colours": self.colours, "sound": False}
        settings["window"] = {"x": 0, "y": 0, "width": 1120, "height": 760}
        (self.home.config / "plot4").mkdir(parents=True)
        (self.home.config / "plot4/settings.json").write_text(json.dumps(settings))
        data = self.home.data / "plot4"
        data.mkdir(parents=True)
        (data / "five.sgf").write_text(FIVE)
        if is_known:
            (data / "progress.json").write_text('{"version":1,"games":{"connect4":{"lesson":"declined"}}}')
            played = {"version": 1, "games": [game(1, "learner", "win"), game(2, "high,defensive", "loss"), game(3, "perfect", "draw")]}
            (data / "statistics.json").write_text(json.dumps(played))
        arguments = [argument.replace("@", str(data)) for argument in arguments]
        return Program(self.program, self.home, *arguments)

    def take(self, shown, name):
        """Takes a picture of what is shown at every size."""
        for size in self.sizes:
            width, height = map(int, size.split("x"))
            shown.resize(width, height)
            run("xdotool", "mousemove", "--window", shown.window, str(width // 2), "3")
            time.sleep(0.5 + width * height / 6e6)
            path = self.folder / f"{name}-{size}-{self.theme}.png"
            run("import", "-window", shown.window, str(path))
        self.taken.append(name)
        print(f"      {name}", flush=True)

    def first(self):
        """What somebody sees who has never started the program."""
        with self.open(is_known=False) as shown:
            self.take(shown, "01-title")
            press(shown, "space")
            self.take(shown, "02-modes-offer")

    def modes(self):
        """The choice of the game and of the players."""
        with self.open() as shown:
            press(shown, "space")
            self.take(shown, "03-modes")
            press(shown, "Right", "m")
            self.take(shown, "04-modes-more")
            press(shown, "m", "g")
            self.take(shown, "05-modes-gomoku")

    def play(self):
        """A game of Connect 4 and what can be looked at in it."""
        with self.open("45342143352244", "--yellow", "high") as shown:
            self.take(shown, "10-play")
            press(shown, "h", pause=2.5)
            self.take(shown, "11-hint")
            press(shown, "Escape", "a", pause=2)
            self.take(shown, "12-analysis")
            press(shown, "t")
            self.take(shown, "13-threats")
            press(shown, "t", "a", "b")
            self.take(shown, "14-folded")
            press(shown, "b", "f", pause=1)
            self.take(shown, "15-free-board")
            press(shown, "f", "m")
            self.take(shown, "16-menu")
            press(shown, "Escape", "F1")
            self.take(shown, "17-help")
            press(shown, "Escape", "ctrl+comma")
            self.take(shown, "18-settings")
            press(shown, "Escape", "ctrl+t")
            self.take(shown, "19-statistics")
            press(shown, "Escape", "Home", "Page_Down")
            self.take(shown, "20-looking-back")
            press(shown, "End", "Escape")
            self.take(shown, "21-quit")
            press(shown, "Escape", "ctrl+l")
            self.take(shown, "22-large")

    def end(self):
        """The end of a game, and its review."""
        with self.open("4444443265661761231557213", "--yellow", "medium") as shown:
            self.take(shown, "30-end")
            press(shown, "ctrl+l")
            self.take(shown, "31-end-large")
            press(shown, "ctrl+l", "r", pause=4)
            self.take(shown, "32-review")

    def watch(self):
        """Two computers, watched and paused."""
        with self.open("--red", "high", "--yellow", "medium", "--seed", "3") as shown:
            time.sleep(6)
            press(shown, "p", pause=1)
            self.take(shown, "40-paused")
            press(shown, *["minus"] * 8, "p")
            self.take(shown, "41-watching")

    def gomoku(self):
        """A game of Gomoku."""
        with self.open("--game", "gomoku", "--black", "human", "--white", "human") as shown:
            for point in "h8 i9 h9 h7 i8 j8 g8".split():
                press(shown, *point, "Return")
            self.take(shown, "50-gomoku")
            press(shown, "h", pause=8)
            self.take(shown, "51-gomoku-hint")
            press(shown, "Escape", "a", pause=3)
            self.take(shown, "52-gomoku-analysis")

    def five(self):
        """The end of a game of Gomoku."""
        with self.open("@/five.sgf") as shown:
            press(shown, "End", pause=2)
            self.take(shown, "53-gomoku-end")
            press(shown, "ctrl+l")
            self.take(shown, "54-gomoku-large")

    def practice(self):
        """A puzzle and the lesson."""
        for line, name in [(PUZZLES, "60-puzzle"), (LESSON, "61-lesson")]:
            with self.open("4453") as shown:
                shown.resize(480, 800)
                press(shown, "m", *["Down"] * line, "Return", pause=1)
                self.take(shown, name)


def game(number, opponent, result):
    """Returns a game of the statistics."""
    return {
        "number": str(number),
        "day": "2026-11-21",
        "game": "connect4",
        "setup": "size=7x6 connect=4",
        "opponent": opponent,
        "side": "red",
        "result": result,
        "moves": 23,
    }


def press(shown, *keys, pause=0.5):
    """Presses keys one after the other, slowly enough that each is seen, and waits for what they show."""
    for key in keys:
        shown.key(key)
        time.sleep(0.15)
    time.sleep(pause)


def sheet(folder, name, sizes, themes):
    """Puts the pictures of a screen together: a theme after the other, from the smallest size to the largest."""
    cells = []
    for theme in themes:
        cells += [str(folder / f"{name}-{size}-{theme}.png") for size in sizes]
        cells += ["null:"] * (-len(sizes) % ACROSS)
    look = ["-background", "#808080", "-resize", f"{CELL}>", "-geometry", f"{CELL}+6+6", "-tile", f"{ACROSS}x"]
    subprocess.run(["montage", *cells, *look, str(folder / f"sheet-{name}.png")], check=True, timeout=120)


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    sizes = os.environ.get("SIZES", SIZES).split()
    themes = os.environ.get("THEMES", "dark light").split()
    runs = os.environ.get("RUNS", "first modes play end watch gomoku five practice").split()
    taken = []
    with window_manager():
        for theme in themes:
            gallery = Gallery(program, folder, theme, os.environ.get("COLOURS", "cobalt"), sizes)
            for name in runs:
                print(f"gallery: {name}, {theme}", flush=True)
                getattr(gallery, name)()
            taken = gallery.taken
    for name in taken:
        sheet(folder, name, sizes, themes)
    print(f"gallery: {len(taken)} sheets in {folder}")


if __name__ == "__main__":
    main()
