//! Errors in file operations, as sentences.

use std::io::ErrorKind;

use super::explain::Explain;
use super::text::{files, play};
use crate::core::plain;
use crate::storage::{ChangeError, FileFault, LoadError, SaveError, SystemError, shown};
use crate::worker::{FileError, NoChoice, NoPuzzle, StatisticsError};

impl Explain for SystemError {
    fn explain(&self) -> String {
        let kind = match self.kind {
            ErrorKind::NotFound => "not-found",
            ErrorKind::NotADirectory => "not-folder",
            ErrorKind::PermissionDenied => "denied",
            ErrorKind::ResourceBusy => "in-use",
            ErrorKind::StorageFull => "full",
            ErrorKind::ReadOnlyFilesystem => "read-only",
            _ => "other",
        };
        files::system_error(kind, plain::message(&self.text))
    }
}

impl Explain for FileFault {
    fn explain(&self) -> String {
        match self {
            Self::System(error) => error.explain(),
            Self::Folder => files::is_folder().to_owned(),
            Self::NotAFile => files::not_a_file().to_owned(),
            Self::ReadOnly => files::read_only().to_owned(),
            Self::NoFolder(folder) => files::no_folder(shown(folder)),
            Self::LinksInCircle => files::links_in_circle().to_owned(),
            Self::NotWrittenThrough(error) => files::not_written_through(error.explain()),
            Self::NoNameFree => files::no_name_free().to_owned(),
            Self::Locked => files::locked().to_owned(),
            Self::LockDeleted => files::lock_deleted().to_owned(),
            Self::NotRemovable => files::not_removable().to_owned(),
            Self::Format(error) => error.explain(),
        }
    }
}

impl Explain for LoadError {
    fn explain(&self) -> String {
        match self {
            Self::Read { path, fault } => files::cannot_open(shown(path), fault.explain()),
            Self::Damaged { path, error } => files::cannot_open(shown(path), error.explain()),
        }
    }
}

impl Explain for SaveError {
    fn explain(&self) -> String {
        files::cannot_save(shown(&self.path), self.fault.explain())
    }
}

impl Explain for ChangeError {
    fn explain(&self) -> String {
        match self {
            Self::Lock { path, fault } => files::cannot_lock(shown(path), fault.explain()),
            Self::Load(error) => error.explain(),
            Self::NotSetAside { error, fault } => {
                play::two_sentences(error.explain(), files::not_set_aside(fault.explain()))
            }
            Self::Save(error) => error.explain(),
        }
    }
}

impl Explain for StatisticsError {
    fn explain(&self) -> String {
        match self {
            Self::Load(error) => error.explain(),
            Self::Lock(fault) => files::statistics_locked(fault.explain()),
            Self::NotSetAside(error) => error.explain(),
            Self::Save(error) => error.explain(),
            Self::Panicked => files::panicked().to_owned(),
        }
    }
}

impl Explain for FileError {
    fn explain(&self) -> String {
        match self {
            Self::Load(error) => error.explain(),
            Self::Save(error) => error.explain(),
            Self::Change(error) => error.explain(),
            Self::Statistics(error) => error.explain(),
            #[cfg(feature = "gui")]
            Self::Paint(error) => error.explain(),
            Self::Rename { path, fault } => files::cannot_rename(shown(path), fault.explain()),
            Self::Remove { path, fault } => files::cannot_delete(shown(path), fault.explain()),
            Self::Elsewhere => files::elsewhere().to_owned(),
            Self::NoFileFree => files::no_file_free().to_owned(),
            Self::Panicked => files::panicked().to_owned(),
        }
    }
}

impl Explain for NoChoice {
    fn explain(&self) -> String {
        match self {
            Self::GameOver => files::choose_game_over(),
            Self::Panicked => files::choose_panicked(),
        }
        .to_owned()
    }
}

impl Explain for NoPuzzle {
    fn explain(&self) -> String {
        files::no_puzzle().to_owned()
    }
}
