//! The texts of the mode selection.

use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::contract::draft::List;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{GameKind, Level};
use crate::players::{Names, Seat};
use crate::words;

/// A human player's input devices.
pub const PERSON: &str = "mouse, keys or touch";
/// The effect of the teaching switch.
pub const TEACHING: &str = "A move that gives the game away is held back, and you may try again";
/// Why a game cannot teach.
pub const NO_TEACHING: &str = "Teaching is for one person against a computer";

/// Returns what to call a player where there is room for a word.
#[must_use]
pub fn short_name<L: Level>(seat: Seat<L>) -> String {
    seat.computer()
        .map_or_else(|| "Human".to_owned(), Level::short_name)
}

/// Returns what a player is called in full.
#[must_use]
pub fn full_name<L: Level>(seat: Seat<L>) -> String {
    seat.computer()
        .map_or_else(|| "Human".to_owned(), Level::row_name)
}

/// Returns the names of the computers out of the order of strength: `Random, Greedy, Depth 8`.
#[must_use]
pub fn others<K: GameKind>() -> String {
    let others = K::LEVELS
        .iter()
        .filter(|&&level| List::of::<K>(Seat::Computer(level)) == List::Others);
    others
        .map(|level| level.short_name())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Returns who plays whom: two people by their names, if both have one.
#[must_use]
pub fn pairing<L: Level>(seats: [Seat<L>; 2], names: &Names) -> String {
    match seats.map(Seat::computer) {
        [None, None] => match Player::BOTH.map(|player| names.of(player)) {
            [Some(first), Some(second)] => format!("{first} against {second}"),
            [None, _] | [_, None] => "Two people".to_owned(),
        },
        [None, Some(level)] | [Some(level), None] => format!("You against {}", level.short_name()),
        [Some(first), Some(second)] => {
            format!("{} against {}", first.short_name(), second.short_name())
        }
    }
}

/// Returns what will happen in two ways, the longer one first: who begins, and what the players try
/// to do.
#[must_use]
pub fn prospects<K: BoardUi>(model: &Model<'_, K>) -> [String; 2] {
    if model.goes_on {
        let brief = "The game goes on with these players".to_owned();
        return [brief.clone(), brief];
    }
    let mover = first_to_move::<K>(model.draft.setup);
    let [first, second] = [mover, mover.other()].map(words::side::<K>);
    let begins =
        match [mover, mover.other()].map(|player| model.draft.seats[player.index()].computer()) {
            [None, None] => format!("{first} begins"),
            [None, Some(_)] => format!("You play {first} and begin"),
            [Some(_), None] => format!("You play {second}, {first} begins"),
            [Some(_), Some(_)] => format!("You watch, {first} begins"),
        };
    [format!("{begins}. {}", K::goal(model.draft.setup)), begins]
}

/// Returns who begins with a set-up: with handicap stones it is the second side.
#[must_use]
pub fn first_to_move<K: GameKind>(setup: K::Setup) -> Player {
    K::start(setup).to_move()
}
