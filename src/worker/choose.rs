//! The choice of a strategy, with its helpers in threads of their own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Builder};
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::core::control::{Control, Unlimited};
use crate::core::game::Game;
use crate::core::search::{Assistant, Report, Strategy};

/// Returns how many threads this machine runs in parallel, or 1 if that is unknown.
///
/// The system is asked only once, as it reads files for the answer, which took longer than many a
/// choice.
#[must_use]
pub fn cores() -> usize {
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| thread::available_parallelism().map_or(1, usize::from))
}

/// The most threads that work on a choice.
const MOST_TOGETHER: usize = 4;

/// Returns the choice of a strategy. If it has an assistant, that works in its own thread on
/// machines with two cores. The choice is the same with and without it.
///
/// A panic of the strategy is passed on; a panic of the assistant is ignored.
pub fn choose<G: Game + Sync>(
    strategy: &mut dyn Strategy<G>,
    position: &G,
    control: &mut dyn Control<Report<G::Move>>,
) -> Option<Report<G::Move>> {
    let assistant = if cores() > 1 { strategy.assistant() } else { None };
    choose_with(assistant.into_iter().collect(), strategy, position, control)
}

/// Returns the choice of a strategy. If it has partners, they work in their own threads, as many as
/// there are cores; otherwise see [`choose`]. With partners the same position may lead to another
/// choice.
///
/// A panic of the strategy is passed on; a panic of a partner is ignored.
pub fn choose_together<G: Game + Sync>(
    strategy: &mut dyn Strategy<G>,
    position: &G,
    control: &mut dyn Control<Report<G::Move>>,
) -> Option<Report<G::Move>> {
    let partners: Vec<_> =
        (1..cores().min(MOST_TOGETHER)).map_while(|_| strategy.partner(position)).collect();
    if partners.is_empty() {
        choose(strategy, position, control)
    } else {
        choose_with(partners, strategy, position, control)
    }
}

/// Returns the choice of a strategy while these work on the same position, each in its own thread,
/// or fewer if the system refuses threads.
fn choose_with<G: Game + Sync>(
    helpers: Vec<Box<dyn Assistant<G>>>,
    strategy: &mut dyn Strategy<G>,
    position: &G,
    control: &mut dyn Control<Report<G::Move>>,
) -> Option<Report<G::Move>> {
    if helpers.is_empty() {
        return strategy.choose(position, control);
    }
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let _stop_helpers = StopOnDrop(&stop);
        for mut helper in helpers {
            let stop = &stop;
            let help = move || {
                catch_unwind(AssertUnwindSafe(|| {
                    helper.assist(
                        position,
                        &mut StopAlso::new(&mut Unlimited, || stop.load(Ordering::Relaxed)),
                    );
                }))
            };
            #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
            let _ = Builder::new().name("plot4-assisting".to_owned()).spawn_scoped(scope, help);
        }
        strategy.choose(position, control)
    })
}

/// A control that stops the work when `control` does or `also` returns true, and passes the
/// progress on.
pub(super) struct StopAlso<'a, P, S> {
    control: &'a mut dyn Control<P>,
    also: S,
    /// Whether it was `control` that stopped the work.
    pub(super) stopped_by_control: bool,
}

impl<'a, P, S: FnMut() -> bool> StopAlso<'a, P, S> {
    pub(super) fn new(control: &'a mut dyn Control<P>, also: S) -> Self {
        Self { control, also, stopped_by_control: false }
    }
}

impl<P, S: FnMut() -> bool> Control<P> for StopAlso<'_, P, S> {
    fn should_stop(&mut self) -> bool {
        self.stopped_by_control = self.control.should_stop();
        self.stopped_by_control || (self.also)()
    }

    fn on_progress(&mut self, progress: &P) {
        self.control.on_progress(progress);
    }
}

/// Sets a stop flag when it is dropped, even by a panic, so that the end of a scope never waits for
/// threads that are still working.
pub(super) struct StopOnDrop<'a>(pub(super) &'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A control that stops the work when its time is up, or for another reason of the caller.
pub struct Deadline<S> {
    clock: Stopwatch,
    budget: Duration,
    is_stopped: S,
}

impl<S: Fn() -> bool> Deadline<S> {
    /// Returns a control for work that may continue until this clock shows `budget`, or until
    /// `is_stopped`.
    pub const fn new(clock: Stopwatch, budget: Duration, is_stopped: S) -> Self {
        Self { clock, budget, is_stopped }
    }
}

impl<P, S: Fn() -> bool> Control<P> for Deadline<S> {
    fn should_stop(&mut self) -> bool {
        (self.is_stopped)() || self.clock.elapsed() >= self.budget
    }
}
