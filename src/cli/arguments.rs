//! The grammar of the command line.

use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueHint};

use super::choice::{GameChoice, PlayerChoice, parse_game};
use super::failure::Failure;
use super::texts::{
    EXAMPLES, GOMOCUP, GTP, HINT_EXAMPLES, HINTING, LADDER_EXAMPLES, LADDERING, PICTURE_EXAMPLES,
    PICTURING, PLAN_EXAMPLES, PLANNING, PUZZLE_EXAMPLES, PUZZLING, REVIEW_EXAMPLES, REVIEWING,
    SOLVE_EXAMPLES, SOLVING, TYPED, mode_words,
};
use crate::core::connect4::puzzle::MAX_WIN_IN;
use crate::core::connect4::solver::{DEFAULT_BYTES, MAX_BOOK_PLIES};
use crate::core::connect4::{Shape, Size};
use crate::core::game::Player;
use crate::core::go::{Computer, Ko};
use crate::core::kind::{GameKind, SetupError};
use crate::core::plain;
use crate::games::{GameId, with_game};
use crate::launch::{USUAL_WIDTH, WIDTHS};
use crate::players::{EngineName, Names, PlayerName, Seat};
use crate::session::{Coach, FirstPlayer};
use crate::storage::{
    Colours, Encoding, Engine, Folders, SPEEDS, Settings, TEXT_ENCODINGS, Theme, USUAL_SECONDS,
    load_settings,
};
use crate::words::{Explain, Language, Phrases, all_of, one_of, unknown_language};
#[cfg(target_os = "linux")]
use crate::worker::ENGINE_COMMAND;
use crate::worker::cores;

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

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "plot4",
    version,
    about = about(),
    args_conflicts_with_subcommands = true,
    max_term_width = 100
)]
#[command(after_help = EXAMPLES, after_long_help = format!("{}\n\n{EXAMPLES}", mode_words()))]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) window: WindowArguments,
}

/// Returns the summary of the program: `Play Connect 4, four in a line; or Go, surround and
/// capture`.
fn about() -> String {
    let games = GameId::ALL
        .iter()
        .map(|&id| with_game!(id, K => format!("{}, {}", K::title(), K::summary())));
    let games: Vec<String> = games.collect();
    match games.split_last() {
        Some((last, [])) => format!("Play {last}"),
        Some((last, others)) => format!("Play {}; or {last}", others.join("; ")),
        None => String::new(),
    }
}

/// Commands that need no window.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Play in the terminal, in plain lines: you, who move first, against casual, unless you name
    /// others
    #[command(after_help = TYPED, after_long_help = format!("{TYPED}\n\n{}", mode_words()))]
    Play(PlayArguments),
    /// Draw positions, or tell all about them in JSON
    #[command(after_long_help = mode_words())]
    Show(ShowArguments),
    /// Paint a position as a picture, or a game as an animation
    #[command(after_help = PICTURE_EXAMPLES, after_long_help = format!("{PICTURING}\n\n{PICTURE_EXAMPLES}"))]
    Picture(PictureArguments),
    /// Solve positions exactly: who wins, and how soon; one position a line in, one line out
    #[command(after_help = SOLVE_EXAMPLES, after_long_help = format!("{SOLVING}\n\n{SOLVE_EXAMPLES}"))]
    Solve(SolveArguments),
    /// Say which moves are best in a position, and why
    #[command(after_help = HINT_EXAMPLES, after_long_help = format!("{HINTING}\n\n{HINT_EXAMPLES}"))]
    Hint(HintArguments),
    /// Find a plan: a few rules that win, or hold the draw, against every reply
    #[command(after_help = PLAN_EXAMPLES, after_long_help = format!("{PLANNING}\n\n{PLAN_EXAMPLES}"))]
    Plan(PlanArguments),
    /// Say of each move of a game whether it was best, and name the mistakes
    #[command(after_help = REVIEW_EXAMPLES, after_long_help = format!("{REVIEWING}\n\n{REVIEW_EXAMPLES}"))]
    Review(ReviewArguments),
    /// Make puzzles, each with one right first move
    #[command(after_help = PUZZLE_EXAMPLES, after_long_help = format!("{PUZZLING}\n\n{PUZZLE_EXAMPLES}"))]
    Puzzle(PuzzleArguments),
    /// Let two computers play many games, and count
    #[command(after_long_help = mode_words())]
    Match(MatchArguments),
    /// Let every computer play every other one, and tell how strong each is
    #[command(after_help = LADDER_EXAMPLES, after_long_help = format!("{LADDERING}\n\n{LADDER_EXAMPLES}\n\n{}", mode_words()))]
    Ladder(LadderArguments),
    /// List your past games, the most recent first
    Games(GamesArguments),
    /// Tell how your games against computers ended, as the window has counted them
    Statistics(StatisticsArguments),
    /// Play Gomoku for a manager or a tournament, in the Gomocup protocol
    #[command(after_long_help = GOMOCUP)]
    Gomocup,
    /// Play Go for a referee or another program, in the Go Text Protocol (GTP 2)
    #[command(after_long_help = GTP)]
    Gtp(GtpArguments),
    /// Make the opening book that is part of the program, which takes hours; what is done is kept
    /// if it is interrupted
    #[command(hide = true)]
    Book(BookArguments),
    /// Become an engine that ends with the program that has started this one
    #[cfg(target_os = "linux")]
    #[command(hide = true, name = ENGINE_COMMAND)]
    BecomeEngine(EngineArguments),
}

