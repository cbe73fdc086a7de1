//! The properties of SGF that are kept unchanged: marks, times, names of positions, and those of
//! other programs.

use super::game::{COMMENT, MOVES, OWN_MOVE, SgfGame, is_header};
use super::parse::{Event, Parser, Properties, Property};
use crate::core::go::Go;
use crate::core::gomoku::Gomoku;
use crate::core::kind::GameSetup;

/// Separates the properties of two nodes of one position: some programs mark a position in a
/// separate node.
pub(super) const SEPARATOR: &str = ";";

/// Returns whether a property has no meaning anywhere here, and so is kept unchanged.
fn is_kept(name: &str) -> bool {
    let is_read =
        MOVES.contains(&name) || matches!(name, OWN_MOVE | COMMENT | "AB" | "AW" | "AE" | "PL");
    !is_read
}

/// Returns the properties of a node to keep: not those whose names `is_read` knows.
pub(super) fn of(node: &Properties<'_>, is_read: impl Fn(&str) -> bool) -> String {
    let kept = |property: &&Property<'_>| is_kept(&property.name) && !is_read(&property.name);
    node.iter().filter(kept).map(Property::source).collect()
}

/// Returns whether a text consists of such properties, in files of the game of this name.
pub(in crate::storage) fn is_markup(game: &str, text: &str, is_root: bool) -> bool {
    match game {
        Go::NAME => is_markup_of::<Go>(text, is_root),
        Gomoku::NAME => is_markup_of::<Gomoku>(text, is_root),
        _ => false,
    }
}

/// Returns whether a text consists of such properties, in files of this game.
fn is_markup_of<K: SgfGame>(text: &str, is_root: bool) -> bool {
    let text = format!("(;{text})");
    let Ok(mut parser) = Parser::new(&text) else {
        return false;
    };
    loop {
        match parser.next() {
            Ok(Some(Event::Node(node)))
                if node.iter().all(|property| {
                    is_kept(&property.name) && !(is_root && is_header::<K>(&property.name))
                }) => {}
            Ok(Some(Event::Close)) => return parser.rest().is_empty(),
            Ok(_) | Err(_) => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
