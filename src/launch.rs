//! The requests of the command line at the start, handed to the window, or to the painter of
//! pictures, which needs none. Neither of them knows the grammar of the command line,
//! and no file is read on the way.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::core::kind::GameKind;
use crate::players::{Names, Seat};
use crate::storage::{Colours, Envelope};

/// The command line's requests to the window; [`Default`] is the program started by its icon.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The [name](crate::core::kind::GameSetup::NAME) of the game to begin with; `None`: the one of
    /// the last time.
    pub game: Option<&'static str>,
    /// The first thing to show.
    pub start: Start,
    /// Who was named to play the sides, in the MODE notation of the game. `None` for a side that
    /// was not named: as the last time.
    pub seats: [Option<String>; 2],
    /// The names of the people among them, as far as they were given.
    pub names: Names,
    /// The seed of the computers' choices; `None` for a fresh one.
    pub seed: Option<u64>,
    /// How fast two computers are watched, from [`SPEEDS`](crate::storage::SPEEDS); `None`: as the
    /// settings say.
    pub speed: Option<f32>,
    /// Whether the games teach, whatever the settings say.
    pub teaching: bool,
    /// The tag of the language to speak; `None`: as the settings say.
    pub language: Option<&'static str>,
    /// Whether the game of the last time is offered.
    pub resume: Resume,
}

impl Launch {
    /// Returns what begins a game of a kind, with these players where they are named.
    #[must_use]
    pub fn players<K: GameKind>(seats: [Option<Seat<K::Level>>; 2]) -> Self {
        Self {
            game: Some(K::NAME),
            seats: seats.map(|seat| seat.map(|seat| seat.to_string())),
            ..Self::default()
        }
    }
}

/// The first thing that the window shows.
#[derive(Clone, Debug, Default)]
pub enum Start {
    /// The title, and whatever comes after it; a game at once, if players are named.
    #[default]
    Title,
    /// A game: a saved one, or a position, for which the window chooses the players that are not
    /// named and the seed.
    Game(Box<Envelope>),
    /// A game that is named, but may be a file that is still to be read: not on the thread of the
    /// window.
    Sought(Seek),
}

/// Looks for the game that was named: a saved one, or a position.
#[derive(Clone)]
pub struct Seek {
    name: String,
    look: Arc<dyn Fn() -> Result<Envelope, StartError> + Send + Sync>,
}

impl Seek {
    /// Returns what looks for a game of this name as `look` does.
    #[must_use]
    pub fn new(
        name: String,
        look: impl Fn() -> Result<Envelope, StartError> + Send + Sync + 'static,
    ) -> Self {
        Self {
            name,
            look: Arc::new(look),
        }
    }

    /// Returns what was named.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the game; it may read a file, and wait for the disk.
    ///
    /// # Errors
    /// [`StartError`] if what was named is no game, or none that goes with the rest of the command
    /// line.
    pub fn look(&self) -> Result<Envelope, StartError> {
        (self.look)()
    }
}

impl fmt::Debug for Seek {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seek")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The widths that a picture may have, in pixels.
pub const WIDTHS: RangeInclusive<u16> = 160..=3840;
/// The width of a picture unless another one is asked for, in pixels.
pub const USUAL_WIDTH: u16 = 640;

/// A picture or an animation of a game for others, which is painted without a window.
#[derive(Clone, Debug)]
pub struct Export {
    /// The game.
    pub game: Seek,
    /// The form of it.
    pub form: Form,
    /// The file.
    pub to: PathBuf,
    /// Whether a file that is there already is replaced.
    pub replaces: bool,
    /// The width in pixels, within [`WIDTHS`]; `None` for the usual one.
    pub width: Option<u16>,
    /// The set of colours.
    pub colours: Colours,
    /// Whether it has their dark side.
    pub dark: bool,
}

/// A form of a game for others to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A picture of the position in view.
    Picture,
    /// An animation of all moves, from the first to the last.
    Animation,
}

impl Form {
    /// Both forms.
    pub const ALL: [Self; 2] = [Self::Picture, Self::Animation];

    /// Returns the ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Picture => "png",
            Self::Animation => "gif",
        }
    }

    /// Returns the form that the name of a file asks for.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL
            .into_iter()
            .find(|form| ending.eq_ignore_ascii_case(form.ending()))
    }
}

/// Why the window cannot show what was asked for, or cannot open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartError {
    /// One line for the user.
    pub message: String,
    /// The status with which the program ends, if no window is open yet.
    pub status: u8,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for StartError {}

/// Whether to offer the game that was in progress the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Resume {
    /// It is offered.
    #[default]
    Offer,
    /// It is not: the user said `--no-resume`, or asked for something else to be shown.
    Never,
}
