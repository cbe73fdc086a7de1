//! How much the levels of Gomoku differ: each plays the one below from random openings of four
//! stones, once with each side.
//!
//! `cargo bench --bench gomoku_levels` plays 200 games a pair and takes most of an hour; `-- GAMES`
//! plays so many, `-- GAMES PAIR` those of one pair, counted from 1.

mod common;

use common::{SHOWN, STEP, both_sides, check_levels, play_out, random_openings};
use plot4::core::game::{Outcome, Player};
use plot4::core::gomoku::{Gomoku, Position, Setup};
use plot4::players;
use plot4::session::SeriesScore;

/// Pairs of levels, the better one first, with the share of the points that it must win.
const PAIRS: [(&str, &str, [f64; 2]); 9] = [
    ("casual", "learner", STEP),
    ("low", "casual", STEP),
    ("fair", "low", STEP),
    ("medium", "fair", STEP),
    ("advanced", "medium", STEP),
    ("high", "advanced", STEP),
    ("learner", "greedy", SHOWN),
    ("casual", "greedy", SHOWN),
    ("low", "greedy", SHOWN),
];

/// Games of a pair.
const GAMES: u32 = 200;

fn main() {
    check_levels(&PAIRS, GAMES, play_pair);
}

/// Plays a pair from as many openings as half the games, with each side in turn, and counts as if
/// the better one were first.
fn play_pair(better: &str, other: &str, games: u32) -> SeriesScore {
    let openings = random_openings(Setup::default(), 4, games.div_ceil(2));
    both_sides(&openings, better, other, play)
}

/// Returns how a game between these two, Black's player first, ends from a position on.
fn play(opening: &Position, modes: [&str; 2], seed: u64) -> Outcome {
    let strategies = Player::BOTH.map(|player| {
        let computer = modes[player.index()].parse().expect("a mode");
        players::strategy::<Gomoku>(computer, opening.setup(), player, seed)
    });
    play_out(opening.clone(), strategies)
}
