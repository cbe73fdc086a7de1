//! Why work with files fails, in words.

use std::io::ErrorKind;

use super::explain::Explain;
use super::text::files as text;
use crate::core::plain;
use crate::storage::{ChangeError, FileFault, LoadError, SaveError, SystemError, shown};
use crate::worker::{FileError, NoChoice, NoPuzzle, SeekError, StatisticsError};

impl Explain for SystemError {
    fn explain(&self) -> String {
        let kind = match self.kind {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "denied",
            ErrorKind::StorageFull => "full",
            ErrorKind::ReadOnlyFilesystem => "read-only",
            _ => "other",
        };
        text::system_error(kind, plain::message(&self.text))
    }
}

impl Explain for FileFault {
    fn explain(&self) -> String {
        match self {
            Self::System(error) => error.explain(),
            Self::Folder => text::is_folder().to_owned(),
            Self::NotAFile => text::not_a_file().to_owned(),
            Self::ReadOnly => text::read_only().to_owned(),
            Self::NoFolder(folder) => text::no_folder(shown(folder)),
            Self::LinksInCircle => text::links_in_circle().to_owned(),
            Self::NotWrittenThrough(error) => text::not_written_through(error.explain()),
            Self::NoNameFree => text::no_name_free().to_owned(),
            Self::Locked => text::locked().to_owned(),
            Self::LockDeleted => text::lock_deleted().to_owned(),
            Self::NotRemovable => text::not_removable().to_owned(),
            Self::Damage(damage) => damage.explain(),
        }
    }
}

impl Explain for LoadError {
    fn explain(&self) -> String {
        match self {
            Self::Read { path, fault } => text::cannot_open(shown(path), fault.explain()),
            Self::Damaged { path, damage } => text::cannot_open(shown(path), damage.explain()),
        }
    }
}

impl Explain for SaveError {
    fn explain(&self) -> String {
        text::cannot_save(shown(&self.path), self.fault.explain())
    }
}

impl Explain for ChangeError {
    fn explain(&self) -> String {
        match self {
            Self::Lock { path, fault } => text::cannot_lock(shown(path), fault.explain()),
            Self::Load(error) => error.explain(),
            Self::NotSetAside { error, fault } => {
                text::two_sentences(error.explain(), text::not_set_aside(fault.explain()))
            }
            Self::Save(error) => error.explain(),
        }
    }
}

impl Explain for StatisticsError {
    fn explain(&self) -> String {
        match self {
            Self::Load(error) => error.explain(),
            Self::Lock(fault) => text::statistics_locked(fault.explain()),
            Self::NotSetAside(trouble) => trouble.explain(),
            Self::Save(error) => error.explain(),
            Self::Panicked => text::panicked().to_owned(),
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
            Self::Rename { path, fault } => text::cannot_rename(shown(path), fault.explain()),
            Self::Remove { path, fault } => text::cannot_delete(shown(path), fault.explain()),
            Self::Elsewhere => text::elsewhere().to_owned(),
            Self::NoFileFree => text::no_file_free().to_owned(),
            Self::Panicked => text::panicked().to_owned(),
        }
    }
}

impl Explain for SeekError {
    fn explain(&self) -> String {
        match self {
            Self::Start(error) => error.message.clone(),
            Self::Panicked => text::panicked().to_owned(),
        }
    }
}

impl Explain for NoChoice {
    fn explain(&self) -> String {
        match self {
            Self::GameOver => text::choose_game_over(),
            Self::Panicked => text::choose_panicked(),
        }
        .to_owned()
    }
}

impl Explain for NoPuzzle {
    fn explain(&self) -> String {
        text::no_puzzle().to_owned()
    }
}