/// An engine to become.
#[cfg(target_os = "linux")]
#[derive(Debug, Args)]
pub(super) struct EngineArguments {
    /// The process number of the program
    pub(super) program: i32,
    /// The command of the engine
    #[arg(required = true, last = true)]
    pub(super) command: Vec<OsString>,
}

/// Which past games to list, and how.
#[derive(Debug, Args)]
pub(super) struct GamesArguments {
    /// Only those of this game
    #[arg(long, value_name = "GAME", value_parser = parse_game)]
    pub(super) game: Option<GameId>,
    #[arg(
        long,
        help = "A line of JSON for each game: game, file, players, names, setup, result (the side \
            that won, or draw), ending (win, draw or loss, if you played against a computer), \
            moves, helped, accuracy and date"
    )]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) language: LanguageChoice,
}

/// The output format of the statistics.
#[derive(Debug, Args)]
pub(super) struct StatisticsArguments {
    /// Comma-separated values, one line a game: date, game, setup, opponent, side, result, moves,
    /// helped
    #[arg(long, conflicts_with = "json")]
    pub(super) csv: bool,
    #[arg(
        long,
        help = "A line of JSON for each opponent: game, opponent, won, drawn, lost, percent, \
            streak and best_streak"
    )]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) language: LanguageChoice,
}

/// Returns whether a word is the name of a command.
pub(super) fn is_command(word: &str) -> bool {
    Arguments::command().get_subcommands().any(|command| command.get_name() == word)
}

/// The most games of a match, whose moves are all kept for the report.
const MAX_GAMES: u32 = 1_000_000;
/// The most random moves at the beginning of a game.
const MAX_OPENING: u32 = 30;
/// The most games at a time.
const MAX_AT_A_TIME: usize = 256;

/// Arguments of commands that play many games.
#[derive(Clone, Copy, Debug, Args)]
pub(in crate::cli) struct GameThreads {
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_AT_A_TIME))]
    #[arg(help = format!("How many games are played at a time, from 1 to {MAX_AT_A_TIME}; the \
        results are the same [default: as many as the processor has cores]"))]
    threads: Option<usize>,
}

impl GameThreads {
    /// Returns how many games are played at a time.
    pub(in crate::cli) fn get(self) -> usize {
        self.threads.unwrap_or_else(cores).min(MAX_AT_A_TIME)
    }
}

