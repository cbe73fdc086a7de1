#!/usr/bin/env bash
# Measures start times, memory, size and the processor time of an idle window:
# `benches/start.sh [PROGRAM [STARTS]]`.
#
# Starts PROGRAM (by default target/release/plot4) 15 times. Prints the table of docs/figures.md and
# fails if a limit is exceeded: window in 200 ms, painted in 250 ms, 100 MB of memory, 22 MB on
# disk, no processor time when idle.
#
# Needs: xvfb xauth python3-xlib, and the libraries that the window needs, on an idle machine.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)

program=${1:-${CARGO_TARGET_DIR:-$root/target}/release/plot4}
if [[ ! -x $program ]]; then
    echo "start: there is no program at $program; build it with: cargo build --release" >&2
    exit 1
fi
# Debian's python3, which finds Debian's python3-xlib, even if another one comes first in the PATH.
python=/usr/bin/python3
if ! "$python" -c 'import Xlib' 2>/dev/null || ! command -v xvfb-run >/dev/null; then
    echo "start: apt-get install xvfb xauth python3-xlib" >&2
    exit 1
fi

export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
exec xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 +extension GLX" \
    "$python" "$here/start.py" "$(realpath "$program")" "${2:-15}"
