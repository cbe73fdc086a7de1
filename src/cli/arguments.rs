//! The grammar of the command line.

use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueHint};

use super::choice::{GameChoice, PlayerChoice};
use super::modes;
use crate::core::connect4::puzzle::MAX_WIN_IN;
use crate::core::connect4::size::InvalidSize;
use crate::core::connect4::solver::{DEFAULT_BYTES, MAX_BOOK_PLIES};
use crate::core::connect4::{Shape, Size};
use crate::storage::SPEEDS;

/// The most games of a match: their moves are all kept for the report.
const MAX_GAMES: u32 = 1_000_000;

/// The most random moves that a game can begin with.
const MAX_OPENING: u32 = 30;

/// The most puzzles that can be asked for at once.
const MAX_PUZZLES: u32 = 100_000;

/// The most threads that can be asked for.
pub(super) const MAX_THREADS: usize = 256;
/// The greatest number of coins in a new book, unless another one is asked for.
pub(super) const NEW_BOOK_PLIES: u32 = 9;
/// The least memory that can be asked for, in MB.
const MIN_MEGABYTES: usize = 4;
/// The most memory that can be asked for, in MB.
const MAX_MEGABYTES: usize = 65_536;

/// What `solve` reads and writes.
const SOLVING: &str = "\
Each line of the input is a position, the columns played: 4453. What follows its
first blank is ignored, and the empty line is the empty board. Each is answered
by one line of output:
  POSITION SCORE        0 for a draw; n if the player to move wins with their
                        n-th coin from the end of their supply (1 is the last
                        one); negative likewise if they lose
  with --weak           1 for a win of the player to move, 0 for a draw, -1 for
                        a loss
  with --analyze        the score of each column from left to right, to the
                        player who drops a coin there; -1000 for a full column
  with --stats          then also the positions visited and the microseconds
The parts of a line have one blank between them, so the line of the empty board
begins with a blank: split at single blanks. A line that is no position, or one
of a finished game, gets an error on standard error and an empty line here, and
the status is 1 at the end. Answers come line by line, for programs that wait
for each.
SIZE is any board whose (rows + 1) x columns is at most 64. Positions of few coins on
boards larger than 7x6 take hours or longer. On boards with more than nine columns,
the columns of a position have commas between them: 10,4,12.";

/// Examples of solving.
const SOLVE_EXAMPLES: &str = "\
Examples:
  echo 4453 | plot4 solve             the score of a position
  plot4 solve --analyze positions.txt the score of every column, position by position
  plot4 solve -w --size 6x5 -         who wins on another board, from standard input";

/// What `hint` says.
const HINTING: &str = "\
The table has the board, and below the number of each column what it comes to: W4, the
player to move wins with their 4th move from now; =, a draw; L6, the opponent wins with
their 6th move. Nothing stands below a full column.
--json writes an object on a line: position; best, all best columns; score, that of the
position; scores, that of each column from left to right, null for a full one; and text,
the sentences. Scores are those of plot4 solve.
The position - reads one a line from standard input; the empty line is the empty board.
SIZE is as in plot4 solve, and so is the time: the usual board takes a moment, larger ones
with few coins take hours.";

/// Examples of hints.
const HINT_EXAMPLES: &str = "\
Examples:
  plot4 hint 4444                     what to play after four coins in the middle
  plot4 hint --json 4453              the same as a line of JSON";

/// What `review` says.
const REVIEWING: &str = "\
Before and After are what the position came to for the player, before the move and after
it: W4, a win with their 4th move from then on; =, a draw; L6, a loss by the opponent's
6th. Each move is one of
  best          no column is better
  inaccuracy    it keeps the result, but wins later or loses sooner than the best
  mistake       it changes the result: a win into a draw or a loss, a draw into a loss
  good          with --weak: it keeps the result
Accuracy is the share of a player's moves that are no mistakes.
--json writes an object a line for each move: ply, player, move, score_before and
score_after, both to the player who moves, best, all best columns, scores, that of each
column from left to right, null for a full one, and verdict. Scores are those of plot4
solve. A whole game takes some seconds; larger boards than the usual one can take hours.";

