"""Plays the real program in a real window and says of each step whether it went well; run.sh starts this.

The steps press real keys and click real pixels (xdotool). What the program understood is read from the game that it saves
after every move, so no step has to recognise a coin on the screen.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from screen import Home, Program, Trouble, is_panic, pause, run, wait_until, window_manager  # noqa: E402
from session import HomeWithBus, Session  # noqa: E402
from wayland import WaylandHome, WaylandProgram, Weston  # noqa: E402

MOST_TICKS = 2  # hundredths of a second in three seconds of rest
PATIENCE = 20.0  # seconds that an answer may take on a machine that others share
SETTLE = 2.0  # seconds in which the longest animation ends
ANALYSED = 10.0  # seconds in which every position of a game is known, also by a program that is not optimised


def check(condition, sentence):
    """Raises Trouble with the sentence, which says what should have been, unless the condition holds."""
    if not condition:
        raise Trouble(sentence)


def check_rest(program, where):
    """Checks that the program comes to use no processor time while nothing moves: where others have the machine, not at once."""
    for _ in range(5):
        pause(SETTLE)
        ticks = program.ticks()
        pause(3.0)
        used = program.ticks() - ticks
        if used <= MOST_TICKS:
            break
    check(used <= MOST_TICKS, f"{where}: at rest it should use no processor time, but used {used} ticks in 3 seconds")
    print(f"      {where}: {used} ticks in 3 seconds at rest")


def check_painted(program, name):
    """Checks that the window shows a picture, and returns the picture."""
    picture = program.picture(name)
    colours, largest = picture.colours()
    check(colours >= 64, f"{name}: a drawn window has many colours, but this one has {colours}")
    check(largest < 0.97, f"{name}: a drawn window is not of one colour, but {largest:.0%} of this one is")
    return picture


def play(program, home, before, moves, way):
    """Plays each column of a string in some way, and checks each time that the coin arrived in the saved game."""
    board = before
    for column in moves:
        way(int(column))
        board += column
        wait_until(
            lambda: home.board() == board,
            PATIENCE,
            lambda: f"after column {column} the saved game should be {board!r}, but is {home.board()!r}",
        )
    return board


@contextmanager
def two_people(path, home):
    """Starts a game of two people, straight on the board."""
    with Program(path, home, "--no-resume", "--red", "human", "--yellow", "human") as program:
        wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "two people named at the start should lead to the board")
        yield program


def title_to_play(program):
    """Goes from the title to a game of two people, by keys."""
    program.key("space")
    pause(0.7)
    modes = check_painted(program, "2-modes")
    program.key("7")
    pause(0.7)
    check(program.plate() is None, "a digit should only choose")
    program.key("Return")
    pause(0.7)
    check(program.plate() is not None, "a friend chosen by the digit 7 and Enter should lead to the board")
    return modes


def a_game_by_keys(path):
    """From the title by keys to a won game; undo revives it; at rest throughout; the window's button closes it."""
    home = Home()
    with Program(path, home, "--no-resume") as program:
        title = check_painted(program, "1-title")
        check_rest(program, "title")
        modes = title_to_play(program)
        check(title.differs(modes) > 0.02, "a key on the title should lead to the mode selection")
        check_painted(program, "3-play")
        check_rest(program, "play")

        # Digits, then the arrows and Enter, then digits again.
        board = play(program, home, "", "4455", program.digit)
        board = play(program, home, board, "3", program.aim)
        board = play(program, home, board, "31", program.digit)
        pause(SETTLE)
        before = program.picture("4-before-the-win")
        board = play(program, home, board, "26", program.digit)
        check(board == "445533126", f"Red should have won with 445533126, but {board} was played")
        pause(SETTLE)
        over = check_painted(program, "5-over")
        check(before.differs(over) > 0.005, "the end of a game should be seen")
        check_rest(program, "game over")

        # A coin after the end is no move.
        program.digit(7)
        pause(0.5)
        check(home.board() == board, "a coin after the end should not be taken")

        program.key("ctrl+z")
        wait_until(lambda: home.board() == board[:-1], PATIENCE, lambda: f"undo should leave {board[:-1]!r}, not {home.board()!r}")
        program.key("ctrl+y")
        wait_until(lambda: home.board() == board, PATIENCE, lambda: f"redo should lead to {board!r}, not {home.board()!r}")
        program.close()


