//! The players: people, and the computers to choose from. The only user of random numbers.
//!
//! A computer is described by a value (a [`Level`](crate::core::kind::Level)), written in the MODE
//! notation of the command line and of saved games (`high,defensive`), and turned into a
//! [`Strategy`](crate::core::search::Strategy) by [`strategy`]. Its moves depend on its level, the
//! seed and the position alone, so that undo, redo and replays give the same game move for move.

mod chance;
mod dice;
mod engine_name;
mod name;
mod opening;
mod player_name;
mod seat;

pub use chance::strategy;
pub use dice::{fresh_number, fresh_seed, is_heads, next_seed, seed_of_game};
pub use engine_name::EngineName;
pub use name::{Names, only_human};
pub use opening::opening;
pub use player_name::PlayerName;
pub use seat::{Seat, SeatError};
