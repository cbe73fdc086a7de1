//! The requests of the command line to the window or to the painter of pictures. Neither knows the
//! grammar of the command line, and no file is read on the way.

use std::fmt;
use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::core::kind::GameKind;
use crate::players::{Names, Seat};
use crate::session::Coach;
use crate::storage::{Colours, Envelope};

/// The launch options of the window; [`Default`] is the program started by its icon.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The [name](crate::core::kind::GameSetup::NAME) of the game to begin with; `None` for that of
    /// last time.
    pub game: Option<&'static str>,
    /// The first thing to show.
    pub start: Start,
    /// The players of the sides, in the MODE notation of the game; `None` for those of last time.
    pub seats: [Option<String>; 2],
    pub names: Names,
    /// The seed of the computers' choices; `None` for a fresh one.
    pub seed: Option<u64>,
    /// The speed of watched games, within [`SPEEDS`](crate::storage::SPEEDS); `None` for that of
    /// the settings.
    pub speed: Option<f32>,
    /// What the coach holds back; `None` for what the settings say.
    pub coach: Option<Coach>,
    /// The tag of the language; `None` for that of the settings.
    pub language: Option<&'static str>,
    /// Whether unfinished games are offered.
    pub resume: Resume,
}

impl Launch {
    /// Returns the launch options for a game of a kind, with the players given.
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
    /// The title, or a game if players are given.
    #[default]
    Title,
    /// A saved game, or a position, for which the window chooses missing players and the seed.
    Game(Box<Envelope>),
    /// A game that may have to be read from a file, which must not happen on the thread of the
    /// window.
    Seek(Seek),
}

/// Looks for the given game: a saved one, or a position.
#[derive(Clone)]
pub struct Seek {
    name: String,
    look: Arc<dyn Fn() -> Result<Envelope, Failure> + Send + Sync>,
}

impl Seek {
    /// Returns a search for the game with this name by `look`.
    #[must_use]
    pub fn new(
        name: String,
        look: impl Fn() -> Result<Envelope, Failure> + Send + Sync + 'static,
    ) -> Self {
        Self { name, look: Arc::new(look) }
    }

    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the game. This may read a file and wait for the disk.
    ///
    /// # Errors
    /// [`Failure`] if there is no such game, or it contradicts the rest of the command line.
    pub fn look(&self) -> Result<Envelope, Failure> {
        (self.look)()
    }
}

impl fmt::Debug for Seek {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seek").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The possible widths of a picture, in pixels.
pub const WIDTHS: RangeInclusive<u16> = 160..=3840;
/// The default width of a picture, in pixels.
pub const USUAL_WIDTH: u16 = 640;

/// A picture or animation of a game, painted without a window.
#[derive(Clone, Debug)]
pub struct Export {
    pub game: Seek,
    pub media: Media,
    pub to: PathBuf,
    pub replaces: bool,
    /// The width in pixels, within [`WIDTHS`]; `None` for the usual one.
    pub width: Option<u16>,
    pub colours: Colours,
    pub dark: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Media {
    Picture,
    /// An animation of all moves, from the first to the last.
    Animation,
}

impl Media {
    pub const ALL: [Self; 2] = [Self::Picture, Self::Animation];

    /// Returns the extension of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Picture => "png",
            Self::Animation => "gif",
        }
    }

    /// Returns the form for the extension of a file.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.into_iter().find(|media| ending.eq_ignore_ascii_case(media.ending()))
    }
}

/// Why a command fails, or the window cannot open or show what was requested.
#[derive(Debug)]
pub enum Failure {
    /// The options contradict each other.
    Usage(String),
    /// A file, position or other input is wrong, or something cannot be done.
    Data(String),
    /// Standard input or output does not work.
    Stream(io::Error),
}

impl Failure {
    /// Returns the exit status; that of a wrong command line is as in clap.
    #[must_use]
    pub const fn status(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Data(_) | Self::Stream(_) => 1,
        }
    }

    /// Returns the message for a window: a sentence, with a capital and without the backticks
    /// around what is typed in a terminal.
    #[must_use]
    pub fn in_window(&self) -> String {
        let plain = self.to_string().replace('`', "");
        let mut letters = plain.chars();
        let first = letters.next().map(char::to_uppercase);
        first.into_iter().flatten().chain(letters).collect()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(message) | Self::Data(message) => f.write_str(message),
            Self::Stream(error) => error.fmt(f),
        }
    }
}

/// Whether to offer unfinished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Resume {
    #[default]
    Offer,
    /// Do not: the user said `--no-resume`, or requested something else.
    Never,
}
