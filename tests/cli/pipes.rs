//! Runs the program through pipes.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The result of a run of the program.
#[derive(Debug)]
pub struct Run {
    pub status: Option<i32>,
    pub output: String,
    pub errors: String,
}

impl Run {
    /// Returns what was written by a run that succeeded and complained of nothing.
    #[track_caller]
    pub fn succeeded(self) -> String {
        assert_eq!((self.status, &*self.errors), (Some(0), ""));
        self.output
    }
}

/// Returns the program, ready to be given arguments. It finds no settings.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_plot4"));
    // It speaks English, whatever the system and the user speak.
    program
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE")
        .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/none"));
    program
}

/// Runs the program with these arguments and nothing to read.
pub fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Runs the program with these arguments and this input.
pub fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    run_command(program().args(arguments), input)
}

/// Runs the program with the arguments of this line and nothing to read.
pub fn run_line(line: &str) -> Run {
    run(&line.split_whitespace().collect::<Vec<_>>())
}

/// Asserts that the arguments of each of these lines are refused, with this in the message.
#[track_caller]
pub fn check_usage_errors(cases: &[(&str, &str)]) {
    for (line, expected) in cases {
        let run = run_line(line);
        assert_eq!((run.status, run.output.as_str()), (Some(2), ""), "{line}");
        assert!(run.errors.contains(expected), "{line}: {}", run.errors);
    }
}

/// Runs a command with this input.
#[expect(clippy::disallowed_methods, reason = "the input is written while the output is read")]
pub fn run_command(command: &mut Command, input: &[u8]) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            // The program may end before it has read everything.
            let _ = pipe.write_all(input);
        });
        child.wait_with_output().expect("the program ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Run { status: output.status.code(), output: text(output.stdout), errors: text(output.stderr) }
}
