//! What saving leaves as it is in the file that a game was opened from: the line that comes first, and
//! the game info as it stands there. Only what has changed is written in our own words.

use super::envelope::Envelope;
use crate::core::kind::{GameKind, MoveOf};
use crate::session::SavedGame;

/// Returns a game as the file of `before` has it: with the line of that file as the current one,
/// unless the user has chosen the order of the lines, and with its players if no move has been played
/// since. `None` if it is not a later state of that game.
pub(super) fn later_state<K: GameKind>(
    game: &SavedGame<K>,
    before: &Envelope,
) -> Option<[SavedGame<K>; 2]> {
    let before: SavedGame<K> = before.open().ok()?;
    let mut game = game.clone();
    if game.setup != before.setup {
        return None;
    }
    if game.record.is_ordered() {
        game.record = game.record.in_order().into_owned();
    } else {
        show_line(&mut game, before.record.moves())?;
    }
    if game.number.is_none() && game.names == before.names {
        game.seats = before.seats;
    }
    Some([before, game])
}

/// Makes the line with these moves the current one, and what was played first at its end; `None` if
/// there is no such line.
fn show_line<K: GameKind>(game: &mut SavedGame<K>, moves: &[MoveOf<K>]) -> Option<()> {
    let record = &mut game.record;
    for plies in 0.. {
        let mv = match moves.get(plies) {
            Some(mv) => *mv,
            None => match record.tried_at(plies).first() {
                Some(first) => *first,
                None => break,
            },
        };
        let is_shown = record.moves().get(plies) == Some(&mv);
        if !is_shown && !record.switch(plies, mv) {
            return None;
        }
    }
    record.go_to(usize::MAX);
    Some(())
}

/// An entry of the game info: its name and its value.
pub(super) type Entry = (&'static str, String);

/// Returns the game info of a file as it is there, in its order, each entry as `there` has it by its
/// name, except for what differs between what we would have written of it `before` and `now`.
pub(super) fn updated_info(
    there: &[(String, String)],
    [before, now]: [&[Entry]; 2],
    format: impl Fn(&str, &str) -> String,
) -> Vec<String> {
    let values = |entries: &[Entry], name: &str| -> Vec<String> {
        let named = entries
            .iter()
            .filter(|(known, _)| known.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value.clone()).collect()
    };
    let is_same = |name: &str| values(before, name) == values(now, name);
    let is_there = |name: &str| {
        there
            .iter()
            .any(|(known, _)| known.eq_ignore_ascii_case(name))
    };
    let mut entries: Vec<String> = Vec::new();
    for (index, (name, source)) in there.iter().enumerate() {
        if is_same(name) {
            entries.push(source.clone());
        } else if !there[..index]
            .iter()
            .any(|(known, _)| known.eq_ignore_ascii_case(name))
        {
            entries.extend(values(now, name).iter().map(|value| format(name, value)));
        }
    }
    let added = now
        .iter()
        .filter(|(name, _)| !is_same(name) && !is_there(name));
    entries.extend(added.map(|(name, value)| format(name, value)));
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_info_stays_as_it_is_but_for_what_has_changed() {
        let there = [
            ("A", "A[ 1]"),
            ("X", "X[?]"),
            ("B", "B[2]"),
            ("X", "X[!]"),
            ("C", "C[3]"),
        ];
        let there = there.map(|(name, source)| (name.to_owned(), source.to_owned()));
        let own = |entries: &[(&'static str, &str)]| -> Vec<Entry> {
            entries
                .iter()
                .map(|&(name, value)| (name, value.to_owned()))
                .collect()
        };
        let before = own(&[("A", "1"), ("B", "2"), ("C", "3"), ("D", "4")]);
        let now = own(&[("A", "1"), ("B", "9"), ("D", "4"), ("E", "5")]);
        let format = |name: &str, value: &str| format!("{name}[{value}]");
        assert_eq!(
            updated_info(&there, [&before, &now], format),
            ["A[ 1]", "X[?]", "B[9]", "X[!]", "E[5]"]
        );
        assert_eq!(
            updated_info(&there, [&now, &now], format),
            there.map(|(_, source)| source)
        );
    }
}
