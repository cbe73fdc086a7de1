//! A move that is talked about on a board.

use crate::core::game::Game;
use crate::core::kind::{MoveClass, Seen};

/// A move made or held back in the position in view, or the last one, compared with better ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared<M> {
    pub made: M,
    /// Whether it is on the board: the position in view is the one after it.
    pub is_made: bool,
    /// The moves that would have been better.
    pub better: Vec<M>,
    /// The opponent's answer to it, if that is shown.
    pub answer: Option<M>,
    /// The class of the move, if it is known.
    pub class: Option<MoveClass>,
    /// What can be seen about it: the line, the group, the two threats.
    pub seen: Option<Seen<M>>,
}

impl<M: Copy> Compared<M> {
    /// Returns the position after a move that is held back: the board shows it as if it had been
    /// made.
    #[must_use]
    pub fn held_back<G: Game<Move = M>>(&self, position: &G) -> Option<G> {
        let mut after = position.clone();
        let is_held = !self.is_made && self.better.is_empty();
        (is_held && after.play(self.made).is_ok()).then_some(after)
    }
}
