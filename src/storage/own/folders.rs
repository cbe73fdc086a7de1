//! The folders of the user's files.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};
use etcetera::home_dir;

use crate::storage::disk::writing::APP_FOLDER;
use crate::storage::format::file::openable_extensions;

/// The ending of a game in our own format. Desktops know our files by its two parts, as the last
/// one belongs to everyone; see `assets/linux`.
pub const GAME_ENDING: &str = "plot4.json";

/// Returns the path that the user typed, with `~/` expanded as in a shell, and `~\` where that
/// separates names. Windows copies and drops paths in quotes, and no name has any there.
#[must_use]
pub fn at_home(typed: &str) -> PathBuf {
    let typed = if cfg!(windows) { typed.trim_matches('"') } else { typed };
    let home = below_home(typed, std::path::is_separator)
        .and_then(|rest| Some(home_dir().ok()?.join(rest)));
    home.unwrap_or_else(|| PathBuf::from(typed))
}

/// Returns the text after `~` and a path separator, if a text begins like that.
fn below_home(typed: &str, is_separator: fn(char) -> bool) -> Option<&str> {
    typed
        .strip_prefix('~')?
        .strip_prefix(is_separator)
        .map(|rest| rest.trim_start_matches(is_separator))
}

/// The two folders of the program's files, which are created when something is saved, and the
/// user's home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// The folder of the settings, on Linux `$XDG_CONFIG_HOME/plot4` or `~/.config/plot4`.
    pub config: PathBuf,
    /// The folder of the games, on Linux `$XDG_DATA_HOME/plot4` or `~/.local/share/plot4`.
    pub data: PathBuf,
    pub home: PathBuf,
}

impl Folders {
    /// Returns the folders of the current user, or `None` if the system does not know a home.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self {
            config: base.config_dir().join(APP_FOLDER),
            data: base.data_dir().join(APP_FOLDER),
            home: base.home_dir().to_owned(),
        })
    }

    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    #[must_use]
    pub fn progress_file(&self) -> PathBuf {
        self.data.join("progress.json")
    }

    #[must_use]
    pub fn statistics_file(&self) -> PathBuf {
        self.data.join("statistics.json")
    }

    /// Returns the folder of the documents: the one that a desktop of Linux names, or `Documents`,
    /// or the home itself if there is no such folder. It may be on a disk that never answers.
    #[must_use]
    pub fn documents(&self) -> PathBuf {
        let told = self.config.with_file_name("user-dirs.dirs");
        let named = fs::read_to_string(told).ok();
        let named = named.and_then(|text| named_documents(&text, &self.home));
        let documents = named.unwrap_or_else(|| self.home.join("Documents"));
        if documents.is_dir() { documents } else { self.home.clone() }
    }
}

/// Returns the folder of the documents by the text of `user-dirs.dirs`, if it names one.
fn named_documents(text: &str, home: &Path) -> Option<PathBuf> {
    let value = text.lines().find_map(|line| {
        let line = line.trim().strip_prefix("XDG_DOCUMENTS_DIR=\"")?;
        line.strip_suffix('"')
    })?;
    Some(match value.strip_prefix("$HOME/") {
        Some(below) => home.join(below),
        None => PathBuf::from(value),
    })
}

/// Returns the first free name of `game.sgf`, `game-2.sgf` and so on in a folder, for this name and
/// this ending.
#[must_use]
pub fn free_file(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let first = folder.join(format!("{name}.{ending}"));
    let others = (2..=u32::MAX).map(|number| folder.join(format!("{name}-{number}.{ending}")));
    let mut files = std::iter::once(first).chain(others);
    files.find(|file| !file.exists()).unwrap_or_default()
}

