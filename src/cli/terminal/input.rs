//! The lines that are typed: a thread reads them, so that quitting does not wait for an engine that
//! never answers.

use std::io::{self, BufReader};
use std::time::Duration;

use crate::cli::lines::{self, Line};
use crate::clock::Stopwatch;
use crate::core::control::Control;
use crate::words::{self, Words, text::terminal};
use crate::worker::RequestQueue;

/// In a pipe, the lines that a script has written at once arrive within this time of a thought;
/// those are meant for after it.
const GRACE: Duration = Duration::from_secs(1);

pub(super) enum Input<'a> {
    #[cfg(test)]
    Text(io::Cursor<String>),
    Typed {
        lines: &'a RequestQueue<Option<Line>>,
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
    RequestQueue::start("plot4-typed", read, move |line| quits(line.as_ref(), is_dialogue))
}

/// Returns whether an answer is a word that means this.
pub(super) fn is(answer: &Line, words: Words) -> bool {
    matches!(answer, Line::Text(text) if words::means(&text.trim().to_lowercase(), words))
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

    /// Returns the control of a thought that begins now, which ends when the user quits.
    pub(super) fn quitting(&self) -> Quitting<'_> {
        match self {
            #[cfg(test)]
            Self::Text(_) => Quitting(None),
            Self::Typed { lines, is_dialogue } => Quitting(Some(Waiting {
                lines,
                clock: (!is_dialogue).then(Stopwatch::start),
                before: if *is_dialogue { 0 } else { lines.urgent() },
            })),
        }
    }
}

/// Ends a thought when the user quits.
pub(super) struct Quitting<'a>(Option<Waiting<'a>>);

/// The lines that arrive during a thought.
struct Waiting<'a> {
    lines: &'a RequestQueue<Option<Line>>,
    /// When it began; none in a dialogue.
    clock: Option<Stopwatch>,
    /// Urgent lines that were there before the thought, or came within [`GRACE`].
    before: usize,
}

impl Quitting<'_> {
    pub(super) fn is_asked(&mut self) -> bool {
        let Some(waiting) = &mut self.0 else {
            return false;
        };
        let urgent = waiting.lines.urgent();
        if waiting.clock.is_some_and(|clock| clock.elapsed() < GRACE) {
            waiting.before = urgent;
        }
        urgent > waiting.before
    }
}

impl<P> Control<P> for Quitting<'_> {
    fn should_stop(&mut self) -> bool {
        self.is_asked()
    }
}
