//! The earlier versions of the game in progress: offered where a disk has lost or damaged the game,
//! and gone once the game is put away or another one is in its place.

use std::fs;
use std::path::{Path, PathBuf};

use super::kit::{self, files, wait};
use plot4::core::connect4::{Column, Connect4, Size};
use plot4::core::kind::MoveFault;
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{ParseError, ParseFault, format_game, load_game};
use plot4::words::Explain as _;
use plot4::worker::{FileEvent, FileKind, Files, UnfinishedGames};

/// A way to damage a file.
type Damage = fn(&Path);

/// Returns a game of two people with this seed and these moves.
fn game(seed: u64, moves: &[u8]) -> SavedGame<Connect4> {
    let mut game = SavedGame::new(Size::STANDARD, [Seat::Human; 2], seed);
    for &number in moves {
        game.record.play(Column::from_number(number).expect("a column")).expect("a legal move");
    }
    game
}

/// Writes the game in progress, and returns its file.
fn autosaved(files: &mut Files, game: &SavedGame<Connect4>) -> PathBuf {
    files.autosave(format_game(game));
    wait(files, |event| match event {
        FileEvent::Written(FileKind::Autosave, path) => Some(path),
        _ => None,
    })
}

/// Plays three moves in a window that is closed then, and returns the file of the game.
fn played(folder: &Path) -> PathBuf {
    let mut files = files(folder);
    (1..=3)
        .map(|end| autosaved(&mut files, &game(7, &[4, 4, 5][..end])))
        .last()
        .expect("three moves")
}

/// Returns the games that were left in a folder, and the notices about them.
fn left(files: &mut Files) -> UnfinishedGames {
    files.find_unfinished();
    next_left(files)
}

/// Returns the games that are offered next.
fn next_left(files: &mut Files) -> UnfinishedGames {
    wait(files, |event| match event {
        FileEvent::Unfinished(left) => Some(left),
        _ => None,
    })
}

/// Checks that this game alone is offered.
fn check_offered(left: &UnfinishedGames, file: &Path, game: &SavedGame<Connect4>) {
    let [(path, envelope)] = &left.games[..] else { panic!("one game is offered: {left:?}") };
    assert_eq!(path, file);
    assert_eq!(envelope.open::<Connect4>().as_ref(), Ok(game));
}

/// Returns the names of the files in a folder, without locks, in their order.
fn names(folder: &Path) -> Vec<String> {
    let mut names = kit::names(folder);
    names.retain(|name| Path::new(name).extension().is_none_or(|extension| extension != "lock"));
    names
}

#[test]
fn a_damaged_an_empty_and_a_missing_game_are_offered_as_they_were_one_save_earlier() {
    let damages: [(&str, Damage); 3] = [
        ("game.damaged-1.json", |file| {
            fs::write(file, "{\"version\": 2, \"game\"").expect("damaged");
        }),
        ("game.damaged-1.json", |file| {
            fs::write(file, "").expect("emptied");
        }),
        ("no such file", |file| {
            fs::remove_file(file).expect("removed");
        }),
    ];
    for (reason, damage) in damages {
        let folder = tempfile::tempdir().expect("a folder");
        let file = played(folder.path());
        damage(&file);
        let mut files = files(folder.path());
        let left = left(&mut files);
        check_offered(&left, &file, &game(7, &[4, 4]));
        let [trouble] = &left.errors[..] else { panic!("one line: {left:?}") };
        let told = trouble.explain();
        assert!(
            told.contains(reason)
                && told.ends_with("An earlier version of the game is offered instead"),
            "{told}"
        );
        // It continues, with the versions that it has.
        files.continue_game(file.clone());
        assert_eq!(autosaved(&mut files, &game(7, &[4, 4, 6])), file);
        let mut kept = names(folder.path());
        kept.retain(|name| !name.contains("damaged"));
        assert_eq!(kept, ["game.before-1.json", "game.before-2.json", "game.json"]);
        let versions = ["game.before-1.json", "game.before-2.json"]
            .map(|name| load_game(&folder.path().join(name)));
        assert_eq!(versions.map(|game| game.expect("a game")), [game(7, &[4, 4]), game(7, &[4])]);
    }
}

