//! GNU Go, by the protocol GTP.

use std::process::Command;

use crate::engine::Engine;

/// Returns GNU Go at a level.
pub fn gnugo(level: u32) -> Engine {
    let program = ["/usr/games/gnugo", "gnugo"]
        .into_iter()
        .find(|path| Command::new(path).arg("--version").output().is_ok());
    let arguments = "--mode gtp --chinese-rules --positional-superko --forbid-suicide --level";
    Engine::start(
        Command::new(program.expect("GNU Go is installed"))
            .args(arguments.split(' '))
            .arg(level.to_string()),
    )
}

/// Returns the answer to a command, which must be no error.
pub fn ask(engine: &mut Engine, command: &str) -> String {
    let answer = engine.ask(command);
    let text = answer.strip_prefix('=');
    text.unwrap_or_else(|| panic!("{command}: {answer}")).trim().to_owned()
}
