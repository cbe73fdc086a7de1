//! The text of a part of a file that is not played.

use super::game::{MOVES, OWN_MOVE};
use super::parse::{Event, Properties, Property};

/// A part of a file that is kept as text and not played, as it begins with a position that is set
/// up or with a move that the rules refuse: a variation, in its brackets.
pub(super) struct Unplayed {
    /// It, as far as it was read.
    pub(super) text: String,
    /// The number of open variations.
    depth: usize,
}

impl Default for Unplayed {
    fn default() -> Self {
        Self {
            text: "(".to_owned(),
            depth: 1,
        }
    }
}

impl Unplayed {
    /// Returns a part that begins with the moves of the first node.
    pub(super) fn of_moves(root: Properties<'_>) -> Self {
        let mut part = Self::default();
        part.text.push(';');
        let is_move = |name: &str| MOVES.contains(&name) || name == OWN_MOVE;
        let moves = root.iter().filter(|property| is_move(&property.name()));
        part.text.extend(moves.map(Property::source));
        part
    }

    /// Adds a step unless it belongs to what stands before the part; returns whether the part is
    /// over.
    pub(super) fn is_over(&mut self, event: Event<'_>) -> bool {
        event.write(&mut self.text);
        match event {
            Event::Node(_) => {}
            Event::Open => self.depth += 1,
            Event::Close => self.depth -= 1,
        }
        self.depth == 0
    }
}
