//! The players: people, and the computers to choose from. The only user of random numbers.
//!
//! A computer is described by a value (a [`Level`](crate::core::kind::Level)), written in the MODE
//! notation of the command line and of saved games (`high,defensive`), and turned into a
//! [`Strategy`](crate::core::search::Strategy) by [`strategy`]. Its moves depend on its level, the
//! seed and the position alone, so that undo, redo and replays give the same game move for move.

mod chance;
mod name;
mod player_name;
mod seat;

pub use chance::{fresh_number, fresh_seed, is_heads, next_seed, opening, seed_of_game, strategy};
pub use name::{Names, only_human};
pub use player_name::{EngineName, PlayerName};
pub use seat::Seat;
