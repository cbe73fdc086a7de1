#!/usr/bin/env python3
"""Kills the real program at random moments of a game, and checks that the next start goes on with the game.

    xvfb-run -a -s "-screen 0 1400x1000x24 +extension GLX" python3 tests/hostile/kills.py PROGRAM [KILLS [SEED]]

Two people's moves are typed, in one game after the other: a game of each kind in turn. After each kill the file of the game must be whole
and must hold all moves that were made, but the last one at most; the next start must offer the game, and go on with it when Y is pressed.
Half of the kills come at any moment after a move, a quarter when the new file is seen in the folder, in the middle of the writing, and a
quarter in a burst of moves that are typed faster than anybody sees them: of these the file may hold only the first ones, or none.
Standard library only; it needs openbox and xdotool as tests/smoke does.
"""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import Home, Program, Trouble, end_with, wait_until, window_manager  # noqa: E402

# So many moves are played of a game before the next game.
MOST_MOVES = 24
# Games without a win or a capture for as long as they are played here. Those of Checkers and Reversi are asked of the program.
CONNECT4 = list("123456712345672134567213")
GOMOKU = "H8 G7 H6 F8 J7 E5 C3 K4 D9 J2 B6 L9 F2 N8 E9 O3 L6 A5 M3 C7 K9 G3 B2 N5".split()
GO = "D4 F6 F3 C6 H4 D7 B3 G8 H7 B5 E2 F8 C2 J5 G2 A6 E4 C8 J2 E9 B1 H9 F1 A8".split()
BY_CHANCE = ["checkers", "reversi"]
STRANGE = {"-": "minus"}
# A small window: what takes the time of a start is the painting.
SETTINGS = {"version": 2, "sound": False, "window": {"x": 20, "y": 40, "width": 360, "height": 480}}
# When the program is killed: at any moment after a move, while it is writing, or in a burst of moves.
ANY, WRITING, BURST = range(3)


class Kind:
    """A game of the program as it is played here."""

    def __init__(self, name, moves, arguments=()):
        self.name, self.moves = name, moves
        self.arguments = ["--game", name, "--first", "human", "--second", "human", *arguments]

    def keys(self, move):
        """Returns the keys that make a move."""
        return [move] if self.name == "connect4" else [*(STRANGE.get(sign, sign.lower()) for sign in move), "Return"]

    def on_board(self, home):
        """Returns the moves on the board of the saved game, or None if there is no saved game."""
        try:
            game = json.loads((home.data / "plot4" / "game.json").read_text())
        except FileNotFoundError:
            return None
        check(game["game"] == self.name, f"the file holds a game of {game['game']}, not of {self.name}")
        moves = game["moves"] if self.name == "connect4" else game["moves"].split()
        return list(moves)[: game.get("shown", len(moves))]


def small_home():
    """Returns a home of a person with a small window."""
    home = Home()
    (home.config / "plot4").mkdir(parents=True)
    (home.config / "plot4" / "settings.json").write_text(json.dumps(SETTINGS))
    return home


def check(condition, sentence):
    """Raises Trouble with the sentence unless the condition holds."""
    if not condition:
        raise Trouble(sentence)


def by_chance(path, game, dice):
    """Returns moves of a game, as the program itself says what is legal: no pass, and none that jumps twice."""
    moves = []
    while len(moves) < MOST_MOVES:
        told = subprocess.run([path, "show", "--json", "--game", game, " ".join(moves)], capture_output=True, text=True, check=True)
        legal = [move for move in json.loads(told.stdout)["legal"] if move != "pass" and move.count("x") < 2]
        if legal:
            moves.append(dice.choice(legal))
        else:
            moves = []
    return moves


def come_to_rest(program):
    """Waits until all threads of the program sleep, for a while."""
    folder, same, before = Path(f"/proc/{program.process.pid}/task"), 0, -1
    deadline = time.monotonic() + 30.0
    while same < 4:
        check(time.monotonic() < deadline, "it does not come to rest")
        check(program.process.poll() is None, f"it ended by itself: {program.said()!r}")
        states = {(task / "stat").read_text().rpartition(")")[2].split()[0] for task in folder.iterdir()}
        ticks = program.ticks()
        same = same + 1 if states == {"S"} and ticks == before else 0
        before = ticks
        time.sleep(0.03)
    return before


