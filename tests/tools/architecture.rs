//! The layers hold: no source file names a layer above its own, and `core` names nothing but
//! itself, pure parts of `std`, and in single files what is listed here.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::sources::{place, sources};

/// Each layer's top module, and the other modules of this crate that it may name.
const LAYERS: [(&str, &str); 12] = [
    ("core", ""),
    ("clock", "core"),
    ("games", "core"),
    ("players", "core"),
    ("session", "players core"),
    ("storage", "session players games core"),
    ("launch", "storage session players core"),
    ("worker", "launch storage session players clock core"),
    ("words", "worker launch storage session players games core"),
    (
        "cli",
        "words worker storage session players games launch clock core",
    ),
    (
        "app",
        "words worker storage session players games launch clock core",
    ),
    ("main", "app cli launch"),
];

/// Names that pure code cannot need, besides those of packages that the core does not depend on.
const FORBIDDEN_IN_CORE: [&str; 14] = [
    "chrono",
    "memmap2",
    "std::arch",
    "is_x86_feature_detected",
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::thread",
    "std::time",
    "std::process",
    "std::sync::atomic",
    "print!",
    "println!",
];

/// Exceptions: the calendar, which is arithmetic; atomic words that several threads share without a
/// lock, in the tree of games and the solver's table; and the one module that may be `unsafe` and ask
/// the machine for more.
const ALLOWED_IN_CORE: [(&str, &str); 6] = [
    ("chrono", "core/day.rs"),
    ("std::sync::atomic", "core/search/mcts"),
    ("std::sync::atomic", "core/connect4/solver"),
    ("memmap2", "core/connect4/solver/machine.rs"),
    ("std::arch", "core/connect4/solver/machine.rs"),
    ("is_x86_feature_detected", "core/connect4/solver/machine.rs"),
];

