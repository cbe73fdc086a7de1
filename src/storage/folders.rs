//! Where the files of this user are.

use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};
use etcetera::home_dir;

/// The name of our folder inside the user's folders.
const APP_FOLDER: &str = "plot4";

/// Returns the path that a person typed, in which `~/` is their home, as in a shell; where paths are written with it, `~\` too.
#[must_use]
pub fn at_home(typed: &str) -> PathBuf {
    let home = below_home(typed, std::path::is_separator).and_then(|rest| Some(home_dir().ok()?.join(rest)));
    home.unwrap_or_else(|| PathBuf::from(typed))
}

/// Returns what follows `~/`, or `~` and what else separates the names in a path, if a text begins like that.
fn below_home(typed: &str, is_separator: fn(char) -> bool) -> Option<&str> {
    typed.strip_prefix('~')?.strip_prefix(is_separator).map(|rest| rest.trim_start_matches(is_separator))
}

/// The two folders that the program keeps files in. They need not exist: saving creates them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// The folder of the settings, on Linux `$XDG_CONFIG_HOME/plot4` or `~/.config/plot4`.
    pub config: PathBuf,
    /// The folder of the games, on Linux `$XDG_DATA_HOME/plot4` or `~/.local/share/plot4`.
    pub data: PathBuf,
}

impl Folders {
    /// Returns the folders of the user who runs the program, or `None` if the system does not tell of a home.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self { config: base.config_dir().join(APP_FOLDER), data: base.data_dir().join(APP_FOLDER) })
    }

    /// Returns where the settings are.
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    /// Returns where is kept what was practised.
    #[must_use]
    pub fn progress_file(&self) -> PathBuf {
        self.data.join("progress.json")
    }

    /// Returns the first of `game-1.json`, `game-2.json` and so on that is not there yet: a name for a game to be saved.
    #[must_use]
    pub fn free_game_file(&self) -> PathBuf {
        (1..=u32::MAX).map(|number| self.data.join(format!("game-{number}.json"))).find(|file| !file.exists()).unwrap_or_default()
    }

    /// Returns where the statistics are.
    #[must_use]
    pub fn statistics_file(&self) -> PathBuf {
        self.data.join("statistics.json")
    }

    /// Returns the first of `statistics-1.csv`, `statistics-2.csv` and so on that is not there yet: a name for a table.
    #[must_use]
    pub fn free_table_file(&self) -> PathBuf {
        (1..=u32::MAX)
            .map(|number| self.data.join(format!("statistics-{number}.csv")))
            .find(|file| !file.exists())
            .unwrap_or_default()
    }

    /// Returns the first of `game-1.png`, `game-2.png` and so on that is not there yet: a name for a picture, or for an animation, whose
    /// files have another ending.
    #[must_use]
    pub fn free_shared_file(&self, ending: &str) -> PathBuf {
        (1..=u32::MAX)
            .map(|number| self.data.join(format!("game-{number}.{ending}")))
            .find(|file| !file.exists())
            .unwrap_or_default()
    }

    /// Returns where the game in progress is kept from move to move, in the first window: see [`GameFile`](super::GameFile).
    #[must_use]
    pub fn autosave_file(&self) -> PathBuf {
        self.data.join("game.json")
    }
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
        assert_eq!(below_home("~\\a.json", |character| character == '/'), None, "that is a name like any other");
        assert!(at_home("~/a.json").is_absolute() && at_home("~/a.json").ends_with("a.json"));
        assert_eq!(at_home("a/b.json"), PathBuf::from("a/b.json"));
    }
}
