//! Plot 4: the program. It reads the command line and opens the window, unless everything is said without one.

// A program of the desktop, which opens no console of its own; without the window it is one of the console.
#![cfg_attr(all(windows, feature = "gui", not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

use plot4::cli::{self, Request};
use plot4::launch::Launch;

fn main() -> ExitCode {
    match cli::run() {
        Request::Done(status) => status,
        Request::Window(launch) => match open_window(*launch) {
            Ok(()) => ExitCode::SUCCESS,
            Err(reason) => {
                cli::complain(&reason);
                ExitCode::FAILURE
            }
        },
    }
}

/// Opens the window and returns when it is closed, or says in a line why it cannot open.
#[cfg(feature = "gui")]
fn open_window(launch: Launch) -> Result<(), String> {
    plot4::app::run(launch)
}

/// Says that there is no window in this build.
#[cfg(not(feature = "gui"))]
fn open_window(_launch: Launch) -> Result<(), String> {
    Err("this plot4 was built without its window: play in the terminal with `plot4 play`, or build it with `--features gui`"
        .to_owned())
}
