//! The look of text drawings.

use crate::game::Player;

/// The look of boards and pieces in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextLook {
    /// The characters to use.
    pub characters: Characters,
    /// Whether the pieces are coloured.
    pub colour: Colour,
}

/// The characters to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Characters {
    /// Box-drawing characters and round pieces.
    Boxes,
    /// ASCII only.
    Ascii,
}

/// Whether pieces are coloured. They also differ in shape, so nothing is lost without colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// With the escape sequences of terminals.
    Ansi,
    /// Without colours.
    None,
}

impl TextLook {
    /// Returns the mark of a player, in red and yellow if colours are on.
    #[must_use]
    pub fn mark(self, player: Player) -> String {
        self.coloured(player, ["1;31", "1;33"])
    }

    /// Returns the mark of a player's stones, in black and white if colours are on.
    #[must_use]
    pub fn stone(self, player: Player) -> String {
        self.coloured(player, ["1;34", "1;37"])
    }

    /// Returns the mark of a player, in the colours with these terminal codes if colours are on.
    #[must_use]
    pub fn coloured(self, player: Player, codes: [&str; 2]) -> String {
        let mark = match (self.characters, player) {
            (Characters::Boxes, Player::First) => "●",
            (Characters::Boxes, Player::Second) => "○",
            (Characters::Ascii, Player::First) => "X",
            (Characters::Ascii, Player::Second) => "O",
        };
        match self.colour {
            Colour::None => mark.to_owned(),
            Colour::Ansi => format!("\x1b[{}m{mark}\x1b[0m", codes[player.index()]),
        }
    }

    /// Returns the mark of a player's stone, or what stands on a point where there is none.
    #[must_use]
    pub fn stone_or(self, owner: Option<Player>, nothing: &str) -> String {
        owner.map_or_else(|| nothing.to_owned(), |player| self.stone(player))
    }

    /// Returns the mark of an empty point.
    #[must_use]
    pub const fn empty(self) -> &'static str {
        match self.characters {
            Characters::Boxes => "·",
            Characters::Ascii => ".",
        }
    }

    /// Returns what says that more is to come.
    #[must_use]
    pub const fn ellipsis(self) -> &'static str {
        match self.characters {
            Characters::Boxes => "…",
            Characters::Ascii => "...",
        }
    }
}
