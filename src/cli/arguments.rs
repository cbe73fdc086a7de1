//! The grammar of the command line.

mod connect4;
mod contest;
mod game;

#[cfg(target_os = "linux")]
use std::ffi::OsString;

use clap::{Args, CommandFactory as _, Parser, Subcommand};

use super::choice::parse_game;
use super::texts::{
    EXAMPLES, GOMOCUP, GTP, HINT_EXAMPLES, HINTING, LADDER_EXAMPLES, LADDERING, PICTURE_EXAMPLES,
    PICTURING, PUZZLE_EXAMPLES, PUZZLING, REVIEW_EXAMPLES, REVIEWING, SOLVE_EXAMPLES, SOLVING,
    TYPED, mode_words,
};
use crate::games::{GameId, with_game};
use crate::words::Phrases as _;
#[cfg(target_os = "linux")]
use crate::worker::ENGINE_COMMAND;
pub(super) use connect4::{
    BookArguments, HintArguments, MAX_THREADS, NEW_BOOK_PLIES, PuzzleArguments, ReviewArguments,
    SolveArguments,
};
pub(super) use contest::{GtpArguments, LadderArguments, MatchArguments};
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
    Arguments::command()
        .get_subcommands()
        .any(|command| command.get_name() == word)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_grammar_is_sound() {
        super::Arguments::command().debug_assert();
    }
}
