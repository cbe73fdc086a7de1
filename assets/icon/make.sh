#!/usr/bin/env bash
# Renders the icon's PNGs and the Windows .ico from the two drawings beside it.
#
# Needs: apt-get install librsvg2-bin; python3, only its standard library
set -euo pipefail
cd "$(dirname "$0")"

for size in 16 32; do
    rsvg-convert --width $size --height $size plot4-small.svg --output plot4-$size.png
done
for size in 48 64 128 256 512; do
    rsvg-convert --width $size --height $size plot4.svg --output plot4-$size.png
done

# An .ico file is a small directory followed by whole PNG files.
python3 - <<'PYTHON'
import struct

sizes = [16, 32, 48, 64, 128, 256]
pictures = [open(f"plot4-{size}.png", "rb").read() for size in sizes]
offset = 6 + 16 * len(sizes)
head = struct.pack("<HHH", 0, 1, len(sizes))
for size, picture in zip(sizes, pictures):
    head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
    offset += len(picture)
open("plot4.ico", "wb").write(head + b"".join(pictures))
PYTHON
ls -l -- *.png *.ico
