//! Sentences of errors for the text of [`Damage`](crate::storage::Damage), until that holds values;
//! every other place uses `words`.

use std::fmt;

use super::level::LevelError;
use super::place::{NoSuchPlace, PlaceKind};
use super::setup_fault::{SetupFault, StartFault};
use super::typed::{MoveFault, MoveListError, TypedError};
use crate::core::count::one_of;
use crate::core::game::{Player, Reason};
use crate::core::plain::value;

/// Returns why the rules refuse a move.
pub fn refused(reason: impl Reason) -> String {
    MoveFault::Refused(reason.name()).to_string()
}

impl fmt::Display for NoSuchPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, note) = match self.kind {
            PlaceKind::Column => ("column", ""),
            PlaceKind::Point => ("point", ""),
            PlaceKind::PointWithoutI => ("point", " (the letter I is not used)"),
            PlaceKind::Square => ("square", ""),
        };
        write!(
            f,
            "There is no {kind} {}: choose {} to {}{note}",
            value(&self.name),
            self.kind.first(),
            self.last
        )
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { text, example } => {
                write!(
                    f,
                    "Unknown value “{}”: write it as in {example}",
                    value(text)
                )
            }
            Self::Size {
                size,
                least,
                most,
                is_even,
            } => {
                let even = if *is_even { "even numbers from " } else { "" };
                write!(
                    f,
                    "Unsupported board size {size}: choose {even}{least} to {most}"
                )
            }
            Self::TooSmall { size, least } => write!(
                f,
                "Unsupported board size {size}: choose at least {least} columns and {least} rows"
            ),
            Self::TooLarge { size } => write!(
                f,
                "Unsupported board size {size}: (rows + 1) × columns must be 128 or less"
            ),
            Self::Number {
                text,
                least,
                most,
                word,
            } => {
                write!(
                    f,
                    "Unsupported value “{}”: choose {least} to {most}",
                    value(text)
                )?;
                word.map_or(Ok(()), |word| write!(f, ", or {word}"))
            }
            Self::Choice { text, names } => write!(
                f,
                "Unknown value “{}”: choose {}",
                value(text),
                one_of(names)
            ),
            Self::Komi { text, most } => write!(
                f,
                "Unsupported komi “{}”: choose whole or half points up to {most}, as in 7.5",
                value(text)
            ),
            Self::NoHandicap { size, sizes } => {
                let sizes: Vec<String> =
                    sizes.iter().map(|size| format!("{size}x{size}")).collect();
                let sizes: Vec<&str> = sizes.iter().map(String::as_str).collect();
                write!(
                    f,
                    "There is no handicap on {size}x{size}: choose {}",
                    one_of(&sizes)
                )
            }
            Self::HandicapAndStones => {
                f.write_str("Choose a handicap or stones of your own, not both")
            }
            Self::Start(fault) => fault.fmt(f),
        }
    }
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { part, example } => write!(
                f,
                "Unknown position “{}”: write it as in {example}",
                value(part)
            ),
            Self::Twice { kind, place } => match kind {
                PlaceKind::Square | PlaceKind::Column => {
                    write!(f, "There are two pieces on square {place}")
                }
                PlaceKind::Point | PlaceKind::PointWithoutI => {
                    write!(f, "There are two stones on {place}")
                }
            },
            Self::OffBoard(place) => place.fmt(f),
            Self::NoLiberty { point } => write!(
                f,
                "The stone on {point} has no liberties: it would have been captured"
            ),
            Self::NotCrowned { square } => write!(
                f,
                "The man on {square} is on its last row: write K{square} for a king"
            ),
            Self::NoPieces { side } => {
                let side = match side {
                    Player::First => "Red (B)",
                    Player::Second => "White",
                };
                write!(f, "{side} has no pieces: both sides need at least one")
            }
        }
    }
}

impl fmt::Display for TypedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove => f.write_str("This is not a move of this game"),
            Self::NoSuchPlace(place) => place.fmt(f),
            Self::NoSuchMove { from, to } => write!(
                f,
                "No piece can go from {from} to {to}: write a move as in 11-15, a jump as in \
                15x24x31"
            ),
            Self::Ambiguous { one } => {
                write!(
                    f,
                    "There are several such jumps: write every square, as in {one}"
                )
            }
            Self::NotListed { number, count } => {
                write!(f, "The list has no move {number}: choose 1 to {count}")
            }
        }
    }
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove { examples } => {
                write!(f, "This is not a move: write it as in {}", one_of(examples))
            }
            Self::Typed(error) => error.fmt(f),
            Self::Refused(name) => f.write_str(match *name {
                "game-over" => "The game is already over",
                "off-board" => "The board has no such place",
                "full-column" => "This column is full",
                "taken" => "This place is already taken",
                "double-three" => "Double three is forbidden for Black",
                "double-four" => "Double four is forbidden for Black",
                "overline" => "An overline is forbidden for Black",
                "may-not-pass" => "You can pass only if there is nowhere to play",
                "self-capture" => "The stone would have no liberties",
                "ko" => "You cannot take back at once (ko)",
                "superko" => "This would repeat an earlier position (superko)",
                "settling" => "Both players have passed: only dead stones can be marked now",
                "yielding" => "Only a pass is possible here: play continues with the opponent",
                "not-settling" => "Dead stones are marked after two passes",
                "no-stone" => "There is no stone on this point",
                "no-piece" => "There is no piece on this square",
                "not-yours" => "This is the opponent’s piece",
                "backward" => "A man can only move forward",
                "nothing-to-jump" => "There is no piece to jump over",
                "must-jump" => "You must jump",
                "must-jump-on" => "The piece must keep jumping",
                "other-board" => "This move is for a board of another size",
                _ => "The rules do not allow this move",
            }),
        }
    }
}

impl fmt::Display for MoveListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Move {} (“{}”): {}",
            self.number,
            value(&self.found),
            self.fault
        )
    }
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALevel { text, choices } => write!(
                f,
                "Unknown computer “{}”: choose {}",
                value(text),
                one_of(choices)
            ),
            Self::Depth { text, greatest } if text.is_empty() => {
                write!(
                    f,
                    "A search needs a depth from 1 to {greatest}, as in search:9"
                )
            }
            Self::Depth { text, greatest } => write!(
                f,
                "Unsupported depth “{}”: choose 1 to {greatest}, as in search:9",
                value(text)
            ),
            Self::Games { text, least, most } => write!(
                f,
                "Unsupported number of games “{}”: choose {least} to {most}, as in playouts:5000",
                value(text)
            ),
            Self::NotAnExtra { word, choices: [] } => {
                write!(
                    f,
                    "“{}” does not describe a computer of this game",
                    value(word)
                )
            }
            Self::NotAnExtra { word, choices } => write!(
                f,
                "“{}” does not describe a computer: choose {}",
                value(word),
                one_of(choices)
            ),
            Self::Twice { word } => write!(
                f,
                "“{}” is one too many: choose one character and one evaluation",
                value(word)
            ),
        }
    }
}
