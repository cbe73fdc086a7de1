//! Building blocks for games, so that a new one is short: players that do not search, an analyst
//! for any evaluation, levels from a table, and points of square boards.
//!
//! Nothing here knows a game. A game uses what fits and writes the rest itself.

mod analyst;
mod diagram;
mod extras;
mod ladder;
mod point;
mod unsearched;

pub use analyst::{Analyst, all_moves};
pub use diagram::write_rows;
pub use extras::{CHARACTERS, Choice, character_and_evaluation};
pub use ladder::{Computer, Ladder, Own, Row};
pub use point::{InvalidPoint, Point, Points, TIMES, measures, parse_size, square};
pub use unsearched::{AnyMove, FirstMove, unsearched};
