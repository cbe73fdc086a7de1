//! The caller's control over work in progress: a stop signal and a progress observer.

use std::marker::PhantomData;

/// A stop signal and an observer for a search or a solver, which reports its progress as `P`.
///
/// It represents the clock or the button that `core` must not know.
pub trait Control<P> {
    /// Returns whether the work should stop now.
    ///
    /// A search asks once at every node, before the node is visited and counted, so it must be
    /// cheap; the solver of Connect 4 asks every few tenths of a millisecond.
    fn should_stop(&mut self) -> bool;

    /// Observes progress: the report of each completed depth of a search, or the bounds of a solver
    /// whenever they narrow. Does nothing by default.
    fn on_progress(&mut self, progress: &P) {
        let _ = progress;
    }
}

/// A control that never stops the work and ignores its progress.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unlimited;

impl<P> Control<P> for Unlimited {
    fn should_stop(&mut self) -> bool {
        false
    }
}

/// A control for intermediate work: it passes on the stop signal and drops the progress.
pub struct StopOnly<'a, P> {
    control: &'a mut dyn Control<P>,
    told: PhantomData<P>,
}

impl<'a, P> StopOnly<'a, P> {
    /// Returns a control that stops when `control` does.
    pub fn new(control: &'a mut dyn Control<P>) -> Self {
        Self { control, told: PhantomData }
    }
}

impl<P, Q> Control<Q> for StopOnly<'_, P> {
    fn should_stop(&mut self) -> bool {
        self.control.should_stop()
    }
}
