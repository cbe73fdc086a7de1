"""Plays the Windows program under Wine and compares its terminal commands with those on Linux; test.sh starts this.

What a window is asked to do is what tests/smoke/smoke.py asks it on Linux, with the same keys and clicks. The standard library only.
"""

import difflib
import json
import os
import re
import shutil
import struct
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests" / "smoke"))

import smoke  # noqa: E402
from screen import TITLE, Home, Program, Trouble, pause, run, wait_until, window_manager  # noqa: E402
from smoke import PATIENCE, SETTLE, check, check_painted, play  # noqa: E402

FOLDER = Path(sys.argv[1])
LINUX = sys.argv[2]
UNZIPPED = next(FOLDER.glob("plot4-*-windows-x86_64"))
PREFIX = FOLDER / "prefix"
ROAMING = PREFIX / "drive_c/users" / os.environ.get("USER", "root") / "AppData/Roaming"
WINE = {**os.environ, "WINEPREFIX": str(PREFIX), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe="}
LONG = "a folder with a rather long name " * 3  # four of them are a path of more than 260 characters

# Commands whose output depends on nothing but their arguments, and what they are given to read.
COMMANDS = [
    (["--version"], ""),
    (["--help"], ""),
    (["play", "--help"], ""),
    (["show", "4453"], ""),
    (["show", "--json", "445533126"], ""),
    (["show", "--ascii", "4453"], ""),
    (["show", "--game", "gomoku", "H8 G7"], ""),
    (["show", "--game", "go", "--size", "9", "E5 G5 C4"], ""),
    (["show", "--game", "checkers", "11-15 22-18 15x22"], ""),
    (["show", "--game", "reversi", "--json", "d3 c5"], ""),
    (["show", "-"], "4453\n445x\n"),
    (["show", "44444444"], ""),
    (["hint", "4453"], ""),
    (["hint", "--json", "4453"], ""),
    (["hint", "--game", "reversi", "d3 c5"], ""),
    (["hint", "--game", "checkers", "11-15"], ""),
    (["hint", "--game", "gomoku", "H8 G7 H9"], ""),
    (["review", "445533126"], ""),
    (["review", "--json", "445533126"], ""),
    (["solve"], "4453\n44\nx\n"),
    (["solve", "-a"], "445533\n"),
    (["puzzle", "--win-in", "3", "--seed", "1", "--count", "2"], ""),
    (["puzzle", "--game", "go", "--seed", "1"], ""),
    (["puzzle", "--game", "gomoku", "--json", "--seed", "2"], ""),
    (["match", "--red", "low", "--yellow", "learner", "--games", "2", "--seed", "1", "--json"], ""),
    (["play", "--red", "human", "--yellow", "low", "--seed", "1"], "4\n4\nundo\nhint\nquit\n"),
    (["play", "--game", "go", "--size", "5", "--first", "human", "--second", "human", "--seed", "1"], "c3\nd3\npass\nquit\n"),
    (["play", "--language", "de", "--red", "human", "--yellow", "human", "--seed", "1"], "4\n4\nende\n"),
    (["play", "--language", "ja", "--game", "checkers", "--first", "human", "--second", "human", "--seed", "1"], "11-15\nquit\n"),
    (["gtp", "low", "--seed", "1"], "name\nboardsize 9\nclear_board\nplay b e5\ngenmove w\nshowboard\nfinal_score\nquit\n"),
    (["gomocup"], "START 15\nBEGIN\nABOUT\nEND\n"),
    (["games"], ""),
    (["statistics"], ""),
    (["nonsense"], ""),
    (["show", "no such file.json"], ""),
]
# What differs from run to run: the time a move takes.
TIMES = re.compile(r'"mean_move_ms":\[[^]]*\]')


def wine(*command, stdin="", cwd=None, timeout=180):
    """Runs a command under Wine; returns the status, the output and the errors as lines as Linux writes them."""
    ended = subprocess.run(["wine", *map(str, command)], env=WINE, input=stdin.encode(), capture_output=True, cwd=cwd, timeout=timeout)
    return ended.returncode, *(bytes_.decode(errors="replace").replace("\r\n", "\n") for bytes_ in (ended.stdout, ended.stderr))


def windows_path(path):
    """Returns how Windows names a path of this machine."""
    return "Z:" + str(path).replace("/", "\\")


class WineHome(Home):
    """The folders of the one user of Wine, emptied; and a folder for files, whose name has blanks. xdotool types no umlauts into a
    dialog of Wine: `folders_with_names` tries those."""

    def __init__(self, writable=True):
        super().__init__()
        self.data = self.config = ROAMING
        ours = ROAMING / "plot4"
        if ours.is_dir():
            shutil.rmtree(ours)
        elif ours.exists():
            ours.unlink()
        if not writable:
            ours.write_text("in the way\n")
        self.path = self.path / "games of Ada"
        self.path.mkdir()

    def environment(self):
        """Returns the environment of Wine, and of the program in it."""
        return {**WINE, "RUST_BACKTRACE": "1"}

    def typed(self, file):
        """Returns how a file is named to the program."""
        return windows_path(file)


class WineProgram(Program):
    """The program in Wine, which shows the system's own dialogs for files."""

    def __init__(self, path, home, *arguments, settle=2.0):
        super().__init__(path, home, *arguments, settle=settle)

    def _dialog(self):
        """Returns the file dialog that is open, if any."""
        named = "^(Save|Open|Load|Choose)"
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", named], capture_output=True, text=True, timeout=60)
        return found.stdout.split()

    def _focus(self):
        if not self._dialog():
            super()._focus()

    def ticks(self):
        """Returns the time used by the program's own code alone. Wine 8 may say for ever that something has to be painted and never what
        (QS_PAINT without WM_PAINT), so that the wait for a message ends at once: that costs 150 ticks of the system in three seconds,
        and 20 to 30 of ours. A program that paints all the time takes about 100 of ours."""
        return int(Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11])

    def kill(self):
        """Kills the program, and waits until its window has gone, too: the next program would be taken for it."""
        super().kill()
        titled = ["xdotool", "search", "--name", f"{TITLE}$"]
        gone = lambda: self.window not in subprocess.run(titled, capture_output=True, text=True, timeout=60).stdout.split()
        wait_until(gone, PATIENCE, lambda: "the window of a killed program should go")


