#!/usr/bin/env python3
"""Prints the crates of Cargo.lock as sources for flatpak-builder, which downloads and checks them before it builds without a network.

The standard library only, from Python 3.11 on.
"""

import json
import sys
import tomllib
from pathlib import Path

REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"
VENDOR = "cargo/vendor"


def sources(lock):
    """Returns the list: an archive and a checksum for each crate, and the settings that lead cargo to them."""
    found = []
    for package in lock["package"]:
        source = package.get("source")
        if source is None:
            continue  # our own
        name, version = package["name"], package["version"]
        if source != REGISTRY:
            sys.exit(f"cargo_sources: {name} is from {source}, not from crates.io")
        folder = f"{VENDOR}/{name}-{version}"
        archive = {
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": f"https://static.crates.io/crates/{name}/{name}-{version}.crate",
            "sha256": package["checksum"],
            "dest": folder,
        }
        sums = {
            "type": "inline",
            "contents": json.dumps({"package": package["checksum"], "files": {}}),
            "dest": folder,
            "dest-filename": ".cargo-checksum.json",
        }
        found += [archive, sums]
    settings = f'[source.vendored-sources]\ndirectory = "{VENDOR}"\n\n[source.crates-io]\nreplace-with = "vendored-sources"\n'
    found.append({"type": "inline", "contents": settings, "dest": "cargo", "dest-filename": "config.toml"})
    return found


def main():
    root = Path(__file__).resolve().parents[2]
    lock = tomllib.loads((root / "Cargo.lock").read_text())
    json.dump(sources(lock), sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
