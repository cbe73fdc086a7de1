//! The input of the mode selection's view, and its view state.

use crate::app::contract::board::BoardUi;
use crate::app::contract::table::GameEntry;
use crate::app::screens::new_game::draft::{Draft, List};
use crate::core::game::Player;

/// The input of the mode selection's view.
pub struct Model<'a, K: BoardUi> {
    /// The next game as chosen so far.
    pub draft: &'a Draft<K>,
    /// The games that can be chosen.
    pub games: &'a [&'a GameEntry],
    /// Whether the game in progress continues with this choice.
    pub goes_on: bool,
    /// Whether there is a game to return to.
    pub in_game: bool,
}

/// View state of the mode selection, kept from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// Whether the card of each side shows the list of other players.
    shows_others: [bool; 2],
    /// The set-up option that is unfolded over the others, by its label.
    pub unfolded: Option<&'static str>,
    /// Whether a player's name is being typed; Esc leaves the field.
    pub is_typing: bool,
}

impl View {
    /// Returns the list that the card of a side shows.
    #[must_use]
    pub const fn list(&self, side: Player) -> List {
        if self.shows_others[side.index()] {
            List::Others
        } else {
            List::Usual
        }
    }

    /// Shows the other list on the card of a side.
    pub const fn switch_list(&mut self, side: Player) {
        self.shows_others[side.index()] = !self.shows_others[side.index()];
    }

    /// Shows this list on the card of a side.
    pub const fn show_list(&mut self, side: Player, list: List) {
        self.shows_others[side.index()] = matches!(list, List::Others);
    }

    /// Closes open lists and options. Returns whether there were any.
    pub fn close(&mut self) -> bool {
        std::mem::take(self) != Self::default()
    }
}
