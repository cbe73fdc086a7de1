//! Engines: programs of others that play a side, each in a process of its own.
//!
//! An [`EngineSeat`] is a [`Thinker`] like those of our own computers. The process starts with the
//! first move, is watched while it thinks, and ends with the seat: see [`process`]. An engine that
//! is silent, says something illegal, ends or floods us is ended, and a move of it fails with an
//! [`EngineFault`]; the next move starts it again.

mod guard;
mod process;

#[cfg(unix)]
pub use self::guard::guard_engines;
#[cfg(target_os = "linux")]
pub use self::guard::{COMMAND as ENGINE_COMMAND, become_engine};
pub use self::process::{EngineFault, wait_for_engines};

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use self::guard::start_thread;
use self::process::Dialogue;
use crate::core::control::Control;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{Engines, GameKind, MoveOf, window_setup};
use crate::core::score::Score;
use crate::core::search::{Ended, Report, RootMove, Strategy};
use crate::players::EngineName;
use crate::session::{Session, Thinker, thinker};
use crate::storage::{Engine, Settings};

/// How long an engine may take longer than the time it has, to start or to answer at all.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOrder {
    /// The command with its arguments, as in a shell.
    pub command: String,
    /// How long it may think about a move, in seconds; 0 leaves that to the engine.
    pub seconds: u32,
    /// How long to wait for an answer before it counts as silent.
    pub patience: Duration,
}

impl EngineOrder {
    /// Returns the order for a command and so many seconds for each move, with the usual patience.
    #[must_use]
    pub fn new(command: &str, seconds: u32) -> Self {
        Self {
            command: command.to_owned(),
            seconds,
            patience: PATIENCE + 2 * Duration::from_secs(seconds.into()),
        }
    }

    /// Checks that the command can be split into words.
    ///
    /// # Errors
    /// [`EngineFault::Command`] if it cannot, or has none.
    pub fn check(&self) -> Result<(), EngineFault> {
        process::words(&self.command).map(drop)
    }
}

/// The engine of a side, for a game.
///
/// The process of the engine ends when this and every [`Thinker`] of it are dropped.
pub struct EngineSeat<K: GameKind> {
    shared: Arc<Mutex<Exchange<K>>>,
    thinker: Thinker<K::Game>,
}

/// What passes between the seat and its strategy in the thread that thinks.
struct Exchange<K: GameKind> {
    /// The moves before the one that is asked for.
    moves: Vec<MoveOf<K>>,
    /// Why the last move failed.
    fault: Option<EngineFault>,
}

impl<K: GameKind> EngineSeat<K> {
    /// Returns the seat of an engine that starts with its first move; without an order it is
    /// [`Unknown`](EngineFault::Unknown).
    #[must_use]
    pub fn new(setup: K::Setup, order: Option<EngineOrder>) -> Self {
        let shared = Arc::new(Mutex::new(Exchange { moves: Vec::new(), fault: None }));
        let line = Arc::clone(&shared);
        let thinker = thinker(move || {
            Box::new(EnginePlayer::<K> {
                setup,
                order,
                shared: line,
                dialogue: None,
                known: Vec::new(),
            })
        });
        Self { shared, thinker }
    }

    /// Returns the thinker that asks the engine for the move after these moves.
    pub fn thinker(&self, moves: &[MoveOf<K>]) -> Thinker<K::Game> {
        let mut shared = lock(&self.shared);
        shared.moves = moves.to_vec();
        shared.fault = None;
        drop(shared);
        Arc::clone(&self.thinker)
    }

    /// Returns why the last move failed, if the engine is to blame.
    #[must_use]
    pub fn take_fault(&self) -> Option<EngineFault> {
        lock(&self.shared).fault.take()
    }
}

/// Locks what is shared. A panic while it was locked leaves it as good as before.
fn lock<K: GameKind>(shared: &Mutex<Exchange<K>>) -> MutexGuard<'_, Exchange<K>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

struct EnginePlayer<K: GameKind> {
    setup: K::Setup,
    order: Option<EngineOrder>,
    shared: Arc<Mutex<Exchange<K>>>,
    dialogue: Option<Dialogue>,
    known: Vec<MoveOf<K>>,
}

