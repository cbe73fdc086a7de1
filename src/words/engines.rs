//! What goes wrong with an engine, in words.

use super::explain::Explain as _;
use super::text::engines;
use crate::core::plain::value;
use crate::worker::EngineFault;

/// Returns why the engine with this name makes no move.
#[must_use]
pub fn engine_fault(name: &str, fault: &EngineFault) -> String {
    match fault {
        EngineFault::Unknown => engines::unknown(name),
        EngineFault::Command => engines::wrong_command(name),
        EngineFault::NotStarted(error) => engines::not_started(name, error.explain()),
        EngineFault::Unsupported => engines::unsupported(name),
        EngineFault::Refused { command, answer } => {
            engines::refused(name, value(command), value(answer))
        }
        EngineFault::Silent => engines::silent(name),
        EngineFault::Ended => engines::ended(name),
        EngineFault::Flood => engines::flood(name),
        EngineFault::Illegal(answer) => engines::illegal(name, value(answer)),
    }
}
