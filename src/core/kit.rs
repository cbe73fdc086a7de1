//! Parts that several games are made of, so that a new one is short: players that do not search, an
//! analyst from any evaluation, and levels by name or depth.
//!
//! Nothing here knows a game. A game takes what fits and writes the rest itself.

mod analyst;
mod ladder;

mod unsearched;

pub use analyst::{Analyst, all_moves};
pub use ladder::{Computer, Ladder, Own, Row};

pub use unsearched::{AnyMove, FirstMove, unsearched};
