"""A sound server of our own, what is heard on it, and what is seen on the screen, on one clock; for sound.py."""

import mmap
import os
import struct
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from screen import Trouble, wait_until

RATE = 48_000
STEP = 48  # samples: a millisecond
LOUD = 0.004  # of full scale: more is a sound, less is the server's silence


class Server:
    """PulseAudio with a silent sink, and a recording of everything played on it."""

    def __init__(self, folder=None):
        self._own = None if folder else tempfile.TemporaryDirectory(prefix="plot4-sound-")
        folder = folder or Path(self._own.name)
        self.address = f"unix:{folder}/native"
        # It must not find, or disturb, the sound server of the user who runs this test.
        self._environment = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "PULSE_SERVER": self.address}
        self._environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        self._process = self._recorder = None
        self._start(folder)

    def _start(self, folder):
        modules = [
            "module-null-sink sink_name=ear",
            f"module-native-protocol-unix socket={folder}/native auth-anonymous=1",
        ]
        loads = [part for module in modules for part in ("-L", module)]
        command = ["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=1", "-n", *loads]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        self.log = folder / "log.txt"
        with open(self.log, "w") as log:
            self._process = subprocess.Popen(command, env=self._environment, stderr=log, **quiet)
        try:
            wait_until((folder / "native").exists, 10.0, lambda: f"the sound server should start; it said: {self.log.read_text()}")
            self._record()
        except BaseException:
            self.stop()
            raise

    def _record(self):
        """Records what the sink plays, with the time at which it came."""
        format_ = [f"--rate={RATE}", "--channels=1", "--format=s16le", "--latency-msec=5"]
        self._recorder = subprocess.Popen(
            ["parec", "--device=ear.monitor", *format_], env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
        )
        self.samples = bytearray()
        # The moment of the first sample, by that block which came with the least delay.
        self._began = float("inf")
        threading.Thread(target=self._listen, daemon=True).start()
        wait_until(lambda: len(self.samples) > RATE, 10.0, lambda: "the recording should begin")

    def _listen(self):
        out = self._recorder.stdout.fileno()
        while block := os.read(out, 65_536):
            now = time.monotonic()
            self.samples += block
            self._began = min(self._began, now - len(self.samples) / 2 / RATE)

    def loudness(self, since, until):
        """Returns the loudest sample of each millisecond between two moments, once all of that has been recorded."""
        end = round((until - self._began) * RATE)
        wait_until(lambda: len(self.samples) >= 2 * end, 5.0, lambda: "the recording should go on")
        start = max(0, round((since - self._began) * RATE))
        values = struct.unpack(f"<{end - start}h", self.samples[2 * start : 2 * end])
        return [max(abs(value) for value in values[at : at + STEP]) / 32_768 for at in range(0, len(values) - STEP, STEP)]

    def onsets(self, since, until):
        """Returns the moments at which sounds begin after at least 30 ms of silence."""
        found, silent = [], 30
        for index, loud in enumerate(self.loudness(since, until)):
            if loud > LOUD:
                if silent >= 30:
                    found.append(since + index * STEP / RATE)
                silent = 0
            else:
                silent += 1
        return found

    def is_silent(self, since, until):
        """Returns whether nothing is heard between two moments."""
        return max(self.loudness(since, until)) <= LOUD

    def clients(self):
        """Returns what the server tells of the streams that are open."""
        told = subprocess.run(
            ["pactl", "list", "sink-inputs"], env=self._environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=10
        )
        return told.stdout

    def stop(self):
        """Ends the recording and the server."""
        for process in (self._recorder, self._process):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait(timeout=10)

    def __enter__(self):
        return self

    def __exit__(self, *_trouble):
        self.stop()


class Screen:
    """The pixels of the screen, as Xvfb keeps them in a file."""

    def __init__(self):
        path = Path(os.environ["PLOT4_SMOKE_SCREEN"])
        with open(path, "rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The head of an XWD file: its size, and further on the bytes of a line and the number of colours, 12 bytes each.
        words = struct.unpack(">25I", self._file[:100])
        self._start, self._line, self._pixel = words[0] + 12 * words[19], words[12], words[11] // 8
        if self._pixel != 4:
            raise Trouble(f"a pixel should have 4 bytes, not {self._pixel}")

    def at(self, x, y):
        """Returns the red, green and blue of a pixel."""
        offset = self._start + y * self._line + x * self._pixel
        blue, green, red = self._file[offset : offset + 3]
        return red, green, blue

    def wait_for(self, x, y, is_there, seconds):
        """Waits until a pixel is as it should be, to about a millisecond. Returns that moment, and how long before it the picture
        was drawn anew the last time, as the pixels above this one tell.
        """
        deadline = time.monotonic() + seconds
        above = [(x, y - step) for step in range(0, y, 12)]
        drawn, before = time.monotonic(), None
        while True:
            there, pixels = is_there(self.at(x, y)), [self.at(*place) for place in above]
            now = time.monotonic()
            if there:
                return now, now - drawn
            if pixels != before:
                drawn, before = now, pixels
            if now > deadline:
                raise Trouble(f"the pixel at {x}, {y} should have changed within {seconds} s, but is {self.at(x, y)}")
            time.sleep(0.000_5)
