//! The recursion.
use super::{Control, Evaluate, Limits, Options, Report};
use crate::core::game::Game;

/// A searcher: the evaluation, the techniques in use, and the memory they need.
pub struct Search<G: Game, E> {
    evaluate: E,
    options: Options,
    game: std::marker::PhantomData<G>,
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// Returns a searcher.
    pub fn new(evaluate: E, options: Options) -> Self {
        Self { evaluate, options, game: std::marker::PhantomData }
    }

    /// Searches a position; `None` if the game is over.
    pub fn run(&mut self, _position: &G, _limits: Limits, _control: &mut dyn Control<G::Move>) -> Option<Report<G::Move>> {
        todo!()
    }
}
