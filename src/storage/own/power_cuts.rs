//! Cuts the power after every step of saving, and checks what the program finds at the next start.
//!
//! A [`Recorder`] saves in a real folder and records each step. A [`Cache`] replays these steps
//! like the memory of a system before they are on the disk: whatever was not synced by the time of
//! the cut is lost, damaged or kept, in any combination. Every folder that may then be found is
//! created and read by the program's startup functions.
//!
//! This assumes the worst file systems: renames survive in any order, and a renamed file may be
//! there without its contents.

mod simulated_disk;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use self::simulated_disk::{Cache, Dice, FileContents, Honesty, LOSSES, Recorder};
use super::earlier::{restore_on, save_on};
use crate::storage::disk::quarantine::set_aside_on;
use crate::storage::disk::writing::{Owner, folder_of, replace_own, write};
use crate::storage::{GameFile, load_envelope, past_files};

/// The folder of the program's files.
const OWN: &str = "share/plot4";
/// The number of runs until a power cut.
const RUNS: u64 = 30;
const ACTIONS: usize = 14;
/// The most folders to check for a cut.
const MOST_FOUND: usize = 40;

/// The contents of a user's files, as found at startup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct UserFiles {
    /// The games in progress, by the number of their window.
    games: BTreeMap<u32, String>,
    archived: Vec<String>,
    /// Settings, statistics and a game saved by the user, by name, and files set aside.
    others: BTreeMap<PathBuf, String>,
}

fn boxed(error: impl fmt::Debug) -> Box<dyn Error> {
    format!("{error:?}").into()
}

/// Returns what the program finds in a user's folders at startup, and how many games were damaged
/// or lost.
fn start(root: &Path) -> Result<(UserFiles, usize), Box<dyn Error>> {
    let (own, mut troubles) = (root.join(OWN), 0);
    let mut kept = UserFiles::default();
    for file in GameFile::left(&own) {
        let is_good = match load_envelope(file.path()) {
            Ok(_) => true,
            Err(error) => {
                troubles += 1;
                if !error.is_missing() {
                    set_aside_on(&Recorder::default(), file.path()).map_err(boxed)?;
                }
                restore_on(&Recorder::default(), file.path()).map_err(boxed)?.is_some()
            }
        };
        if is_good {
            kept.games.insert(file.number(), fs::read_to_string(file.path())?);
        }
    }
    for game in past_files(&own).expect("a folder") {
        let path = game.path(&own);
        load_envelope(&path).map_err(boxed)?;
        kept.archived.push(fs::read_to_string(&path)?);
    }
    kept.archived.sort();
    for folder in [root, &own] {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let bytes = fs::read(entry.path()).unwrap_or_default();
            // An empty file reserved a name for one to set aside.
            if ["settings", "statistics", "mine"].iter().any(|own| name.starts_with(own))
                && !bytes.is_empty()
            {
                kept.others.insert(name.into(), String::from_utf8_lossy(&bytes).into_owned());
            }
        }
    }
    Ok((kept, troubles))
}