/// Examples of reviews.
const REVIEW_EXAMPLES: &str = "\
Examples:
  plot4 review 44444432656617         each move of a game
  plot4 review --json game.json       of a saved game, a line of JSON for each move";

/// What `puzzle` makes.
const PUZZLING: &str = "\
In each puzzle exactly one first move is right: the only one that wins, or the only one
that does not lose; the solver has proved it. The puzzles are drawn, and their solutions
come after the last one. The same options and seed make the same puzzles.
--json writes an object a line for each: position, the columns played; to_move, red or
yellow; kind, win or draw; in, the moves of a win, null for a draw; solution, the one
column; and line, best play from there to the end of the game.";

/// Examples of puzzles.
const PUZZLE_EXAMPLES: &str = "\
Examples:
  plot4 puzzle                        a puzzle of any kind
  plot4 puzzle --win-in 3 --count 5   five puzzles that are won in three moves
  plot4 puzzle --draw --seed 7 --json a draw to be held, as a line of JSON";

/// What `ladder` tells.
const LADDERING: &str = "\
Every computer plays every other one; all pairs play the same openings, each opening once
with either side. Elo is fitted to the points of all pairs at once by maximum likelihood
(Bradley-Terry), 0 on average; the error is its standard error. A draw counts as half a
win, and one drawn game is added to each pair, so that Elo is finite where one has won all.
--json writes an object: levels, the strongest first, each with elo, error, points, games,
wins, draws and losses, and pairs, with the wins, draws and losses of the first.";

/// Examples of ladders.
const LADDER_EXAMPLES: &str = "\
Examples:
  plot4 ladder                        all computers of Connect 4, 100 games a pair
  plot4 ladder low medium high --games 1000 --openings 3 --seed 1
  plot4 ladder --game gomoku --games 20 --openings 5 --json";

/// How a manager reaches the engine.
const GOMOCUP: &str = "\
The manager writes commands to standard input and reads a line of standard output
for each: START 15, BEGIN, TURN 7,7, BOARD ... DONE, TAKEBACK 7,7, RESTART, ABOUT,
INFO timeout_turn 5000 (also timeout_match, time_left, max_memory, and rule: 0
freestyle, 1 exactly five, 4 renju), STOP, END. Boards have 5 to 20 rows. Points
are x,y from 0 at the upper left.

A manager that starts engines without arguments is given a file such as this,
pbrain-plot4.bat or pbrain-plot4:
  @plot4 gomocup                      on Windows
  #!/bin/sh
  exec plot4 gomocup                  elsewhere";

/// What can be typed during a terminal game.
const TYPED: &str = "\
When it is your turn, type a move (the number of a column, or a point such as H8), or: undo,
  redo, hint, board, moves, first MODE, second MODE (or red MODE and so on),
  save FILE, open FILE, new, help, quit";

/// Examples of the program as a whole.
const EXAMPLES: &str = "\
Examples:
  plot4                                   open the window
  plot4 4453                              the window, with a game after these moves
  plot4 --red human --yellow high         the window, with these players
  plot4 --game gomoku --white high        the window, with Gomoku
  plot4 play --yellow medium              play in the terminal
  plot4 show 4453                         draw a position
  plot4 show --json - < positions.txt     a line of JSON for each line of a file
  plot4 solve positions.txt               the exact score of each position of a file
  plot4 hint 4453                         which columns are best, and why
  plot4 review game.json                  the mistakes of a game
  plot4 puzzle --win-in 3                 a position to win in three moves
  plot4 match --red high --yellow low --games 100 --seed 1 --alternate
  plot4 ladder --games 200                how strong the computers are, in Elo";

/// Play Connect 4, four of your coins in a line, or Gomoku, five of your stones in a row
#[derive(Debug, Parser)]
#[command(name = "plot4", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
#[command(after_help = EXAMPLES, after_long_help = format!("{}\n\n{EXAMPLES}", modes::words()))]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) window: WindowArguments,
}

