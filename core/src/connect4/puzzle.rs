//! Puzzles: positions with exactly one right first move, proved by the solver.
//!
//! - **Win in N**: one column wins, with the player's N-th move, and no other column wins at all.
//! - **Hold the draw**: one column draws, and every other one loses.
//!
//! [`Maker`] makes them from a seed, the same ones each time and without end; [`Collection`] is the
//! set that is part of the program.

mod collection;
mod kind;
mod maker;

pub use collection::{BadLine, Collection, file_line};
pub use kind::{Difficulty, Kind, MAX_WIN_IN, NotAKind};
pub use maker::Maker;

use super::analysis::{Analysis, Oracle, Outlook, principal_variation};
use super::column::Column;
use super::notation;
use super::position::Position;
use super::size::Size;
use crate::game::Game;
use crate::verdict::Verdict;

/// A position of the usual board with exactly one right first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The columns played, from the empty board.
    pub moves: Vec<Column>,
    /// The task.
    pub kind: Kind,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Best play from the position to the end of the game; the first move is the solution.
    pub line: Vec<Column>,
}

impl Puzzle {
    /// Returns the puzzle of the position after these moves, or `None` if it is not one: the game
    /// is over, or not exactly one column is right. The oracle is asked along the line.
    #[must_use]
    pub fn find(moves: &[Column], oracle: &mut Oracle<'_>) -> Option<Self> {
        let position = position(moves)?;
        let analysis = Analysis::new(&position, oracle(&position)?)?;
        let kind = kind_of(&analysis)?;
        let difficulty = difficulty_of(&analysis, kind);
        let line = principal_variation(&position, usize::MAX, oracle);
        Some(Self {
            moves: moves.to_vec(),
            kind,
            difficulty,
            line,
        })
    }

    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> Position<Size> {
        position(&self.moves).unwrap_or_else(|| Position::empty(Size::STANDARD))
    }

    /// Returns the one right first move.
    #[must_use]
    pub fn solution(&self) -> Option<Column> {
        self.line.first().copied()
    }

    /// Returns the columns played as text: `4453`.
    #[must_use]
    pub fn text(&self) -> String {
        notation::format_moves(Size::STANDARD, &self.moves)
    }
}

/// Returns the position of the usual board after these moves, or `None` if one of them is not
/// legal.
fn position(moves: &[Column]) -> Option<Position<Size>> {
    let mut position = Position::empty(Size::STANDARD);
    moves
        .iter()
        .try_for_each(|&column| position.play(column).ok())?;
    Some(position)
}

/// Returns the task of a puzzle with these verdicts, or `None` if there is not exactly one right
/// first move.
fn kind_of(analysis: &Analysis) -> Option<Kind> {
    let outlooks = || {
        analysis
            .columns()
            .map(|(_, verdict)| Outlook::of_verdict(verdict))
    };
    if outlooks().count() < 2 {
        return None;
    }
    let count = |outlook: Outlook| outlooks().filter(|&found| found == outlook).count();
    match analysis.verdict() {
        Verdict::Win(moves) if count(Outlook::Win) == 1 => Some(Kind::WinIn(moves)),
        Verdict::Draw if count(Outlook::Draw) == 1 => Some(Kind::Draw),
        Verdict::Win(_) | Verdict::Draw | Verdict::Loss(_) | Verdict::Estimate(_) => None,
    }
}

/// Returns how hard a puzzle is: how many moves of the winner a player has to look ahead to see the
/// win, or the latest loss by a wrong move. If every other move loses at once, that is all there is
/// to see.
fn difficulty_of(analysis: &Analysis, kind: Kind) -> Difficulty {
    let losses: Vec<u32> = analysis
        .columns()
        .filter_map(|(_, verdict)| match verdict {
            Verdict::Loss(moves) => Some(moves),
            Verdict::Win(_) | Verdict::Draw | Verdict::Estimate(_) => None,
        })
        .collect();
    let refutation = losses.iter().copied().max().unwrap_or_default();
    let is_forced = losses.len() + 1 == analysis.columns().count() && refutation <= 1;
    Difficulty::of(match kind {
        _ if is_forced => 1,
        Kind::WinIn(moves) => moves,
        Kind::Draw => refutation,
    })
}
