#!/usr/bin/env bash
# Plays the real program as a screen reader would, on a screen and a session bus of its own: `tests/smoke/reader.sh [PROGRAM]`.
#
# PROGRAM is target/debug/plot4 if it is not named. With READER_LOG=1 in the environment, all that is heard is printed.
#
# Needs: xvfb xauth openbox xdotool x11-utils dbus at-spi2-core gir1.2-atspi-2.0 python3-gi, and the libraries that the window
# needs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

program=${1:-${CARGO_TARGET_DIR:-$root/target}/debug/plot4}
if [[ ! -x $program ]]; then
    echo "reader: there is no program at $program; build it with: cargo build" >&2
    exit 1
fi
# The system's Python: another one does not see the bindings that the packages bring.
python=/usr/bin/python3
missing=()
for tool in xvfb-run openbox xdotool xprop xwininfo dbus-run-session "$python"; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
"$python" -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi' 2>/dev/null || missing+=("the bindings of AT-SPI")
if ((${#missing[@]})); then
    echo "reader: not installed: ${missing[*]}" >&2
    echo "reader: apt-get install xvfb xauth openbox xdotool x11-utils dbus at-spi2-core gir1.2-atspi-2.0 python3-gi" >&2
    exit 1
fi

export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
# What the buses log is of no interest: the test's own words go past them.
exec 3>&2
# shellcheck disable=SC2016  # the inner shell expands it
exec xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 +extension GLX" \
    dbus-run-session -- bash -c 'exec "$@" 2>&3' reader "$python" "$here/reader.py" "$(realpath "$program")" 2>/dev/null
