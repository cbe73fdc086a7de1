//! Which past games to show.

use crate::games::GameId;
use crate::session::Ending;
use crate::storage::Summary;

/// Which past games to show; by default all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastFilter {
    /// Only those of this game.
    pub game: Option<GameId>,
    /// Only those that ended like this.
    pub result: Option<Ending>,
    /// Only those of you against this computer, in the MODE notation.
    pub against: Option<String>,
}

impl PastFilter {
    /// Returns whether a game is shown.
    #[must_use]
    pub fn shows(&self, summary: &Summary) -> bool {
        use crate::core::game::Outcome::Draw;
        let ends = |wanted: Ending| {
            summary.ending() == Some(wanted)
                || wanted == Ending::Drawn && summary.outcome == Some(Draw)
        };
        let against = |mode: &String| {
            let opponent = summary
                .you()
                .map(|you| &summary.players[you.other().index()]);
            opponent.is_some_and(|opponent| opponent.mode == *mode)
        };
        self.game.is_none_or(|game| summary.game == game)
            && self.result.is_none_or(ends)
            && self.against.as_ref().is_none_or(against)
    }
}