/// Returns the game in a folder that was saved last, if there is one. A file in JSON may be
/// anything unless its name has our ending.
#[must_use]
pub fn latest_game(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let games = entries.filter(|entry| is_game(&entry.file_name().to_string_lossy()));
    let when = |entry: &fs::DirEntry| {
        let metadata = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        metadata.modified().ok()
    };
    let latest = games.filter_map(|entry| Some((when(&entry)?, entry.path())));
    latest.max().map(|(_, path)| path)
}

fn is_game(name: &str) -> bool {
    let name = name.to_lowercase();
    let has = |ending: &str| name.strip_suffix(ending).is_some_and(|name| name.ends_with('.'));
    has(GAME_ENDING)
        || openable_extensions().into_iter().any(|ending| ending != "json" && has(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_from_home_has_any_separator_of_the_system() {
        let windows = |character| matches!(character, '/' | '\\');
        for (typed, expected) in [
            ("~/a.json", Some("a.json")),
            ("~\\a\\b.json", Some("a\\b.json")),
            ("~\\/\\a.json", Some("a.json")),
            ("~", None),
            ("~anna/a.json", None),
            ("a~/b.json", None),
        ] {
            assert_eq!(below_home(typed, windows), expected, "{typed}");
        }
        assert_eq!(below_home("~//a.json", |character| character == '/'), Some("a.json"));
        assert_eq!(
            below_home("~\\a.json", |character| character == '/'),
            None,
            "that is a name like any other"
        );
        assert!(at_home("~/a.json").is_absolute() && at_home("~/a.json").ends_with("a.json"));
        assert_eq!(at_home("a/b.json"), PathBuf::from("a/b.json"));
    }

    #[test]
    fn the_game_that_was_saved_last_is_found_among_files_of_all_kinds() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("documents");
        assert_eq!(latest_game(&folder), None, "there is not even a folder");
        fs::create_dir(&folder).expect("made");
        let names = ["game.plot4.json", "mine.SGF", "b.pdn", "package.json", "notes.txt"];
        for (hour, name) in (1..).zip(names) {
            let path = folder.join(name);
            fs::write(&path, "").expect("written");
            let time = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_hours(hour);
            fs::File::options()
                .write(true)
                .open(&path)
                .and_then(|file| file.set_modified(time))
                .expect("a time");
        }
        fs::create_dir(folder.join("folder.sgf")).expect("made");
        for name in ["b.pdn", "mine.SGF", "game.plot4.json"] {
            assert_eq!(latest_game(&folder), Some(folder.join(name)));
            fs::remove_file(folder.join(name)).expect("removed");
        }
        assert_eq!(latest_game(&folder), None);
    }

    #[test]
    fn a_name_that_is_free_is_suggested() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["game.plot4.json", "game-2.plot4.json", "game-3.plot4.json"] {
            let free = free_file(folder.path(), "game", GAME_ENDING);
            assert_eq!(free, folder.path().join(name));
            fs::write(&free, "").expect("written");
        }
    }

    #[test]
    fn documents_are_where_the_desktop_says() {
        let home = tempfile::tempdir().expect("a folder");
        let (home, config) = (home.path(), home.path().join(".config"));
        let folders = Folders {
            config: config.join(APP_FOLDER),
            data: home.join("data"),
            home: home.to_owned(),
        };
        let found = || folders.documents();
        assert_eq!(found(), home);
        fs::create_dir(home.join("Documents")).expect("made");
        assert_eq!(found(), home.join("Documents"));
        fs::create_dir(&config).expect("made");
        let told =
            "# a comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_DOCUMENTS_DIR=\"$HOME/Texte/Meine\"\n";
        fs::write(config.join("user-dirs.dirs"), told).expect("written");
        assert_eq!(found(), home, "there is no such folder");
        fs::create_dir_all(home.join("Texte/Meine")).expect("made");
        assert_eq!(found(), home.join("Texte/Meine"));
        let elsewhere = told.replace("$HOME", "/elsewhere");
        assert_eq!(named_documents(&elsewhere, home), Some("/elsewhere/Texte/Meine".into()));
    }
}
