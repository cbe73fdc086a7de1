//! How far a person is with settling a question, while the adviser is asked about it.

use crate::app::contract::board::BoardUi;
use crate::core::kind::MoveOf;
use crate::worker::Ticket;

/// A person's move that settles a question, while nobody has answered for the computer.
pub(super) struct Settling<K: BoardUi> {
    pub(super) mv: MoveOf<K>,
    pub(super) ticket: Ticket,
    /// The answers of the adviser, once they are there.
    pub(super) answers: Option<Vec<MoveOf<K>>>,
}
