//! Games as text: the points played, in order, as in `H8 G7 I9`.
//!
//! A point is a letter and a number from the lower left, the letter I included. Between points
//! stand blanks or commas.

use std::error::Error;
use std::fmt;

use super::point::Point;
use super::position::{Move, Position};
use super::refusal::Refusal;
use super::setup::Setup;
use crate::core::game::{self, Game};
use crate::core::kit;

/// The text of a pass.
const PASS: &str = "pass";

/// Returns the moves that a text stands for, each of them legal in this game after those before it.
///
/// A pass may be written, as `pass`, or be left out: it is a player's only move where it is one.
///
/// # Errors
/// [`NotationError`] names the first place that is wrong, what stands there, and why it is wrong.
///
/// # Example
/// ```
/// use plot4::core::gomoku::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "h8, g7 I9")?;
/// assert_eq!(notation::format_moves(&moves), "H8 G7 I9");
/// # Ok::<(), notation::NotationError>(())
/// ```
///
/// ```
/// use plot4::core::gomoku::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "H8 G7").expect("two moves");
/// assert_eq!(notation::format_moves(&moves), "H8 G7");
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

/// Returns the point of this board that a text stands for.
///
/// # Errors
/// [`Fault::NotAPoint`], with how far the board reaches.
pub fn parse_point(setup: Setup, text: &str) -> Result<Point, Fault> {
    let point = text.parse().ok().filter(|&point| setup.has(point));
    point.ok_or(Fault::NotAPoint {
        last: Point::at(setup.size() - 1, setup.size() - 1),
    })
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
    let mut position = Position::empty(setup);
    let mut moves = Vec::new();
    for (place, token) in tokens(text) {
        let error = |fault| NotationError {
            place,
            found: token.to_owned(),
            fault,
        };
        let mv = if token.eq_ignore_ascii_case(PASS) {
            Move::Pass
        } else {
            if position.must_pass() {
                position.make(Move::Pass);
                moves.push(Move::Pass);
            }
            Move::Place(parse_point(setup, token).map_err(error)?)
        };
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

/// Returns the pieces of a text between blanks and commas, with their places counted in characters
/// from 1.
fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_separator = |character: char| character == ',' || character.is_whitespace();
    let mut next = 1;
    text.split(is_separator).filter_map(move |token| {
        let place = next;
        next += token.chars().count() + 1;
        (!token.is_empty()).then_some((place, token))
    })
}

/// A text that is not a game: where, what and why.
pub type NotationError = kit::NotationError<Fault>;

/// A mistake in the text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not a point of the board.
    NotAPoint {
        /// The upper right point.
        last: Point,
    },
    /// The rules refuse the move.
    Refused(Refusal),
    /// The game is over before it.
    AfterTheEnd,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPoint { last } => {
                write!(f, "a point is a letter and a number, from A1 to {last}")
            }
            Self::Refused(refusal) => refusal.fmt(f),
            Self::AfterTheEnd => f.write_str("the game is over before this move"),
        }
    }
}

impl Error for Fault {}
