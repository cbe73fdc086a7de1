//! `plot4 gtp`: a Go engine that speaks the Go Text Protocol, version 2, for Sabaki, `GoGui` and
//! any referee.
//!
//! A thread reads the lines, so that the next one ends an analysis; see [`RequestQueue`].
//! Everything else happens here, line by line.

mod command;
mod engine;
mod report;
mod rules;
mod time;

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use super::arguments::GtpArguments;
use super::failure::Failure;
use super::lines::{self, Line};
use super::output::output;
use crate::players::fresh_seed;
use crate::worker::RequestQueue;
use command::Command;
use engine::GtpServer;
use report::analyse;

/// Runs the command until `quit` or the end of the input.
pub(super) fn run(arguments: &GtpArguments) -> Result<ExitCode, Failure> {
    let mut input = BufReader::new(io::stdin());
    let mut has_ended = false;
    let read = move || {
        let line = lines::read(&mut input)?;
        // The end is a request, too, as it also ends an analysis.
        let is_first_end = line.is_none() && !has_ended;
        has_ended = line.is_none();
        Ok((line.is_some() || is_first_end).then_some(line))
    };
    let requests = RequestQueue::start("plot4-requests", read, |_| true)?;
    let engine = GtpServer::new(
        arguments.player,
        arguments.ko,
        arguments.seed.unwrap_or_else(fresh_seed),
        arguments.resign,
        requests.end(),
    );
    serve(engine, &requests, &mut output())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers commands, one after the other.
fn serve(
    mut engine: GtpServer,
    requests: &RequestQueue<Option<Line>>,
    output: &mut dyn Write,
) -> io::Result<()> {
    let mut is_analysed = false;
    loop {
        let next = requests.wait()?;
        if is_analysed {
            // The answer to an analysis ends when the next line arrives.
            writeln!(output)?;
            output.flush()?;
            is_analysed = false;
        }
        let text = match next.flatten() {
            None => return Ok(()),
            Some(Line::Text(text)) => text,
            Some(Line::TooLong) => {
                write!(output, "? syntax error: the line is too long\n\n")?;
                output.flush()?;
                continue;
            }
        };
        let Some(command) = Command::read(&text) else {
            continue;
        };
        let id = command.id.map(|id| id.to_string()).unwrap_or_default();
        let answer = match engine.analysis(&command) {
            Some(Ok((request, position, trees))) => {
                writeln!(output, "={id}")?;
                output.flush()?;
                let is_interrupted = || requests.are_urgent();
                analyse(trees, &position, request, output, &is_interrupted)?;
                is_analysed = true;
                continue;
            }
            Some(Err(reason)) => Err(reason),
            None => engine.answer(&command),
        };
        let (sign, answer) = match answer {
            Ok(answer) => ('=', answer),
            Err(reason) => ('?', reason),
        };
        let blank = if answer.is_empty() { "" } else { " " };
        write!(output, "{sign}{id}{blank}{answer}\n\n")?;
        output.flush()?;
        if command.name == "quit" {
            return Ok(());
        }
    }
}
