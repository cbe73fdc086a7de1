use std::fs::File;
use std::time::Duration;

use super::*;
use crate::storage::{past_files, save};

/// Writes a file with a time of this many seconds after 1970.
fn write(path: &Path, seconds: u64) {
    fs::write(path, "{}").expect("written");
    let file = File::options().write(true).open(path).expect("opened");
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time");
}

fn names(files: &[GameFile]) -> Vec<String> {
    files
        .iter()
        .map(|file| file.path().file_name().expect("a name").to_string_lossy().into_owned())
        .collect()
}

#[test]
fn each_window_has_a_file_of_its_own_and_what_is_left_is_found_newest_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("data");
    let first = GameFile::unused(&folder).expect("a file");
    let second = GameFile::unused(&folder).expect("a file");
    let third = GameFile::unused(&folder).expect("a file");
    assert_eq!([first.number(), second.number(), third.number()], [1, 2, 3]);
    write(first.path(), 1000);
    write(second.path(), 3000);
    write(third.path(), 2000);
    let left = || GameFile::left(&folder).collect::<Vec<_>>();
    assert_eq!(names(&left()), Vec::<String>::new(), "all of them live");
    drop((first, second));
    let found = left();
    assert_eq!(names(&found), ["game.window-2.json", "game.json"], "the newest first");
    assert_eq!(left().len(), 0, "they are the first finder's");
    let other = GameFile::unused(&folder).expect("a file");
    assert_eq!(other.number(), 4, "what holds a game is not unused");
    drop((found, other));
    // An unfinished game is not overwritten by a window that was there before.
    assert_eq!(GameFile::unused(&folder).expect("a file").number(), 4);
}

#[cfg(unix)]
#[test]
fn a_file_whose_lock_is_deleted_stays_the_windows_unless_another_one_has_taken_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let lock = data.join("game.lock");
    let mut file = GameFile::unused(&data).expect("a file");
    let delete = || fs::remove_file(&lock).expect("deleted");
    write(file.path(), 1000);
    assert!(file.note_written() && file.hold(), "nothing has happened");
    delete();
    assert!(file.hold() && lock.exists(), "the lock is taken again");
    assert!(Lock::beside(file.path()).is_none(), "and other windows heed it");
    delete();
    assert!(!file.note_written(), "the lock was deleted while the file was written");
    assert!(file.hold());
    // The game was archived by another window, which has been closed.
    delete();
    fs::remove_file(file.path()).expect("removed");
    assert!(file.hold(), "no game is written over");
    fs::remove_dir_all(&data).expect("removed");
    assert!(file.hold() && lock.exists(), "the folder is made again");
    write(file.path(), 2000);
    assert!(file.note_written());
    // Another window has the lock.
    delete();
    let mut other = GameFile::left(&data).next().expect("the other window finds the game");
    assert!(!file.hold() && other.hold());
    // Another window has continued the game, and was closed.
    drop(other);
    write(file.path(), 3000);
    assert!(!file.hold() && !file.hold(), "the moves of the other window are in it");
    assert!(GameFile::left(&data).next().is_some(), "it is left for the next start");
}

#[test]
fn only_a_lock_that_is_had_is_a_reason_to_look_at_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    // An obstacle in place of the lock hides whether another window has the file.
    fs::create_dir(folder.path().join("game.lock")).expect("a folder");
    let mut file = GameFile::unused(folder.path()).expect("a file");
    write(file.path(), 1000);
    assert!(
        !file.is_acquired() && file.hold(),
        "as long as there are no locks, a game stays in one file"
    );
    fs::remove_dir(folder.path().join("game.lock")).expect("removed");
    assert!(!file.hold(), "another window may have written it");
    file.seen = Stamp::of(file.path());
    assert!(file.hold() && file.is_acquired());
}

#[test]
fn a_crowd_of_games_that_were_left_is_taken_one_by_one_newest_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let count = 2 * BATCH as u64 + 10;
    for number in 2..2 + count {
        // Many at the same time: the numbers decide.
        write(&folder.path().join(format!("game.window-{number}.json")), 1000 - number / 100);
    }
    let mut left = GameFile::left(folder.path());
    let first = left.next().expect("a file");
    let locks = entries(folder.path())
        .filter(|entry| entry.path().extension().is_some_and(|end| end == "lock"))
        .count();
    assert_eq!((first.number(), locks), (2, 1), "no other file is taken yet");
    let others: Vec<_> = left.collect();
    assert!(others.iter().map(GameFile::number).eq(3..2 + u32::try_from(count).expect("a number")));
    assert_eq!(GameFile::left(folder.path()).count(), 0, "all are taken");
    drop(others);
    drop(first);
    assert_eq!(GameFile::left(folder.path()).count() as u64, count);
}

#[test]
fn a_game_that_is_archived_leaves_its_file_unused() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [GameFile::unused(folder.path()), GameFile::unused(folder.path())]
        .map(|file| file.expect("a file"));
    for file in &files {
        write(file.path(), 1000);
        let kept = file.archive(None).expect("archived").0;
        assert!(kept.exists() && !file.path().exists(), "{kept:?}");
    }
    drop(files);
    assert_eq!(past_files(folder.path()).expect("a folder").len(), 2);
    assert_eq!(GameFile::left(folder.path()).count(), 0);
    assert_eq!(GameFile::unused(folder.path()).expect("a file").number(), 1);
}

#[test]
fn a_file_whose_game_has_earlier_versions_is_left_with_them_until_it_is_archived() {
    let folder = tempfile::tempdir().expect("a folder");
    write(&folder.path().join("game.before-2.json"), 1000);
    write(&folder.path().join("game.window-2.json"), 2000);
    write(&folder.path().join("game.window-2.before-1.json"), 2000);
    assert_eq!(GameFile::unused(folder.path()).expect("a file").number(), 3, "both hold a game");
    let left: Vec<_> = GameFile::left(folder.path()).collect();
    assert_eq!(names(&left), ["game.window-2.json", "game.json"]);
    left[0].archive(None).expect("archived");
    left[1].archive(None).expect_err("its file is gone, and the version stays");
    drop(left);
    assert_eq!(names(&GameFile::left(folder.path()).collect::<Vec<_>>()), ["game.json"]);
    assert_eq!(past_files(folder.path()).expect("a folder").len(), 1);
}

#[test]
fn a_file_that_is_written_again_has_another_stamp() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    assert_eq!(Stamp::of(&path), None);
    save(&path, b"44").expect("written");
    let stamp = Stamp::of(&path);
    assert!(stamp.is_some());
    fs::read(&path).expect("read");
    assert_eq!(Stamp::of(&path), stamp, "reading does not change it");
    // Clocks of some file systems tick slowly; the earlier contents are another version in any
    // case.
    let time = SystemTime::UNIX_EPOCH;
    File::options()
        .write(true)
        .open(&path)
        .and_then(|file| file.set_modified(time))
        .expect("a time");
    assert_ne!(Stamp::of(&path), stamp);
}
