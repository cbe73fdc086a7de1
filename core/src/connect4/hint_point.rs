//! The parts of a hint as values: `words` turns them into sentences.
//!
//! A reason is a fact about the position that anyone can check by looking: cells, and what a coin
//! in them makes or stops.

use super::plan::rules::Found;
use super::size::{Cell, Column};
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
    /// A plan that reaches what the position is worth, if one was looked for and found.
    pub plan: Option<Box<Found>>,
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

/// The game-theoretic value to one player, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outlook {
    /// The opponent can force a win.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The player can force a win.
    Win,
}

impl Outlook {
    /// Returns the outlook of a score of the solver.
    #[must_use]
    pub const fn of(score: i32) -> Self {
        match score {
            1.. => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }

    /// Returns the outlook of a verdict, without its distance; an estimate counts as a draw.
    #[must_use]
    pub const fn of_verdict(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Win(_) => Self::Win,
            Verdict::Draw | Verdict::Estimate(_) => Self::Draw,
            Verdict::Loss(_) => Self::Loss,
        }
    }
}

/// Why a move is good or bad, with the cells to be shown.
///
/// "The player" is the one who makes the move, "the opponent" the other one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The coin makes a line: its cells, including the coin's own.
    MakesLine {
        /// All cells of the line, or of the longest one.
        line: Vec<Cell>,
    },
    /// The opponent would have made a line in the cell of the coin.
    StopsLine {
        /// The cell of the coin.
        cell: Cell,
    },
    /// The player then has two threats of which the opponent can stop only one.
    MakesTwoThreats {
        /// The cells of the threats: side by side, or the second just above the first.
        cells: Vec<Cell>,
    },
    /// The opponent has to answer in this cell, or the player makes a line there.
    ForcesAnswer {
        /// The cell of the threat.
        cell: Cell,
    },
    /// The player gets threats in cells that cannot be played yet.
    MakesThreat {
        /// The cells of the new threats.
        cells: Vec<Cell>,
    },
    /// With a coin in this cell the opponent would have threats that it does not have now.
    KeepsFromThreat {
        /// The cell of the coin.
        cell: Cell,
        /// The cells of the threats.
        threats: Vec<Cell>,
        /// Whether two of them could not both have been stopped.
        is_double: bool,
    },
    /// The opponent has two threats already, of which the player can stop only one.
    FacesTwoThreats {
        /// The cells of the threats.
        cells: Vec<Cell>,
    },
    /// The opponent makes a line in the cell just above the coin: the cell that must not be opened.
    OpensLine {
        /// The cell above the coin.
        cell: Cell,
    },
    /// The opponent makes a line in a cell that could have been taken.
    LeavesLine {
        /// The cell of the opponent's line.
        cell: Cell,
    },
    /// The player's own threat lies just above the coin, where the opponent can stop it.
    GivesUpThreat {
        /// The cell of the threat.
        cell: Cell,
    },
    /// The opponent's answer makes two threats, of which the player can stop only one.
    AllowsTwoThreats {
        /// The cell of the answer.
        answer: Cell,
        /// The cells of the threats.
        cells: Vec<Cell>,
    },
    /// The opponent's best answer, and the only one that good, is the cell just above the coin.
    LetsPlayAbove {
        /// The cell above the coin.
        cell: Cell,
    },
    /// A best answer of the opponent.
    Answered {
        /// The cell of the answer.
        cell: Cell,
    },
}

impl Reason {
    /// Returns the cells to be shown, each once.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::MakesLine { line: cells }
            | Self::MakesTwoThreats { cells }
            | Self::MakesThreat { cells }
            | Self::FacesTwoThreats { cells } => cells.clone(),
            Self::KeepsFromThreat { cell, threats, .. } => [&[*cell], threats.as_slice()].concat(),
            Self::AllowsTwoThreats { answer, cells } => [&[*answer], cells.as_slice()].concat(),
            Self::StopsLine { cell }
            | Self::ForcesAnswer { cell }
            | Self::OpensLine { cell }
            | Self::LeavesLine { cell }
            | Self::GivesUpThreat { cell }
            | Self::LetsPlayAbove { cell }
            | Self::Answered { cell } => vec![*cell],
        }
    }
}
