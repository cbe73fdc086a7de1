//! The layers hold: no file imports from a layer above its own or in a circle, `core` is pure, and
//! some names have one home.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::sources::{place, sources};

/// The place of every game among the layers.
const GAME: &str = "app/a game";

/// The layers and the rooms of the window, the highest first. Files use only those on the lines
/// below their own.
const LAYERS: [&[&str]; 18] = [
    &["app/shell"],
    &["app/table"],
    &["app/dialogs"],
    &["app/screens"],
    &[GAME],
    &["app/practice", "app/board", "app/analysis", "app/sharing"],
    &["app/input", "app/speech"],
    &["app/contract"],
    &["app/kit"],
    &["app/theme", "cli"],
    &["words"],
    &["worker"],
    &["clock"],
    &["launch"],
    &["storage"],
    &["session"],
    &["games", "players"],
    &["core"],
];

/// Imports that break these rules: the title shows the picture of the program, coins of Connect 4
/// that fall into a line.
const EXCEPTIONS: [(&str, &str); 2] = [
    ("app/screens/title.rs", "app/connect4/coin.rs"),
    ("app/screens/title.rs", "app/connect4/fall.rs"),
];

/// Names, the layer that may not have them (all of them if it is empty), and the places that may.
const HOMES: [(&str, &str, &[&str]); 31] = [
    ("egui", "", &["app"]),
    ("eframe", "", &["app"]),
    ("rand", "", &["players"]),
    ("rand_chacha", "", &["players"]),
    // Clippy knows what starts a thread, reads a clock or breaks rows of text (clippy.toml), where
    // it is not told to look away.
    ("clippy::disallowed_methods", "", &["worker", "clock", "app/kit/line_breaks"]),
    // The core has a name of its own, which would hide what is named.
    ("plot4_core", "", &["lib"]),
    ("crate::cli", "app", &[]),
    ("crate::clock", "words", &[]),
    ("crate::games", "worker", &[]),
    ("crate::games", "launch", &[]),
    ("crate::games", "session", &[]),
    // The calendar is arithmetic.
    ("chrono", "core", &["core/day"]),
    // Words that several threads share without a lock.
    ("std::sync::atomic", "core", &["core/search/mcts", "core/connect4/solver"]),
    // What waits for another thread.
    ("Barrier", "core", &[]),
    ("Condvar", "core", &[]),
    ("Mutex", "core", &[]),
    ("RwLock", "core", &[]),
    ("mpsc", "core", &[]),
    // The one module that may ask the machine for more.
    ("memmap2", "core", &["core/connect4/solver/machine"]),
    ("std::arch", "core", &["core/connect4/solver/machine"]),
    ("is_x86_feature_detected", "core", &["core/connect4/solver/machine"]),
    ("unsafe", "core", &["core/connect4/solver/machine"]),
    ("std::fs", "core", &[]),
    ("std::io", "core", &[]),
    ("std::env", "core", &[]),
    ("std::net", "core", &[]),
    ("std::thread", "core", &[]),
    ("std::time", "core", &[]),
    ("std::process", "core", &[]),
    ("print!", "core", &[]),
    ("println!", "core", &[]),
];

