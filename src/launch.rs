//! What a person asked for at the start, handed from the command line to the window.

use std::path::PathBuf;

use crate::core::connect4::Computer;
use crate::core::connect4::{Position, Size};
use crate::core::record::Record;
use crate::players;

type Seat = players::Seat<Computer>;
use crate::storage::SavedGame;

/// The wishes of the command line; [`Default`] is the program started by its icon.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// What to show first.
    pub start: Start,
    /// Who was named to play Red and Yellow. `None` for a side that was not named: as the last time, or as the saved game
    /// says (whose seats already heed the names given here).
    pub seats: [Option<Seat>; 2],
    /// The seed of the computers' choices; `None` for a fresh one.
    pub seed: Option<u64>,
    /// How fast two computers are watched, from [`SPEEDS`](crate::storage::SPEEDS); `None`: as the settings say.
    pub speed: Option<f32>,
    /// Whether the game of the last time is offered.
    pub resume: Resume,
}

/// What the window shows first.
#[derive(Clone, Debug, Default)]
pub enum Start {
    /// The title, and whatever comes after it.
    #[default]
    Title,
    /// A game from this record on: the moves of a POSITION, or none on a board of the size asked for.
    Position(Record<Position<Size>>),
    /// A saved game.
    Game {
        /// The file it came from.
        file: PathBuf,
        /// The game, with the seats and the seed of the command line already in it.
        game: Box<SavedGame>,
    },
}

/// Whether to offer the game that was in progress the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Resume {
    /// It is offered.
    #[default]
    Offer,
    /// It is not: the person said `--no-resume`, or asked for something else to be shown.
    Never,
}
