//! What the command says of the puzzles of each game.

use serde_json::{Value, json};

use crate::core::checkers::puzzle as checkers;
use crate::core::connect4::puzzle as connect4;
use crate::core::connect4::{Column, Connect4, Size, notation};
use crate::core::game::Game as _;
use crate::core::go::puzzle as go;
use crate::core::gomoku::puzzle as gomoku;
use crate::core::kind::{MoveOf, Notation as _, TextLook};
use crate::core::puzzle::Puzzle;
use crate::games::{Checkers, Go, Gomoku};
use crate::words::Phrases as _;
use crate::words::puzzles::PuzzlePhrases;

/// A game whose puzzles the command makes.
pub(super) trait Told: PuzzlePhrases {
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

    /// Returns the task of a puzzle as a sentence without a full stop.
    fn to_do(puzzle: &Puzzle<Self>, _look: TextLook) -> String {
        Self::task(puzzle)
    }

    fn solution(number: u32, puzzle: &Puzzle<Self>) -> String {
        let line = Self::format_moves(puzzle.setup, &puzzle.line);
        let first = puzzle.solution().map(|mv| mv.to_string());
        format!(
            "{number:>3}. {}; best play is {line}\n",
            first.unwrap_or_default()
        )
    }
}

impl Told for Connect4 {
    const ABOUT: &'static str = "# Puzzles of Connect 4 on 7x6, each with exactly one right first \
        move: the columns played, the kind (w4: win in 4 moves,\n# d: hold the draw), best play to \
        the end, and the difficulty from 1 to 5.\n# Source: made by this program from random games, \
        and proved by its solver";
    const GAME: &'static str = "";
    const FILE: &'static str = "7x6";

    fn kind(kind: connect4::Kind) -> (&'static str, Option<u32>) {
        match kind {
            connect4::Kind::WinIn(moves) => ("win", Some(moves)),
            connect4::Kind::Draw => ("draw", None),
        }
    }

    fn move_value(mv: Column) -> Value {
        json!(mv.number())
    }

    fn to_do(puzzle: &connect4::Puzzle, look: TextLook) -> String {
        let player = puzzle.position().to_move();
        let task = match puzzle.kind {
            connect4::Kind::WinIn(1) => "Win at once".to_owned(),
            connect4::Kind::WinIn(moves) => format!("Win in {moves} moves"),
            connect4::Kind::Draw => "Hold the draw".to_owned(),
        };
        let (side, mark) = (Self::side(player), Self::mark(player, look));
        format!("{side} ({mark}) to move. {task}")
    }

    fn solution(number: u32, puzzle: &connect4::Puzzle) -> String {
        let column = puzzle
            .solution()
            .map(|column| column.to_string())
            .unwrap_or_default();
        format!(
            "{number:>3}. Column {column}; best play is {}\n",
            notation::format_moves(Size::STANDARD, &puzzle.line)
        )
    }
}

impl Told for Gomoku {
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

impl Told for Go {
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

impl Told for Checkers {
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
