//! How much the levels of Checkers differ: each plays the one below from openings of three random
//! moves, once with each side.
//!
//! `cargo bench --bench checkers_levels` plays 200 games a pair; `-- GAMES` plays so many, `--
//! GAMES PAIR` those of one pair, counted from 1. High has the time of a tenth of its usual nodes
//! there, or the games would take hours; with all of them it is stronger.

mod common;

use common::check_levels;
use plot4::core::checkers::exact::Exact;
use plot4::core::checkers::strategy::{self, OnStandard, searcher};
use plot4::core::checkers::{Checkers, Computer, Position, Setup, Size, Standard};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::{GameSetup, listed_moves};
use plot4::core::search::{Limits, Root, SelectiveSearcher, Strategy};
use plot4::session::Tally;

/// Pairs of levels, the better one first, with the share of the points that it must win at least.
const PAIRS: [(Computer, Computer, f64); 3] = [
    (Computer::LOW, Computer::RANDOM, 0.75),
    (Computer::MEDIUM, Computer::LOW, 0.75),
    (Computer::HIGH, Computer::MEDIUM, 0.75),
];
/// Games of a pair.
const GAMES: u32 = 200;
/// The nodes that High has for a move.
const HIGH_NODES: u64 = 150_000;

fn main() {
    check_levels(&PAIRS, GAMES, |better, other, games| {
        play_pair([better, other], games)
    });
}

/// Returns a computer, which is High with fewer nodes.
fn seated(computer: Computer) -> Box<dyn Strategy<Position>> {
    if computer == Computer::HIGH {
        Box::new(OnStandard(Exact::new(SelectiveSearcher::new(
            searcher::<Standard>(Root::Ties),
            Limits {
                depth: 64,
                nodes: HIGH_NODES,
            },
        ))))
    } else {
        strategy::strategy(computer, Size::STANDARD)
    }
}

/// Plays a pair from as many openings as half the games, with each side in turn, and counts as if
/// the better one were first.
fn play_pair(pair: [Computer; 2], games: u32) -> Tally {
    let mut tally = Tally::default();
    let mut players = pair.map(seated);
    let mut chance = Chance(0);
    for _ in 0..games.div_ceil(2) {
        let opening = chance.opening();
        for first in Player::BOTH {
            tally.add(match play(&opening, first, &mut players, &mut chance) {
                Outcome::Win(winner) if winner == first => Outcome::Win(Player::First),
                Outcome::Win(_) => Outcome::Win(Player::Second),
                Outcome::Draw => Outcome::Draw,
            });
        }
    }
    tally
}

/// Returns how a game ends from a position on, in which the first of these players has that side.
fn play(
    opening: &Position,
    side: Player,
    players: &mut [Box<dyn Strategy<Position>>; 2],
    chance: &mut Chance,
) -> Outcome {
    let mut position = opening.clone();
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let player = &mut players[usize::from(position.to_move() != side)];
        let report = player
            .choose(&position, &mut Unlimited)
            .expect("the game goes on");
        let best: Vec<_> = report.best_moves().collect();
        position.make(best[chance.below(best.len())]);
    }
}

/// The same random numbers each time.
struct Chance(u64);

impl Chance {
    /// Returns the next number below a limit.
    fn below(&mut self, limit: usize) -> usize {
        self.0 += 1;
        usize::try_from(self.0.hash64() >> 9).unwrap_or(0) % limit
    }

    /// Returns the position after three random moves.
    fn opening(&mut self) -> Position {
        let mut position = Checkers::start(Setup::default());
        for _ in 0..3 {
            let moves = listed_moves::<Checkers>(&position);
            position.make(moves[self.below(moves.len())]);
        }
        position
    }
}
