//! The meaning of a game's estimates.

use crate::search::Report;
use crate::search::mcts::Tried;

/// The scale of a game's estimates, to put them into words.
///
/// An estimate is the number in a [heuristic score](crate::score::Score), from the view of
/// one side. Each evaluation has its own unit; `clear` relates the scales of all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The largest absolute estimate that is called even.
    pub even: i32,
    /// The least estimates with which a side is better, and much better; between `even` and the
    /// first one it is slightly better. `None` if estimates are small numbers, which are shown as
    /// they are.
    pub grades: Option<[i32; 2]>,
    /// The estimate at which a side is expected to win 73 of 100 games: odds of e to 1.
    pub clear: i32,
    /// Whether estimates of consecutive positions can be compared, so that a fall reveals a
    /// mistake, as measured by `benches/mistakes`.
    pub judges_moves: bool,
    /// The source of estimates.
    pub source: Source,
}

/// The source of estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A search, which also finds the distance to a win.
    Search,
    /// A search that plays a game out near its end, which finds by how many it is won.
    PlayOut,
    /// Playouts: their share of wins is all there is, so that estimates use the whole evaluation
    /// bar.
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

    /// Returns the playouts of a report; `None` if a search made it, if a single move is known, or
    /// if only one position was looked at.
    #[must_use]
    pub fn tried<M>(&self, report: &Report<M>) -> Option<Tried> {
        let is_tree = self.source == Source::Playouts && report.nodes > 1 && report.moves.len() > 1;
        is_tree.then(|| Tried::of(report))
    }
}
