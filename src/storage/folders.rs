//! The folders of the user's files.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};
use etcetera::home_dir;

use super::file::extensions;
use super::writing::APP_FOLDER;

/// Returns the path that the user typed, with `~/` expanded as in a shell, and `~\` where that
/// separates names. Windows copies and drops paths in quotes, and no name has any there.
#[must_use]
pub fn at_home(typed: &str) -> PathBuf {
    let typed = if cfg!(windows) {
        typed.trim_matches('"')
    } else {
        typed
    };
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

/// The two folders of the program's files. They are created when something is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// The folder of the settings, on Linux `$XDG_CONFIG_HOME/plot4` or `~/.config/plot4`.
    pub config: PathBuf,
    /// The folder of the games, on Linux `$XDG_DATA_HOME/plot4` or `~/.local/share/plot4`.
    pub data: PathBuf,
}

impl Folders {
    /// Returns the folders of the current user, or `None` if the system does not know a home.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self {
            config: base.config_dir().join(APP_FOLDER),
            data: base.data_dir().join(APP_FOLDER),
        })
    }

    /// Returns the path of the settings.
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    /// Returns the path of the practice progress.
    #[must_use]
    pub fn progress_file(&self) -> PathBuf {
        self.data.join("progress.json")
    }

    /// Returns the first free name of `game-1.json`, `game-2.json` and so on, for a game to save.
    #[must_use]
    pub fn free_game_file(&self) -> PathBuf {
        (1..=u32::MAX)
            .map(|number| self.data.join(format!("game-{number}.json")))
            .find(|file| !file.exists())
            .unwrap_or_default()
    }

    /// Returns the last game saved in the folder of the games under a name of the user's choice, if
    /// there is one.
    #[must_use]
    pub fn latest_game_file(&self) -> Option<PathBuf> {
        let entries = fs::read_dir(&self.data).into_iter().flatten().flatten();
        let saved = entries.filter(|entry| is_saved_game(&entry.path()));
        let when = |entry: &fs::DirEntry| {
            entry
                .metadata()
                .ok()
                .filter(fs::Metadata::is_file)?
                .modified()
                .ok()
        };
        let latest = saved
            .filter_map(|entry| Some((when(&entry)?, entry.path())))
            .max();
        latest.map(|(_, path)| path)
    }

    /// Returns the folder in which to look for a game, with a final separator: that of the games,
    /// if it exists, or else the home.
    #[must_use]
    pub fn folder_to_look_in(&self) -> PathBuf {
        let home = || home_dir().unwrap_or_default();
        if self.data.is_dir() {
            self.data.join("")
        } else {
            home().join("")
        }
    }

    /// Returns the path of the statistics.
    #[must_use]
    pub fn statistics_file(&self) -> PathBuf {
        self.data.join("statistics.json")
    }

    /// Returns the first free name of `statistics-1.csv`, `statistics-2.csv` and so on, for a
    /// table.
    #[must_use]
    pub fn free_table_file(&self) -> PathBuf {
        (1..=u32::MAX)
            .map(|number| self.data.join(format!("statistics-{number}.csv")))
            .find(|file| !file.exists())
            .unwrap_or_default()
    }

    /// Returns the first free name of `game-1.png`, `game-2.png` and so on, for a picture, or for
    /// an animation with its own extension.
    #[must_use]
    pub fn free_shared_file(&self, ending: &str) -> PathBuf {
        (1..=u32::MAX)
            .map(|number| self.data.join(format!("game-{number}.{ending}")))
            .find(|file| !file.exists())
            .unwrap_or_default()
    }
}

/// Returns whether a file in the folder of the games was saved by the user, rather than by the
/// program itself.
fn is_saved_game(path: &Path) -> bool {
    let ending = path
        .extension()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // `game.json` and `game.kept-1.json` are the program's, `game-1.json` is the user's.
    let is_own = ["game.", "settings.", "progress.", "statistics.", "."]
        .iter()
        .any(|own| name.starts_with(own));
    !is_own && extensions().contains(&ending.as_str())
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
        assert_eq!(
            below_home("~//a.json", |character| character == '/'),
            Some("a.json")
        );
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
        let folders = Folders {
            config: home.path().join("config"),
            data: home.path().join("data"),
        };
        assert_eq!(
            folders.latest_game_file(),
            None,
            "there is not even a folder"
        );
        fs::create_dir(&folders.data).expect("made");
        assert_eq!(folders.folder_to_look_in(), folders.data.join(""));
        let names = [
            "game-1.json",
            "mine.SGF",
            "game-2.json",
            "game.json",
            "game.kept-3.json",
            "notes.txt",
            "statistics.json",
        ];
        for (hour, name) in (1..).zip(names) {
            let path = folders.data.join(name);
            fs::write(&path, "").expect("written");
            let time = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_hours(hour);
            fs::File::options()
                .write(true)
                .open(&path)
                .and_then(|file| file.set_modified(time))
                .expect("a time");
        }
        fs::create_dir(folders.data.join("folder.json")).expect("made");
        assert_eq!(
            folders.latest_game_file(),
            Some(folders.data.join("game-2.json"))
        );
    }
}
