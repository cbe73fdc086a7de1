//! The layers hold: no source file names a layer above its own, and `core` names nothing but itself and pure parts of `std`.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer's top module, and the modules of this crate that it may name.
const LAYERS: [(&str, &[&str]); 9] = [
    ("core", &["core"]),
    ("clock", &["clock", "core"]),
    ("players", &["players", "core"]),
    ("storage", &["storage", "players", "core"]),
    ("launch", &["launch", "storage", "players", "core"]),
    ("worker", &["worker", "storage", "players", "clock", "core"]),
    ("cli", &["cli", "worker", "storage", "players", "launch", "clock", "core"]),
    ("app", &["app", "worker", "storage", "players", "launch", "clock", "core"]),
    ("main", &["app", "cli", "launch"]),
];

/// What pure code cannot need.
const FORBIDDEN_IN_CORE: [&str; 19] = [
    "memmap2",
    "std::arch",
    "is_x86_feature_detected",
    "egui",
    "eframe",
    "serde",
    "rand",
    "clap",
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::thread",
    "std::time",
    "std::process",
    "std::sync",
    "print!",
    "println!",
    "unsafe",
];

/// What single files of `core` may use all the same: words that threads can share without a lock (the solver's table is given to
/// several of them), tables that are a function of nothing and computed once, and the one module that may be `unsafe` and ask the machine for more.
const ALLOWED_IN_CORE: [(&str, &str); 8] = [
    ("std::sync", "core/gomoku/pair.rs"),
    ("std::sync", "core/connect4/solver.rs"),
    ("std::sync", "core/connect4/solver/table.rs"),
    ("std::sync", "core/connect4/solver/machine.rs"),
    ("unsafe", "core/connect4/solver/machine.rs"),
    ("memmap2", "core/connect4/solver/machine.rs"),
    ("std::arch", "core/connect4/solver/machine.rs"),
    ("is_x86_feature_detected", "core/connect4/solver/machine.rs"),
];

/// The files that may start threads or read the clock.
const THREADS_AND_CLOCKS: [(&str, &[&str]); 6] = [
    ("Builder::new().name(", &["worker.rs", "worker/team.rs"]),
    (".spawn_scoped(", &["worker/team.rs"]),
    ("scope.spawn(", &[]),
    ("thread::scope", &["worker.rs", "worker/team.rs"]),
    ("thread::spawn", &["worker.rs"]),
    ("Instant::now", &["clock.rs"]),
];

/// Returns every Rust file below `src`, with its path from there.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    walk(&root, &mut files);
    assert!(files.len() > 30, "the sources were found");
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a source file is text");
            (path.strip_prefix(&root).expect("a path below src").to_owned(), text)
        })
        .collect()
}

/// Returns the code of a file: without comments, and without what follows its tests.
fn code(text: &str) -> String {
    let own = text.split("#[cfg(test)]").next().unwrap_or_default();
    own.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Returns the top module that a file belongs to.
fn layer(path: &Path) -> String {
    let first = path.components().next().expect("a path has a part");
    first.as_os_str().to_string_lossy().trim_end_matches(".rs").to_owned()
}

/// Returns whether `text` holds `word`, and not as a part of a longer name.
fn names(text: &str, word: &str) -> bool {
    let is_part = |character: Option<char>| character.is_some_and(|character| character.is_alphanumeric() || character == '_');
    text.match_indices(word)
        .any(|(at, _)| !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next()))
}

#[test]
fn no_layer_names_one_above_it() {
    for (path, text) in sources() {
        let layer = layer(&path);
        if layer == "lib" {
            continue; // the map of all of them
        }
        let (_, allowed) = LAYERS.iter().find(|(name, _)| *name == layer).unwrap_or_else(|| panic!("{layer} is in no layer"));
        let code = code(&text);
        for (other, _) in LAYERS {
            let named = names(&code, &format!("crate::{other}")) || names(&code, &format!("plot4::{other}"));
            // Braces after `crate::` would hide what is named.
            assert!(!code.contains("crate::{"), "{}: one path for each import from this crate", path.display());
            assert!(!named || allowed.contains(&other), "{} may not name {other}", path.display());
        }
    }
}

#[test]
fn core_is_pure() {
    for (path, text) in sources() {
        if layer(&path) != "core" {
            continue;
        }
        let code = code(&text);
        // Atomic words, and tables computed when they are first looked at, are all of `std::sync` that is allowed anywhere.
        let others = code.replace("std::sync::atomic", "").replace("std::sync::LazyLock", "");
        assert!(!names(&others, "std::sync"), "{} names more of std::sync than atomic words and LazyLock", path.display());
        for forbidden in FORBIDDEN_IN_CORE {
            let allowed = ALLOWED_IN_CORE.iter().any(|(what, file)| *what == forbidden && path == Path::new(file));
            assert!(allowed || !names(&code, forbidden), "{} names {forbidden}", path.display());
        }
    }
}

#[test]
fn threads_and_clocks_have_one_home() {
    for (path, text) in sources() {
        for (what, homes) in THREADS_AND_CLOCKS {
            let home = homes.iter().any(|home| path == Path::new(home));
            assert!(home || !code(&text).contains(what), "{} uses {what}", path.display());
        }
    }
}

#[test]
fn only_the_window_knows_egui_and_only_players_know_chance() {
    for (path, text) in sources() {
        let (layer, code) = (layer(&path), code(&text));
        assert!(layer == "app" || !names(&code, "egui") && !names(&code, "eframe"), "{} names egui", path.display());
        assert!(layer == "players" || !names(&code, "rand") && !names(&code, "rand_chacha"), "{} names rand", path.display());
    }
}