/// Returns what is wrong with a game that the rules refuse at this move.
fn wrong(number: usize) -> ParseError {
    ParseError::Move {
        number,
        found: "4".to_owned(),
        place: None,
        fault: ParseFault::Move(MoveFault::Refused("full-column")),
    }
}

#[test]
fn a_game_whose_moves_break_the_rules_is_offered_as_it_was_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = played(folder.path());
    let mut files = files(folder.path());
    check_offered(&left(&mut files), &file, &game(7, &[4, 4, 5]));
    // Only the window knows the rules.
    files.discard(file.clone(), wrong(3));
    let earlier = next_left(&mut files);
    check_offered(&earlier, &file, &game(7, &[4, 4]));
    assert!(
        earlier.errors[0].explain().contains("Move 3 (“4”): This column is full"),
        "{earlier:?}"
    );
    files.discard(file.clone(), wrong(2));
    check_offered(&next_left(&mut files), &file, &game(7, &[4]));
    files.discard(file, wrong(1));
    let told = wait(&mut files, |event| match event {
        FileEvent::SetAside(trouble) => Some(trouble.explain()),
        _ => None,
    });
    assert!(
        told.contains("Move 1 (“4”): This column is full") && told.ends_with("game.damaged-3.json"),
        "{told}"
    );
    assert_eq!(names(folder.path()), [1, 2, 3].map(|number| format!("game.damaged-{number}.json")));
    autosaved(&mut files, &game(8, &[1]));
    assert!(names(folder.path()).contains(&"game.json".to_owned()), "its place is free");
}

#[test]
fn what_was_archived_does_not_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = played(folder.path());
    let mut files = files(folder.path());
    left(&mut files);
    files.archive(file);
    wait(&mut files, |event| matches!(event, FileEvent::Archived { .. }).then_some(()));
    drop(files);
    let [kept] = &names(folder.path())[..] else { panic!("one file") };
    assert!(kept.starts_with("game.kept-"), "{kept}");
    let nothing = left(&mut self::files(folder.path()));
    assert!(nothing.games.is_empty() && nothing.errors.is_empty(), "{nothing:?}");
}

#[test]
fn another_game_in_the_same_file_takes_no_version_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = played(folder.path());
    let mut files = files(folder.path());
    left(&mut files);
    // The game is over: another one takes its place.
    files.spare(file.clone());
    assert_eq!(autosaved(&mut files, &game(8, &[1])), file);
    assert_eq!(names(folder.path()), ["game.json"]);
    autosaved(&mut files, &game(8, &[1, 2]));
    assert_eq!(names(folder.path()), ["game.before-1.json", "game.json"]);
}

#[test]
fn a_game_of_a_second_window_goes_on_with_its_versions() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut one = files(folder.path());
    autosaved(&mut one, &game(6, &[1]));
    let second = played(folder.path());
    assert_eq!(second, folder.path().join("game.window-2.json"));
    let mut other = files(folder.path());
    check_offered(&left(&mut other), &second, &game(7, &[4, 4, 5]));
    other.continue_game(second.clone());
    autosaved(&mut other, &game(7, &[4, 4, 5, 5]));
    let versions = ["game.window-2.before-1.json", "game.window-2.before-2.json"]
        .map(|name| load_game(&folder.path().join(name)));
    assert_eq!(versions.map(|game| game.expect("a game")), [game(7, &[4, 4, 5]), game(7, &[4, 4])]);
}

#[cfg(unix)]
#[test]
fn all_that_a_window_makes_is_for_this_user_alone() {
    use std::os::unix::fs::PermissionsExt;
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("share/plot4");
    let mut files = files(&folder);
    played(&folder);
    files.save_settings(folder.join("settings.json"), plot4::storage::Settings::default());
    wait(&mut files, |event| {
        matches!(event, FileEvent::Written(FileKind::Settings, _)).then_some(())
    });
    drop(files);
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    let paths: Vec<_> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert!(paths.len() >= 6, "three versions, settings, locks: {paths:?}");
    for path in paths {
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}
