//! The grammar of the command line.

mod connect4;
mod game;

#[cfg(target_os = "linux")]
use std::ffi::OsString;

use clap::{Args, CommandFactory as _, Parser, Subcommand};

use self::game::{EngineChoice, parse, parse_seed, whole};
use super::choice::{GameChoice, PlayerChoice, parse_game};
use super::texts::{
    EXAMPLES, GOMOCUP, GTP, HINT_EXAMPLES, HINTING, LADDER_EXAMPLES, LADDERING, PICTURE_EXAMPLES,
    PICTURING, PUZZLE_EXAMPLES, PUZZLING, REVIEW_EXAMPLES, REVIEWING, SOLVE_EXAMPLES, SOLVING,
    TYPED, mode_words,
};
use crate::core::go::{Computer, Ko};
use crate::games::{GameId, with_game};
use crate::words::Phrases as _;
#[cfg(target_os = "linux")]
use crate::worker::ENGINE_COMMAND;
use crate::worker::cores;
pub(super) use connect4::{
    BookArguments, HintArguments, MAX_THREADS, NEW_BOOK_PLIES, PuzzleArguments, ReviewArguments,
    SolveArguments,
};
pub(super) use game::{
    GameArguments, NameChoice, PictureArguments, PlayArguments, ShowArguments, WindowArguments,
};

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

/// Arguments of `match`.
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

/// Arguments of `ladder`.
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

/// Arguments of `gtp`.
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_grammar_is_sound() {
        super::Arguments::command().debug_assert();
    }
}