#[derive(Debug, Args)]
pub(in crate::cli) struct MatchArguments {
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    #[command(flatten)]
    pub(in crate::cli) players: PlayerChoice,
    #[command(flatten)]
    pub(in crate::cli) engines: EngineChoice,
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_GAMES), help = format!("How many \
        games, from 1 to {MAX_GAMES}"))]
    pub(in crate::cli) games: u32,
    /// A number that fixes all games: the same seed, the same games [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(in crate::cli) seed: Option<u64>,
    /// Swap the sides after each game, so that both start equally often
    #[arg(long)]
    pub(in crate::cli) alternate: bool,
    /// Begin each game with N random moves after which neither side wins at once, from 0 to 30:
    /// each opening is played twice, with the sides swapped
    #[arg(long, value_name = "N", value_parser = whole(0..=MAX_OPENING))]
    pub(in crate::cli) openings: Option<u32>,
    #[command(flatten)]
    pub(in crate::cli) threads: GameThreads,
    /// Report in JSON, with the moves of every game
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct LadderArguments {
    /// The computers; without them, all of the game except a custom search
    #[arg(value_name = "MODE")]
    pub(in crate::cli) levels: Vec<String>,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    /// How many games each pair plays, from 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=MAX_GAMES))]
    pub(in crate::cli) games: u32,
    /// How many random moves each game begins with, from 0 to 30
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole(0..=MAX_OPENING))]
    pub(in crate::cli) openings: u32,
    #[command(flatten)]
    pub(in crate::cli) threads: GameThreads,
    /// A number that fixes all games: the same seed, the same games [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(in crate::cli) seed: Option<u64>,
    /// Report in JSON
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct GtpArguments {
    /// The player: beginner, casual, low, fair, medium, skilled, advanced, high, greedy,
    /// random or playouts:GAMES
    #[arg(value_name = "MODE", default_value = "high", value_parser = parse::<Computer>)]
    pub(in crate::cli) player: Computer,
    /// Which repetitions are refused: positional, simple or none
    #[arg(long, value_name = "RULE", default_value = "positional", value_parser = parse::<Ko>)]
    pub(in crate::cli) ko: Ko,
    /// A number that fixes what the player owes to chance [default: another one each time]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub(in crate::cli) seed: Option<u64>,
    /// Resign after three turns in a row with a chance below 5 %, in the second half of a game
    #[arg(long)]
    pub(in crate::cli) resign: bool,
}

// Commands for any game: the window, the terminal game, `show` and `picture`.

#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct WindowArguments {
    #[command(flatten)]
    pub(in crate::cli) game: GameArguments,
    #[arg(long, value_name = "X", value_parser = parse_speed)]
    #[arg(help = format!("How fast two computers are watched, from {} to {}", SPEEDS.start(), SPEEDS.end()))]
    pub(in crate::cli) speed: Option<f32>,
    /// Which of your bad moves the coach holds back, so that you can try again, when you play a
    /// computer: none, those that can be seen on the board, or all
    #[arg(long, value_name = "WHAT", value_parser = words(Coach::ALL, Coach::word))]
    coach: Option<Coach>,
    /// The same as --coach everything
    #[arg(long, conflicts_with = "coach")]
    teaching: bool,
    /// Do not offer to go on with the game of the last time
    #[arg(long)]
    pub(in crate::cli) no_resume: bool,
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

impl WindowArguments {
    /// Returns what the coach holds back, if that was given.
    pub(in crate::cli) fn coach(&self) -> Option<Coach> {
        self.coach.or_else(|| self.teaching.then_some(Coach::Everything))
    }
}

/// The language of a command that speaks to people, for this run.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct LanguageChoice {
    #[arg(long = "language", value_name = "TAG", value_parser = language)]
    #[arg(help = format!("The language of what is said, this time: {} [default: that of the \
        settings, or else of the system]", tags()))]
    pub(in crate::cli) language: Option<Language>,
}

