"""Lets every write of the real program fail, at every byte: a disk that is full after so many bytes, and a device that takes nothing.

`fails.py PROGRAM [STEP]`: each limit of bytes a file may have, in steps. What was in the file before must be there still, whole, or the
whole new game; nothing else may be left in the folder; and what could not be written is reported in one line.
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "smoke"))

from screen import Trouble, end_with  # noqa: E402

OLD = b'{"version":2,"game":"connect4","moves":"1"}'


def limited(most):
    """Returns what lets the writes of a process fail once a file has so many bytes, as a full disk does."""

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    return limit


def run(program, arguments, text, folder, most):
    """Runs the program in a folder with files of so many bytes at most."""
    environment = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder}
    run = subprocess.run(
        [program, *arguments], input=text, capture_output=True, cwd=folder, env=environment, preexec_fn=limited(most), timeout=120
    )
    if b"panicked" in run.stderr or b"Plot 4 failed at" in run.stderr or run.returncode < 0:
        raise Trouble(f"{arguments}, {most} bytes: status {run.returncode}: {run.stderr[-300:]}")
    return run


def saves(program, name, game, typed, step):
    """Saves a game over an older file with every limit there is.

    Each run opens the same game, as a new one gets a random number, which its file holds.
    """
    temporary = partial(tempfile.TemporaryDirectory, prefix="plot4-hostile-")
    with temporary() as home, temporary() as folder:
        players = ["--game", game, "--first", "human", "--second", "human", "--seed", "1", "--ascii"]
        lines = f"{typed}\nsave! {name}\nquit\n".encode()
        run(program, ["play", *players], lines, home, resource.RLIM_INFINITY)
        start = ["play", *players, str(Path(home) / name)]
        lines = f"save! {name}\nquit\n".encode()
        path = Path(folder) / name
        run(program, start, lines, folder, resource.RLIM_INFINITY)
        whole = path.read_bytes()
        failed = 0
        for most in [*range(0, len(whole), step), len(whole)]:
            path.write_bytes(OLD)
            said = run(program, start, lines, folder, most).stdout.decode()
            now = path.read_bytes()
            complaints = [line for line in said.split("\n") if "Cannot save" in line]
            saved = f"Saved to {name}" in said
            if saved != (most >= len(whole)) or saved == bool(complaints) or len(complaints) > 1:
                raise Trouble(f"{name}, {most} bytes of {len(whole)}: it says {said[-300:]!r}")
            if now != (whole if saved else OLD):
                raise Trouble(f"{name}, {most} bytes: the file holds {now[:80]!r}")
            if left := sorted({entry.name for entry in Path(folder).iterdir()} - {name}):
                raise Trouble(f"{name}, {most} bytes: {left} are left")
            failed += not saved
        print(f"hostile: {failed} writes of {name} failed, each at another byte: the old file was whole each time", flush=True)


def devices(program):
    """Lets each command write to a device that is full."""
    commands = [
        ["--help"], ["--version"], ["show"], ["show", "--json", "44"], ["solve", "-"], ["hint", "4444"], ["review", "1212121"],
        ["puzzle", "--win-in", "1"], ["match", "--red", "random", "--yellow", "random", "--games", "2"],
        ["ladder", "random", "low", "--games", "2"], ["statistics"], ["gomocup"], ["gtp"], ["play"],
    ]
    with tempfile.TemporaryDirectory(prefix="plot4-hostile-") as folder:
        environment = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder}
        for arguments in commands:
            with open("/dev/full", "wb") as full:
                run = subprocess.run(
                    [program, *arguments], input=b"ABOUT\n44\n", stdout=full, stderr=subprocess.PIPE, env=environment, timeout=120
                )
            # The complaint about the line that is no position may come first.
            said = [line for line in run.stderr.decode().split("\n") if line and "line 1:" not in line]
            if run.returncode != 1 or len(said) != 1:
                raise Trouble(f"{arguments} to /dev/full: status {run.returncode}, {said}")
    print(f"hostile: {len(commands)} commands to a full device: each failed with one line", flush=True)


def disk(program):
    """Fills a small disk of its own, where mounting one is allowed, and saves on it."""
    with tempfile.TemporaryDirectory(prefix="plot4-hostile-") as folder:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "plot4-hostile", folder], capture_output=True)
        if mounted.returncode != 0:
            print("hostile: no small disk can be mounted here: the limits above stand for it", flush=True)
            return
        try:
            path = Path(folder) / "game.json"
            path.write_bytes(OLD)
            with open(Path(folder) / "filler", "wb", buffering=0) as filler:
                try:
                    while True:
                        filler.write(bytes(512))
                except OSError:
                    pass
            start = ["play", "--first", "human", "--second", "human", "--ascii"]
            full = run(program, start, b"4\nsave! game.json\nquit\n", folder, resource.RLIM_INFINITY).stdout.decode()
            if "Cannot save game.json" not in full or path.read_bytes() != OLD:
                raise Trouble(f"a full disk: {full[-300:]!r}")
            (Path(folder) / "filler").unlink()
            freed = run(program, start, b"4\nsave! game.json\nquit\n", folder, resource.RLIM_INFINITY).stdout.decode()
            if "Saved to game.json" not in freed or [entry.name for entry in Path(folder).iterdir()] != ["game.json"]:
                raise Trouble(f"a disk with room again: {freed[-300:]!r}")
        finally:
            subprocess.run(["umount", folder], check=True)
    print("hostile: a full disk of 64 KiB: the old game was whole, and with room again the new one was saved", flush=True)


def folders(program):
    """Lets the folder of a new file fail to be written through to the disk, where strace can do that: the second fsync of a save."""
    if not shutil.which("strace"):
        print("hostile: no strace here: the tests of storage::writing stand for a folder that is not written through", flush=True)
        return
    start = ["play", "--first", "human", "--second", "human", "--ascii"]
    reason = "Cannot save game.json. The new file is saved, but the disk has not confirmed it yet"
    with tempfile.TemporaryDirectory(prefix="plot4-hostile-") as folder:
        for error, expected in [("EIO", reason), ("EINVAL", "Saved to game.json")]:
            strace = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync", "-e", f"inject=fsync:error={error}:when=2", program]
            said = run("strace", [*strace, *start], b"4\nsave! game.json\nquit\n", folder, resource.RLIM_INFINITY).stdout.decode()
            if expected not in said or not (Path(folder) / "game.json").read_bytes().startswith(b"{"):
                raise Trouble(f"a folder that fails with {error}: {said[-300:]!r}")
    print("hostile: a folder that could not be written through: told in one line, where folders can be", flush=True)


def main():
    """Makes all of it fail."""
    program, step = os.path.realpath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    saves(program, "game.json", "connect4", "4\n4\n5\n3\nundo\n2", step)
    saves(program, "game.sgf", "gomoku", "H8\nI9\nG7", step)
    saves(program, "go.sgf", "go", "E5\nC3\npass\nundo", step)
    saves(program, "game.pdn", "checkers", "11-15\n22-18\n15x22\n25x18\nundo", step)
    devices(program)
    disk(program)
    folders(program)


if __name__ == "__main__":
    end_with(main)
