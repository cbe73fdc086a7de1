//! Standard output, and how results are said there.

use std::io::{self, BufWriter, IsTerminal as _};

use crate::core::game::Outcome;
use crate::core::kind::{Colour, GameKind};

/// Returns standard output, which is written in whole pieces and has to be flushed.
pub(super) fn output() -> BufWriter<io::StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Returns whether colours are welcome on standard output: see <https://no-color.org>.
pub(super) fn colour() -> Colour {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    if io::stdout().is_terminal() && !refused && !dumb { Colour::Ansi } else { Colour::None }
}

/// Returns a result as a sentence.
pub(super) fn sentence<K: GameKind>(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(player) => format!("{} wins.", K::SIDES[player.index()]),
        Outcome::Draw => "The game is a draw.".to_owned(),
    }
}