/// Returns the text of a game with this seed after this many moves.
fn game(seed: u64, moves: u64) -> String {
    // Two columns, an empty one, two columns: no line of four.
    let line = format!("{}{}", "1122".repeat(3), "4455".repeat(3));
    let moves = &line[..usize::try_from(moves).expect("few")];
    format!(r#"{{"version": 2, "game": "connect4", "seed": "{seed}", "moves": "{moves}"}}"#)
}

struct User {
    root: PathBuf,
    disk: Recorder,
    dice: Dice,
    windows: Vec<GameFile>,
    /// The seed and the moves of the game in each of them.
    games: Vec<Option<(u64, u64)>>,
    /// The contents that the files must have by now.
    kept: UserFiles,
}

impl User {
    fn new(root: &Path, seed: u64) -> Self {
        let disk = Recorder { has_one_name: seed % 4 == 3, ..Recorder::default() };
        let dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Self {
            root: root.to_owned(),
            disk,
            dice,
            windows: Vec::new(),
            games: vec![None; 2],
            kept: UserFiles::default(),
        }
    }

    /// Saves or archives something at random; returns once the program reports that it is done.
    fn act(&mut self) {
        let (own, window) = (self.root.join(OWN), self.dice.below(2));
        // The first save creates the folder of the program.
        let chosen = if own.exists() { self.dice.below(12) } else { 9 };
        match chosen {
            0..=5 => self.play(window),
            6 => {
                self.games[window] = None;
                self.play(window);
            }
            7 | 8 => self.archive(window),
            9 => self.save_own("settings.json"),
            10 => self.save_own("statistics.json"),
            _ if self.dice.below(2) == 0
                && self.kept.others.contains_key(Path::new("settings.json")) =>
            {
                let aside =
                    set_aside_on(&self.disk, &own.join("settings.json")).expect("set aside");
                let old = self.kept.others.remove(Path::new("settings.json")).expect("it is there");
                self.kept.others.insert(aside.file_name().expect("a name").into(), old);
            }
            _ => {
                let text = format!("mine {}", self.dice.next());
                write(
                    &self.disk,
                    &self.root.join("mine.json"),
                    text.as_bytes(),
                    Owner::User,
                    || (),
                )
                .expect("saved");
                self.kept.others.insert("mine.json".into(), text);
            }
        }
    }

    fn save_own(&mut self, name: &str) {
        let text = format!("{name} {}", self.dice.next());
        replace_own(&self.disk, &self.root.join(OWN).join(name), text.as_bytes(), || ())
            .expect("saved");
        self.kept.others.insert(name.into(), text);
    }

    fn window(&mut self, window: usize) -> &GameFile {
        while self.windows.len() <= window {
            self.windows.push(GameFile::unused(&self.root.join(OWN)).expect("a file"));
        }
        &self.windows[window]
    }

    fn play(&mut self, window: usize) {
        let new = (self.dice.next(), 0);
        let (seed, moves) = self.games[window].unwrap_or(new);
        let text = game(seed, moves + 1);
        let path = self.window(window).path().to_owned();
        save_on(&self.disk, &path, text.as_bytes()).expect("saved");
        self.games[window] = Some((seed, moves + 1));
        self.kept.games.insert(self.windows[window].number(), text);
    }

    fn archive(&mut self, window: usize) {
        self.window(window);
        if let Some(game) = self.kept.games.remove(&self.windows[window].number()) {
            self.windows[window].archive_on(&self.disk, None).expect("archived");
            self.games[window] = None;
            self.kept.archived.push(game);
            self.kept.archived.sort();
        }
    }
}

/// Returns a folder in memory if possible, as thousands of them are created.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }
        .expect("a folder")
}

#[derive(Debug, Default)]
struct Count {
    cuts: usize,
    found: usize,
}

/// Returns the files below a folder, except locks and temporary ones.
fn files_below(root: &Path) -> FileContents {
    let entries = [root.to_owned(), root.join(OWN)]
        .map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    let paths = entries.into_iter().flatten().map(|entry| entry.path());
    let is_data =
        |path: &PathBuf| path.is_file() && path.extension().is_some_and(|ending| ending == "json");
    paths.filter(is_data).map(|path| (path.clone(), fs::read(path).expect("it is there"))).collect()
}

/// Creates these files, which were below `root`, in another folder, and returns what the program
/// finds there.
fn start_with(found: &FileContents, root: &Path) -> Result<(UserFiles, usize), Box<dyn Error>> {
    let home = folder();
    for (path, bytes) in found {
        let path = home.path().join(path.strip_prefix(root).expect("below the root"));
        fs::create_dir_all(folder_of(&path)).and_then(|()| fs::write(&path, bytes)).expect("made");
    }
    let (kept, troubles) = start(home.path())?;
    // The games continue.
    for file in GameFile::left(&home.path().join(OWN)) {
        let next = game(0, 9);
        save_on(&Recorder::default(), file.path(), next.as_bytes()).map_err(boxed)?;
        load_envelope(file.path()).map_err(boxed)?;
    }
    Ok((kept, troubles))
}

