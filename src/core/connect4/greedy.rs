//! The greedy player of Quatre en ratlla.
use super::column::Column;
use super::position::Position;
use super::size::Shape;
use crate::core::search::{Control, Report, Strategy};

/// Wins now if it can, else stops the other's line, else makes the longest line of its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<S: Shape> Strategy<Position<S>> for Greedy {
    fn choose(&mut self, _position: &Position<S>, _control: &mut dyn Control<Column>) -> Option<Report<Column>> {
        todo!()
    }
}
