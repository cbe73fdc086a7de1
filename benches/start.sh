#!/usr/bin/env bash
# Measures what a person waits for and pays for: `benches/start.sh [PROGRAM [STARTS]]`.
#
# PROGRAM is target/release/plot4 if it is not named, started 15 times. It prints the table of the README and fails if a
# limit is passed: window in 200 ms, picture in 250 ms, 100 MB, 18 MB on disk, no processor time at rest.
#
# Needs: xvfb xauth python3-xlib, and the libraries that the window needs. The machine should have nothing else to do.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)

program=${1:-${CARGO_TARGET_DIR:-$root/target}/release/plot4}
if [[ ! -x $program ]]; then
    echo "start: there is no program at $program; build it with: cargo build --release" >&2
    exit 1
fi
# Debian's python3, which sees Debian's python3-xlib, even where another comes first in the path.
python=/usr/bin/python3
if ! "$python" -c 'import Xlib' 2>/dev/null || ! command -v xvfb-run >/dev/null; then
    echo "start: apt-get install xvfb xauth python3-xlib" >&2
    exit 1
fi

export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
exec xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 +extension GLX" \
    "$python" "$here/start.py" "$(realpath "$program")" "${2:-15}"
