"""Plays the real program through the real accessibility tree (AT-SPI), by names and announcements alone; reader.sh starts this.

It knows only what a blind user hears: what the window's elements are called, and what is announced. Elements
are pressed by their names, keys are pressed on a keyboard; no step looks at a pixel, a coordinate or a file.
"""

import os
import re
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parent))

from screen import Home, Program, Trouble, run, wait_until, window_manager  # noqa: E402

PATIENCE = 20.0  # seconds in which anything is said or done, also on a machine that does much else

LEAVES = ("push button", "label", "status bar")  # what holds no other elements


class Ears:
    """All that is announced, in its order, and how much of it was listened to."""

    def __init__(self):
        self.heard = []
        self._next = 0
        self._listener = Atspi.EventListener.new(self._on_announcement)
        if not self._listener.register("object:announcement"):
            raise Trouble("AT-SPI refuses a listener for announcements")

    def _on_announcement(self, event):
        self.heard.append(event.any_data)
        if os.environ.get("READER_LOG"):
            print(f"      heard: {event.any_data}", flush=True)

    @staticmethod
    def listen(seconds=0.05):
        """Takes in what is said for a while."""
        context = GLib.MainContext.default()
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if not context.iteration(False):
                time.sleep(0.005)

    def expect(self, pattern, why):
        """Waits for an announcement that is all of this pattern, after those that were expected before; returns the match."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for index in range(self._next, len(self.heard)):
                if found := re.fullmatch(pattern, self.heard[index]):
                    self._next = index + 1
                    return found
            if time.monotonic() > deadline:
                raise Trouble(f"{why}: should be said: {pattern!r}, but heard was {self.heard[self._next :]}")
            self.listen()

    def forget(self):
        """Takes in what is said now, and waits for none of it any more."""
        self.listen(0.3)
        self._next = len(self.heard)


class Window:
    """The elements of the program's window, by their roles and names."""

    def __init__(self, program):
        self.program = program
        self.frame = None
        wait_until(self._find, PATIENCE, lambda: "the program should be on the accessibility bus")

    def _find(self):
        Ears.listen()
        desktop = Atspi.get_desktop(0)
        desktop.set_cache_mask(Atspi.Cache.NONE)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application and application.get_process_id() == self.program.process.pid and application.get_child_count():
                application.set_cache_mask(Atspi.Cache.NONE)
                self.frame = application.get_child_at_index(0)
        return self.frame is not None

    def elements(self):
        """Returns all elements with their roles and names."""
        found, waiting = [], [self.frame]
        while waiting:
            element = waiting.pop()
            try:
                found.append((element, element.get_role_name(), element.get_name()))
                if found[-1][1] in LEAVES:
                    continue
                children = [element.get_child_at_index(index) for index in range(element.get_child_count())]
            except GLib.Error:
                continue  # it went away while it was asked
            waiting.extend(child for child in reversed(children) if child)
        return found

    def names(self, role="push button"):
        """Returns the names of all elements of a role."""
        return [name for _, its_role, name in self.elements() if its_role == role]

    def wait_for(self, role, name):
        """Waits for the element with this role and name, and returns it."""
        found = []

        def is_there():
            Ears.listen()
            found[:] = [element for element, its_role, its_name in self.elements() if (its_role, its_name) == (role, name)]
            return bool(found)

        wait_until(is_there, PATIENCE, lambda: f"there should be a {role} {name!r}, but there are {self.names(role)}")
        return found[0]

    def press(self, name, role="push button"):
        """Does what the button with this name does, as a screen reader asks it to."""
        button = self.wait_for(role, name)
        try:
            done = Atspi.Action.do_action(button, 0)
        except GLib.Error as error:
            raise Trouble(f"{name!r} cannot be pressed: {error.message}") from error
        if not done:
            raise Trouble(f"{name!r} should do something when it is pressed")


def check(condition, sentence):
    """Raises Trouble with the sentence, which says what should have been, unless the condition holds."""
    if not condition:
        raise Trouble(sentence)


