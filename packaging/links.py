#!/usr/bin/env python3
"""Checks the documents in a folder: every link in a Markdown file must lead to a file or a folder of the same folder,
and to a heading that is there: `packaging/links.py FOLDER`. Links to other sites are left alone."""

import re
import sys
from pathlib import Path

LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)


def anchors(text):
    """Returns the names by which the headings of a text can be linked to."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def faults(root):
    """Returns a line for each link that leads nowhere."""
    for document in sorted(root.rglob("*.md")):
        text = document.read_text(encoding="utf-8")
        for link in LINK.findall(CODE.sub("", text)):
            if "://" in link or link.startswith("mailto:"):
                continue
            path, _, anchor = link.partition("#")
            target = (document.parent / path).resolve() if path else document
            where = document.relative_to(root)
            if not target.is_relative_to(root) or not target.exists():
                yield f"{where}: {link} is not there"
            elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
                yield f"{where}: {link} has no such heading"


def main():
    root = Path(sys.argv[1]).resolve()
    if not any(root.rglob("*.md")):
        sys.exit(f"links: there is no document in {root}")
    found = list(faults(root))
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
