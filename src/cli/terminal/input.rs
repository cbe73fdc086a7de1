//! The lines that are typed: a thread reads them, so that who quits need not wait for an engine that
//! thinks for ever.

use std::cell::Cell;
use std::io::{self, BufReader};
use std::time::Duration;

use super::is;
use crate::cli::lines::{self, Line};
use crate::clock::Stopwatch;
use crate::words::{self, text::terminal};
use crate::worker::RequestQueue;

/// In a pipe, the lines that a script has written at once arrive within this time of a thought; those
/// are meant for after it.
const GRACE: Duration = Duration::from_secs(1);

/// Where lines come from.
pub(super) enum Input<'a> {
    /// A text.
    #[cfg(test)]
    Text(io::Cursor<String>),
    /// The standard input.
    Typed {
        lines: &'a RequestQueue<Option<Line>>,
        /// Whether a person types them.
        is_dialogue: bool,
    },
}

/// Starts to read the standard input. To quit is urgent, and so is the end of a dialogue.
pub(super) fn typed(is_dialogue: bool) -> io::Result<RequestQueue<Option<Line>>> {
    let mut input = BufReader::new(io::stdin());
    let mut has_ended = false;
    let language = words::language();
    let read = move || {
        words::set_language(language);
        let line = lines::read(&mut input)?;
        let is_first_end = line.is_none() && !has_ended;
        has_ended = line.is_none();
        Ok((line.is_some() || is_first_end).then_some(line))
    };
    RequestQueue::start("plot4-typed", read, move |line| {
        quits(line.as_ref(), is_dialogue)
    })
}

/// Returns whether a line, or the end of all lines, means to quit.
fn quits(line: Option<&Line>, is_dialogue: bool) -> bool {
    line.map_or(is_dialogue, |line| is(line, terminal::words_quit))
}

impl Input<'_> {
    /// Returns the next line, or `None` at the end.
    pub(super) fn read(&mut self) -> io::Result<Option<Line>> {
        match self {
            #[cfg(test)]
            Self::Text(text) => lines::read(text),
            Self::Typed { lines, .. } => Ok(lines.wait()?.flatten()),
        }
    }

    /// Returns the line that says to quit, and drops those before it; `None` at the end.
    pub(super) fn read_quit(&mut self) -> io::Result<Option<Line>> {
        loop {
            let line = self.read()?;
            if quits(line.as_ref(), true) {
                return Ok(line);
            }
        }
    }

    /// Returns what tells whether a thought that begins now should end, as the user quits.
    pub(super) fn quitting(&self) -> impl Fn() -> bool + '_ {
        let clock = Stopwatch::start();
        let before = Cell::new(0);
        move || match self {
            #[cfg(test)]
            Self::Text(_) => false,
            Self::Typed { lines, is_dialogue } => {
                let urgent = lines.urgent();
                if !is_dialogue && clock.elapsed() < GRACE {
                    before.set(urgent);
                }
                urgent > before.get()
            }
        }
    }
}
