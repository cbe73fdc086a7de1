//! Parts that several games are made of, so that a new one is short: players that do not search, an
//! analyst from any evaluation, a player who plays out the endgames of games that are counted, levels
//! and refusals from tables, points of square boards, and moves that put stones on them.
//!
//! Nothing here knows a game. A game uses what fits and writes the rest itself.

mod at_a_glance;
mod diagram;
mod extras;
mod ladder;
mod lapses;
mod placement;
mod play_out;
mod point;
mod refusals;
mod unsearched;

pub use at_a_glance::AtAGlance;
pub use diagram::{draw_points, write_rows};
pub use extras::{CHARACTERS, Choice, character_and_evaluation};
pub use ladder::{Computer, Ladder, Own, Row, with_present};
pub use lapses::{Lapses, dice_of};
pub use placement::{Placement, RESIGN};
pub use play_out::{Counted, Explain, Lead, PlayOut};
pub use point::{InvalidPoint, Point, Points, TIMES, measures, parse_size, square};
pub(crate) use refusals::refusals;
pub use unsearched::{AnyMove, FirstMove, unsearched};
