//! A position as rows of characters.

use std::fmt;

use super::{Piece, Position, Rank};
use crate::checkers::shape::Shape;
use crate::game::Player;
use crate::kit::write_rows;

impl<S: Shape> fmt::Display for Position<S> {
    /// Writes the board row by row from the top: `x` and `X` for Red's men and kings, `o` and `O`
    /// for White's, `.` for a free dark square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        write_rows(f, 0..size.rows(), size.columns(), |column, row| {
            let Some(square) = size.at(row, column) else {
                return " ";
            };
            match self
                .piece(square)
                .map(|Piece { owner, rank }| (owner, rank))
            {
                None => ".",
                Some((Player::First, Rank::Man)) => "x",
                Some((Player::First, Rank::King)) => "X",
                Some((Player::Second, Rank::Man)) => "o",
                Some((Player::Second, Rank::King)) => "O",
            }
        })
    }
}

impl<S: Shape> fmt::Debug for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n{}\n", self.diagram())
    }
}
