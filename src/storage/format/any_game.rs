//! The operations of an [envelope](super::envelope) on a game of the list.

use std::any::Any;
use std::sync::Arc;

use super::envelope::{AnyGame, Loaded};
use super::json;
use super::summary::Summary;
use crate::core::about::Particular;
use crate::core::kind::GameKind;
use crate::players::Seat;
use crate::session::Coach;
use crate::storage::error::GamePart;

impl<K: GameKind> AnyGame for Loaded<K> {
    fn text(&self, coach: Option<Coach>) -> String {
        json::text_of(self, coach)
    }

    fn beyond_moves(&self) -> Vec<GamePart> {
        Self::beyond_moves(self)
    }

    fn number(&self) -> Option<u64> {
        self.game.number
    }

    fn numbered(&self, number: u64) -> Option<Arc<dyn AnyGame>> {
        let mut numbered = self.clone();
        numbered.game.number = Some(number);
        Some(Arc::new(numbered))
    }

    fn at_end(&self) -> Option<Arc<dyn AnyGame>> {
        let game = self.game.at_end();
        Some(Arc::new(Self {
            game,
            ..self.clone()
        }))
    }

    fn at_first_comment(&self) -> Option<Arc<dyn AnyGame>> {
        let mut moved = self.clone();
        let record = &mut moved.game.record;
        let mut plies = 0..record.cursor();
        let has_comment = |&plies: &usize| record.comment_at(record.place_after(plies)).is_some();
        let first = plies.find(has_comment)?;
        record.go_to(first);
        Some(Arc::new(moved))
    }

    fn holds(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| self.game.holds(&other.game))
    }

    fn is_same(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| self.game.is_same(&other.game))
    }

    fn holds_moves(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| self.game.holds_moves(&other.game))
    }

    fn continues(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| {
            let [own, theirs] = [self, other].map(|game| game.seated([Seat::Human; 2], 0, None));
            // A result comes with the moves; one that is known already has to stay.
            let is_fixed = |&(particular, _): &(Particular, &str)| particular != Particular::Result;
            let mut results = theirs.about.iter().filter(|told| !is_fixed(told));
            let info = own.about.iter().filter(is_fixed);
            own.names == theirs.names
                && own.seats == theirs.seats
                && info.eq(theirs.about.iter().filter(is_fixed))
                && results.all(|told| own.about.iter().any(|own| own == told))
                && !theirs.record.moves().is_empty()
                && own.holds(&theirs)
        })
    }

    fn summary(&self) -> Option<Summary> {
        Some(Summary::of(&self.seated([Seat::Human; 2], 0, None)))
    }
}
