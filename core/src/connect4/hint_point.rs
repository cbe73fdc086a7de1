//! The parts of a hint as values: `words` turns them into sentences.

use super::column::Column;
use super::outlook::Outlook;
use super::reason::Reason;
use crate::game::Player;
use crate::verdict::Verdict;

/// The content of a hint about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insight {
    /// The player to move, whom it addresses.
    pub player: Player,
    /// How many coins in a row win.
    pub connect: u8,
    /// The parts, the most important first.
    pub points: Vec<HintPoint>,
}

impl Insight {
    /// Returns the best columns, from left to right.
    #[must_use]
    pub fn best(&self) -> &[Column] {
        let mut points = self.points.iter();
        points
            .find(|point| matches!(point.scope, Scope::Best | Scope::All))
            .map_or(&[], |point| &point.columns)
    }
}

/// A part of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintPoint {
    /// The columns that it is about, from left to right; never empty.
    pub columns: Vec<Column>,
    /// Which columns those are.
    pub scope: Scope,
    /// Who wins if one of them is played.
    pub outlook: Outlook,
    /// The verdict on each of them; `None` if they differ.
    pub verdict: Option<Verdict>,
    /// The reason, if it can be shown; it contains the cells to draw.
    pub reason: Option<Reason>,
}

/// The columns that a part of a hint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The best ones.
    Best,
    /// All columns, which are equally good.
    All,
    /// The only column that is left.
    OnlyLeft,
    /// Columns that are not the best ones.
    Others {
        /// Whether they are all of those.
        are_all: bool,
    },
}
