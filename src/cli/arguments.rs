//! The grammar of the command line.

use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueHint};

use super::choice::{GameChoice, PlayerChoice};
use super::failure::Failure;
use super::modes;
use super::texts::{
    EXAMPLES, GOMOCUP, GTP, HINT_EXAMPLES, HINTING, LADDER_EXAMPLES, LADDERING, PICTURE_EXAMPLES, PICTURING, PUZZLE_EXAMPLES,
    PUZZLING, REVIEW_EXAMPLES, REVIEWING, SOLVE_EXAMPLES, SOLVING, TYPED,
};
use crate::core::connect4::puzzle::MAX_WIN_IN;
use crate::core::connect4::size::InvalidSize;
use crate::core::connect4::solver::{DEFAULT_BYTES, MAX_BOOK_PLIES};
use crate::core::connect4::{Shape, Size};
use crate::core::game::Player;
use crate::core::go::{Computer, Ko};
use crate::core::kind::GameKind;
use crate::core::plain;
use crate::launch::{USUAL_WIDTH, WIDTHS};
use crate::players::{Names, PlayerName, Seat};
use crate::session::Begins;
use crate::storage::{Colours, SPEEDS, Theme};

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

/// Play Connect 4, four of your coins in a line, Gomoku, five of your stones in a row, or Go, surround and capture
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
    /// Paint a position as a picture, or a game as an animation
    #[command(after_help = PICTURE_EXAMPLES, after_long_help = format!("{PICTURING}\n\n{PICTURE_EXAMPLES}"))]
    Picture(PictureArguments),
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
    /// Tell how your games against computers ended, as the window has counted them
    Statistics(StatisticsArguments),
    /// Play Gomoku for a manager or a tournament, in the Gomocup protocol
    #[command(after_long_help = GOMOCUP)]
    Gomocup,
    /// Play Go for a referee or another program, in the Go Text Protocol (GTP 2)
    #[command(after_long_help = GTP)]
    Gtp(GtpArguments),
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
    /// Hold a move back that gives the game away, and let you try again, when you play a computer
    #[arg(long)]
    pub(super) teaching: bool,
    /// Do not offer to go on with the game of the last time
    #[arg(long)]
    pub(super) no_resume: bool,
}

/// What the people are called.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct NameChoice {
    // Given as text: the comma stands for itself.
    #[arg(long, value_name = "NAME,NAME", value_parser = parse_names)]
    #[arg(help = "What the people are called, who moves first before the comma: Anna,Ben. A side with a name is a person's")]
    names: Option<Names>,
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
    #[command(flatten)]
    pub(super) names: NameChoice,
    /// A number that fixes the choices of the computers: the same seed, the same game
    #[arg(long, value_name = "N", value_parser = parse_seed)]
    pub(super) seed: Option<u64>,
}

impl GameArguments {
    /// Returns what the people are called.
    pub(super) fn names(&self) -> Names {
        self.names.names.clone().unwrap_or_default()
    }

    /// Returns who was named to play the sides: a side with a name is a person's.
    pub(super) fn seats<K: GameKind>(&self) -> Result<[Option<Seat<K::Level>>; 2], Failure> {
        let mut seats = self.players.seats::<K>()?;
        let names = self.names();
        for (seat, player) in seats.iter_mut().zip(Player::BOTH) {
            match (&seat, names.of(player)) {
                (_, None) | (Some(Seat::Human), Some(_)) => {}
                (None, Some(_)) => *seat = Some(Seat::Human),
                (Some(Seat::Computer(level)), Some(name)) => {
                    let side = K::SIDES[player.index()].to_lowercase();
                    let reason =
                        format!("{level} plays {side}, and computers have names of their own: leave out {name} or {level}");
                    return Err(Failure::Usage(reason));
                }
            }
        }
        Ok(seats)
    }
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
    /// Who plays the first side in the next game, and so begins it: the players in turn, who has lost, or the same as before
    #[arg(long, value_name = "WHO", value_parser = words(Begins::ALL, Begins::word), default_value = Begins::default().word())]
    pub(super) begins: Begins,
}

