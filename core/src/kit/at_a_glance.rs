//! Players who look at each move once.

use super::unsearched;
use crate::control::Control;
use crate::game::Game;
use crate::search::{Report, Strategy};

/// A player who makes a move with the greatest merit by a rule of thumb; moves of the same merit
/// are equally good.
pub struct AtAGlance<G: Game> {
    /// Returns the merit of a move.
    pub merit: fn(&G, G::Move) -> i32,
}

impl<G: Game> Strategy<G> for AtAGlance<G> {
    fn choose(
        &mut self,
        position: &G,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let merits: Vec<i32> = moves.iter().map(|&mv| (self.merit)(position, mv)).collect();
        let most = merits.iter().max()?;
        let report = unsearched(&moves, |index| merits[index] == *most)?;
        Some(Report {
            nodes: moves.len() as u64,
            ..report
        })
    }
}
