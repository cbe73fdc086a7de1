//! A conversation with an engine: one line after the other, each with its reply.

use std::time::Duration;

use super::fault::EngineFault;
use super::process::{Process, Unheard};
use crate::clock::Stopwatch;
use crate::core::kind::{EngineCommand, Protocol, Reply};

/// How many lines an engine may write before a reply, and how many bytes.
const MOST: (usize, usize) = (20_000, 1 << 20);

/// A running engine, and what it still owes us.
pub(super) struct Dialogue {
    protocol: Protocol,
    process: Process,
    /// The reply that was not waited for to the end: it comes before the next one.
    owed: Option<Reply>,
}

/// Why a conversation has no result.
pub(super) enum Interruption {
    /// The caller does not want it any more.
    Stopped,
    /// The engine is to blame.
    Fault(EngineFault),
}

/// A reply of an engine.
enum Said {
    /// It did what it was told, or answered with this text.
    Yes(String),
    /// It refused.
    No(String),
}

impl Dialogue {
    pub(super) fn start(command: &str, protocol: Protocol) -> Result<Self, EngineFault> {
        let farewell = match protocol {
            Protocol::Gtp => "quit",
            Protocol::Gomocup => "END",
        };
        Ok(Self {
            protocol,
            process: Process::start(command, farewell)?,
            owed: None,
        })
    }

    /// Says these lines, waits for each reply, and returns the last one. All of it may take as long
    /// as the patience.
    pub(super) fn converse(
        &mut self,
        lines: &[EngineCommand],
        patience: Duration,
        should_stop: &mut dyn FnMut() -> bool,
    ) -> Result<String, Interruption> {
        let mut wait = Wait {
            clock: Stopwatch::start(),
            patience,
            should_stop,
        };
        if let Some(owed) = self.owed {
            self.reply(owed, &mut wait)?;
            self.owed = None;
        }
        let mut answer = String::new();
        for line in lines {
            self.process.say(&line.text);
            if line.reply == Reply::None {
                continue;
            }
            self.owed = Some(line.reply);
            let said = self.reply(line.reply, &mut wait)?;
            self.owed = None;
            match said {
                Said::Yes(text) => answer = text,
                Said::No(_) if line.reply == Reply::Any => {}
                Said::No(text) => {
                    return Err(Interruption::Fault(EngineFault::Refused {
                        command: line.text.clone(),
                        answer: text,
                    }));
                }
            }
        }
        Ok(answer)
    }

    /// Ends the engine at once.
    pub(super) fn kill(self) {
        self.process.kill();
    }

    fn reply(&mut self, reply: Reply, wait: &mut Wait<'_>) -> Result<Said, Interruption> {
        let mut heard = Heard::default();
        match self.protocol {
            Protocol::Gtp => self.gtp_reply(&mut heard, wait),
            Protocol::Gomocup => self.gomocup_reply(reply, &mut heard, wait),
        }
    }

    /// Returns the next reply in GTP: `= text` or `? text`, which an empty line ends. Anything
    /// before it is no part of it.
    fn gtp_reply(&mut self, heard: &mut Heard, wait: &mut Wait<'_>) -> Result<Said, Interruption> {
        let (is_yes, mut text) = loop {
            let line = self.line(heard, wait)?;
            if let Some(text) = line.strip_prefix('=') {
                break (true, text.trim().to_owned());
            }
            if let Some(text) = line.strip_prefix('?') {
                break (false, text.trim().to_owned());
            }
        };
        loop {
            let line = self.line(heard, wait)?;
            if line.is_empty() {
                break;
            }
            text = text + " " + line.as_str();
        }
        Ok(if is_yes {
            Said::Yes(text)
        } else {
            Said::No(text)
        })
    }

    /// Returns the next reply in the protocol of Gomocup: a line that is neither a message nor
    /// empty.
    fn gomocup_reply(
        &mut self,
        reply: Reply,
        heard: &mut Heard,
        wait: &mut Wait<'_>,
    ) -> Result<Said, Interruption> {
        loop {
            let line = self.line(heard, wait)?;
            let word = line.split_whitespace().next().unwrap_or_default();
            match word.to_ascii_uppercase().as_str() {
                "" | "MESSAGE" | "DEBUG" | "SUGGEST" => {}
                "ERROR" | "UNKNOWN" => return Ok(Said::No(line)),
                "OK" => return Ok(Said::Yes(line)),
                // A greeting before the game.
                _ if reply == Reply::Accepted => {}
                _ => return Ok(Said::Yes(line)),
            }
        }
    }

    /// Returns the next line, without spaces at its ends.
    fn line(&mut self, heard: &mut Heard, wait: &mut Wait<'_>) -> Result<String, Interruption> {
        loop {
            if (wait.should_stop)() {
                return Err(Interruption::Stopped);
            }
            if wait.clock.elapsed() >= wait.patience {
                return Err(Interruption::Fault(EngineFault::Silent));
            }
            match self.process.hear() {
                Ok(line) => {
                    heard.lines += 1;
                    heard.bytes += line.len();
                    if heard.lines > MOST.0 || heard.bytes > MOST.1 {
                        return Err(Interruption::Fault(EngineFault::Flood));
                    }
                    return Ok(line.trim().to_owned());
                }
                Err(Unheard::NotYet) => {}
                Err(Unheard::NotStarted(error)) => {
                    return Err(Interruption::Fault(EngineFault::NotStarted(error)));
                }
                Err(Unheard::Ended) => return Err(Interruption::Fault(EngineFault::Ended)),
                Err(Unheard::TooLong) => return Err(Interruption::Fault(EngineFault::Flood)),
            }
        }
    }
}

/// How long to wait for an engine.
struct Wait<'a> {
    clock: Stopwatch,
    patience: Duration,
    should_stop: &'a mut dyn FnMut() -> bool,
}

/// How much an engine has written before a reply.
#[derive(Default)]
struct Heard {
    lines: usize,
    bytes: usize,
}
