#!/usr/bin/env bash
# Builds target/dist/plot4-VERSION-windows-x86_64.zip on Linux: `packaging/windows/build.sh [--quick]`.
#
# It needs Rust, and on Debian installs what else is missing (mingw, zip), if it is root. With
# --quick the program is less optimised, which takes half the time: for trying things out.
#
# The zip holds one folder: plot4.exe, which a double click opens without a console; plot4.com, the
# same program for terminals, which find it first by the name `plot4`; and the documents.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=packaging/windows/toolchain.sh
source packaging/windows/toolchain.sh

options=(--release --locked --bin plot4)
case ${1:-} in
    "") ;;
    --quick) options+=(--config 'profile.release.lto="off"' --config profile.release.codegen-units=16) ;;
    *) echo "usage: packaging/windows/build.sh [--quick]" >&2 && exit 2 ;;
esac

tools=(x86_64-w64-mingw32-gcc x86_64-w64-mingw32-windres x86_64-w64-mingw32-objcopy zip)
missing=()
for tool in "${tools[@]}"; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
if ((${#missing[@]})); then
    echo "windows: not installed: ${missing[*]}"
    install=(apt-get install --yes --no-install-recommends gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64 zip)
    if ((EUID != 0)); then
        echo "windows: ${install[*]}" >&2
        exit 1
    fi
    DEBIAN_FRONTEND=noninteractive "${install[@]}"
fi

# Where rustup can, it adds the target; it takes a moment to say that it cannot.
if ! has_windows_target && ! has_rust_src && ! rustup target add "$windows_target" 2>/dev/null; then
    echo "windows: rustup cannot add $windows_target; building its standard library from Debian's source"
    fetch_rust_src
fi
windows_cargo build "${options[@]}"

version=$(sed -n '/^\[workspace\]/,/^\[package\]/s/^package\.version = "\(.*\)"/\1/p' Cargo.toml)
name=plot4-$version-windows-x86_64
dist=${CARGO_TARGET_DIR:-target}/dist
folder=$dist/$name
rm -rf "$folder" "$folder.zip"
mkdir -p "$folder"
cp "$windows_folder/$windows_target/release/plot4.exe" "$folder/plot4.com"
# The same program, but for the field of its header that asks for a console.
x86_64-w64-mingw32-objcopy --subsystem windows "$folder/plot4.com" "$folder/plot4.exe"
packaging/documents.sh "$folder" "$windows_target"
# What mingw links into every program is under licences of its own.
cp /usr/share/doc/mingw-w64-x86-64-dev/copyright "$folder/LICENSE-MINGW"
# By these names a double click opens them, and they lead to each other by them. Lines end as on Windows.
(
    cd "$folder"
    for text in *.md docs/*.md LICENSE*; do
        mv "$text" "${text%.md}.txt"
    done
    for page in docs/*.txt; do
        page=$(basename "$page" .txt)
        sed -i "s/\b$page\.md/$page.txt/g" ./*.txt docs/*.txt
    done
    # A link leads nowhere from a text: what it is called stays.
    sed -i 's/\[\([^]]*\)\](\(#\|[a-z]*\.txt\)[^)]*)/\1/g' ./*.txt docs/*.txt
    sed -i 's/\bLICENSE-\(MIT\|APACHE\|OFL\)\b/&.txt/g' LICENSE.txt
    sed -i 's/$/\r/' ./*.txt docs/*.txt
)
(cd "$dist" && zip --quiet --recurse-paths -9 "$name.zip" "$name")
echo "$folder.zip: $(stat -c %s "$folder.zip") bytes, plot4.exe $(stat -c %s "$folder/plot4.exe") bytes"
