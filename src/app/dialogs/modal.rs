//! The dialogs and pages that can cover the screen.

use std::path::PathBuf;

use super::resume::Offered;
use super::{past_games, statistics};
use crate::app::contract::page::PageLink;
use crate::app::input::keys::Cover;
use crate::storage::CrashReport;
use crate::worker::Purpose;

/// A dialog or page that covers the screen until it is answered or closed.
pub enum Modal {
    /// The commands that are used rarely.
    Menu,
    /// All keys.
    Help,
    /// A page that explains something.
    Page(PageLink),
    /// The settings.
    Settings,
    /// The statistics.
    Statistics(Box<statistics::View>),
    /// "Delete all statistics?"
    ClearStatistics,
    /// The games that were put away.
    PastGames(Box<past_games::View>),
    /// "Delete this file?" It was put away, and cannot be opened.
    RemovePastGame {
        /// Its file.
        path: PathBuf,
        /// The reason, in a sentence.
        reason: String,
    },
    /// "Quit?"
    Quit {
        /// The loss, in a sentence.
        unwritten: Option<String>,
    },
    /// "Let the computer play?"
    LetPlay {
        /// The computer.
        name: String,
    },
    /// "Continue your last game?" Those that were left, the newest first; there is one at least.
    Resume(Vec<Offered>),
    /// "View the crash report?" Something in Plot 4 has failed, the last time or in another window.
    Crash(Box<CrashReport>),
    /// The report.
    CrashReport(Box<CrashReport>),
    /// A file that the user has named takes its time.
    Waiting {
        /// Its name.
        name: String,
    },
    /// A field for the path of a file, where the desktop has no dialog to offer.
    Path {
        /// The purpose of the file.
        purpose: Purpose,
        /// The text in the field.
        text: String,
        /// The file that was found where the game was to be saved: it takes a second word to
        /// replace it.
        taken: Option<PathBuf>,
        /// Why the last path could not be used.
        trouble: Option<String>,
        /// Whether the file that is waited for is this one: the answer is for this field then.
        waits: bool,
    },
}

impl Modal {
    /// Returns its meaning for the keys.
    #[must_use]
    pub const fn cover(&self) -> Cover {
        match self {
            Self::Quit { .. } | Self::ClearStatistics | Self::RemovePastGame { .. } => {
                Cover::Question {
                    enter_says_yes: false,
                }
            }
            Self::LetPlay { .. } | Self::Resume(_) | Self::Crash(_) => Cover::Question {
                enter_says_yes: true,
            },
            Self::Menu
            | Self::Help
            | Self::Page(_)
            | Self::Settings
            | Self::Statistics(_)
            | Self::PastGames(_)
            | Self::CrashReport(_)
            | Self::Waiting { .. }
            | Self::Path { .. } => Cover::Page,
        }
    }

    /// Returns whether it is a page that waits for what it shows.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        match self {
            Self::Statistics(view) => view.is_reading(),
            Self::PastGames(view) => view.is_reading(),
            Self::Menu
            | Self::Help
            | Self::Page(_)
            | Self::Settings
            | Self::ClearStatistics
            | Self::RemovePastGame { .. }
            | Self::Quit { .. }
            | Self::LetPlay { .. }
            | Self::Resume(_)
            | Self::Crash(_)
            | Self::CrashReport(_)
            | Self::Waiting { .. }
            | Self::Path { .. } => false,
        }
    }
}
