#!/bin/sh
# Installs Plot 4 from this folder for the current user, so that it is in the menu and a double click
# on a game opens it. Nothing else is needed to play: ./plot4 runs from any folder.
#
#   ./install.sh                      into ~/.local
#   sudo ./install.sh /usr/local      for everyone
#   ./install.sh --remove [FOLDER]    removes it again; your games stay
set -eu
here=$(cd "$(dirname "$0")" && pwd)

remove=false
if [ "${1:-}" = --remove ]; then
    remove=true
    shift
fi
case ${1:-} in
-*)
    sed -n 's/^# \{0,1\}//; 2,7p' "$0" >&2
    exit 2
    ;;
esac
prefix=${1:-$HOME/.local}
id=io.github.plot4.Plot4

# Every file below the folder share, and the program.
(cd "$here/share" && find . -type f) | while IFS= read -r file; do
    target=$prefix/share/${file#./}
    if $remove; then
        rm -f "$target"
    else
        mkdir -p "$(dirname "$target")"
        install -m 644 "$here/share/$file" "$target"
    fi
done
if $remove; then
    rm -f "$prefix/bin/plot4"
else
    mkdir -p "$prefix/bin"
    install -m 755 "$here/plot4" "$prefix/bin/plot4"
    # A desktop does not look for programs in every folder that a terminal does.
    entry=$prefix/share/applications/$id.desktop
    program=$(cd "$prefix/bin" && pwd)/plot4
    # In a desktop entry a path with blanks stands in quotes, and % and the four below are special.
    quoted=$(printf '%s' "$program" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
    awk -v program="$quoted" '/^Exec=plot4/ { sub(/^Exec=plot4/, ""); print "Exec=\"" program "\"" $0; next } { print }' \
        "$here/share/applications/$id.desktop" >"$entry"
fi

# Desktops notice most of this by themselves; these make it sure.
if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$prefix/share/applications" || true
fi
if command -v update-mime-database >/dev/null; then
    update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
fi
if command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -f -t "$prefix/share/icons/hicolor" 2>/dev/null || true
fi

if $remove; then
    echo "Plot 4 was removed from $prefix. Your games and settings are still there."
else
    echo "Plot 4 was installed: $prefix/bin/plot4"
    case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "$prefix/bin is not in your PATH: a terminal does not find it by its name." ;;
    esac
fi