/// Simulates a user, and cuts the power at every step.
///
/// # Errors
/// A description of the first cut after which something is lost.
fn run(seed: u64, honesty: Honesty, count: &mut Count) -> Result<(), Box<dyn Error>> {
    let home = folder();
    let root = home.path();
    let (mut user, mut cache, mut dice) =
        (User::new(root, seed), Cache::new(root, honesty), Dice(seed));
    for action in 0..ACTIONS {
        let before = user.kept.clone();
        user.act();
        let steps = user.disk.steps.take();
        let (last, mut tried) = (steps.len(), BTreeSet::new());
        for (number, step) in (1..).zip(steps) {
            let what = format!("run {seed}, action {action}, after {step:?}");
            cache.take(step);
            let is_done = number == last;
            let found = cache.cut(&mut dice);
            count.cuts += 1;
            for found in found.into_iter().take(MOST_FOUND) {
                if !tried.insert((is_done, found.clone())) {
                    continue;
                }
                count.found += 1;
                let (kept, troubles) =
                    start_with(&found, root).map_err(|error| format!("{what}: {error}"))?;
                let is_version = |path: &Path| path.to_string_lossy().contains(".before-");
                let mut versions = found.iter().filter(|(path, _)| is_version(path));
                if let Some((damaged, _)) =
                    versions.find(|(_, bytes)| serde_json::from_slice::<Value>(bytes).is_err())
                {
                    return Err(format!("{what}: {} is damaged", damaged.display()).into());
                }
                if troubles > 0 || kept != user.kept && (is_done || kept != before) {
                    let names: Vec<_> =
                        found.keys().map(|path| path.strip_prefix(root).unwrap_or(path)).collect();
                    let should = if is_done {
                        format!("{:?}", user.kept)
                    } else {
                        format!("{before:?} or {:?}", user.kept)
                    };
                    return Err(format!(
                        "{what}: {names:?} are found, {kept:?}, {troubles} damaged; it should be \
                        {should}"
                    )
                    .into());
                }
            }
        }
        let noted = cache.files(&cache.seen, LOSSES[0]);
        assert_eq!(noted, files_below(root), "run {seed}, action {action}: every step was noted");
    }
    Ok(())
}

#[test]
fn after_a_power_cut_at_any_moment_each_file_is_the_old_one_or_the_new_one_and_once_saved_the_new_one()
 {
    let mut count = Count::default();
    for seed in 0..RUNS {
        run(seed, Honesty::Honest, &mut count).unwrap_or_else(|lost| panic!("{lost}"));
    }
    println!(
        "power cuts: {} moments, {} folders found after them: nothing was lost",
        count.cuts, count.found
    );
    assert!(count.cuts > 2000, "{count:?}");
}

#[test]
fn a_power_cut_while_a_damaged_game_is_replaced_by_an_earlier_version_loses_neither() {
    for damaged_versions in [0, 1] {
        let home = folder();
        let (root, path) = (home.path(), home.path().join(OWN).join("game.json"));
        for moves in 1..=3 {
            save_on(&Recorder::default(), &path, game(7, moves).as_bytes()).expect("saved");
        }
        fs::write(&path, "{\"version\": 2, \"ga").expect("damaged");
        for number in 1..=damaged_versions {
            fs::write(path.with_file_name(format!("game.before-{number}.json")), "damaged, too")
                .expect("damaged");
        }
        let (disk, mut cache, mut dice) = (
            Recorder::default(),
            Cache::holding(
                root,
                Path::new(OWN).ancestors().map(|folder| root.join(folder)),
                files_below(root),
            ),
            Dice(7),
        );
        set_aside_on(&disk, &path).expect("set aside");
        restore_on(&disk, &path).expect("restored").expect("there is a good one");
        for step in disk.steps.take() {
            let what = format!("after {step:?}");
            cache.take(step);
            for found in cache.cut(&mut dice) {
                let (kept, _) = start_with(&found, root).expect("it starts");
                assert_eq!(
                    kept.games,
                    BTreeMap::from([(1, game(7, 2 - damaged_versions))]),
                    "{what}: {:?}",
                    found.keys()
                );
                assert!(
                    found.values().any(|bytes| bytes.ends_with(b"\"ga")),
                    "{what}: what is damaged is there"
                );
            }
        }
    }
}

#[test]
fn a_disk_that_does_not_write_through_what_it_is_asked_to_is_found_out() {
    for honesty in [Honesty::LosesFiles, Honesty::LosesFolders] {
        let lost = run(1, honesty, &mut Count::default()).expect_err("something is lost");
        println!("power cuts: {honesty:?}: {lost}");
    }
}