def commands(_path):
    """Every terminal command prints on Windows what it prints on Linux, line by line."""
    home = Home()
    (home.path / "data").mkdir()
    WineHome()
    different = []
    for arguments, text in COMMANDS:
        ended = subprocess.run(
            [LINUX, *arguments], env={**home.environment(), "COLUMNS": "100"}, input=text.encode(), capture_output=True, timeout=180
        )
        expected = (ended.returncode, ended.stdout.decode(), ended.stderr.decode())
        found = wine(UNZIPPED / "plot4.com", *arguments, stdin=text)
        wrong = differences(expected, found)
        if wrong:
            different.append(" ".join(arguments))
            print(f"      {' '.join(arguments)}:", *wrong[:10], sep="\n         ", flush=True)
    check(not different, f"{len(different)} of {len(COMMANDS)} commands differ: {different}")
    print(f"      {len(COMMANDS)} commands, with the same output")


def differences(expected, found):
    """Returns the lines in which two results differ, with a sign of whose they are; but for the program's name and the time it took."""
    ours, theirs = ([f"status {status}", *map(plain, (out + errors).splitlines())] for status, out, errors in (expected, found))
    return [line for line in difflib.ndiff(ours, theirs) if line[:1] in "-+"]


def plain(line):
    """Returns a line without the words that a system adds to its own errors, and without times."""
    line = line.replace("plot4.com", "plot4").replace("plot4.exe", "plot4")
    if line.startswith("error:") and "no such file.json" in line:
        return line.partition("no such file.json")[0]
    return TIMES.sub("", line)


