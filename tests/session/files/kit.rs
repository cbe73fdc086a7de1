//! Shared by the tests of files: the thread of files, the names in a folder, the lines of a game
//! and random games.

use std::path::Path;
use std::time::Duration;

use plot4::core::checkers::Checkers;
use plot4::core::game::Key;
use plot4::core::kind::{GameKind, listed_moves};
use plot4::core::record::Branch;
use plot4::session::SavedGame;
use plot4::storage::Folders;
use plot4::worker::{FileEvent, Files};

/// Long enough for any machine, short enough to see that something hangs.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Starts the thread for a user whose games and settings are in this folder.
pub fn files(folder: &Path) -> Files {
    let folders =
        Folders { config: folder.to_owned(), data: folder.to_owned(), home: folder.to_owned() };
    Files::start(Some(&folders), || {}).expect("a thread")
}

/// Returns the next event that `pick` takes, and drops the others.
pub fn wait<T>(files: &mut Files, mut pick: impl FnMut(FileEvent) -> Option<T>) -> T {
    loop {
        if let Some(found) = pick(files.wait(PATIENCE).expect("the thread answers")) {
            return found;
        }
    }
}

/// Returns the names of the files in a folder, in their order.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Returns the lines of a record, each from the start to its last move.
pub fn lines<K: GameKind>(game: &SavedGame<K>) -> Vec<String> {
    let mut line = Vec::new();
    let whole = |branch: Branch<_>| {
        line.truncate(branch.after);
        line.extend(branch.moves);
        K::format_moves(game.setup, &line)
    };
    game.record.branches().into_iter().map(whole).collect()
}

/// Returns a pseudo-random number.
pub fn chance(seed: &mut u64) -> usize {
    *seed = seed.wrapping_add(1);
    usize::try_from(seed.hash64() >> 9).unwrap_or(0)
}

/// Plays so many lines, each from a random place of the game and with fewer moves than `most`.
pub fn play_lines(game: &mut SavedGame<Checkers>, lines: usize, most: usize, seed: &mut u64) {
    for _ in 0..lines {
        game.record.go_to(chance(seed) % (game.record.moves().len() + 1));
        for _ in 0..chance(seed) % most {
            let moves = listed_moves::<Checkers>(game.record.position());
            if moves.is_empty() {
                break;
            }
            game.record.play(moves[chance(seed) % moves.len()]).expect("a legal move");
        }
    }
}
