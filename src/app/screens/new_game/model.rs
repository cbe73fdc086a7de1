//! The input of the view of a new game, its view state, and its texts.

use crate::app::contract::board::BoardUi;
use crate::app::contract::model::Against;
use crate::app::contract::screen::ScreenContext;
use crate::app::contract::table::GameEntry;
use crate::app::screens::new_game::draft::Draft;
use crate::core::game::Player;
use crate::core::kind::Level;
use crate::players::Seat;
use crate::words::{self, Phrases, text};

/// The input of the view of a new game.
pub struct Model<'a, K: BoardUi> {
    /// The next game as chosen so far.
    pub draft: &'a Draft<K>,
    /// The games that can be chosen.
    pub games: &'a [&'a GameEntry],
    /// Whether the game in progress continues with this choice.
    pub goes_on: bool,
    /// The state of the window.
    pub context: &'a ScreenContext<'a>,
}

/// View state of the choice of a new game, kept from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub details: Option<Details>,
    /// Whether a player's name is being typed; Esc leaves the field.
    pub is_typing: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Details {
    /// All of them, each with its value.
    All,
    /// The players to choose from for a side.
    Players(Player),
    /// The values of an option, by its label.
    Values(&'static str),
}

impl View {
    /// Shows the details, or no longer.
    pub const fn toggle(&mut self) {
        self.details = match self.details {
            None => Some(Details::All),
            Some(_) => None,
        };
    }

    /// Goes one step back: out of a name, from a list to all details, and from there to who plays
    /// whom. Returns whether there was such a step.
    pub const fn close(&mut self) -> bool {
        if self.is_typing {
            self.is_typing = false;
            return true;
        }
        let was_open = self.details.is_some();
        self.details = match self.details {
            None | Some(Details::All) => None,
            Some(Details::Players(_) | Details::Values(_)) => Some(Details::All),
        };
        was_open
    }
}

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
