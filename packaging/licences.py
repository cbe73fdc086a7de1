#!/usr/bin/env python3
"""Prints the licences of the libraries that are linked into the program: `packaging/licences.py [TARGET]`, by default for
this system.

The texts are those in the sources that cargo has downloaded for the build. Equal texts are printed once. Of a library that
may be used under several licences all texts are printed.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAMES = re.compile(r"(?i)(licen[cs]e|copying|copyright|notice)")
HEAD = """\
The libraries in Plot 4, and their licences
===========================================

The program is linked with the libraries below. After the name of each are the licences under which it may be used,
and before each text the libraries whose sources have it. Where a source has no text, the authors are named.

The program is linked with the standard library of Rust, too, which is Copyright (c) The Rust Project Contributors,
under the MIT licence or the Apache License 2.0.
"""
LINE = "-" * 80


def cargo(*arguments):
    """Returns what cargo prints."""
    command = [os.environ.get("CARGO", "cargo"), *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def linked(target):
    """Returns the packages that are linked into the program, in the order of their names."""
    edges = ("--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}")
    tree = cargo("tree", "--locked", "--target", target, *edges)
    names = {tuple(line.split()[:2]) for line in tree.splitlines() if line.strip()}
    packages = json.loads(cargo("metadata", "--locked", "--format-version", "1", "--filter-platform", target))["packages"]
    found = [one for one in packages if one["source"] and (one["name"], f"v{one['version']}") in names]
    return sorted(found, key=lambda one: (one["name"], one["version"]))


def texts(folder):
    """Returns the licence files in a library's folder, or in one for licences in there."""
    files = [file for file in sorted(folder.iterdir()) if NAMES.match(file.name)]
    files = [inner for file in files for inner in (sorted(file.iterdir()) if file.is_dir() else [file])]
    return [file.read_text(encoding="utf-8", errors="replace").strip() for file in files if file.suffix not in (".rs", ".toml")]


def main():
    host = re.search("^host: (.*)$", cargo("--version", "--verbose"), re.MULTILINE)[1]
    users = {}
    print(HEAD)
    for package in linked(sys.argv[1] if len(sys.argv) > 1 else host):
        title = f"{package['name']} {package['version']}"
        own = texts(Path(package["manifest_path"]).parent)
        authors = "" if own else f", by {', '.join(package['authors'])}"
        print(f"  - {title}: {package['license']}{authors}")
        for text in own:
            users.setdefault(" ".join(text.split()), (text, []))[1].append(title)
    for text, titles in users.values():
        print(f"\n{LINE}\n{', '.join(titles)}\n\n{text}")


if __name__ == "__main__":
    main()
