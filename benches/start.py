"""Starts a program repeatedly, and measures when its window appears and is painted, and its cost.

start.sh runs this. The X server announces the new window (MapNotify). A tight loop then looks at a
few rows of pixels until the window is painted: before that they have one colour.
"""

import os
import select
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from Xlib import X, display
from Xlib.error import XError

WAIT = 20.0  # seconds after which a start has failed
REST = 3.0  # seconds for which the idle program is measured
SETTLE = 3.0  # seconds to wait before that
COLOURS = 6  # a painted window has at least so many in the rows
LIMITS = {"window": 200.0, "painted": 250.0, "memory": 100.0, "size": 22.0, "ticks": 0}


class Starts:
    """Starts programs on the screen and watches their windows."""

    def __init__(self):
        self.display = display.Display()
        self.root = self.display.screen().root
        self.root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.display.sync()

    def _mapped(self, deadline):
        """Returns the next large window that appears, with its size and the time."""
        while time.perf_counter() < deadline:
            if not self.display.pending_events():
                select.select([self.display.fileno()], [], [], 0.05)
                continue
            event = self.display.next_event()
            now = time.perf_counter()
            if event.type != X.MapNotify:
                continue
            try:
                size = event.window.get_geometry()
            except XError:
                continue
            if size.width >= 200 and size.height >= 200:
                return event.window, size, now
        raise SystemExit("start: no window appeared")

    def _is_painted(self, window, size):
        colours = set()
        for share in (0.1, 0.3, 0.5, 0.7, 0.9):
            y = int(size.height * share)
            row = window.get_image(0, y, size.width, 1, X.ZPixmap, 0xFFFFFF).data
            colours.update(row[at : at + 3] for at in range(0, len(row) - 3, 16))
        return len(colours) >= COLOURS

    def measure(self, program, arguments, rest):
        """Starts the program; returns the milliseconds until its window appears and is painted.

        With `rest` the result also has the memory in MB and the ticks used while idle.
        """
        with tempfile.TemporaryDirectory(prefix="plot4-start-") as home:
            environment = {
                **os.environ,
                "HOME": home,
                "XDG_DATA_HOME": f"{home}/data",
                "XDG_CONFIG_HOME": f"{home}/config",
                "XDG_CACHE_HOME": f"{home}/cache",
                "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            }
            while self.display.pending_events():
                self.display.next_event()
            began = time.perf_counter()
            process = subprocess.Popen(
                [program, *arguments],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            try:
                window, size, mapped = self._mapped(began + WAIT)
                while not self._is_painted(window, size):
                    if time.perf_counter() > began + WAIT:
                        raise SystemExit("start: the window stayed blank")
                painted = time.perf_counter()
                times = (1000 * (mapped - began), 1000 * (painted - began))
                if not rest:
                    return times
                time.sleep(SETTLE)
                memory = proportional_size(process.pid)
                before = ticks(process.pid)
                time.sleep(REST)
                return (*times, memory, ticks(process.pid) - before)
            finally:
                process.kill()
                process.wait()
                self.display.sync()


def proportional_size(pid):
    """Returns the proportional set size of a process in MB: shared memory counts in part."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1000
    raise SystemExit("start: the system does not report the memory of a process")


def ticks(pid):
    """Returns the processor time of a process so far, in ticks of a hundredth of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    starts = Starts()
    play = ["--no-resume", "--red", "human", "--yellow", "human"]
    # The first start reads the program from the disk, so it does not count.
    starts.measure(program, ["--no-resume"], rest=False)
    times = [starts.measure(program, ["--no-resume"], rest=False) for _ in range(count)]
    on_title = starts.measure(program, ["--no-resume"], rest=True)
    on_play = starts.measure(program, play, rest=True)

    window, painted = (statistics.median(time[at] for time in times) for at in (0, 1))
    measured = {
        "window": window,
        "painted": painted,
        "memory": max(on_title[2], on_play[2]),
        "size": os.path.getsize(program) / 1_000_000,
        "ticks": max(on_title[3], on_play[3]),
    }
    def spread(at):
        values = [time[at] for time in times]
        return f"median of {count} starts ({min(values):.0f} to {max(values):.0f})"

    rows = [
        (f"window on the screen, {spread(0)}", f"{window:.0f}", "window", "ms"),
        (f"window painted, {spread(1)}", f"{painted:.0f}", "painted", "ms"),
        ("memory (PSS), title or play, software GL", f"{measured['memory']:.0f}", "memory", "MB"),
        (f"processor time at rest, {REST:.0f} s", f"{measured['ticks']}", "ticks", "ticks"),
        ("program, stripped", f"{measured['size']:.1f}", "size", "MB"),
    ]
    print("| what | measured | limit |")
    print("|---|---|---|")
    for what, value, name, unit in rows:
        print(f"| {what} | {value} {unit} | {LIMITS[name]:.0f} {unit} |")
    passed = [name for name, limit in LIMITS.items() if measured[name] > limit]
    if passed:
        print(f"start: over the limit: {', '.join(passed)}", file=sys.stderr)
    return 1 if passed else 0


if __name__ == "__main__":
    sys.exit(main())
