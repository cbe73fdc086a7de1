//! Parts that several games are made of, so that a new one is short: players that do not search, an
//! analyst from any evaluation, a player who plays out the endgames of games that are counted,
//! levels and refusals from tables, points of square boards, and moves that put stones on them.
//!
//! Nothing here knows a game. A game uses what fits and writes the rest itself.

mod level_table;
mod macros;
mod play_out;
mod point;
mod unsearched;

pub use level_table::{
    CHARACTERS, Choice, Computer, LevelTable, Own, Row, character_and_evaluation, with_present,
};
pub(crate) use macros::{numbered, refusals};
pub use play_out::{Counted, Explain, Lead, PlayOut};
pub use point::{
    Placement, Point, Points, RESIGN, TIMES, draw_points, measures, parse_size, square,
    star_points, write_rows,
};
pub use unsearched::{AnyMove, AtAGlance, FirstMove, Lapses, dice_of, unsearched};
