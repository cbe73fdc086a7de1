#!/usr/bin/env bash
# Everything that must hold before a change is taken, fast checks first: `./check.sh`.
#
# It needs Rust and nothing else. Checks by other tools are made where the tool is installed, and said to be skipped where
# it is not. CI runs this very script, and then the smoke test of the window (tests/smoke/run.sh).
set -uo pipefail
cd "$(dirname "$0")" || exit 1
export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-auto}

# step NAME COMMAND...: runs a command under a name, times it, and ends the script if it fails.
step() {
    local name=$1 started=$SECONDS
    shift
    printf '\n==> %s\n    %s\n' "$name" "$*"
    if ! "$@"; then
        printf '\nFAILED: %s (after %d s)\n' "$name" $((SECONDS - started))
        exit 1
    fi
    printf '    ok: %s (%d s)\n' "$name" $((SECONDS - started))
}

# tool_step TOOL NAME COMMAND...: a step where TOOL is installed, a line that says so where it is not.
tool_step() {
    local tool=$1
    shift
    if command -v "$tool" >/dev/null; then
        step "$@"
    else
        printf '\n==> %s\n    skipped: %s is not installed\n' "$1" "$tool"
    fi
}

linux=assets/linux/io.github.plot4.Plot4
scripts=(
    check.sh .ci/run tests/smoke/run.sh tests/smoke/sound.sh tests/smoke/reader.sh tests/smoke/gallery.sh
    tests/hostile/run.sh fuzz/run.sh
    benches/start.sh assets/fonts/make.sh assets/icon/make.sh
)

# Seconds: form, words and the files around the program.
step "format" cargo fmt --check
for script in "${scripts[@]}"; do
    bash -n "$script" || exit 1
done
tool_step shellcheck "shell scripts" shellcheck "${scripts[@]}"
tool_step typos "spelling" typos
tool_step python3 "sounds are as their script makes them" python3 assets/sound/make.py --check
tool_step desktop-file-validate "desktop entry" desktop-file-validate "$linux.desktop"
tool_step appstreamcli "AppStream metainfo" appstreamcli validate --no-net "$linux.metainfo.xml"
tool_step cargo-deny "licences, bans and sources of the dependencies" cargo deny check licenses bans sources

# Minutes: the compiler's opinion, with the window and without it.
step "lints, without the window" cargo clippy --locked --no-default-features --all-targets -- -D warnings
step "lints, with the window, tests and benches" cargo clippy --locked --all-targets -- -D warnings
step "the fuzzer, without its library in C++" cargo check --quiet --locked --manifest-path fuzz/Cargo.toml --bins
step "documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --locked --lib --no-deps --document-private-items

# The tests. The first of them is the README's own command; the architecture is one of its tests.
step "tests, with the window" cargo test --locked
# Without the window the core is the same text; these are the parts that are built otherwise then.
step "tests of what differs without the window" cargo test --locked --no-default-features \
    --lib --test cli
step "threads and a whole game without the window" cargo test --locked --no-default-features \
    --test core --test tools -- worker:: tiny_game::

printf '\nAll checks passed (%d s)\n' "$SECONDS"
