//! The meaning of a game's estimates.

use crate::core::search::Report;
use crate::core::search::mcts::Tried;

/// The scale of a game's estimates: from which size on they mean something to people.
///
/// An estimate is the number in a [heuristic score](crate::core::score::Score), of the side that it
/// is good for. Its unit is the evaluation's own; `clear` is where the scales of all games meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The largest estimate, either way, that is called even.
    pub even: i32,
    /// The least estimates with which a side stands better, and much better; between `even` and the
    /// first of them it stands a little better. `None` where estimates are small numbers, which are
    /// shown as they are.
    pub grades: Option<[i32; 2]>,
    /// The estimate with which a side is taken to win 73 games of 100: odds of e to 1.
    pub clear: i32,
    /// Whether the estimates of one position and of the next can be compared, so that a fall tells
    /// a mistake: measured by `benches/mistakes`.
    pub judges_moves: bool,
    /// Where estimates come from.
    pub source: Source,
}

/// Where estimates come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A search, which also finds in how many moves a game is won.
    Search,
    /// Games played to their end by chance: their share of wins is all there is, so that estimates
    /// have the whole of the evaluation bar.
    Playouts,
}

impl Scale {
    /// The scale of small numbers, which are shown as they are.
    pub const SMALL: Self = Self {
        even: 0,
        grades: None,
        clear: 100,
        judges_moves: false,
        source: Source::Search,
    };

    /// Returns whether it can be known in how many moves a game is won.
    #[must_use]
    pub const fn counts_to_end(&self) -> bool {
        matches!(self.source, Source::Search)
    }

    /// Returns the games that were played to their end for a report; `None` where a search made it,
    /// a single move is known, or only one position was looked at.
    #[must_use]
    pub fn tried<M>(&self, report: &Report<M>) -> Option<Tried> {
        let is_tree = self.source == Source::Playouts && report.nodes > 1 && report.moves.len() > 1;
        is_tree.then(|| Tried::of(report))
    }
}
