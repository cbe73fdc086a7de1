#!/bin/sh
# Puts Plot 4 into the menu, and makes a double click on a game open it. To play you need not install
# it: ./plot4 runs from any folder.
#
#   ./install.sh                      installs it for you, in ~/.local ($XDG_DATA_HOME is respected)
#   sudo ./install.sh /usr/local      installs it for every user
#   ./install.sh --remove [FOLDER]    removes it; your games and settings stay
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
share=$prefix/share
if [ -z "${1:-}" ]; then
    # The standard says to ignore a folder that is not absolute.
    case ${XDG_DATA_HOME:-} in
    /*) share=$XDG_DATA_HOME ;;
    esac
fi
id=io.github.plot4.Plot4
entry=$share/applications/$id.desktop
if $remove && [ ! -e "$prefix/bin/plot4" ] && [ ! -e "$entry" ]; then
    echo "Plot 4 is not installed in $prefix."
    exit 0
fi

# Every file below the folder share, and the program.
(cd "$here/share" && find . -type f) | while IFS= read -r file; do
    target=$share/${file#./}
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
    # The desktop may not search this folder for programs, so its entry has the whole path.
    program=$(cd "$prefix/bin" && pwd)/plot4
    # The path stands in quotes, as it may have blanks. There \ " ` and $ need a backslash, and % is doubled. Every
    # backslash in an entry is doubled once more.
    quoted=$(printf '%s' "$program" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
    program=$quoted awk '/^Exec=plot4/ { sub(/^Exec=plot4/, ""); print "Exec=\"" ENVIRON["program"] "\"" $0; next } { print }' \
        "$here/share/applications/$id.desktop" >"$entry"
fi

# These tell the desktop what has changed. Most desktops also notice it by themselves.
if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$share/applications" || true
fi
if command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" >/dev/null 2>&1 || true
fi
if command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -f -t "$share/icons/hicolor" 2>/dev/null || true
fi

if $remove; then
    # The folders below share that are empty now.
    (cd "$here/share" && find . -mindepth 1 -type d) | sort -r | while IFS= read -r folder; do
        rmdir "$share/${folder#./}" 2>/dev/null || true
    done
    echo "Removed Plot 4 from $prefix. Your games and settings are still in your home folder."
else
    echo "Installed Plot 4 in $prefix. You will find it in the menu of your desktop."
    case :$PATH: in
    *:"$prefix/bin":*) echo "In a terminal, start it with: plot4" ;;
    *) echo "In a terminal, start it with: $prefix/bin/plot4" ;;
    esac
fi