def check_names(window):
    """Checks that the window has a name, and everything in it that takes the keyboard's attention."""
    frame = window.frame.get_name()
    check(frame.endswith("Plot 4"), f"the frame's name should end with Plot 4, but is {frame!r}")
    for element, role, name in window.elements():
        states = element.get_state_set()
        if states.contains(Atspi.StateType.FOCUSABLE):
            check(name.strip(), f"a {role} takes the keyboard's attention and has no name")


class Columns:
    """The board of Connect 4, as the names of its columns tell it."""

    COLUMN = re.compile(r"Column (\d+), (?:empty|(\d+) of (\d+): ([a-z, ]+?)(, full)?)")

    def __init__(self, names):
        self.coins = {}
        self.full = set()
        for name in names:
            if found := self.COLUMN.fullmatch(name):
                column = int(found[1])
                self.coins[column] = found[4].split(", ") if found[4] else []
                check(len(self.coins[column]) == int(found[2] or 0), f"{name!r} should name as many coins as it counts")
                if found[5]:
                    self.full.add(column)
        check(len(self.coins) == 7, f"there should be seven columns with names, but the names are {names}")

    def count(self):
        """Returns how many coins there are."""
        return sum(map(len, self.coins.values()))

    def wins(self, column, colour):
        """Returns whether a coin of this colour makes a line of four in the column."""
        coins = {number: list(stack) for number, stack in self.coins.items()}
        coins[column].append(colour)
        row = len(coins[column]) - 1

        def run(step_column, step_row):
            length, x, y = 0, column + step_column, row + step_row
            while x in coins and 0 <= y < len(coins[x]) and coins[x][y] == colour:
                length, x, y = length + 1, x + step_column, y + step_row
            return length

        return any(1 + run(x, y) + run(-x, -y) >= 4 for x, y in [(1, 0), (0, 1), (1, 1), (1, -1)])

    def choose(self, own, other):
        """Returns the column to play: one that wins, one that must be stopped, or the nearest to the middle."""
        open_columns = [column for column in sorted(self.coins, key=lambda column: abs(column - 4)) if column not in self.full]
        for colour in (own, other):
            for column in open_columns:
                if self.wins(column, colour):
                    return column
        return open_columns[0]


@contextmanager
def heard(path, *arguments):
    """Starts the program, and gives it and its window, in which everything has a name."""
    with Program(path, HeardHome(), "--no-resume", *arguments) as program:
        window = Window(program)
        check_names(window)
        yield program, window


@contextmanager
def between_two_people(path, *arguments):
    """Does the same with a game of two people, and quits after it."""
    with heard(path, *arguments, "--first", "human", "--second", "human") as (program, window):
        yield program, window
        program.key("ctrl+q")
        program.check_ends(10.0)