def a_game_by_clicks(path):
    """Straight into a game of two people, played by clicks alone; a full column and a held key cost no turn."""
    home = Home()
    with two_people(path, home) as program:
        board = play(program, home, "", "777777", program.click_column)
        program.click_column(7)
        pause(1.0)
        check(home.board() == board, "a click on a full column should not be a move")
        program.hold("3", 1.2)
        pause(0.5)
        board += "3"
        check(home.board() == board, f"a key held down should drop one coin: {board!r}, not {home.board()!r}")
        board = play(program, home, board, "131313", program.click_column)
        pause(SETTLE)
        check_painted(program, "6-clicks")
        program.resize(380, 560)
        pause(1.0)
        check_painted(program, "7-narrow")
        check_rest(program, "narrow window")
        program.close()


def killed_and_resumed(path):
    """A program that is killed in the midst of a game offers to go on with it."""
    home = Home()
    with two_people(path, home) as program:
        board = play(program, home, "", "4453", program.digit)
        program.kill()
    with Program(path, home) as program:
        check_painted(program, "8-resume")
        check(home.board() == board, f"the saved game should still be {board!r}, not {home.board()!r}")
        # The offer comes with the title or after it.
        for key in ("y", "y"):
            program.key(key)
            pause(0.8)
            if program.plate() is not None:
                break
        board = play(program, home, board, "5", program.digit)
        check_painted(program, "9-resumed")
        program.close()


def two_computers(path):
    """Two computers play on their own, also in the midst of thinking the window closes at once."""
    home = Home()
    with Program(path, home, "--no-resume", "--red", "high", "--yellow", "medium", "--seed", "1") as program:
        wait_until(lambda: len(home.board() or "") >= 3, 20.0, lambda: f"computers should play by themselves, but {home.board()!r}")
        check_painted(program, "10-computers")
        program.close()


def a_minimized_window(path):
    """While the window is minimized a game that is watched goes on, and without one nothing uses the processor."""
    home = Home()
    with Program(path, home, "--no-resume", "--red", "low", "--yellow", "low", "--seed", "1") as program:
        program.minimize()
        pause(SETTLE)
        before = len(home.board() or "")
        wait_until(
            lambda: len(home.board() or "") >= before + 4,
            20.0,
            lambda: f"computers should go on while the window is minimized, but {before} moves became {home.board()!r}",
        )
        program.restore()
        pause(SETTLE)
        check_painted(program, "11-restored")
        program.close()
    with two_people(path, Home()) as program:
        program.minimize()
        check_rest(program, "minimized")
        program.restore()
        pause(SETTLE)
        program.close()


def gomoku_by_typed_points(path):
    """Points that are typed put stones, and a computer answers each; two stones later undo takes both back."""
    home = Home()
    arguments = ["--no-resume", "--game", "gomoku", "--black", "human", "--white", "low", "--seed", "1"]
    with Program(path, home, *arguments) as program:
        empty = check_painted(program, "13-gomoku")
        for number, point in enumerate(["H8", "H10"], start=1):
            program.key(*point.lower(), "Return")
            wait_until(
                lambda: len(home.points()) == 2 * number,
                15.0,
                lambda: f"after {point} the saved game should have {2 * number} stones, but has {home.points()}",
            )
            check(home.points()[-2] == point, f"{point} was typed, but the saved game has {home.points()}")
        points = home.points()
        check(len(set(points)) == 4, f"each stone should have a point of its own: {points}")
        pause(SETTLE)
        check(empty.differs(check_painted(program, "14-gomoku-stones")) > 0.002, "the stones should be seen")
        check_rest(program, "gomoku")
        program.key("ctrl+z")
        wait_until(lambda: home.points() == points[:2], PATIENCE, lambda: f"undo should leave {points[:2]}, not {home.points()}")
        program.close()


def expect_moves(home, moves):
    """Waits until the saved game has these moves."""
    wait_until(lambda: home.moves() == moves, 15.0, lambda: f"the saved game should have {moves}, but has {home.moves()}")