/// Returns the code of a file: without comments, and without the module of its tests, which stands
/// last.
fn code(text: &str) -> String {
    let is_module =
        |&(at, mark): &(usize, &str)| text[at + mark.len()..].trim_start().starts_with("mod ");
    let end = text.match_indices("#[cfg(test)]").find(is_module).map_or(text.len(), |(at, _)| at);
    let mut is_inside = false;
    let lines = text[..end].lines().map(|line| {
        let line = line.split("//").next().unwrap_or_default();
        // What is above a module within the file is the file.
        is_inside = line.starts_with("mod ") && line.ends_with('{') || is_inside && line != "}";
        if is_inside { line.replace("super::", "self::") } else { line.to_owned() }
    });
    lines.collect::<Vec<_>>().join("\n")
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
fn names_are_only_where_they_may_be() {
    for (path, text) in sources() {
        let (code, file) = (code(&text), path.with_extension(""));
        for (name, layer, homes) in HOMES {
            let is_allowed =
                !file.starts_with(layer) || homes.iter().any(|home| file.starts_with(home));
            assert!(is_allowed || !names(&code, name), "{} names {name}", path.display());
        }
    }
}

/// Returns the module path of a file: `core/search.rs` is `core::search`.
fn module(path: &Path) -> Vec<String> {
    let path = path.with_extension("");
    let parts: Vec<String> =
        path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    if parts == ["lib"] { Vec::new() } else { parts }
}

/// Returns the paths that a file names, each from the crate's root: those of its imports, and those
/// in its code.
///
/// Names that a file only re-exports (`pub use`) do not count as used.
fn named_paths(
    code: &str,
    module: &[String],
    is_module: impl Fn(&[String]) -> bool,
) -> Vec<Vec<String>> {
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
        let mut base = match first {
            "crate" => Vec::new(),
            "self" => module.to_vec(),
            "super" => module[..module.len().saturating_sub(1)].to_vec(),
            child => {
                let child = [module, &[child.to_owned()]].concat();
                if !is_module(&child) {
                    continue;
                }
                child
            }
        };
        // The tree of names after it, with its braces.
        expand(&text[at..], &mut base, &mut paths);
    }
    paths
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

/// For each file, the files that it imports from.
static IMPORTS: LazyLock<Vec<(PathBuf, Vec<PathBuf>)>> = LazyLock::new(|| {
    let mut files = sources();
    files.retain(|(path, _)| !path.ends_with("tests.rs") && path != Path::new("main.rs"));
    let modules: HashMap<Vec<String>, &PathBuf> =
        files.iter().map(|(path, _)| (module(path), path)).collect();
    let arrows = files.iter().map(|(path, text)| {
        let named = named_paths(&code(text), &module(path), |child| modules.contains_key(child));
        // The deepest module on the way is the file that has the name.
        let used = named.iter().filter_map(|named| {
            let mut lengths = (1..=named.len()).rev();
            lengths.find_map(|length| modules.get(&named[..length]))
        });
        let used = used.filter(|used| **used != path).map(|used| (*used).clone());
        (path.clone(), used.collect())
    });
    arrows.collect()
});

/// Returns the layer of a file, and in the window its room, of which `app.rs` is the shell; `None`
/// for the map of them all.
fn layer(path: &Path) -> Option<String> {
    let path = path.with_extension("");
    let mut parts = path.iter().map(|part| part.to_string_lossy());
    match (parts.next()?.as_ref(), parts.next()) {
        ("lib", _) => None,
        ("app", None) => Some("app/shell".to_owned()),
        ("app", Some(room)) => Some(format!("app/{room}")),
        (layer, _) => Some(layer.to_owned()),
    }
}

/// Returns whether a file is of one game: below its folder in `app` or in `core`, where its rules
/// are.
fn is_of_a_game(path: &Path) -> bool {
    let path = path.with_extension("");
    let below = path.strip_prefix("app").or(path.strip_prefix("core"));
    let room = below.ok().and_then(|below| below.iter().next());
    room.is_some_and(|room| place(Path::new("core").join(room).join("kind.rs")).exists())
}

/// The folders of a game below `app` and `core` are for its own room and for the list of the games,
/// which reaches them by the game's kind.
#[test]
fn nothing_imports_from_a_layer_above_it_or_in_a_room_from_a_game() {
    let level = |path: &Path, layer: &str| {
        let is_game = layer.starts_with("app/") && is_of_a_game(path);
        let layer = if is_game { GAME } else { layer };
        let line = LAYERS.iter().position(|line| line.contains(&layer));
        line.unwrap_or_else(|| panic!("{layer} is in no line of LAYERS"))
    };
    let mut wrong = Vec::new();
    let mut count = 0;
    for (user, all_used) in IMPORTS.iter() {
        let Some(from) = layer(user) else { continue };
        for used in all_used {
            let Some(to) = layer(used) else { continue };
            count += 1;
            let is_upward = from != to && level(used, &to) <= level(user, &from);
            let is_room = from.starts_with("app/") && !is_of_a_game(user);
            let arrow = format!("{} -> {}", user.display(), used.display());
            let is_exception = EXCEPTIONS
                .iter()
                .any(|(one, other)| user == Path::new(one) && used == Path::new(other));
            if (is_upward || is_room && is_of_a_game(used)) && !is_exception {
                wrong.push(arrow);
            }
        }
    }
    assert!(count > 1000, "the imports were found");
    assert!(wrong.is_empty(), "upward, or of a game:\n{}", wrong.join("\n"));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut left = IMPORTS.clone();
    // A file that imports nothing that is left is in no circle; those that remain are, or lead to
    // one.
    loop {
        let names: HashSet<PathBuf> = left.iter().map(|(path, _)| path.clone()).collect();
        for (_, used) in &mut left {
            used.retain(|used| names.contains(used));
        }
        left.retain(|(_, used)| !used.is_empty());
        if left.len() == names.len() {
            break;
        }
    }
    assert!(left.is_empty(), "files import each other in a circle: {left:#?}");
}