/// What can be done without a window.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Play in the terminal, in plain lines: you, who move first, against medium, unless you name others
    #[command(after_help = TYPED, after_long_help = format!("{TYPED}\n\n{}", modes::words()))]
    Play(PlayArguments),
    /// Draw positions, or tell all about them in JSON
    #[command(after_long_help = modes::words())]
    Show(ShowArguments),
    /// Solve positions exactly: who wins, and how soon; one position a line in, one line out
    #[command(after_help = SOLVE_EXAMPLES, after_long_help = format!("{SOLVING}\n\n{SOLVE_EXAMPLES}"))]
    Solve(SolveArguments),
    /// Say which columns are best in a position of Connect 4, what the others come to, and why
    #[command(after_help = HINT_EXAMPLES, after_long_help = format!("{HINTING}\n\n{HINT_EXAMPLES}"))]
    Hint(HintArguments),
    /// Say of each move of a game of Connect 4 whether it was best, and name the mistakes
    #[command(after_help = REVIEW_EXAMPLES, after_long_help = format!("{REVIEWING}\n\n{REVIEW_EXAMPLES}"))]
    Review(ReviewArguments),
    /// Make puzzles of Connect 4: win in so many moves, or hold the draw
    #[command(after_help = PUZZLE_EXAMPLES, after_long_help = format!("{PUZZLING}\n\n{PUZZLE_EXAMPLES}"))]
    Puzzle(PuzzleArguments),
    /// Let two computers play many games, and count
    #[command(after_long_help = modes::words())]
    Match(MatchArguments),
    /// Let every computer play every other one, and tell how strong each is
    #[command(after_help = LADDER_EXAMPLES, after_long_help = format!("{LADDERING}\n\n{LADDER_EXAMPLES}\n\n{}", modes::words()))]
    Ladder(LadderArguments),
    /// Play Gomoku for a manager or a tournament, in the Gomocup protocol
    #[command(after_long_help = GOMOCUP)]
    Gomocup,
    /// Make the opening book that is part of the program, which takes hours; what is done is kept if it is interrupted
    #[command(hide = true)]
    Book(BookArguments),
}

/// What the window can be told.
#[derive(Clone, Debug, Args)]
pub(super) struct WindowArguments {
    #[command(flatten)]
    pub(super) game: GameArguments,
    #[arg(long, value_name = "X", value_parser = parse_speed)]
    #[arg(help = format!("How fast two computers are watched, from {} to {}", SPEEDS.start(), SPEEDS.end()))]
    pub(super) speed: Option<f32>,
    /// Do not offer to go on with the game of the last time
    #[arg(long)]
    pub(super) no_resume: bool,
}

/// Which game is played, in the window and in the terminal.
#[derive(Clone, Debug, Args)]
pub(super) struct GameArguments {
    /// A position such as 4453, or a saved game
    #[arg(value_name = "POSITION|FILE", value_hint = ValueHint::FilePath)]
    pub(super) position: Option<PathBuf>,
    #[command(flatten)]
    pub(super) choice: GameChoice,
    #[command(flatten)]
    pub(super) players: PlayerChoice,
    /// A number that fixes the choices of the computers: the same seed, the same game
    #[arg(long, value_name = "N", value_parser = parse_seed)]
    pub(super) seed: Option<u64>,
}

/// The board of a position that is to be solved.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct BoardArguments {
    /// Columns x rows [default: 7x6]
    #[arg(long, value_parser = parse_size)]
    size: Option<Size>,
    #[arg(long, value_name = "N", value_parser = parse_connect)]
    #[arg(help = format!("How many coins in a line win, {} [default: {}]", connects(), Size::STANDARD.connect()))]
    connect: Option<u8>,
}

impl BoardArguments {
    /// Returns whether nothing was said of the board.
    pub(super) const fn is_empty(self) -> bool {
        self.size.is_none() && self.connect.is_none()
    }

    /// Returns the size asked for.
    pub(super) fn size(self) -> Result<Size, InvalidSize> {
        let size = self.size.unwrap_or_default();
        Size::new(size.columns(), size.rows(), self.connect.unwrap_or(Size::STANDARD.connect()))
    }
}

