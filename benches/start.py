"""Starts a program again and again, and measures when its window is there, when it is painted, and what it costs.

start.sh starts this. The X server tells of the new window by itself (MapNotify). Whether the window is painted is asked for
in a tight loop, on a few rows of pixels: a window that no one has painted yet is of one colour.
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

WAIT = 20.0  # seconds until a start counts as failed
REST = 3.0  # seconds over which rest is measured
SETTLE = 3.0  # seconds in which a start settles
COLOURS = 6  # so many on the rows that are looked at make a picture
LIMITS = {"window": 200.0, "painted": 250.0, "memory": 100.0, "size": 18.0, "ticks": 0}


class Starts:
    """The screen that windows appear on."""

    def __init__(self):
        self.display = display.Display()
        self.root = self.display.screen().root
        self.root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.display.sync()

    def _mapped(self, deadline):
        """Returns the next large window that appears, and when the server said so."""
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
            row = window.get_image(0, int(size.height * share), size.width, 1, X.ZPixmap, 0xFFFFFF).data
            colours.update(row[at : at + 3] for at in range(0, len(row) - 3, 16))
        return len(colours) >= COLOURS

    def measure(self, program, arguments, rest):
        """Starts the program once; returns the milliseconds to its window and its picture, and if asked its cost."""
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
    """Returns the memory of a process in MB, with what it shares divided among those who share it."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1000
    raise SystemExit("start: the system does not tell the memory of a process")


def ticks(pid):
    """Returns the processor time of a process so far, in hundredths of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    starts = Starts()
    play = ["--no-resume", "--red", "human", "--yellow", "human"]
    # The first start reads the program from the disk; it warms up and is not counted.
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
    spread = [f"{min(time[at] for time in times):.0f} to {max(time[at] for time in times):.0f}" for at in (0, 1)]
    print("| what | measured | limit |")
    print("|---|---|---|")
    print(f"| window on the screen, median of {count} starts ({spread[0]}) | {window:.0f} ms | {LIMITS['window']:.0f} ms |")
    print(f"| window painted, median of {count} starts ({spread[1]}) | {painted:.0f} ms | {LIMITS['painted']:.0f} ms |")
    print(f"| memory (PSS), the larger of title and play, software GL | {measured['memory']:.0f} MB | {LIMITS['memory']:.0f} MB |")
    print(f"| processor time at rest, {REST:.0f} s, title and play | {measured['ticks']} ticks | {LIMITS['ticks']} ticks |")
    print(f"| program, stripped | {measured['size']:.1f} MB | {LIMITS['size']:.0f} MB |")
    passed = [name for name, limit in LIMITS.items() if measured[name] > limit]
    if passed:
        print(f"start: past the limit: {', '.join(passed)}", file=sys.stderr)
    return 1 if passed else 0


if __name__ == "__main__":
    sys.exit(main())
