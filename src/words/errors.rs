//! Errors of `core`, `games`, `players` and engines as sentences.

use std::process::ExitStatus;

use super::language::Language;
use super::list::one_of;
use super::text::{engines, errors};
use crate::core::game::Player;
use crate::core::kind::{MoveFault, PlaceKind, Protocol, SetupError, SetupFault};
use crate::core::plain::{one_line, quoted, value};
use crate::games::GameId;
use crate::worker::EngineFault;

/// The most characters of the last line of an engine's errors: a path and a reason.
const MOST_OF_LAST_WORDS: usize = 120;

/// Returns why the rules refuse a move, given the name of the reason.
#[must_use]
pub fn refused(reason: &'static str) -> String {
    errors::refused(reason)
}

fn no_such_place(kind: PlaceKind, name: &str, last: &str) -> String {
    let (name, first) = (value(name), kind.first(last));
    let kind = match kind {
        PlaceKind::Column => "column",
        PlaceKind::Square => "square",
        PlaceKind::Point => "point",
        PlaceKind::PointWithoutI => return errors::no_letter_i(name, first, last),
    };
    errors::no_such_place(kind, name, first, last)
}

impl Explain for MoveFault {
    fn explain(&self) -> String {
        match self {
            Self::Unreadable => errors::not_a_move_of_the_game().to_owned(),
            Self::NotAMove { examples } => errors::not_a_move(one_of(examples)),
            Self::Refused(reason) => refused(reason),
            Self::NoSuchPlace { kind, name, last } => no_such_place(*kind, name, last),
            Self::NoSuchMove { from, to } => errors::no_such_move(from, to),
            Self::Ambiguous { one } => errors::several_jumps(one),
            Self::NotListed { count: 0, .. } => refused("game-over"),
            Self::NotListed { number, count } => {
                errors::not_listed(number.to_string(), count.to_string())
            }
            Self::InList { number, found, fault } => {
                errors::move_list(number.to_string(), value(found), fault.explain())
            }
        }
    }
}

/// Says that no game has this name, and which ones there are.
#[must_use]
pub fn unknown_game(name: &str) -> String {
    let names: Vec<&str> = GameId::ALL.iter().map(|id| id.name()).collect();
    errors::unknown_game(value(name), one_of(&names))
}

impl Explain for SetupError {
    fn explain(&self) -> String {
        self.fault.explain()
    }
}

impl Explain for SetupFault {
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
            Self::ExtraTwice { word } => errors::second_extra(value(word)),
            Self::NotAPlayer { text, levels } => {
                let names: Vec<&str> = ["human"].iter().chain(levels).copied().collect();
                errors::unknown_player(value(text), one_of(&names))
            }
            Self::HumanExtra { word } => errors::human_extra(value(word)),
            Self::NamelessEngine => errors::nameless_engine().to_owned(),
            Self::Unreadable { text, example } => errors::unreadable_value(value(text), example),
            Self::Oblong { columns, rows } => errors::oblong(*columns, *rows),
            Self::Size { size, least, most, is_even } => {
                let (size, least, most) = (value(size), least.to_string(), most.to_string());
                if *is_even {
                    errors::board_size_even(size, least, most)
                } else {
                    errors::board_size(size, least, most)
                }
            }
            Self::TooSmall { size, least } => errors::board_too_small(size, least.to_string()),
            Self::TooLarge { size } => errors::board_too_large(size),
            Self::Number { text, least, most, word } => {
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
            Self::Position { part, example } => errors::unreadable_position(value(part), *example),
            Self::Twice { kind, place } => match kind {
                PlaceKind::Column | PlaceKind::Square => errors::two_pieces(place),
                PlaceKind::Point | PlaceKind::PointWithoutI => errors::two_stones(place),
            },
            Self::Moves(fault) | Self::OffBoard(fault) => fault.explain(),
            Self::NoLiberty { point } => errors::no_liberty(point),
            Self::NotCrowned { square } => errors::not_crowned(square),
            Self::NoPieces { side } => errors::no_pieces(match side {
                Player::First => "first",
                Player::Second => "second",
            }),
        }
    }
}

/// An error or a refusal that can be put into words.
///
/// The layers below `words` return such values without text.
pub trait Explain {
    /// Returns one sentence in this thread's language: the problem, then what would be right.
    fn explain(&self) -> String;
}

fn ended(name: &str, status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return engines::ended_by_signal(name, signal.to_string());
    }
    match status.code() {
        Some(code) if code != 0 => engines::ended_with_status(name, code.to_string()),
        _ => engines::ended(name),
    }
}

/// Returns why the engine with this name makes no move.
#[must_use]
pub fn engine_fault(name: &str, fault: &EngineFault) -> String {
    match fault {
        EngineFault::Unknown => engines::unknown(name),
        EngineFault::Command => engines::wrong_command(name),
        EngineFault::NotStarted(error) => engines::not_started(name, error.explain()),
        EngineFault::Unsupported => engines::unsupported(name),
        EngineFault::Refused { command, answer } => {
            engines::refused(name, value(command), value(answer))
        }
        EngineFault::NoInterpreter(interpreter) => {
            engines::no_interpreter(name, value(interpreter))
        }
        EngineFault::Foreign => engines::foreign(name),
        EngineFault::Silent => engines::silent(name),
        EngineFault::OtherProtocol { answer, expected } => {
            let protocol = match expected {
                Protocol::Gtp => "gtp",
                Protocol::Gomocup => "gomocup",
            };
            let [_, example] = expected.example();
            engines::other_protocol(name, value(answer), protocol, example)
        }
        EngineFault::Ended { status, last_words } => {
            let ended = status.map_or_else(|| engines::ended(name), |status| ended(name, status));
            match last_words {
                Some(line) => engines::last_words(ended, one_line(line, MOST_OF_LAST_WORDS)),
                None => ended,
            }
        }
        EngineFault::Flood => engines::flood(name),
        EngineFault::Illegal(answer) => engines::illegal(name, value(answer)),
    }
}

/// Says that no language has this tag, and which ones there are.
#[must_use]
pub fn unknown_language(tag: &str) -> String {
    let languages = Language::all().map(|known| errors::language(known.tag(), known.own_name()));
    let languages: Vec<String> = languages.collect();
    errors::unknown_language(quoted(tag), one_of(&languages))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_language_is_told_with_those_there_are() {
        let said = unknown_language("tlh");
        assert!(said.starts_with("Unknown language `tlh`: choose en (English)"), "{said}");
    }
}
