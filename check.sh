#!/usr/bin/env bash
# Checks everything that a change must pass, fast checks first: `./check.sh`.
#
# It needs only Rust. A check by another tool is skipped, with a line that says so, where the tool
# is not installed. CI runs this script and then the smoke tests of the window (.ci/run).
set -uo pipefail
cd "$(dirname "$0")" || exit 1
export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-auto}

# step NAME COMMAND...: runs and times a command, and ends the script if it fails.
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

# tool_step TOOL NAME COMMAND...: a step that is skipped where TOOL is not installed.
tool_step() {
    local tool=$1
    shift
    if command -v "$tool" >/dev/null; then
        step "$@"
    else
        printf '\n==> %s\n    skipped: %s is not installed\n' "$1" "$tool"
    fi
}

scripts=(
    check.sh .ci/run tests/smoke/run.sh tests/smoke/sound.sh tests/smoke/reader.sh tests/smoke/gallery.sh
    tests/hostile/run.sh fuzz/run.sh
    benches/start.sh assets/fonts/make.sh assets/icon/make.sh
    packaging/addresses.sh packaging/check.sh packaging/documents.sh packaging/notes.sh
    packaging/linux/build.sh packaging/linux/install.sh
    packaging/windows/build.sh packaging/windows/test.sh packaging/windows/toolchain.sh
)

# Seconds: formatting, spelling and the files around the program.
for package in . core fuzz benches/peers; do
    step "formatting of $package" cargo fmt --check --manifest-path $package/Cargo.toml
done
for script in "${scripts[@]}"; do
    bash -n "$script" || exit 1
done
tool_step shellcheck "shell scripts" shellcheck "${scripts[@]}"
tool_step typos "spelling" typos
tool_step python3 "sounds match their script" python3 assets/sound/make.py --check
step "what packages are made of" packaging/check.sh
tool_step cargo-deny "licences, bans and sources of the dependencies" cargo deny check licenses bans sources

# Minutes: lints, with and without the window. `--all-targets` compiles every bench and example.
step "lints, without the window" cargo clippy --locked --no-default-features --all-targets -- -D warnings
step "lints, with the window, tests and benches" cargo clippy --locked --all-targets -- -D warnings
# The Windows program, where its standard library or the source of that is there: packaging/windows/toolchain.sh. One lint
# takes what `thread_local!` makes for this target, which has no such values of its own, for a start that is not constant.
name="lints of the Windows program"
# shellcheck source=packaging/windows/toolchain.sh
source packaging/windows/toolchain.sh
if ! command -v x86_64-w64-mingw32-windres >/dev/null; then
    printf '\n==> %s\n    skipped: mingw is not installed\n' "$name"
elif has_windows_target || has_rust_src; then
    step "$name" windows_cargo clippy --locked --bin plot4 -- -D warnings -A clippy::missing_const_for_thread_local
else
    printf '\n==> %s\n    skipped: there is no rust-src (PLOT4_RUST_SRC, or %s)\n' "$name" "$windows_source"
fi
step "the fuzz targets, without libFuzzer" cargo check --quiet --locked --manifest-path fuzz/Cargo.toml --bins
# The bench beside another solver has dependencies that nothing else here needs. Where they cannot
# be downloaded it is skipped; a lock file that does not match is a failure.
peers=benches/peers/Cargo.toml
fetch=(cargo fetch --quiet --locked --target host-tuple --manifest-path "$peers")
name="the bench beside another solver"
if trouble=$("${fetch[@]}" 2>&1) || [[ $trouble == *--locked* ]]; then
    step "$name" cargo check --quiet --locked --manifest-path "$peers"
else
    printf '\n==> %s\n    skipped: its dependencies cannot be downloaded\n' "$name"
fi
step "documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --locked --lib --no-deps --document-private-items

# The tests. The first command is the README's.
step "tests, with the window" cargo test --locked
# The core is the same without the window; these are the parts that differ.
step "tests of what differs without the window" cargo test --locked --no-default-features \
    --lib --test cli
step "threads and a whole game without the window" cargo test --locked --no-default-features \
    --test session --test tools -- worker:: tiny_game::

printf '\nAll checks passed (%d s)\n' "$SECONDS"
