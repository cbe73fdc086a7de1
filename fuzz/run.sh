#!/usr/bin/env bash
# Fuzzes with libFuzzer, guided by coverage, for files, lines and games that break the rule of
# tests/tools/kept_rule.
#
#   fuzz/run.sh TARGET [SECONDS]     runs a target, for 60 seconds by default; `all` runs each in turn
#   fuzz/run.sh TARGET FILE...       runs a target on single inputs
#   fuzz/run.sh merge TARGET         adds inputs with new coverage to tests/data/corpus/TARGET
#   fuzz/run.sh small TARGET FILE    writes a smaller input that fails as FILE does to fuzz/artifacts
#   fuzz/run.sh solver               runs the solver's tests (the one unsafe module) with AddressSanitizer
#
# It needs a nightly Rust and a C++ compiler. cargo-fuzz works with this folder, too, but is not
# needed. Inputs are kept in fuzz/corpus/TARGET, and those that fail in fuzz/artifacts/TARGET.
# FUZZ_OPTIONS has more options for libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/.."
toolchain=${FUZZ_TOOLCHAIN:-nightly}
host=$(rustc "+$toolchain" -vV | sed -n 's/^host: //p')
targets=(random_game game_sgf game_pdn game_json any_file encodings lines settings_statistics_progress)

# build NAME...: builds targets with counters at each branch. `--target` keeps build scripts and
# macros without them. -Clink-dead-code, which cargo-fuzz passes too, would keep small functions
# from being inlined.
build() {
    local flags="-Cpasses=sancov-module" option
    for option in level=4 inline-8bit-counters pc-table; do
        flags+=" -Cllvm-args=-sanitizer-coverage-$option"
    done
    flags+=" -Zub-checks=no --cfg fuzzing"
    RUSTFLAGS=$flags cargo "+$toolchain" build --quiet --locked --release --target "$host" \
        --manifest-path fuzz/Cargo.toml "${@/#/--bin=}"
}

# dictionary TARGET: prints the words that a target is likely to meet.
dictionary() {
    case $1 in
        game_sgf) cat fuzz/sgf.dict ;;
        game_pdn) cat fuzz/pdn.dict ;;
        game_json | settings_statistics_progress) cat fuzz/json.dict ;;
        lines) cat fuzz/lines.dict ;;
        any_file) cat fuzz/{sgf,pdn,json}.dict ;;
    esac
}

# seeds TARGET: prints the folders whose files a target begins with.
seeds() {
    local folders=("tests/data/corpus/$1") folder
    case $1 in
        game_sgf) folders+=(tests/data/sgf tests/data/encodings) ;;
        game_json | settings_statistics_progress) folders+=(tests/data/saves) ;;
        any_file) folders+=(tests/data/sgf tests/data/encodings tests/data/saves tests/data/corpus/game_{json,sgf,pdn}) ;;
    esac
    for folder in "${folders[@]}"; do
        [[ ! -d $folder ]] || echo "$folder"
    done
}

# run TARGET ARGUMENT...: runs a target. A single input takes a second at most on an idle machine;
# the timeout allows for a busy one. The memory limit of an input is in src/lib.rs, that of the
# process here.
run() {
    local target=$1
    shift
    mkdir -p "fuzz/corpus/$target" "fuzz/artifacts/$target"
    dictionary "$target" >"fuzz/target/$target.dict"
    local dictionary=()
    [[ ! -s fuzz/target/$target.dict ]] || dictionary=("-dict=fuzz/target/$target.dict")
    # shellcheck disable=SC2086
    "fuzz/target/$host/release/$target" "${dictionary[@]}" -max_len=16384 -len_control=20 -timeout=20 -rss_limit_mb=700 \
        -print_final_stats=1 "-artifact_prefix=fuzz/artifacts/$target/" ${FUZZ_OPTIONS:-} "$@"
}

# known TARGET: ends the script if there is no such target.
known() {
    [[ " ${targets[*]} " == *" $1 "* ]] || {
        echo "There is no target $1: choose all or one of ${targets[*]}" >&2
        exit 2
    }
}

# fuzz TARGET SECONDS: runs a target for so long.
fuzz() {
    local folders
    mapfile -t folders < <(seeds "$1")
    echo "==> $1, $2 s"
    run "$1" "-max_total_time=$2" "fuzz/corpus/$1" "${folders[@]}"
}

case ${1:-} in
    '' | -h | --help) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0" ;;
    all)
        build "${targets[@]}"
        failed=()
        for target in "${targets[@]}"; do
            fuzz "$target" "${2:-60}" || failed+=("$target")
        done
        ((${#failed[@]} == 0)) || {
            echo "Failed: ${failed[*]}; see fuzz/artifacts" >&2
            exit 1
        }
        ;;
    solver)
        CARGO_TARGET_DIR=fuzz/target/address RUSTFLAGS=-Zsanitizer=address cargo "+$toolchain" test --locked --release \
            --target "$host" --manifest-path fuzz/Cargo.toml --test solver
        ;;
    merge)
        known "$2"
        build "$2"
        mkdir -p "tests/data/corpus/$2"
        run "$2" -merge=1 "tests/data/corpus/$2" "fuzz/corpus/$2"
        ;;
    small)
        known "$2"
        build "$2"
        run "$2" -minimize_crash=1 -max_total_time=60 "$3"
        ;;
    *)
        known "$1"
        build "$1"
        if [[ -f ${2:-} ]]; then
            run "$@"
        else
            fuzz "$1" "${2:-60}"
        fi
        ;;
esac
