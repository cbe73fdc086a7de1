//! One game between two computers, from the start or from a random opening, as `match` and `ladder`
//! play many of them.

use std::time::Duration;

use super::failure::Failure;
use crate::clock::Stopwatch;
use crate::core::control::Unlimited;
use crate::core::game::{Game, Player};
use crate::core::kind::MoveOf;
use crate::core::record::Record;
use crate::players::{next_seed, opening, seed_of_game, strategy};
use crate::words::Phrases;
use crate::worker;

/// A game to play.
pub(super) struct Bout<'a, K: Phrases> {
    pub(super) setup: K::Setup,
    /// The computers that play the first and the second side.
    pub(super) levels: [K::Level; 2],
    /// The moves made before the computers take over.
    pub(super) opening: &'a [MoveOf<K>],
    pub(super) seed: u64,
    /// Whether other games use the other cores, so that no thread may help a computer.
    pub(super) is_crowded: bool,
}

/// A game that has been played.
pub(super) struct PlayedGame<K: Phrases> {
    pub(super) record: Record<K::Game>,
    /// The number of moves each side chose, and the time they took.
    pub(super) moves: [u64; 2],
    pub(super) time: [Duration; 2],
}

impl<K: Phrases> Bout<'_, K> {
    /// Plays the game to its end, or to where it has [no
    /// result](crate::core::kind::Terms::move_limit).
    pub(super) fn play(&self) -> Result<PlayedGame<K>, Failure> {
        let mut players = Player::BOTH
            .map(|side| strategy::<K>(self.levels[side.index()], self.setup, side, self.seed));
        let record = Record::replay(K::start(self.setup), self.opening)
            .map_err(|error| Failure::explained(&error))?;
        let mut played = PlayedGame::<K> {
            record,
            moves: [0; 2],
            time: [Duration::ZERO; 2],
        };
        let most = K::terms(self.setup).move_limit.unwrap_or(usize::MAX);
        while played.record.position().outcome().is_none() && played.record.cursor() < most {
            if let Some(forced) = K::forced(played.record.position()) {
                played
                    .record
                    .play(forced)
                    .map_err(|error| Failure::explained(&error))?;
                continue;
            }
            let side = played.record.position().to_move().index();
            let watch = Stopwatch::start();
            let (player, position) = (&mut *players[side], played.record.position());
            let report = if self.is_crowded {
                player.choose(position, &mut Unlimited)
            } else {
                worker::choose(player, position, &mut Unlimited)
            };
            let Some(report) = report else {
                break;
            };
            played.time[side] += watch.elapsed();
            played.moves[side] += u64::from(!K::Game::is_agreement(report.best));
            played
                .record
                .play(report.best)
                .map_err(|error| Failure::explained(&error))?;
        }
        Ok(played)
    }
}

/// Returns the opening with this number, the same for every pair of computers: random moves after
/// which neither player wins immediately.
pub(super) fn opening_of<K: Phrases>(
    setup: K::Setup,
    plies: u32,
    seed: u64,
    number: u32,
) -> Result<Vec<MoveOf<K>>, Failure> {
    // A different series than that of the games, whose seeds would otherwise be the same.
    let seed = seed_of_game(next_seed(seed), u64::from(number));
    opening::<K>(setup, plies, seed).ok_or_else(|| {
        let board = K::describe_setup(setup);
        Failure::Data(format!(
            "there are no openings of {plies} moves ({board}) after which neither side wins at \
            once: choose fewer moves"
        ))
    })
}