def saved_and_resumed(path, home, program, name, moves):
    """Saves the game of the window to a file and quits; goes on with the kept game, and then with the one of the file."""
    file = home.path / name
    program.key("ctrl+s")
    pause(SETTLE)
    program.key("ctrl+a")
    run("xdotool", "type", "--delay", "20", home.typed(file))
    program.key("Return")
    wait_until(file.exists, 10.0, lambda: f"there should be a file {file}")
    program.key("ctrl+q")
    program.check_ends(5.0)
    with Program(path, home) as again:
        # The offer comes with the title or after it.
        for _ in range(2):
            again.key("y")
            pause(SETTLE)
        expect_moves(home, moves)
        again.key("ctrl+z")
        expect_moves(home, moves[:-1])
        again.key("ctrl+q")
        again.check_ends(5.0)
    with Program(path, home, "--no-resume", "--first", "human", "--second", "human", home.typed(file)) as opened:
        pause(SETTLE)
        opened.key("ctrl+z")
        expect_moves(home, moves[:-1])
        opened.close(5.0)


def checkers_by_keys_and_mouse(path):
    """Moves of Checkers that are typed, and one by a piece and a square that are clicked; saved as PDN, left, and gone on with."""
    home = Home()
    arguments = ["--no-resume", "--game", "checkers", "--first", "human", "--second", "human"]
    with Program(path, home, *arguments) as program:
        start = check_painted(program, "19-checkers")
        check_rest(program, "checkers")
        program.key("1", "1", "minus", "1", "5", "Return")
        expect_moves(home, ["11-15"])
        program.key("2", "2", "minus", "1", "8", "Return")
        expect_moves(home, ["11-15", "22-18"])
        pause(SETTLE)
        check(start.differs(check_painted(program, "20-checkers-a-jump")) > 0.005, "the moves and the ring should be seen")
        # Square 15 is the fifth place of the fourth row, 22 the third of the sixth.
        left, top, right, bottom = program.picture().board()
        side = (right - left) / 8
        program.click(left + 4.5 * side, top + 3.5 * side)
        program.click(left + 2.5 * side, top + 5.5 * side)
        expect_moves(home, ["11-15", "22-18", "15x22"])
        saved_and_resumed(path, home, program, "game.pdn", ["11-15", "22-18", "15x22"])


def go_by_keys(path):
    """Stones of Go that are typed, one by a click, and a pass; saved as SGF, left, and gone on with."""
    home = Home()
    arguments = ["--no-resume", "--game", "go", "--size", "5", "--first", "human", "--second", "human"]
    with Program(path, home, *arguments) as program:
        empty = check_painted(program, "21-go")
        check_rest(program, "go")
        for keys, moves in [("c3", ["C3"]), ("d3", ["C3", "D3"])]:
            program.key(*keys, "Return")
            expect_moves(home, moves)
        program.key("F2")
        expect_moves(home, ["C3", "D3", "pass"])
        pause(SETTLE)
        check(empty.differs(check_painted(program, "22-go-stones")) > 0.002, "the stones should be seen")
        saved_and_resumed(path, home, program, "game.sgf", ["C3", "D3", "pass"])


def reversi_by_keys(path):
    """Discs of Reversi that are typed, and a square that turns nothing over; saved, left, and gone on with."""
    home = Home()
    with Program(path, home, "--no-resume", "--game", "reversi", "--first", "human", "--second", "human") as program:
        start = check_painted(program, "23-reversi")
        check_rest(program, "reversi")
        program.key("a", "1", "Return")  # turns nothing over
        moves = []
        for square in ["d3", "c3", "c4", "e3"]:
            program.key(*square, "Return")
            moves.append(square)
            expect_moves(home, moves)
        pause(SETTLE)
        check(start.differs(check_painted(program, "24-reversi-discs")) > 0.002, "the discs should be seen")
        saved_and_resumed(path, home, program, "game.json", moves)


