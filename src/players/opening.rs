//! Random openings, so that games between computers begin with different positions.

use super::dice::{pick, seed_of_game};
use crate::core::game::Game;
use crate::core::kind::{GameKind, MoveOf, is_quiet};

/// The number of random games to try before giving up on an opening.
const TRIES: u64 = 10_000;

/// Returns random moves after which [neither side can win immediately](is_quiet), or `None` if
/// there are hardly any.
///
/// Each is one of the [candidates](Game::candidates), all equally likely; they depend on the seed
/// alone.
#[must_use]
pub fn opening<K: GameKind>(setup: K::Setup, plies: u32, seed: u64) -> Option<Vec<MoveOf<K>>> {
    (0..TRIES).find_map(|attempt| random_moves::<K>(setup, plies, seed_of_game(seed, attempt)))
}

/// Returns this many random moves, or `None` if the game is over before them, or nearly.
fn random_moves<K: GameKind>(setup: K::Setup, plies: u32, seed: u64) -> Option<Vec<MoveOf<K>>> {
    let mut position = K::start(setup);
    let mut moves = Vec::new();
    let mut candidates = Vec::new();
    for _ in 0..plies {
        position.candidates(&mut candidates);
        let mv = pick(seed, K::chance_bytes(&position), &candidates)?;
        position.make(mv);
        moves.push(mv);
    }
    is_quiet(&position).then_some(moves)
}