impl LanguageChoice {
    /// Has this thread speak the language: the one asked for, else that of the window's settings,
    /// else that of the system.
    pub(in crate::cli) fn speak(&self) {
        let saved = || {
            let settings = load_settings(&Folders::of_user()?.settings_file()).ok()?;
            Language::from_tag(&settings.language?)
        };
        crate::words::set_language(
            self.language.or_else(saved).unwrap_or_else(Language::of_system),
        );
    }
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| unknown_language(tag))
}

/// Returns the tags of all languages: `en, de`.
fn tags() -> String {
    let tags: Vec<&str> = Language::all().map(Language::tag).collect();
    tags.join(", ")
}

/// The encoding of a file, for those that do not say it.
#[derive(Clone, Debug, Default, Args)]
pub(in crate::cli) struct EncodingChoice {
    // Given as text: the names stand for themselves.
    #[arg(long = "encoding", value_name = "NAME", value_parser = parse_encoding)]
    #[arg(
        help = "The encoding of the text of FILE, such as GB18030, Shift_JIS or windows-1251, if it \
            does not say so itself"
    )]
    pub(in crate::cli) encoding: Option<Encoding>,
}

/// The names of the human players.
#[derive(Clone, Debug, Default, Args)]
pub(in crate::cli) struct NameChoice {
    // Given as text: the comma stands for itself.
    #[arg(long, value_name = "NAME,NAME", value_parser = parse_names)]
    #[arg(
        help = "What the people are called, who moves first before the comma: Anna,Ben. A side \
            with a name is a person's"
    )]
    names: Option<Names>,
}

/// The game to play, in the window and in the terminal.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct GameArguments {
    /// A position such as 4453, or a saved game
    #[arg(value_name = "POSITION|FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    #[command(flatten)]
    pub(in crate::cli) players: PlayerChoice,
    #[command(flatten)]
    pub(in crate::cli) names: NameChoice,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
    /// A number that fixes the choices of the computers: the same seed, the same game
    #[arg(long, value_name = "N", value_parser = parse_seed)]
    pub(in crate::cli) seed: Option<u64>,
}

impl GameArguments {
    /// Returns the names of the human players.
    pub(in crate::cli) fn names(&self) -> Names {
        self.names.names.clone().unwrap_or_default()
    }

    /// Returns the players given for the sides. A side with a name belongs to a human player.
    pub(in crate::cli) fn seats<K: GameKind>(
        &self,
    ) -> Result<[Option<Seat<K::Level>>; 2], Failure> {
        let mut seats = self.players.seats::<K>()?;
        let names = self.names();
        for (seat, player) in seats.iter_mut().zip(Player::BOTH) {
            match (&seat, names.of(player)) {
                (_, None) | (Some(Seat::Human), Some(_)) => {}
                (None, Some(_)) => *seat = Some(Seat::Human),
                (Some(program @ (Seat::Computer(_) | Seat::Engine(_))), Some(name)) => {
                    let side = K::SIDES[player.index()];
                    let reason = format!(
                        "{program} plays {side}, and computers have names of their own: leave out \
                        {name} or {program}"
                    );
                    return Err(Failure::Usage(reason));
                }
            }
        }
        Ok(seats)
    }
}

