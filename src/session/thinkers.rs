//! The computers of a game, with their memory.

use std::cell::LazyCell;
use std::sync::{Arc, Mutex};

use super::{SavedGame, Session};
use crate::core::game::Game;
use crate::core::kind::{Effort, GameKind, question};
use crate::core::search::Strategy;
use crate::players;

/// A strategy shared between the session, which keeps it throughout the game, and the thread in
/// which it thinks.
///
/// It is created in that thread on first use, because allocating some megabytes for a table takes
/// longer than a frame.
pub type Thinker<G> = Arc<Mutex<LazyCell<Box<dyn Strategy<G>>, Make<G>>>>;

pub type Make<G> = Box<dyn FnOnce() -> Box<dyn Strategy<G>> + Send>;

/// Returns a thinker whose strategy is created by this function.
pub fn thinker<G: Game>(
    make: impl FnOnce() -> Box<dyn Strategy<G>> + Send + 'static,
) -> Thinker<G> {
    Arc::new(Mutex::new(LazyCell::new(Box::new(make))))
}

impl<K: GameKind> Session<K> {
    /// Returns the computer whose turn it is, with its memory, or `None` if it is the turn of a
    /// human player or an engine.
    ///
    /// Engines only play: where the players settle the result, one of our computers answers for
    /// them.
    pub fn thinker(&mut self) -> Option<Thinker<K::Game>> {
        let SavedGame { setup, seed, .. } = self.game;
        let side = self.position().to_move();
        let seat = self.seat_to_move();
        let stands_in = seat.engine().is_some() && question::<K>(self.position()).is_some();
        let level = seat.computer().or(stands_in.then_some(K::STAND_IN))?;
        let new = || thinker(move || players::strategy::<K>(level, setup, side, seed));
        Some(Arc::clone(
            self.thinkers[side.index()].get_or_insert_with(new),
        ))
    }

    /// Returns the adviser, who gives hints, with its memory.
    pub fn adviser(&mut self) -> Thinker<K::Game> {
        let setup = self.game.setup;
        Arc::clone(
            self.adviser
                .get_or_insert_with(|| thinker(move || K::adviser(setup, Effort::Usual))),
        )
    }

    /// Drops the memory of the computers and the adviser: one of them has failed, and may have left
    /// it inconsistent.
    pub fn forget_thinkers(&mut self) {
        self.thinkers = [None, None];
        self.adviser = None;
    }
}
