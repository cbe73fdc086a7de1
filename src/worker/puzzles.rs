//! The thread that makes puzzles of Connect 4 from seeds, for users who have solved all the
//! built-in ones.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};

use super::team::{SizedMemory, SizedTeam};
use super::thinking::NoAnswer;
use super::worker_thread::WorkerThread;
use crate::core::connect4::puzzle::{Difficulty, Maker, Puzzle};
use crate::core::connect4::solver::{DEFAULT_BYTES, Progress};
use crate::core::connect4::{Position, Size};
use crate::core::control::Control;

#[derive(Clone, Copy, Debug)]
struct PuzzleRequest {
    ticket: u64,
    difficulty: Difficulty,
    seed: u64,
}

/// The thread that makes puzzles, and the channels to and from it.
///
/// Dropping it stops the work and joins the thread.
pub struct PuzzleMaking {
    current: Arc<AtomicU64>,
    made: Receiver<(u64, Result<Puzzle, NoAnswer>)>,
    thread: WorkerThread<PuzzleRequest>,
}

impl PuzzleMaking {
    /// Starts the thread; `wake` is called from it when a puzzle has been made.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let (sender, made) = mpsc::channel();
        let current = Arc::new(AtomicU64::new(0));
        let newest = Arc::clone(&current);
        let thread = WorkerThread::start_low("plot4-puzzles", move |wanted: PuzzleRequest| {
            let mut stop = StopWhenStale { ticket: wanted.ticket, newest: &newest };
            let puzzle = match catch_unwind(AssertUnwindSafe(|| make(wanted, &mut stop))) {
                // Stopped: the result is no longer wanted.
                Ok(None) => return,
                Ok(Some(puzzle)) => Ok(puzzle),
                Err(_) => Err(NoAnswer::NoPuzzle),
            };
            if sender.send((wanted.ticket, puzzle)).is_ok() {
                wake();
            }
        })?;
        Ok(Self { current, made, thread })
    }

    /// Requests a puzzle of this difficulty, the same one for the same seed, and abandons any
    /// earlier request.
    pub fn make(&mut self, difficulty: Difficulty, seed: u64) {
        let ticket = self.current.fetch_add(1, Ordering::Relaxed) + 1;
        self.thread.send(PuzzleRequest { ticket, difficulty, seed });
    }

    /// Returns the requested puzzle, or an error if there is none; `None` while it is being made.
    pub fn poll(&mut self) -> Option<Result<Puzzle, NoAnswer>> {
        let current = self.current.load(Ordering::Relaxed);
        self.made.try_iter().find(|(ticket, _)| *ticket == current).map(|(_, puzzle)| puzzle)
    }
}

impl Drop for PuzzleMaking {
    fn drop(&mut self) {
        // So that the thread can be joined within milliseconds.
        self.current.fetch_add(1, Ordering::Relaxed);
    }
}

/// Stops the solver when another puzzle is wanted.
struct StopWhenStale<'a> {
    ticket: u64,
    newest: &'a AtomicU64,
}

impl Control<Progress> for StopWhenStale<'_> {
    fn should_stop(&mut self) -> bool {
        self.newest.load(Ordering::Relaxed) != self.ticket
    }
}

/// Makes a puzzle, or `None` if it is no longer wanted.
fn make(wanted: PuzzleRequest, stop: &mut StopWhenStale<'_>) -> Option<Puzzle> {
    // The system only allocates this memory as it is used. Most questions are answered sooner than
    // a second thread would start.
    let memory = SizedMemory::for_solvers(Size::STANDARD, 1, DEFAULT_BYTES)?;
    let mut team = SizedTeam::new(&memory, 1);
    let mut oracle = |position: &Position<Size>| {
        if stop.should_stop() { None } else { team.columns(position, stop) }
    };
    Maker::one(wanted.difficulty, wanted.seed, &mut oracle)
}
