#!/usr/bin/env bash
# Makes the two font files of this folder from Debian's package fonts-inter (Inter 3.19).
#
# Needs: apt-get install fonts-inter; pip install fonttools
#
# They keep Latin, Latin-1, Latin Extended-A, Cyrillic, Vietnamese, and the punctuation, arrows and
# symbols below, with
# kerning. Digits are the tabular ones (all of one width), because egui cannot ask for the feature
# `tnum`, and a counter must not jump when it changes. Contextual alternates are left out, so that
# "->" and "7x6" stay as they are written.
set -euo pipefail
cd "$(dirname "$0")"

from=${1:-/usr/share/fonts/opentype/inter}
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

for weight in Regular SemiBold; do
    python3 - "$from/Inter-$weight.otf" "$made/$weight.otf" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
gsub = font["GSUB"].table
tabular = {}
for record in gsub.FeatureList.FeatureRecord:
    if record.FeatureTag == "tnum":
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                tabular.update(getattr(table, "ExtSubTable", table).mapping)
for table in font["cmap"].tables:
    if table.isUnicode():
        for digit in range(0x30, 0x3A):
            table.cmap[digit] = tabular.get(table.cmap[digit], table.cmap[digit])
font.save(sys.argv[2])
PYTHON
    python3 -m fontTools.subset "$made/$weight.otf" \
        --output-file="Inter-$weight.otf" \
        --unicodes="U+0020-007E,U+00A0-017F,U+01A0,U+01A1,U+01AF,U+01B0,U+0218-021B,U+02C6,U+02DA,U+02DC,U+0300-0304,U+0306-030C,U+031B,U+0323,U+0326,U+0400-045F,U+0490-0493,U+0496,U+0497,U+049A,U+049B,U+04A2,U+04A3,U+04AE-04B3,U+04BA,U+04BB,U+04C0,U+04CF,U+04D8,U+04D9,U+04E8,U+04E9,U+1EA0-1EF9,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AB,U+20AC,U+20B4,U+20BD,U+2116,U+2122,U+2190-2195,U+21A9,U+21AA,U+21E7,U+2212,U+221A,U+221E,U+2248,U+2260,U+2264,U+2265,U+2318,U+2325,U+232B,U+23CE,U+25B2,U+25B6,U+25BC,U+25C0,U+25CB,U+25CF,U+2605,U+2606,U+2713,U+2717" \
        --layout-features=kern,ccmp,mark \
        --name-IDs='0,1,2,3,4,5,6,13,14,16,17' \
        --no-hinting --notdef-outline --no-recommended-glyphs
done
ls -l -- *.otf
