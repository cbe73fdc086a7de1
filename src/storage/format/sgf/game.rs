//! The interface of a game that has files in SGF, and the properties of all of them.

use super::parse::{Properties, Tree};
use crate::core::about::Particular;
use crate::core::game::Outcome;
use crate::core::kind::{GameKind, MoveOf};
use crate::core::kit::square;
use crate::core::record::Record;
use crate::session::SavedGame;
use crate::storage::format::envelope::FileGame;
use crate::storage::format::error::{ParseError, ParseFault};
use crate::storage::format::losses::Losses;

pub(super) trait SgfGame: GameKind {
    /// The number of the game, the value of GM.
    const NUMBER: u32;

    /// The names of the properties of a first node that are specific to this game.
    const HEADER: &'static [&'static str];

    /// Returns the game of a file, without its game info, and what is not kept of it:
    /// [`play_through`](super::read::play_through) plays it by the set-up that the first node
    /// stands for.
    ///
    /// # Errors
    /// [`ParseError`] names the property or the move that is wrong, and what would be right.
    fn read(tree: &Tree<'_>) -> Result<(SavedGame<Self>, Losses), ParseError>;

    /// Returns whether a file that names its rules so is read by this set-up.
    fn is_read_by(rules: &str, setup: Self::Setup) -> bool;

    /// Returns the properties of a root node for a set-up, with their values.
    fn setup_properties(setup: Self::Setup) -> Vec<(&'static str, String)>;

    /// Parses a move, which need not be legal.
    ///
    /// # Errors
    /// [`ParseFault`] if it is not a move.
    fn move_of_value(setup: Self::Setup, value: &str) -> Result<MoveOf<Self>, ParseFault>;

    /// Formats a move; `None` for one that the format cannot express, which is written in our own
    /// notation as a property of ours ([`OWN_MOVE`]).
    fn value_of_move(setup: Self::Setup, mv: MoveOf<Self>) -> Option<String>;

    /// Returns the parts of a game that begin with stones set up within it, each as a game of its
    /// own, where our rules know such games, and whether there are more.
    fn parts(_record: &Record<Self::Game>, _root: Properties<'_>) -> (Vec<FileGame>, bool) {
        (Vec::new(), false)
    }

    /// Returns the properties of the last node that follow from what was agreed on in it, for other
    /// programs.
    fn agreed_properties(_end: &Self::Game) -> String {
        String::new()
    }

    /// Returns how a game has ended, in the words of the format.
    fn result(position: &Self::Game) -> Option<String>;
}

/// Runs code for the game of the format for which something holds, and returns `Some` of it:
/// `with_sgf_game!(K if K::NUMBER == 1 => K::NAME)`. A new game of the format is a name here.
macro_rules! with_sgf_game {
    ($kind:ident if $holds:expr => $code:expr) => {
        with_sgf_game!($kind, $holds, $code, Gomoku, Go)
    };
    ($kind:ident, $holds:expr, $code:expr, $($game:ident),+) => {
        'found: {
            $({
                type $kind = crate::games::$game;
                if $holds {
                    break 'found Some($code);
                }
            })+
            None
        }
    };
}
pub(super) use with_sgf_game;

/// Returns the size that the first node names, `19` or `19:19`, not yet held against what is
/// allowed; without SZ this one.
///
/// # Errors
/// [`ParseError`] if it names none.
pub(super) fn size(root: Properties<'_>, usual: u8) -> Result<u8, ParseError> {
    let Some(text) = root.text("SZ") else {
        return Ok(usual);
    };
    square(&text, &[':'], usual).map_err(|fault| ParseError::field("SZ", fault))
}

/// Returns whether this program has written a file.
pub(super) fn is_ours(root: Properties<'_>) -> bool {
    let program = root.text("AP");
    program.is_some_and(|program| program.starts_with(OURS))
}

