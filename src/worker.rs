//! All threads of the program: one that thinks for each game on a table, one that saves the game in
//! progress, one for the other files of the user's folders, one for each file that the user names
//! and for each file dialog, one that paints pictures, one that reads [requests](RequestQueue)
//! while the program thinks, one that [makes puzzles](PuzzleMaking), one that [finds the user's own
//! mistakes](MistakeSearch), one for sounds, and those of solvers that work together: a [`Team`]'s,
//! those that help a computer to [choose](choose()), those that [`solve_tasks`], and those that
//! play games [side by side](side_by_side()). [Engines](EngineSeat) are processes, with threads
//! that speak to them.
//!
//! The window sends requests and keeps drawing; answers arrive as events, after a wake-up.

mod autosave;
mod choose;
#[cfg(feature = "gui")]
mod dialog;
mod engine;
mod file_event;
mod files;
mod files_of_game;
mod own_files;
#[cfg(feature = "gui")]
mod painting;
mod panics;
mod past_games;
mod puzzles;
mod quarantine;
mod request_queue;
mod side_by_side;
#[cfg(feature = "gui")]
mod sound;
mod statistics;
mod team;
mod thinking;
mod unfinished;
mod worker_thread;
mod writer;

pub use choose::{Deadline, choose, choose_together, cores};
#[cfg(feature = "gui")]
pub use dialog::DialogLabels;
#[cfg(all(windows, feature = "gui"))]
pub use dialog::show_error;
#[cfg(unix)]
pub use engine::guard_engines;
#[cfg(target_os = "linux")]
pub use engine::{ENGINE_COMMAND, become_engine};
pub use engine::{
    EngineFault, EngineOrder, EngineSeat, EngineSeats, EngineTrial, wait_for_engines,
};
pub use file_event::{
    Answer, CountNotice, Existing, FileEvent, FileKind, NamedFile, PastBatch, ProgressRead,
    Purpose, Request, UnfinishedGames,
};
pub use files::Files;
pub use files_of_game::FilesOfGame;
#[cfg(feature = "gui")]
pub use painting::Paint;
pub use panics::{guard_window, keep_crash_reports, say_panics};
pub use past_games::{DueMistakes, Later, MistakeSearch, PastMistake};
pub use puzzles::PuzzleMaking;
pub use request_queue::{EndOfInput, RequestQueue};
pub use side_by_side::side_by_side;
#[cfg(feature = "gui")]
pub use sound::{Cue, Order, Sound, Sounds};
pub use statistics::StatisticsRead;
pub use team::{Question, SizedMemory, SizedTeam, Team, solve_tasks};
pub use thinking::{NoAnswer, Reasons, Thinking, Thought};
pub use unfinished::BeingWritten;
pub use writer::Writer;
