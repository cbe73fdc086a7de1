//! Games as text: moves one after the other, as in `11-15 23-19 8-11`.
//!
//! A step is written with a hyphen, a jump with an `x` and every square that it touches:
//! `15x24x31`. Its ends alone, `15x31`, will do where they mean one move.
//! Move numbers (`1.`) are passed over.

use std::error::Error;
use std::fmt;

use super::moves::Move;
use super::position::Position;
use super::refusal::Refusal;
use super::setup::Setup;
use super::shape::{Shape, Size};
use super::square::Square;
use crate::core::game::{self, Game};
use crate::core::plain::quoted;

/// Returns the moves that a text stands for, each of them legal in this game after those before it.
///
/// # Errors
/// [`NotationError`] names the first move that is wrong, and why.
///
/// # Example
/// ```
/// use plot4::core::checkers::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "1. 11-15 23-18 2. 8-11")?;
/// assert_eq!(notation::format_moves(&moves), "11-15 23-18 8-11");
/// # Ok::<(), notation::NotationError>(())
/// ```
///
/// ```
/// use plot4::core::checkers::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "1. 11-15 22-18 2. 15x22").expect("moves");
/// assert_eq!(notation::format_moves(&moves), "11-15 22-18 15x22");
/// ```
pub fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, NotationError> {
    read(setup, text).map(|(_, moves)| moves)
}

/// Returns the position after the moves that a text stands for (see [`parse_moves`]).
///
/// # Errors
/// Those of [`parse_moves`].
pub fn parse_position(setup: Setup, text: &str) -> Result<Position, NotationError> {
    read(setup, text).map(|(position, _)| position)
}

/// Returns moves as text, with a blank between them.
#[must_use]
pub fn format_moves(moves: &[Move]) -> String {
    moves
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the moves that a text stands for, and the position after them.
fn read(setup: Setup, text: &str) -> Result<(Position, Vec<Move>), NotationError> {
    let mut position = Position::start(setup);
    let mut moves = Vec::new();
    let is_number = |token: &str| {
        token
            .strip_suffix('.')
            .is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let tokens = text.split(|character: char| character == ',' || character.is_whitespace());
    for token in tokens.filter(|token| !token.is_empty() && !is_number(token)) {
        let error = |fault| NotationError {
            number: moves.len() + 1,
            found: token.to_owned(),
            fault,
        };
        let mv = parse_move(&position, token).map_err(error)?;
        position.play(mv).map_err(|illegal| {
            error(match illegal.refusal {
                Refusal::Basic(game::Refusal::GameOver) => Fault::AfterTheEnd,
                refusal => Fault::Refused(refusal),
            })
        })?;
        moves.push(mv);
    }
    Ok((position, moves))
}

/// Returns the move that a text stands for in a position; it need not be legal.
///
/// # Errors
/// [`Fault`], if it is no move, or means more than one.
pub fn parse_move<S: Shape>(position: &Position<S>, text: &str) -> Result<Move, Fault> {
    let size = position.size();
    let squares = parse_squares(size, text)?;
    let (Some(&from), Some(&to)) = (squares.first(), squares.last()) else {
        return Err(Fault::NotAMove);
    };
    // Squares of a chain may be left out, as long as one move remains.
    let mut moves = Vec::new();
    position.moves_of(from, &mut moves);
    let fits = |mv: &Move| {
        let path = mv.path();
        let mut rest = path.iter();
        mv.to() == to
            && squares
                .iter()
                .all(|square| rest.any(|other| other == square))
    };
    match moves
        .iter()
        .copied()
        .filter(fits)
        .collect::<Vec<_>>()
        .as_slice()
    {
        [mv] => return Ok(*mv),
        [] => {}
        [first, ..] => {
            // The whole path of one may be a part of another's.
            return moves
                .iter()
                .copied()
                .find(|mv| mv.path() == squares)
                .ok_or(Fault::Ambiguous { one: *first });
        }
    }
    Move::along(size, &squares).ok_or(Fault::NoSuchMove { from, to })
}

/// Returns the squares of a move that a text names, at least two.
///
/// # Errors
/// [`Fault::NotAMove`], or [`Fault::NoSuchSquare`] if the board does not have one of them.
pub fn parse_squares(size: Size, text: &str) -> Result<Vec<Square>, Fault> {
    let number = |digits: &str| {
        let is_number = !digits.is_empty()
            && digits.len() <= 3
            && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = if is_number {
            digits.parse::<u16>().ok()
        } else {
            None
        }
        .ok_or(Fault::NotAMove)?;
        let square = u8::try_from(number)
            .ok()
            .and_then(Square::from_number)
            .filter(|&square| size.has(square));
        square.ok_or(Fault::NoSuchSquare {
            number,
            last: size.squares(),
        })
    };
    let squares = text
        .split(['-', '–', 'x', 'X', '×', ':'])
        .map(number)
        .collect::<Result<Vec<_>, _>>()?;
    if squares.len() < 2 {
        Err(Fault::NotAMove)
    } else {
        Ok(squares)
    }
}

/// A text that is not a game: where, what and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Which move is wrong, counted from 1.
    pub number: usize,
    /// The text that was found.
    pub found: String,
    /// The mistake.
    pub fault: Fault,
}

/// A mistake in the text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not written as a move is.
    NotAMove,
    /// No piece goes from the one square to the other, by the squares that were written.
    NoSuchMove {
        /// The first square that was written.
        from: Square,
        /// The last one.
        to: Square,
    },
    /// The board does not have one of its squares.
    NoSuchSquare {
        /// The number that stands there.
        number: u16,
        /// The number of the last square.
        last: u8,
    },
    /// There are several such chains.
    Ambiguous {
        /// One of them.
        one: Move,
    },
    /// The rules refuse the move.
    Refused(Refusal),
    /// The game is over before it.
    AfterTheEnd,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove => {
                f.write_str("a move is written as in 11-15, and a jump as in 15x24x31")
            }
            Self::NoSuchMove { from, to } => {
                write!(
                    f,
                    "no piece goes from {from} to {to} like that: a piece moves as in 11-15, and \
                    jumps as in 15x24x31"
                )
            }
            Self::NoSuchSquare { number, last } => {
                write!(f, "there is no square {number}: choose from 1 to {last}")
            }
            Self::Ambiguous { one } => write!(
                f,
                "that can be several chains: write all squares, as in {one}"
            ),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::AfterTheEnd => f.write_str("the game is over before this move"),
        }
    }
}

impl Error for Fault {}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            found,
            fault,
        } = self;
        write!(f, "move {number}, {}: {fault}", quoted(found))
    }
}

impl Error for NotationError {}
