//! Crash reports: text files in the folder of the games, for the user to read, copy and delete.
//!
//! `crash-3.txt` is a report that was not offered yet, `crash-3.seen.txt` one that was. Reports
//! never leave this computer.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::core::plain;
use crate::storage::disk::system::System;
use crate::storage::disk::writing::make_own_folders;
use crate::storage::error::FileFault;

/// The number of reports to keep; older ones are removed.
pub const MAX_CRASH_REPORTS: usize = 5;
const MAX_BYTES: usize = 64 * 1024;
/// The most characters of a line to show.
const MAX_LINE: usize = 400;

#[derive(Clone, Debug)]
pub struct Crash {
    pub time: String,
    pub thread: String,
    /// The source file and the line.
    pub place: String,
    /// The program's message; quoted text is left out of the report.
    pub message: String,
}

impl fmt::Display for Crash {
    /// Writes the report up to the backtrace.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { time, thread, place, message } = self;
        let (version, system, machine) =
            (env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
        writeln!(f, "Plot 4 crash report")?;
        writeln!(f)?;
        writeln!(f, "Something in Plot 4 failed. This report says where in the program.")?;
        writeln!(f, "It holds no games, no names of players and no names of your files.")?;
        writeln!(f, "It stays on this computer: Plot 4 never sends it. You can delete it.")?;
        writeln!(f)?;
        writeln!(f, "Version: {version}")?;
        writeln!(f, "System: {system} {machine}")?;
        writeln!(f, "Time: {time}")?;
        writeln!(f, "Thread: {}", plain::value(thread))?;
        writeln!(f, "Place: {}", plain::value(place))?;
        writeln!(f, "Message: {}", plain::message(&without_quotes(message)))?;
        writeln!(f)?;
        writeln!(f, "Calls, the last one first:")
    }
}

/// Returns a message without the text in quotation marks, which may be what was typed, or read from
/// a file.
fn without_quotes(message: &str) -> String {
    let mut shown = String::new();
    let mut rest = message;
    while let Some(start) = rest.find(['"', '`', '\'']) {
        let (before, quoted) = rest.split_at(start);
        let mark = &quoted[..1];
        shown += before;
        shown += mark;
        shown += "…";
        let Some((_, after)) = quoted[1..].split_once(mark) else {
            return shown;
        };
        shown += mark;
        rest = after;
    }
    shown + rest
}

/// Writes a report with a backtrace into a new file of the folder that only this user can read, and
/// removes the oldest reports beyond [`MAX_CRASH_REPORTS`]. Returns its path.
///
/// # Errors
/// The system's error if it cannot be written.
pub fn save_crash_report(
    folder: &Path,
    crash: &Crash,
    calls: &dyn fmt::Display,
) -> io::Result<PathBuf> {
    make_own_folders(&System, folder)?;
    let (path, mut file) = new_file(folder)?;
    // Resolving the backtrace takes a moment; by then everything else is in the file.
    file.write_all(crash.to_string().as_bytes())?;
    let mut calls = calls.to_string();
    if let Some(home) = etcetera::home_dir().ok().filter(|home| home.parent().is_some()) {
        calls = calls.replace(&*home.to_string_lossy(), "~");
    }
    calls.truncate(calls.floor_char_boundary(MAX_BYTES));
    file.write_all(calls.as_bytes())?;
    for (_, _, old) in reports(folder).into_iter().skip(MAX_CRASH_REPORTS) {
        // If it cannot be removed, there is one report too many.
        let _ = fs::remove_file(old);
    }
    Ok(path)
}

fn new_file(folder: &Path) -> io::Result<(PathBuf, File)> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut number = reports(folder).first().map_or(1, |(number, ..)| number.saturating_add(1));
    loop {
        let path = folder.join(format!("crash-{number}.txt"));
        match options.open(&path) {
            Ok(file) => return Ok((path, file)),
            // Another window has been faster.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < u32::MAX => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrashReport {
    pub path: PathBuf,
    /// Its text, safe to show.
    pub text: String,
}

/// Returns the last report that was not offered yet, and marks all of them as offered. `None` if
/// there is none, or if they cannot be marked: it would be offered at every start.
#[must_use]
pub fn take_crash_report(folder: &Path) -> Option<CrashReport> {
    let unseen: Vec<_> = reports(folder).into_iter().filter(|(_, is_seen, _)| !is_seen).collect();
    let mut seen = unseen.iter().map(|(number, _, path)| {
        let seen = folder.join(format!("crash-{number}.seen.txt"));
        fs::rename(path, &seen).ok().map(|()| seen)
    });
    let newest = seen.next().flatten();
    seen.for_each(drop);
    let path = newest?;
    let bytes = fs::read(&path).ok()?;
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(2 * MAX_BYTES)]);
    Some(CrashReport { text: plain::lines(&text, MAX_LINE), path })
}