def analysis_and_review(path):
    """The analysis and the review of a finished game are seen, and use no processor time once they know everything."""
    home = Home()
    with Program(path, home, "--no-resume", "--red", "human", "--yellow", "human", "4444443265661761231557213") as program:
        wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "a position should lead to the board")
        pause(SETTLE)
        plain = check_painted(program, "15-finished-game")
        program.key("a")
        pause(ANALYSED)
        check(plain.differs(check_painted(program, "16-analysis")) > 0.01, "the analysis should be seen")
        check_rest(program, "analysis")
        program.key("r")
        pause(SETTLE)
        review = check_painted(program, "17-review")
        check(plain.differs(review) > 0.05, "the review should be seen")
        check_rest(program, "review")
        program.key("p")
        pause(SETTLE)
        check(review.differs(check_painted(program, "18-next-mistake")) > 0.002, "the mistake before it should be another one")
        program.close()


def a_dialog_of_the_desktop(path):
    """A game is saved where the desktop's own dialog says, and nowhere if that dialog is closed."""
    people = ("--no-resume", "--red", "human", "--yellow", "human")
    with tempfile.TemporaryDirectory(prefix="plot4-chosen-") as folder:
        chosen = Path(folder) / "chosen.plot4.json"
        # Named without an ending, which the dialogs to open a game would not show.
        with Session("path", str(Path(folder) / "chosen")) as session:
            home = HomeWithBus(session)
            with Program(path, home, *people) as program:
                wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "two people should lead to the board")
                play(program, home, "", "445", program.digit)
                program.key("ctrl+s")
                wait_until(chosen.exists, PATIENCE, lambda: f"the game should be saved as {chosen}")
                check(session.dialogs() == 1, f"one dialog should be shown, not {session.dialogs()}")
                check("445" in chosen.read_text(), f"the game should be in the file: {chosen.read_text()}")
    with Session("cancel") as session:
        home = HomeWithBus(session)
        with Program(path, home, *people) as program:
            wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "two people should lead to the board")
            board = play(program, home, "", "44", program.digit)
            program.key("ctrl+s")
            wait_until(lambda: session.dialogs() == 1, PATIENCE, lambda: "the desktop's dialog should be shown")
            pause(SETTLE)
            # A field of ours would take the digit.
            play(program, home, board, "5", program.digit)


def a_portal_that_does_not_come_up(path):
    """Where the desktop has no dialog to show, the path is typed, however long it takes until that is known."""
    if shutil.which("zenity"):
        print("      not tried: zenity is installed here, which has a dialog to show")
        return
    with Session() as session:
        home = HomeWithBus(session)
        with Program(path, home, "--no-resume", "--red", "human", "--yellow", "human") as program:
            wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "two people should lead to the board")
            play(program, home, "", "4", program.digit)
            pause(SETTLE)
            played = program.picture()
            program.key("ctrl+s")
            wait_until(lambda: program.picture().differs(played) > 0.05, PATIENCE, lambda: "a field for the path should be seen")
            check_painted(program, "25-path")
            program.key("Return")
            saved = home.path / "game.plot4.json"
            wait_until(saved.exists, PATIENCE, lambda: f"the game should be saved as {saved}")


def nowhere_to_write(path):
    """With no folder to write to the game can still be played."""
    home = Home(writable=False)
    with two_people(path, home) as program:
        empty = check_painted(program, "11-nowhere-to-write")
        program.digit(4)
        pause(SETTLE)
        played = check_painted(program, "12-coin-all-the-same")
        check(empty.differs(played) > 0.002, "the coin should be seen")
        # The game would be lost: that takes a question, and the window stays until it is answered.
        program.click_close_button()
        pause(SETTLE)
        check(played.differs(check_painted(program, "13-quit-all-the-same")) > 0.002, "the question should be seen")
        program.key("y")
        program.check_ends(2.0)


