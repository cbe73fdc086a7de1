//! Engines end with the program, however that ends.
//!
//! On Linux the program starts itself as [`become_engine`], which asks for the signal of its
//! parent's death and then becomes the engine. That signal follows the thread that has started it,
//! so one thread starts all engines and never ends. On all of Unix a signal that ends the program
//! also ends its engines and what they have started: each engine is the leader of a process group.
//! Where neither helps, as on Windows, an engine has to notice the end of its input.
//!
//! What keeps a process from becoming the engine is its only line, which [`failure`] knows.

use std::io;
use std::thread::Builder;

#[cfg(not(unix))]
pub(super) use self::others::{failure, find, has_exited, is_foreign, kill_group, spawn};
#[cfg(unix)]
pub use self::unix::guard_engines;
#[cfg(target_os = "linux")]
pub use self::unix::{COMMAND, become_engine};
#[cfg(unix)]
pub(super) use self::unix::{failure, find, has_exited, is_foreign, kill_group, spawn};

/// Starts a thread that ends with its process.
pub(super) fn start_thread(name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    #[expect(
        clippy::disallowed_methods,
        reason = "this is a module of the threads; the process that it serves ends it"
    )]
    Builder::new().name(name.to_owned()).spawn(run).map(drop)
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{self, Sender};
    use std::sync::{Mutex, OnceLock, PoisonError};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    #[cfg(target_os = "linux")]
    pub use self::becoming::{COMMAND, become_engine, failure, is_foreign};
    #[cfg(not(target_os = "linux"))]
    pub use super::others::{failure, is_foreign};
    use super::start_thread;

    /// False in tests of the library, where `/proc/self/exe` is not plot4, and whose signals are
    /// their own.
    static IS_PROGRAM: AtomicBool = AtomicBool::new(false);
    /// The groups of the engines that are running.
    static GROUPS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());
    /// The thread that starts engines.
    static STARTER: OnceLock<Mutex<Sender<Order>>> = OnceLock::new();

    /// A command to start, and where the answer goes.
    type Order = (Command, Sender<io::Result<Child>>);

    /// Makes engines end with this process, which is the program.
    pub fn guard_engines() {
        IS_PROGRAM.store(true, Ordering::Relaxed);
    }

    /// Starts an engine that ends with the program.
    pub fn spawn(mut command: Command) -> io::Result<Child> {
        if !IS_PROGRAM.load(Ordering::Relaxed) {
            return command.spawn();
        }
        #[cfg(target_os = "linux")]
        let command = becoming::wrapped(&command)?;
        started(command)
    }

    /// Starts a command in the thread that never ends.
    fn started(command: Command) -> io::Result<Child> {
        let starter = STARTER.get_or_init(|| {
            let (sender, orders) = mpsc::channel::<Order>();
            // Without this thread nothing answers.
            let _ = start_thread("plot4-engines", move || {
                for (mut command, answer) in orders {
                    // A signal waits until its group is known.
                    let mut groups = GROUPS.lock().unwrap_or_else(PoisonError::into_inner);
                    let child = command.spawn();
                    groups.extend(child.as_ref().ok().and_then(group));
                    drop(groups);
                    let _ = answer.send(child);
                }
            });
            end_groups_by_signals();
            Mutex::new(sender)
        });
        let (answer, answered) = mpsc::channel();
        let starter = starter.lock().unwrap_or_else(PoisonError::into_inner);
        let is_heard = starter.send((command, answer)).is_ok();
        drop(starter);
        let no_thread = || io::Error::from(io::ErrorKind::OutOfMemory);
        if is_heard { answered.recv().map_err(|_| no_thread())? } else { Err(no_thread()) }
    }

    /// Kills the groups of all engines when a signal ends the program.
    fn end_groups_by_signals() {
        // What is ignored, as under `nohup`, stays so.
        let ignored = ignored_signals();
        let ending = [SIGTERM, SIGHUP, SIGINT].into_iter();
        let ending = ending.filter(|signal| ignored >> (signal - 1) & 1 == 0);
        let (sender, taken_over) = mpsc::channel::<Signals>();
        let started = start_thread("plot4-signals", move || {
            let Ok(mut signals) = taken_over.recv() else {
                return;
            };
            for signal in signals.forever() {
                // No engine starts any more.
                let groups = GROUPS.lock().unwrap_or_else(PoisonError::into_inner);
                for &group in &*groups {
                    let _ = kill_process_group(group, Signal::KILL);
                }
                let _ = emulate_default_handler(signal);
            }
        });
        // Without the thread the signals keep ending the program by themselves.
        if started.is_ok()
            && let Ok(signals) = Signals::new(ending)
        {
            let _ = sender.send(signals);
        }
    }

    /// Returns the signals that this process ignores: bit 0 is that of signal 1.
    #[cfg(target_os = "linux")]
    fn ignored_signals() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
    }

    /// Returns the signals that this process may ignore: bit 0 is that of signal 1. Without a file
    /// that tells, those that `nohup` and a shell let it ignore, where it has no terminal.
    #[cfg(not(target_os = "linux"))]
    fn ignored_signals() -> u64 {
        let has_terminal = io::IsTerminal::is_terminal(&io::stdout());
        let ignored = [SIGHUP, SIGINT].map(|signal| 1 << (signal - 1));
        if has_terminal { 0 } else { ignored[0] | ignored[1] }
    }

    /// Returns the path of `program`, which exists and is executable.
    ///
    /// # Errors
    /// What the system would say if it were started.
    pub fn find(program: &Path) -> io::Result<PathBuf> {
        let check = |path: &Path| {
            let metadata = path.metadata()?;
            if metadata.is_file() && metadata.permissions().mode() & 0o111 != 0 {
                Ok(path.to_owned())
            } else {
                Err(io::Error::from(io::ErrorKind::PermissionDenied))
            }
        };
        if program.components().count() > 1 || program.is_absolute() {
            return check(program);
        }
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let mut found = Err(io::Error::from(io::ErrorKind::NotFound));
        for folder in std::env::split_paths(&folders) {
            match check(&folder.join(program)) {
                Ok(path) => return Ok(path),
                Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                    found = Err(error);
                }
                Err(_) => {}
            }
        }
        found
    }

    fn group(child: &Child) -> Option<Pid> {
        i32::try_from(child.id()).ok().and_then(Pid::from_raw)
    }

    /// Returns whether a process has exited. It still has its number, and so its group.
    pub fn has_exited(child: &mut Child) -> bool {
        let Some(process) = group(child) else {
            return true;
        };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(process), options), Ok(None))
    }

    /// Kills the group of a process that was not waited for yet, so that its number is still its
    /// own.
    pub fn kill_group(child: &Child) {
        let Some(group) = group(child) else {
            return;
        };
        let _ = kill_process_group(group, Signal::KILL);
        let mut groups = GROUPS.lock().unwrap_or_else(PoisonError::into_inner);
        groups.retain(|&known| known != group);
    }

    /// On Linux: the process that becomes an engine.
    #[cfg(target_os = "linux")]
    mod becoming {
        use std::ffi::OsString;
        use std::fs::File;
        use std::io::{self, Read as _, Write as _};
        use std::os::unix::process::CommandExt as _;
        use std::path::Path;
        use std::process::{Command, Stdio};

        use rustix::process::{Pid, Signal, getppid, set_parent_process_death_signal};

        use super::find;

        pub const COMMAND: &str = "become-engine";

        /// The line of a process that could not become an engine begins so; the number of the error
        /// follows.
        const FAILED: &str = "plot4-become-engine:";

        /// Executes an engine in place of this process; returns only if that fails, and tells the
        /// parent why. `program` is that parent, which may have ended already.
        #[must_use]
        pub fn become_engine(program: i32, command: &[OsString]) -> io::Error {
            let error = executed(program, command);
            if let Some(code) = error.raw_os_error() {
                // Without a reader nobody asks.
                let _ = writeln!(io::stdout(), "{FAILED}{code}");
            }
            error
        }

        /// Returns why an engine could not be started, if this is the line of a process that could
        /// not become it.
        pub fn failure(line: &str) -> Option<io::Error> {
            let code = line.strip_prefix(FAILED)?.trim().parse().ok()?;
            Some(io::Error::from_raw_os_error(code))
        }

        /// Returns whether an engine that has ended without a line, with this status and these last
        /// words, is no program of this system, such as one for another processor. The C library
        /// has a shell read what the system cannot execute. That shell complains and is taken for
        /// the engine.
        pub fn is_foreign(program: &str, status: Option<i32>, last_words: &str) -> bool {
            // A shell has found no command, could not execute one, or could not read them.
            if !matches!(status, Some(127 | 126 | 2)) {
                return false;
            }
            let Ok(path) = find(Path::new(program)) else {
                return false;
            };
            let start = |path: &Path| {
                let mut start = [0; 20];
                File::open(path).ok()?.read_exact(&mut start).ok()?;
                Some(start)
            };
            // The signature of a program, its kind, and the processor that it is for.
            let kind =
                |start: [u8; 20]| ([start[0], start[1], start[2], start[3], start[4]], start[18]);
            let (Some(found), Some(own)) = (start(&path), start(Path::new("/proc/self/exe")))
            else {
                return false;
            };
            let is_text = found.iter().all(|&byte| byte != 0);
            !is_text && kind(found) != kind(own) && is_of_shell(last_words, &path.to_string_lossy())
        }

        /// Returns whether a line is a complaint of a shell about what it reads from this file: the
        /// name of the file, and then either the number of a line or the name again.
        fn is_of_shell(line: &str, file: &str) -> bool {
            let rest = line.strip_prefix(file);
            let Some(rest) = rest.filter(|rest| rest.starts_with([':', '['])) else {
                return false;
            };
            let rest = rest.trim_start_matches([':', '[', ' ']);
            let place = rest.split([':', ']']).next().unwrap_or_default();
            rest.starts_with(file) || place.trim_end().ends_with(|end: char| end.is_ascii_digit())
        }

        /// Executes an engine in place of this process; returns only if that fails.
        fn executed(program: i32, command: &[OsString]) -> io::Error {
            let Some((engine, arguments)) = command.split_first() else {
                return io::ErrorKind::InvalidInput.into();
            };
            if let Err(error) = set_parent_process_death_signal(Some(Signal::KILL)) {
                return error.into();
            }
            if getppid() != Pid::from_raw(program) {
                return io::ErrorKind::BrokenPipe.into();
            }
            Command::new(engine).args(arguments).exec()
        }

        /// Returns the command of a process of ours that becomes the engine of this command.
        ///
        /// # Errors
        /// What the system would say if the engine were started.
        pub fn wrapped(command: &Command) -> io::Result<Command> {
            find(Path::new(command.get_program()))?;
            let mut own = Command::new("/proc/self/exe");
            own.arg(COMMAND)
                .arg(std::process::id().to_string())
                .arg("--")
                .arg(command.get_program())
                .args(command.get_args())
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .process_group(0);
            Ok(own)
        }

        #[cfg(test)]
        mod tests {
            use super::is_of_shell;

            #[test]
            fn a_line_of_a_shell_is_told_from_one_of_an_engine() {
                let file = "/opt/x: 86/engine";
                for line in [
                    ": 1: ELF: not found",
                    ": 12: Syntax error: \"(\" unexpected",
                    ": line 1: syntax error: unexpected word",
                    ": ligne 1 : erreur de syntaxe",
                    ":1: command not found: ELF",
                    "[1]: ELF: not found",
                    ": /opt/x: 86/engine: cannot execute binary file",
                ] {
                    assert!(is_of_shell(&format!("{file}{line}"), file), "{line}");
                }
                for line in [
                    ": error while loading shared libraries: libstdc++.so.6: no such file",
                    ": invalid option -- 'x'",
                    " 2.0: no network",
                    "",
                ] {
                    assert!(!is_of_shell(&format!("{file}{line}"), file), "{line}");
                }
                assert!(!is_of_shell("sh: 1: gnugo: not found", file));
            }
        }
    }
}

/// What other systems than Linux do.
#[cfg(not(target_os = "linux"))]
mod others {
    use std::io;
    #[cfg(not(unix))]
    use std::path::{Path, PathBuf};
    #[cfg(not(unix))]
    use std::process::{Child, Command};

    #[cfg(not(unix))]
    pub fn spawn(mut command: Command) -> io::Result<Child> {
        command.spawn()
    }

    /// Returns nothing: whatever keeps an engine from starting is told by the system.
    pub const fn failure(_line: &str) -> Option<io::Error> {
        None
    }

    /// Returns false: the system tells.
    pub const fn is_foreign(_program: &str, _status: Option<i32>, _last_words: &str) -> bool {
        false
    }

    /// Fails: what the system does not find is not looked for again.
    #[cfg(not(unix))]
    pub fn find(_program: &Path) -> io::Result<PathBuf> {
        Err(io::ErrorKind::NotFound.into())
    }

    #[cfg(not(unix))]
    pub fn has_exited(child: &mut Child) -> bool {
        !matches!(child.try_wait(), Ok(None))
    }

    /// Kills nothing: a job object, which would, needs unsafe code.
    #[cfg(not(unix))]
    pub const fn kill_group(_child: &Child) {}
}
