//! The rule for everything that Plot 4 reads: what was opened is what is kept.
//!
//! A file is read, opened, written in every format that its game has, read again and opened again;
//! what is missing then is a [`Loss`]. What the text of the file says is looked for, too, by
//! readers of a few lines that know nothing of the program's own ([`source`]). The tests replay a
//! corpus through the rule (`tests/tools/corpus.rs`), and the fuzzer looks for files that break it
//! (`fuzz/`).

pub mod encodings;
pub mod game;
pub mod lines;
pub mod own_files;
pub mod random;
pub mod source;

use std::fmt::{self, Display};
use std::path::Path;

use plot4::core::plain::{MESSAGE, message, steers};
use plot4::games::{GameId, with_game};
use plot4::storage::{MAX_GAME_BYTES, parse_file};
use plot4::words::{Explain, unknown_game};

/// The names by which a file is opened: in each format, and with none.
pub const NAMES: [&str; 4] = ["game.json", "game.sgf", "game.PDN", "game"];

/// The result of opening a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was refused, with a message that can be shown.
    Refused,
    /// It was opened, and all of it is in what is written of it.
    Kept,
    /// It was opened, and this is missing in what is written of it.
    Lost(Vec<Loss>),
}

/// Something of a file that is not in what is written of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    pub stage: Stage,
    pub kind: Kind,
    /// The content that was lost, and its format.
    pub what: String,
}

/// Where something was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Before the game was open: it stands in the text of the file alone.
    Opening,
    /// Between the open game and the same game out of what was written of it.
    Writing,
}

/// The kinds of losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A comment, or a part of one.
    Comment,
    /// The name of a player, or a part of it.
    Name,
    /// Info about the game: the event, the date, the result.
    About,
    /// A property of SGF that means nothing to the rules: a mark, the name of a node.
    Property,
    /// A tag of PDN.
    Tag,
    /// An annotation of PDN, such as `!` or `$7`.
    Annotation,
    /// A field of JSON.
    Field,
    /// Markup that is kept as it stands, beside moves and comments.
    Markup,
    /// Moves or lines.
    Tree,
    /// The board or the rules.
    Setup,
    /// Anything else that a saved game has.
    Other,
    /// A text that was written once is written differently the next time.
    Text,
    /// The written text is larger than the limit for reading.
    Size,
    /// The written text is refused when it is read.
    Refused,
}

impl Loss {
    /// Returns a loss between an open game and what is written of it.
    pub fn new(kind: Kind, what: impl Into<String>) -> Self {
        Self { stage: Stage::Writing, kind, what: what.into() }
    }

    /// Returns the loss of what stands in the text of a file alone.
    pub fn at_opening(kind: Kind, what: impl Into<String>) -> Self {
        Self { stage: Stage::Opening, ..Self::new(kind, what) }
    }
}

impl Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, {:?}: {}", self.stage, self.kind, self.what)
    }
}

impl Verdict {
    /// Returns the verdict on a file that was opened.
    pub fn of(mut losses: Vec<Loss>) -> Self {
        losses.dedup();
        if losses.is_empty() { Self::Kept } else { Self::Lost(losses) }
    }
}

/// Returns what becomes of a file with this name.
///
/// # Panics
/// If a message cannot be shown, or an opened game is not legal.
pub fn check(name: &str, bytes: &[u8]) -> Verdict {
    if bytes.len() as u64 > MAX_GAME_BYTES {
        return Verdict::Refused; // It would not be read.
    }
    let Some(envelope) = shown(explained(parse_file(Path::new(name), bytes))) else {
        return Verdict::Refused;
    };
    let Some(id) =
        shown(envelope.game().parse::<GameId>().map_err(|()| unknown_game(envelope.game())))
    else {
        return Verdict::Refused;
    };
    with_game!(id, K => {
        let Some(game) = shown(explained(envelope.open::<K>())) else { return Verdict::Refused };
        game::check_legal(&game);
        // What it says is in the encoding that it was read in.
        let (text, _) = envelope.encoding().text_of(bytes);
        let bytes = text.trim_start_matches('\u{feff}').as_bytes();
        let format = source::format_of(name, bytes);
        let mut losses = game::losses(&game, format.ending());
        losses.extend(source::losses(format, bytes, &game, envelope.losses()));
        Verdict::of(losses)
    })
}

/// Returns what was read, or nothing, after a look at the message about it.
///
/// # Panics
/// If the message cannot be shown on one line.
pub fn shown<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result.map_err(|error| check_message(&error.to_string())).ok()
}

/// Returns a result with the error in words.
pub fn explained<T, E: Explain>(result: Result<T, E>) -> Result<T, String> {
    result.map_err(|error| error.explain())
}

/// Checks that a message can be shown on one line.
fn check_message(text: &str) {
    assert!(
        text.chars().count() <= 3 * MESSAGE,
        "a message of {} characters",
        text.chars().count()
    );
    let shown = message(text);
    assert!(shown.chars().count() <= MESSAGE && !shown.is_empty() && !shown.chars().any(steers));
}

/// Returns a text as a loss names it: short.
pub fn short(text: &str) -> String {
    plot4::core::plain::value(text)
}
