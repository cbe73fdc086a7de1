#!/usr/bin/env python3
"""Makes the sounds of Plot 4: `assets/sound/make.py` writes them, `--check` compares the files.

Each sound is computed from a few vibrating modes and some filtered noise, so the sounds are our own
and a number changes them. All are mono, 16 bits, 22,050 samples a second. Needs only Python's
standard library.
"""

import io
import math
import random
import sys
import wave
from pathlib import Path

RATE = 22_050
FADE_IN = 0.0008  # seconds, so that nothing begins with a step
FADE_OUT = 0.02


def silence(seconds):
    """Returns so many seconds of silence."""
    return [0.0] * round(seconds * RATE)


def add(sound, other, at=0.0, gain=1.0):
    """Adds another sound from `at` on; cuts off what would go beyond the end."""
    first = round(at * RATE)
    for index, value in enumerate(other[: max(0, len(sound) - first)]):
        sound[first + index] += gain * value


def mode(seconds, frequency, decay, attack=0.0004, fall=0.0):
    """Returns a decaying vibration: `decay` is the time to a third, `fall` the drop in pitch."""
    sound, phase = [], 0.0
    for index in range(round(seconds * RATE)):
        time = index / RATE
        phase += math.tau * frequency * (1.0 + fall * math.exp(-time / 0.02)) / RATE
        sound.append(math.sin(phase) * math.exp(-time / decay) * min(1.0, time / attack))
    return sound


def noise(seconds, decay, low, high, seed):
    """Returns noise between two frequencies that dies away."""
    dice = random.Random(seed)
    raw = [dice.uniform(-1.0, 1.0) * math.exp(-index / RATE / decay) for index in range(round(seconds * RATE))]
    return high_pass(low_pass(low_pass(raw, high), high), low)


def low_pass(sound, frequency):
    """Returns a sound without what is above a frequency."""
    share, last, passed = 1.0 - math.exp(-math.tau * frequency / RATE), 0.0, []
    for value in sound:
        last += share * (value - last)
        passed.append(last)
    return passed


def high_pass(sound, frequency):
    """Returns a sound without what is below a frequency."""
    return [value - low for value, low in zip(sound, low_pass(sound, frequency))]


def finished(sound, peak):
    """Returns a sound without a constant part, faded at both ends, whose largest value is `peak`."""
    sound = high_pass(sound, 45.0)
    mean = sum(sound) / len(sound)
    ramp_in, ramp_out, last = FADE_IN * RATE, FADE_OUT * RATE, len(sound) - 1
    sound = [
        (value - mean) * min(1.0, index / ramp_in) * min(1.0, (last - index) / ramp_out) for index, value in enumerate(sound)
    ]
    largest = max(abs(value) for value in sound)
    return [value * peak / largest for value in sound]


def coin():
    """A coin that lands on plastic: a click, three modes of a small disc, and the plate's gentle thud."""
    sound = silence(0.22)
    add(sound, noise(0.03, 0.004, 900.0, 4200.0, seed=4), gain=1.1)
    for frequency, decay, gain in [(640.0, 0.026, 0.55), (1170.0, 0.017, 0.34), (1860.0, 0.010, 0.2)]:
        add(sound, mode(0.22, frequency, decay), gain=gain)
    add(sound, mode(0.22, 128.0, 0.048, attack=0.002, fall=0.4), gain=0.75)
    return finished(sound, 0.25)


def slide():
    """A coin that slides along a rail: a breath of noise."""
    breath = noise(0.18, 10.0, 500.0, 1900.0, seed=7)
    return finished([value * math.sin(math.pi * index / len(breath)) ** 2 for index, value in enumerate(breath)], 0.06)


def full():
    """A knock on a full column: dull and low."""
    sound = silence(0.16)
    add(sound, noise(0.02, 0.005, 120.0, 700.0, seed=2), gain=0.8)
    add(sound, mode(0.16, 118.0, 0.04, attack=0.0015, fall=0.5), gain=0.9)
    add(sound, mode(0.16, 236.0, 0.022, attack=0.001), gain=0.35)
    return finished(sound, 0.22)


def clack(seed):
    """A stone on wood, before it is finished."""
    sound = silence(0.14)
    add(sound, noise(0.015, 0.0022, 1400.0, 6500.0, seed=seed), gain=1.0)
    for frequency, decay, gain in [(1010.0, 0.012, 0.5), (1690.0, 0.008, 0.4), (2540.0, 0.005, 0.25)]:
        add(sound, mode(0.14, frequency, decay), gain=gain)
    add(sound, mode(0.14, 305.0, 0.028, attack=0.001, fall=0.15), gain=0.55)
    return sound


def stone():
    """A stone that is put on a wooden board."""
    return finished(clack(seed=9), 0.25)


def capture():
    """Stones that are taken: two light clacks, the second one higher and softer."""
    sound = silence(0.2)
    add(sound, clack(seed=11), gain=0.7)
    add(sound, clack(seed=12), at=0.055, gain=0.45)
    add(sound, mode(0.1, 1320.0, 0.01), at=0.055, gain=0.25)
    return finished(sound, 0.22)


def bar(seconds, note, decay):
    """A wooden bar that is struck softly; notes are counted in semitones from the A of 440 Hz."""
    frequency = 440.0 * 2.0 ** (note / 12.0)
    sound = silence(seconds)
    add(sound, mode(seconds, frequency, decay, attack=0.003))
    add(sound, mode(seconds, 3.93 * frequency, 0.25 * decay, attack=0.002), gain=0.16)
    add(sound, mode(seconds, 0.5 * frequency, 0.7 * decay, attack=0.006), gain=0.22)
    return sound


def win():
    """Four bars upwards, the last of them left to ring."""
    sound = silence(0.72)
    for step, (note, decay) in enumerate([(-5, 0.09), (-1, 0.09), (2, 0.1), (7, 0.16)]):
        add(sound, bar(0.5, note, decay), at=0.085 * step, gain=0.8 if step < 3 else 1.0)
    return finished(sound, 0.22)


def loss():
    """Two low bars downwards."""
    sound = silence(0.52)
    add(sound, bar(0.35, -9, 0.1), gain=0.9)
    add(sound, bar(0.36, -12, 0.13), at=0.15)
    return finished(sound, 0.2)


def draw():
    """The same bar twice."""
    sound = silence(0.4)
    add(sound, bar(0.3, -5, 0.08), gain=0.9)
    add(sound, bar(0.26, -5, 0.1), at=0.13)
    return finished(sound, 0.2)


SOUNDS = {
    "slide": slide,
    "drop": coin,
    "full": full,
    "win": win,
    "loss": loss,
    "draw": draw,
    "stone": stone,
    "capture": capture,
}


def file_of(sound):
    """Returns a sound as the bytes of a file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(round(value * 32_767).to_bytes(2, "little", signed=True) for value in sound))
    return file.getvalue()


def main():
    """Writes the files, or checks them."""
    folder, is_check = Path(__file__).resolve().parent, sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not is_check:
        sys.exit("make.py: no arguments write the sounds, --check checks them")
    wrong = []
    for name, make in SOUNDS.items():
        path, made = folder / f"{name}.wav", file_of(make())
        if not is_check:
            path.write_bytes(made)
        elif not path.exists() or path.read_bytes() != made:
            wrong.append(path.name)
    if wrong:
        sys.exit(f"make.py: not what this script makes: {', '.join(wrong)}")
    print(f"{len(SOUNDS)} sounds {'are as made' if is_check else 'made'}")


if __name__ == "__main__":
    main()
