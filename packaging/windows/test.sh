#!/usr/bin/env bash
# Plays the program of a Windows zip under Wine, on a screen of its own:
# `packaging/windows/test.sh [ZIP [STEP...]]`.
#
# ZIP is the one in target/dist if it is not named. The output of the terminal commands is compared with
# that of target/debug/plot4, or of the program in PLOT4_LINUX. With SMOKE_PICTURES=FOLDER pictures of
# every step are left there. The last line says how many steps passed and failed.
#
# It takes about a quarter of an hour, and is run by hand and every night, not by .ci/run.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

zips=("${CARGO_TARGET_DIR:-$root/target}"/dist/plot4-*-windows-x86_64.zip)
zip=$(realpath "${1:-${zips[-1]}}")
linux=$(realpath "${PLOT4_LINUX:-${CARGO_TARGET_DIR:-$root/target}/debug/plot4}")
shift $(($# > 0 ? 1 : 0))
[[ -f $zip ]] || { echo "windows: there is no $zip: packaging/windows/build.sh makes it" >&2 && exit 1; }
[[ -x $linux ]] || { echo "windows: there is no $linux to compare with: cargo build" >&2 && exit 1; }

missing=()
for tool in wine x86_64-w64-mingw32-gcc x86_64-w64-mingw32-objdump unzip xvfb-run openbox xdotool xprop xwininfo import python3; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
/usr/bin/python3 -c 'from gi.repository import Gio, GLib' 2>/dev/null || missing+=("the bindings of GLib")
if ((${#missing[@]})); then
    echo "windows: not installed: ${missing[*]}" >&2
    echo "windows: apt-get install wine64 wine gcc-mingw-w64-x86-64 unzip xvfb xauth openbox xdotool x11-utils imagemagick python3-gi" >&2
    exit 1
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/plot4-windows.XXXXXX")
end() {
    # Wine's server ends by itself a few seconds after the last program.
    WINEPREFIX=$folder/prefix wineserver --kill 2>/dev/null || true
    WINEPREFIX=$folder/prefix wineserver --wait 2>/dev/null || true
    rm -rf "$folder"
}
trap end EXIT

unzip -q "$zip" -d "$folder"
# Its help names the program as it was called.
mkdir "$folder/linux"
ln -s "$linux" "$folder/linux/plot4"
x86_64-w64-mingw32-gcc -shared -O -s -o "$folder/bcryptprimitives.dll" "$here/bcryptprimitives.c" -ladvapi32
x86_64-w64-mingw32-gcc -municode -O -s -o "$folder/hold.exe" "$here/hold.c"
export LIBGL_ALWAYS_SOFTWARE=1 LANG=C.UTF-8 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
xvfb-run --auto-servernum --server-args="-screen 0 2000x1400x24 +extension GLX" \
    python3 "$here/test.py" "$folder" "$folder/linux/plot4" "$@"