/// What the terminal game can be told.
#[derive(Debug, Args)]
pub(super) struct PlayArguments {
    #[command(flatten)]
    pub(super) game: GameArguments,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(super) ascii: bool,
}

/// What is to be shown.
#[derive(Debug, Args)]
pub(super) struct ShowArguments {
    /// The position; `-` reads one a line from standard input; without it, the start
    #[arg(value_name = "POSITION|-")]
    pub(super) position: Option<String>,
    // Given as text: rustdoc and clippy would want the keys in backticks, which the help would show.
    #[arg(long, help = "A line of JSON for each position: position, to_move, result, legal and more")]
    pub(super) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(super) ascii: bool,
    #[command(flatten)]
    pub(super) choice: GameChoice,
}

/// What is to be solved, and how.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub(super) struct SolveArguments {
    /// A file with a position a line; `-`, or nothing: standard input
    #[arg(value_name = "FILE|-", value_hint = ValueHint::FilePath)]
    pub(super) file: Option<PathBuf>,
    /// Tell who wins, not how soon: 1, 0 or -1 (faster)
    #[arg(long, short)]
    pub(super) weak: bool,
    /// Tell it of each column; -1000 for a full one
    #[arg(long, short)]
    pub(super) analyze: bool,
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_THREADS))]
    #[arg(help = format!("How many threads work on a position, from 1 to {MAX_THREADS} [default: the processor's cores]"))]
    pub(super) threads: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = DEFAULT_BYTES >> 20, value_parser = whole(MIN_MEGABYTES..=MAX_MEGABYTES))]
    #[arg(help = format!("The most memory for the tables of the solver, in MB, from {MIN_MEGABYTES} to {MAX_MEGABYTES}"))]
    pub(super) table_mb: usize,
    /// Solve what the opening book could answer, too
    #[arg(long)]
    pub(super) no_book: bool,
    /// Add the positions visited and the microseconds to each line
    #[arg(long)]
    pub(super) stats: bool,
    #[command(flatten)]
    pub(super) board: BoardArguments,
}

/// Which position a hint is wanted for.
#[derive(Debug, Args)]
pub(super) struct HintArguments {
    /// The position; `-` reads one a line from standard input; without it, the empty board
    #[arg(value_name = "POSITION|-")]
    pub(super) position: Option<String>,
    #[arg(long, help = "A line of JSON: position, best, score, scores and text")]
    pub(super) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(super) ascii: bool,
    #[command(flatten)]
    pub(super) board: BoardArguments,
}

/// Which game is to be reviewed.
#[derive(Debug, Args)]
pub(super) struct ReviewArguments {
    /// A saved game, or the moves of a game such as 44444432656617
    #[arg(value_name = "FILE|POSITION", value_hint = ValueHint::FilePath)]
    pub(super) game: OsString,
    #[arg(long, help = "A line of JSON for each move: ply, player, move, score_before, score_after, best, scores and verdict")]
    pub(super) json: bool,
    /// Ask who wins, not how soon: no move is then called the best (faster)
    #[arg(long, short)]
    pub(super) weak: bool,
    #[command(flatten)]
    pub(super) board: BoardArguments,
}

/// Which puzzles are to be made.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub(super) struct PuzzleArguments {
    /// Puzzles that are won with the Nth move, from 1 to 12
    #[arg(long, value_name = "N", conflicts_with = "draw", value_parser = whole(1..=MAX_WIN_IN))]
    pub(super) win_in: Option<u32>,
    /// Puzzles in which the draw is to be held
    #[arg(long)]
    pub(super) draw: bool,
    /// How many, from 1 to 100000
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=MAX_PUZZLES))]
    pub(super) count: u32,
    /// A number that fixes the puzzles: the same seed, the same puzzles [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(super) seed: Option<u64>,
    #[arg(long, help = "A line of JSON for each: position, to_move, kind, in, solution and line")]
    pub(super) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(super) ascii: bool,
    /// Write the file of puzzles that is part of the program
    #[arg(long, hide = true, conflicts_with = "json")]
    pub(super) file: bool,
}

