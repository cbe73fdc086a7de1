//! What the mode selection is shown from, and what it remembers for the eye.

use crate::app::contract::board::BoardUi;
use crate::app::contract::draft::{Draft, List};
use crate::app::contract::table::GameEntry;
use crate::core::game::Player;

/// What the mode selection is shown from.
pub struct Model<'a, K: BoardUi> {
    /// The choice so far.
    pub draft: &'a Draft<K>,
    /// The games that can be chosen.
    pub games: &'a [&'a GameEntry],
    /// Whether the game on the table goes on with what is chosen.
    pub goes_on: bool,
    /// Whether there is a game to go back to.
    pub in_game: bool,
}

/// What the mode selection remembers from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// Whether the card of each side shows the computers out of the order of strength.
    shows_others: [bool; 2],
    /// The choice of the set-up that is unfolded over the others, by its label.
    pub unfolded: Option<&'static str>,
    /// Whether the name of a person is being typed; Esc leaves the field.
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
    pub const fn turn(&mut self, side: Player) {
        self.shows_others[side.index()] = !self.shows_others[side.index()];
    }

    /// Shows this list on the card of a side.
    pub const fn show_list(&mut self, side: Player, list: List) {
        self.shows_others[side.index()] = matches!(list, List::Others);
    }

    /// Goes back to how the mode selection begins. Returns whether it was otherwise.
    pub fn close(&mut self) -> bool {
        std::mem::take(self) != Self::default()
    }
}
