//! The desktop's file dialogs.

use std::path::PathBuf;
use std::time::Duration;

use super::{Answer, Purpose, unshown};
use crate::clock::Stopwatch;
use crate::storage::{Folders, extensions};

/// The shortest time in which a user can close a dialog: one that ends sooner could not be shown,
/// whether or not there was an error.
const TOO_SOON_FOR_A_PERSON: Duration = Duration::from_millis(350);

/// The suggested name of a game. Desktops know our files by its two endings, as the last one belongs
/// to everyone; see `assets/linux`.
const SAVED_AS: &str = "game.plot4.json";

/// The texts of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogLabels {
    /// The title.
    pub title: String,
    /// The name of the files that can be chosen.
    pub files: String,
}

/// Shows a dialog and waits for its answer; `usual` is the file to suggest, if there is one.
pub(super) fn show(
    purpose: Purpose,
    labels: &DialogLabels,
    usual: Option<PathBuf>,
    folders: Option<&Folders>,
) -> Answer {
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
    let name = usual
        .as_ref()
        .and_then(|path| path.file_name())
        .map_or_else(|| SAVED_AS.into(), |name| name.to_string_lossy());
    let dialog = match usual.as_ref().and_then(|path| path.parent()) {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    };
    let (path, is_unshown) = unshown::ask(|| match purpose {
        Purpose::Open => dialog.pick_file(),
        Purpose::Save => dialog.set_file_name(name).save_file(),
        Purpose::SaveTable => dialog.set_file_name("statistics.csv").save_file(),
        Purpose::Share(form) => dialog
            .set_file_name(format!("game.{}", form.ending()))
            .save_file(),
    });
    match path {
        Some(path) => Answer::Path(path),
        None if is_unshown || asked.elapsed() < TOO_SOON_FOR_A_PERSON => {
            let own = || folders.map(|folders| suggestion(purpose, folders));
            Answer::NoDialog(usual.or_else(own))
        }
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

/// Returns the initial path of our own field.
fn suggestion(purpose: Purpose, folders: &Folders) -> PathBuf {
    match purpose {
        Purpose::Open => folders
            .latest_game_file()
            .unwrap_or_else(|| folders.folder_to_look_in()),
        Purpose::Save => folders.free_game_file(),
        Purpose::SaveTable => folders.free_table_file(),
        Purpose::Share(form) => folders.free_shared_file(form.ending()),
    }
}