def the_files_of_the_zip(_path):
    """The zip has a program without a console and its twin with one, both with icon, version and manifest; and the documents."""
    for name, subsystem in [("plot4.exe", 2), ("plot4.com", 3)]:
        data = (UNZIPPED / name).read_bytes()
        header = struct.unpack_from("<I", data, 0x3C)[0]
        found = struct.unpack_from("<H", data, header + 0x5C)[0]
        check(found == subsystem, f"{name} should be of subsystem {subsystem}, not {found}")
        for word in ("ProductVersion", "Plot 4", "LegalCopyright"):
            check(word.encode("utf-16-le") in data, f"{name} should name its {word}")
        check(b"longPathAware" in data and b"PerMonitorV2" in data, f"{name} should have its manifest")
        icon = (Path(__file__).resolve().parents[2] / "assets/icon/plot4.ico").read_bytes()
        size, offset = struct.unpack_from("<II", icon, 6 + 8)
        check(icon[offset : offset + size] in data, f"{name} should have its icon")
    licences = ["LICENSE", *(f"LICENSE-{name}" for name in ("MIT", "APACHE", "OFL", "LIBRARIES", "MINGW"))]
    for text in ["README", "CHANGELOG", *licences, "docs/manual"]:
        check((UNZIPPED / f"{text}.txt").is_file(), f"the zip should have {text}.txt")
    for text in UNZIPPED.rglob("*"):
        if text.is_file() and text.suffix not in (".exe", ".com", ".dll"):
            check(text.suffix == ".txt", f"a double click should open {text.name}")
            bare = text.read_bytes().replace(b"\r\n", b"")
            check(b"\n" not in bare and b"\r" not in bare, f"the lines of {text.name} should end as on Windows")
    named = re.findall(r"`(docs/[^`]*)`", (UNZIPPED / "README.txt").read_text())
    check(named and all((UNZIPPED / page).is_file() for page in named), f"the README should name pages that are there: {named}")
    imports = run("x86_64-w64-mingw32-objdump", "-p", str(UNZIPPED / "plot4.exe"))
    libraries = [line.split()[-1].lower() for line in imports.splitlines() if "DLL Name" in line]
    foreign = [name for name in libraries if name.startswith(("libgcc", "libstdc", "libwinpthread"))]
    check(not foreign, f"the program should need no library of the compiler's: {foreign}")


def a_console(_path):
    """A terminal finds the twin with a console first, by the name alone, and its status."""
    status, said, errors = wine("cmd", "/c", "plot4 show 4453 & plot4 show 99", cwd=UNZIPPED)
    check("yellow" in said.lower() or "red" in said.lower(), f"`plot4 show` in cmd should print the board, not {said!r} {errors!r}")
    check(status == 2 or "error" in errors, f"an error should be told: {status} {errors!r}")
    status, said, _ = wine(UNZIPPED / "plot4.exe", "show", "4453")
    check(status == 0 and "\n" in said, "the program of the window should print into a pipe, too")


def folders_with_names(_path):
    """It runs from a folder with blanks and umlauts, and reads and writes there, and under a path of more than 260 characters."""
    home = WineHome()
    home.path /= "Spiele für Zoë"
    away = home.path / "Übung macht den Meister"
    shutil.copytree(UNZIPPED, away, ignore=shutil.ignore_patterns("docs"))
    shutil.copy(FOLDER / "bcryptprimitives.dll", away)
    program = away / "plot4.com"
    deep = home.path
    while len(windows_path(deep)) < 300:
        deep = deep / LONG.strip()
    deep.mkdir(parents=True)
    for folder in (away, deep):
        game, picture = folder / "ein Spiel – 日本.json", folder / "ein Bild.png"
        # As Windows copies a path.
        quoted = f'"{windows_path(game)}"'
        said = wine(program, "play", "--red", "human", "--yellow", "human", stdin=f"4\n4\nsave {quoted}\nquit\n")
        check(game.is_file(), f"a game should be saved as {game}: {said}")
        status, said, errors = wine(program, "show", "--json", windows_path(game))
        check(status == 0 and '"44"' in said, f"it should be read again: {said!r} {errors!r}")
        status, said, errors = wine(program, "picture", windows_path(game), windows_path(picture))
        check(status == 0 and picture.is_file(), f"a picture should be painted: {said!r} {errors!r}")
        status, _, errors = wine(program, "picture", windows_path(game), windows_path(picture))
        check(status != 0, "a file that exists should not be replaced unless that is asked for")
        status, _, errors = wine(program, "picture", "--replace", windows_path(game), windows_path(picture))
        check(status == 0, f"a file should be replaced if that is asked for: {errors!r}")


def no_write_access(_path):
    """A file that is read-only stays as it is, and a folder that takes no file is told of in a line."""
    home = WineHome()
    kept = home.path / "kept.png"
    kept.write_text("mine\n")
    kept.chmod(0o444)
    for target in (windows_path(kept), "Z:\\proc\\plot4.png", "Z:\\no such folder\\plot4.png"):
        status, said, errors = wine(UNZIPPED / "plot4.com", "picture", "--replace", "4453", target)
        check(status == 1 and len(errors.strip().splitlines()) == 1, f"{target}: one line should say why not: {status} {said!r} {errors!r}")
        print(f"      it says: {errors.strip()}")
    check(kept.read_text() == "mine\n", "a read-only file should not be changed")


