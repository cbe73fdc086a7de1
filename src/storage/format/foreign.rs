//! Games in files of other programs: what saving leaves as it is in the file that a game was opened
//! from, whether a game survives being written and read again, and the names of players.
//!
//! Saving leaves the game info as it stands there. Only what has changed is written in our own
//! words.

use super::envelope::Envelope;
use super::error::GamePart;
use crate::core::about::{About, Particular};
use crate::core::kind::{GameKind, Level};
use crate::core::plain::number;
use crate::players::{PlayerName, Seat};
use crate::session::SavedGame;
use crate::storage::error::FileFault;

/// Returns the game of a file, and a later state of it as the file should have it: on its main
/// line, and with the players of the file if no move has been played since. `None` if it is no
/// later state, as it lacks the main line of the file.
pub(super) fn later_state<K: GameKind>(
    game: &SavedGame<K>,
    before: &Envelope,
) -> Option<[SavedGame<K>; 2]> {
    let before: SavedGame<K> = before.open().ok()?;
    if game.setup != before.setup {
        return None;
    }
    let mut game = game.on_main_line().into_owned();
    let mut place = game.record.root();
    for mv in before.record.main_line() {
        let mut children = game.record.children(place).into_iter();
        place = children.find(|&(child, _)| child == mv)?.1;
    }
    if game.number.is_none() && game.names == before.names {
        game.seats = before.seats;
    }
    Some([before, game])
}

/// Returns where the recorded result of a game stands, as its file says it: after so many moves of
/// the main line, `12`, or of a variation, `12:3`. `None` if at the end of the main line.
pub(super) fn result_after<K: GameKind>(game: &SavedGame<K>) -> Option<String> {
    game.about.of(Particular::Result)?;
    match game.result_place()? {
        (0, plies) => Some(plies.to_string()),
        (variation, plies) => Some(format!("{plies}:{variation}")),
    }
}

/// Reads what [`result_after`] writes, as the number of the variation and that of the moves.
pub(super) fn place_of_result(text: &str) -> Option<(usize, usize)> {
    let (plies, variation) = text.split_once(':').unwrap_or((text, "0"));
    Some((number(variation)?, number(plies)?))
}

/// Returns a game with this game info. Its result belongs at this [place](SavedGame::result_place),
/// or at the end of the line.
pub(super) fn with_info<K: GameKind>(
    game: SavedGame<K>,
    about: About,
    place: Option<(usize, usize)>,
) -> SavedGame<K> {
    let record = &game.record;
    let place = place.and_then(|(variation, plies)| record.place_in(variation, plies));
    let place = place.unwrap_or_else(|| record.last_place());
    game.with_about(about, Some(place))
}

