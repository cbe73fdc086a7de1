//! Random choice among equally good moves of a strategy.

use std::hash::{BuildHasher, RandomState};

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::core::control::Control;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf, is_quiet};
use crate::core::search::{Assistant, Report, Strategy};

/// Returns the strategy of a computer on this side, with random choices from a seed.
///
/// Its choice depends on the seed and the position alone. Of equally good moves it takes one at
/// random; `best` of its report is that move and `pv` the expected play after it, if the search was
/// not stopped before it knew. `nodes` counts all the work, including a search for that `pv`.
#[must_use]
pub fn strategy<K: GameKind>(
    level: K::Level,
    setup: K::Setup,
    side: Player,
    seed: u64,
) -> Box<dyn Strategy<K::Game>> {
    Box::new(Chance::<K> { strategy: K::strategy(level, setup, side, seed), seed })
}

/// A strategy that chooses one of its best moves at random.
struct Chance<K: GameKind> {
    strategy: Box<dyn Strategy<K::Game>>,
    seed: u64,
}

impl<K: GameKind> Strategy<K::Game> for Chance<K> {
    fn choose(
        &mut self,
        position: &K::Game,
        control: &mut dyn Control<Report<MoveOf<K>>>,
    ) -> Option<Report<<K::Game as Game>::Move>> {
        let mut report = self.strategy.choose(position, control)?;
        let equals: Vec<MoveOf<K>> = report.best_moves().collect();
        if let Some(chosen) = pick(self.seed, K::chance_bytes(position), &equals)
            && chosen != report.best
        {
            report.best = chosen;
            self.strategy.expect(position, &mut report, control);
        }
        Some(report)
    }

    fn assistant(&self) -> Option<Box<dyn Assistant<K::Game>>> {
        self.strategy.assistant()
    }

    fn partner(&mut self, position: &K::Game) -> Option<Box<dyn Assistant<K::Game>>> {
        self.strategy.partner(position)
    }
}

// Random choices from seeds, the same on every machine and in every version of the standard
// library.

/// Fresh seeds are below this: enough games for anyone, and short enough to read out and type in
/// again.
const FRESH_SEEDS: u64 = 1_000_000_000;

/// Returns a fresh seed, below a thousand million.
///
/// It comes from the random keys of the standard library's hash maps, which the operating system
/// supplies.
#[must_use]
pub fn fresh_seed() -> u64 {
    RandomState::new().hash_one("plot4") % FRESH_SEEDS
}

/// Returns a number for a game that is unique for all practical purposes.
#[must_use]
pub fn fresh_number() -> u64 {
    RandomState::new().hash_one("plot4")
}

/// Returns the seed of the game after the one with this seed: as short as a fresh one, but
/// determined by it.
#[must_use]
pub fn next_seed(seed: u64) -> u64 {
    seed_of_game(seed, 0) % FRESH_SEEDS
}

/// Returns the seed of one game of a series, so that a whole series follows from one seed.
#[must_use]
pub fn seed_of_game(series: u64, game: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(series);
    rng.set_stream(game);
    rng.next_u64()
}

/// Returns the fall of a coin before the game with this seed.
#[must_use]
pub fn is_heads(seed: u64) -> bool {
    seed_of_game(seed, 1).is_multiple_of(2)
}

/// Returns one of the options, each equally likely, or `None` if there are none.
///
/// The choice depends on the seed and the [bytes of the
/// position](crate::core::kind::Players::chance_bytes) alone, not on how the game got there or on
/// earlier choices.
pub(super) fn pick<T: Copy>(seed: u64, position: [u8; 24], options: &[T]) -> Option<T> {
    let count = u32::try_from(options.len()).ok().filter(|&count| count > 0)?;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..].copy_from_slice(&position);
    // A range of `u32`, because `usize` draws differently on 32-bit machines.
    let index = ChaCha8Rng::from_seed(bytes).random_range(0..count);
    options.get(index as usize).copied()
}

// Random openings, so that games between computers begin with different positions.

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
