//! Puzzles of Go on 9x9: capture or save a chain, make an enclosed group live or kill it, with
//! exactly one right first move.
//!
//! Two readers agree on every first move. One errs on the side of the defender: what it captures is
//! captured, whatever the defender does. The other errs on the side of the attacker: what it does
//! not capture escapes. Both read every line to its end; a ko, which could go either way, goes to
//! the side that each favours, and so decides no puzzle.

mod board;
mod judge;
mod maker;
mod problem;
mod reader;
mod shapes;

use std::fmt;
use std::str::FromStr;

pub use maker::Maker;

use super::kind::Go;
use super::point::Point;
use super::position::Position;
use crate::game::Player;
use crate::puzzle;

/// A position with exactly one right first move.
pub type Puzzle = puzzle::Puzzle<Go>;

/// Puzzles of Go, the easiest first.
pub type Collection = puzzle::Collection<Go>;

/// What to do with a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Capture the opponent's, giving atari with each move.
    Capture,
    /// Save the own one from that.
    Save,
    /// Kill an enclosed group of the opponent.
    Kill,
    /// Make an enclosed group live.
    Live,
}

impl Task {
    /// All tasks, with their letters in files.
    const LETTERS: [(Self, char); 4] =
        [(Self::Capture, 'c'), (Self::Save, 's'), (Self::Kill, 'k'), (Self::Live, 'l')];

    /// Returns whether the user attacks.
    #[must_use]
    pub const fn is_attack(self) -> bool {
        matches!(self, Self::Capture | Self::Kill)
    }

    /// Returns whether the group is enclosed.
    #[must_use]
    pub const fn is_enclosed(self) -> bool {
        matches!(self, Self::Kill | Self::Live)
    }
}

/// The task of a puzzle, and the chain that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// What to do.
    pub task: Task,
    /// A stone of the chain.
    pub target: Point,
}

impl fmt::Display for Kind {
    /// Writes `cJ8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = Task::LETTERS
            .iter()
            .find(|&&(task, _)| task == self.task)
            .map_or('c', |&(_, letter)| letter);
        write!(f, "{letter}{}", self.target)
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (letter, target) = text.split_at_checked(1).ok_or(())?;
        let task = Task::LETTERS
            .iter()
            .find(|&&(_, own)| letter.starts_with(own))
            .map(|&(task, _)| task)
            .ok_or(())?;
        let target = target.parse().map_err(|_| ())?;
        Ok(Self { task, target })
    }
}

impl Puzzle {
    /// Returns the points of the stones that the task is about, as far as they are on the board.
    #[must_use]
    pub fn marked(&self, position: &Position) -> Vec<Point> {
        let owner = owner(self.kind, self.setup.stones().to_move());
        if position.stone(self.kind.target) == Some(owner) {
            position.group(self.kind.target).iter().collect()
        } else {
            Vec::new()
        }
    }
}

/// Returns whose chain a task is about, if this player is to do it.
const fn owner(kind: Kind, user: Player) -> Player {
    if kind.task.is_attack() { user.other() } else { user }
}
