//! Reads an unfinished game of an earlier window, or the newest earlier version of it that is good.

use std::path::Path;

use super::file_error::{Earlier, OwnFile, OwnFileError, OwnFileFault};
use super::quarantine::set_aside;
use crate::storage::{self, Envelope, LoadError};

/// The result of reading an unfinished game.
#[derive(Debug)]
pub(super) struct LeftGame {
    /// The game that is in the file now, if there is a good one.
    pub game: Option<Box<Envelope>>,
    /// What went wrong, if something did.
    pub error: Option<OwnFileError>,
    /// Whether another game may be written in its place.
    pub is_spare: bool,
}

impl LeftGame {
    /// Reads the game in a file. A damaged file is set aside; one that a newer version wrote, or
    /// that cannot be read, stays.
    pub(super) fn read(path: &Path) -> Self {
        let error = match storage::load_envelope(path) {
            Ok(game) => {
                return Self {
                    game: Some(Box::new(game)),
                    error: None,
                    is_spare: false,
                };
            }
            Err(error) => error,
        };
        if error.is_damaged() && !error.is_newer() {
            return Self::instead_of(path, error);
        }
        let is_missing = error.is_missing();
        let error = OwnFileError::left_alone(OwnFile::LastGame, OwnFileFault::Load(error));
        if is_missing {
            Self::earlier(path, error)
        } else {
            Self {
                game: None,
                error: Some(error),
                is_spare: false,
            }
        }
    }

    /// Sets a damaged game aside, and replaces it by an earlier version, if there is one.
    pub(super) fn instead_of(path: &Path, error: LoadError) -> Self {
        let error = set_aside(path, OwnFileFault::Load(error), OwnFile::LastGame);
        if error.is_in_the_way() {
            return Self {
                game: None,
                error: Some(error),
                is_spare: false,
            };
        }
        Self::earlier(path, error)
    }

    /// Takes an earlier version of a game whose file is missing for this reason.
    fn earlier(path: &Path, error: OwnFileError) -> Self {
        let (game, earlier, is_spare) = match storage::restore_earlier(path) {
            Ok(Some(game)) => (Some(Box::new(game)), Some(Earlier::Offered), false),
            Ok(None) => (None, None, true),
            Err(fault) => (None, Some(Earlier::NotRestored(fault)), false),
        };
        Self {
            game,
            error: Some(OwnFileError { earlier, ..error }),
            is_spare,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::file_error::Fate;
    use super::*;

    /// Returns a file with a game of three moves and two earlier versions.
    fn file(folder: &Path) -> std::path::PathBuf {
        let path = folder.join("game.json");
        for moves in ["1", "12", "123"] {
            let text = format!(r#"{{"version": 2, "game": "connect4", "moves": "{moves}"}}"#);
            storage::save_game_in_progress(&path, text.as_bytes()).expect("saved");
        }
        path
    }

    /// Checks which game is offered, and the new name of a damaged one.
    fn check(path: &Path, moves: &str, kept: Option<&str>) {
        let left = LeftGame::read(path);
        let text = left.game.as_ref().expect("a game").to_text();
        assert!(text.contains(&format!("\"moves\": \"{moves}\"")), "{text}");
        assert!(
            fs::read_to_string(path)
                .expect("in its place")
                .contains(&format!("\"{moves}\""))
        );
        let error = kept.map(|kept| {
            let fate = Fate::SetAside(path.with_file_name(kept));
            (fate, Some(Earlier::Offered))
        });
        let found = left.error.as_ref();
        assert_eq!(
            found.map(|found| (found.fate.clone(), found.earlier.clone())),
            error,
            "{left:?}"
        );
        assert!(!left.is_spare);
    }

    #[test]
    fn in_the_place_of_a_damaged_an_empty_or_a_lost_game_an_earlier_version_is_offered() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = file(folder.path());
        check(&path, "123", None);
        fs::write(&path, "{\"version\": 2").expect("damaged");
        check(&path, "12", Some("game.damaged-1.json"));
        fs::write(&path, "").expect("emptied");
        check(&path, "1", Some("game.damaged-2.json"));
        fs::remove_file(&path).expect("removed");
        let left = LeftGame::read(&path);
        assert!(
            left.game.is_none() && left.is_spare,
            "no version is left: {left:?}"
        );
        let path = file(folder.path());
        fs::remove_file(&path).expect("removed");
        let error = LeftGame::read(&path).error.expect("it is told");
        assert!(
            matches!(&error.fault, OwnFileFault::Load(error) if error.is_missing())
                && error.earlier == Some(Earlier::Offered),
            "{error:?}"
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
