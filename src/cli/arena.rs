//! One game between two computers or engines, from the start or from a random opening, as `match`
//! and `ladder` play many of them.

use std::sync::PoisonError;
use std::time::Duration;

use super::complain;
use super::failure::Failure;
use crate::clock::Stopwatch;
use crate::core::control::Unlimited;
use crate::core::game::Game;
use crate::core::kind::{MoveFault, MoveOf};
use crate::core::record::Record;
use crate::core::search::Report;
use crate::players::{Seat, next_seed, opening, seed_of_game};
use crate::session::{SavedGame, Session, Thinker};
use crate::storage::Settings;
use crate::words::{self, Phrases};
use crate::worker::{self, EngineSeats};

pub(super) struct Bout<'a, K: Phrases> {
    pub(super) setup: K::Setup,
    /// The computers and engines that play the first and the second side.
    pub(super) seats: [Seat<K::Level>; 2],
    pub(super) settings: &'a Settings,
    /// The moves made before the computers take over.
    pub(super) opening: &'a [MoveOf<K>],
    pub(super) seed: u64,
    /// Whether other games use the other cores, so that no thread may help a computer.
    pub(super) is_crowded: bool,
}

pub(super) struct PlayedGame<K: Phrases> {
    pub(super) record: Record<K::Game>,
    /// The number of moves each side chose, and the time they took.
    pub(super) moves: [u64; 2],
    pub(super) time: [Duration; 2],
}

impl<K: Phrases> Bout<'_, K> {
    /// Plays the game to its end, or to where it has [no
    /// result](crate::core::kind::Terms::move_limit).
    ///
    /// An engine that makes no move is started once more for it.
    pub(super) fn play(&self) -> Result<PlayedGame<K>, Failure> {
        let record = Record::replay(K::start(self.setup), self.opening)
            .map_err(|refusal| Failure::explained(&MoveFault::from(refusal)))?;
        let mut session = Session::<K>::new(SavedGame {
            record,
            ..SavedGame::new(self.setup, self.seats, self.seed)
        });
        let (mut engines, mut has_failed) = (EngineSeats::default(), false);
        let (mut moves, mut time) = ([0; 2], [Duration::ZERO; 2]);
        let most = K::terms(self.setup).move_limit.unwrap_or(usize::MAX);
        while session.position().outcome().is_none() && session.record().cursor() < most {
            if let Some(forced) = K::forced(session.position()) {
                session
                    .play(forced)
                    .map_err(|refusal| Failure::explained(&MoveFault::from(refusal)))?;
                continue;
            }
            let side = session.position().to_move();
            let watch = Stopwatch::start();
            let Some(thinker) = engines.thinker(&mut session, self.settings) else {
                break;
            };
            let report = self.ask(&thinker, session.position());
            let Some(report) = report else {
                let Some((name, fault)) = engines.take_fault(side) else {
                    break;
                };
                let told = words::engine_fault(name.as_str(), &fault);
                if has_failed || !fault.may_pass() {
                    return Err(Failure::Data(told));
                }
                complain(&format!("{told}; it is started again"));
                has_failed = true;
                continue;
            };
            has_failed = false;
            time[side.index()] += watch.elapsed();
            moves[side.index()] += u64::from(!K::Game::is_agreement(report.best));
            session
                .play(report.best)
                .map_err(|refusal| Failure::explained(&MoveFault::from(refusal)))?;
        }
        let record = session.record().clone();
        Ok(PlayedGame { record, moves, time })
    }

    /// Returns the choice of a player.
    fn ask(&self, thinker: &Thinker<K::Game>, position: &K::Game) -> Option<Report<MoveOf<K>>> {
        let mut player = thinker.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_crowded {
            player.choose(position, &mut Unlimited)
        } else {
            worker::choose(&mut ***player, position, &mut Unlimited)
        }
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