def lost_display(path, home, arguments, is_far):
    """Kills the X server of a program of its own once `is_far()`, and checks what it says and its status."""
    ours, theirs = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1200x900x24", "+extension", "GLX", "-nolisten", "tcp"],
        pass_fds=[theirs],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(theirs)
    program = None
    try:
        with os.fdopen(ours) as line:
            environment = {**home.environment(), "DISPLAY": f":{line.readline().strip()}"}
        program = subprocess.Popen(
            [path, "--no-resume", *arguments], env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        wait_until(is_far, 30.0, lambda: f"the game should have begun, but {home.board()!r} is kept")
        pause(SETTLE)  # Xlib has two lines of its own for a server that goes before the window is there
        kept = home.board()
        server.kill()
        said = program.communicate(timeout=30)[1].strip()
    finally:
        for process in (server, program):
            if process is not None:
                process.kill()
                process.wait()
    check(program.returncode == 1, f"the status should be 1, not {program.returncode}; it said: {said!r}")
    # Xlib ends the program with its own line where it is the first to know.
    known = "the connection to the display was lost" in said or "X connection to" in said
    check(known and len(said.splitlines()) == 1, f"it should say in one line that the display was lost, not: {said!r}")
    check(home.board().startswith(kept), f"the saved game should go on from {kept!r}, but is {home.board()!r}")
    reports = list((home.data / "plot4").glob("crash-*"))
    check(not reports, f"a display that is lost is no crash: {reports}")
    print(f"      it says: {said}")


def a_display_that_is_lost(path):
    """When the display goes, the program ends with one line and keeps the game, of two computers and of two people."""
    home = Home()
    computers = ["--red", "high", "--yellow", "medium", "--seed", "1"]
    lost_display(path, home, computers, lambda: len(home.board() or "") >= 3)
    home = Home()
    lost_display(path, home, ["--red", "human", "--yellow", "human", "4453"], lambda: home.board() == "4453")


def no_screen(path):
    """Without a screen it says so in a line or two and fails, and does not panic."""
    home = Home()
    environment = {key: value for key, value in home.environment().items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    ended = subprocess.run([path], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)
    said = ended.stderr.strip()
    check(ended.returncode not in (0, 101) and ended.returncode > 0, f"the status should say failure, not {ended.returncode}")
    check(not is_panic(said), f"it should not panic: {said}")
    check(said and len(said.splitlines()) <= 2, f"it should say why in one clear line, not: {said!r}")
    check(".rs:" not in said, f"a line for a person names no source file: {said!r}")
    print(f"      it says: {said}")


def a_game_in_wayland(path):
    """Without X11, in a Wayland compositor: a game by keys and clicks, undo, and the end by a key."""
    if not shutil.which("weston"):
        print("      SKIPPED: weston is not installed")
        return
    with Weston() as weston:
        home = WaylandHome(weston)
        with WaylandProgram(path, home, "--no-resume", "--red", "human", "--yellow", "human") as program:
            wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "two people should lead to the board")
            empty = check_painted(program, "26-wayland")
            board = play(program, home, "", "4455", program.digit)
            board = play(program, home, board, "33", program.click_column)
            board = play(program, home, board, "2", program.digit)
            pause(SETTLE)
            check(empty.differs(check_painted(program, "27-wayland-over")) > 0.01, "the coins should be seen")
            program.key("ctrl+z")
            wait_until(lambda: home.board() == board[:-1], PATIENCE, lambda: f"undo should leave {board[:-1]!r}, not {home.board()!r}")
            check_rest(program, "wayland")
            program.key("ctrl+q")
            program.check_ends(5.0)


STEPS = [
    a_game_by_keys,
    a_game_by_clicks,
    killed_and_resumed,
    two_computers,
    a_minimized_window,
    gomoku_by_typed_points,
    checkers_by_keys_and_mouse,
    go_by_keys,
    reversi_by_keys,
    analysis_and_review,
    a_game_in_wayland,
    a_dialog_of_the_desktop,
    a_portal_that_does_not_come_up,
    nowhere_to_write,
    a_display_that_is_lost,
    no_screen,
]


def run_steps(steps, path, wanted):
    """Runs the steps with these names, or all of them; returns the status of the test."""
    passed = failed = 0
    with window_manager():
        for step in steps:
            if wanted and step.__name__ not in wanted:
                continue
            print(f"smoke: {step.__name__}", flush=True)
            started = time.monotonic()
            try:
                step(path)
            except (Trouble, subprocess.SubprocessError, OSError) as trouble:
                failed += 1
                print(f"    FAILED: {trouble}", flush=True)
            else:
                passed += 1
                print(f"    ok ({time.monotonic() - started:.1f} s)", flush=True)
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(run_steps(STEPS, sys.argv[1], sys.argv[2:]))
