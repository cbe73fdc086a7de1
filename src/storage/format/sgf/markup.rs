//! The properties of SGF that are kept unchanged: marks, times, names of positions, and those of
//! other programs.

use super::game::{COMMENT, MOVES, OWN_MOVE, SgfGame, is_header, with_sgf_game};
use super::mend::next_value;
use super::parse::{Event, Properties, Property, Tree, for_steps};
use crate::core::kind::GameSetup as _;

/// The properties that set up stones: black ones, white ones, none.
pub(super) const SET_UP: [&str; 3] = ["AB", "AW", "AE"];

/// The properties about the look of a board that no board here follows.
const NOT_SHOWN: [&str; 2] = ["VW", "FG"];

/// Separates the properties of two nodes of one position: some programs mark a position in a
/// separate node.
pub(super) const SEPARATOR: &str = ";";

/// Returns whether a property has no meaning anywhere here, and so is kept unchanged.
fn is_kept(name: &str) -> bool {
    let is_read = MOVES.contains(&name) || matches!(name, OWN_MOVE | COMMENT);
    !is_read && !SET_UP.contains(&name)
}

pub(super) fn is_set_up(name: &str) -> bool {
    SET_UP.contains(&name)
}

/// Returns the properties about the look of a board that a file has and no board here follows.
pub(super) fn not_shown(tree: &Tree<'_>) -> impl Iterator<Item = &'static str> {
    let has = |name: &str| {
        let is_there = |event| matches!(event, Event::Node(node) if node.text(name).is_some());
        tree.events().any(is_there)
    };
    NOT_SHOWN.into_iter().filter(move |name| has(name))
}

/// Returns where the variations of markup begin that are not played: its end if there are none.
pub(super) fn unplayed_at(markup: &str) -> usize {
    let mut rest = markup;
    // No name of a property contains a bracket.
    while let Some(at) = rest.find(['[', '(']) {
        let value = &rest[at..];
        if value.starts_with('(') {
            return markup.len() - value.len();
        }
        rest = value;
        if next_value(&mut rest).is_none() {
            break;
        }
    }
    markup.len()
}

/// Returns whether readers of version 3 of our own files refuse markup: they know of no PL and of
/// no variations in it.
pub(in crate::storage) fn is_new(markup: &str) -> bool {
    let text = format!("(;{markup})");
    let has_turn = || {
        let mut has_turn = false;
        let is_sound = for_steps(&text, |event| {
            has_turn |= matches!(event, Event::Node(node) if node.text("PL").is_some());
        });
        is_sound && has_turn
    };
    unplayed_at(markup) < markup.len() || markup.contains('P') && has_turn()
}

/// Returns the properties of a node that are kept, as a file has them: not those whose names
/// `is_read` knows.
pub(super) fn of(node: Properties<'_>, is_read: impl Fn(&str) -> bool) -> String {
    let kept = |property: &&Property<'_>| is_kept(&property.name()) && !is_read(&property.name());
    node.iter().filter(kept).map(Property::source).collect()
}

/// Returns whether a text consists of such properties, in files of the game of this name.
pub(in crate::storage) fn is_markup(game: &str, text: &str, is_root: bool) -> bool {
    with_sgf_game!(K if K::NAME == game => is_markup_of::<K>(text, is_root)).unwrap_or_default()
}

/// Returns whether a text consists of such properties, in files of this game.
fn is_markup_of<K: SgfGame>(text: &str, is_root: bool) -> bool {
    let text = format!("(;{text})");
    let is_kept_here = |property: &Property<'_>| {
        is_kept(&property.name()) && !(is_root && is_header::<K>(&property.name()))
    };
    // A variation is not played if it begins with stones that are set up, with a change of the
    // turn, or with a move that the rules refuse.
    let (mut depth, mut is_open) = (0_usize, false);
    let is_markup = |event: Event<'_>| {
        match event {
            Event::Node(node) if depth == 0 => return node.iter().all(is_kept_here),
            Event::Node(node) => {
                let begins = |name: &str| {
                    SET_UP.contains(&name)
                        || MOVES.contains(&name)
                        || [OWN_MOVE, "PL"].contains(&name)
                };
                is_open &= !node.iter().any(|property| begins(&property.name()));
            }
            Event::Open if depth > 0 && is_open => return false,
            Event::Open => {
                is_open = depth == 0;
                depth += 1;
            }
            Event::Close if is_open => return false,
            Event::Close => depth = depth.saturating_sub(1),
        }
        true
    };
    let (mut is_markup, mut all) = (is_markup, true);
    for_steps(&text, |event| all = all && is_markup(event)) && all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Go, Gomoku};

    #[test]
    fn a_part_that_is_not_played_begins_with_a_bracket_outside_of_values() {
        for (markup, expected) in [
            ("", ""),
            ("LB[aa:(][bb:\\](]", ""),
            ("(;AE[aa])", "(;AE[aa])"),
            ("LB[aa:(] [\\\\] (;AE[aa](;B[bb]))(;AB[cc])", "(;AE[aa](;B[bb]))(;AB[cc])"),
        ] {
            assert_eq!(&markup[unplayed_at(markup)..], expected, "{markup}");
        }
        assert!(is_new("TR[aa]PL[B]") && is_new("(;AE[aa])") && !is_new("N[PL]TR[(]"));
    }

    #[test]
    fn markup_is_properties_that_mean_nothing_here() {
        for (text, is_root, expected) in [
            ("LB[aa:1][bb:2]TR[cc]", false, true),
            ("LB[aa:1];TR[cc]", false, true),
            ("N[a \\] b]", false, true),
            ("GC[about]", true, true),
            ("SZ[9]", true, false),
            ("SZ[9]", false, true),
            ("B[aa]", false, false),
            ("LB[aa:1];B[aa]", false, false),
            ("C[x]", false, false),
            ("LB", false, false),
            ("LB[aa:1];PL[B]", false, true),
            ("LB[aa:1](;AE[bb];B[cc](;W[dd])(;W[ee]))(;N[x];PL[W];B[ff])", false, true),
            ("(;B[cc];AE[bb])(;N[x];W[dd](;B[ee])(;B[ff]))", false, true),
            ("(;LB[aa:1])", false, false),
            ("AE[bb]", false, false),
            ("LB[aa:1])(;", false, false),
            ("LB[aa:1]);B[aa](;", false, false),
            ("x", false, false),
        ] {
            assert_eq!(is_markup(Go::NAME, text, is_root), expected, "{text}");
        }
        assert!(
            is_markup(Gomoku::NAME, "KM[0]", true) && !is_markup(Go::NAME, "KM[0]", true),
            "Gomoku has no komi"
        );
    }
}
