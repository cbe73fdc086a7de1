//! `plot4 puzzle`: puzzles from a seed, each with exactly one right first move.

use std::io::Write;
use std::process::ExitCode;

use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::arguments::PuzzleArguments;
use super::failure::Failure;
use super::output::{colour, output, progress_bar};
use super::solve;
use crate::core::checkers::puzzle as checkers;
use crate::core::connect4::puzzle::{Kind, Maker};
use crate::core::connect4::{Column, Connect4, Position, Size};
use crate::core::control::Unlimited;
use crate::core::game::Game as _;
use crate::core::go::puzzle as go;
use crate::core::gomoku::puzzle as gomoku;
use crate::core::kind::{Characters, MoveOf, TextLook};
use crate::core::puzzle::{MakesPuzzles, Puzzle, file_line};
use crate::games::{Checkers, GameId, Go, Gomoku};
use crate::players::fresh_seed;
use crate::words::puzzles::{self, PuzzlePhrases};
use crate::words::text::{coach, play, terminal};
use crate::worker::SizedTeam;

pub(super) fn run(arguments: &PuzzleArguments) -> Result<ExitCode, Failure> {
    arguments.language.speak();
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
    let kind = arguments.win_in.map(Kind::WinIn).or(arguments.draw.then_some(Kind::Draw));
    let mut maker = Maker::new(kind, seed);
    let puzzles = std::iter::from_fn(|| maker.next(&mut oracle));
    write::<Connect4>(arguments, seed, puzzles)
}

fn write<K: PuzzleOutput>(
    arguments: &PuzzleArguments,
    seed: u64,
    puzzles: impl Iterator<Item = Puzzle<K>>,
) -> Result<ExitCode, Failure> {
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    let look = TextLook { characters, colour: colour() };
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
        solutions.push(solution(number, &puzzle));
    }
    bar.finish_and_clear();
    if !arguments.json && !arguments.file {
        let title = terminal::solutions(arguments.count, seed.to_string());
        writeln!(output, "{title}\n{}", solutions.concat().trim_end())?;
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
    let told = terminal::progress_puzzles("{pos}", "{len}", "{eta}");
    progress_bar(count.into(), &format!("{{bar:40}} {told}"))
}

fn header<K: PuzzleOutput>(count: u32, seed: u64) -> String {
    format!(
        "{}, with\n#   plot4 puzzle{} --file --count {count} --seed {seed} > \
        core/assets/puzzles/{}.txt\n",
        K::ABOUT,
        K::GAME,
        K::FILE
    )
}

/// Returns a puzzle for `--json`.
fn facts<K: PuzzleOutput>(puzzle: &Puzzle<K>) -> Value {
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
fn drawing<K: PuzzleOutput>(number: u32, puzzle: &Puzzle<K>, look: TextLook) -> String {
    let position = puzzle.position();
    let hard = puzzles::difficulty(puzzle.difficulty);
    let title = terminal::puzzle(number, puzzle.text(), hard);
    let mover = position.to_move();
    let side = terminal::side(K::side(mover), K::mark(mover, look));
    let task = coach::sentence(play::labelled(side, K::task(puzzle)));
    format!("{title}\n{}{task}\n\n", K::draw(&position, look))
}

/// Returns the line of a puzzle's solution.
fn solution<K: PuzzleOutput>(number: u32, puzzle: &Puzzle<K>) -> String {
    let line = K::format_moves(puzzle.setup, &puzzle.line);
    let first = puzzle.solution().map(K::move_subject).unwrap_or_default();
    format!("{number:>3}. {}\n", terminal::solution(first, line))
}

// What the command says of the puzzles of each game.

/// A game whose puzzles the command makes.
trait PuzzleOutput: PuzzlePhrases {
    /// What its file says in its first lines, before the command.
    const ABOUT: &'static str;
    /// The option that names the game, with a blank before it.
    const GAME: &'static str;
    const FILE: &'static str = Self::NAME;

    /// Returns the kind of a puzzle in a word, and how many moves it takes, if it says so.
    fn kind(kind: Self::Kind) -> (&'static str, Option<u32>);

    /// Returns a move for `--json`.
    fn move_value(mv: MoveOf<Self>) -> Value {
        json!(mv.to_string())
    }
}

impl PuzzleOutput for Connect4 {
    const ABOUT: &'static str = "# Puzzles of Connect 4 on 7x6, each with exactly one right first \
        move: the columns played, the kind (w4: win in 4 moves,\n# d: hold the draw), best play to \
        the end, and the difficulty from 1 to 5.\n# Source: made by this program from random games, \
        and proved by its solver";
    const GAME: &'static str = "";
    const FILE: &'static str = "7x6";

    fn kind(kind: Kind) -> (&'static str, Option<u32>) {
        match kind {
            Kind::WinIn(moves) => ("win", Some(moves)),
            Kind::Draw => ("draw", None),
        }
    }

    fn move_value(mv: Column) -> Value {
        json!(mv.number())
    }
}

impl PuzzleOutput for Gomoku {
    const ABOUT: &'static str = "# Puzzles of Gomoku on 15x15 with the usual rules, each with \
        exactly one first move that wins by continuous fours:\n# the moves played, the kind (w4: \
        the fourth move makes five), the win with the forced answers, and the difficulty\n# from 1 \
        to 5.\n# Source: made by this program from games of its computers, and proved by its search \
        along fours";
    const GAME: &'static str = " --game gomoku";

    fn kind(kind: gomoku::WinIn) -> (&'static str, Option<u32>) {
        ("win", Some(kind.0))
    }
}

impl PuzzleOutput for Go {
    const ABOUT: &'static str = "# Puzzles of Go on 9x9, each with exactly one right first move: \
        the stones and whose move it is, the task (c: capture,\n# s: save, k: kill, l: make live) \
        with a stone of the chain, best play, and the difficulty from 1 to 5.\n# Source: made by \
        this program from games of its computers and random positions, and proved by reading all \
        lines\n# to their end";
    const GAME: &'static str = " --game go";

    fn kind(kind: go::Kind) -> (&'static str, Option<u32>) {
        let word = match kind.task {
            go::Task::Capture => "capture",
            go::Task::Save => "save",
            go::Task::Kill => "kill",
            go::Task::Live => "live",
        };
        (word, None)
    }
}

impl PuzzleOutput for Checkers {
    const ABOUT: &'static str = "# Puzzles of Checkers, each with exactly one right first move: \
        the position, the kind (s2: a shot that wins two pieces\n# more than it costs, w: win, d: \
        hold the draw), best play, and the difficulty from 1 to 5.\n# Source: made by this program, \
        the shots from games of its computers and proved by a search of all jumps that must\n# be \
        made, the endings proved by its table of endgames";
    const GAME: &'static str = " --game checkers";

    fn kind(kind: checkers::Kind) -> (&'static str, Option<u32>) {
        match kind {
            checkers::Kind::Shot(_) => ("shot", None),
            checkers::Kind::Win => ("win", None),
            checkers::Kind::Draw => ("draw", None),
        }
    }
}
