//! Games played to their end in microseconds, by chance and rules of thumb: the basis of the Monte
//! Carlo tree search.

pub mod board;
pub mod features;
pub mod grid;
mod knowledge;
mod ladder;
pub mod net;
mod ownership;
mod patterns;
mod policy;
mod prior;
mod two_liberties;
mod weights;

pub use board::{Board, NONE};
pub use ownership::Ownership;
pub use policy::{Policy, Style};
pub use prior::GoPlayouts;
