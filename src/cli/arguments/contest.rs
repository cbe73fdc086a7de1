//! Arguments of `match`, `ladder` and `gtp`.

use clap::Args;

use super::game::{EngineChoice, parse, parse_seed, whole};
use crate::cli::choice::{GameChoice, PlayerChoice};
use crate::core::go::{Computer, Ko};
use crate::worker::cores;

/// The most games of a match, whose moves are all kept for the report.
const MAX_GAMES: u32 = 1_000_000;
/// The most random moves at the beginning of a game.
const MAX_OPENING: u32 = 30;
/// The most games at a time.
const MAX_THREADS: usize = 256;

/// Arguments of commands that play many games.
#[derive(Clone, Copy, Debug, Args)]
pub(in crate::cli) struct GameThreads {
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_THREADS))]
    #[arg(help = format!("How many games are played at a time, from 1 to {MAX_THREADS}; the \
        results are the same [default: as many as the processor has cores]"))]
    threads: Option<usize>,
}

impl GameThreads {
    /// Returns how many games are played at a time.
    pub(in crate::cli) fn get(self) -> usize {
        self.threads.unwrap_or_else(cores).min(MAX_THREADS)
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
    /// The player: beginner, casual, low, fair, medium, skilled, strong, high, greedy,
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