/// Arguments of the terminal game.
#[derive(Debug, Args)]
pub(in crate::cli) struct PlayArguments {
    #[command(flatten)]
    pub(in crate::cli) game: GameArguments,
    #[command(flatten)]
    pub(in crate::cli) engines: EngineChoice,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(in crate::cli) ascii: bool,
    /// Who plays the first side in the next game, and so begins it: the players in turn, who has
    /// lost, or the same as before
    #[arg(long, value_name = "WHO", value_parser = words(FirstPlayer::ALL, FirstPlayer::word), default_value = FirstPlayer::default().word())]
    pub(in crate::cli) begins: FirstPlayer,
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct ShowArguments {
    /// The position, or a saved game; `-` reads one a line from standard input, and has an empty
    /// line for a wrong one; without it, the start
    #[arg(value_name = "POSITION|FILE|-", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: Option<String>,
    // Given as text: rustdoc and clippy would want the keys in backticks, which the help would
    // show.
    #[arg(
        long,
        help = "A line of JSON for each position: position, to_move, result, legal and more"
    )]
    pub(in crate::cli) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(in crate::cli) ascii: bool,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct PictureArguments {
    /// A position such as 4453, or a saved game
    #[arg(value_name = "POSITION|FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: OsString,
    /// The file to write: a name that ends in .png for a picture of the position, or in .gif for an
    /// animation of all moves
    #[arg(value_name = "PICTURE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) to: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole(WIDTHS))]
    #[arg(help = format!("The width in pixels, from {} to {} [default: {USUAL_WIDTH}]", WIDTHS.start(), WIDTHS.end()))]
    pub(in crate::cli) width: Option<u16>,
    /// The set of colours, as in the settings
    #[arg(long, value_name = "SET", value_parser = words(Colours::ALL, Colours::word), default_value = Colours::default().word())]
    pub(in crate::cli) colours: Colours,
    /// Their dark or their light side
    #[arg(long, value_name = "THEME", value_parser = words([Theme::Dark, Theme::Light], Theme::word), default_value = Theme::Dark.word())]
    pub(in crate::cli) theme: Theme,
    /// The same as --theme light
    #[arg(long, conflicts_with = "theme")]
    pub(in crate::cli) light: bool,
    /// Replace a file that is there already
    #[arg(long)]
    pub(in crate::cli) replace: bool,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    #[command(flatten)]
    pub(in crate::cli) players: PlayerChoice,
    #[command(flatten)]
    pub(in crate::cli) names: NameChoice,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
}

// The tools of Connect 4: its solver, hints, reviews, puzzles and its opening book.

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
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct PlanArguments {
    /// Positions of Connect 4, each the columns played: 14212211
    #[arg(value_name = "POSITION", required = true)]
    pub(in crate::cli) positions: Vec<String>,
    #[arg(
        long,
        help = "A line of JSON for each: position, side, result, rules, replies and \
        longest"
    )]
    pub(in crate::cli) json: bool,
    /// Follow the plan of the one position: read games that begin with it from standard input, one
    /// a line, and answer each with the plan's column
    #[arg(long, conflicts_with = "json")]
    pub(in crate::cli) answers: bool,
    #[command(flatten)]
    pub(in crate::cli) board: BoardArguments,
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

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
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

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
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

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

// Parsers of single values of the command line, whose errors say what would be right.

/// Says that a number of this kind, such as `whole number`, is to be chosen from a range.
pub(super) fn not_in_range(
    what: &str,
    least: impl fmt::Display,
    most: impl fmt::Display,
) -> String {
    format!("choose a {what} from {least} to {most}")
}

/// Parses a value; the error says what would be right.
pub(super) fn parse<T: FromStr<Err: Explain>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.explain())
}

/// Returns a parser of whole numbers in a range.
///
/// The ranges of clap say `0 is not in 1..=256`, and something else if the text is not a number.
/// This one always says what would be right, in words.
pub(super) fn whole<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = plain::number(text).filter(|number| range.contains(number));
        number.ok_or_else(|| not_in_range("whole number", range.start(), range.end()))
    }
}

pub(super) fn parse_seed(text: &str) -> Result<u64, String> {
    whole(0..=u64::MAX)(text)
}

pub(super) fn words<T: Copy + Send + Sync + 'static, const N: usize>(
    values: [T; N],
    word: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(values.map(word)).try_map(move |text| {
        values.into_iter().find(|&value| word(value) == text).ok_or("no such word")
    })
}

pub(super) fn parse_encoding(text: &str) -> Result<Encoding, String> {
    let names: Vec<&str> = TEXT_ENCODINGS.iter().map(|(_, name)| *name).collect();
    Encoding::named(text)
        .ok_or_else(|| format!("choose {}, or another usual name", names.join(", ")))
}

