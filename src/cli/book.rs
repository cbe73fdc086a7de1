//! `plot4 book`: makes the opening book, in steps that can be interrupted.

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::process::ExitCode;

use indicatif::ProgressBar;

use super::arguments::{BookArguments, MAX_THREADS, NEW_BOOK_PLIES};
use super::failure::Failure;
use super::output::{output, progress_bar};
use super::solve;
use crate::core::connect4::Standard;
use crate::core::connect4::solver::{Maker, Memory, Task};
use crate::storage;
use crate::storage::shown;
use crate::worker;

/// The number of positions solved between two writes of the file.
const STEP: usize = 1000;

/// The largest file to read, in bytes: more than the largest book.
const MAX_BYTES: u64 = 64 << 20;

pub(super) fn run(arguments: &BookArguments) -> Result<ExitCode, Failure> {
    let path = &arguments.file;
    let threads = arguments.threads.unwrap_or_else(|| worker::cores().min(MAX_THREADS));
    let memory = Memory::for_solvers(Standard, threads, solve::bytes(arguments.table_mb)?);
    let mut maker = resume_or_begin(path, arguments.plies)?;
    if arguments.check {
        return check(arguments, maker, threads, &memory);
    }
    storage::check_where_asked(path).map_err(|error| Failure::explained(&error))?;
    let left = maker.left();
    let bar = progress(left);
    loop {
        let tasks = maker.tasks(STEP);
        solve_step(&tasks, threads, &memory, &mut maker)?;
        if tasks.is_empty() {
            break;
        }
        write(path, &maker)?;
        bar.set_position((left - maker.left()) as u64);
    }
    let corrected = maker.finish();
    write(path, &maker)?;
    bar.finish_and_clear();
    let mut output = output();
    let (plies, bytes, positions) = (maker.plies(), maker.bytes().len(), maker.positions());
    write!(
        output,
        "{}: {positions} positions of up to {plies} coins in {bytes} bytes",
        shown(path)
    )?;
    match corrected {
        0 => writeln!(output)?,
        _ => writeln!(
            output,
            "; {corrected} scores of an earlier run were wrong, and are corrected"
        )?,
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the book in a file, finished or not, or a new one if there is no such file, for this
/// many plies.
fn resume_or_begin(path: &Path, plies: Option<u32>) -> Result<Maker, Failure> {
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Ok(Maker::new(plies.unwrap_or(NEW_BOOK_PLIES)));
        }
        Err(error) => {
            return Err(Failure::Data(format!("cannot read {}: {error}", shown(path))));
        }
    };
    let kept = Maker::resume(bytes).ok_or_else(|| {
        Failure::Data(format!(
            "{}: this is not a whole opening book as `plot4 book` makes them",
            shown(path)
        ))
    })?;
    let goes = kept.plies();
    let plies = plies.unwrap_or(goes);
    if goes > plies {
        return Err(Failure::Usage(format!(
            "{} goes to {goes} plies: choose --plies {goes} or more",
            shown(path)
        )));
    }
    Ok(kept.extended(plies))
}

/// Returns the bytes of a file, if it is small enough for a book.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() || metadata.len() > MAX_BYTES {
        let reason = format!("this is no file of {} MiB at most, as books are", MAX_BYTES >> 20);
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    let mut bytes = Vec::new();
    file.take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Solves the positions with the most coins again, derives all other scores from them, and prints
/// how many were wrong.
fn check(
    arguments: &BookArguments,
    mut maker: Maker,
    threads: usize,
    memory: &Memory,
) -> Result<ExitCode, Failure> {
    let path = shown(&arguments.file);
    if maker.left() > 0 {
        return Err(Failure::Data(format!(
            "{path}: there is no whole book to check: `plot4 book {path}` makes it"
        )));
    }
    let tasks = maker.checks();
    let bar = progress(tasks.len());
    let mut wrong = 0;
    for step in tasks.chunks(STEP) {
        wrong += solve_step(step, threads, memory, &mut maker)?;
        bar.inc(step.len() as u64);
    }
    wrong += maker.finish();
    bar.finish_and_clear();
    if wrong > 0 {
        write(&arguments.file, &maker)?;
    }
    let mut output = output();
    writeln!(output, "{path}: {} scores checked, {wrong} of them corrected", maker.positions())?;
    output.flush()?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Solves tasks, stores their scores in the book, and returns how many guesses were wrong.
fn solve_step(
    tasks: &[Task],
    threads: usize,
    memory: &Memory,
    maker: &mut Maker,
) -> Result<usize, Failure> {
    let scores = worker::solve_tasks(tasks, threads, memory);
    let mut wrong = 0;
    for (task, score) in tasks.iter().zip(scores).filter_map(|(task, score)| Some((task, score?))) {
        maker.record(task, score).ok_or_else(|| {
            Failure::Data(format!("{score} is not a score of a position of the book"))
        })?;
        wrong += usize::from(task.guess != score);
    }
    Ok(wrong)
}

fn progress(positions: usize) -> ProgressBar {
    let form = "{wide_bar} {pos} of {len} positions, {eta} left";
    let bar = progress_bar(positions as u64, form);
    bar.tick();
    bar
}

/// Replaces the file by the current state of the book.
fn write(path: &Path, maker: &Maker) -> Result<(), Failure> {
    storage::save_where_asked(path, maker.bytes()).map_err(|error| Failure::explained(&error))
}
