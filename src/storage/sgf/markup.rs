//! The properties of SGF that are kept unchanged: marks, times, names of positions, and those of
//! other programs.

use super::game::{COMMENT, MOVES, OWN_MOVE, SgfGame, is_header, with_sgf_game};
use super::parse::{Event, Properties, Property, Tree};
use crate::core::kind::GameSetup as _;

/// Separates the properties of two nodes of one position: some programs mark a position in a
/// separate node.
pub(super) const SEPARATOR: &str = ";";

/// Returns whether a property has no meaning anywhere here, and so is kept unchanged.
fn is_kept(name: &str) -> bool {
    let is_read =
        MOVES.contains(&name) || matches!(name, OWN_MOVE | COMMENT | "AB" | "AW" | "AE" | "PL");
    !is_read
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
    Tree::parse(&text).is_ok_and(|tree| {
        let is_markup = |event| match event {
            Event::Node(node) => node.iter().all(is_kept_here),
            Event::Open => false,
            Event::Close => true,
        };
        let is_alone = !tree.has_other_text && tree.other_games == 0;
        is_alone && tree.check_end().is_ok() && tree.events().all(is_markup)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Go, Gomoku};

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
            ("LB[aa:1])(;", false, false),
            ("LB[aa:1]);B[aa](;", false, false),
            ("(;LB[aa:1])", false, false),
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