pub(super) fn parse_names(text: &str) -> Result<Names, String> {
    let [first, second] =
        text.split_once(',').map_or([text, ""], |(first, second)| [first, second]);
    let names = Names::new([first, second]);
    // Refuse a text if the names would not be what was typed.
    let is_whole = [first, second]
        .into_iter()
        .zip(Player::BOTH)
        .all(|(text, player)| names.of(player).map_or("", PlayerName::as_str) == text.trim());
    if names.is_empty() || !is_whole || second.contains(',') {
        return Err(format!(
            "write one name or two, as in Anna,Ben, each of {} letters at most",
            PlayerName::MOST
        ));
    }
    Ok(names)
}

pub(super) fn parse_speed(text: &str) -> Result<f32, String> {
    let speed = text.parse().ok().filter(|speed| SPEEDS.contains(speed));
    speed.ok_or_else(|| not_in_range("number", SPEEDS.start(), SPEEDS.end()))
}

// Engines, programs of others, on the command line: those of the settings, and more for this run.

/// The engines that can be named as players.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct EngineChoice {
    /// An engine besides those of the settings, a program that speaks GTP (Go) or Gomocup (Gomoku):
    /// engine:NAME is then a player
    #[arg(long = "engine", value_name = "NAME=COMMAND", value_parser = NamedCommand::from_str)]
    engines: Vec<NamedCommand>,
    /// How many seconds these engines have for a move; 0 leaves it to them
    #[arg(long, value_name = "N", default_value_t = USUAL_SECONDS)]
    engine_seconds: u32,
}

/// An engine as typed.
#[derive(Clone, Debug)]
struct NamedCommand {
    name: EngineName,
    command: String,
}

impl FromStr for NamedCommand {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = text.split_once('=').and_then(|(name, command)| {
            let name = EngineName::new(name)?;
            let command = command.trim().to_owned();
            (!command.is_empty()).then_some(Self { name, command })
        });
        named.ok_or_else(|| {
            "write a name and a command, as in \"gnugo=gnugo --mode gtp\"".to_owned()
        })
    }
}

impl EngineChoice {
    /// Returns the settings of the user with these engines for a game, which come first.
    pub(in crate::cli) fn settings(&self, game: &str) -> Settings {
        let load = |folders: Folders| load_settings(&folders.settings_file()).ok();
        let mut settings = Folders::of_user().and_then(load).unwrap_or_default();
        let typed = self.engines.iter().map(|engine| Engine {
            game: game.to_owned(),
            name: engine.name.to_string(),
            command: engine.command.clone(),
            seconds: self.engine_seconds,
        });
        settings.engines.splice(0..0, typed);
        settings
    }

    /// Refuses engines in the seats of a game that are neither these nor in the settings.
    ///
    /// # Errors
    /// [`Failure`] says which there are.
    pub(in crate::cli) fn check<K: Phrases>(
        &self,
        seats: impl IntoIterator<Item = Seat<K::Level>>,
    ) -> Result<(), Failure> {
        let engines = self.settings(K::NAME).engines;
        let is_unknown = |&name: &EngineName| Engine::find(&engines, K::NAME, name).is_none();
        let mut named = seats.into_iter().filter_map(Seat::engine);
        let Some(unknown) = named.find(is_unknown) else {
            return Ok(());
        };
        if K::ENGINES.is_none() {
            let playable = GameId::ALL.iter().filter_map(
                |&id| with_game!(id, Other => Other::ENGINES.is_some().then(Other::title)),
            );
            let (games, game) = (all_of(&playable.collect::<Vec<_>>()), K::title());
            let reason = format!("other programs play {games}, and none plays {game}");
            return Err(Failure::Usage(reason));
        }
        let known: Vec<String> =
            Engine::names(&engines, K::NAME).iter().map(|name| format!("engine:{name}")).collect();
        let choice = if known.is_empty() {
            String::new()
        } else {
            format!("choose {}, or ", one_of(&known))
        };
        Err(Failure::Usage(format!(
            "there is no engine called {unknown}: {choice}add it with --engine \
            \"{unknown}=COMMAND\" or in the settings of the window"
        )))
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_grammar_is_sound() {
        super::Arguments::command().debug_assert();
    }
}
