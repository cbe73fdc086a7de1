//! The desktop's file dialogs.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Answer, Purpose};
use crate::clock::Stopwatch;
use crate::launch::Form;
use crate::storage::{Folders, extensions};

/// No person closes a dialog sooner after it was asked for; a machine that can show none answers sooner.
const TOO_SOON_FOR_A_PERSON: Duration = Duration::from_millis(350);

/// Shows a dialog and waits until the person is done with it. A game is saved as `file` again, and another one looked for beside it.
pub(super) fn show(purpose: Purpose, folders: Option<&Folders>, file: Option<PathBuf>) -> Answer {
    let asked = Stopwatch::start();
    let beside = file.as_deref().and_then(Path::parent).filter(|folder| folder.is_absolute());
    let dialog = beside.map_or_else(rfd::FileDialog::new, |folder| rfd::FileDialog::new().set_directory(folder));
    let name = file.as_deref().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let games = |dialog: rfd::FileDialog| dialog.add_filter("Plot 4 games", &extensions());
    let path = match purpose {
        Purpose::Open => games(dialog).set_title("Open a game").pick_file(),
        Purpose::Save => {
            games(dialog).set_title("Save the game").set_file_name(name.unwrap_or_else(|| "game.json".to_owned())).save_file()
        }
        Purpose::SaveTable => {
            let dialog = dialog.add_filter("Comma-separated values", &["csv"]);
            dialog.set_title("Save the statistics").set_file_name("statistics.csv").save_file()
        }
        Purpose::Share(form) => {
            let (name, title) = match form {
                Form::Picture => ("PNG pictures", "Save the picture"),
                Form::Animation => ("GIF animations", "Save the animation"),
            };
            let dialog = dialog.add_filter(name, &[form.ending()]);
            dialog.set_title(title).set_file_name(format!("game.{}", form.ending())).save_file()
        }
    };
    match path {
        Some(path) => Answer::Path(path),
        None if asked.elapsed() < TOO_SOON_FOR_A_PERSON => {
            Answer::NoDialog(file.filter(|_| purpose == Purpose::Save).or_else(|| Some(suggestion(purpose, folders?))))
        }
        None => Answer::Cancelled,
    }
}

/// Returns the path that a field of our own begins with.
fn suggestion(purpose: Purpose, folders: &Folders) -> PathBuf {
    match purpose {
        Purpose::Open => folders.latest_game_file().unwrap_or_else(|| folders.folder_to_look_in()),
        Purpose::Save => folders.free_game_file(),
        Purpose::SaveTable => folders.free_table_file(),
        Purpose::Share(form) => folders.free_shared_file(form.ending()),
    }
}
