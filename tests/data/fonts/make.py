#!/usr/bin/env python3
"""Makes full-width.ttf, which stands in for an East Asian font in the tests of layout.

The tests must give the same result on a machine without such a font. Every kana, Chinese character
and full-width form is as wide as it is high, and empty; lines are as high as those of Noto Sans
CJK, the tallest of the common fonts.

Needs: pip install fonttools
"""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib.tables._g_l_y_f import Glyph

EM = 1000
RANGES = [(0x2E80, 0x30FF), (0x31F0, 0x31FF), (0x3400, 0x9FFF), (0xFF00, 0xFFEF)]

codes = [code for first, last in RANGES for code in range(first, last + 1)]
names = [".notdef"] + [f"u{code:04X}" for code in codes]
builder = FontBuilder(EM, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap(dict(zip(codes, names[1:])))
builder.setupGlyf({name: Glyph() for name in names})
builder.setupHorizontalMetrics({name: (EM, 0) for name in names})
builder.setupHorizontalHeader(ascent=1160, descent=-288)
builder.setupNameTable({"familyName": "Plot 4 full width", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=1160, sTypoDescender=-288, usWinAscent=1160, usWinDescent=288)
builder.setupPost(keepGlyphNames=False)
builder.save(pathlib.Path(__file__).with_name("full-width.ttf"))
