//! The process of an engine: a thread that writes to it, and one that reads from it.
//!
//! Ending an engine takes a moment, for which nothing waits: it is told to quit, and killed if it
//! does not, with what it has started. At the end of the program [`wait_for_engines`] waits for the
//! last ones. If the program ends in another way, see [`guard`].

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::guard::{self, start_thread};
use crate::clock::Stopwatch;
use crate::core::kind::{EngineCommand, Protocol, Reply};
use crate::storage::FileFault;

/// How often a wait for a line asks whether it should stop.
const PAUSE: Duration = Duration::from_millis(15);
/// How long an engine may take to quit.
const FAREWELL: Duration = Duration::from_secs(1);
/// The longest line, in bytes.
const LONGEST: u64 = 1 << 16;
/// How many lines wait to be heard; an engine that writes more waits itself.
const QUEUE: usize = 256;
/// A flag for a new process of Windows.
#[cfg(windows)]
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// How many engines are ending, for those who wait for them.
static ENDING: Mutex<usize> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// A running process with lines as input and output. Dropping it asks the process to quit.
pub(super) struct Process {
    /// Until it is ended.
    child: Option<Child>,
    words: Sender<String>,
    lines: Receiver<Result<String, EngineFault>>,
    /// The last line that it writes to its standard error, once that has ended.
    last_words: Receiver<String>,
    /// How it has ended by itself, once that is known.
    end: Receiver<EngineFault>,
    farewell: &'static str,
    program: String,
    has_spoken: bool,
}

