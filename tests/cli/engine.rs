//! A program that speaks the protocol GTP, and the way to it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An engine and the way to it.
pub struct Engine {
    pub child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts the engine of a command.
    pub fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let (input, output) =
            (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Self { child, input, output: BufReader::new(output) }
    }

    /// Sends a line, and returns the whole answer up to the empty line after it.
    pub fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.answer()
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    /// Returns the next line that the engine writes, with its end.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        let bytes = self.output.read_line(&mut line).expect("text");
        assert!(bytes > 0, "the engine has ended");
        line
    }

    /// Returns what the engine writes up to the next empty line.
    pub fn answer(&mut self) -> String {
        let mut answer = String::new();
        loop {
            let line = self.line();
            if line == "\n" {
                return answer.trim_end().to_owned();
            }
            answer += &line;
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
