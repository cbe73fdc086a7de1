//! The language of the terminal game.

use crate::storage::{Folders, load_settings};
use crate::words::{self, Language};

/// Sets the language of this thread: the one requested, else that of the settings, else that of the
/// system.
pub(super) fn set_language(asked: Option<Language>) {
    words::set_language(asked.or_else(saved).unwrap_or_else(Language::of_system));
}

/// Returns the language of the window's settings, if one was chosen there.
fn saved() -> Option<Language> {
    let folders = Folders::of_user()?;
    let settings = load_settings(&folders.settings_file()).ok()?;
    Language::from_tag(&settings.language?).ok()
}