def connect4_against_a_computer(path, ears):
    """From the title to the end of a game against Low, with a move taken back on the way, and out by the menu."""
    with heard(path, "--seed", "3") as (program, window):
        program.key("Escape")
        ears.expect(r"Quit\? Press Enter to stay, or Y to quit", "Escape at the title")
        window.wait_for("dialog", "Quit?")
        program.key("Return")
        ears.listen(0.5)
        check(program.process.poll() is None, "Enter should stay")
        ears.forget()
        window.press("Plot 4. Based on Plot 4 by Srineet Sridharan (2002). Press any key to begin")
        ears.expect(r"Choose an opponent\. You against Casual.*", "after the title")
        check_names(window)
        program.key("3")
        ears.expect(r"You against Low", "after the digit")
        program.key("Return")
        ears.expect(r"Your turn", "at the start of the game")
        check_names(window)
        program.key("Left")
        ears.expect(r"Column 3, empty", "aiming before anything has the focus")

        turn = r"Yellow: column (\d)\. Your turn"
        window.press("Column 4, empty")
        ears.expect(r"You: column 4\. Thinking…", "your move")
        answer = ears.expect(turn, "the computer's move")[1]
        program.key("ctrl+z")
        ears.expect(rf"Taken back: column {answer} by Yellow, column 4 by you\. Your turn", "undo")
        check(Columns(window.names()).count() == 0, "after undo the names of the columns should say that they are empty")
        program.key("ctrl+y")
        ears.expect(rf"Redone: column 4 by you, column {answer} by Yellow\. Your turn", "redo")

        end = None
        while end is None:
            board = Columns(window.names())
            column = board.choose("red", "yellow")
            is_winning = board.wins(column, "red")
            window.press(next(name for name in window.names() if name.startswith(f"Column {column},")))
            said = ears.expect(
                rf"You: column {column}\. (?:Thinking…|(You won: [a-z ]+|Draw: .+)\. The game took (\d+) moves)",
                f"the move in column {column} of {board.coins}",
            )
            check(bool(said[1] and said[1].startswith("You won")) == is_winning, f"{said[0]!r} of {board.coins}")
            if said[1]:
                end = said[1], int(said[2])
                break
            said = ears.expect(
                r"Yellow: column (\d)\. (?:Your turn|(Low wins: [a-z ]+|Draw: .+)\. The game took (\d+) moves)",
                "the computer's move",
            )
            board = Columns(window.names())
            check(board.coins[int(said[1])][-1] == "yellow", f"{said[0]!r}, but the columns are {board.coins}")
            if said[2]:
                end = said[2], int(said[3])
        moves = Columns(window.names()).count()
        check(moves == end[1], f"the columns have {moves} coins, but {end[1]} moves were announced")
        ears.expect(r"Play again\? Press Y or N, or R to review the game", "the end of the game")
        print(f"      {end[0]}, after {end[1]} moves")

        program.key("Escape")
        ears.expect("Menu", "Escape in a game")
        window.wait_for("dialog", "Menu")
        press_and_end(window, program, "Quit", "menu item")


def a_full_column(path, ears):
    """A column that is full says so each time that it is asked, and costs no turn."""
    home = HeardHome()
    with Program(path, home, "--no-resume", "--red", "human", "--yellow", "human") as program:
        window = Window(program)
        for coins in range(6):
            names = [name for name in window.names() if name.startswith("Column 1,")]
            window.press(names[0])
            colour = ["Red", "Yellow"][coins % 2]
            ears.expect(rf"{colour}: column 1\. (?:Red|Yellow) to move", f"coin {coins + 1}")
        full = "Column 1, 6 of 6: red, yellow, red, yellow, red, yellow, full"
        for time_ in ("the first time", "the second time", "the third time"):
            window.press(full)
            ears.expect(r"Column 1 is full: choose 2, 3, 4, 5, 6 or 7", f"a full column, {time_}")
        window.press("Column 2, empty")
        ears.expect(r"Red: column 2\. Yellow to move", "the turn was not lost")


def gomoku_between_two_people(path, ears):
    """A game of Gomoku to five in a row, by the names of the points and by typing them."""
    with between_two_people(path, "--game", "gomoku") as (program, window):
        played = []
        for point in ["H8", "A15", "I9", "A14", "J10", "A13"]:
            window.press(f"{point}, empty")
            side, other = ["Black", "White"] if len(played) % 2 == 0 else ["White", "Black"]
            ears.expect(rf"{side}: {point}\. {other} to move", "a stone")
            played.append(point)
            names = window.names()
            check(f"{point}, {side.lower()}, last stone" in names, f"the name of {point} should say what lies there")
        for time_ in ("the first time", "the second time"):
            window.press("H8, black")
            ears.expect(r"H8 is taken.*", f"a point that is taken, {time_}")
        program.key("k", "1", "1")
        ears.expect(r"K11, empty\. Black makes 4 on a diagonal", "a point that is typed")
        program.key("Up")
        ears.expect(r"K12, empty", "the point above")
        program.key("Down", "Return")
        ears.expect(r"Black: K11\. White to move", "a stone by the keyboard")
        window.press("A12, empty")
        ears.expect(r"White: A12\. Black to move", "a stone")
        program.key("ctrl+z")
        ears.expect(r"Taken back: A12 by White, K11 by Black\. Black to move", "undo, which takes two stones back")
        program.key("ctrl+y")
        ears.expect(r"Redone: K11 by Black, A12 by White\. Black to move", "redo")
        window.press("L12, empty")
        ears.expect(r"Black: L12\. Black wins: five on a diagonal. The game took 9 moves", "the end of the game")
        ears.expect(r"Play again\? Press Y or N, or R to review the game", "the end of the game")