/// An entry of the game info: its name and its value.
pub(super) type Entry = (&'static str, String);

/// Returns the game info of a file as it is there, in its order, each entry as `there` has it by
/// its name, except for what differs between what we would have written of it `before` and `now`.
pub(super) fn updated_info(
    there: &[(String, String)],
    [before, now]: [&[Entry]; 2],
    format: impl Fn(&str, &str) -> String,
) -> Vec<String> {
    let values = |entries: &[Entry], name: &str| -> Vec<String> {
        let named = entries.iter().filter(|(known, _)| known.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value.clone()).collect()
    };
    let is_same = |name: &str| values(before, name) == values(now, name);
    let is_there = |name: &str| there.iter().any(|(known, _)| known.eq_ignore_ascii_case(name));
    let mut entries: Vec<String> = Vec::new();
    for (index, (name, source)) in there.iter().enumerate() {
        if is_same(name) {
            entries.push(source.clone());
        } else if !there[..index].iter().any(|(known, _)| known.eq_ignore_ascii_case(name)) {
            entries.extend(values(now, name).iter().map(|value| format(name, value)));
        }
    }
    let added = now.iter().filter(|(name, _)| !is_same(name) && !is_there(name));
    entries.extend(added.map(|(name, value)| format(name, value)));
    entries
}

/// Checks that a game is unchanged after being written and read again: its board, its players, and
/// its whole tree of moves with comments and markup.
///
/// `is_usual` tells which entries of the game info are omitted by the format, as they are the
/// default.
///
/// # Errors
/// [`FileFault::WouldLose`] names what would be lost.
pub(super) fn check_same<K: GameKind>(
    game: &SavedGame<K>,
    again: &SavedGame<K>,
    is_usual: impl Fn(Particular, &str) -> bool,
) -> Result<(), FileFault> {
    let (before, after) = (&game.record, &again.record);
    let lost = if game.setup != again.setup {
        GamePart::Setup
    } else if game.names != again.names {
        GamePart::Names
    } else if game
        .about
        .iter()
        .any(|(what, text)| again.about.of(what) != Some(text) && !is_usual(what, text))
    {
        GamePart::Info
    } else if !before
        .steps()
        .map(|step| (step.plies, step.mv))
        .eq(after.steps().map(|step| (step.plies, step.mv)))
    {
        GamePart::Moves
    } else if !before
        .places()
        .map(|place| before.comment_at(place))
        .eq(after.places().map(|place| after.comment_at(place)))
    {
        GamePart::Comments
    } else if !before
        .places()
        .map(|place| bare(before.markup_at(place)))
        .eq(after.places().map(|place| bare(after.markup_at(place))))
    {
        GamePart::Marks
    } else {
        return Ok(());
    };
    Err(FileFault::WouldLose(lost))
}

/// Returns markup without its separators.
fn bare(markup: &str) -> String {
    markup.chars().filter(|&character| character != ';' && !character.is_whitespace()).collect()
}

// Player names in files of other programs: the name of a human player or of one of our computers.

/// Follows the name of a human player that would otherwise be read as a computer.
const PERSON: &str = " (Human)";
/// Follows the name of a computer of ours in a file of another program.
pub(super) const OUR_COMPUTER: &str = " (Plot 4)";

/// Parses a player's name, and returns the name itself if the player is human.
fn player_of<L: Level>(text: &str) -> (Seat<L>, Option<PlayerName>) {
    if let Some(name) = text.strip_suffix(PERSON).and_then(PlayerName::new) {
        return (Seat::Human, Some(name));
    }
    text.parse().map_or_else(|_| (Seat::Human, PlayerName::new(text)), |seat| (seat, None))
}

/// As [`player_of`], in a file of ours or of another program. In another program's file a player
/// with the name of a computer is a person, unless it is [marked](OUR_COMPUTER) as one of ours. A
/// player without a name, or called `Human` as in our older files, is a person in any file, so that
/// no computer plays on unasked.
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

/// Returns the name of a player for a file; none of a person without one.
pub(super) fn player_name<L: Level>(seat: Seat<L>, name: Option<&PlayerName>) -> Option<String> {
    if !seat.is_human() {
        return Some(seat.to_string());
    }
    // A human player may have the name of a computer.
    name.map(PlayerName::whole).map(|name| {
        let mark = if is_taken::<L>(name) { PERSON } else { "" };
        format!("{name}{mark}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_info_stays_as_it_is_but_for_what_has_changed() {
        let there = [("A", "A[ 1]"), ("X", "X[?]"), ("B", "B[2]"), ("X", "X[!]"), ("C", "C[3]")];
        let there = there.map(|(name, source)| (name.to_owned(), source.to_owned()));
        let own = |entries: &[(&'static str, &str)]| -> Vec<Entry> {
            entries.iter().map(|&(name, value)| (name, value.to_owned())).collect()
        };
        let before = own(&[("A", "1"), ("B", "2"), ("C", "3"), ("D", "4")]);
        let now = own(&[("A", "1"), ("B", "9"), ("D", "4"), ("E", "5")]);
        let format = |name: &str, value: &str| format!("{name}[{value}]");
        assert_eq!(
            updated_info(&there, [&before, &now], format),
            ["A[ 1]", "X[?]", "B[9]", "X[!]", "E[5]"]
        );
        assert_eq!(updated_info(&there, [&now, &now], format), there.map(|(_, source)| source));
    }
}