impl Process {
    /// Starts a command. `farewell` is the line that asks the process to quit.
    pub(super) fn start(command: &str, farewell: &'static str) -> Result<Self, EngineFault> {
        let (program, arguments) = words(command)?;
        let mut command = Command::new(&program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own: Ctrl+C in a terminal is for us, and what the engine has started
        // itself ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        // No console of its own beside our window.
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
        let failed = |error: io::Error| not_started(&program, error);
        let mut child = guard::spawn(command).map_err(failed)?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (words, to_say) = mpsc::channel();
        let (heard, lines) = mpsc::sync_channel(QUEUE);
        let (ending, last_words) = mpsc::channel();
        let process = Self {
            child: Some(child),
            words,
            lines,
            last_words,
            end: mpsc::channel().1,
            farewell,
            program: program.clone(),
            has_spoken: false,
        };
        if let (Some(input), Some(output), Some(errors)) = pipes {
            start_thread("plot4-engine-in", move || write(input, &to_say)).map_err(failed)?;
            start_thread("plot4-engine-out", move || read(output, &heard)).map_err(failed)?;
            start_thread("plot4-engine-err", move || {
                // Nobody asks for the last line of an engine that was told to end.
                let _ = ending.send(last_line(errors));
            })
            .map_err(failed)?;
        }
        Ok(process)
    }

    /// Sends a line. If the process has gone, this shows when its reply is waited for.
    pub(super) fn say(&self, line: &str) {
        let _ = self.words.send(format!("{line}\n"));
    }

    /// Returns the next line; `None` if there is none after a short wait, or if how the process has
    /// ended is not known yet.
    pub(super) fn hear(&mut self) -> Result<Option<String>, EngineFault> {
        let is_first = !self.has_spoken;
        match self.lines.recv_timeout(PAUSE) {
            Ok(line) => {
                self.has_spoken = true;
                let line = line?;
                match guard::failure(&line).filter(|_| is_first) {
                    Some(error) => Err(not_started(&self.program, error)),
                    None => Ok(Some(line)),
                }
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => match self.ended() {
                Some(fault) if is_first && is_foreign(&self.program, &fault) => {
                    Err(EngineFault::Foreign)
                }
                Some(fault) => Err(fault),
                None => Ok(None),
            },
        }
    }

    /// Returns how the process, which has closed its output, has ended by itself; `None` if that is
    /// not known after a short wait.
    fn ended(&mut self) -> Option<EngineFault> {
        if let Some(child) = self.child.take() {
            let (sender, fault) = mpsc::channel();
            let last_words = std::mem::replace(&mut self.last_words, mpsc::channel().1);
            self.end = fault;
            end(child, FAREWELL, move |status| {
                let last_words = last_words.recv_timeout(FAREWELL).ok();
                // Nobody asks if the question has been stopped.
                let _ = sender.send(EngineFault::Ended {
                    status,
                    last_words: last_words.filter(|line| !line.is_empty()),
                });
            });
        }
        match self.end.recv_timeout(PAUSE) {
            Ok(fault) => Some(fault),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                Some(EngineFault::Ended { status: None, last_words: None })
            }
        }
    }

    /// Returns whether the process has closed its output, so that no line follows.
    const fn is_ending(&self) -> bool {
        self.child.is_none()
    }

    pub(super) fn kill(mut self) {
        if let Some(child) = self.child.take() {
            end(child, Duration::ZERO, drop);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let Some(child) = self.child.take() else {
            return;
        };
        self.say(self.farewell);
        // The writing thread ends with the sender, and closes the input of the process.
        let (unused, _) = mpsc::channel();
        drop(std::mem::replace(&mut self.words, unused));
        end(child, FAREWELL, drop);
    }
}

/// Returns whether a process that has ended without a line is no program of this system.
fn is_foreign(program: &str, fault: &EngineFault) -> bool {
    let EngineFault::Ended { status, last_words } = fault else {
        return false;
    };
    let status = status.and_then(|status| status.code());
    guard::is_foreign(program, status, last_words.as_deref().unwrap_or_default())
}

/// Returns the program and the arguments of a command.
pub(super) fn words(command: &str) -> Result<(String, Vec<String>), EngineFault> {
    // A path of Windows has backslashes, which here mean the character that follows.
    let command = if cfg!(windows) { command.replace('\\', "\\\\") } else { command.to_owned() };
    let mut words = shlex::split(&command).ok_or(EngineFault::Command)?.into_iter();
    let program = words.next().ok_or(EngineFault::Command)?;
    Ok((program, words.collect()))
}

/// Returns why a program could not be started, for which the system has this reason.
fn not_started(program: &str, error: io::Error) -> EngineFault {
    // No format of a program, the wrong processor of a Mac; the same two of Windows.
    let foreign = if cfg!(windows) { [193, 216] } else { [8, 86] };
    if foreign.map(Some).contains(&error.raw_os_error()) {
        return EngineFault::Foreign;
    }
    let is_missing = error.kind() == io::ErrorKind::NotFound;
    match guard::find(Path::new(program)) {
        // The file is there: what is missing is the program that should run it.
        Ok(file) if is_missing => {
            interpreter(&file).map_or(EngineFault::Foreign, EngineFault::NoInterpreter)
        }
        _ => EngineFault::NotStarted(error.into()),
    }
}

/// Returns the program that runs a script, as its first line names it.
fn interpreter(script: &Path) -> Option<String> {
    let mut line = Vec::new();
    let start = File::open(script).ok()?.take(LONGEST);
    BufReader::new(start).read_until(b'\n', &mut line).ok()?;
    let named = String::from_utf8_lossy(line.strip_prefix(b"#!")?);
    // A script of Windows ends its line by a carriage return, which Unix takes for a part of the
    // name.
    let mut words = named.split([' ', '\t', '\n']);
    words.find(|word| !word.is_empty()).map(str::to_owned)
}

/// Writes lines until there are no more, or the process takes none.
fn write(mut input: ChildStdin, words: &Receiver<String>) {
    for line in words {
        if input.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, or one does not end. Those that are no longer waited for
/// are read, too: a process whose output is closed may die before it has ended its own way.
fn read(output: ChildStdout, heard: &SyncSender<Result<String, EngineFault>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        let is_whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST;
        let line = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if is_whole => Ok(String::from_utf8_lossy(&line).into_owned()),
            Ok(_) => Err(EngineFault::Flood),
        };
        let is_wanted = heard.send(line).is_ok();
        if !is_whole {
            return;
        }
        if !is_wanted {
            let _ = io::copy(&mut output, &mut io::sink());
            return;
        }
    }
}

/// Reads standard error to its end, and returns its last line that is not empty.
fn last_line(errors: ChildStderr) -> String {
    let mut errors = BufReader::new(errors);
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        match errors.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&line);
        if !line.trim().is_empty() {
            line.trim().clone_into(&mut last);
        }
    }
}

