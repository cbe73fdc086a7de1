//! Plot 4: the program. It reads the command line and opens the window, unless everything is said
//! without one.

// A program of the desktop, which opens no console of its own; without the window it is one of the
// console.
#![cfg_attr(
    all(windows, feature = "gui", not(debug_assertions)),
    windows_subsystem = "windows"
)]

use std::process::ExitCode;

use plot4::cli::{self, Request};
use plot4::launch::{Export, Launch, StartError};

fn main() -> ExitCode {
    match cli::run() {
        Request::Done(status) => status,
        Request::Window(launch) => ended(open_window(*launch)),
        Request::Picture(export) => ended(paint(&export)),
    }
}

/// Returns the status to end with, and says what went wrong.
fn ended(result: Result<(), StartError>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            cli::complain(&error.message);
            ExitCode::from(error.status)
        }
    }
}

/// Paints a picture of a game and writes it, or says in a line why it cannot be.
#[cfg(feature = "gui")]
fn paint(export: &Export) -> Result<(), StartError> {
    plot4::app::export(export)
}

/// Says that nothing can be painted in this build.
#[cfg(not(feature = "gui"))]
fn paint(export: &Export) -> Result<(), StartError> {
    export.game.look()?; // what is wrong with it is said first
    let message = "this plot4 was built without its window, which paints the boards: build it \
        with `--features gui`"
        .to_owned();
    Err(StartError { message, status: 1 })
}

/// Opens the window and returns when it is closed, or says in a line why it cannot open.
#[cfg(feature = "gui")]
fn open_window(launch: Launch) -> Result<(), StartError> {
    plot4::app::run(launch)
}

/// Says that there is no window in this build.
#[cfg(not(feature = "gui"))]
fn open_window(launch: Launch) -> Result<(), StartError> {
    use plot4::launch::Start;

    if let Start::Sought(seek) = launch.start {
        seek.look()?; // what is wrong with it is said first
    }
    let message =
        "this plot4 was built without its window: play in the terminal with `plot4 play`, or \
        build it with `--features gui`"
            .to_owned();
    Err(StartError { message, status: 1 })
}
