//! Games as text: the points played, in order, as in `H8 G7 I9`.
//!
//! A point is a letter and a number from the lower left, the letter I included. Between points
//! stand blanks or commas.

use super::point::Point;
use super::position::{Move, Position};
use super::setup::Setup;
use crate::core::game::{Game, Reason as _};
use crate::core::kind::{MoveFault, MoveListError, NoSuchPlace, TypedError, spaced};

/// The text of a pass.
const PASS: &str = "pass";

/// Returns the moves that a text stands for, each of them legal in this game after those before it.
///
/// A pass may be written, as `pass`, or be left out: it is a player's only move where it is one.
///
/// # Errors
/// [`MoveListError`] names the first move that is wrong, and why.
///
/// # Example
/// ```
/// use plot4::core::gomoku::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "h8, g7 I9")?;
/// assert_eq!(notation::format_moves(&moves), "H8 G7 I9");
/// # Ok::<(), plot4::core::kind::MoveListError>(())
/// ```
///
/// ```
/// use plot4::core::gomoku::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "H8 G7").expect("two moves");
/// assert_eq!(notation::format_moves(&moves), "H8 G7");
/// ```
pub fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveListError> {
    read(setup, text).map(|(_, moves)| moves)
}

/// Returns the position after the moves that a text stands for (see [`parse_moves`]).
///
/// # Errors
/// Those of [`parse_moves`].
pub fn parse_position(setup: Setup, text: &str) -> Result<Position, MoveListError> {
    read(setup, text).map(|(position, _)| position)
}

/// Returns the point of this board that a text stands for.
///
/// # Errors
/// [`NoSuchPlace`], with how far the board reaches.
pub fn parse_point(setup: Setup, text: &str) -> Result<Point, NoSuchPlace> {
    let point = text.parse().ok().filter(|&point| setup.has(point));
    point.ok_or_else(|| Point::off_board(text, setup.size()))
}

/// Returns moves as text, with a blank between them.
#[must_use]
pub fn format_moves(moves: &[Move]) -> String {
    spaced(moves)
}

/// Returns the moves that a text stands for, and the position after them.
fn read(setup: Setup, text: &str) -> Result<(Position, Vec<Move>), MoveListError> {
    let mut position = Position::empty(setup);
    let mut moves = Vec::new();
    for token in tokens(text) {
        let number = moves.len() + 1;
        let error = |fault| MoveListError {
            number,
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
            let point = parse_point(setup, token)
                .map_err(|wrong| error(MoveFault::Typed(TypedError::NoSuchPlace(wrong))))?;
            Move::Place(point)
        };
        position
            .play(mv)
            .map_err(|illegal| error(MoveFault::Refused(illegal.refusal.name())))?;
        moves.push(mv);
    }
    Ok((position, moves))
}

/// Returns the pieces of a text between blanks and commas.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| character == ',' || character.is_whitespace())
        .filter(|token| !token.is_empty())
}