/// Ends a process in a thread of its own: waits so long for it, and then kills it. How it ended if
/// it was not killed is what `then` gets.
fn end(child: Child, patience: Duration, then: impl FnOnce(Option<ExitStatus>) + Send + 'static) {
    *count() += 1;
    // If there is no thread, the child is dropped, which leaves it to the end of its input.
    let started = start_thread("plot4-engine-end", move || {
        let status = wait_and_kill(child, patience);
        ended();
        then(status);
    });
    if started.is_err() {
        ended();
    }
}

/// Waits so long for a process to quit, and then kills it with everything it has started.
/// Returns how it ended if it was not killed.
fn wait_and_kill(mut child: Child, patience: Duration) -> Option<ExitStatus> {
    let clock = Stopwatch::start();
    while clock.elapsed() < patience && !guard::has_exited(&mut child) {
        thread::sleep(PAUSE);
    }
    let has_exited = guard::has_exited(&mut child);
    // What a process has started may go on without it.
    guard::kill_group(&child);
    let _ = child.kill();
    // It has ended, so this takes no time; without it a zombie would stay.
    let status = child.wait().ok();
    status.filter(|_| has_exited)
}

/// Returns the number of engines that are ending.
fn count() -> std::sync::MutexGuard<'static, usize> {
    ENDING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts an engine that has ended.
fn ended() {
    let mut ending = count();
    *ending = ending.saturating_sub(1);
    ENDED.notify_all();
}

/// Waits until every engine whose seat is gone has ended, but not much longer than one of them may
/// take: for the end of the program.
pub fn wait_for_engines() {
    let most = FAREWELL + Duration::from_secs(1);
    // A poisoned lock has the number all the same, and the program ends anyway.
    drop(ENDED.wait_timeout_while(count(), most, |ending| *ending > 0));
}

// A conversation with an engine: one line after the other, each with its reply.

/// How many lines an engine may write before a reply, and how many bytes.
const MOST: (usize, usize) = (20_000, 1 << 20);

/// Words of a program that does not know what it was told.
const COMPLAINTS: [&str; 6] =
    ["unknown", "error", "illegal", "invalid", "unrecognized", "unrecognised"];

/// A running engine, and what it still owes us.
pub(super) struct Dialogue {
    protocol: Protocol,
    process: Process,
    /// The reply that was not waited for to the end: it comes before the next one.
    owed: Option<Reply>,
    /// Whether it has shown that it speaks the protocol.
    has_replied: bool,
}

