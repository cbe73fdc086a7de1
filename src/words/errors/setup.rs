//! Errors in set-ups, as sentences.

use crate::core::game::Player;
use crate::core::kind::{PlaceKind, SetupError, SetupFault, StartFault};
use crate::core::plain::value;
use crate::words::explain::Explain;
use crate::words::list::one_of;
use crate::words::text::errors;

impl Explain for SetupError {
    fn explain(&self) -> String {
        self.fault.explain()
    }
}

impl Explain for SetupFault {
    fn explain(&self) -> String {
        match self {
            Self::Unreadable { text, example } => errors::unreadable_value(value(text), example),
            Self::Size {
                size,
                least,
                most,
                is_even,
            } => {
                let (size, least, most) = (value(size), least.to_string(), most.to_string());
                if *is_even {
                    errors::board_size_even(size, least, most)
                } else {
                    errors::board_size(size, least, most)
                }
            }
            Self::TooSmall { size, least } => errors::board_too_small(size, least.to_string()),
            Self::TooLarge { size } => errors::board_too_large(size),
            Self::Number {
                text,
                least,
                most,
                word,
            } => {
                let (text, least, most) = (value(text), least.to_string(), most.to_string());
                match *word {
                    Some(word) => errors::value_range_or_word(text, least, most, word),
                    None => errors::value_range(text, least, most),
                }
            }
            Self::Choice { text, names } => errors::unknown_value(value(text), one_of(names)),
            Self::Komi { text, most } => errors::komi(value(text), most.to_string()),
            Self::NoHandicap { size, sizes } => {
                let square = |size: &u8| format!("{size}x{size}");
                let sizes: Vec<String> = sizes.iter().map(square).collect();
                errors::no_handicap(square(size), one_of(&sizes))
            }
            Self::HandicapAndStones => errors::handicap_and_stones().to_owned(),
            Self::Start(fault) => fault.explain(),
        }
    }
}

impl Explain for StartFault {
    fn explain(&self) -> String {
        match self {
            Self::Unreadable { part, example } => {
                errors::unreadable_position(value(part), *example)
            }
            Self::Twice { kind, place } => match kind {
                PlaceKind::Column | PlaceKind::Square => errors::two_pieces(place),
                PlaceKind::Point | PlaceKind::PointWithoutI => errors::two_stones(place),
            },
            Self::OffBoard(place) => place.explain(),
            Self::NoLiberty { point } => errors::no_liberty(point),
            Self::NotCrowned { square } => errors::not_crowned(square),
            Self::NoPieces { side } => errors::no_pieces(match side {
                Player::First => "first",
                Player::Second => "second",
            }),
        }
    }
}
