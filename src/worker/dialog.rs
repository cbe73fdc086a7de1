//! The desktop's file dialogs.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::Duration;

use log::{LevelFilter, Log, Metadata, Record};

use super::{Answer, Purpose};
use crate::clock::Stopwatch;
use crate::storage::{GAME_ENDING, extensions_for, free_file, latest_game, openable_extensions};

/// The shortest time in which a user can close a dialog: one that ends sooner could not be shown,
/// whether or not there was an error.
const TOO_SOON_FOR_A_PERSON: Duration = Duration::from_millis(350);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogLabels {
    pub title: String,
    pub files: String,
    /// The name of the game in front.
    pub game: &'static str,
    /// The name to suggest for a new file, without its ending.
    pub name: String,
}

/// Shows a dialog and waits for its answer; it suggests the file `usual`, or else one in this
/// folder or the folder itself, as far as these are known. The folder is asked for only then.
pub(super) fn show(
    purpose: Purpose,
    labels: &DialogLabels,
    usual: Option<PathBuf>,
    folder: impl FnOnce() -> Option<PathBuf>,
) -> Answer {
    let (folder, file) = beginning(purpose, &labels.name, usual, folder);
    let asked = Stopwatch::start();
    let dialog = rfd::FileDialog::new().set_title(&labels.title);
    let dialog = match purpose {
        // The dialog of Windows would make game.sgf.json of game.sgf: it adds the first ending of
        // the filter to every name.
        Purpose::Save if cfg!(windows) => dialog,
        Purpose::Open => dialog.add_filter(&labels.files, &openable_extensions()),
        Purpose::Save => dialog.add_filter(&labels.files, &extensions_for(labels.game)),
        Purpose::SaveTable => dialog.add_filter(&labels.files, &["csv"]),
        Purpose::Share(media) => dialog.add_filter(&labels.files, &[media.ending()]),
    };
    let dialog = match &folder {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    };
    let name = file.as_ref().and_then(|path| path.file_name());
    let (path, is_unshown) = ask(|| match (purpose, name) {
        (Purpose::Open, _) => dialog.pick_file(),
        (_, Some(name)) => dialog.set_file_name(name.to_string_lossy()).save_file(),
        (_, None) => dialog.save_file(),
    });
    match path {
        Some(path) => Answer::Path(path),
        None if is_unshown || asked.elapsed() < TOO_SOON_FOR_A_PERSON => {
            // A folder ends with a separator, behind which a name can be typed.
            Answer::NoDialog(file.or_else(|| Some(folder?.join(""))))
        }
        None => Answer::Cancelled,
    }
}

/// Shows an error in a box of the system's own until it is closed. On Windows a program that was
/// started with a double click and gets no window has no other way to tell.
#[cfg(windows)]
pub fn show_error(title: &str, message: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(title)
        .set_description(message)
        .show();
}

/// Returns the folder in which a dialog begins, and the file that it suggests there: `usual`, or
/// else one in this folder.
fn beginning(
    purpose: Purpose,
    name: &str,
    usual: Option<PathBuf>,
    folder: impl FnOnce() -> Option<PathBuf>,
) -> (Option<PathBuf>, Option<PathBuf>) {
    let folder = match &usual {
        Some(file) => file.parent().map(Path::to_owned),
        None => folder(),
    };
    let file = usual.or_else(|| suggestion(purpose, name, folder.as_deref()?));
    (folder, file)
}

/// Returns the file in a folder to suggest. What would be opened is the game that was saved last, if
/// there is one.
fn suggestion(purpose: Purpose, name: &str, folder: &Path) -> Option<PathBuf> {
    let ending = match purpose {
        Purpose::Open => return latest_game(folder),
        Purpose::Save => GAME_ENDING,
        Purpose::SaveTable => "csv",
        Purpose::Share(media) => media.ending(),
    };
    Some(free_file(folder, name, ending))
}

// Detects dialogs of the desktop that could not be shown. rfd returns no file both for a dialog
// that the user has closed and for one that was never shown, and reports the latter only in the
// log.

thread_local! {
    /// Whether rfd has reported it on this thread.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Listens to the log messages of rfd.
struct Listener;

/// The last method that rfd tries to show a dialog on Linux, whose failure is in the log, too.
const LAST_WAY: &str = "zenity";

impl Log for Listener {
    fn enabled(&self, about: &Metadata<'_>) -> bool {
        about.level() == log::Level::Error && about.target().starts_with("rfd")
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) && record.args().to_string().contains(LAST_WAY) {
            IS_TOLD.set(true);
        }
    }

    fn flush(&self) {}
}

/// Returns the answer of a dialog shown on this thread, and whether rfd reported that it could not
/// be shown. If the log has another listener already, failures go unnoticed.
pub(super) fn ask<T>(show: impl FnOnce() -> T) -> (T, bool) {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        if log::set_logger(&Listener).is_ok() {
            log::set_max_level(LevelFilter::Error);
        }
    });
    IS_TOLD.set(false);
    let answer = show();
    (answer, IS_TOLD.take())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_begins_in_the_folder_with_or_without_a_game_in_it() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = || Some(home.path().to_owned());
        let in_folder = |name: &str| (folder(), Some(home.path().join(name)));
        assert_eq!(beginning(Purpose::Open, "game", None, folder), (folder(), None));
        let saving = beginning(Purpose::Save, "game", None, folder);
        assert_eq!(saving, in_folder("game.plot4.json"));
        std::fs::write(home.path().join("mine.sgf"), "").expect("written");
        let opening = beginning(Purpose::Open, "game", None, folder);
        assert_eq!(opening, in_folder("mine.sgf"));
        let usual = Some(home.path().join("here").join("a.sgf"));
        assert_eq!(
            beginning(Purpose::Save, "game", usual.clone(), || None),
            (Some(home.path().join("here")), usual)
        );
        assert_eq!(beginning(Purpose::Open, "game", None, || None), (None, None));
    }
}
