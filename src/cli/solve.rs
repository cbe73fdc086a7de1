//! `plot4 solve`: reads one position per line, and writes a line with its exact score.

use std::fmt::Write as _;
use std::fs::File;
use std::hint::black_box;
use std::io::{self, BufRead, BufReader, IsTerminal, Seek, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::ProgressBar;

use super::arguments::{MAX_THREADS, SolveArguments};
use super::failure::{Failure, complain};
use super::lines::{self, Line};
use super::output::{output, progress_bar};
use super::start::no_file;
use crate::clock::Stopwatch;
use crate::core::connect4::solver::{Book, Compact, DEFAULT_BYTES, Field, Memory};
use crate::core::connect4::{Position, Size, Standard, notation};
use crate::core::control::Unlimited;
use crate::core::game::Game;
use crate::core::plain::{self, quoted};
use crate::storage::shown;
use crate::words::Explain as _;
use crate::worker::{Question, SizedMemory, Team, cores};

/// The number printed for a full column, less than any score.
const FULL: i32 = -1000;

pub(super) fn run(arguments: &SolveArguments) -> Result<ExitCode, Failure> {
    let size = arguments.board.size().map_err(|error| Failure::Usage(error.explain()))?;
    if size == Size::STANDARD {
        return solve_all(Standard, arguments);
    }
    match Compact::new(size) {
        Some(field) => solve_all(field, arguments),
        None => Err(Failure::Usage(too_large(size))),
    }
}

/// Solves the positions of all lines of the input, on one board.
fn solve_all<F: Field>(field: F, arguments: &SolveArguments) -> Result<ExitCode, Failure> {
    let (bar, mut input) = open(arguments.file.as_deref())?;
    let threads = arguments.threads.unwrap_or_else(|| cores().min(MAX_THREADS));
    let memory = Memory::for_solvers(field, threads, bytes(arguments.table_mb)?);
    let mut team = Team::new(&memory, threads);
    if !arguments.no_book {
        team.use_book(Book::embedded());
    }
    let mut solver = LineSolver { team, arguments };
    let mut output = output();
    let mut status = ExitCode::SUCCESS;
    let mut number = 0_u64;
    while let Some(line) = lines::read_word(&mut *input)
        .map_err(|error| unreadable(arguments.file.as_deref(), error))?
    {
        number += 1;
        let answer = match line {
            Line::Text(text) => solver.solve(&text),
            Line::TooLong => Err(lines::too_long()),
        };
        let answer = answer.unwrap_or_else(|reason| {
            bar.suspend(|| complain(&format!("line {number}: {reason}")));
            status = ExitCode::FAILURE;
            String::new()
        });
        let mut write = || {
            writeln!(output, "{answer}")?;
            // Flushed, as another program may ask line by line through pipes.
            output.flush()
        };
        if io::stdout().is_terminal() {
            bar.suspend(write)?;
        } else {
            write()?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(status)
}

/// Returns a progress bar and the input; the bar is shown if the input is a file and standard error
/// a terminal.
fn open(file: Option<&Path>) -> Result<(ProgressBar, Box<dyn BufRead>), Failure> {
    let Some(path) = file.filter(|path| path.as_os_str() != "-") else {
        return Ok((ProgressBar::hidden(), Box::new(io::stdin().lock())));
    };
    let opened = File::open(path).and_then(|file| file.metadata().map(|metadata| (file, metadata)));
    let (mut file, metadata) = opened.map_err(|error| {
        let name = path.to_string_lossy();
        if error.kind() == io::ErrorKind::NotFound
            && notation::parse_moves(Size::STANDARD, &name).is_ok()
        {
            return Failure::Data(format!(
                "there is no file {}: a position is read from a file or from standard input, as \
                in echo {} | plot4 solve",
                quoted(&name),
                plain::value(&name)
            ));
        }
        unreadable(file, error)
    })?;
    if metadata.is_dir() {
        return Err(Failure::Data(format!("cannot read {}: it is a folder", shown(path))));
    }
    let mut bar = progress_bar(0, "{bar:40} position {pos} of {len}, {eta} left");
    if !metadata.is_file() {
        bar = ProgressBar::hidden();
    }
    if !bar.is_hidden() {
        bar.set_length(count_lines(&mut file).map_err(|error| unreadable(Some(path), error))?);
    }
    bar.tick();
    Ok((bar, Box::new(BufReader::new(file))))
}

/// Returns the number of lines of a file, and rewinds it.
fn count_lines(file: &mut File) -> io::Result<u64> {
    let mut input = BufReader::new(&mut *file);
    let mut count = 0;
    while input.skip_until(b'\n')? > 0 {
        count += 1;
    }
    file.rewind()?;
    Ok(count)
}

/// Returns the failure of an input that cannot be read.
fn unreadable(file: Option<&Path>, error: io::Error) -> Failure {
    match file.filter(|path| path.as_os_str() != "-") {
        Some(path) => Failure::Data(format!("cannot read {}: {}", shown(path), no_file(&error))),
        None => Failure::Stream(error),
    }
}

/// Returns this many MB in bytes, for the tables of solvers.
///
/// # Errors
/// [`Failure::Data`] if the system does not have that much memory.
pub(super) fn bytes(megabytes: usize) -> Result<usize, Failure> {
    let too_much = || {
        Failure::Data(format!(
            "there are no {megabytes} MB of memory to be had: choose less with --table-mb"
        ))
    };
    let bytes = megabytes.checked_mul(1 << 20).ok_or_else(too_much)?;
    // A trial allocation: when the tables themselves cannot be allocated, the program is aborted
    // without a message.
    let mut probe = Vec::<u8>::new();
    probe.try_reserve_exact(bytes).map_err(|_| too_much())?;
    drop(black_box(probe));
    Ok(bytes)
}

/// Returns an empty memory of the usual size for boards of this size and solvers in this many
/// threads.
///
/// # Errors
/// A failure made by `failure` if the board cannot be solved, or [`Failure::Data`] if there is not
/// enough memory.
pub(super) fn sized_memory(
    size: Size,
    threads: usize,
    failure: impl FnOnce(String) -> Failure,
) -> Result<SizedMemory, Failure> {
    let bytes = bytes(DEFAULT_BYTES >> 20)?;
    SizedMemory::for_solvers(size, threads, bytes).ok_or_else(|| failure(too_large(size)))
}

/// Returns the message about a board that is too large to solve.
fn too_large(size: Size) -> String {
    format!("a board of {size} is too large to solve: (rows + 1) x columns may be 64 at most")
}

struct LineSolver<'a, F: Field> {
    team: Team<'a, F>,
    arguments: &'a SolveArguments,
}

impl<F: Field> LineSolver<'_, F> {
    /// Returns the line to print for the position in a text, or why it cannot be solved.
    fn solve(&mut self, text: &str) -> Result<String, Failure> {
        let stopwatch = Stopwatch::start();
        let before = self.team.nodes();
        let position: Position<F::Shape> =
            notation::parse_position(self.team.field().shape(), text)
                .map_err(|error| Failure::explained(&error))?;
        let over = || lines::game_over(text, "a position to solve is one of");
        if position.outcome().is_some() {
            return Err(over());
        }
        let question = if self.arguments.weak { Question::Result } else { Question::Score };
        let mut line = text.to_owned();
        if self.arguments.analyze {
            for score in self.team.columns(question, &position, &mut Unlimited).ok_or_else(over)? {
                let _ = write!(line, " {}", score.unwrap_or(FULL));
            }
        } else {
            let score = self.team.ask(question, &position, &mut Unlimited).ok_or_else(over)?;
            let _ = write!(line, " {score}");
        }
        if self.arguments.stats {
            let _ =
                write!(line, " {} {}", self.team.nodes() - before, stopwatch.elapsed().as_micros());
        }
        Ok(line)
    }
}
