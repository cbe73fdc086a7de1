//! How much the levels of Checkers differ: each plays the one below from openings of three random
//! moves, once with each side.
//!
//! `cargo bench --bench checkers_levels` plays 200 games a pair; `-- GAMES` plays so many, `--
//! GAMES PAIR` those of one pair, counted from 1. High has the time of a tenth of its usual nodes
//! there, or the games would take hours; with all of them it is stronger.

mod common;

use common::{SHOWN, STEP, both_sides, check_levels};
use plot4::core::checkers::exact::Exact;
use plot4::core::checkers::strategy::{self, OnStandard, searcher};
use plot4::core::checkers::{Checkers, Computer, Position, Setup, Size, Standard};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::{GameSetup, Preset, listed_moves};
use plot4::core::search::{Dice, Limits, Root, SelectiveSearcher, Strategy};

/// Pairs of levels, the better one first, with the share of the points that it must win.
const PAIRS: [(Computer, Computer, [f64; 2]); 9] = [
    (Computer::CASUAL, LEARNER, STEP),
    (Computer::LOW, Computer::CASUAL, STEP),
    (FAIR, Computer::LOW, STEP),
    (Computer::MEDIUM, FAIR, STEP),
    (ADVANCED, Computer::MEDIUM, STEP),
    (Computer::HIGH, ADVANCED, STEP),
    (LEARNER, Computer::GREEDY, SHOWN),
    (Computer::CASUAL, Computer::GREEDY, SHOWN),
    (Computer::LOW, Computer::GREEDY, SHOWN),
];
const LEARNER: Computer = Computer::preset(Preset::Learner);
const FAIR: Computer = Computer::preset(Preset::Fair);
const ADVANCED: Computer = Computer::preset(Preset::Advanced);
/// Games of a pair.
const GAMES: u32 = 200;
/// The nodes that High has for a move.
const HIGH_NODES: u64 = 150_000;

fn main() {
    check_levels(&PAIRS, GAMES, |better, other, games| {
        let openings: Vec<Position> = (0..games.div_ceil(2)).map(opening).collect();
        both_sides(&openings, better, other, play)
    });
}

/// Returns a computer, which is High with fewer nodes.
fn seated(computer: Computer, seed: u64) -> Box<dyn Strategy<Position>> {
    if computer == Computer::HIGH {
        Box::new(OnStandard(Exact::new(SelectiveSearcher::new(
            searcher::<Standard>(Root::Ties),
            Limits::nodes(HIGH_NODES),
        ))))
    } else {
        strategy::strategy(computer, Size::STANDARD, seed)
    }
}

/// Returns how a game between these two ends from a position on.
fn play(opening: &Position, pair: [Computer; 2], seed: u64) -> Outcome {
    let mut players = Player::BOTH.map(|side| seated(pair[side.index()], seed));
    let mut position = opening.clone();
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let report = players[position.to_move().index()]
            .choose(&position, &mut Unlimited)
            .expect("the game goes on");
        let best: Vec<_> = report.best_moves().collect();
        let mut dice = Dice::new(position.key().hash64() ^ seed);
        position.make(best[dice.below(best.len())]);
    }
}

/// Returns the position after three random moves; the same one each time.
fn opening(number: u32) -> Position {
    let mut dice = Dice::new(number.into());
    let mut position = Checkers::start(Setup::default());
    for _ in 0..3 {
        let moves = listed_moves::<Checkers>(&position);
        position.make(moves[dice.below(moves.len())]);
    }
    position
}