def checkers_between_two_people(path, ears):
    """A game of Checkers on 4x4 to its end, by the names of the squares and by typing them: a jump, a crown and a jump backward."""
    with between_two_people(path, "--game", "checkers", "--size", "4") as (program, window):
        window.press("1, red man, can move")
        window.press("4, empty, can go here")  # the squares ahead say so
        ears.expect(r"Red: 1-4\. White to move", "a step")
        program.key("7")
        ears.expect(r"7, white man, can move", "a square that is typed")
        program.key("minus", "5", "Return")
        ears.expect(r"White: 7-5\. Red to move", "a step by the keyboard")
        window.press("2, red man")
        ears.expect(r"You must jump.*", "a piece that may not move")
        window.press("4, red man, must jump")
        window.press("7, empty, can go here")
        ears.expect(r"Red: 4x7\. White to move", "a jump")
        window.wait_for("push button", "7, red king, moved last")
        program.key("ctrl+z")
        ears.expect(r"Taken back: 4x7 by Red\. Red to move", "undo")
        program.key("ctrl+y")
        ears.expect(r"Redone: 4x7 by Red\. White to move", "redo")
        window.press("8, white man, can move")
        window.press("5, empty, can go here")
        ears.expect(r"White: 8-5\. Red to move", "a step")
        window.press("7, red king, must jump")
        window.press("4, empty, can go here")
        ears.expect(r"Red: 7x4\. Red wins: White has no pieces left. The game took 5 moves", "the end of the game")
        ears.expect(r"Play again\? Press Y or N, or R to review the game", "the end of the game")


def go_between_two_people(path, ears):
    """A game of Go on 5x5 with a capture, to two passes and the count."""
    with between_two_people(path, "--game", "go", "--size", "5", "--dead", "settle") as (program, window):
        for point in ["B1", "A1", "C3", "E5", "A2"]:
            side, other = ["Black", "White"] if point in ("B1", "C3", "A2") else ["White", "Black"]
            window.press(f"{point}, empty")
            ears.expect(rf"{side}: {point}\. {other} to move", "a stone")
        window.press("A1, empty")  # the stone there is captured
        ears.expect(r"A stone on A1 would have no liberties.*", "a stone that would capture itself")
        window.press("Pass")
        ears.expect(r"White: pass\. Black to move", "the first pass")
        program.key("F2")
        ears.expect(r"Black: pass\. Mark the dead stones.*", "the second pass")
        ears.listen(3.0)  # what is dead is proposed first
        window.press("Count")
        said = ears.expect(r".*Black wins by ([\d.]+) points?\. The game took \d+ moves", "the count")
        print(f"      Black wins by {said[1]} points")


def reversi_between_two_people(path, ears):
    """A game of Reversi in which White loses all discs, by the names of the squares and by typing one."""
    with between_two_people(path, "--game", "reversi") as (program, window):
        window.press("a1, empty")
        ears.expect(r"A disc on a1 would not flip any discs.*", "a disc that would turn nothing over")
        for number, square in enumerate(["e6", "f4", "e3", "f6", "g5"]):
            side, other = ["Black", "White"] if number % 2 == 0 else ["White", "Black"]
            window.press(f"{square}, empty, flips 1 disc")
            ears.expect(rf"{side}: {square}\. {other} to move", "a disc")
            check(f"{square}, {side.lower()}, last disc" in window.names(), f"the name of {square} should say what lies there")
        window.wait_for("push button", "f4, black")  # turned over
        program.key("d", "6")
        ears.expect(r"d6, empty, flips 2 discs", "a square that is typed")
        program.key("Return")
        ears.expect(r"White: d6\. Black to move", "a disc by the keyboard")
        program.key("ctrl+z")
        ears.expect(r"Taken back: d6 by White\. White to move", "undo")
        program.key("ctrl+y")
        ears.expect(r"Redone: d6 by White\. Black to move", "redo")
        window.press("e7, empty, flips 3 discs")
        ears.expect(r"Black: e7\. White to move", "a disc")
        window.press("f5, empty, flips 1 disc")
        ears.expect(r"White: f5\. Black to move", "a disc")
        window.press("c5, empty, flips 5 discs")
        ears.expect(r"Black: c5\. Black wins by 13 discs\. The game took 9 moves", "the end of the game")
        ears.expect(r"Play again\? Press Y or N, or R to review the game", "the end of the game")


