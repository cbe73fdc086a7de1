//! The texts of the choice of a new game.

use super::draft::Draft;
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::Against;
use crate::core::game::Player;
use crate::core::kind::Level;
use crate::players::Seat;
use crate::words::{self, Phrases, text};

/// Returns the name of a player in a list.
#[must_use]
pub fn full_name<L: Level>(seat: Seat<L>) -> String {
    match seat {
        Seat::Human | Seat::Engine(_) => words::seat_name(seat),
        Seat::Computer(level) => words::level_row(level.id()).to_owned(),
    }
}

/// Returns the name of the player of a side. The only person is "you"; of two without names, the
/// other one is a friend.
#[must_use]
pub fn player_name<K: Phrases>(draft: &Draft<K>, side: Player) -> String {
    let seat = draft.seats[side.index()];
    match draft.names().of(side) {
        Some(name) => name.to_string(),
        None if seat.is_human() && side == draft.you() => text::game::you().to_owned(),
        None if seat.is_human() => text::new_game::friend().to_owned(),
        None => words::seat_name(seat),
    }
}

/// Returns who plays whom: two people by their names, if both have one.
fn pairing<K: BoardUi>(draft: &Draft<K>) -> String {
    let [first, second] = Player::BOTH.map(|side| player_name(draft, side));
    let names = draft.names();
    match draft.against() {
        Against::Friend if Player::BOTH.iter().any(|&side| names.of(side).is_none()) => {
            text::new_game::two_people().to_owned()
        }
        Against::Friend | Against::Computers => text::play::pairing(first, second),
        Against::Computer(level) => text::play::pairing_you(words::level_name(level.id())),
        Against::Engine(name) => text::play::pairing_you(name.as_str()),
    }
}

/// Returns who plays whom, and who begins or that the game in progress continues.
#[must_use]
pub fn summary<K: BoardUi>(draft: &Draft<K>, goes_on: bool) -> String {
    let mover = draft.first_to_move();
    let [first, second] = [mover, mover.other()].map(words::side::<K>);
    let begins = match [mover, mover.other()].map(|side| draft.seats[side.index()].is_human()) {
        _ if goes_on => text::new_game::continues().to_owned(),
        [true, true] => text::play::begins(first),
        [true, false] => text::new_game::you_begin(first),
        [false, true] => text::new_game::opponent_begins(second, first),
        [false, false] => text::new_game::you_watch(first),
    };
    text::play::two_sentences(pairing(draft), begins)
}
