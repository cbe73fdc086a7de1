//! The dialogs and pages that can cover the screen.

use std::path::PathBuf;

use super::file_games::FileGames;
use super::path_field::TakenPath;
use super::resume::OfferedGame;
use super::{engines, statistics};
use crate::app::contract::comment_draft::CommentDraft;
use crate::app::contract::info_draft::InfoDraft;
use crate::app::contract::page::PageLink;
use crate::app::input::keys::Cover;
use crate::storage::CrashReport;
use crate::worker::Purpose;

/// What the dialogs show of the files.
#[derive(Clone, Copy)]
pub struct FilesShown {
    /// Whether the game in progress will be offered at the next start.
    pub game_is_kept: bool,
    /// Whether a file was opened, which can be read again.
    pub has_file: bool,
}

/// A dialog or page that covers the screen until it is answered or closed.
pub enum Modal {
    /// Rarely used commands.
    Menu,
    /// All keys.
    Help,
    /// An explanatory page.
    Page(PageLink),
    /// The comment on a position.
    Comment(CommentDraft),
    /// The game info.
    Info(InfoDraft),
    /// The settings.
    Settings,
    /// The engines.
    Engines(Box<engines::View>),
    /// The statistics.
    Statistics(Box<statistics::View>),
    /// "Delete all statistics?"
    ClearStatistics,
    /// "Quit?"
    Quit {
        /// The data that would be lost, as a sentence.
        unwritten: Option<String>,
    },
    /// "Let the computer play?"
    LetPlay {
        /// The name of the computer.
        name: String,
    },
    /// "Continue your last game?" At least one unfinished game, the most recent first.
    Resume(Vec<OfferedGame>),
    /// "Choose a game": a file holds several.
    FileGames(Box<FileGames>),
    /// "Text encoding": in which one the file that was opened last is read again.
    Encodings {
        /// The one that the user has chosen for it.
        chosen: Option<&'static str>,
    },
    /// "View the crash report?" Plot 4 has crashed, the last time or in another window.
    Crash(Box<CrashReport>),
    /// The report.
    CrashReport(Box<CrashReport>),
    /// A file that the user named is slow.
    Waiting {
        /// Its name.
        name: String,
    },
    /// A field for the path of a file, if the desktop offers no dialog.
    Path {
        /// The purpose of the file.
        purpose: Purpose,
        /// The text in the field.
        text: String,
        /// The path that was suggested.
        suggestion: PathBuf,
        /// An existing file at that path, which is only replaced after confirmation.
        taken: Option<TakenPath>,
        /// Why the last path could not be used.
        trouble: Option<String>,
        /// Whether the file that is waited for is this one: the answer is for this field then.
        waits: bool,
    },
}

impl Modal {
    /// Returns how it changes the meaning of keys.
    #[must_use]
    pub const fn cover(&self) -> Cover {
        match self {
            Self::Quit { .. } | Self::ClearStatistics => Cover::Question {
                enter_says_yes: false,
            },
            Self::LetPlay { .. } | Self::Resume(_) | Self::Crash(_) => Cover::Question {
                enter_says_yes: true,
            },
            Self::Menu
            | Self::Help
            | Self::Page(_)
            | Self::Comment(_)
            | Self::Info(_)
            | Self::Settings
            | Self::Engines(_)
            | Self::Statistics(_)
            | Self::CrashReport(_)
            | Self::FileGames(_)
            | Self::Encodings { .. }
            | Self::Waiting { .. }
            | Self::Path { .. } => Cover::Page,
        }
    }

    /// Returns whether it is a page whose content is still being read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        match self {
            Self::Statistics(view) => view.is_reading(),
            Self::Menu
            | Self::Help
            | Self::Page(_)
            | Self::Comment(_)
            | Self::Info(_)
            | Self::Settings
            | Self::Engines(_)
            | Self::ClearStatistics
            | Self::Quit { .. }
            | Self::LetPlay { .. }
            | Self::Resume(_)
            | Self::Crash(_)
            | Self::CrashReport(_)
            | Self::FileGames(_)
            | Self::Encodings { .. }
            | Self::Waiting { .. }
            | Self::Path { .. } => false,
        }
    }
}
