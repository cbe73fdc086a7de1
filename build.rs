//! Turns the messages in `assets/locales` into functions, and gives the Windows program its icon
//! and its version.

#[path = "build/messages.rs"]
mod messages;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=assets/locales");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let folder = Path::new(&root).join("assets/locales");
    let code = messages::generate(&folder)?;
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("sources.rs"), code.sources)?;
    fs::write(Path::new(&out).join("text.rs"), code.functions)?;
    icon()
}

/// Adds the icon and the version.
///
/// The crate that writes the resource is a dependency on Windows machines only, so that a build on
/// Linux neither downloads nor compiles it.
#[cfg(windows)]
fn icon() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets/icon/plot4.ico");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "windows") {
        winresource::WindowsResource::new()
            .set_icon("assets/icon/plot4.ico")
            .set("ProductName", "Plot 4")
            .set("FileDescription", "Plot 4")
            .set("LegalCopyright", "The Plot 4 developers. MIT or Apache-2.0")
            .compile()?;
    }
    Ok(())
}

/// Does nothing: other systems keep the icon in a file of its own.
#[cfg(not(windows))]
#[expect(clippy::unnecessary_wraps, reason = "the Windows version can fail")]
fn icon() -> Result<(), Box<dyn Error>> {
    Ok(())
}
