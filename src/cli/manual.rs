//! Compares the tables of `docs/manual.md` and `docs/figures.md`, and the page of `man`, with the
//! program.

use clap::CommandFactory as _;

use super::arguments::Arguments;
use super::texts::typed_mode;
use crate::core::kind::{Level as _, STRONGEST};
use crate::games::{GameId, with_game};
use crate::words::{self, Phrases};

const MANUAL: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/manual.md"));
const MAN: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/linux/plot4.6"));
const FIGURES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/figures.md"));
const START: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/benches/start.py"));

fn chapter(title: &str) -> &'static str {
    let heading = format!("\n## {title}\n");
    let (_, rest) = MANUAL
        .split_once(&heading)
        .unwrap_or_else(|| panic!("docs/manual.md has no chapter {title}"));
    rest.split("\n## ").next().unwrap_or(rest)
}

#[test]
fn the_manual_has_every_command() {
    let chapter = chapter("The command line");
    for command in Arguments::command().get_subcommands() {
        let name = command.get_name();
        let is_there = chapter.contains(&format!("\n| `plot4 {name}"));
        assert!(is_there || command.is_hide_set(), "docs/manual.md has no row for plot4 {name}");
        let is_there = MAN.contains(&format!("\n.B plot4 {name}\n"))
            && MAN.contains(&format!("\n.TP\n.B {name}\n"));
        assert!(is_there || command.is_hide_set(), "plot4.6 does not explain plot4 {name}");
    }
}

#[test]
fn the_manual_has_every_option() {
    // There a hyphen that is typed has a backslash.
    let man = MAN.replace('\\', "");
    let mut grammar = Arguments::command();
    grammar.build();
    let window = std::iter::once(&grammar);
    for command in window.chain(grammar.get_subcommands()) {
        if command.is_hide_set() {
            continue;
        }
        for argument in command.get_arguments().filter(|one| !one.is_hide_set()) {
            let Some(long) = argument.get_long() else {
                continue;
            };
            let option = format!("--{long}");
            let name = command.get_name();
            let is_there =
                MANUAL.contains(&format!("`{option}`")) || MANUAL.contains(&format!("`{option} "));
            assert!(is_there, "docs/manual.md does not have {option} of {name}");
            let is_there = man.split(option.as_str()).skip(1).any(|rest| {
                !rest.starts_with(|next: char| next.is_ascii_alphabetic() || next == '-')
            });
            assert!(is_there, "plot4.6 does not have {option} of {name}");
        }
    }
}

#[test]
fn the_manual_has_every_level() {
    for &game in GameId::ALL {
        with_game!(game, K => assert_levels::<K>());
    }
}

/// Asserts that the chapter of a game has a row for each of its levels, as the program describes
/// it, and no others.
fn assert_levels<K: Phrases>() {
    let chapter = chapter(K::title());
    for &level in K::LEVELS {
        let mode = typed_mode(level);
        let (word, number) = mode.split_once(':').unwrap_or((&mode, ""));
        // The depth of a custom computer is up to the user.
        let row = if number.is_empty() {
            let bars = level.strength();
            let strength = bars.map_or(" ".to_owned(), |bars| format!(" {bars} of {STRONGEST} "));
            format!(
                "\n| {} | `{mode}` |{strength}| {}",
                words::level_name(level.id()),
                K::level_summary(level)
            )
        } else {
            format!("\n| {} | `{word}:", words::level_row(level.id()))
        };
        assert!(
            chapter.contains(&row),
            "docs/manual.md has no row for {mode} of {}: {row}",
            K::title()
        );
    }
    // The rows below the head of the table of levels.
    let rows = chapter
        .lines()
        .skip_while(|line| !line.starts_with("| level |"))
        .skip(2)
        .take_while(|line| line.starts_with("| "))
        .filter(|line| !line.starts_with("| Human |"));
    assert_eq!(rows.count(), K::LEVELS.len(), "levels of {}", K::title());
}

/// The limits are in three places that no build compares: the script, the page and the bench.
#[test]
fn the_figures_have_the_limits_of_the_script() {
    let (_, limits) = START.split_once("LIMITS = {").expect("limits");
    let (limits, _) = limits.split_once('}').expect("the end of the limits");
    for (name, row) in [
        ("window", "window on the screen after the start"),
        ("painted", "window painted after the start"),
        ("memory", "memory (PSS)"),
        ("size", "program, stripped"),
    ] {
        let limit = limits
            .split(", ")
            .find_map(|limit| limit.strip_prefix(&format!("\"{name}\": ")))
            .and_then(|limit| limit.split('.').next())
            .unwrap_or_else(|| panic!("benches/start.py has no limit for {name}"));
        let is_there = FIGURES.lines().any(|line| {
            line.starts_with(&format!("| {row} |")) && line.contains(&format!("| {limit} "))
        });
        assert!(is_there, "docs/figures.md does not give {limit} as the limit of {name}");
    }
}
