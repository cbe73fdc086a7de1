//! How long the page of 10,000 past games takes to open, and how much memory it takes: at most
//! 100 ms and 30 MB. The first list after an update, or after the index was lost, reads every game;
//! that is in the background, and only shown here.
//!
//! The page opens when the window has the games of the index; what is read of a game's own file is
//! read when its row comes into view.

#[path = "common/mod.rs"]
mod common;

use std::fs;
use std::path::Path;
use std::time::Duration;

use plot4::storage::{Folders, PastGame};
use plot4::worker::{FileEvent, Files};

/// How many games there are.
const GAMES: usize = 10_000;
/// The most time and memory.
const MOST_SECONDS: f64 = 0.1;
const MOST_BYTES: usize = 30_000_000;
/// How many times to open the page; the median counts.
const TIMES: usize = 9;

fn main() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders {
        config: home.path().join("config"),
        data: home.path().join("data"),
        home: home.path().to_owned(),
    };
    write_games(&folders.data);
    let mut files = Files::start(Some(&folders), || {}).expect("threads");
    let mut games = Vec::new();
    let first = common::seconds(|| games = read(&mut files, &folders.data, true));
    assert_eq!(games.len(), GAMES);
    drop(games);
    // The index is written by the thread that read the games.
    let index = folders.data.join("game.index.json");
    while !index.exists() {
        std::thread::sleep(Duration::from_millis(10));
    }
    drop(files);
    let mut times = Vec::new();
    let mut most = 0;
    for _ in 0..TIMES {
        let mut files = Files::start(Some(&folders), || {}).expect("threads");
        let before = resident();
        let mut games = Vec::new();
        times.push(common::seconds(|| {
            games = read(&mut files, &folders.data, false);
        }));
        assert_eq!(games.len(), GAMES);
        most = most.max(resident().saturating_sub(before));
    }
    let median = common::median(times.into_iter());
    println!("| past games | first list | page | memory |");
    println!("|---|---|---|---|");
    println!(
        "| {GAMES} | {first:.2} s | {:.1} ms | {:.1} MB |",
        1000.0 * median,
        f64::from(u32::try_from(most).expect("a size")) / 1e6
    );
    assert!(median <= MOST_SECONDS, "the page takes {median} s");
    assert!(most <= MOST_BYTES, "the page takes {most} bytes");
}

/// Returns the memory of the program, in bytes, which is 0 where the system does not say.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok());
    1024 * kilobytes.unwrap_or_default()
}

/// Returns the games of the index, or of all parts of the list.
fn read(files: &mut Files, folder: &Path, is_whole: bool) -> Vec<PastGame> {
    files.past_games(folder.to_owned());
    let mut games = Vec::new();
    loop {
        let Some(event) = files.wait(Duration::from_mins(1)) else { panic!("no answer") };
        if let FileEvent::PastGames(batch) = event {
            assert!(batch.unusable.is_empty(), "every game can be opened");
            let left = batch.left;
            games.extend(batch.games);
            if !is_whole || left == 0 {
                return games;
            }
        }
    }
}

/// Writes the games, as they are kept, with a review.
fn write_games(folder: &Path) {
    const LINES: [&str; 4] = [
        "22343646442315766312555",
        "43746523566244333562244555",
        "4444443265661761231557213",
        "4424543",
    ];
    fs::create_dir_all(folder).expect("made");
    for number in 0..GAMES {
        let moves = LINES[number % LINES.len()];
        let level = ["learner", "casual", "low", "medium"][number % 4];
        let text = format!(
            r#"{{"version":2,"game":"connect4","setup":{{"size":"7x6","connect":4}},"seats":{{"red":"human","yellow":"{level}"}},"seed":"1","moves":"{moves}","number":"{number}","counted":true,"review":{{"judged":[4,3],"mistakes":[{{"move":3,"class":"missed_win","better":"5"}},{{"move":5,"class":"gave_win"}}]}}}}"#
        );
        fs::write(folder.join(format!("game.kept-{number}.json")), text).expect("written");
    }
}