/// Removes a report.
///
/// # Errors
/// [`FileFault`] if it cannot be removed, or the name is not that of a report.
pub fn remove_crash_report(path: &Path) -> Result<(), FileFault> {
    match path.file_name().and_then(|name| report_number(&name.to_string_lossy())) {
        Some(_) => Ok(fs::remove_file(path)?),
        None => Err(FileFault::NotRemovable),
    }
}

/// Returns the reports in a folder, the last one first: the number of each, whether it was offered,
/// and its file.
fn reports(folder: &Path) -> Vec<(u32, bool, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let report = |entry: fs::DirEntry| {
        let (number, is_seen) = report_number(&entry.file_name().to_string_lossy())?;
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        let is_small =
            entry.metadata().is_ok_and(|metadata| metadata.len() <= 2 * MAX_BYTES as u64);
        (is_file && is_small).then(|| (number, is_seen, entry.path()))
    };
    let mut reports: Vec<_> = entries.filter_map(report).collect();
    reports.sort_unstable_by(|one, other| other.cmp(one));
    reports
}

/// Returns the number in the name of a report, and whether it says that the report was offered.
fn report_number(name: &str) -> Option<(u32, bool)> {
    let stem = name.strip_prefix("crash-")?.strip_suffix(".txt")?;
    let (digits, is_seen) =
        stem.strip_suffix(".seen").map_or((stem, false), |digits| (digits, true));
    Some((plain::number(digits)?, is_seen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::disk::quarantine::names;

    fn crash(message: &str) -> Crash {
        Crash {
            time: "2026-11-23 16:50".to_owned(),
            thread: "plot4-think".to_owned(),
            place: "core/src/go/area.rs:12".to_owned(),
            message: message.to_owned(),
        }
    }

    #[test]
    fn a_report_says_where_and_nothing_private() {
        let text = crash(
            "byte index 1 is inside 'é' of `Zoé`: \"/home/anna/my game.json\"\n\u{1b}[2J and so on",
        )
        .to_string();
        for line in [
            concat!("Version: ", env!("CARGO_PKG_VERSION")),
            "Time: 2026-11-23 16:50",
            "Thread: plot4-think",
            "Place: core/src/go/area.rs:12",
            "Message: byte index 1 is inside '…' of `…`: \"…\"\\n\\u{1b}[2J and so on",
            "It stays on this computer: Plot 4 never sends it. You can delete it.",
        ] {
            assert!(text.lines().any(|own| own == line), "{line}\n{text}");
        }
        assert_eq!(without_quotes("an open \"quote: Anna"), "an open \"…");
        let folder = tempfile::tempdir().expect("a folder");
        let home = etcetera::home_dir().expect("a home").join("plot4/src/lib.rs");
        let path = save_crash_report(folder.path(), &crash("x"), &home.display()).expect("written");
        let text = fs::read_to_string(&path).expect("text");
        assert!(text.ends_with("Calls, the last one first:\n~/plot4/src/lib.rs"), "{text}");
    }

    #[test]
    fn a_report_is_offered_once_and_the_last_five_are_kept() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("data");
        assert_eq!(take_crash_report(&folder), None);
        for number in 1..=7 {
            save_crash_report(&folder, &crash(&format!("crash {number}")), &"").expect("written");
        }
        assert_eq!(
            names(&folder),
            ["crash-3.txt", "crash-4.txt", "crash-5.txt", "crash-6.txt", "crash-7.txt"]
        );
        let report = take_crash_report(&folder).expect("a report");
        assert!(report.text.contains("Message: crash 7"), "{}", report.text);
        assert_eq!(report.path, folder.join("crash-7.seen.txt"));
        assert_eq!(take_crash_report(&folder), None, "all were offered");
        save_crash_report(&folder, &crash("crash 8"), &"").expect("written");
        assert_eq!(names(&folder).len(), MAX_CRASH_REPORTS);
        assert_eq!(
            take_crash_report(&folder).expect("a report").path,
            folder.join("crash-8.seen.txt")
        );
        remove_crash_report(&report.path).expect("removed");
        assert!(!report.path.exists());
        assert!(remove_crash_report(&folder.join("game.json")).is_err());
    }

    #[test]
    #[cfg(unix)]
    fn only_this_user_reads_a_report() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let path = save_crash_report(folder.path(), &crash("x"), &"").expect("written");
        assert_eq!(fs::metadata(path).expect("a file").permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn other_files_are_no_reports() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["crash-x.txt", "crash-1.json", "crash-.txt", "crash-1.old.txt"] {
            fs::write(folder.path().join(name), "").expect("written");
        }
        fs::create_dir(folder.path().join("crash-9.txt")).expect("made");
        fs::write(folder.path().join("crash-8.txt"), vec![b'x'; 2 * MAX_BYTES + 1])
            .expect("written");
        assert_eq!(take_crash_report(folder.path()), None);
    }
}
