"""A Wayland compositor for smoke.py: weston, in a window of the X screen, so that keys and clicks reach it. The standard library only."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

from screen import Home, Program, pause, run, wait_until

SOCKET = "plot4-smoke"
STARTS = 20.0  # seconds that weston may take to start


class Weston:
    """A compositor that shows each program on all of its one screen, until the end of a `with`."""

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="plot4-weston-")
        self.path = Path(self._folder.name)
        self.path.chmod(0o700)
        command = [
            "weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--no-config", "--use-pixman",
            f"--socket={SOCKET}", "--width=1120", "--height=760", "--idle-time=0", f"--log={self.path / 'log.txt'}",
        ]  # fmt: skip
        self._process = subprocess.Popen(
            command,
            env={**os.environ, "XDG_RUNTIME_DIR": str(self.path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until((self.path / SOCKET).exists, STARTS, lambda: f"weston did not start: {self._said()}")
            wait_until(lambda: self.window(), STARTS, lambda: f"weston shows no screen: {self._said()}")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_ended):
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def _said(self):
        log = self.path / "log.txt"
        return log.read_text(errors="replace")[-800:] if log.exists() else ""

    @staticmethod
    def window():
        """Returns the X window of its screen, or None while that is not shown."""
        found = re.search(r'(0x[0-9a-f]+) .*"Weston Compositor"\)', run("xwininfo", "-root", "-tree"))
        return found[1] if found and "IsViewable" in run("xwininfo", "-id", found[1]) else None


class WaylandHome(Home):
    """A home folder of a program that has this compositor and no X server."""

    def __init__(self, weston):
        super().__init__()
        self._weston = weston

    def environment(self):
        """Returns the environment of a program that lives here."""
        environment = {**super().environment(), "XDG_RUNTIME_DIR": str(self._weston.path), "WAYLAND_DISPLAY": SOCKET}
        environment.pop("DISPLAY", None)
        return environment


class WaylandProgram(Program):
    """A program in the compositor: its window is all of the compositor's screen, once it has drawn."""

    def _find(self):
        if self.process.poll() is not None:
            return super()._find()  # tells why
        self.window = Weston.window()
        if self.window is None:
            return False
        colours, _ = self.picture().colours()
        return colours >= 64

    def click_column(self, column, columns=7):
        """Clicks in the middle of a column of the board; weston takes the pointer when it comes in from outside."""
        run("xdotool", "mousemove", "1", "1")
        pause(0.2)
        super().click_column(column, columns)
