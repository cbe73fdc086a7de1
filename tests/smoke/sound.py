"""Listens to the real program in a real window; sound.sh starts this.

A sound server of our own plays into nothing and records what it plays. The coin's landing is seen in the pixels of the screen, the
sound's beginning in the recording, both on the system's one clock. What this measures is true to about 25 ms on an idle machine: a
picture is drawn up to 16 ms after the moment that it shows, and the recording comes to us in pieces of 5 ms.

A busy machine draws its pictures late, and the sounds on time. So where two pictures lie further apart than on an idle one, the coin may
have landed as long before it was seen as it takes to draw two of them, and the sound may come then; this is said where it happens. A
coin that still misses the bound is dropped again, up to three times in total.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from listening import Screen, Server  # noqa: E402
from screen import Home, Program, Trouble, run, wait_until, window_manager  # noqa: E402

BOUND = 0.060  # seconds between the sight and the sound of a landing
IDLE = 0.025  # seconds between two pictures on a machine that has nothing else to do, at the most
TRIES = 3
FALL = 1.5  # seconds in which every coin has landed and is heard no more
MOST_TICKS = 2  # hundredths of a second in three seconds of rest
PLAYERS = ("--no-resume", "--red", "human", "--yellow", "human")


def check(condition, sentence):
    """Raises Trouble with the sentence, which says what should have been, unless the condition holds."""
    if not condition:
        raise Trouble(sentence)


def is_plate(colour):
    """Returns whether a pixel is of the plate, which is of a full blue."""
    red, green, blue = colour
    return blue >= 95 and blue - red >= 60 and blue >= 1.4 * green


def is_coin(colour):
    """Returns whether a pixel is of a red or a yellow coin, rather than of the plate or of the ground behind it."""
    red, _, blue = colour
    return red > 95 and red > 1.6 * blue


def foot(program, screen, column, row):
    """Returns a pixel of the screen, low in a hole of the board, that a coin covers only when it has come down there."""
    left, top, right, bottom = program.plate()
    window_x, window_y, _, _ = program._geometry()
    across = (right - left) / 7.36  # the seven columns of holes, and the border of the plate on both sides
    x = round(window_x + (left + right) / 2 + across * (column - 4))
    # The holes of the column from the bottom up: where the plate is not, for more than half of a hole.
    holes, edge = [], None
    for y in range(round(window_y + bottom) - 2, round(window_y + top), -1):
        if is_plate(screen.at(x, y)):
            if edge is not None and edge - y > 0.6 * across:
                holes.append((y, edge))
            edge = None
        elif edge is None:
            edge = y
    check(len(holes) > row, f"column {column} should have a hole in row {row + 1}, but has {len(holes)} holes")
    upper, lower = holes[row]
    return x, round(lower - 0.15 * (lower - upper))


def landing(program, server, screen, column, row):
    """Drops a coin. Returns by how much its sound misses the sight of its landing, in seconds; negative, if it comes before."""
    x, y = foot(program, screen, column, row)
    check(not is_coin(screen.at(x, y)), f"the hole at column {column}, row {row} should be empty: {screen.at(x, y)}")
    pressed = time.monotonic()
    program.digit(column)
    seen, apart = screen.wait_for(x, y, is_coin, 5.0)
    time.sleep(FALL)
    onsets = server.onsets(pressed, time.monotonic() - 0.2)
    check(onsets, f"a coin in column {column} should be heard: nothing between {pressed:.2f} and {time.monotonic():.2f}")
    # A coin that slides is heard before it lands: what is meant is the beginning that is nearest.
    late = min((onset - seen for onset in onsets), key=abs)
    busy = "" if apart <= IDLE else f"; a busy machine: the picture before came {1000 * apart:.0f} ms earlier"
    print(f"      column {column}: seen after {seen - pressed:.3f} s, heard {1000 * late:+.0f} ms from then{busy}", flush=True)
    return min(0.0, late + 2 * apart) if busy and late < 0 else late


def a_coin_is_heard_as_it_lands(path):
    """Silence before the first key; a coin is heard as it lands; muted it is not; at rest nothing is done; no server is missed."""
    home = Home()
    with Server() as server:
        os.environ["PULSE_SERVER"] = server.address
        with Program(path, home, *PLAYERS) as program:
            wait_until(lambda: program.plate() is not None, 5.0, lambda: "two people named at the start should lead to the board")
            screen = Screen()
            check("Plot 4" not in server.clients(), "nothing should connect before a person has done something")
            heights = [0] * 8
            for column in (4, 1, 7):
                for attempt in range(1, TRIES + 1):
                    heights[column] += 1
                    late = landing(program, server, screen, column, heights[column] - 1)
                    if abs(late) <= BOUND:
                        break
                    check(attempt < TRIES, f"a coin should be heard within {1000 * BOUND:.0f} ms of its landing, not {1000 * late:+.0f}")
                    print(f"      again, {TRIES - attempt} more: the machine may have been busy")
            check("Plot 4" in server.clients(), "the desktop's mixer should know the program by its name")

            ticks = program.ticks()
            time.sleep(3.0)
            used = program.ticks() - ticks
            check(used <= MOST_TICKS, f"after a sound the program should rest, but used {used} ticks in 3 seconds")
            print(f"      {used} ticks in 3 seconds at rest")

            program.key("ctrl+m")
            time.sleep(0.5)
            muted = time.monotonic()
            program.digit(2)
            time.sleep(FALL)
            check(server.is_silent(muted, time.monotonic() - 0.2), "nothing should be heard when the sound is off")
            program.key("ctrl+m")
            time.sleep(0.3)
            landing(program, server, screen, 3, 0)
            program.close()


def nothing_is_heard_unasked(path):
    """Two computers that are watched from the start play in silence, until a key is pressed."""
    home = Home()
    with Server() as server:
        os.environ["PULSE_SERVER"] = server.address
        started = time.monotonic()
        with Program(path, home, "--no-resume", "--red", "low", "--yellow", "low") as program:
            wait_until(lambda: len(home.board() or "") >= 3, 20.0, lambda: "two computers should play by themselves")
            time.sleep(0.5)
            check(server.is_silent(started, time.monotonic() - 0.2), "nothing should be heard before a person has done something")
            pressed = time.monotonic()
            program.key("b")
            time.sleep(3.0)
            check(server.onsets(pressed, time.monotonic() - 0.2), "after a key the coins should be heard")
            program.close()


def a_server_that_comes_and_goes(path):
    """Without a server the program plays as always; it finds one that is started later; one that dies does not matter."""
    home = Home()
    with tempfile.TemporaryDirectory(prefix="plot4-sound-") as folder:
        os.environ["PULSE_SERVER"] = f"unix:{folder}/native"
        with Program(path, home, *PLAYERS) as program:
            wait_until(lambda: program.plate() is not None, 5.0, lambda: "two people named at the start should lead to the board")
            play(program, home, 4)
            time.sleep(FALL)
            ticks = program.ticks()
            time.sleep(3.0)
            used = program.ticks() - ticks
            check(used <= MOST_TICKS, f"without a server the program should rest, but used {used} ticks in 3 seconds")

            with Server(Path(folder)) as server:
                # After a failed attempt the program does not look for a server for ten seconds.
                time.sleep(7.0)
                pressed = time.monotonic()
                play(program, home, 3)
                time.sleep(FALL)
                check(server.onsets(pressed, time.monotonic() - 0.2), "a server that was started later should be found")
            play(program, home, 3)
            time.sleep(FALL)
            play(program, home, 2)
            program.close()


def play(program, home, column):
    """Drops a coin, and checks that it arrived in the saved game soon, whatever the sounds do."""
    before = home.board() or ""
    program.digit(column)
    wait_until(lambda: home.board() == f"{before}{column}", 2.0, lambda: f"column {column} should be played: {home.board()!r}")


SCENES = (a_coin_is_heard_as_it_lands, nothing_is_heard_unasked, a_server_that_comes_and_goes)


def main():
    path = sys.argv[1]
    with window_manager():
        for scene in SCENES:
            print(f"sound: {scene.__name__}", flush=True)
            started = time.monotonic()
            try:
                scene(path)
            except (Trouble, subprocess.SubprocessError, OSError) as trouble:
                print(f"    FAILED: {trouble}", flush=True)
                return 1
            print(f"    ok ({time.monotonic() - started:.1f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
