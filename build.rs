//! Turns the messages in `assets/locales` into functions, and gives the Windows program its icon,
//! its version and its manifest.

#[path = "build/messages.rs"]
mod messages;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=assets/locales");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);

    let code = messages::generate(&Path::new(&root).join("assets/locales"))?;
    fs::write(out.join("sources.rs"), code.sources)?;
    fs::write(out.join("text.rs"), code.functions)?;
    for (file, messages) in code.files {
        fs::write(out.join(file), packed(messages.as_bytes()))?;
    }

    println!("cargo::rerun-if-changed=assets/line-breaks");
    for model in ["ja", "zh-hans", "zh-hant"] {
        let json = fs::read(Path::new(&root).join(format!("assets/line-breaks/{model}.json")))?;
        fs::write(out.join(format!("{model}.json.deflate")), packed(&json))?;
    }

    windows_resources()
}

/// Returns bytes packed with the greatest effort; `core::packed` unpacks them.
fn packed(bytes: &[u8]) -> Vec<u8> {
    const EFFORT: u8 = 10;
    compress_to_vec(bytes, EFFORT)
}

/// Gives the Windows program its icon, its version and its manifest, on whatever system it is built.
/// Other systems keep the icon in a file of its own.
fn windows_resources() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets/icon/plot4.ico");
    println!("cargo::rerun-if-changed=packaging/windows/plot4.manifest");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "windows") {
        winresource::WindowsResource::new()
            .set_icon("assets/icon/plot4.ico")
            .set_manifest_file("packaging/windows/plot4.manifest")
            .set("ProductName", "Plot 4")
            .set("FileDescription", "Plot 4")
            .set("LegalCopyright", "The Plot 4 developers. MIT or Apache-2.0")
            .compile()?;
    }
    Ok(())
}
