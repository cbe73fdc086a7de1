//! The tags with a meaning here.

use crate::core::about::Particular;
use crate::core::game::{Outcome, Player};

/// The number of English draughts among the games of the format.
pub(super) const GAME_TYPE: &str = "21";
/// The tags of the two players' names, the first player's first.
pub(super) const PLAYERS: [&str; 2] = ["Black", "White"];
/// Our own tags, and the set-up options that they stand for.
pub(super) const OPTIONS: [(&str, &str); 5] = [
    ("Size", "size"),
    ("Men", "men"),
    ("Repetition", "repetition"),
    ("Drawafter", "draw-after"),
    ("FEN", "fen"),
];
/// The game info, and its tags.
pub(super) const ABOUT: [(Particular, &str); 16] = [
    (Particular::Event, EVENT),
    (Particular::Title, "Name"),
    (Particular::Place, "Site"),
    (Particular::Date, "Date"),
    (Particular::Round, "Round"),
    (Particular::Time, "TimeControl"),
    (Particular::FirstRank, "BlackRating"),
    (Particular::SecondRank, "WhiteRating"),
    (Particular::Overtime, "Overtime"),
    (Particular::Rules, "Rules"),
    (Particular::Opening, "Opening"),
    (Particular::Annotator, "Annotator"),
    (Particular::Recorder, "Recorder"),
    (Particular::Source, "Source"),
    (Particular::Copyright, "Copyright"),
    (Particular::Result, RESULT),
];
/// The tags of the kind of game, and of a custom initial position.
const GAME: [&str; 2] = ["GameType", "SetUp"];

/// Returns whether we read or write a tag ourselves.
pub(super) fn is_known(name: &str) -> bool {
    let mut known = ABOUT
        .iter()
        .map(|(_, tag)| *tag)
        .chain(OPTIONS.iter().map(|(tag, _)| *tag))
        .chain(PLAYERS)
        .chain(GAME);
    known.any(|known| known.eq_ignore_ascii_case(name))
        || [RESULT_AFTER, TOLD_RESULT]
            .iter()
            .any(|own| own.eq_ignore_ascii_case(name))
}

/// The tag of the event.
pub(super) const EVENT: &str = "Event";
pub(super) const OWN_EVENT: &str = "A game of Plot 4";
/// The tag of the result.
pub(super) const RESULT: &str = "Result";
/// Our own tag: the number of moves before the result, if there are more after it.
pub(super) const RESULT_AFTER: &str = "ResultAfter";
/// Our own tag: the result of an earlier position, if the line continued to another end.
pub(super) const TOLD_RESULT: &str = "ToldResult";
/// The results: the side that starts wins, the other wins, a draw, and no result.
pub(super) const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];
/// See above.
pub(super) const NO_RESULT: &str = "*";
/// Alternative forms of the results in other files.
pub(super) const OTHER_RESULTS: [&str; 6] = ["2-0", "0-2", "1-1", "0-0", "=", "1/2"];

/// Returns a result: `1-0` means that the side that starts has won.
pub(super) const fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => RESULTS[0],
        Outcome::Win(Player::Second) => RESULTS[1],
        Outcome::Draw => RESULTS[2],
    }
}
