//! Errors in moves and their notation, as sentences.

use crate::core::game::{IllegalMove, Reason};
use crate::core::kind::{
    MoveFault, MoveListError, NoSuchPlace, PlaceKind, PositionError, TypedError,
};
use crate::core::plain::value;
use crate::words::explain::Explain;
use crate::words::list::one_of;
use crate::words::text::errors;

/// Returns why the rules refuse a move, given the name of the reason.
#[must_use]
pub fn refused(reason: &'static str) -> String {
    errors::refused(reason)
}

impl<M, R: Reason> Explain for IllegalMove<M, R> {
    fn explain(&self) -> String {
        refused(self.refusal.name())
    }
}

impl Explain for NoSuchPlace {
    fn explain(&self) -> String {
        let (name, first, last) = (value(&self.name), self.first(), self.last.as_str());
        let kind = match self.kind {
            PlaceKind::Column => "column",
            PlaceKind::Square => "square",
            PlaceKind::Point => "point",
            PlaceKind::PointWithoutI => return errors::no_letter_i(name, first, last),
        };
        errors::no_such_place(kind, name, first, last)
    }
}

impl Explain for TypedError {
    fn explain(&self) -> String {
        match self {
            Self::NotAMove => errors::not_a_move_of_the_game().to_owned(),
            Self::NoSuchPlace(place) => place.explain(),
            Self::NoSuchMove { from, to } => errors::no_such_move(from, to),
            Self::Ambiguous { one } => errors::several_jumps(one),
            Self::NotListed { count: 0, .. } => refused("game-over"),
            Self::NotListed { number, count } => {
                errors::not_listed(number.to_string(), count.to_string())
            }
        }
    }
}

impl Explain for MoveFault {
    fn explain(&self) -> String {
        match self {
            Self::NotAMove { examples } => errors::not_a_move(one_of(examples)),
            Self::Typed(error) => error.explain(),
            Self::Refused(reason) => refused(reason),
        }
    }
}

impl Explain for PositionError {
    fn explain(&self) -> String {
        match self {
            Self::Moves(error) => error.explain(),
            Self::Setup(error) => error.explain(),
        }
    }
}

impl Explain for MoveListError {
    fn explain(&self) -> String {
        errors::move_list(
            self.number.to_string(),
            value(&self.found),
            self.fault.explain(),
        )
    }
}
