//! Engines in the settings: programs of others that can take a seat.

use serde::{Deserialize, Serialize};

use crate::players::EngineName;

/// How long an engine may think about a move if nothing else was chosen, in seconds.
pub const USUAL_SECONDS: u32 = 5;

/// An engine: a program of others, in the words of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    pub game: String,
    /// The name that stands for it in lists, saved games and on the command line.
    pub name: String,
    /// The command that starts it, with its arguments, as in a shell.
    pub command: String,
    /// How long it may think about a move, in seconds; 0 leaves that to the engine.
    #[serde(default = "usual_seconds")]
    pub seconds: u32,
}

/// Returns [`USUAL_SECONDS`], for a file without a time.
const fn usual_seconds() -> u32 {
    USUAL_SECONDS
}

impl Engine {
    /// Returns the engine of a game with this name; capital letters make no difference.
    #[must_use]
    pub fn find<'a>(engines: &'a [Self], game: &str, name: EngineName) -> Option<&'a Self> {
        let named = name.as_str().to_lowercase();
        engines.iter().find(|engine| {
            let known = EngineName::new(&engine.name);
            engine.game == game && known.is_some_and(|known| known.as_str().to_lowercase() == named)
        })
    }

    #[must_use]
    pub fn names(engines: &[Self], game: &str) -> Vec<EngineName> {
        let engines = engines.iter().filter(|engine| engine.game == game);
        engines
            .filter_map(|engine| EngineName::new(&engine.name))
            .collect()
    }
}
