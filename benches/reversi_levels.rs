//! How much the levels of Reversi differ: each plays the one below from openings of eight random
//! moves, once with each side.
//!
//! `cargo bench --bench reversi_levels` plays 400 games a pair and takes a minute; `-- GAMES` plays
//! so many, `-- GAMES PAIR` those of one pair, counted from 1.

mod common;

use common::{SHOWN, STEP, both_sides, check_levels};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Outcome, Player};
use plot4::core::kind::{MoveOf, Players as _};
use plot4::core::reversi::{Position, Reversi, Setup};
use plot4::players;

/// Pairs of levels, the better one first, with the share of the points that it must win. Casual is
/// as strong as Greedy.
const PAIRS: [(&str, &str, [f64; 2]); 8] = [
    ("casual", "learner", STEP),
    ("low", "casual", STEP),
    ("medium", "low", STEP),
    ("advanced", "medium", STEP),
    ("high", "advanced", STEP),
    ("casual", "greedy", [0.4, 0.65]),
    ("learner", "greedy", SHOWN),
    ("low", "greedy", SHOWN),
];

/// Games of a pair.
const GAMES: u32 = 400;

fn main() {
    check_levels(&PAIRS, GAMES, |better, other, games| {
        let opening = |number: u32| {
            players::opening::<Reversi>(Setup, 8, number.into()).expect("there are openings")
        };
        let openings: Vec<_> = (0..games.div_ceil(2)).map(opening).collect();
        both_sides(&openings, better, other, play)
    });
}

/// Returns how a game between these two, Black's player first, ends after some moves.
fn play(opening: &Vec<MoveOf<Reversi>>, modes: [&str; 2], seed: u64) -> Outcome {
    let mut players = Player::BOTH.map(|player| {
        let computer = modes[player.index()].parse().expect("a mode");
        players::strategy::<Reversi>(computer, Setup, player, seed)
    });
    let mut position = Position::default();
    for &mv in opening {
        position.make(mv);
    }
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let mv = Reversi::forced(&position).unwrap_or_else(|| {
            players[position.to_move().index()]
                .choose(&position, &mut Unlimited)
                .expect("the game goes on")
                .best
        });
        position.make(mv);
    }
}
