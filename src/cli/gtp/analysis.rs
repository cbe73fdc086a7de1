//! The analysis of a position as Leela Zero and `KataGo` offer it: reports at an interval until the
//! next line arrives.

use std::io::{self, Write};
use std::time::Duration;

use super::report::{Estimates, report};
use super::request::Request;
use crate::clock::Stopwatch;
use crate::core::go::{Position, Trees};
use crate::worker::{Deadline, choose_together};

/// The most games of an analysis, and of each interval: all of them together can be counted.
const MOST_GAMES: u32 = 1 << 29;

/// Searches a position and writes what is found at each interval, until `is_interrupted` or all
/// games are played. If points are to be estimated, a tenth of the interval is for that.
pub(super) fn analyse(
    trees: &mut Trees,
    position: &Position,
    request: Request,
    output: &mut dyn Write,
    is_interrupted: &dyn Fn() -> bool,
) -> io::Result<()> {
    let clock = Stopwatch::start();
    let mut estimates = Estimates::wanted(request, position);
    let estimating = if estimates.is_some() {
        request.interval / 10
    } else {
        Duration::ZERO
    };
    let mut due = request.interval;
    trees.set_playouts(MOST_GAMES);
    loop {
        let mut control = Deadline::new(clock, due.saturating_sub(estimating), is_interrupted);
        choose_together(&mut trees.analyst(), position, &mut control);
        let variations = trees.variations(position);
        if let Some(estimates) = &mut estimates {
            let is_late = || clock.elapsed() >= due;
            estimates.measure(&variations, request.moves[1], is_late, is_interrupted);
        }
        if is_interrupted() {
            return Ok(());
        }
        let estimates = estimates.as_ref();
        writeln!(
            output,
            "{}",
            report(request, position, &variations, estimates)
        )?;
        output.flush()?;
        let games: u32 = variations.iter().map(|variation| variation.games).sum();
        if games >= MOST_GAMES {
            return Ok(());
        }
        due = clock.elapsed().max(due) + request.interval;
    }
}
