//! How much the levels of Gomoku differ: each plays the one below from random openings of four
//! stones, once with each side.
//!
//! `cargo bench --bench gomoku_levels` plays 200 games a pair and takes most of an hour; `-- GAMES`
//! plays so many, `-- GAMES PAIR` those of one pair, counted from 1.

mod common;

use common::{check_levels, play_out, random_openings, swapped};
use plot4::core::game::{Outcome, Player};
use plot4::core::gomoku::{Gomoku, Position, Setup};
use plot4::players;
use plot4::session::Tally;

/// Pairs of levels, the better one first, with the share of the points that it must win at least.
const PAIRS: [(&str, &str, f64); 4] = [
    ("low", "random", 0.75),
    ("medium", "low", 0.75),
    ("high", "medium", 0.75),
    ("high", "random", 1.0),
];

/// Games of a pair.
const GAMES: u32 = 200;

fn main() {
    check_levels(&PAIRS, GAMES, play_pair);
}

/// Plays a pair from as many openings as half the games, with each side in turn, and counts as if
/// the better one were first.
fn play_pair(better: &str, other: &str, games: u32) -> Tally {
    let mut tally = Tally::default();
    let openings = random_openings(Setup::default(), 4, games.div_ceil(2));
    for (seed, opening) in (1..).zip(&openings) {
        tally.add(play(opening, [better, other], seed));
        tally.add(swapped(play(opening, [other, better], seed)));
    }
    tally
}

/// Returns how a game between these two, Black's player first, ends from a position on.
fn play(opening: &Position, modes: [&str; 2], seed: u64) -> Outcome {
    let strategies = Player::BOTH.map(|player| {
        let computer = modes[player.index()].parse().expect("a mode");
        players::strategy::<Gomoku>(computer, opening.setup(), player, seed)
    });
    play_out(opening.clone(), strategies)
}
