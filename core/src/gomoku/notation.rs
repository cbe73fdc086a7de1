//! Games as text: the points played, in order, as in `H8 G7 I9`; and boards as lines of text.
//!
//! A point is a letter and a number from the lower left, the letter I included. Between points
//! stand blanks or commas.

use super::point::Point;
use super::position::{Move, Position, winning_points};
use super::setup::Setup;
use crate::kind::{MoveFault, TextLook, read_words, spaced, words};
use crate::kit::{RESIGN, draw_points};

/// Returns the moves that a text stands for, each of them legal in this game after those before it.
///
/// A pass may be written, as `pass`, or be left out: it is a player's only move where it is one.
///
/// # Errors
/// [`MoveFault`] names the first move that is wrong, and why.
///
/// # Example
/// ```
/// use plot4_core::gomoku::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "h8, g7 I9")?;
/// assert_eq!(notation::format_moves(&moves), "H8 G7 I9");
/// # Ok::<(), plot4_core::kind::MoveFault>(())
/// ```
///
/// ```
/// use plot4_core::gomoku::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "H8 G7").expect("two moves");
/// assert_eq!(notation::format_moves(&moves), "H8 G7");
/// ```
pub fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveFault> {
    read(setup, text).map(|(_, moves)| moves)
}

/// Returns the position after the moves that a text stands for (see [`parse_moves`]).
///
/// # Errors
/// Those of [`parse_moves`].
pub fn parse_position(setup: Setup, text: &str) -> Result<Position, MoveFault> {
    read(setup, text).map(|(position, _)| position)
}

/// Returns the point of this board that a text stands for.
///
/// # Errors
/// [`MoveFault::NoSuchPlace`], with how far the board reaches.
pub fn parse_point(setup: Setup, text: &str) -> Result<Point, MoveFault> {
    let point = text.parse().ok().filter(|&point| setup.has(point));
    point.ok_or_else(|| Point::off_board(text, setup.size()))
}

/// Returns moves as text, with a blank between them.
#[must_use]
pub fn format_moves(moves: &[Move]) -> String {
    spaced(moves)
}

/// Returns the moves that a text stands for, and the position after them.
fn read(setup: Setup, text: &str) -> Result<(Position, Vec<Move>), MoveFault> {
    read_words(
        Position::empty(setup),
        words(text),
        &[],
        |position| position.must_pass().then_some(Move::Pass),
        |_, word| match word {
            word if word.eq_ignore_ascii_case("pass") => Ok(Move::Pass),
            word if word.eq_ignore_ascii_case(RESIGN) => Ok(Move::Resign),
            word => parse_point(setup, word).map(Move::Place),
        },
    )
}

/// Returns the board as lines; the stones of winning rows stand in brackets.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let marked = winning_points(position);
    draw_points(
        position.setup().size(),
        |point| look.stone_or(position.stone(point), look.empty()),
        |point| marked.contains(&point),
        ["[", "]", "]"],
    )
}
