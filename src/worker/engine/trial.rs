//! A trial of an engine: it is started, and asked for the first move of a game.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};

use super::fault::EngineFault;
use super::guard::start_thread;
use super::{EngineOrder, EngineSeat};
use crate::core::control::Control;
use crate::core::kind::{GameKind, window_setup};

/// A trial in a thread of its own, which ends by itself; dropping this stops it.
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
