#!/usr/bin/env bash
# Checks what packages are made of, in seconds and without building anything: `packaging/check.sh`. What needs a tool
# that is not installed is skipped, with a line that says so.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD
id=io.github.plot4.Plot4
folder=$(mktemp -d "${TMPDIR:-/tmp}/plot4-packaging.XXXXXX")
trap 'rm -rf "$folder"' EXIT
fail() {
    echo "packaging: $*" >&2
    exit 1
}
# has TOOL WHAT: returns whether a tool is installed, and says so if not.
has() {
    command -v "$1" >/dev/null || { echo "packaging: $2 skipped: $1 is not installed" && return 1; }
}
# validate FILE: checks a metainfo. Before there is a repository it has no home page, which version 1 minds, and
# Debian 12 has an older one.
validate() {
    local options=(--pedantic --no-net)
    [[ $(appstreamcli --version) == *" 0."* ]] || options+=(--override url-homepage-missing=info)
    appstreamcli validate "${options[@]}" "$1"
}

bash -n packaging/windows/toolchain.sh
sh -n packaging/linux/install.sh

# The metainfo and the entry of the desktop as they are, and as they will be with addresses.
has appstreamcli "the metainfo is" && validate assets/linux/$id.metainfo.xml
has desktop-file-validate "the desktop entry is" && desktop-file-validate assets/linux/$id.desktop
# What a desktop shows is there in every language of the program.
for folder_of_language in assets/locales/*/; do
    language=$(basename "$folder_of_language")
    [[ $language != en ]] || continue
    for key in GenericName Comment Keywords; do
        grep -q "^${key}\[${language/-/_}\]=." assets/linux/$id.desktop || fail "the desktop entry should have $key in $language"
    done
    [[ $(grep -c "^Name\[${language/-/_}\]=." assets/linux/$id.desktop) == 2 ]] || fail "both actions should be named in $language"
    [[ $(grep -c "<comment xml:lang=\"$language\">" assets/linux/$id.mime.xml) == 3 ]] || fail "all types of files should be named in $language"
done
copy=$folder/tree
mkdir "$copy"
git ls-files -z --cached --others --exclude-standard -- Cargo.toml Cargo.lock core fuzz/Cargo.toml benches/peers/Cargo.toml build.rs build \
    src assets/linux packaging .github SECURITY.md benches tests examples | xargs -0 cp --parents --target-directory "$copy"
"$copy/packaging/addresses.sh" https://example.org/plot4/plot4 plot4@example.org >/dev/null
filled=$copy/assets/linux/$id.metainfo.xml
[[ $(grep -c "https://example.org/plot4/plot4" "$filled") -ge 9 ]] || fail "addresses.sh should fill in the metainfo"
grep -q 'repository = "https://example.org/plot4/plot4"' "$copy/Cargo.toml" || fail "addresses.sh should fill in Cargo.toml"
grep -q '<plot4@example.org>' "$copy/SECURITY.md" || fail "addresses.sh should fill in SECURITY.md"
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --pedantic --no-net "$filled"
fi

# What stores ask: a summary of 35 characters at most, and pictures of 1000x700 at most, each of which is there.
summary=$(sed -n 's/.*<summary>\(.*\)<\/summary>.*/\1/p' assets/linux/$id.metainfo.xml)
((${#summary} <= 35)) || fail "the summary has ${#summary} characters"
mapfile -t pictures < <(sed -n 's/.*\(packaging\/linux\/screenshots\/.*png\).*/\1/p' assets/linux/$id.metainfo.xml)
((${#pictures[@]} >= 3 && ${#pictures[@]} <= 6)) || fail "there should be 3 to 6 pictures"
for picture in "${pictures[@]}"; do
    # Width and height are at the bytes 16 to 23 of a PNG.
    read -r width height < <(od -A n -t u4 --endian=big -j 16 -N 8 "$picture")
    [[ $width == 1000 && $height == 700 ]] || fail "$picture is ${width}x$height"
done

# The documents: in the repository, in the packages for players, and in the crate, every link leads to something.
git ls-files -z --cached --others --exclude-standard -- '*.md' 'docs/*.png' 'LICENSE*' assets |
    xargs -0 cp --parents --target-directory "$copy"
mkdir "$folder/crate"
while IFS= read -r file; do
    # Cargo makes some of them itself.
    [[ ! -e $file ]] || cp --parents "$file" "$folder/crate"
done < <(cargo package --quiet --list --locked --allow-dirty --package plot4)
if ! has python3 "the rest is"; then
    exit
fi
packaging/documents.sh "$folder/documents"
for tree in "$copy" "$folder/documents" "$folder/crate"; do
    packaging/links.py "$tree" || fail "the links above should lead to something"
done
grep -q "^  - egui .*: MIT OR Apache-2.0" "$folder/documents/LICENSE-LIBRARIES" || fail "the licences of libraries should be there"

# Installing into a folder with a blank, and removing it again.
version=$(sed -n 's/^package\.version = "\(.*\)"/\1/p' Cargo.toml)
mkdir -p "$folder/target/release"
printf '#!/bin/sh\necho "plot4 %s"\n' "$version" >"$folder/target/release/plot4"
CARGO=$(command -v cargo) CARGO_TARGET_DIR=$folder/target PATH=$folder/bin:/usr/bin:/bin packaging/linux/build.sh --no-build >/dev/null
tar --extract --file "$folder"/target/dist/plot4-*.tar.gz --directory "$folder"
home=$folder/a\ home
installer=$(echo "$folder"/plot4-*-linux-*/install.sh)
(cd / && "$installer" "$home" >/dev/null)
[[ $("$home/bin/plot4") == "plot4 $version" ]] || fail "install.sh should install the program"
entry=$home/share/applications/$id.desktop
grep -qx "Exec=\"$home/bin/plot4\" %f" "$entry" || fail "the entry should start what was installed"
grep -qx "Exec=\"$home/bin/plot4\" --red human --yellow human" "$entry" || fail "the actions should start what was installed"
has desktop-file-validate "the installed entry is" && desktop-file-validate "$entry"
if has update-mime-database "the types of files are" && has gio "the types of files are"; then
    for name in x.sgf=application/x-go-sgf x.pdn=application/x-draughts-pdn x.plot4.json=application/x-plot4-game+json; do
        echo '{' >"$folder/${name%%=*}"
        told=$(XDG_DATA_HOME=$home/share gio info --attributes standard::content-type "$folder/${name%%=*}")
        [[ $told == *"${name#*=}"* ]] || fail "${name%%=*} should be of the type ${name#*=}: $told"
    done
fi
(cd / && "$installer" --remove "$home" >/dev/null)
left=$(find "$home" -type f -path "*$id*" -o -type f -name plot4 -o -path "$home/share/*" ! -path "$home/share/mime/*" -type d -empty)
[[ -z $left ]] || fail "install.sh --remove should leave nothing: $left"
HOME=$home XDG_DATA_HOME="$folder/its data" "$installer" >/dev/null
[[ -e "$folder/its data/applications/$id.desktop" && -x $home/.local/bin/plot4 ]] || fail "install.sh should respect XDG_DATA_HOME"
HOME=$home XDG_DATA_HOME="$folder/its data" "$installer" --remove >/dev/null
[[ ! -e "$folder/its data/applications/$id.desktop" ]] || fail "install.sh --remove should respect XDG_DATA_HOME"
[[ $("$installer" --remove "$home") == "Plot 4 is not installed in $home." ]] || fail "there should be nothing left to remove"

# The Flatpak: its manifest, and a list of crates that is whole.
if python3 -c 'import tomllib' 2>/dev/null; then
    python3 packaging/flatpak/cargo_sources.py >"$folder/cargo-sources.json"
    archives=$(grep -c '"type": "archive"' "$folder/cargo-sources.json")
    [[ $archives == $(grep -c '^checksum = ' Cargo.lock) ]] || fail "each crate of Cargo.lock should be a source"
    if has flatpak-builder "the manifest of the Flatpak is"; then
        cp packaging/flatpak/$id.yml "$folder/"
        flatpak-builder --show-manifest "$folder/$id.yml" >/dev/null
    fi
else
    echo "packaging: the crates of the Flatpak are skipped: this Python has no tomllib"
fi

# Workflows and forms are YAML; their meaning is checked by `check-jsonschema`, a Python tool, if it is there.
if has check-jsonschema "the workflows and forms are"; then
    check-jsonschema --builtin-schema vendor.github-workflows "$here"/.github/workflows/*.yml
    check-jsonschema --builtin-schema vendor.github-issue-forms "$here"/.github/ISSUE_TEMPLATE/{bug,idea,translation}.yml
    check-jsonschema --builtin-schema vendor.github-issue-config "$here"/.github/ISSUE_TEMPLATE/config.yml
fi
echo "packaging: all is well"
