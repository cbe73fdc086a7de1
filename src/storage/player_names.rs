//! Player names in files of other programs: the name of a human player or of one of our computers.

use crate::core::kind::Level;
use crate::players::{PlayerName, Seat};

/// The name of a human player without one.
const HUMAN: &str = "Human";
/// Follows the name of a human player that would otherwise be read as a computer.
const PERSON: &str = " (Human)";
/// Follows the name of a computer of ours in a file of another program.
pub(super) const OUR_COMPUTER: &str = " (Plot 4)";

/// Parses a player's name, and returns the name itself if the player is human.
fn player_of<L: Level>(text: &str) -> (Seat<L>, Option<PlayerName>) {
    if let Some(name) = text.strip_suffix(PERSON).and_then(PlayerName::new) {
        return (Seat::Human, Some(name));
    }
    text.parse().map_or_else(
        |_| (Seat::Human, PlayerName::new(text)),
        |seat| (seat, None),
    )
}

/// As [`player_of`], in a file that `is_ours` or another program's: there a player with the name of a
/// computer is a person, unless it is [marked](OUR_COMPUTER) as one of ours. A player without a name
/// is a person in any file, so that no computer plays on unasked.
pub(super) fn player_in<L: Level>(is_ours: bool, text: &str) -> (Seat<L>, Option<PlayerName>) {
    if let Some(Ok(seat)) = text.strip_suffix(OUR_COMPUTER).map(str::parse) {
        return (seat, None);
    }
    match player_of(text) {
        (Seat::Computer(_) | Seat::Engine(_), _) if !is_ours => {
            (Seat::Human, PlayerName::new(text))
        }
        player => player,
    }
}

/// Returns whether the name of a person would be read as a computer or cut.
fn is_taken<L: Level>(name: &str) -> bool {
    let marks = [PERSON, OUR_COMPUTER];
    name.parse::<Seat<L>>().is_ok() || marks.iter().any(|mark| name.ends_with(mark))
}

/// Formats a player's name.
pub(super) fn player_name<L: Level>(seat: Seat<L>, name: Option<&PlayerName>) -> String {
    match (seat, name.map(PlayerName::whole)) {
        (Seat::Computer(_) | Seat::Engine(_), _) => seat.to_string(),
        (Seat::Human, None) => HUMAN.to_owned(),
        // A human player may have the name of a computer.
        (Seat::Human, Some(name)) if is_taken::<L>(name) => format!("{name}{PERSON}"),
        (Seat::Human, Some(name)) => name.to_owned(),
    }
}
