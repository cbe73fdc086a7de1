//! The desktop's file dialogs.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Answer, Purpose, unshown};
use crate::clock::Stopwatch;
use crate::storage::{GAME_ENDING, extensions, free_file, latest_game};

/// The shortest time in which a user can close a dialog: one that ends sooner could not be shown,
/// whether or not there was an error.
const TOO_SOON_FOR_A_PERSON: Duration = Duration::from_millis(350);

/// The texts of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogLabels {
    /// The title.
    pub title: String,
    /// The name of the files that can be chosen.
    pub files: String,
}

/// Shows a dialog and waits for its answer; it suggests the file `usual`, or else one in this folder,
/// as far as these are known.
pub(super) fn show(
    purpose: Purpose,
    labels: &DialogLabels,
    usual: Option<PathBuf>,
    folder: Option<PathBuf>,
) -> Answer {
    let usual = usual.or_else(|| Some(suggestion(purpose, &folder?)));
    let asked = Stopwatch::start();
    let dialog = rfd::FileDialog::new().set_title(&labels.title);
    let dialog = match purpose {
        // The dialog of Windows would make game.sgf.json of game.sgf: it adds the first ending of the
        // filter to every name.
        Purpose::Save if cfg!(windows) => dialog,
        Purpose::Open | Purpose::Save => dialog.add_filter(&labels.files, &extensions()),
        Purpose::SaveTable => dialog.add_filter(&labels.files, &["csv"]),
        Purpose::Share(form) => dialog.add_filter(&labels.files, &[form.ending()]),
    };
    let dialog = match usual.as_ref().and_then(|path| path.parent()) {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    };
    let name = usual.as_ref().and_then(|path| path.file_name());
    let (path, is_unshown) = unshown::ask(|| match (purpose, name) {
        (Purpose::Open, _) => dialog.pick_file(),
        (_, Some(name)) => dialog.set_file_name(name.to_string_lossy()).save_file(),
        (_, None) => dialog.save_file(),
    });
    match path {
        Some(path) => Answer::Path(path),
        None if is_unshown || asked.elapsed() < TOO_SOON_FOR_A_PERSON => Answer::NoDialog(usual),
        None => Answer::Cancelled,
    }
}

/// Shows an error in a box of the system's own until it is closed. On Windows a program that was started
/// with a double click and gets no window has no other way to tell.
#[cfg(windows)]
pub fn show_error(title: &str, message: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(title)
        .set_description(message)
        .show();
}

/// Returns the file in a folder to suggest. What would be opened is the game that was saved last, or
/// the folder itself, with a final separator.
fn suggestion(purpose: Purpose, folder: &Path) -> PathBuf {
    let (name, ending) = match purpose {
        Purpose::Open => return latest_game(folder).unwrap_or_else(|| folder.join("")),
        Purpose::Save => ("game", GAME_ENDING),
        Purpose::SaveTable => ("statistics", "csv"),
        Purpose::Share(form) => ("game", form.ending()),
    };
    free_file(folder, name, ending)
}
