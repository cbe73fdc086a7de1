//! How long a computer plays on in a lost game.

use super::MoveOf;
use super::setup::GameSetup;
use crate::search::Report;

/// How many turns in a row must be hopeless for a computer to resign.
const TURNS: u32 = 3;

/// A computer's hope in one game: it is lost after three hopeless turns in a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hope {
    /// The hopeless turns in a row up to now.
    hopeless: u32,
}

impl Hope {
    /// Notes whether a turn is hopeless. Returns whether the hope is lost.
    pub const fn note(&mut self, is_hopeless: bool) -> bool {
        self.hopeless = if is_hopeless { self.hopeless + 1 } else { 0 };
        self.hopeless >= TURNS
    }
}

/// Notes what a computer has found on its turn. Returns whether it resigns.
pub type GivesUp<K> = fn(&mut Hope, &<K as GameSetup>::Game, &Report<MoveOf<K>>) -> bool;
