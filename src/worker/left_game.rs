//! Reads a game that an earlier window has left, or the newest earlier version of it that is good.

use std::path::Path;

use super::aside::set_aside;
use crate::storage::{self, Envelope};

/// The consequence when a game that was left cannot be read.
pub(super) const NO_LAST_GAME: &str = "The last game cannot be gone on with";

/// The result of reading a game that was left.
#[derive(Debug)]
pub(super) struct LeftGame {
    /// The game, which is in the file now, if there is a good one.
    pub game: Option<Box<Envelope>>,
    /// The message for the user.
    pub trouble: Option<String>,
    /// Whether another game may be written in its place.
    pub is_spare: bool,
}

impl LeftGame {
    /// Reads the game in a file. What is damaged is set aside; what a newer version wrote, or
    /// cannot be read, stays.
    pub(super) fn read(path: &Path) -> Self {
        match storage::load_envelope(path) {
            Ok(game) => Self {
                game: Some(Box::new(game)),
                trouble: None,
                is_spare: false,
            },
            Err(error) if error.is_missing() => {
                Self::earlier(path, &format!("{NO_LAST_GAME}: {error}"))
            }
            Err(error) if error.is_damaged() && !error.is_newer() => {
                Self::instead_of(path, &error.to_string())
            }
            Err(error) => Self {
                game: None,
                trouble: Some(format!("{NO_LAST_GAME}: {error}")),
                is_spare: false,
            },
        }
    }

    /// Sets a damaged game aside, and takes an earlier version in its place, if there is one.
    pub(super) fn instead_of(path: &Path, damage: &str) -> Self {
        match set_aside(path, damage, NO_LAST_GAME) {
            Ok(sentence) => Self::earlier(path, &sentence),
            Err(error) => Self {
                game: None,
                trouble: Some(error.to_string()),
                is_spare: false,
            },
        }
    }

    /// Takes an earlier version of a game whose file is missing, for the reason in this sentence.
    fn earlier(path: &Path, reason: &str) -> Self {
        match storage::restore_earlier(path) {
            Ok(Some(game)) => {
                let trouble = format!("{reason}. An earlier version of it is offered instead");
                Self {
                    game: Some(Box::new(game)),
                    trouble: Some(trouble),
                    is_spare: false,
                }
            }
            Ok(None) => Self {
                game: None,
                trouble: Some(reason.to_owned()),
                is_spare: true,
            },
            Err(error) => {
                let trouble = format!(
                    "{reason}. An earlier version of it could not be put in its place: {error}"
                );
                Self {
                    game: None,
                    trouble: Some(trouble),
                    is_spare: false,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Returns a file with a game of three moves, which has two earlier versions.
    fn file(folder: &Path) -> std::path::PathBuf {
        let path = folder.join("game.json");
        for moves in ["1", "12", "123"] {
            let text = format!(r#"{{"version": 2, "game": "connect4", "moves": "{moves}"}}"#);
            storage::save_game_in_progress(&path, text.as_bytes()).expect("saved");
        }
        path
    }

    /// Checks which game is offered, and the end of the notice.
    fn check(path: &Path, moves: &str, told: Option<&str>) {
        let left = LeftGame::read(path);
        let text = left.game.as_ref().expect("a game").to_text();
        assert!(text.contains(&format!("\"moves\": \"{moves}\"")), "{text}");
        assert!(
            fs::read_to_string(path)
                .expect("in its place")
                .contains(&format!("\"{moves}\""))
        );
        let end = left
            .trouble
            .as_deref()
            .map(|trouble| trouble.rsplit('/').next().unwrap_or(trouble));
        assert_eq!(end, told, "{left:?}");
        assert!(!left.is_spare);
    }

    #[test]
    fn in_the_place_of_a_damaged_an_empty_or_a_lost_game_an_earlier_version_is_offered() {
        const INSTEAD: &str = ". An earlier version of it is offered instead";
        let folder = tempfile::tempdir().expect("a folder");
        let path = file(folder.path());
        check(&path, "123", None);
        fs::write(&path, "{\"version\": 2").expect("damaged");
        check(&path, "12", Some(&format!("game.damaged-1.json{INSTEAD}")));
        fs::write(&path, "").expect("emptied");
        check(&path, "1", Some(&format!("game.damaged-2.json{INSTEAD}")));
        fs::remove_file(&path).expect("removed");
        let left = LeftGame::read(&path);
        assert!(
            left.game.is_none() && left.is_spare,
            "no version is left: {left:?}"
        );
        let path = file(folder.path());
        fs::remove_file(&path).expect("removed");
        let trouble = LeftGame::read(&path).trouble.expect("it is told");
        assert!(
            trouble.contains("cannot read") && trouble.ends_with(INSTEAD),
            "{trouble}"
        );
    }

    #[test]
    fn what_a_newer_version_wrote_stays_where_it_is_and_so_do_the_earlier_ones() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = file(folder.path());
        fs::write(
            &path,
            r#"{"version": 99, "game": "connect4", "moves": "1"}"#,
        )
        .expect("written");
        let left = LeftGame::read(&path);
        assert!(left.game.is_none() && !left.is_spare, "{left:?}");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
    }
}
