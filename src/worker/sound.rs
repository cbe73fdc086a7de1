//! The sound thread, so that the window never waits for a sound server; and the requests to it.
//!
//! It is started by the first sound, and connects then. If no server answers, it stays silent, and
//! tries again after a while. Sounds are sent in advance with their times, so that they are on time
//! whatever the frames do.

mod cue;
#[cfg(not(all(unix, not(target_os = "macos"))))]
mod device;
mod mixer;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

pub use self::cue::{Cue, Order, Sound};
#[cfg(not(all(unix, not(target_os = "macos"))))]
use self::device::Output;
use self::mixer::{Desk, Sent};
#[cfg(all(unix, not(target_os = "macos")))]
use self::pulse::Output;
use crate::clock::Stopwatch;

/// How long to wait after no device or server could play a sound.
const ASKS_AGAIN: Duration = Duration::from_secs(10);
/// How long the end of the program waits for the thread, which is only busy while a server is slow
/// to answer.
const PATIENCE: Duration = Duration::from_millis(300);

/// The sound thread, and the channel to it.
///
/// Dropping it ends the sounds and joins the thread, unless a server blocks that; then it ends with
/// the process.
#[derive(Default)]
pub struct Sounds {
    thread: Option<Thread>,
}

struct Thread {
    orders: Sender<Sent>,
    /// Closed when the thread ends.
    ended: Receiver<()>,
    handle: JoinHandle<()>,
}

impl Sounds {
    /// Passes an order on, and starts the thread for the first sound. If the system refuses a
    /// thread, there are no sounds.
    pub fn send(&mut self, order: Order) {
        if self.thread.is_none() && matches!(order, Order::Play { .. }) {
            self.thread = Thread::start().ok();
        }
        if let Some(thread) = &self.thread {
            // The thread only ends when this sender is dropped.
            let _ = thread.orders.send(Sent { order, since: Stopwatch::start() });
        }
    }
}

impl Drop for Sounds {
    fn drop(&mut self) {
        let Some(Thread { orders, ended, handle }) = self.thread.take() else {
            return;
        };
        drop(orders);
        if ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Disconnected) {
            let _ = handle.join();
        }
    }
}

impl Thread {
    /// Starts the thread.
    ///
    /// # Errors
    /// If the system refuses one.
    fn start() -> io::Result<Self> {
        let (orders, queue) = mpsc::channel();
        let (running, ended) = mpsc::channel();
        let run = move || {
            let _running: Sender<()> = running;
            run(Desk::new(queue));
        };
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let handle = Builder::new().name("plot4-sound".to_owned()).spawn(run)?;
        Ok(Self { orders, ended, handle })
    }
}

/// Plays the orders until their sender is dropped.
fn run(mut desk: Desk) {
    let mut output = None;
    let mut failed: Option<Stopwatch> = None;
    while desk.wait() {
        if failed.is_some_and(|since| since.elapsed() < ASKS_AGAIN) {
            desk.mixer.clear();
        }
        if desk.mixer.is_silent() {
            continue;
        }
        let was_open = output.is_some();
        let mut played = play(&mut output, &mut desk);
        // A server that was restarted needs a new connection.
        if was_open && played.is_err() {
            played = play(&mut output, &mut desk);
        }
        failed = played.err().map(|_| Stopwatch::start());
        if failed.is_some() {
            desk.mixer.clear();
        }
    }
}

/// Plays until there is nothing left to play, opening an output if there is none.
///
/// # Errors
/// If no output answers, or it fails and is closed.
fn play(output: &mut Option<Output>, desk: &mut Desk) -> io::Result<()> {
    let mut used = match output.take() {
        Some(used) => used,
        None => Output::open()?,
    };
    used.play(desk)?;
    *output = Some(used);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_starts_before_something_is_to_be_heard() {
        let mut sounds = Sounds::default();
        sounds.send(Order::Hurry);
        sounds.send(Order::Hush);
        assert!(sounds.thread.is_none());
    }

    #[test]
    fn it_ends_promptly_whether_or_not_a_server_answers() {
        let mut sounds = Sounds::default();
        // Volume 0, so that developers with a sound server hear nothing of the tests.
        sounds.send(Order::Play { sounds: vec![Sound::now(Cue::Win)], volume: 0.0 });
        assert!(sounds.thread.is_some());
        let ending = Stopwatch::start();
        drop(sounds);
        assert!(ending.elapsed() < Duration::from_secs(5), "{:?}", ending.elapsed());
    }
}
