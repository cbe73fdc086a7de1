#!/usr/bin/env bash
# The attack on files, lines and writes, again: `tests/hostile/run.sh [FILES [LINES [SEED]]]`.
#
#   tests/hostile/run.sh                      the short run, within a minute: part of .ci/run
#   tests/hostile/run.sh 1000000 1000000 7    the long one, by hand: 100,000 files of each kind and a million lines from the seed 7
#   tests/hostile/run.sh watch 500            500 games of each kind in a real window: the memory stays flat
#   tests/hostile/run.sh rest                 every screen of every game in a real window: no processor time at rest
#
# The program is target/debug/plot4, or what PLOT4_PROGRAM names. What fails says its seed, and leaves the file or the lines behind.
# PLOT4_HOSTILE_KILLS says how many times kills.py ends the program in the middle of a game. Status 75: there was no screen.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
program=${PLOT4_PROGRAM:-${CARGO_TARGET_DIR:-$root/target}/debug/plot4}
if [[ ! -x $program ]]; then
    echo "hostile: there is no program at $program; build it with: cargo build" >&2
    exit 1
fi
program=$(realpath "$program")

# on_screen COMMAND...: runs a command on a screen of its own.
on_screen() {
    local tool
    for tool in xvfb-run openbox xdotool; do
        if ! command -v "$tool" >/dev/null; then
            echo "hostile: $tool is not installed: see tests/smoke/run.sh" >&2
            return 1
        fi
    done
    # Software GL, also where a graphics card could be found: the answer should not depend on the machine.
    env -u WAYLAND_DISPLAY LIBGL_ALWAYS_SOFTWARE=1 \
        xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24 +extension GLX" "$@"
}

case ${1:-} in
watch) on_screen python3 "$here/watch.py" "$program" games "${2:-500}" "${@:3}" ;;
rest) on_screen python3 "$here/watch.py" "$program" rest "${@:2}" ;;
*)
    files=${1:-10000} lines=${2:-10000} seed=${3:-1}
    # Every byte in the long run, every seventh in the short one.
    step=$((files >= 1000000 ? 1 : 7))
    (cd "$root" && PLOT4_HOSTILE_FILES=$files PLOT4_HOSTILE_LINES=$lines PLOT4_HOSTILE_SEED=$seed \
        cargo test --locked --quiet --test tools -- --nocapture --include-ignored hostile::)
    (cd "$root" && export PLOT4_ALL_SAMPLES=1 &&
        cargo test --locked --quiet -p plot4-core --test core -- --include-ignored plans_of_two_thousand all_answers_of all_endings_are \
            visible:: go::levels:: territory_and_prisoners puzzles_of_checkers &&
        cargo test --locked --quiet --test session -- sgf_kept:: mutated_files_are_games &&
        cargo test --locked --quiet --test cli -- outside:: &&
        cargo test --locked --quiet --lib -- coach_analysis_and_review)
    python3 "$here/lines.py" "$program" "$lines" "$seed"
    python3 "$here/fails.py" "$program" "$step"
    on_screen python3 "$here/kills.py" "$program" "${PLOT4_HOSTILE_KILLS:-6}" "$seed"
    on_screen python3 "$here/two_windows.py" "$program"
    on_screen python3 "$here/crowd.py" "$program" 2000 "games that were left"
    echo "hostile: all held"
    ;;
esac
