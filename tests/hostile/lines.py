"""Types random lines to the real program, in every command that reads lines, and holds each answer against what may be said.

`lines.py PROGRAM COUNT [SEED]`: COUNT lines in all. A command that reads a position a line must answer each line with a line, in its
place; nothing may panic, hang, steer the terminal, or say more than a bounded line for each one typed.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import unicodedata

LONGEST = 507  # characters of a line on standard error: the longest message and "error: "
STEERING = {*range(0x00, 0x0A), *range(0x0B, 0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F}
STEERING |= {*range(0x2028, 0x202F), *range(0x2066, 0x2070), 0xFEFF, *range(0xFFF9, 0xFFFC)}
CHUNK = 5000  # lines for one run of the program

RIGHT = {
    "show": ["", "4453", "444444", "1212121", " 4 4", "1,2,3"],
    "solve": ["12121", "1122334", "4444", "1234 rest", "121212"],
    "hint": ["12121", "1122334", "4444", "1234 rest", "121212"],
    "connect4": ["4", "1", "7", "undo", "redo", "u", "r", "hint", "board", "moves", "new", "y", "go", "step", "red low", "red human",
                 "yellow human", "yellow random", "second search:2", "first learner", "help", "open game.json", "save game.json",
                 "save! game.json", "save /no/such/folder/x", "open /dev/null", "open .", "save! .", "save! ~/x.json", "open ~/x.json"],
    "gomoku": ["H8", "I9", "A1", "o15", "undo", "redo", "board", "moves", "new", "y", "black low", "white human", "black human",
               "save! game.sgf", "open game.sgf", "open game.json", "help"],
    "go": ["D4", "e5", "J9", "A1", "c3", "pass", "pass", "resign", "dead D4", "done", "play on", "undo", "redo", "board", "moves", "new", "y",
           "black low", "white human", "black human", "second random", "save! game.sgf", "open game.sgf", "open game.json", "hint", "help",
           "D4 E5", "4", "T19", "I5"],
    "checkers": ["11-15", "22-18", "15x22", "9-14", "23-19", "15x24", "1", "2", "7", "99", "24x15x8", "32-28", "undo", "redo", "board", "moves",
                 "new", "y", "red low", "white human", "red human", "second dummy", "first search:2", "save! game.pdn", "open game.pdn",
                 "save! game.json", "open game.json", "hint", "help", "11-15 22-18", "11x15"],
    "reversi": ["d3", "c3", "C4", "e3", "f5", "a1", "h8", "i9", "pass", "undo", "redo", "board", "moves", "new", "y", "black low", "white human",
                "black human", "second random", "first search:2", "save! game.json", "open game.json", "hint", "help", "d3 c3 c4", "d3 pass"],
    "gtp": ["boardsize 5", "boardsize 7", "boardsize 9", "boardsize 2", "boardsize 26", "boardsize 4294967296", "clear_board", "komi 7.5",
            "komi -999", "komi 1e9", "play b D4", "play white C3", "play W pass", "play b resign", "play b I5", "play x A1", "genmove b",
            "genmove white", "undo", "showboard", "final_score", "final_status_list dead", "final_status_list seki", "time_settings 0 1 1",
            "time_settings 4294967295 4294967295 4294967295", "time_left b 0 0", "time_left w -9223372036854775808 4294967295",
            "time_left b 9223372036854775807 0", "fixed_handicap 2", "fixed_handicap 9", "place_free_handicap 200",
            "set_free_handicap A1 B2 C3", "loadsgf game.sgf", "loadsgf /dev/zero", "loadsgf . 3", "known_command play", "list_commands",
            "protocol_version", "name", "version", "1 name", "4294967295 version", "99999999999 name", "# only a comment", "play", "nonsense",
            "12", "gogui-analyze_commands", "kgs-genmove_cleanup b", "reg_genmove b", "play b A1 B2 C3 # and more"],
    "gomocup": ["START 15", "START 5", "START 20", "RESTART", "BEGIN", "TURN 7,7", "TURN 8,8", "TURN 0,0", "PLAY 3,3", "BOARD", "7,7,1",
                "8,8,2", "9,9,1", "DONE", "YXBOARD", "SWAP2BOARD", "TAKEBACK 7,7", "INFO timeout_turn 1", "INFO timeout_match 1",
                "INFO time_left 1", "INFO max_memory 83886080", "INFO rule 4", "INFO rule 1", "INFO rule 9", "ABOUT", "STOP", "RECTSTART 9,8"],
}
BITS = ["\x1b]52;c;aGk=\x07", "\x9b2J", "\u202e", "\u2066", "\u2028", "\u0085", "\x0b", "\x7f", "\x00", "\t", "\r", "\ufeff", "é", "红", "٤",
        "e\u0301", "+", "-", ",", " ", "9" * 30, "4" * 100, "x" * 9000, "red ", "\\", '"', "`", "!", "/", "~"]


class Trouble(Exception):
    """What the program should have done otherwise."""


def line(chance, kind):
    """Returns a line as bytes, without its end: right, or almost, or not at all."""
    text = chance.choice(RIGHT[kind])
    for _ in range(chance.choice([0, 0, 1, 1, 2, 5])):
        way = chance.randrange(6)
        at = chance.randrange(len(text) + 1)
        if way == 0:
            text = text[:at] + chance.choice(BITS) + text[at:]
        elif way == 1:
            text = text[:at] + text[at + 1 :]
        elif way == 2:
            text = text[:at] + chr(chance.randrange(32, 127)) + text[at:]
        elif way == 3:
            text = text + chance.choice(RIGHT[kind])
        elif way == 4:
            text = text[at:] + text[:at]
        else:
            text = text[:at] + str(chance.randrange(10 ** chance.randrange(1, 25))) + text[at:]
    bits = text.encode()
    if chance.random() < 0.02:
        at = chance.randrange(len(bits) + 1)
        bits = bits[:at] + bytes(chance.randrange(256) for _ in range(chance.randrange(1, 20))) + bits[at:]
    # A path of ours would leave the folder of the test, and the end of the game the end of the run.
    bits = bits.replace(b"\n", b" ")
    words = bits.lower().split()
    if words and words[0] in (b"save", b"save!", b"s", b"s!") and (b"/" in bits or b"\\" in bits) and b"/no/such" not in bits and b"~/x" not in bits:
        return b"save! other.json"
    if kind == "gtp" and b"quit" in words:
        return b"name"
    return b"moves" if words and words[0] in (b"q", b"quit", b"exit", b"n", b"no", b"end") else bits


def held(program, arguments, lines, folder, seconds):
    """Runs the program with these lines, and returns what it wrote to its output, held against what may be written."""
    started = time.monotonic()
    environment = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
    text = b"\n".join(lines) + b"\n"
    try:
        run = subprocess.run([program, *arguments], input=text, capture_output=True, cwd=folder, env=environment, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise Trouble(f"{arguments}: no end after {seconds} s") from None
    output, errors = run.stdout.decode(), run.stderr.decode()
    if run.returncode not in (0, 1) or "panicked" in errors or "Plot 4 failed at" in errors:
        raise Trouble(f"{arguments}: status {run.returncode}: {errors[-500:]}")
    for said in (output, errors):
        steering = {hex(ord(character)) for character in set(said) if ord(character) in STEERING}
        if steering:
            raise Trouble(f"{arguments}: {steering} in what it wrote")
    longest = max(map(len, errors.split("\n")), default=0)
    if longest > LONGEST:
        raise Trouble(f"{arguments}: a message of {longest} characters")
    return output, time.monotonic() - started


def attack(program, chance, name, kind, arguments, count, answers, folder):
    """Types so many lines to a command, in runs of a few thousand."""
    took, left, written, early = 0.0, count, 0, 0
    while left > 0:
        lines = [line(chance, kind) for _ in range(min(left, CHUNK))]
        if answers is None and kind != "gomocup":
            # Two computers would play on their own, so a person takes a side again now and then.
            for at in range(0, len(lines), 20):
                lines[at] = b"new" if at % 40 else (b"first human" if at % 80 else b"second human")
        if kind == "gomocup":
            # Or it would think for as long as a random number says.
            for at in range(0, len(lines), 2):
                lines[at] = b"INFO timeout_turn 1"
        try:
            output, seconds = held(program, arguments, lines, folder, 1200)
            if answers is not None:
                answers(output, lines)
            early += answers is None and kind != "gomocup" and "End of input" not in output
        except Trouble:
            with tempfile.NamedTemporaryFile(prefix="plot4-hostile-lines-", delete=False) as kept:
                kept.write(b"\n".join(lines))
            print(f"hostile: the lines are kept as {kept.name}", file=sys.stderr)
            raise
        left, took, written = left - len(lines), took + seconds, written + len(output)
    ended = f"; {early} runs ended before their last line" if early else ""
    print(f"hostile: {count} lines to {name}: {took:.1f} s, {written >> 10} KiB of answers{ended}", flush=True)


def line_for_line(output, lines):
    """Checks that each line has a line as its answer."""
    answers = output.count("\n")
    if answers != len(lines):
        raise Trouble(f"{len(lines)} lines have {answers} answers")


def json_for_line(output, lines):
    """Checks that each line has a line of JSON, or an empty one, as its answer."""
    line_for_line(output, lines)
    for answer in output.split("\n"):
        if answer:
            json.loads(answer)


def gtp_for_command(output, lines):
    """Checks that each command has an answer of its own, with its number, and an empty line after it."""
    commands = []
    for bits in lines:
        text = bits.decode(errors="replace").removeprefix("\ufeff")
        if len(bits) + 1 > 8192 + 1:
            commands.append("")
            continue
        seen = "".join(character for character in text if character == "\t" or unicodedata.category(character) != "Cc")
        words = seen.split("#")[0].split()
        is_number = bool(words) and words[0].isascii() and words[0].isdigit() and int(words[0]) < 1 << 32
        if words[1:] if is_number else words:
            commands.append(str(int(words[0])) if is_number else "")
    # An answer ends with an empty line, and none is in it.
    answers = re.split(r"\n\n+", output.rstrip("\n")) if output else []
    if len(answers) != len(commands):
        raise Trouble(f"{len(commands)} commands have {len(answers)} answers")
    for number, answer in zip(commands, answers):
        if not re.match(rf"[=?]{number}( |\n|$)", answer):
            raise Trouble(f"the answer to a command with the number {number!r} is {answer[:80]!r}")


def main():
    """Shares the lines among the commands, and returns the status to end with."""
    program, count = os.path.realpath(sys.argv[1]), int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    chance = random.Random(seed)
    small = ["--size", "4x4", "--connect", "3"]
    people = ["--first", "human", "--second", "human", "--seed", "1", "--ascii"]
    plan = [
        ("show --json -", "show", ["show", "--json", "-"], 10, json_for_line),
        ("show -", "show", ["show", "--ascii", "-"], 5, lambda output, lines: None),
        ("show of Gomoku", "gomoku", ["show", "--json", "--game", "gomoku", "-"], 10, json_for_line),
        ("show of Go", "go", ["show", "--json", "--game", "go", "-"], 10, json_for_line),
        ("show of Checkers", "checkers", ["show", "--json", "--game", "checkers", "-"], 10, json_for_line),
        ("show of Reversi", "reversi", ["show", "--json", "--game", "reversi", "-"], 5, json_for_line),
        ("solve -", "solve", ["solve", *small, "--threads", "1", "-"], 10, line_for_line),
        ("hint --json -", "hint", ["hint", "--json", *small, "-"], 5, json_for_line),
        ("play", "connect4", ["play", *small, *people], 7, None),
        ("play of Gomoku", "gomoku", ["play", "--game", "gomoku", "--size", "7", *people], 8, None),
        ("play of Go", "go", ["play", "--game", "go", "--size", "5", *people], 3, None),
        ("play of Checkers", "checkers", ["play", "--game", "checkers", *people], 3, None),
        ("play of Reversi", "reversi", ["play", "--game", "reversi", *people], 3, None),
        ("gtp", "gtp", ["gtp", "random"], 6, gtp_for_command),
        ("gomocup", "gomocup", ["gomocup"], 5, None),
    ]
    with tempfile.TemporaryDirectory(prefix="plot4-hostile-") as folder:
        try:
            for name, kind, arguments, share, answers in plan:
                attack(program, chance, name, kind, arguments, max(count * share // 100, 1), answers, folder)
        except Trouble as trouble:
            print(f"hostile: FAILED, seed {seed}: {trouble}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
