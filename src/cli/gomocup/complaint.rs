//! Errors in requests of a manager.

use std::error::Error;
use std::fmt;

use super::place::Place;
use crate::core::game::Reason as _;
use crate::core::gomoku::{Refusal, Setup};
use crate::core::kind::SetupError;
use crate::core::plain::quoted;
use crate::words::Explain as _;
use crate::words::refused;

/// An error in a request, with what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Complaint {
    NoGame,
    /// An unsupported board.
    Setup(SetupError),
    /// A board that is not square.
    Rectangle,
    /// The argument of a command is not a number.
    Number {
        key: &'static str,
        text: String,
    },
    /// The argument of a command is not a place.
    Place {
        command: &'static str,
        text: String,
    },
    /// A line of a block is not a stone.
    Stone {
        text: String,
    },
    /// A line is longer than any command.
    TooLong,
    /// A block of stones has no end.
    NotDone,
    OffBoard {
        place: Place,
        size: u8,
    },
    /// The rules refuse a stone.
    Refused {
        place: Place,
        /// Why.
        refusal: Refusal,
    },
    /// Two stones on one point.
    Twice {
        place: Place,
    },
    /// There is no stone to take back.
    Empty {
        place: Place,
    },
    /// The numbers of stones do not fit whose turn it is.
    Turn {
        /// The stones of the player to move.
        mover: usize,
        /// The stones of the other one.
        other: usize,
    },
    /// There is no order in which the rules allow these stones.
    NoOrder,
    /// The first move on a board with stones.
    NotEmpty,
    GameOver,
    /// Every empty point is forbidden, and the protocol knows no pass.
    MustPass,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame => {
                f.write_str("there is no game yet: begin with START and a size, as in START 15")
            }
            Self::Setup(error) => f.write_str(&error.explain()),
            Self::Rectangle => {
                let (least, most) = (Setup::MIN_SIZE, Setup::MAX_SIZE_OF_ENGINES);
                write!(
                    f,
                    "boards are square here: use START and a size from {least} to {most}"
                )
            }
            Self::Number { key, text } => {
                write!(f, "{} after {key} is not a whole number", quoted(text))
            }
            Self::Place { command, text } => {
                write!(
                    f,
                    "{} is not a point: write {command} x,y, as in {command} 7,7",
                    quoted(text)
                )
            }
            Self::Stone { text } => {
                write!(
                    f,
                    "{} is not a stone: write x,y,who with who 1 (own) or 2 (opponent's), and \
                    DONE at the end",
                    quoted(text)
                )
            }
            Self::TooLong => f.write_str("this line is too long to be a command"),
            Self::NotDone => f.write_str("the stones must end with DONE"),
            Self::OffBoard { place, size } => write!(
                f,
                "{place} is off the board: x and y go from 0 to {}",
                size - 1
            ),
            Self::Refused { place, refusal } => write!(f, "{place}: {}", refused(refusal.name())),
            Self::Twice { place } => write!(f, "{place}: there are two stones on this point"),
            Self::Empty { place } => write!(f, "{place}: there is no stone to take back"),
            Self::Turn { mover, other } => write!(
                f,
                "players alternate, so the player to move has as many stones as the other player \
                or one fewer: here {mover} against {other}"
            ),
            Self::NoOrder => f.write_str("there is no order in which the rules allow these stones"),
            Self::NotEmpty => {
                f.write_str("BEGIN is for an empty board: use RESTART first, or BOARD")
            }
            Self::GameOver => {
                f.write_str("the game is over: begin another one with START or RESTART")
            }
            Self::MustPass => {
                f.write_str("every empty point is forbidden, and there is no pass in this protocol")
            }
        }
    }
}

impl Error for Complaint {}

impl From<SetupError> for Complaint {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
