#!/usr/bin/env bash
# Puts the documents of a package for players into a folder: `packaging/documents.sh FOLDER [TARGET]`.
#
# They are a README, what is new, the manual with the pages it leads to, and all licences, also those of the
# libraries in the program for TARGET (by default this system). The pictures of the manual stay in the
# repository: they would double the packages.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:?usage: packaging/documents.sh FOLDER [TARGET]}

mkdir -p "$folder/docs"
cp packaging/README.md CHANGELOG.md LICENSE LICENSE-* "$folder/"
packaging/licences.py "${@:2}" >"$folder/LICENSE-LIBRARIES"
for page in manual figures reliability solver; do
    # Without the lines of pictures, and without the heads of tables of pictures.
    sed -e '/!\[.*\](.*)/d' -e '/^| | |$/,+1d' "docs/$page.md" | cat --squeeze-blank >"$folder/docs/$page.md"
done
chmod -R u=rwX,go=rX "$folder"
