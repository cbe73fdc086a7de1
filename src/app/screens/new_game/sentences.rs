//! The texts of the mode selection.

use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::screens::new_game::draft::List;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{GameKind, Level};
use crate::players::{Names, Seat};
use crate::words::{self, text};

/// Returns the one-word name of a player.
#[must_use]
pub fn short_name<L: Level>(seat: Seat<L>) -> String {
    words::seat_name(seat)
}

/// Returns the full name of a player.
#[must_use]
pub fn full_name<L: Level>(seat: Seat<L>) -> &'static str {
    let level = seat.computer();
    level.map_or_else(text::new_game::human, |level| words::level_row(level.id()))
}

/// Returns the names of the computers in the list of other players: `Random, Greedy, Depth 8`.
#[must_use]
pub fn others<K: GameKind>() -> String {
    let others = K::LEVELS
        .iter()
        .filter(|&&level| List::of::<K>(Seat::Computer(level)) == List::Others);
    words::listed(others.map(|level| words::level_name(level.id())))
}

/// Returns who plays whom: two people by their names, if both have one.
#[must_use]
pub fn pairing<L: Level>(seats: [Seat<L>; 2], names: &Names) -> String {
    match seats.map(Seat::computer) {
        [None, None] => match Player::BOTH.map(|player| names.of(player)) {
            [Some(first), Some(second)] => {
                text::play::pairing(first.to_string(), second.to_string())
            }
            [None, _] | [_, None] => text::new_game::two_people().to_owned(),
        },
        [None, Some(level)] | [Some(level), None] => {
            text::play::pairing_you(words::level_name(level.id()))
        }
        [Some(first), Some(second)] => text::play::pairing(
            words::level_name(first.id()),
            words::level_name(second.id()),
        ),
    }
}

/// Returns a longer and a shorter preview of the game: who begins, and what the players try to do.
#[must_use]
pub fn prospects<K: BoardUi>(model: &Model<'_, K>) -> [String; 2] {
    if model.goes_on {
        let brief = text::new_game::continues().to_owned();
        return [brief.clone(), brief];
    }
    let mover = first_to_move::<K>(model.draft.setup);
    let [first, second] = [mover, mover.other()].map(words::side::<K>);
    let begins =
        match [mover, mover.other()].map(|player| model.draft.seats[player.index()].computer()) {
            [None, None] => text::play::begins(first),
            [None, Some(_)] => text::new_game::you_begin(first),
            [Some(_), None] => text::new_game::opponent_begins(second, first),
            [Some(_), Some(_)] => text::new_game::you_watch(first),
        };
    let goal = K::goal(model.draft.setup);
    [text::play::two_sentences(&begins, goal), begins]
}

/// Returns who begins with a set-up: with handicap stones it is the second side.
#[must_use]
pub fn first_to_move<K: GameKind>(setup: K::Setup) -> Player {
    K::start(setup).to_move()
}
