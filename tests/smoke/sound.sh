#!/usr/bin/env bash
# Listens to the real program: `tests/smoke/sound.sh [PROGRAM]`, in a real window on a screen of its own, with a sound server of its
# own. PROGRAM is target/debug/plot4 if it is not named.
#
# Needs what run.sh needs, and: pulseaudio pulseaudio-utils.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

program=${1:-${CARGO_TARGET_DIR:-$root/target}/debug/plot4}
if [[ ! -x $program ]]; then
    echo "sound: there is no program at $program; build it with: cargo build" >&2
    exit 1
fi
missing=()
for tool in xvfb-run openbox xdotool xprop xwininfo import python3 pulseaudio parec; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
if ((${#missing[@]})); then
    echo "sound: not installed: ${missing[*]}" >&2
    echo "sound: apt-get install xvfb xauth openbox xdotool x11-utils imagemagick python3 pulseaudio pulseaudio-utils" >&2
    exit 1
fi

export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
# The screen's pixels stand in a file, so that the test sees a coin land as soon as it is drawn.
screen=$(mktemp -d)
trap 'rm -rf "$screen"' EXIT
export PLOT4_SMOKE_SCREEN=$screen/Xvfb_screen0
xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 +extension GLX -fbdir $screen" \
    python3 "$here/sound.py" "$(realpath "$program")"
