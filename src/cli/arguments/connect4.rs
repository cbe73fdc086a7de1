//! Arguments of the tools of Connect 4: its solver, hints, reviews, puzzles and its opening book.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::game::{EncodingChoice, not_in_range, parse_seed, whole};
use crate::cli::choice::{GameChoice, parse_game};
use crate::core::connect4::puzzle::MAX_WIN_IN;
use crate::core::connect4::solver::{DEFAULT_BYTES, MAX_BOOK_PLIES};
use crate::core::connect4::{Shape, Size};
use crate::core::kind::SetupError;
use crate::core::plain;
use crate::games::GameId;
use crate::words::Explain as _;

/// The most puzzles in one run.
const MAX_PUZZLES: u32 = 100_000;
/// The greatest number of threads.
pub(in crate::cli) const MAX_THREADS: usize = 256;
/// The greatest number of coins in a new book, by default.
pub(in crate::cli) const NEW_BOOK_PLIES: u32 = 9;
/// The least memory, in MB.
const MIN_MEGABYTES: usize = 4;
/// The most memory, in MB.
const MAX_MEGABYTES: usize = 65_536;

/// The board of a position to solve.
#[derive(Clone, Copy, Debug, Args)]
pub(in crate::cli) struct BoardArguments {
    /// Columns x rows [default: 7x6]
    #[arg(long, value_parser = parse_size)]
    size: Option<Size>,
    #[arg(long, value_name = "N", value_parser = parse_connect)]
    #[arg(help = format!("How many coins in a line win, {} [default: {}]", connects(), Size::STANDARD.connect()))]
    connect: Option<u8>,
}

impl BoardArguments {
    /// Returns the size of the board.
    pub(in crate::cli) fn size(self) -> Result<Size, SetupError> {
        let size = self.size.unwrap_or_default();
        Size::new(size.columns(), size.rows(), self.connect.unwrap_or(Size::STANDARD.connect()))
    }
}

/// Arguments of `solve`.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub(in crate::cli) struct SolveArguments {
    /// A file with a position a line; `-`, or nothing: standard input
    #[arg(value_name = "FILE|-", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) file: Option<PathBuf>,
    /// Tell who wins, not how soon: 1, 0 or -1 (faster)
    #[arg(long, short)]
    pub(in crate::cli) weak: bool,
    /// Tell it of each column; -1000 for a full one
    #[arg(long, short)]
    pub(in crate::cli) analyze: bool,
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_THREADS))]
    #[arg(help = format!("How many threads work on a position, from 1 to {MAX_THREADS} [default: \
        the processor's cores]"))]
    pub(in crate::cli) threads: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = DEFAULT_BYTES >> 20, value_parser = whole(MIN_MEGABYTES..=MAX_MEGABYTES))]
    #[arg(help = format!("The most memory for the tables of the solver, in MB, from \
        {MIN_MEGABYTES} to {MAX_MEGABYTES}"))]
    pub(in crate::cli) table_mb: usize,
    /// Solve what the opening book could answer, too
    #[arg(long)]
    pub(in crate::cli) no_book: bool,
    /// Add the positions visited and the microseconds to each line
    #[arg(long)]
    pub(in crate::cli) stats: bool,
    #[command(flatten)]
    pub(in crate::cli) board: BoardArguments,
}

/// Arguments of `hint`.
#[derive(Debug, Args)]
pub(in crate::cli) struct HintArguments {
    /// The position; `-` reads one a line from standard input, and has an empty line for a wrong
    /// one; without it, the empty board
    #[arg(value_name = "POSITION|-")]
    pub(in crate::cli) position: Option<String>,
    #[arg(long, help = "A line of JSON: position, best, text and more")]
    pub(in crate::cli) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(in crate::cli) ascii: bool,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
}

/// Arguments of `review`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ReviewArguments {
    /// A saved game, or the moves of a game such as 44444432656617
    #[arg(value_name = "FILE|POSITION", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: OsString,
    #[arg(
        long,
        help = "A line of JSON for each move: ply, player, move, best, class, cost, cells and more"
    )]
    pub(in crate::cli) json: bool,
    /// Ask who wins, not how soon: no move is then called the best (faster)
    #[arg(long, short)]
    pub(in crate::cli) weak: bool,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
}

/// Arguments of `puzzle`.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub(in crate::cli) struct PuzzleArguments {
    /// The game: connect4, gomoku, go or checkers [default: connect4]
    #[arg(long, value_name = "GAME", value_parser = parse_game)]
    pub(in crate::cli) game: Option<GameId>,
    /// Puzzles of Connect 4 that are won with the Nth move, from 1 to 12
    #[arg(long, value_name = "N", conflicts_with = "draw", value_parser = whole(1..=MAX_WIN_IN))]
    pub(in crate::cli) win_in: Option<u32>,
    /// Puzzles of Connect 4 in which the draw is to be held
    #[arg(long)]
    pub(in crate::cli) draw: bool,
    /// How many, from 1 to 100000
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=MAX_PUZZLES))]
    pub(in crate::cli) count: u32,
    /// A number that fixes the puzzles: the same seed, the same puzzles [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(in crate::cli) seed: Option<u64>,
    #[arg(long, help = "A line of JSON for each: position, to_move, kind, in, solution and line")]
    pub(in crate::cli) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(in crate::cli) ascii: bool,
    /// Write the file of puzzles that is part of the program
    #[arg(long, hide = true, conflicts_with = "json")]
    pub(in crate::cli) file: bool,
}

/// Arguments of `book`.
#[derive(Debug, Args)]
pub(in crate::cli) struct BookArguments {
    /// Where the book is kept; if there is one, it is taken up
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) file: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_BOOK_PLIES))]
    #[arg(help = format!("The greatest number of coins of its positions, from 1 to \
        {MAX_BOOK_PLIES} [default: as it is, or {NEW_BOOK_PLIES} for a new book]"))]
    pub(in crate::cli) plies: Option<u32>,
    /// Solve the positions with the most coins again, and correct what is wrong
    #[arg(long)]
    pub(in crate::cli) check: bool,
    /// How many threads work on it [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_THREADS))]
    pub(in crate::cli) threads: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = whole(MIN_MEGABYTES..=MAX_MEGABYTES))]
    #[arg(help = format!("The most memory for the tables of the solvers, in MB, from \
        {MIN_MEGABYTES} to {MAX_MEGABYTES}"))]
    pub(in crate::cli) table_mb: usize,
}

/// Returns the size that a text names, with a line length that fits every board.
fn parse_size(text: &str) -> Result<Size, String> {
    Size::parse(text, Size::MIN_CONNECT).map_err(|error| error.explain())
}

/// Returns the line length that a text names, which may be too long for the board.
fn parse_connect(text: &str) -> Result<u8, String> {
    plain::number(text).ok_or_else(|| not_in_range("whole number", Size::MIN_CONNECT, LONGER_SIDE))
}

/// The greatest line length.
const LONGER_SIDE: &str = "the longer side of the board";

/// Returns the range of line lengths.
fn connects() -> String {
    format!("from {} to {LONGER_SIDE}", Size::MIN_CONNECT)
}
