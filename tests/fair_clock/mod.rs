//! A clock for what must come in time, on a machine whose processors the host gives to others.

use std::time::Duration;

use plot4::clock::Stopwatch;

/// A clock that stands still while the host of this machine has its processors elsewhere.
#[derive(Clone, Copy)]
pub struct FairClock {
    running: Stopwatch,
    stolen: Duration,
}

impl FairClock {
    /// Returns a clock that starts now.
    pub fn start() -> Self {
        Self { running: Stopwatch::start(), stolen: stolen() }
    }

    /// Returns the time since the start, without what was taken from all processors together: it is never more than a program could have
    /// had.
    pub fn elapsed(&self) -> Duration {
        self.running.elapsed().saturating_sub(stolen().saturating_sub(self.stolen))
    }
}

/// Returns for how long processors have been taken from this machine: the eighth number of the first line of `/proc/stat`, in hundredths of
/// a second (`proc_stat(5)`); nothing where the system does not tell.
fn stolen() -> Duration {
    let counts = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let steal = counts.lines().next().and_then(|all| all.split_whitespace().nth(8)?.parse().ok());
    Duration::from_millis(10 * steal.unwrap_or(0))
}
