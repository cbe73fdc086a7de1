//! The state of the sound thread: the incoming orders, the mixer, and the clock.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use super::cue::Order;
use super::mixer::Mixer;
use crate::clock::Stopwatch;

/// An order, and the time since it was given.
pub struct Sent {
    pub order: Order,
    /// A clock that was started with the order.
    pub since: Stopwatch,
}

/// The state of the sound thread.
pub struct Desk {
    orders: Receiver<Sent>,
    clock: Stopwatch,
    /// The playing and the delayed sounds.
    pub mixer: Mixer,
}

impl Desk {
    /// Returns a desk with this source of orders.
    pub fn new(orders: Receiver<Sent>) -> Self {
        Self {
            orders,
            clock: Stopwatch::start(),
            mixer: Mixer::default(),
        }
    }

    /// Returns the time, in seconds of the desk's clock.
    pub fn now(&self) -> f64 {
        self.clock.elapsed().as_secs_f64()
    }

    /// Waits for an order, and receives all pending ones. Returns whether there may be more later.
    pub fn wait(&mut self) -> bool {
        match self.orders.recv() {
            Ok(sent) => {
                self.take(&sent);
                self.receive()
            }
            Err(_) => false,
        }
    }

    /// Receives all pending orders. Returns whether there may be more later.
    pub fn receive(&mut self) -> bool {
        loop {
            match self.orders.try_recv() {
                Ok(sent) => self.take(&sent),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    /// Receives all pending orders, or waits this long for one if there are none. Returns whether
    /// there may be more later.
    #[cfg_attr(
        all(unix, not(target_os = "macos")),
        expect(dead_code, reason = "a sound server says itself when it wants more")
    )]
    pub fn receive_within(&mut self, patience: Duration) -> bool {
        match self.orders.recv_timeout(patience) {
            Ok(sent) => {
                self.take(&sent);
                self.receive()
            }
            Err(RecvTimeoutError::Timeout) => true,
            Err(RecvTimeoutError::Disconnected) => false,
        }
    }

    /// Executes an order.
    fn take(&mut self, Sent { order, since }: &Sent) {
        let now = self.now();
        match order {
            Order::Play { sounds, volume } => {
                let given = now - since.elapsed().as_secs_f64();
                for sound in sounds {
                    self.mixer.add(sound, *volume, given + sound.after);
                }
            }
            Order::Hurry => self.mixer.hurry(now),
            Order::Hush => self.mixer.hush(),
        }
    }
}
