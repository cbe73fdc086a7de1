//! Information about a position besides the rules: how the game ended, who has more, and facts for
//! programs.

use super::MoveOf;
use super::ending::{DrawnBecause, Ending};
use super::fact::Fact;
use super::setup::GameSetup;
use super::tally::Tally;
use crate::game::{Game, Outcome};

/// Information about a position, for sentences and for programs.
pub trait PositionInfo: GameSetup {
    /// Returns how a game came to its end: as a rule, one side has more of what is counted, or the
    /// board is full.
    fn ending(position: &Self::Game) -> Ending {
        match (position.outcome(), Self::tally(position)) {
            (Some(Outcome::Draw), Some(tally)) => Ending::Drawn(DrawnBecause::Equal(tally.unit())),
            (Some(Outcome::Draw), None) => Ending::Drawn(DrawnBecause::FullBoard),
            (Some(Outcome::Win(_)), Some(tally)) => Ending::Counted(tally),
            (Some(Outcome::Win(_)), None) | (None, _) => Ending::InProgress,
        }
    }

    /// Returns the [agreement](Game::is_agreement) or move by which the player to move resigns; `None`
    /// if games of this kind are played to their end.
    fn resignation(_position: &Self::Game) -> Option<MoveOf<Self>> {
        None
    }

    /// Returns the points or pieces of both sides, if they decide the game.
    fn tally(_position: &Self::Game) -> Option<Tally> {
        None
    }

    /// Returns facts about a position besides the player to move and the result: the first list is
    /// printed before those, the second after them.
    fn facts(_position: &Self::Game) -> [Vec<(&'static str, Fact)>; 2] {
        [Vec::new(), Vec::new()]
    }
}
