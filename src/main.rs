//! Plot 4: the program. It parses the command line and opens the window, unless none is needed.
//!
//! On Windows this is a console program, so that a terminal waits for it and shows its output;
//! `packaging/windows/build.sh` makes one without a console of it (decision 27).

use std::process::ExitCode;

use plot4::cli::{self, Request};
use plot4::launch::{Export, Failure, Launch};

fn main() -> ExitCode {
    match cli::run() {
        Request::Done(status) => status,
        Request::Window(launch) => ended(open_window(*launch)),
        Request::Picture(export) => ended(paint(&export)),
    }
}

/// Reports an error, and returns the exit status.
fn ended(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            cli::complain(&error.to_string());
            ExitCode::from(error.status())
        }
    }
}

/// Paints a picture of a game and writes it.
#[cfg(feature = "gui")]
fn paint(export: &Export) -> Result<(), Failure> {
    plot4::app::export(export)
}

/// Reports that this build cannot paint.
#[cfg(not(feature = "gui"))]
fn paint(export: &Export) -> Result<(), Failure> {
    export.game.look()?; // what is wrong with it is said first
    let message = "this plot4 was built without its window, which paints the boards: build it \
        with `--features gui`"
        .to_owned();
    Err(Failure::Data(message))
}

#[cfg(feature = "gui")]
fn open_window(launch: Launch) -> Result<(), Failure> {
    plot4::app::run(launch)
}

/// Reports that this build has no window.
#[cfg(not(feature = "gui"))]
fn open_window(launch: Launch) -> Result<(), Failure> {
    use plot4::launch::Start;

    if let Start::Seek(seek) = launch.start {
        seek.look()?; // what is wrong with it is said first
    }
    let message =
        "this plot4 was built without its window: play in the terminal with `plot4 play`, or \
        build it with `--features gui`"
            .to_owned();
    Err(Failure::Data(message))
}