enum Said {
    /// The command was obeyed, with this answer.
    Yes(String),
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
            has_replied: false,
        })
    }

    /// Says these lines, waits for each reply, and returns the last one. All of it may take as long
    /// as the patience.
    ///
    /// # Errors
    /// What is wrong with the engine; `None` if the caller does not want a reply any more.
    pub(super) fn converse(
        &mut self,
        lines: &[EngineCommand],
        patience: Duration,
        should_stop: &mut dyn FnMut() -> bool,
    ) -> Result<String, Option<EngineFault>> {
        let mut wait = Wait { clock: Stopwatch::start(), patience, should_stop };
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
                    return Err(Some(EngineFault::Refused {
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

    fn reply(&mut self, reply: Reply, wait: &mut Wait<'_>) -> Result<Said, Option<EngineFault>> {
        let mut heard = Heard::default();
        let said = match self.protocol {
            Protocol::Gtp => self.gtp_reply(&mut heard, wait),
            Protocol::Gomocup => self.gomocup_reply(reply, &mut heard, wait),
        };
        self.has_replied |= said.is_ok();
        said
    }

    /// Returns the fault of an engine that has answered by this line instead of a reply.
    const fn other_protocol(&self, answer: String) -> EngineFault {
        EngineFault::OtherProtocol { answer, expected: self.protocol }
    }

    /// Returns the next reply in GTP: `= text` or `? text`, which an empty line ends. Anything
    /// before it is no part of it.
    fn gtp_reply(
        &mut self,
        heard: &mut Heard,
        wait: &mut Wait<'_>,
    ) -> Result<Said, Option<EngineFault>> {
        let (is_yes, mut text) = loop {
            let line = self.line(heard, wait)?;
            if let Some(text) = line.strip_prefix('=') {
                break (true, text.trim().to_owned());
            }
            if let Some(text) = line.strip_prefix('?') {
                break (false, text.trim().to_owned());
            }
            let word = line.split_whitespace().next().unwrap_or_default();
            let is_other = ["ERROR", "UNKNOWN"].contains(&&*word.to_ascii_uppercase());
            if is_other && !self.has_replied {
                return Err(Some(self.other_protocol(line)));
            }
            heard.note(line);
        };
        loop {
            let line = self.line(heard, wait)?;
            if line.is_empty() {
                break;
            }
            text = text + " " + line.as_str();
        }
        Ok(if is_yes { Said::Yes(text) } else { Said::No(text) })
    }

    /// Returns the next reply in the protocol of Gomocup: a line that is neither a message nor
    /// empty.
    fn gomocup_reply(
        &mut self,
        reply: Reply,
        heard: &mut Heard,
        wait: &mut Wait<'_>,
    ) -> Result<Said, Option<EngineFault>> {
        loop {
            let line = self.line(heard, wait)?;
            let word = line.split_whitespace().next().unwrap_or_default();
            match word.to_ascii_uppercase().as_str() {
                "" | "MESSAGE" | "DEBUG" | "SUGGEST" => {}
                "=" | "?" | "UNKNOWN" if !self.has_replied => {
                    return Err(Some(self.other_protocol(line)));
                }
                "ERROR" | "UNKNOWN" => return Ok(Said::No(line)),
                "OK" => return Ok(Said::Yes(line)),
                // A greeting before the game.
                _ if reply == Reply::Accepted => heard.note(line),
                _ => return Ok(Said::Yes(line)),
            }
        }
    }

    /// Returns the next line, without spaces at its ends.
    fn line(
        &mut self,
        heard: &mut Heard,
        wait: &mut Wait<'_>,
    ) -> Result<String, Option<EngineFault>> {
        loop {
            if (wait.should_stop)() {
                return Err(None);
            }
            // How it has ended is worth another moment.
            if wait.clock.elapsed() >= wait.patience && !self.process.is_ending() {
                let complaint = heard.complaint.take().filter(|_| !self.has_replied);
                return Err(Some(match complaint {
                    Some(line) => self.other_protocol(line),
                    None => EngineFault::Silent,
                }));
            }
            let Some(line) = self.process.hear()? else {
                continue;
            };
            heard.lines += 1;
            heard.bytes += line.len();
            if heard.lines > MOST.0 || heard.bytes > MOST.1 {
                return Err(Some(EngineFault::Flood));
            }
            return Ok(line.trim().to_owned());
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
    /// The last line that is no part of a reply, and says that it does not know what it was told.
    complaint: Option<String>,
}

impl Heard {
    /// Notes a line that is no part of a reply. Most are greetings, which engines of every protocol
    /// write.
    fn note(&mut self, line: String) {
        let mut words = line.split(|character: char| !character.is_alphanumeric());
        let is_complaint = words.any(|word| {
            let word = word.to_ascii_lowercase();
            COMPLAINTS.contains(&&*word)
        });
        if is_complaint {
            self.complaint = Some(line);
        }
    }
}

/// Why an engine has made no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// The settings have no engine with this name for the game.
    Unknown,
    /// The command is empty, or has a quotation mark without its partner.
    Command,
    /// The system could not start it, for this reason.
    NotStarted(FileFault),
    /// A script, and the program of this name that should run it is missing.
    NoInterpreter(String),
    /// Not a program for this system or processor.
    Foreign,
    /// The engine's protocol does not have this set-up.
    Unsupported,
    Refused {
        command: String,
        answer: String,
    },
    /// No answer in time.
    Silent,
    /// The engine speaks another protocol, or none: it answered with this line.
    OtherProtocol {
        answer: String,
        expected: Protocol,
    },
    Ended {
        status: Option<ExitStatus>,
        /// The last line of its standard error.
        last_words: Option<String>,
    },
    /// Output without end.
    Flood,
    /// An answer that is no legal move.
    Illegal(String),
}

impl EngineFault {
    /// Returns whether another process of the same engine may do better.
    #[must_use]
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::Silent | Self::Ended { .. } | Self::Flood | Self::Illegal(_) => true,
            Self::Unknown
            | Self::Command
            | Self::NotStarted(_)
            | Self::NoInterpreter(_)
            | Self::Foreign
            | Self::OtherProtocol { .. }
            | Self::Unsupported
            | Self::Refused { .. } => false,
        }
    }
}