def go_on(program):
    """Goes on with the game that is offered. A window manager that is still at work may swallow a key: Y says the same again."""
    for _ in range(5):
        before = come_to_rest(program)
        program.key("y")
        deadline = time.monotonic() + 1.0
        while time.monotonic() < deadline:
            if program.ticks() > before:
                come_to_rest(program)
                return
            time.sleep(0.01)
    raise Trouble("Y changes nothing")


def wait_for_write(home, seconds):
    """Returns whether a file that is being written was seen within so many seconds."""
    folder, deadline = home.data / "plot4", time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if any(name.startswith(".plot4-") for name in os.listdir(folder)):
                return True
        except FileNotFoundError:
            pass
    return False


def one_kill(path, home, kind, dice, played, when):
    """Plays on from the moves `played`, kills the program, and returns the moves that were typed, those of them that may be lost, and
    whether it was killed while it was writing.

    `None` for `played` begins a new game.
    """
    arguments = kind.arguments if played is None else []
    with Program(path, home, *arguments, settle=0.0) as program:
        if played is None:
            come_to_rest(program)
        else:
            go_on(program)
        sent = list(played or [])
        count = dice.randint(1, 4)
        for move in kind.moves[len(sent) : len(sent) + count]:
            if sent and when != BURST:
                # The move before is kept by now, or soon: that is promised.
                wait_until(
                    lambda: kind.on_board(home) == sent, 10.0, lambda: f"{sent!r} should be kept, but {kind.on_board(home)!r} is"
                )
                time.sleep(dice.choice([0.0, dice.uniform(0.0, 0.25)]))
            program.key(*kind.keys(move))
            sent.append(move)
        is_writing = when == WRITING and wait_for_write(home, 2.0)
        if when == ANY:
            time.sleep(dice.choice([0.0, 0.0, 0.01, 0.03, 0.1, 0.25]))
        program.kill()
    return sent, count if when == BURST else 1, is_writing


def main():
    path = os.path.realpath(sys.argv[1])
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 24
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 7)
    kinds = [Kind("connect4", CONNECT4), Kind("gomoku", GOMOKU), Kind("go", GO)]
    kinds += [Kind(game, by_chance(path, game, dice)) for game in BY_CHANCE]
    behind, writing, games, left, started = 0, 0, 0, 0, time.monotonic()
    with window_manager():
        home, played, turn = small_home(), None, 0
        for number in range(1, kills + 1):
            kind = kinds[turn % len(kinds)]
            sent, risked, is_writing = one_kill(path, home, kind, dice, played, [ANY, WRITING, ANY, BURST][number % 4])
            writing += is_writing
            board, what = kind.on_board(home), f"kill {number}, {kind.name}"
            if board is None:
                # Killed before the first move was written; the file of a game that went on is there in any case.
                check(played is None, f"{what}: the file of {played!r} is gone, after {sent!r}")
                check(len(sent) <= risked, f"{what}: no game at all of {sent!r}")
                continue
            check(sent[: len(board)] == board, f"{what}: the file holds {board!r}, which was never played: {sent!r}")
            check(len(board) >= len(played or []), f"{what}: the file held {played!r}, and now {board!r}")
            check(len(sent) - len(board) <= risked, f"{what}: {sent!r} was played, and the file holds {board!r}")
            behind += len(board) < len(sent)
            played = board
            if len(played) >= MOST_MOVES - 5:
                left += len(list(home.data.rglob(".plot4-*.tmp")))
                if kind.name in BY_CHANCE:
                    kinds[kinds.index(kind)] = Kind(kind.name, by_chance(path, kind.name, dice))
                home, played, turn, games = small_home(), None, turn + 1, games + 1
            if number % 50 == 0:
                print(f"{number} kills, {games} games, {time.monotonic() - started:.0f} s", flush=True)
        left += len(list(home.data.rglob(".plot4-*.tmp")))
    print(
        f"{kills} kills, {time.monotonic() - started:.0f} s: every game went on; {writing} times in the middle of writing, {behind} times"
        f" without what was typed last; {left} temporary files left"
    )


if __name__ == "__main__":
    end_with(main)
