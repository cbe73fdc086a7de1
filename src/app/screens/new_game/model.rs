//! The input of the view of a new game, and its view state.

use crate::app::contract::board::BoardUi;
use crate::app::contract::screen::ScreenContext;
use crate::app::contract::table::GameEntry;
use crate::app::screens::new_game::draft::Draft;
use crate::core::game::Player;

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
    /// The details in view, if they are shown.
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
