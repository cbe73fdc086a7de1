#!/usr/bin/env bash
# Builds target/dist/plot4-VERSION-linux-x86_64.tar.gz and, if cargo-deb is installed, the Debian
# package beside it: `packaging/linux/build.sh [--no-build]`.
#
# The archive holds one folder, whose program runs from anywhere; its install.sh puts it into the menu.
# With --no-build it takes the program that target/release has.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}

case ${1:-} in
    "") cargo build --release --locked --bin plot4 ;;
    --no-build) ;;
    *) echo "usage: packaging/linux/build.sh [--no-build]" >&2 && exit 2 ;;
esac

version=$(sed -n 's/^package\.version = "\(.*\)"/\1/p' Cargo.toml)
name=plot4-$version-linux-$(uname -m)
dist=$target/dist
folder=$dist/$name
id=io.github.plot4.Plot4
rm -rf "$folder" "$folder.tar.gz"

install -D --mode 755 "$target/release/plot4" "$folder/plot4"
install --mode 755 packaging/linux/install.sh "$folder/install.sh"
add() {
    install -D --mode 644 "$1" "$folder/$2"
}
add assets/linux/$id.desktop share/applications/$id.desktop
add assets/linux/$id.metainfo.xml share/metainfo/$id.metainfo.xml
add assets/linux/$id.mime.xml share/mime/packages/$id.xml
add assets/linux/plot4.6 share/man/man6/plot4.6
add assets/icon/plot4.svg share/icons/hicolor/scalable/apps/$id.svg
for size in 16 32 48 64 128 256 512; do
    add assets/icon/plot4-$size.png share/icons/hicolor/${size}x$size/apps/$id.png
done
packaging/documents.sh "$folder"
# The same files give the same archive.
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct 2>/dev/null || echo 0)" \
    --directory "$dist" "$name" | gzip --no-name -9 >"$folder.tar.gz"
echo "$folder.tar.gz: $(stat -c %s "$folder.tar.gz") bytes"

if command -v cargo-deb >/dev/null; then
    # Where Cargo.toml looks for them. Debian packs long texts.
    rm -rf target/documents
    packaging/documents.sh target/documents
    gzip --no-name -9 target/documents/LICENSE-LIBRARIES
    cargo deb --locked --no-build --output "$dist/"
else
    echo "linux: no .deb: cargo-deb is not installed (cargo install --locked cargo-deb)"
fi