/// Returns whether we read or write a property of the first node ourselves in files of a game.
pub(super) fn is_header<K: SgfGame>(name: &str) -> bool {
    let is_about = ABOUT.iter().any(|(_, known)| *known == name);
    is_about || PLAYERS.contains(&name) || HEADER.contains(&name) || K::HEADER.contains(&name)
}

/// The start of AP in our own files.
pub(super) const OURS: &str = "Plot 4";

/// The names of the properties of any first node, besides those of players and events.
const HEADER: [&str; 8] = ["FF", "GM", "CA", "AP", "SZ", RESULT_AFTER, TOLD_RESULT, TOLD_RULES];

/// The names of the properties of the two players' moves, the first player's first.
pub(super) const MOVES: [&str; 2] = ["B", "W"];
/// Our own property: the number of moves before the result, if there are more after it.
pub(super) const RESULT_AFTER: &str = "PLOTRESULTAFTER";
/// Our own property: the result of an earlier position, if the line continued to another end.
pub(super) const TOLD_RESULT: &str = "PLOTRESULT";
/// Our own property: the original rules of the game, if ours, by which its result is counted, have
/// another name.
pub(super) const TOLD_RULES: &str = "PLOTRULES";
/// The markup of a pass that the file does not have, between two moves in a row of one player.
pub(super) const LEFT_OUT: &str = "PLOTLEFTOUT[]";
/// The property of a move that the format cannot express, in our own notation.
pub(super) const OWN_MOVE: &str = "PLOTMOVE";
/// The names of the properties of the two players' names.
pub(super) const PLAYERS: [&str; 2] = ["PB", "PW"];
/// The game info, and its properties.
pub(super) const ABOUT: [(Particular, &str); 16] = [
    (Particular::Title, "GN"),
    (Particular::Event, "EV"),
    (Particular::Round, "RO"),
    (Particular::Place, "PC"),
    (Particular::Date, "DT"),
    (Particular::Time, "TM"),
    (Particular::Overtime, "OT"),
    (Particular::FirstRank, "BR"),
    (Particular::SecondRank, "WR"),
    (Particular::Rules, RULES),
    (Particular::Opening, "ON"),
    (Particular::Annotator, "AN"),
    (Particular::Recorder, "US"),
    (Particular::Source, "SO"),
    (Particular::Copyright, "CP"),
    (Particular::Result, RESULT),
];
pub(super) const RULES: &str = "RU";
pub(super) const RESULT: &str = "RE";
pub(super) const COMMENT: &str = "C";

pub(super) fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(player) => format!("{}+", MOVES[player.index()]),
        Outcome::Draw => "0".to_owned(),
    }
}

/// Returns whether two results are the same one, the first as some file has it and the second as we
/// write it.
pub(super) fn is_same_result(told: &str, own: &str) -> bool {
    let points = |result: &str| {
        let (winner, points) = result.split_once('+')?;
        let points: f64 = points.replace(',', ".").parse().ok()?;
        Some((winner.to_owned(), format!("{points:.1}")))
    };
    let (told, own) = (told.trim().to_lowercase(), own.to_lowercase());
    match (points(&own), &*own) {
        (Some(own), _) => points(&told) == Some(own),
        (None, "0") => ["0", "draw", "jigo"].contains(&&*told),
        // By resignation, which files write in several ways.
        (None, own) if own.ends_with("+r") => told.starts_with(own),
        (None, own) => told == own,
    }
}

/// Returns whether a text is a result as RE has it: `B+3.5`, `W+R`, `0`, `Void`, `?`.
pub(in crate::storage) fn is_result(text: &str) -> bool {
    let is_margin = |by: &str| {
        let is_number = |byte: u8| byte.is_ascii_digit() || byte == b'.';
        by.bytes().all(is_number) && by.parse::<f64>().is_ok()
    };
    let reasons = ["", "R", "Resign", "T", "Time", "F", "Forfeit"];
    match text.split_once('+') {
        Some(("B" | "W", by)) => reasons.contains(&by) || is_margin(by),
        Some(_) => false,
        None => ["0", "Draw", "Void", "?"].contains(&text),
    }
}
