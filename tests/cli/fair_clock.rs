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

    /// Returns the time since the start, without what was taken from a processor on average. It may
    /// be too short: what must last at least so long is measured by a [`Stopwatch`].
    pub fn elapsed(&self) -> Duration {
        self.running.elapsed().saturating_sub(stolen().saturating_sub(self.stolen))
    }
}

/// Returns for how long a processor has been taken from this machine on average: `/proc/stat` has
/// the eighth number of all of them together, in hundredths of a second, in its first line, and
/// then a line for each (`proc_stat(5)`). Nothing where the system does not tell.
fn stolen() -> Duration {
    let counts = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let steal: Option<u32> =
        counts.lines().next().and_then(|all| all.split_whitespace().nth(8)?.parse().ok());
    let processors = counts.lines().skip(1).take_while(|line| line.starts_with("cpu")).count();
    Duration::from_millis(10) * steal.unwrap_or(0) / u32::try_from(processors.max(1)).unwrap_or(1)
}
