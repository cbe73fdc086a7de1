//! Packs the opening book, the weights of Checkers and Go, the puzzles,
//! the opening repertoire and the endings.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let (root, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    for file in [
        "book/7x6.book",
        "checkers/weights.bin",
        "endings.txt",
        "go/net.bin",
        "openings.txt",
        "puzzles/7x6.txt",
        "puzzles/checkers.txt",
        "puzzles/go.txt",
        "puzzles/gomoku.txt",
    ] {
        println!("cargo::rerun-if-changed=assets/{file}");
        let bytes = fs::read(Path::new(&root).join("assets").join(file))?;
        let name = file.rsplit('/').next().unwrap_or(file);
        // The greatest effort; `packed` unpacks it.
        fs::write(Path::new(&out).join(format!("{name}.deflate")), compress_to_vec(&bytes, 10))?;
    }
    Ok(())
}
