//! The meaning of a game's estimates.

use crate::search::Report;
use crate::search::mcts::Tried;

/// The scale of a game's estimates, to put them into words.
///
/// An estimate is the number in a [heuristic score](crate::score::Score), from the view of
/// one side. Each evaluation has its own unit; `clear` relates the scales of all games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The largest absolute estimate that is called even.
    pub even: i32,
    /// The least estimates with which a side is better, and much better; between `even` and the
    /// first one it is slightly better. `None` if estimates are small numbers, which are shown as
    /// they are.
    pub grades: Option<[i32; 2]>,
    /// The estimate at which a side is expected to win 73 of 100 games: odds of e to 1.
    pub clear: i32,
    /// The source of estimates.
    pub source: Source,
    /// What moves cost.
    pub cost: Cost,
}

/// How the players of a game count what a move costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// The unit.
    pub unit: CostUnit,
    /// How many of the unit an estimate of 1 is; 0 if estimates only tell the chance to win.
    pub per_estimate: f32,
    /// How many of the unit a win is worth beyond a draw.
    pub result: f32,
    /// The greatest difference of two estimates that means nothing.
    pub noise: f32,
    /// The least cost of an inaccuracy, and of a mistake, that leaves the result as it was.
    pub inaccuracy: f32,
    /// See [`inaccuracy`](Self::inaccuracy).
    pub mistake: f32,
    /// The cost at which the accuracy of a move is 37 %; see [`Accuracy`](super::Accuracy).
    pub scale: f32,
}

/// The unit in which the players of a game count what a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostUnit {
    /// Moves to the end: how much later a win comes, or how much sooner a loss.
    Moves,
    /// Forced wins that are missed or allowed.
    Wins,
    /// Points of the lead at the end.
    Points,
    /// Men, where a king is more.
    Men,
    /// Discs of the lead at the end.
    Discs,
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
    /// The scale of small numbers, which are shown as they are, in a game whose moves cost results.
    pub const SMALL: Self = Self {
        even: 0,
        grades: None,
        clear: 100,
        source: Source::Search,
        cost: Cost {
            unit: CostUnit::Wins,
            per_estimate: 0.0,
            result: 1.0,
            noise: 0.05,
            inaccuracy: f32::INFINITY,
            mistake: f32::INFINITY,
            scale: 0.15,
        },
    };

    /// Returns the playouts of a report; `None` if a search made it, if a single move is known, or
    /// if only one position was looked at.
    #[must_use]
    pub fn tried<M>(&self, report: &Report<M>) -> Option<Tried> {
        let is_tree = self.source == Source::Playouts && report.nodes > 1 && report.moves.len() > 1;
        is_tree.then(|| Tried::of(report))
    }
}