def a_plan_of_connect4(path, ears):
    """A plan is announced, has an element for each of its sentences, and is tried."""
    with between_two_people(path, "14212211") as (program, window):
        program.key("F7")
        ears.expect(r"Looking for a plan…", "F7")
        said = ears.expect(r"Yellow’s plan wins\. (.*)\. Red can play on in [\d,]+ ways\. The plan wins every time.*", "the plan")
        sentences = [name for name in window.names("label") if re.match(r"\d\. ", name)]
        check([name[:3] for name in sentences] == ["1. ", "2. ", "3. "], f"three sentences should have a label each: {sentences}")
        spoken = ". ".join(name[3:] for name in sentences)
        check(said[1].startswith(spoken), f"what is announced should be the sentences: {said[1]!r}, but they are {spoken!r}")
        check_names(window)
        window.press("Try the plan")
        ears.expect(r"The opponent’s plan, for you to try as Yellow, Red moves next", "the try")
        ears.expect(r"Red: column \d\. Your turn", "the reply")
        program.key("Escape")
        window.wait_for("push button", "Hint")


def press_and_end(window, program, name, role):
    """Presses what ends the program, which may be gone before it has said that it was pressed."""
    try:
        window.press(name, role)
    except Trouble:
        if program.process.poll() is None:
            raise
    program.check_ends(10.0)


class HeardHome(Home):
    """A home folder of a program that may speak to the session bus of this test; nothing in it moves slowly."""

    def __init__(self):
        super().__init__()
        folder = self.config / "plot4"
        folder.mkdir(parents=True)
        (folder / "settings.json").write_text('{"version": 2, "motion": "reduced", "computer_ms": 0}\n')
        progress = self.data / "plot4"
        progress.mkdir(parents=True)
        (progress / "progress.json").write_text('{"version": 1, "games": {"connect4": {"lesson": "declined"}}}\n')

    def environment(self):
        """Returns the environment of a program that lives here."""
        return {**super().environment(), "DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"]}


def switch_on():
    """Tells the programs of this session that a screen reader is running."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        where = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
        bus.call_sync(*where, value, None, Gio.DBusCallFlags.NONE, 20_000, None)
    Atspi.init()


STEPS = [
    connect4_against_a_computer,
    a_full_column,
    gomoku_between_two_people,
    checkers_between_two_people,
    go_between_two_people,
    reversi_between_two_people,
    a_plan_of_connect4,
]


def play(path, ears, wanted):
    """Plays all steps, or those that are wanted; raises Trouble at the first that goes wrong."""
    for step in STEPS:
        if wanted and step.__name__ not in wanted:
            continue
        print(f"reader: {step.__name__}", flush=True)
        started = time.monotonic()
        ears.forget()
        step(path, ears)
        print(f"    ok ({time.monotonic() - started:.1f} s)", flush=True)


def main():
    path, wanted = sys.argv[1], sys.argv[2:]
    with window_manager():
        switch_on()
        ears = Ears()
        # A second try, once: buses and screens have bad moments of their own.
        for last in (False, True):
            try:
                play(path, ears, wanted)
                break
            except (Trouble, subprocess.SubprocessError, OSError, GLib.Error) as trouble:
                print(f"    FAILED: {trouble}", flush=True)
                if last:
                    return 1
                print("reader: once more", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
