#!/usr/bin/env bash
# Fills in where Plot 4 is at home: `packaging/addresses.sh REPOSITORY [MAIL]`, once, before the first
# release, from a work tree without changes. For example:
#
#   packaging/addresses.sh https://github.com/NAME/plot4 plot4@example.org
#
# Until then no file names a repository or a mail address, as there is none. This is the one place that
# knows which files have to: Cargo.toml, the texts of the Debian package, the AppStream metainfo with its
# screenshots, the manifest of the Flatpak, the forms for issues and SECURITY.md. It changes them; look
# at the result with `git diff` and commit it. A later move is a plain search for the old address.
set -euo pipefail
cd "$(dirname "$0")/.."

repository=${1:-} mail=${2:-}
if [[ ! $repository =~ ^https://[^/]+/[^/]+/[^/]+$ || ( -n $mail && ! $mail =~ ^[^@[:space:]]+@[^@[:space:]]+$ ) ]]; then
    echo "usage: packaging/addresses.sh https://HOST/OWNER/NAME [MAIL]" >&2
    exit 2
fi
version=$(sed -n 's/^package\.version = "\(.*\)"/\1/p' Cargo.toml)
linux=assets/linux/io.github.plot4.Plot4

# open FILE: uncomments the part that stands between a mark naming this script and the end of its comment.
open() {
    sed -i -e '/addresses\.sh opens this part/d' -e '/^ *-->$/d' "$1"
}
# fill FILE...: puts the addresses in.
fill() {
    sed -i -e "s|@REPOSITORY@|$repository|g" -e "s|@VERSION@|$version|g" "$@"
}

open $linux.metainfo.xml
fill $linux.metainfo.xml packaging/flatpak/io.github.plot4.Plot4.yml
sed -i "s|^license\.workspace = true|&\nrepository = \"$repository\"|" Cargo.toml core/Cargo.toml
sed -i "s|^Upstream-Name: .*|&\nSource: $repository|" assets/linux/copyright
sed -i "s|^blank_issues_enabled: .*|&\ncontact_links:\n  - name: The manual\n    url: $repository/blob/main/docs/manual.md\n    about: Every screen, key, level and command|" \
    .github/ISSUE_TEMPLATE/config.yml
sed -i "s|the page \*Security\* of the repository|[the page *Security* of the repository]($repository/security/advisories/new)|" SECURITY.md
if [[ -n $mail ]]; then
    sed -i "s|^maintainer = .*|maintainer = \"The Plot 4 developers <$mail>\"|" Cargo.toml
    sed -i "s|^ -- The Plot 4 developers <>| -- The Plot 4 developers <$mail>|" assets/linux/changelog
    sed -i "s|There is no address for mail yet\.|Or write to <$mail>.|" SECURITY.md
fi

if grep -rn -e '@REPOSITORY@' -e '@VERSION@' Cargo.toml assets packaging/flatpak .github SECURITY.md; then
    echo "addresses: the lines above still have a mark" >&2
    exit 1
fi
cargo metadata --locked --no-deps --format-version 1 >/dev/null
echo "addresses: filled in; see git diff. The name of the app, io.github.plot4.Plot4, belongs to whoever has github.com/plot4:"
echo "addresses: a store that checks this wants another name, which stands in src/app/shell/startup.rs, src/worker/sound/pulse.rs,"
echo "addresses: assets/linux, packaging and Cargo.toml."
