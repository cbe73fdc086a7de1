//! Where a system says how its clocks are set: the variable `TZ`, or the file `/etc/localtime`.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use crate::core::zone::Zone;

/// The most bytes that are read of a file; the largest one in the world has a few thousand.
const MOST: u64 = 64 * 1024;
/// The zone of this machine.
const OF_MACHINE: &str = "/etc/localtime";
/// The folder of the zones of the world.
const OF_WORLD: &str = "/usr/share/zoneinfo";

/// Returns how the clocks of this place are set; `None` where the system does not say so in a way that we know, as on Windows.
#[must_use]
pub fn local_zone() -> Option<Zone> {
    if !cfg!(unix) {
        return None;
    }
    match std::env::var("TZ") {
        Ok(named) => of_name(named.strip_prefix(':').unwrap_or(&named)),
        Err(_) => read(Path::new(OF_MACHINE)).or_else(utc),
    }
}

/// Returns the zone that a name or a rule stands for; as for other programs, nothing is UTC.
fn of_name(named: &str) -> Option<Zone> {
    if named.is_empty() {
        return utc();
    }
    let is_plain = !Path::new(named).components().any(|part| part == std::path::Component::ParentDir);
    let file: PathBuf = Path::new(OF_WORLD).join(named);
    is_plain.then(|| read(&file)).flatten().or_else(|| Zone::of_rule(named))
}

/// Returns the zone in which most machines are that tell of none.
fn utc() -> Option<Zone> {
    Zone::of_rule("UTC0")
}

/// Returns the zone in a file.
fn read(path: &Path) -> Option<Zone> {
    // A pipe would keep us waiting.
    std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?;
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(MOST).read_to_end(&mut bytes).ok()?;
    Zone::parse(&bytes)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn names_and_rules_stand_for_zones() {
        assert_eq!(of_name("").map(|zone| zone.offset(0)), Some(0));
        assert_eq!(of_name("XYZ-3").map(|zone| zone.offset(0)), Some(3 * 3600));
        assert_eq!(of_name("../../etc/passwd"), None);
        if Path::new(OF_WORLD).join("Asia/Tokyo").exists() {
            assert_eq!(of_name("Asia/Tokyo").map(|zone| zone.offset(1_700_000_000)), Some(9 * 3600));
        }
    }
}
