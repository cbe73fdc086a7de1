//! `plot4 book`: makes the opening book, in steps that can be interrupted.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use tempfile::NamedTempFile;

use super::Failure;
use super::arguments::BookArguments;
use crate::core::connect4::solver::{Maker, Memory};
use crate::worker;

/// How many positions are solved between two writings of the file.
const STEP: usize = 1000;

/// Runs the command.
pub(super) fn run(arguments: &BookArguments) -> Result<ExitCode, Failure> {
    let path = &arguments.file;
    let mut maker = take_up(path, arguments.plies)?;
    let threads = arguments.threads.unwrap_or_else(worker::cores);
    let memory = super::solve::memory(arguments.table_mb, threads)?;
    if arguments.check {
        return check(arguments, maker, &memory);
    }
    let left = maker.left();
    let bar = progress(left)?;
    loop {
        let tasks = maker.tasks(STEP);
        for (task, score) in tasks.iter().zip(worker::solve_tasks(&tasks, threads, &memory)) {
            maker.record(task, score);
        }
        if tasks.is_empty() {
            break;
        }
        write(path, &maker)?;
        bar.set_position((left - maker.left()) as u64);
    }
    let corrected = maker.finish();
    write(path, &maker)?;
    bar.finish_and_clear();
    let mut output = super::output();
    let (plies, bytes, positions) = (maker.plies(), maker.bytes().len(), maker.positions());
    write!(output, "{}: {positions} positions of up to {plies} coins in {bytes} bytes", path.display())?;
    match corrected {
        0 => writeln!(output)?,
        _ => writeln!(output, "; {corrected} scores of an earlier run were wrong, and are corrected")?,
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the book in the making that is in a file, or an empty one if there is no such file.
fn take_up(path: &Path, plies: u32) -> Result<Maker, Failure> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Maker::new(plies)),
        Err(error) => return Err(Failure::Data(format!("cannot read {}: {error}", path.display()))),
    };
    let kept = Maker::resume(bytes).map_err(|error| Failure::Data(format!("{}: {error}", path.display())))?;
    if kept.plies() > plies {
        let goes = kept.plies();
        return Err(Failure::Usage(format!("{} goes to {goes} plies: choose --plies {goes} or more", path.display())));
    }
    Ok(kept.extended(plies))
}

/// Solves the positions with the most coins again, which are those the others follow from, and says how many were wrong.
fn check(arguments: &BookArguments, mut maker: Maker, memory: &Memory) -> Result<ExitCode, Failure> {
    let threads = arguments.threads.unwrap_or_else(worker::cores);
    let tasks = maker.checks();
    let bar = progress(tasks.len())?;
    let mut wrong = 0;
    for step in tasks.chunks(STEP) {
        for (task, score) in step.iter().zip(worker::solve_tasks(step, threads, memory)) {
            if task.guess != score {
                maker.record(task, score);
                wrong += 1;
            }
        }
        bar.inc(step.len() as u64);
    }
    bar.finish_and_clear();
    if wrong > 0 {
        write(&arguments.file, &maker)?;
    }
    let mut output = super::output();
    writeln!(output, "{}: {} scores checked, {wrong} of them corrected", arguments.file.display(), tasks.len())?;
    output.flush()?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns a bar for so many positions.
fn progress(positions: usize) -> Result<ProgressBar, Failure> {
    let bar = ProgressBar::new(positions as u64);
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} positions, {eta} left");
    bar.set_style(style.map_err(Failure::data)?);
    bar.tick();
    Ok(bar)
}

/// Writes a book in the making to its file, in the place of what was there.
fn write(path: &Path, maker: &Maker) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let replace = || {
        let mut file = NamedTempFile::new_in(folder)?;
        file.write_all(maker.bytes())?;
        file.persist(path).map_err(io::Error::from)
    };
    replace().map_err(|error| Failure::Data(format!("cannot write {}: {error}", path.display())))?;
    Ok(())
}
