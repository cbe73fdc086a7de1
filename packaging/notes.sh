#!/usr/bin/env bash
# Prints what CHANGELOG.md says about a version: `packaging/notes.sh v0.1.0`. It fails if the tag is not the
# version of Cargo.toml, if that has no chapter, or if the metainfo does not list it as a release.
set -euo pipefail
cd "$(dirname "$0")/.."
version=${1:?usage: packaging/notes.sh vVERSION}
version=${version#v}

ours=$(sed -n 's/^package\.version = "\(.*\)"/\1/p' Cargo.toml)
if [[ $version != "$ours" ]]; then
    echo "notes: the tag says $version and Cargo.toml $ours" >&2
    exit 1
fi
if ! grep -q "<release version=\"$version\"" assets/linux/io.github.plot4.Plot4.metainfo.xml; then
    echo "notes: the metainfo has no release $version" >&2
    exit 1
fi
notes=$(awk -v heading="## [$version]" 'index($0, "## ") == 1 { inside = index($0, heading) == 1; next } inside' CHANGELOG.md)
if [[ -z ${notes//[[:space:]]/} ]]; then
    echo "notes: CHANGELOG.md has no chapter [$version]" >&2
    exit 1
fi
printf '%s\n' "$notes"
