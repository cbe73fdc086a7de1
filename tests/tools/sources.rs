//! The sources of both packages as one tree, with the core in `core`.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns where a file of the tree is: `core/search.rs` is `core/src/search.rs`, and `games.rs` is
/// `src/games.rs`.
pub fn place(path: impl AsRef<Path>) -> PathBuf {
    let (root, path) = (Path::new(env!("CARGO_MANIFEST_DIR")), path.as_ref());
    if path == Path::new("core.rs") {
        return root.join("core/src/lib.rs");
    }
    match path.strip_prefix("core") {
        Ok(below) => root.join("core/src").join(below),
        Err(_) => root.join("src").join(path),
    }
}

/// Returns every Rust file with its path in the tree. In those of the core, paths begin with
/// `crate::core`, as in all others.
pub fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| fs::read_to_string(path).expect("a source file is text");
    let (mut own, mut core) = (Vec::new(), Vec::new());
    walk(&root.join("src"), &mut own);
    walk(&root.join("core/src"), &mut core);
    assert!(own.len() > 300 && core.len() > 150, "the sources were found");
    let own = own.into_iter().map(|path| {
        let text = read(&path);
        (below(&path, &root.join("src")), text)
    });
    let core = core.into_iter().map(|path| {
        let text = read(&path).replace("crate::", "crate::core::");
        let below = below(&path, &root.join("core/src"));
        let path = if below == Path::new("lib.rs") {
            PathBuf::from("core.rs")
        } else {
            Path::new("core").join(below)
        };
        (path, text)
    });
    own.chain(core).collect()
}

/// Returns the path of a file from a folder.
fn below(path: &Path, folder: &Path) -> PathBuf {
    path.strip_prefix(folder).expect("a path below the folder").to_owned()
}

/// Adds every Rust file in a folder and the folders below it.
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