def a_file_in_use(_path):
    """A file that another program has open for a moment is replaced when that is over; one that stays open is kept, and a line says so."""
    for milliseconds, is_replaced in ((300, True), (4000, False)):
        home = WineHome()
        file = home.path / "held.json"
        playing = ["wine", str(UNZIPPED / "plot4.com"), "play", "--red", "human", "--yellow", "human"]
        with subprocess.Popen(playing, env=WINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as program:
            program.stdin.write(f"4\nsave! {windows_path(file)}\n".encode())
            program.stdin.flush()
            wait_until(lambda: file.exists() and '"4"' in file.read_text(), PATIENCE, lambda: "the game should be saved")
            holding = ["wine", str(FOLDER / "hold.exe"), windows_path(file), str(milliseconds)]
            with subprocess.Popen(holding, env=WINE, stdout=subprocess.PIPE) as holder:
                check(holder.stdout.readline().strip() == b"held", "the file should be open")
                program.stdin.write(f"4\nsave! {windows_path(file)}\nquit\n".encode())
                said, _ = program.communicate(timeout=60)
        check(('"44"' in file.read_text()) == is_replaced, f"after {milliseconds} ms: {said.decode()}")
        check(os.listdir(home.path) == [file.name], f"no other file should stay: {os.listdir(home.path)}")
        told = [line for line in said.decode().splitlines() if file.name in line][-1].strip()
        check(is_replaced or "Another program" in told, f"the reason should be told: {told}")
        print("      it says:", told)


def a_name_without_an_ending(path):
    """A game that was saved under a name without an ending gets the one by which a dialog shows it."""
    home = WineHome()
    with WineProgram(path, home, "--no-resume", "--red", "human", "--yellow", "human") as program:
        play(program, home, "", "44", program.digit)
        program.key("ctrl+s")
        pause(SETTLE)
        check_painted(program, "w-save")
        program.key("ctrl+a")
        run("xdotool", "type", "--delay", "20", windows_path(home.path / "mine"))
        program.key("Return")
        wait_until((home.path / "mine.plot4.json").is_file, PATIENCE, lambda: f"the game should be saved: {os.listdir(home.path)}")


def no_opengl(_path):
    """Where the graphics driver is too old for the window, a double click tells so in a box of the system's own."""
    WineHome()
    command = ["wine", "start", "/unix", str(UNZIPPED / "plot4.exe")]
    environment = {**WINE, "MESA_GL_VERSION_OVERRIDE": "1.1"}

    def boxes():
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{TITLE}$"], capture_output=True, text=True, timeout=60)
        return found.stdout.split()

    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        wait_until(lambda: len(boxes()) == 1, PATIENCE, lambda: "a box should say why there is no window")
        pause(SETTLE)
        if pictures := os.environ.get("SMOKE_PICTURES"):
            run("import", "-window", boxes()[0], str(Path(pictures) / "w-no-opengl.png"))
        run("xdotool", "windowactivate", "--sync", boxes()[0], "key", "Return")
        wait_until(lambda: not boxes(), PATIENCE, lambda: "the box should be closed by Enter")
    run_wineserver()


def a_second_window(path):
    """Two windows have a game each; both are killed, and neither loses a move."""
    home = WineHome()
    people = ("--no-resume", "--red", "human", "--yellow", "human")
    second = ROAMING / "plot4" / "game.window-2.json"
    with WineProgram(path, home, *people) as one:
        play(one, home, "", "44", one.digit)
        first = one.window
        with WineProgram(path, home, *people) as two:
            wait_until(lambda: two._find() and two.window != first, PATIENCE, lambda: "a second window should appear")
            for number, column in enumerate("123", 1):
                two.digit(int(column))
                wait_until(
                    lambda: second.exists() and f'"{"123"[:number]}"' in second.read_text(),
                    PATIENCE,
                    lambda: f"the second window should save column {column} in {second}",
                )
            one.window = first
            run("xdotool", "windowactivate", "--sync", first)
            pause(SETTLE)
            play(one, home, "44", "5", one.digit)
            two.kill()
        one.kill()
    check(home.board() == "445" and '"123"' in second.read_text(), "both games should be there")


def themes(path):
    """The window in both themes, and on a screen of 144 dots an inch; for a person to look at."""
    for theme in ("light", "dark"):
        home = WineHome()
        (ROAMING / "plot4").mkdir(parents=True)
        (ROAMING / "plot4" / "settings.json").write_text(f'{{"version":2,"theme":"{theme}"}}')
        with WineProgram(path, home, "--no-resume", "--red", "human", "--yellow", "human", "4453") as program:
            pause(SETTLE)
            program.key("a")
            pause(SETTLE)
            light = check_painted(program, f"w-{theme}").at(5, 5)
            check((min(light) > 128) == (theme == "light"), f"the window should be {theme}, but is {light}")
            program.key("Escape")
            program.key("ctrl+comma")
            pause(SETTLE)
            check_painted(program, f"w-{theme}-settings")


def engines(path):
    """Our own program plays a side of Go as an engine, from a folder with blanks and an umlaut; engines that fail leave the game as it is."""
    home = WineHome()
    away = home.path / "Programme für Go"
    away.mkdir()
    for file in (UNZIPPED / "plot4.com", FOLDER / "bcryptprimitives.dll"):
        shutil.copy(file, away)
    own = f'"{windows_path(away / "plot4.com")}" gtp low --seed 1'
    faults = {
        "Gone": (f'"{windows_path(away / "gone.exe")}" gtp', "Gone could not be started. There is no such file or folder."),
        "Dead": ("cmd /c exit", "Dead has stopped running"),
    }

    game = ("--game", "go", "--size", "5", "--seed", "1")
    black_low = ("match", *game, "--games", "2", "--alternate", "--black", "random", "--white", "engine:Own", "--engine", f"Own={own}")
    status, said, errors = wine(UNZIPPED / "plot4.com", *black_low)
    check(status == 0 and "engine:Own" in said, f"a match with an engine should be played: {status} {said!r} {errors!r}")
    for name, (command, told) in faults.items():
        typed = "C3\nwhite random\ngo\nquit\n"
        seats = ("--black", "human", "--white", f"engine:{name}", "--engine", f"{name}={command}")
        status, said, errors = wine(UNZIPPED / "plot4.com", "play", *game, *seats, stdin=typed)
        check(status == 0 and told in said and "White: " in said, f"{told!r} should be told, and another take over: {said!r} {errors!r}")
        print("      it says:", next(line for line in said.splitlines() if told in line).strip())

    def is_running():
        return any(b"Programme f" in command.read_bytes() for command in Path("/proc").glob("[0-9]*/cmdline") if command.exists())

    commands_of = {"Own": own} | {name: command for name, (command, _) in faults.items()}
    listed = [{"game": "go", "name": name, "command": command, "seconds": 0} for name, command in commands_of.items()]
    (ROAMING / "plot4").mkdir(parents=True, exist_ok=True)
    (ROAMING / "plot4" / "settings.json").write_text(json.dumps({"version": 2, "delay_ms": 0, "engines": listed}))
    seats = ("--no-resume", *game, "--black", "human", "--white")
    for end in (WineProgram.close, WineProgram.kill):
        with WineProgram(path, home, *seats, "engine:Own") as program:
            for point in ("c3", "d4"):
                program.key(*point, "Return")
                wait_until(lambda: len(home.moves()) == 2, PATIENCE, lambda: f"the engine should answer {point}: {home.moves()}")
                check(home.moves()[0] == point.upper(), f"{point} should have been played, not {home.moves()}")
                check(is_running(), "the engine should be running")
                pause(SETTLE)
                check_painted(program, f"w-engine-{point}")
                program.key("ctrl+z")
                wait_until(lambda: not home.moves(), PATIENCE, lambda: f"both moves should be taken back: {home.moves()}")
            end(program)
        wait_until(lambda: not is_running(), PATIENCE, lambda: "the engine should end with the program")
    for name in faults:
        with WineProgram(path, home, *seats, f"engine:{name}") as program:
            program.key(*"c3", "Return")
            wait_until(lambda: home.moves() == ["C3"], PATIENCE, lambda: f"C3 should be played: {home.moves()}")
            pause(SETTLE)
            check_painted(program, f"w-engine-{name.lower()}")
            check(home.moves() == ["C3"], f"the game should wait: {home.moves()}")
            program.key("ctrl+z")
            wait_until(lambda: not home.moves(), PATIENCE, lambda: f"the move should be taken back: {home.moves()}")
            program.close()


@contextmanager
def registry(key, name, kind, value):
    """A value of the registry, until the end of a `with`."""
    status, said, errors = wine("reg", "add", key, "/v", name, "/t", kind, "/d", value, "/f")
    check(status == 0, f"reg add {key}: {said} {errors}")
    run_wineserver()
    try:
        yield
    finally:
        wine("reg", "delete", key, "/v", name, "/f")
        run_wineserver()


def run_wineserver():
    """Waits until Wine has ended, so that the next program reads the registry anew."""
    subprocess.run(["wineserver", "--wait"], env=WINE, timeout=60, check=False)


def sharp_on_a_fine_screen(path):
    """At 144 dots an inch everything is one and a half times as large."""

    def width():
        home = WineHome()
        with WineProgram(path, home, "--no-resume", "--red", "human", "--yellow", "human") as program:
            wait_until(lambda: program.plate() is not None, PATIENCE, lambda: "there should be a board")
            check_painted(program, f"w-dpi-{program.size()[0]}")
            return program.size()[0]

    usual = width()
    with registry("HKCU\\Control Panel\\Desktop", "LogPixels", "REG_DWORD", "144"):
        large = width()
    check(large >= 1.45 * usual, f"the window should be 1.5 times as wide as {usual}, not {large}")


def the_language_of_the_system(_path):
    """A German system is spoken to in German. (Wine 8 has no dark mode to follow.)"""
    locale = FOLDER / "de_DE.UTF-8"
    if subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", str(locale)], capture_output=True, check=False).returncode != 0:
        print("      SKIPPED: localedef makes no German locale here")
        return
    run_wineserver()
    command = ["wine", str(UNZIPPED / "plot4.com"), "play", "--red", "human", "--yellow", "human"]
    german = {**WINE, "LOCPATH": str(FOLDER), "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"}
    said = subprocess.run(command, env=german, input=b"ende\n", capture_output=True, timeout=60).stdout.decode()
    run_wineserver()
    check("Vier gewinnt" in said, f"a German system should be spoken to in German: {said!r}")


def a_file_that_is_opened(path):
    """A file on the command line, as by a double click, opens its game."""
    home = WineHome()
    file = home.path / "ein Spiel.sgf"
    file.write_text("(;GM[4]SZ[15]PB[Ada]PW[Grace];B[hh];W[gg])")
    with WineProgram(path, home, "--no-resume", windows_path(file)) as program:
        pause(SETTLE)
        check_painted(program, "w-file")
        # A file that is only looked at is no game in progress.
        check(home.points() == [], f"no game should be saved yet: {home.points()}")
        program.key(*"h9", "Return")
        wait_until(
            lambda: home.points() == ["H8", "G9", "H9"], PATIENCE, lambda: f"the game of the file should go on, not {home.points()}"
        )


STEPS = [
    the_files_of_the_zip,
    a_console,
    commands,
    folders_with_names,
    no_write_access,
    a_file_in_use,
    smoke.a_game_by_keys,
    smoke.a_game_by_clicks,
    smoke.killed_and_resumed,
    smoke.two_computers,
    smoke.gomoku_by_typed_points,
    smoke.checkers_by_keys_and_mouse,
    smoke.go_by_keys,
    smoke.reversi_by_keys,
    smoke.analysis_and_review,
    smoke.nowhere_to_write,
    a_second_window,
    a_file_that_is_opened,
    a_name_without_an_ending,
    no_opengl,
    engines,
    themes,
    the_language_of_the_system,
    sharp_on_a_fine_screen,
]


def main():
    smoke.Home, smoke.Program = WineHome, WineProgram
    smoke.MOST_TICKS = 60
    shutil.copy(FOLDER / "bcryptprimitives.dll", UNZIPPED)
    # A step starts the program by one path; Wine's own process becomes the program.
    start = FOLDER / "plot4"
    start.write_text(f'#!/bin/sh\nexec wine "{UNZIPPED}/plot4.exe" "$@"\n')
    start.chmod(0o755)
    subprocess.run(["wineboot", "--init"], env=WINE, check=True, timeout=300, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    run_wineserver()
    return smoke.run_steps(STEPS, str(start), sys.argv[3:])


if __name__ == "__main__":
    sys.exit(main())
