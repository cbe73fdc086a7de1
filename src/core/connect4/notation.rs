//! Positions as text: the columns played, in order.
//!
//! On boards of up to nine columns that is a string of digits, `4453`, as Connect 4 solvers write
//! it; on wider ones the numbers stand apart, `10,4,12`. Both ways are read on every board.

use std::error::Error;
use std::fmt;

use super::column::Column;
use super::position::Position;
use super::size::Shape;
use crate::core::game::{Game, Refusal};
use crate::core::kit;
use crate::core::plain::number;

/// The most columns that are written as digits without a separator.
const DIGIT_COLUMNS: u8 = 9;

/// Returns the moves that a text stands for, each of them legal on this board after those before
/// it.
///
/// Blanks around the text are ignored. A comma or a blank inside makes it a list of numbers.
///
/// # Errors
/// [`NotationError`] names the first place that is wrong, what stands there, and why it is wrong.
///
/// # Example
/// ```
/// use plot4::core::connect4::{Standard, notation};
///
/// let moves = notation::parse_moves(Standard, "4453")?;
/// assert_eq!(notation::format_moves(Standard, &moves), "4453");
/// # Ok::<(), notation::NotationError>(())
/// ```
///
/// ```
/// use plot4::core::connect4::{Standard, notation};
///
/// let moves = notation::parse_moves(Standard, "443").expect("three moves");
/// assert_eq!(moves[2].number(), 3);
/// assert!(notation::parse_moves(Standard, "448").is_err(), "there is no column 8");
/// ```
pub fn parse_moves<S: Shape>(shape: S, text: &str) -> Result<Vec<Column>, NotationError> {
    let mut position = Position::empty(shape);
    let mut moves = Vec::new();
    for (place, token) in tokens(shape, text) {
        let error = |fault| NotationError {
            place,
            found: token.to_owned(),
            fault,
        };
        let column = number(token)
            .and_then(Column::from_number)
            .filter(|column| column.index() < shape.columns());
        let Some(column) = column else {
            return Err(error(Fault::NotAColumn {
                columns: shape.columns(),
            }));
        };
        position.play(column).map_err(|illegal| {
            error(match illegal.refusal {
                Refusal::GameOver => Fault::AfterTheEnd,
                Refusal::Taken => Fault::FullColumn,
                Refusal::OffBoard => Fault::NotAColumn {
                    columns: shape.columns(),
                },
            })
        })?;
        moves.push(column);
    }
    Ok(moves)
}

/// Returns the position after the moves that a text stands for (see [`parse_moves`]).
///
/// # Errors
/// Those of [`parse_moves`].
pub fn parse_position<S: Shape>(shape: S, text: &str) -> Result<Position<S>, NotationError> {
    let mut position = Position::empty(shape);
    for column in parse_moves(shape, text)? {
        position.make(column);
    }
    Ok(position)
}

/// Returns moves as text: digits where the board has nine columns at most, else numbers with commas
/// between them.
#[must_use]
pub fn format_moves<S: Shape>(shape: S, moves: &[Column]) -> String {
    let separator = if shape.columns() <= DIGIT_COLUMNS {
        ""
    } else {
        ","
    };
    moves
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(separator)
}

/// Returns the pieces of a text that should each be a column, with their places counted in
/// characters from 1.
fn tokens<S: Shape>(shape: S, text: &str) -> Vec<(usize, &str)> {
    let is_separator = |character: char| character == ',' || character.is_whitespace();
    let leading = text
        .chars()
        .take_while(|character| character.is_whitespace())
        .count();
    let trimmed = text.trim();
    let as_digits = shape.columns() <= DIGIT_COLUMNS && !trimmed.contains(is_separator);
    let mut tokens = Vec::new();
    let mut start: Option<(usize, usize)> = None;
    for (count, (offset, character)) in trimmed.char_indices().enumerate() {
        let place = leading + count + 1;
        if as_digits {
            tokens.push((place, &trimmed[offset..offset + character.len_utf8()]));
        } else if is_separator(character) {
            if let Some((place, from)) = start.take() {
                tokens.push((place, &trimmed[from..offset]));
            }
        } else if start.is_none() {
            start = Some((place, offset));
        }
    }
    if let Some((place, from)) = start {
        tokens.push((place, &trimmed[from..]));
    }
    tokens
}

/// A text that is not a position: where, what and why.
pub type NotationError = kit::NotationError<Fault>;

/// A mistake in the text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not the number of a column.
    NotAColumn {
        /// How many columns there are.
        columns: u8,
    },
    /// The column is full.
    FullColumn,
    /// The game is over before it.
    AfterTheEnd,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAColumn { columns } => {
                write!(f, "a column is a number from 1 to {columns}")
            }
            Self::FullColumn => f.write_str("this column is full"),
            Self::AfterTheEnd => f.write_str("the game is over before this move"),
        }
    }
}

impl Error for Fault {}