/// Returns the code of a file: without comments, and without the module of its tests, which stands
/// last.
fn code(text: &str) -> String {
    let is_module =
        |&(at, mark): &(usize, &str)| text[at + mark.len()..].trim_start().starts_with("mod ");
    let end = text
        .match_indices("#[cfg(test)]")
        .find(is_module)
        .map_or(text.len(), |(at, _)| at);
    let own = &text[..end];
    own.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns the top module that a file belongs to.
fn layer(path: &Path) -> String {
    let first = path.components().next().expect("a path has a part");
    first
        .as_os_str()
        .to_string_lossy()
        .trim_end_matches(".rs")
        .to_owned()
}

/// Returns whether `text` holds `word`, and not as a part of a longer name.
fn names(text: &str, word: &str) -> bool {
    let is_part = |character: Option<char>| {
        character.is_some_and(|character| character.is_alphanumeric() || character == '_')
    };
    text.match_indices(word).any(|(at, _)| {
        !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

#[test]
fn code_ends_where_the_module_of_the_tests_begins() {
    let text = "fn a() {} // Instant::now\n#[cfg(test)]\nfn b() {}\nfn c() \
        {}\n\n#[cfg(test)]\nmod tests;\n";
    assert_eq!(
        code(text),
        "fn a() {} \n#[cfg(test)]\nfn b() {}\nfn c() {}\n"
    );
}

#[test]
fn no_layer_names_one_above_it() {
    for (path, text) in sources() {
        let layer = layer(&path);
        if layer == "lib" {
            continue; // the map of all of them
        }
        let (_, allowed) = LAYERS
            .iter()
            .find(|(name, _)| *name == layer)
            .unwrap_or_else(|| panic!("{layer} is in no layer"));
        let code = code(&text);
        for (other, _) in LAYERS {
            let named = names(&code, &format!("crate::{other}"))
                || names(&code, &format!("plot4::{other}"));
            // The core has a name of its own, which would hide what is named.
            assert!(
                !names(&code, "plot4_core"),
                "{} names plot4_core: write crate::core",
                path.display()
            );
            // Braces after `crate::` would hide what is named, too.
            assert!(
                !code.contains("crate::{"),
                "{}: one path for each import from this crate",
                path.display()
            );
            assert!(
                !named || other == layer || allowed.split(' ').any(|allowed| allowed == other),
                "{} may not name {other}",
                path.display()
            );
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
        // Shared ownership and tables that are computed once; nothing that waits for another
        // thread.
        let others = ["atomic", "Arc", "LazyLock", "OnceLock"]
            .into_iter()
            .fold(code.clone(), |code, pure| {
                code.replace(&format!("std::sync::{pure}"), "")
            });
        assert!(
            !names(&others, "std::sync"),
            "{} names more of std::sync than atomic words, Arc, LazyLock and OnceLock",
            path.display()
        );
        for forbidden in FORBIDDEN_IN_CORE {
            let allowed = ALLOWED_IN_CORE
                .iter()
                .any(|(what, place)| *what == forbidden && path.starts_with(place));
            assert!(
                allowed || !names(&code, forbidden),
                "{} names {forbidden}",
                path.display()
            );
        }
        assert!(
            path.ends_with("solver/machine.rs") || !names(&code, "unsafe"),
            "{} is unsafe",
            path.display()
        );
    }
}

/// Clippy knows what starts a thread or reads a clock (clippy.toml); where it is told to look away is
/// a thing of two places.
#[test]
fn threads_and_clocks_have_one_home() {
    for (path, text) in sources() {
        let is_home = layer(&path) == "worker" || path == Path::new("clock.rs");
        assert!(
            is_home || !code(&text).contains("clippy::disallowed_methods"),
            "{} starts a thread or reads a clock",
            path.display()
        );
    }
}

#[test]
fn only_the_window_knows_egui_and_only_players_know_chance() {
    for (path, text) in sources() {
        let (layer, code) = (layer(&path), code(&text));
        assert!(
            layer == "app" || !names(&code, "egui") && !names(&code, "eframe"),
            "{} names egui",
            path.display()
        );
        assert!(
            layer == "players" || !names(&code, "rand") && !names(&code, "rand_chacha"),
            "{} names rand",
            path.display()
        );
    }
}

/// Returns the module path of a file: `core/search.rs` is `core::search`.
fn module(path: &Path) -> Vec<String> {
    let path = path.with_extension("");
    let parts: Vec<String> = path
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    if parts == ["lib"] { Vec::new() } else { parts }
}

/// Returns the paths that a file names, each from the crate's root: those of its imports, and those
/// in its code.
///
/// Names that a file only re-exports (`pub use`) do not count as used.
fn named_paths(code: &str, module: &[String], children: &[String]) -> Vec<Vec<String>> {
    let mut text = String::new();
    for statement in code.split_inclusive(';') {
        // The text before a statement on its lines is attributes and the ends of other items.
        let is_handed_on = statement.contains("pub use ") || statement.contains("pub(crate) use ");
        if !is_handed_on {
            text.push_str(statement);
        }
    }
    let mut paths = Vec::new();
    let is_name = |character: char| character.is_alphanumeric() || character == '_';
    let mut at = 0;
    while let Some(found) = text[at..].find("::") {
        let colons = at + found;
        let start = text[..colons]
            .rfind(|character: char| !is_name(character))
            .map_or(0, |before| before + 1);
        let first = &text[start..colons];
        let is_first = !text[..start].ends_with("::");
        at = colons + 2;
        // Who may see an item is no import.
        let is_visibility = text[..start].ends_with("pub(in ");
        if !is_first || first.is_empty() || is_visibility {
            continue;
        }
        let here = [module, &inline_modules(&text[..start])].concat();
        let mut base = match first {
            "crate" => Vec::new(),
            "self" => here,
            "super" => here[..here.len().saturating_sub(1)].to_vec(),
            child if children.iter().any(|known| known == child) => {
                [module, &[child.to_owned()]].concat()
            }
            _ => continue,
        };
        // The tree of names after it, with its braces.
        expand(&text[at..], &mut base, &mut paths);
    }
    paths
}

/// Returns the modules with a body in the file that are open at the end of this text.
fn inline_modules(text: &str) -> Vec<String> {
    let mut open = Vec::new();
    let mut depth = 0_usize;
    for (offset, character) in text.char_indices() {
        match character {
            '{' => {
                let before = text[..offset].trim_end();
                let words = before.rsplit(['\n', ';', '}']).next().unwrap_or_default();
                let name = words.rsplit(' ').next().unwrap_or_default();
                if words.split(' ').rev().nth(1) == Some("mod") {
                    open.push((depth, name.to_owned()));
                }
                depth += 1;
            }
            '}' => {
                depth = depth.saturating_sub(1);
                open.retain(|&(opened, _)| opened < depth);
            }
            _ => {}
        }
    }
    open.into_iter().map(|(_, name)| name).collect()
}

/// Adds the paths of a tree of names, such as `a::{b, c::d}`, to `paths`, each after `base`.
fn expand(tree: &str, base: &mut Vec<String>, paths: &mut Vec<Vec<String>>) {
    let tree = tree.trim_start();
    if let Some(inside) = tree.strip_prefix('{') {
        let mut depth = 0_usize;
        let mut start = 0;
        for (offset, character) in inside.char_indices() {
            match character {
                '{' => depth += 1,
                '}' if depth == 0 => {
                    expand(&inside[start..offset], &mut base.clone(), paths);
                    return;
                }
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    expand(&inside[start..offset], &mut base.clone(), paths);
                    start = offset + 1;
                }
                _ => {}
            }
        }
        return;
    }
    let name: String = tree
        .chars()
        .take_while(|character| character.is_alphanumeric() || *character == '_')
        .collect();
    if name == "super" {
        base.pop();
    } else if name != "self" && !name.is_empty() {
        base.push(name.clone());
    }
    match tree[name.len()..].strip_prefix("::") {
        Some(rest) if !name.is_empty() => expand(rest, base, paths),
        _ => paths.push(base.clone()),
    }
}

/// Returns, for each file, the files that it imports from. They are read once.
fn imports() -> &'static [(PathBuf, Vec<PathBuf>)] {
    static IMPORTS: OnceLock<Vec<(PathBuf, Vec<PathBuf>)>> = OnceLock::new();
    IMPORTS.get_or_init(read_imports)
}

/// Returns, for each file, the files that it imports from.
fn read_imports() -> Vec<(PathBuf, Vec<PathBuf>)> {
    let files: Vec<(PathBuf, Vec<String>, String)> = sources()
        .into_iter()
        .map(|(path, text)| (path.clone(), module(&path), code(&text)))
        .collect();
    let files: Vec<_> = files
        .into_iter()
        .filter(|(path, ..)| !path.ends_with("tests.rs") && path != Path::new("main.rs"))
        .collect();
    let file_of = |named: &[String]| {
        // The deepest module on the way is the file that has the name.
        (1..=named.len()).rev().find_map(|length| {
            files
                .iter()
                .find(|(_, module, _)| module == &named[..length])
        })
    };
    let arrows = files.iter().map(|(path, module, code)| {
        let children: Vec<String> = files
            .iter()
            .filter(|(_, child, _)| child.len() == module.len() + 1 && child.starts_with(module))
            .filter_map(|(_, child, _)| child.last().cloned())
            .collect();
        let named = named_paths(code, module, &children);
        let mut to: Vec<PathBuf> = named
            .iter()
            .filter_map(|named| file_of(named))
            .map(|(to, ..)| to.clone())
            .collect();
        to.retain(|to| to != path);
        to.sort();
        to.dedup();
        (path.clone(), to)
    });
    arrows.collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut left = imports().to_vec();
    assert!(
        left.iter().map(|(_, to)| to.len()).sum::<usize>() > 100,
        "the imports were found"
    );
    // A file that imports nothing that is left is in no circle; the files that remain are.
    loop {
        let names: Vec<PathBuf> = left.iter().map(|(path, _)| path.clone()).collect();
        let before = left.len();
        left.retain(|(_, to)| to.iter().any(|to| names.contains(to)));
        let wanted: Vec<PathBuf> = left.iter().flat_map(|(_, to)| to.clone()).collect();
        left.retain(|(path, _)| wanted.contains(path));
        if left.len() == before {
            break;
        }
    }
    let names: Vec<PathBuf> = left.iter().map(|(path, _)| path.clone()).collect();
    let arrows: Vec<String> = left
        .iter()
        .flat_map(|(path, to)| {
            to.iter()
                .filter(|to| names.contains(to))
                .map(|to| format!("{} -> {}", path.display(), to.display()))
        })
        .collect();
    assert!(
        arrows.is_empty(),
        "files import each other in a circle:\n{}",
        arrows.join("\n")
    );
}

/// The place of every game among the rooms.
const GAME: &str = "a game";

/// The rooms of the window, the highest first. A room uses only rooms of the lines below its own.
const ROOMS: [&[&str]; 10] = [
    &["shell"],
    &["table"],
    &["dialogs"],
    &["screens"],
    &[GAME],
    &["practice", "board", "analysis", "sharing"],
    &["input", "speech"],
    &["contract"],
    &["kit"],
    &["theme"],
];

/// Imports that break the order of the rooms or name a game, each with its reason.
const EXCEPTIONS: [(&str, &str); 2] = [
    // The title shows the picture of the program: coins of Connect 4 that fall into a line.
    ("app/screens/title.rs", "app/connect4/coin.rs"),
    ("app/screens/title.rs", "app/connect4/fall.rs"),
];

/// Returns the imports between rooms of the window, without the exceptions: the file and the room
/// that imports, the file and the room that is imported.
fn imports_between_rooms() -> Vec<[(PathBuf, String); 2]> {
    let mut found = Vec::new();
    for (path, named) in imports().to_vec() {
        let Some(from) = room(&path) else { continue };
        for to in named {
            let is_exception = EXCEPTIONS
                .iter()
                .any(|(user, used)| path == Path::new(user) && to == Path::new(used));
            if let Some(used) = room(&to)
                && used != from
                && !is_exception
            {
                found.push([(path.clone(), from.clone()), (to, used)]);
            }
        }
    }
    assert!(found.len() > 100, "the imports were found");
    found
}

/// Returns the room of the window that a file belongs to. `app.rs` and the shell are one.
fn room(path: &Path) -> Option<String> {
    let below = path.strip_prefix("app").ok();
    if path == Path::new("app.rs") {
        return Some("shell".to_owned());
    }
    below.map(layer)
}

/// Returns whether a room is a game's: then its rules stand in a folder of the same name.
fn is_game(room: &str) -> bool {
    place(Path::new("core").join(room).join("kind.rs")).exists()
}

#[test]
fn the_rooms_of_the_window_use_only_those_below_them() {
    let level = |room: &str| {
        let room = if is_game(room) { GAME } else { room };
        ROOMS
            .iter()
            .position(|rooms| rooms.contains(&room))
            .unwrap_or_else(|| panic!("{room} is in no line of ROOMS"))
    };
    let upward: Vec<String> = imports_between_rooms()
        .into_iter()
        .filter(|[(_, from), (_, to)]| level(to) <= level(from))
        .map(|[(user, _), (used, _)]| format!("{} -> {}", user.display(), used.display()))
        .collect();
    assert!(upward.is_empty(), "upward:\n{}", upward.join("\n"));
}

/// The folders of a game below `app` and `core` are for its own room and for the list of the games,
/// which reaches them by the game's kind.
#[test]
fn no_room_names_a_game() {
    let of_games: Vec<_> = imports_between_rooms()
        .into_iter()
        .filter(|[_, (_, used)]| is_game(used))
        .map(|[(user, _), (used, _)]| (user, used))
        .collect();
    let of_rules = imports().to_vec().into_iter().flat_map(|(user, named)| {
        let is_rooms = room(&user).is_some_and(|room| !is_game(&room));
        let is_rules = |used: &PathBuf| {
            used.strip_prefix("core")
                .is_ok_and(|used| is_game(&layer(used)))
        };
        let rules: Vec<PathBuf> = named.into_iter().filter(is_rules).collect();
        rules
            .into_iter()
            .filter(move |_| is_rooms)
            .map(move |used| (user.clone(), used))
    });
    let named: Vec<String> = of_games
        .into_iter()
        .chain(of_rules)
        .map(|(user, used)| format!("{} names {}", user.display(), used.display()))
        .collect();
    assert!(named.is_empty(), "{}", named.join("\n"));
}
