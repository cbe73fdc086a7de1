//! `plot4 puzzle`: puzzles of Connect 4 from a seed, each with exactly one right first move.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::arguments::PuzzleArguments;
use super::failure::Failure;
use super::hint::numbers;
use super::output::{colour, output};
use super::solve;
use crate::core::connect4::puzzle::{Kind, Maker, Puzzle, file_line};
use crate::core::connect4::{Column, Connect4, Position, Size, notation, text};
use crate::core::control::Unlimited;
use crate::core::game::Game;
use crate::core::kind::{Characters, GameSetup, Notation, TextLook};
use crate::players::fresh_seed;
use crate::words::Phrases as _;
use crate::worker::SizedTeam;

/// Runs the command.
pub(super) fn run(arguments: &PuzzleArguments) -> Result<ExitCode, Failure> {
    let memory = solve::sized_memory(Size::STANDARD, 1, Failure::Data)?;
    // Most of its questions are answered faster than a second thread would start.
    let mut team = SizedTeam::new(&memory, 1);
    let mut oracle = |position: &Position<Size>| team.columns(position, &mut Unlimited);
    let kind = arguments
        .win_in
        .map(Kind::WinIn)
        .or(arguments.draw.then_some(Kind::Draw));
    let seed = arguments.seed.unwrap_or_else(fresh_seed);
    let mut maker = Maker::new(kind, seed);
    let characters = if arguments.ascii {
        Characters::Ascii
    } else {
        Characters::Boxes
    };
    let look = TextLook {
        characters,
        colour: colour(),
    };
    let bar = progress(arguments.count);
    let mut output = output();
    let mut solutions = Vec::new();
    if arguments.file {
        output.write_all(header(arguments.count, seed).as_bytes())?;
    }
    for number in 1..=arguments.count {
        let Some(puzzle) = maker.next(&mut oracle) else {
            break;
        };
        let told = match (arguments.file, arguments.json) {
            (true, _) => format!("{}\n", file_line(&puzzle)),
            (false, true) => format!("{}\n", facts(&puzzle)),
            (false, false) => drawing(number, &puzzle, look),
        };
        // Written immediately, as the next one may take a while.
        output.write_all(told.as_bytes())?;
        output.flush()?;
        bar.inc(1);
        solutions.push(solution(number, &puzzle));
    }
    bar.finish_and_clear();
    if !arguments.json && !arguments.file {
        let title = if arguments.count == 1 {
            "Solution"
        } else {
            "Solutions"
        };
        writeln!(
            output,
            "{title} (seed {seed}):\n{}",
            solutions.concat().trim_end()
        )?;
        output.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns a progress bar, which is shown if standard error is a terminal and there are many
/// puzzles to make.
fn progress(count: u32) -> ProgressBar {
    if count < 10 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::from(count));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} puzzle {pos} of {len}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Returns the header of the file of puzzles in the program.
fn header(count: u32, seed: u64) -> String {
    format!(
        "# Puzzles of Connect 4 on 7x6, each with exactly one right first move: the columns \
        played, the kind (w4: win in 4 moves,\n# d: hold the draw), best play to the end, and the \
        difficulty from 1 to 5.\n# Source: made by this program from random games, and proved by \
        its solver, with\n#   plot4 puzzle --file --count {count} --seed {seed} > \
        assets/puzzles/7x6.txt\n"
    )
}

/// Returns a puzzle for `--json`.
fn facts(puzzle: &Puzzle) -> Value {
    let (kind, moves) = match puzzle.kind {
        Kind::WinIn(moves) => ("win", Some(moves)),
        Kind::Draw => ("draw", None),
    };
    json!({
        "position": puzzle.text(),
        "to_move": Connect4::SIDES[puzzle.position().to_move().index()],
        "kind": kind,
        "in": moves,
        "solution": puzzle.solution().map(Column::number),
        "line": numbers(&puzzle.line),
    })
}

/// Returns a puzzle with its board and its task.
fn drawing(number: u32, puzzle: &Puzzle, look: TextLook) -> String {
    let position = puzzle.position();
    let player = position.to_move();
    let mut told = format!(
        "Puzzle {number}: {}, {}\n",
        puzzle.text(),
        puzzle.difficulty.word()
    );
    told.push_str(&text::board(&position, look));
    let _ = writeln!(
        told,
        "{} ({}) to move. {}.\n",
        Connect4::side(player),
        Connect4::mark(player, look),
        task(puzzle.kind)
    );
    told
}

/// Returns the solution of a puzzle as a line.
fn solution(number: u32, puzzle: &Puzzle) -> String {
    let column = puzzle
        .solution()
        .map(|column| column.to_string())
        .unwrap_or_default();
    format!(
        "{number:>3}. Column {column}; best play is {}\n",
        notation::format_moves(Size::STANDARD, &puzzle.line)
    )
}

/// Returns the task of a puzzle as a sentence without a full stop: `Win in 4 moves`.
fn task(kind: Kind) -> String {
    match kind {
        Kind::WinIn(1) => "Win at once".to_owned(),
        Kind::WinIn(moves) => format!("Win in {moves} moves"),
        Kind::Draw => "Hold the draw".to_owned(),
    }
}