impl<K: GameKind> EnginePlayer<K> {
    /// Returns the engine's move after these moves, or `None` if the control stopped the work.
    fn ask(
        &mut self,
        position: &K::Game,
        moves: &[MoveOf<K>],
        should_stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<MoveOf<K>>, EngineFault> {
        let (Some(order), Some(engines)) = (&self.order, K::ENGINES) else {
            return Err(EngineFault::Unknown);
        };
        let engines: &dyn Engines<K> = engines;
        let is_known =
            self.dialogue.is_some() && !self.known.is_empty() && moves.starts_with(&self.known);
        let known = is_known.then_some(self.known.len());
        let lines =
            engines.ask(self.setup, moves, known, order.seconds).ok_or(EngineFault::Unsupported)?;
        let dialogue = match &mut self.dialogue {
            Some(dialogue) => dialogue,
            none => none.insert(Dialogue::start(&order.command, engines.protocol())?),
        };
        // Until it has answered, it is open what it knows.
        self.known.clear();
        let text = match dialogue.converse(&lines, order.patience, should_stop) {
            Ok(text) => text,
            Err(None) => return Ok(None),
            Err(Some(fault)) => return Err(fault),
        };
        let mv = engines
            .answer(position, &text)
            .filter(|&mv| position.refusal(mv).is_none())
            .ok_or(EngineFault::Illegal(text))?;
        self.known = moves.to_vec();
        self.known.push(mv);
        Ok(Some(mv))
    }
}

impl<K: GameKind> Strategy<K::Game> for EnginePlayer<K> {
    fn choose(
        &mut self,
        position: &K::Game,
        control: &mut dyn Control<Report<MoveOf<K>>>,
    ) -> Option<Report<MoveOf<K>>> {
        let moves = lock(&self.shared).moves.clone();
        let asked = self.ask(position, &moves, &mut || control.should_stop());
        match asked {
            Ok(mv) => mv.map(report),
            Err(fault) => {
                if let Some(dialogue) = self.dialogue.take() {
                    dialogue.kill();
                }
                lock(&self.shared).fault = Some(fault);
                None
            }
        }
    }
}

/// Returns the report of a move of which no more is known.
fn report<M: Copy>(mv: M) -> Report<M> {
    let root = RootMove { mv, score: Score::heuristic(0), exact: false };
    Report {
        best: mv,
        score: root.score,
        depth: 0,
        nodes: 0,
        pv: vec![mv],
        moves: vec![root],
        ended: Ended::Depth,
        lead: None,
    }
}

/// The engines that have a seat in a game, each of which runs from its first move until it loses
/// its seat.
pub struct EngineSeats<K: GameKind>([Option<Seated<K>>; 2]);

/// An engine in its seat, with what it was started with.
struct Seated<K: GameKind> {
    name: EngineName,
    setup: K::Setup,
    order: Option<EngineOrder>,
    seat: EngineSeat<K>,
}

impl<K: GameKind> Default for EngineSeats<K> {
    fn default() -> Self {
        Self([None, None])
    }
}

impl<K: GameKind> EngineSeats<K> {
    /// Returns the computer or engine whose turn it is, or `None` if it is a human player's turn.
    /// Engines that have lost their seats end.
    pub fn thinker(
        &mut self,
        session: &mut Session<K>,
        settings: &Settings,
    ) -> Option<Thinker<K::Game>> {
        for player in Player::BOTH {
            let now = session.seat(player).engine();
            self.0[player.index()].take_if(|seated| Some(seated.name) != now);
        }
        if let Some(computer) = session.thinker() {
            return Some(computer);
        }
        let name = session.seat_to_move().engine()?;
        let seat = &mut self.0[session.position().to_move().index()];
        let engine = Engine::find(&settings.engines, K::NAME, name);
        let order = engine.map(|engine| EngineOrder::new(&engine.command, engine.seconds));
        let setup = session.setup();
        seat.take_if(|seated| seated.order != order || seated.setup != setup);
        let seated = seat.get_or_insert_with(|| Seated {
            name,
            setup,
            seat: EngineSeat::new(setup, order.clone()),
            order,
        });
        Some(seated.seat.thinker(session.record().played()))
    }

    /// Returns the name of a side's engine, and why its last move failed, if it did.
    pub fn take_fault(&self, player: Player) -> Option<(EngineName, EngineFault)> {
        let seated = self.0[player.index()].as_ref()?;
        Some((seated.name, seated.seat.take_fault()?))
    }
}

/// A trial of an engine, which is started and asked for the first move of a game: in a thread of
/// its own, which ends by itself; dropping this stops it.
#[derive(Debug)]
pub struct EngineTrial {
    result: Receiver<Result<String, EngineFault>>,
    is_dropped: Arc<AtomicBool>,
}

impl EngineTrial {
    /// Starts a trial on the usual board of the window; `wake` is called when it has a result.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start<K: GameKind>(
        order: EngineOrder,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, result) = mpsc::channel();
        let is_dropped = Arc::new(AtomicBool::new(false));
        let mut stop = StopWhen(Arc::clone(&is_dropped));
        start_thread("plot4-engine-trial", move || {
            let setup = window_setup::<K>();
            let seat = EngineSeat::<K>::new(setup, Some(order));
            let thinker = seat.thinker(&[]);
            let report = thinker
                .lock()
                .ok()
                .and_then(|mut engine| engine.choose(&K::start(setup), &mut stop));
            let result = match (report, seat.take_fault()) {
                (Some(report), _) => Ok(report.best.to_string()),
                (None, Some(fault)) => Err(fault),
                (None, None) => return, // it was stopped
            };
            // Nobody may want it any more.
            let _ = sender.send(result);
            wake();
        })?;
        Ok(Self { result, is_dropped })
    }

    /// Returns the move that the engine began with, or why it made none; `None` while it thinks.
    #[must_use]
    pub fn poll(&self) -> Option<Result<String, EngineFault>> {
        self.result.try_recv().ok()
    }
}

impl Drop for EngineTrial {
    fn drop(&mut self) {
        self.is_dropped.store(true, Ordering::Relaxed);
    }
}

/// Stops a trial that nobody waits for.
struct StopWhen(Arc<AtomicBool>);

impl<P> Control<P> for StopWhen {
    fn should_stop(&mut self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
