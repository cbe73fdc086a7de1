"""Takes pictures of every screen at every size and in both themes, and puts them together; gallery.sh starts it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from screen import Home, Program, run, window_manager

SIZES = "360x480 480x800 800x480 1024x600 1120x760 1280x720 1920x1080 3840x2160"
# How wide and high a picture is on a sheet at most, and how many stand side by side.
CELL, ACROSS = "560x440", 4
# A game of five in a row, and how it is played in a real window: Gomoku has no notation of columns.
FIVE = "(;GM[4]SZ[15]PB[Ada]PW[Grace];B[hh];W[gg];B[hi];W[gh];B[hg];W[hj];B[ih];W[gi];B[gf];W[gj];B[ig];W[if];B[jg];W[fg];B[kg];W[jf];B[lg])"
# A game of Go: before the end, and with the passes that end it.
GO = "E5 G5 C4 G3 D3 F4 E4 E3 D2 F5 E6 F6 F7 G7 E7 G6 F8 G8 E2 F3 F2 G2 H6 H7 C7 B7 B6 C6 D6 C8 D8 B8"
# A game of Checkers, and a position with a chain of two jumps.
CHECKERS = "9-14 23-18 14x23 27x18 11-15 18x11 8x15 24-19 15x24 28x19 7-11 26-23 10-14 22-18 6-10 18x9 5x14 25-22 1-5 22-17"
CHAIN = "B:B9,1,K12:W14,23,32,K5"
# A game of Reversi until 12 squares are empty, where the analysis is exact, and one that is over after nine moves.
REVERSI = (
    "d3 c5 c6 e3 f3 d6 d7 c7 f5 d8 b5 b4 b6 c4 a4 a7 c8 b8 e6 b3 a5 e7 c2 c3 "
    "a6 a3 e8 f8 f7 f4 g5 g8 f6 g6 g4 d1 h7 h5 h4 h3 b1 c1 e1 d2 e2 h6 h2 g3"
)
WIPED_OUT = "e6 f4 e3 f6 g5 d6 e7 f5 c5"
KEPT = 3  # the line of the menu that leads to the kept games, where it has one column
PUZZLES = 12  # the line of the menu that leads to them, where it has one column
LESSON = 13


class Gallery:
    """A program whose screens are taken one after the other, in one theme."""

    def __init__(self, program, folder, theme, colours, sizes):
        self.program, self.folder, self.theme, self.colours, self.sizes = program, folder, theme, colours, sizes
        self.taken = []

    def open(self, *arguments, is_known=True):
        """Starts the program for a user who has declined the lesson and played a little, or for a new user."""
        data = self.move_in(is_known)
        return Program(self.program, self.home, *[argument.replace("@", str(data)) for argument in arguments])

    def move_in(self, is_known=True):
        """Makes a home with settings, and with what was practised and played; returns the folder of the games."""
        self.home = Home()
        settings = {"version": 2, "theme": self.theme, "colours": self.colours, "sound": False}
        if "TAG" in os.environ:
            settings["language"] = os.environ["TAG"]
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
        return data

    def save(self, path, kind, line):
        """Saves a game between two people after these moves."""
        play = [self.program, "play", "--game", kind, "--first", "human", "--second", "human", line]
        orders = f"save {path}\nquit\n"
        subprocess.run(play, input=orders, env=self.home.environment(), stdout=subprocess.DEVNULL, check=True, text=True, timeout=20)

    def take(self, shown, name):
        """Takes a picture of what is shown at every size."""
        for size in self.sizes:
            width, height = map(int, size.split("x"))
            shown.resize(width, height)
            run("xdotool", "mousemove", "--window", shown.window, str(width // 2), "3")
            time.sleep(0.5 + width * height / 6e6)
            path = self.folder / f"{name}-{size}-{self.theme}.png"
            # A large picture takes its time on a busy machine.
            subprocess.run(["import", "-window", shown.window, str(path)], check=True, timeout=120)
        self.taken.append(name)
        print(f"      {name}", flush=True)

    def first(self):
        """Shows what a new user sees at the first start."""
        with self.open(is_known=False) as shown:
            self.take(shown, "01-title")
            press(shown, "space")
            self.take(shown, "02-modes-offer")

        with self.open("--game", "gomoku") as shown:
            self.take(shown, "06-title-gomoku")

    def modes(self):
        """The choice of the game and of the players."""
        with self.open() as shown:
            press(shown, "space")
            self.take(shown, "03-modes")
            press(shown, "m")
            self.take(shown, "04-modes-details")
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

    def go(self):
        """A game of Go, and the count at its end."""
        people = ["--game", "go", "--dead", "settle", "--black", "human", "--white", "human"]
        with self.open(*people, GO) as shown:
            self.take(shown, "70-go")
            press(shown, "Home", "Page_Down")
            self.take(shown, "71-go-looking-back")
            press(shown, "End", "F2", "F2", pause=2)
            self.take(shown, "72-go-counting")
            press(shown, "F2", pause=2)
            self.take(shown, "73-go-end")
            press(shown, "ctrl+l")
            self.take(shown, "74-go-large")
            press(shown, "ctrl+l", "r", pause=8)
            self.take(shown, "79-go-review")
        with self.open("--game", "go", "--size", "19", "--black", "human", "--white", "low", "--handicap", "4") as shown:
            time.sleep(3)
            press(shown, *"c3", "Return", pause=4)
            self.take(shown, "75-go-19")
            press(shown, "h", pause=9)
            self.take(shown, "76-go-hint")
            press(shown, "Escape", "a", pause=6)
            self.take(shown, "77-go-analysis")
            press(shown, "c", "m")
            self.take(shown, "78-modes-go")

    def checkers(self):
        """A game of Checkers, and a chain of jumps in progress."""
        people = ["--game", "checkers", "--red", "human", "--white", "human"]
        with self.open(*people, CHECKERS) as shown:
            self.take(shown, "80-checkers")
            press(shown, "h", pause=5)
            self.take(shown, "81-checkers-hint")
            press(shown, "Escape", "a", pause=3)
            self.take(shown, "82-checkers-analysis")
            press(shown, "a", "r", pause=8)
            self.take(shown, "83-checkers-review")
        with self.open(*people, "--fen", CHAIN) as shown:
            press(shown, *"9x18", "Return", pause=2)
            self.take(shown, "84-checkers-chain")
            press(shown, *"27", "Return", pause=2)
            self.take(shown, "85-checkers-chained")
            press(shown, "c", "m")
            self.take(shown, "86-modes-checkers")
            press(shown, "Escape", "Escape", "m")
            self.take(shown, "87-menu-checkers")

    def reversi(self):
        """A game of Reversi, its exact end, and a game that is over."""
        people = ["--game", "reversi", "--black", "human", "--white", "human"]
        with self.open(*people, "d3 c3 c4 e3") as shown:
            self.take(shown, "100-reversi")
            press(shown, "h", pause=3)
            self.take(shown, "101-reversi-hint")
        with self.open(*people, REVERSI) as shown:
            press(shown, "a", pause=5)
            self.take(shown, "102-reversi-analysis")
            press(shown, "a", "r", pause=8)
            self.take(shown, "103-reversi-review")
        with self.open(*people, WIPED_OUT) as shown:
            self.take(shown, "104-reversi-end")
            press(shown, "c", "m")
            self.take(shown, "105-modes-reversi")

    def kept(self):
        """The games that were left, one and several, and those that were kept, one of them damaged."""
        games = [
            ("connect4", "45342143352244"),
            ("gomoku", "H8 G7 H9 H7 I8"),
            ("go", GO),
            ("checkers", CHECKERS),
            ("reversi", REVERSI),
        ]
        windows = range(2, len(games) + 1)
        data = self.move_in()
        for name, (kind, line) in zip(["game.json", *[f"game.window-{number}.json" for number in windows]], games):
            self.save(data / name, kind, line)
        with Program(self.program, self.home) as shown:
            self.take(shown, "90-left-games")
        for number in windows:
            (data / f"game.window-{number}.json").rename(data / f"game.kept-{number}.json")
        (data / "game.kept-9.json").write_text('{"version":2,"game":"connect4","moves":"44')
        long_ago = time.time() - 40 * 86400
        os.utime(data / "game.kept-2.json", (long_ago, long_ago))
        with Program(self.program, self.home) as shown:
            self.take(shown, "91-left-game")
            press(shown, "y")
            shown.resize(480, 800)
            press(shown, "m", *["Down"] * KEPT, "Return", pause=1)
            self.take(shown, "92-kept-games")

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
    runs = os.environ.get("RUNS", "first modes play end watch gomoku five practice go checkers reversi kept").split()
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
