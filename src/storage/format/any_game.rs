//! The operations of an [envelope](super::envelope) on a game of the list.

use std::any::Any;
use std::sync::Arc;

use super::envelope::{AnyGame, Envelope};
use super::error::GamePart;
use super::json;
use super::summary::Summary;
use crate::core::about::Particular;
use crate::core::game::Player;
use crate::core::kind::GameKind;
use crate::session::SavedGame;

impl<K: GameKind> AnyGame for SavedGame<K> {
    fn text(&self, envelope: &Envelope) -> String {
        json::text_of(self, envelope)
    }

    fn beyond_moves(&self) -> Vec<GamePart> {
        let record = &self.record;
        let has_comments = record.places().any(|place| record.comment_at(place).is_some());
        let has_marks = record.places().any(|place| !record.markup_at(place).is_empty());
        let names = Player::BOTH.map(|player| self.names.of(player));
        let parts = [
            (self.setup != K::Setup::default(), GamePart::Setup),
            (record.branches().len() > 1, GamePart::Variations),
            (has_comments, GamePart::Comments),
            (has_marks, GamePart::Marks),
            (names.iter().any(Option::is_some), GamePart::Names),
            (self.about.iter().next().is_some(), GamePart::Info),
        ];
        parts.into_iter().filter(|(is_there, _)| *is_there).map(|(_, part)| part).collect()
    }

    fn number(&self) -> Option<u64> {
        self.number
    }

    fn numbered(&self, number: u64) -> Option<Arc<dyn AnyGame>> {
        let mut numbered = self.clone();
        numbered.number = Some(number);
        Some(Arc::new(numbered))
    }

    fn at_end(&self) -> Option<Arc<dyn AnyGame>> {
        Some(Arc::new(Self::at_end(self)))
    }

    fn at_first_comment(&self) -> Option<Arc<dyn AnyGame>> {
        let mut moved = self.clone();
        let record = &mut moved.record;
        let mut plies = 0..record.cursor();
        let has_comment = |&plies: &usize| record.comment_at(record.place_after(plies)).is_some();
        let first = plies.find(has_comment)?;
        record.go_to(first);
        Some(Arc::new(moved))
    }

    fn holds(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| Self::holds(self, other))
    }

    fn is_same(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| Self::is_same(self, other))
    }

    fn holds_moves(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|other| Self::holds_moves(self, other))
    }

    fn continues(&self, other: &dyn AnyGame) -> bool {
        let other: &dyn Any = other;
        let other: Option<&Self> = other.downcast_ref();
        other.is_some_and(|theirs| {
            // A result comes with the moves; one that is known already has to stay.
            let is_fixed = |&(particular, _): &(Particular, &str)| particular != Particular::Result;
            let mut results = theirs.about.iter().filter(|told| !is_fixed(told));
            let info = self.about.iter().filter(is_fixed);
            self.names == theirs.names
                && self.seats == theirs.seats
                && info.eq(theirs.about.iter().filter(is_fixed))
                && results.all(|told| self.about.iter().any(|own| own == told))
                && !theirs.record.moves().is_empty()
                && Self::holds(self, theirs)
        })
    }

    fn summary(&self) -> Option<Summary> {
        let seats = self.seats.map(|seat| seat.on::<K>(self.setup));
        let game = self.clone();
        Some(Summary::of(&Self { seats, ..game }))
    }
}