/// Which games are to be played.
#[derive(Debug, Args)]
pub(super) struct MatchArguments {
    #[command(flatten)]
    pub(super) choice: GameChoice,
    #[command(flatten)]
    pub(super) players: PlayerChoice,
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_GAMES), help = format!("How many games, from 1 to {MAX_GAMES}"))]
    pub(super) games: u32,
    /// A number that fixes all games: the same seed, the same games [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(super) seed: Option<u64>,
    /// Swap the sides after each game, so that both start equally often
    #[arg(long)]
    pub(super) alternate: bool,
    /// Begin each game with N random moves after which nobody wins at once, from 0 to 30: each opening is played twice, with
    /// the sides swapped
    #[arg(long, value_name = "N", value_parser = whole(0..=MAX_OPENING))]
    pub(super) openings: Option<u32>,
    /// Report in JSON, with the moves of every game
    #[arg(long)]
    pub(super) json: bool,
}

/// Which ladder is to be played.
#[derive(Debug, Args)]
pub(super) struct LadderArguments {
    /// The computers; without them, all of the game but a search of one's own
    #[arg(value_name = "MODE")]
    pub(super) levels: Vec<String>,
    #[command(flatten)]
    pub(super) choice: GameChoice,
    /// How many games each pair plays, from 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=MAX_GAMES))]
    pub(super) games: u32,
    /// How many random moves each game begins with, from 0 to 30
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole(0..=MAX_OPENING))]
    pub(super) openings: u32,
    /// A number that fixes all games: the same seed, the same games [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(super) seed: Option<u64>,
    /// Report in JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// Which opening book is to be made.
#[derive(Debug, Args)]
pub(super) struct BookArguments {
    /// Where the book is kept; if there is one, it is taken up
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_BOOK_PLIES))]
    #[arg(help = format!("The greatest number of coins of its positions, from 1 to {MAX_BOOK_PLIES} [default: as it is, or {NEW_BOOK_PLIES} for a new book]"))]
    pub(super) plies: Option<u32>,
    /// Solve the positions with the most coins again, and correct what is wrong
    #[arg(long)]
    pub(super) check: bool,
    /// How many threads work on it [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_THREADS))]
    pub(super) threads: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = whole(MIN_MEGABYTES..=MAX_MEGABYTES))]
    #[arg(help = format!("The most memory for the tables of the solvers, in MB, from {MIN_MEGABYTES} to {MAX_MEGABYTES}"))]
    pub(super) table_mb: usize,
}

/// Returns a reader of whole numbers in a range.
///
/// The ranges of clap say `0 is not in 1..=256`, and something else of what is no number; this says what would be right, in words.
fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("choose a whole number from {} to {}", range.start(), range.end()))
    }
}

/// Returns whether a word is the name of a command.
pub(super) fn is_command(word: &str) -> bool {
    Arguments::command().get_subcommands().any(|command| command.get_name() == word)
}

/// Returns the size that a text names, with a line length that fits every board.
fn parse_size(text: &str) -> Result<Size, InvalidSize> {
    Size::parse(text, Size::MIN_CONNECT)
}

/// Returns the line length that a text names, not yet held against a board.
fn parse_connect(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("choose a whole number {}", connects()))
}

/// Returns the line lengths that there are.
fn connects() -> String {
    format!("from {} to the longer side of the board", Size::MIN_CONNECT)
}

/// Returns the seed that a text names.
fn parse_seed(text: &str) -> Result<u64, String> {
    whole(0..=u64::MAX)(text)
}

/// Returns the speed that a text names.
fn parse_speed(text: &str) -> Result<f32, String> {
    let speed = text.parse().ok().filter(|speed| SPEEDS.contains(speed));
    speed.ok_or_else(|| format!("choose a number from {} to {}", SPEEDS.start(), SPEEDS.end()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_grammar_is_sound() {
        super::Arguments::command().debug_assert();
    }
}
