//! `plot4 puzzle`: puzzles from a seed, each with exactly one right first move.

mod told;

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use indicatif::ProgressBar;
use serde_json::{Value, json};

use self::told::Told;
use super::arguments::PuzzleArguments;
use super::failure::Failure;
use super::output::{colour, output, progress_bar};
use super::solve;
use crate::core::connect4::puzzle::{Kind, Maker};
use crate::core::connect4::{Connect4, Position, Size};
use crate::core::control::Unlimited;
use crate::core::game::Game as _;
use crate::core::kind::{Characters, TextLook};
use crate::core::puzzle::{MakesPuzzles, Puzzle, file_line};
use crate::games::{Checkers, GameId, Go, Gomoku};
use crate::players::fresh_seed;
use crate::worker::SizedTeam;

pub(super) fn run(arguments: &PuzzleArguments) -> Result<ExitCode, Failure> {
    let seed = arguments.seed.unwrap_or_else(fresh_seed);
    let game = arguments.game.unwrap_or(GameId::FIRST);
    if game != GameId::Connect4 && (arguments.win_in.is_some() || arguments.draw) {
        let message = format!("--win-in and --draw go with connect4, not with {game}");
        return Err(Failure::Usage(message));
    }
    match game {
        GameId::Connect4 => connect4(arguments, seed),
        GameId::Gomoku => write::<Gomoku>(arguments, seed, Gomoku::puzzles(seed)),
        GameId::Go => write::<Go>(arguments, seed, Go::puzzles(seed)),
        GameId::Checkers => write::<Checkers>(arguments, seed, Checkers::puzzles(seed)),
        GameId::Reversi => Err(Failure::Usage(format!(
            "{game} has no puzzles: choose connect4, gomoku, go or checkers"
        ))),
    }
}

/// Writes puzzles of Connect 4, which the solver proves.
fn connect4(arguments: &PuzzleArguments, seed: u64) -> Result<ExitCode, Failure> {
    let memory = solve::sized_memory(Size::STANDARD, 1, Failure::Data)?;
    // Most of its questions are answered faster than a second thread would start.
    let mut team = SizedTeam::new(&memory, 1);
    let mut oracle = |position: &Position<Size>| team.columns(position, &mut Unlimited);
    let kind = arguments
        .win_in
        .map(Kind::WinIn)
        .or(arguments.draw.then_some(Kind::Draw));
    let mut maker = Maker::new(kind, seed);
    let puzzles = std::iter::from_fn(|| maker.next(&mut oracle));
    write::<Connect4>(arguments, seed, puzzles)
}

/// Writes as many puzzles as were asked for.
fn write<K: Told>(
    arguments: &PuzzleArguments,
    seed: u64,
    puzzles: impl Iterator<Item = Puzzle<K>>,
) -> Result<ExitCode, Failure> {
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
        output.write_all(header::<K>(arguments.count, seed).as_bytes())?;
    }
    for (number, puzzle) in (1..=arguments.count).zip(puzzles) {
        let told = match (arguments.file, arguments.json) {
            (true, _) => format!("{}\n", file_line(&puzzle)),
            (false, true) => format!("{}\n", facts(&puzzle)),
            (false, false) => drawing(number, &puzzle, look),
        };
        // Written immediately, as the next one may take a while.
        output.write_all(told.as_bytes())?;
        output.flush()?;
        bar.inc(1);
        solutions.push(K::solution(number, &puzzle));
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
    progress_bar(count.into(), "{bar:40} puzzle {pos} of {len}, {eta} left")
}

/// Returns the header of the file of puzzles in the program.
fn header<K: Told>(count: u32, seed: u64) -> String {
    format!(
        "{}, with\n#   plot4 puzzle{} --file --count {count} --seed {seed} > \
        core/assets/puzzles/{}.txt\n",
        K::ABOUT,
        K::GAME,
        K::FILE
    )
}

/// Returns a puzzle for `--json`.
fn facts<K: Told>(puzzle: &Puzzle<K>) -> Value {
    let (kind, moves) = K::kind(puzzle.kind);
    json!({
        "position": puzzle.text(),
        "to_move": K::SIDES[puzzle.position().to_move().index()],
        "kind": kind,
        "in": moves,
        "solution": puzzle.solution().map(K::move_value),
        "line": puzzle.line.iter().map(|&mv| K::move_value(mv)).collect::<Vec<_>>(),
    })
}

/// Returns a puzzle with its board and its task.
fn drawing<K: Told>(number: u32, puzzle: &Puzzle<K>, look: TextLook) -> String {
    let position = puzzle.position();
    let mut told = format!(
        "Puzzle {number}: {}, {}\n",
        puzzle.text(),
        puzzle.difficulty.word()
    );
    told.push_str(&K::draw(&position, look));
    let _ = writeln!(told, "{}.\n", K::to_do(puzzle, look));
    told
}
