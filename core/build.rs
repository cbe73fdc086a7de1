//! Packs the opening book.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets/book");
    let book = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("assets/book/7x6.book");
    let out = Path::new(&env::var("OUT_DIR")?).join("7x6.book.deflate");
    // The greatest effort; `packed` unpacks it.
    fs::write(out, compress_to_vec(&fs::read(book)?, 10))?;
    Ok(())
}
