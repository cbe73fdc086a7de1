#!/usr/bin/env bash
# Takes pictures of every screen at every size, for a person to look at: `tests/smoke/gallery.sh FOLDER [PROGRAM]`.
#
# FOLDER gets a picture of each screen, size and theme, and a sheet of each screen that shows them
# side by side. PROGRAM is target/debug/plot4 if it is not named. In the environment, TAG ("de") is
# the language, and SIZES ("360x480 800x480"), THEMES ("dark light"), COLOURS ("contrast") and RUNS
# ("first modes play end watch gomoku five practice go checkers reversi kept") take less than all, or
# another set of colours. All takes about twenty minutes. No test reads the pictures.
#
# Needs: xvfb xauth openbox xdotool x11-utils imagemagick python3, and the libraries that the window needs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

folder=${1:-}
program=${2:-${CARGO_TARGET_DIR:-$root/target}/debug/plot4}
if [[ -z $folder ]]; then
    echo "gallery: name the folder for the pictures: tests/smoke/gallery.sh FOLDER [PROGRAM]" >&2
    exit 1
fi
if [[ ! -x $program ]]; then
    echo "gallery: there is no program at $program; build it with: cargo build" >&2
    exit 1
fi
missing=()
for tool in xvfb-run openbox xdotool xprop xwininfo import montage python3; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
if ((${#missing[@]})); then
    echo "gallery: not installed: ${missing[*]}" >&2
    echo "gallery: apt-get install xvfb xauth openbox xdotool x11-utils imagemagick python3" >&2
    exit 1
fi

mkdir -p "$folder"
export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
# The screen is larger than the largest window with its frame.
exec xvfb-run --auto-servernum --server-args="-screen 0 3900x2260x24 +extension GLX" \
    python3 "$here/gallery.py" "$(realpath "$program")" "$(realpath "$folder")"
