//! Draws: by the repetition of a position, or by many moves without a capture or a man's move.

use super::Position;
use crate::checkers::setup::{Repetition, Rules};
use crate::checkers::shape::Shape;
use crate::checkers::zobrist;
use crate::game::{Game as _, Outcome};

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnBy {
    /// A position has come again.
    Repetition(Repetition),
    /// No capture and no man's move for this many moves of each side.
    Moves(u16),
}

impl<S: Shape> Position<S> {
    /// Returns why a drawn game is drawn, or `None` if it is not.
    #[must_use]
    pub fn drawn_by(&self) -> Option<DrawnBy> {
        if self.outcome() != Some(Outcome::Draw) || self.agreement().is_some() {
            return None;
        }
        let repetition = self.rules.repetition;
        Some(if self.repeats >= repetition.before() {
            DrawnBy::Repetition(repetition)
        } else {
            DrawnBy::Moves(self.rules.limit)
        })
    }

    /// Returns how many moves of both sides there have been since the last capture or man's move.
    #[must_use]
    pub const fn quiet_moves(&self) -> u16 {
        self.quiet
    }

    /// Returns how often this position has been there before.
    #[must_use]
    pub const fn repeats(&self) -> u8 {
        self.repeats
    }

    /// Returns whether the history makes a draw, unless the player to move cannot move.
    #[inline]
    pub(super) fn is_drawn(&self) -> bool {
        let Rules { repetition, limit } = self.rules;
        self.repeats >= repetition.before() || limit > 0 && self.quiet >= 2 * limit
    }

    /// Returns how many moves of both sides may still follow until one of them must be a capture, a
    /// man's move or the last, or the game is drawn; `None` where there is no such limit.
    #[must_use]
    #[inline]
    pub const fn quiet_moves_left(&self) -> Option<u16> {
        let Rules { limit, .. } = self.rules;
        if limit == 0 {
            None
        } else {
            Some((2 * limit).saturating_sub(self.quiet))
        }
    }

    /// Returns whether there is a position that would be a draw if it came once more.
    #[must_use]
    pub fn can_be_repeated(&self) -> bool {
        let before = usize::from(self.rules.repetition.before());
        let mut past: Vec<u128> = self.recent().iter().copied().chain([self.hash]).collect();
        past.sort_unstable();
        past.chunk_by(|a, b| a == b)
            .any(|same| same.len() >= before)
    }

    /// Returns the hashes of the positions that can come again.
    pub(super) fn recent(&self) -> &[u128] {
        &self.history[self.history.len() - usize::from(self.quiet)..]
    }

    /// Notes the position to come as one that follows the present one, and counts how often it has
    /// been there before.
    #[inline]
    pub(super) fn remember(&mut self, before: u128, is_final: bool) {
        self.history.push(before);
        self.repeats = 0;
        if is_final {
            (self.past, self.quiet) = (0, 0);
            return;
        }
        self.past = self.past.wrapping_add(zobrist::spread(before));
        self.quiet = self.quiet.saturating_add(1);
        // With the same player to move: two, four, … moves ago, the first of which would be one
        // that a single piece made alone.
        if self.quiet >= 4 {
            let same = self
                .recent()
                .iter()
                .rev()
                .skip(3)
                .step_by(2)
                .filter(|&&hash| hash == self.hash)
                .count();
            self.repeats = u8::try_from(same).unwrap_or(u8::MAX);
        }
    }
}
