//! The desktop's file dialogs.

use std::path::PathBuf;
use std::time::Duration;

use super::{Answer, Purpose, unshown};
use crate::clock::Stopwatch;
use crate::launch::Form;
use crate::storage::{Folders, extensions};

/// The shortest time in which a user can close a dialog: one that ends sooner could not be shown,
/// whether or not an error was reported.
const TOO_SOON_FOR_A_PERSON: Duration = Duration::from_millis(350);

/// Shows a dialog and waits until the user is done with it.
pub(super) fn show(purpose: Purpose, folders: Option<&Folders>) -> Answer {
    let asked = Stopwatch::start();
    let dialog = rfd::FileDialog::new();
    let games = |dialog: rfd::FileDialog| dialog.add_filter("Plot 4 games", &extensions());
    let (path, is_unshown) = unshown::ask(|| match purpose {
        Purpose::Open => games(dialog).set_title("Open a game").pick_file(),
        Purpose::Save => games(dialog)
            .set_title("Save the game")
            .set_file_name("game.json")
            .save_file(),
        Purpose::SaveTable => {
            let dialog = dialog.add_filter("Comma-separated values", &["csv"]);
            dialog
                .set_title("Save the statistics")
                .set_file_name("statistics.csv")
                .save_file()
        }
        Purpose::Share(form) => {
            let (name, title) = match form {
                Form::Picture => ("PNG pictures", "Save the picture"),
                Form::Animation => ("GIF animations", "Save the animation"),
            };
            let dialog = dialog.add_filter(name, &[form.ending()]);
            dialog
                .set_title(title)
                .set_file_name(format!("game.{}", form.ending()))
                .save_file()
        }
    });
    match path {
        Some(path) => Answer::Path(path),
        None if is_unshown || asked.elapsed() < TOO_SOON_FOR_A_PERSON => {
            Answer::NoDialog(folders.map(|folders| suggestion(purpose, folders)))
        }
        None => Answer::Cancelled,
    }
}

/// Returns the path that a field of our own begins with.
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
