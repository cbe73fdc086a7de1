//! Errors in names of players and games, and in dates, as sentences.

use crate::core::day::DayError;
use crate::core::kind::LevelError;
use crate::core::plain::value;
use crate::games::{GameId, UnknownGame};
use crate::players::SeatError;
use crate::words::explain::Explain;
use crate::words::list::one_of;
use crate::words::text::errors;

impl Explain for LevelError {
    fn explain(&self) -> String {
        match self {
            Self::NotALevel { text, choices } => {
                errors::unknown_computer(value(text), one_of(choices))
            }
            Self::Depth { text, greatest } if text.is_empty() => {
                errors::no_depth(greatest.to_string())
            }
            Self::Depth { text, greatest } => errors::depth(value(text), greatest.to_string()),
            Self::Games { text, least, most } => {
                errors::games(value(text), least.to_string(), most.to_string())
            }
            Self::NotAnExtra { word, choices } if choices.is_empty() => {
                errors::no_extras(value(word))
            }
            Self::NotAnExtra { word, choices } => {
                errors::unknown_extra(value(word), one_of(choices))
            }
            Self::Twice { word } => errors::second_extra(value(word)),
        }
    }
}

impl Explain for SeatError {
    fn explain(&self) -> String {
        match self {
            Self::NotAPlayer { text, levels } => {
                let names: Vec<&str> = ["human"].iter().chain(levels).copied().collect();
                errors::unknown_player(value(text), one_of(&names))
            }
            Self::Level(error) => error.explain(),
            Self::HumanExtra { word } => errors::human_extra(value(word)),
            Self::NamelessEngine => errors::nameless_engine().to_owned(),
        }
    }
}

impl Explain for UnknownGame {
    fn explain(&self) -> String {
        let names: Vec<&str> = GameId::ALL.iter().map(|id| id.name()).collect();
        errors::unknown_game(value(&self.text), one_of(&names))
    }
}

impl Explain for DayError {
    fn explain(&self) -> String {
        errors::not_a_date(value(&self.text))
    }
}
