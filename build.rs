//! Gives the Windows program its icon and its version; does nothing on other systems.
//!
//! The crate that writes the resource is a dependency on Windows machines only, so that a build on
//! Linux neither downloads nor compiles it.

#[cfg(windows)]
fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets/icon/plot4.ico");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "windows") {
        winresource::WindowsResource::new()
            .set_icon("assets/icon/plot4.ico")
            .set("ProductName", "Plot 4")
            .set("FileDescription", "Plot 4")
            .set("LegalCopyright", "The Plot 4 developers. MIT or Apache-2.0")
            .compile()?;
    }
    Ok(())
}

#[cfg(not(windows))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