/// What is to be shown.
#[derive(Debug, Args)]
pub(super) struct ShowArguments {
    /// The position; `-` reads one a line from standard input, and has an empty line for a wrong one; without it, the start
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

/// What is to be painted, and where it is written.
#[derive(Debug, Args)]
pub(super) struct PictureArguments {
    /// A position such as 4453, or a saved game
    #[arg(value_name = "POSITION|FILE", value_hint = ValueHint::FilePath)]
    pub(super) position: OsString,
    /// The file to write: a name that ends in .png for a picture of the position, or in .gif for an animation of all moves
    #[arg(value_name = "PICTURE", value_hint = ValueHint::FilePath)]
    pub(super) to: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole(WIDTHS))]
    #[arg(help = format!("The width in pixels, from {} to {} [default: {USUAL_WIDTH}]", WIDTHS.start(), WIDTHS.end()))]
    pub(super) width: Option<u16>,
    /// The set of colours, as in the settings
    #[arg(long, value_name = "SET", value_parser = words(Colours::ALL, Colours::word), default_value = Colours::default().word())]
    pub(super) colours: Colours,
    /// Their dark or their light side
    #[arg(long, value_name = "THEME", value_parser = words([Theme::Dark, Theme::Light], Theme::word), default_value = Theme::Dark.word())]
    pub(super) theme: Theme,
    /// The same as --theme light
    #[arg(long, conflicts_with = "theme")]
    pub(super) light: bool,
    /// Replace a file that is there already
    #[arg(long)]
    pub(super) replace: bool,
    #[command(flatten)]
    pub(super) choice: GameChoice,
    #[command(flatten)]
    pub(super) players: PlayerChoice,
    #[command(flatten)]
    pub(super) names: NameChoice,
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
    /// The position; `-` reads one a line from standard input, and has an empty line for a wrong one; without it, the empty board
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

/// In which form the statistics are told.
#[derive(Debug, Args)]
pub(super) struct StatisticsArguments {
    /// Comma-separated values, one line a game: date, game, setup, opponent, side, result, moves, helped
    #[arg(long, conflicts_with = "json")]
    pub(super) csv: bool,
    #[arg(long, help = "A line of JSON for each opponent: game, opponent, won, drawn, lost, percent, streak and best_streak")]
    pub(super) json: bool,
}

/// Who plays Go for a referee.
#[derive(Debug, Args)]
pub(super) struct GtpArguments {
    /// The player: low, medium, high, random or playouts:GAMES
    #[arg(value_name = "MODE", default_value = "high", value_parser = |text: &str| text.parse::<Computer>())]
    pub(super) player: Computer,
    /// Which repetitions are refused: positional, simple or none
    #[arg(long, value_name = "RULE", default_value = "positional", value_parser = |text: &str| text.parse::<Ko>())]
    pub(super) ko: Ko,
    /// A number that fixes what the player owes to chance [default: another one each time]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(super) seed: Option<u64>,
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
        let number = plain::number(text).filter(|number| range.contains(number));
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
    plain::number(text).ok_or_else(|| format!("choose a whole number {}", connects()))
}

/// Returns the line lengths that there are.
fn connects() -> String {
    format!("from {} to the longer side of the board", Size::MIN_CONNECT)
}

/// Returns the seed that a text names.
fn parse_seed(text: &str) -> Result<u64, String> {
    whole(0..=u64::MAX)(text)
}

/// Returns what reads one of these values by its word.
fn words<T: Copy + Send + Sync + 'static, const N: usize>(
    values: [T; N],
    word: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(values.map(word))
        .try_map(move |text| values.into_iter().find(|&value| word(value) == text).ok_or("no such word"))
}

/// Returns the names of people that a text holds, one or two.
fn parse_names(text: &str) -> Result<Names, String> {
    let [first, second] = text.split_once(',').map_or([text, ""], |(first, second)| [first, second]);
    let names = Names::new([first, second]);
    // What would be read as another name than the one that stands there.
    let is_whole = [first, second]
        .into_iter()
        .zip(Player::BOTH)
        .all(|(text, player)| names.of(player).map_or("", PlayerName::as_str) == text.trim());
    if names.is_empty() || !is_whole || second.contains(',') {
        return Err(format!("write one name or two, as in Anna,Ben, each of {} letters at most", PlayerName::MOST));
    }
    Ok(names)
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
