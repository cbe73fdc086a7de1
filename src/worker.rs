//! The only threads: one that thinks for each game on a table, one that reads and writes files, one that paints pictures, one for each file dialog, one
//! that reads [`Requests`] while the program thinks, one that [makes puzzles](PuzzleMaking) while they are wanted, one for sounds, and those of solvers that work together: a [`Team`]'s, the assistant's of a
//! computer that [chooses](choose()), and those that [`solve_tasks`].
//!
//! The window asks and goes on drawing; answers come as events, after a wake-up.

mod aside;
mod choose;
mod deadline;
#[cfg(feature = "gui")]
mod dialog;
mod files;
mod lane;
#[cfg(feature = "gui")]
mod painting;
mod puzzles;
mod requests;
mod sized_team;
#[cfg(feature = "gui")]
mod sound;
mod statistics;
mod team;
mod thinking;

pub use choose::{choose, cores};
pub use deadline::Deadline;
pub use files::{Answer, Existing, FileEvent, FileKind, Files, LastGame, ProgressRead, Purpose};
#[cfg(feature = "gui")]
pub use painting::Paint;
pub use puzzles::PuzzleMaking;
pub use requests::Requests;
pub use sized_team::{SizedMemory, SizedTeam, Unsolvable};
#[cfg(feature = "gui")]
pub use sound::{Cue, Order, Sound, Sounds};
pub use statistics::StatisticsRead;
pub use team::{Question, Team, solve_tasks};
pub use thinking::{Thinking, Thought, Ticket, Words};
