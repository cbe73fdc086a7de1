//! Computers that resign.

use super::Session;
use crate::core::game::Game as _;
use crate::core::kind::{GameKind, Hope, MoveOf};
use crate::core::search::Report;

impl<K: GameKind> Session<K> {
    /// Notes what the computer to move has found on its turn, once for each. Returns the move by which
    /// it resigns, if it gives the game up. Turns that were taken back give hope again; engines decide
    /// for themselves.
    pub fn gives_up(&mut self, report: &Report<MoveOf<K>>) -> Option<MoveOf<K>> {
        let gives_up = K::GIVES_UP?;
        self.seat_to_move().computer()?;
        let cursor = self.record().cursor();
        let position = self.game.record.position();
        let outlook = &mut self.outlooks[position.to_move().index()];
        if outlook.last + 2 != cursor {
            outlook.hope = Hope::default();
        }
        outlook.last = cursor;
        let resigns = gives_up(&mut outlook.hope, position, report);
        resigns.then(|| K::resignation(position)).flatten()
    }
}
