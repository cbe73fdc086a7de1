#!/usr/bin/env bash
# Plays the real program in a real window, on a screen of its own: `tests/smoke/run.sh [PROGRAM]`.
#
# PROGRAM is target/debug/plot4 if it is not named. With SMOKE_PICTURES=FOLDER in the environment, a picture of every step
# is left in that folder for a person to look at.
#
# Needs: xvfb xauth openbox xdotool x11-utils imagemagick python3 dbus python3-gi, and the libraries that the window needs; with
# weston also installed, a game is played in Wayland, too.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

program=${1:-${CARGO_TARGET_DIR:-$root/target}/debug/plot4}
if [[ ! -x $program ]]; then
    echo "smoke: there is no program at $program; build it with: cargo build" >&2
    exit 1
fi
missing=()
for tool in xvfb-run openbox xdotool xprop xwininfo import python3 dbus-daemon; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
# The desktop's portal is played by the system's Python: another one does not see the bindings that the packages bring.
/usr/bin/python3 -c 'from gi.repository import Gio, GLib' 2>/dev/null || missing+=("the bindings of GLib")
if ((${#missing[@]})); then
    echo "smoke: not installed: ${missing[*]}" >&2
    echo "smoke: apt-get install xvfb xauth openbox xdotool x11-utils imagemagick python3 dbus python3-gi" >&2
    exit 1
fi

# Software GL, also where a graphics card could be found: the answer should not depend on the machine.
export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
exec xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 +extension GLX" \
    python3 "$here/smoke.py" "$(realpath "$program")"
