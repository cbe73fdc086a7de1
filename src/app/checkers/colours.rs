//! The colours of the board in both themes, and which of them must stand out from which.

use egui::Color32;

use crate::app::board;
use crate::app::theme::{Look, Palette};
use crate::core::game::Player;

/// The colours of the board and of what is drawn on it.
#[derive(Clone, Copy, Debug)]
pub struct Wood {
    pub light: Color32,
    pub dark: Color32,
    pub frame: Color32,
    /// The light along the frame's upper edge.
    pub gleam: Color32,
    /// The lower edge of the frame.
    pub edge: Color32,
    /// The numbers of the squares; at least 4.5:1 on them.
    pub number: Color32,
    /// How strong the grain is: 1 for wood, 0 for a plain board.
    pub grain: f32,
    /// The ring around squares where a move can continue, and the path of a move; at least 3:1 on
    /// dark squares.
    pub path: Color32,
    /// The ring around a piece that must jump; at least 3:1 on dark squares.
    pub must: Color32,
    /// The ring of a refusal; at least 3:1 on dark squares.
    pub refused: Color32,
    /// The rim of a piece of each player; at least 3:1 on dark squares or on its face.
    pub rims: [Color32; 2],
    /// The marks on a piece of each player; at least 3:1 on its face.
    pub marks: [Color32; 2],
    /// The middle of the face of each player's pieces.
    pub faces: [Color32; 2],
    /// The shaded side of the face of each player's pieces.
    pub shades: [Color32; 2],
}

const DARK: Wood = Wood {
    light: Color32::from_rgb(0xC9, 0xA9, 0x78),
    dark: Color32::from_rgb(0x4A, 0x2F, 0x1B),
    frame: Color32::from_rgb(0x57, 0x38, 0x1F),
    gleam: Color32::from_rgb(0x80, 0x58, 0x33),
    edge: Color32::from_rgb(0x2C, 0x1A, 0x0D),
    number: Color32::from_rgb(0xD9, 0xC4, 0xA3),
    grain: 1.0,
    path: Color32::from_rgb(0x8F, 0xB8, 0xFF),
    must: Color32::from_rgb(0xFF, 0xC8, 0x4A),
    refused: Color32::from_rgb(0xFF, 0x8A, 0x80),
    rims: [
        Color32::from_rgb(0xF7, 0x9A, 0x96),
        Color32::from_rgb(0xFF, 0xFF, 0xFF),
    ],
    marks: [
        Color32::from_rgb(0x4E, 0x02, 0x0B),
        Color32::from_rgb(0x6B, 0x5F, 0x48),
    ],
    faces: [
        Color32::from_rgb(0xE5, 0x45, 0x48),
        Color32::from_rgb(0xF4, 0xF0, 0xE6),
    ],
    shades: [
        Color32::from_rgb(0xBE, 0x18, 0x24),
        Color32::from_rgb(0xC4, 0xBB, 0xA8),
    ],
};

const LIGHT: Wood = Wood {
    light: Color32::from_rgb(0xE3, 0xC7, 0x98),
    dark: Color32::from_rgb(0x5E, 0x3D, 0x25),
    frame: Color32::from_rgb(0x7A, 0x52, 0x30),
    gleam: Color32::from_rgb(0xA8, 0x7A, 0x50),
    edge: Color32::from_rgb(0x45, 0x2B, 0x17),
    number: Color32::from_rgb(0xEC, 0xDC, 0xC2),
    path: Color32::from_rgb(0xA9, 0xC8, 0xFF),
    ..DARK
};

/// A board in black and white, with white lines around black squares' pieces.
const CONTRAST: Wood = Wood {
    light: Color32::WHITE,
    dark: Color32::BLACK,
    frame: Color32::BLACK,
    gleam: Color32::WHITE,
    edge: Color32::WHITE,
    number: Color32::WHITE,
    grain: 0.0,
    path: Color32::from_rgb(0x5C, 0xE1, 0xFF),
    must: Color32::from_rgb(0xFF, 0xE1, 0x00),
    refused: Color32::from_rgb(0xFF, 0x9E, 0x9E),
    rims: [Color32::WHITE, Color32::WHITE],
    marks: [Color32::BLACK, Color32::BLACK],
    faces: [Color32::from_rgb(0xFF, 0x5A, 0x5A), Color32::WHITE],
    shades: [Color32::from_rgb(0xFF, 0x5A, 0x5A), Color32::WHITE],
};

impl Wood {
    /// Returns the colours of a look: wood, or a plain board for the strongest contrast.
    #[must_use]
    pub const fn of(look: Look) -> &'static Self {
        match (look.is_contrast(), look.is_dark) {
            (false, false) => &LIGHT,
            (false, true) => &DARK,
            (true, _) => &CONTRAST,
        }
    }
}

/// Returns the colour that stands for a player on cards; at least 3:1 on them.
#[must_use]
pub const fn accent(player: Player, palette: &Palette) -> Color32 {
    match (player, palette.is_dark) {
        (Player::First, true) => Color32::from_rgb(0xFF, 0x6B, 0x6B),
        (Player::First, false) => Color32::from_rgb(0xC4, 0x1E, 0x2A),
        (Player::Second, _) => board::colours::accent(player, palette),
    }
}

/// Returns the colour of a player's pieces, seen from afar.
#[must_use]
pub const fn face(player: Player, palette: &Palette) -> Color32 {
    Wood::of(palette.look()).faces[player.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::contrast;

    #[test]
    fn what_is_drawn_stands_out_from_what_it_is_drawn_on() {
        for look in Look::all() {
            let wood = Wood::of(look);
            // The grain makes a square a twelfth lighter at most.
            let number = contrast(wood.number, wood.dark);
            assert!(number >= 5.0, "{look:?}: {number}");
            for sign in [wood.path, wood.must, wood.refused] {
                let ratio = contrast(sign, wood.dark);
                assert!(ratio >= 3.3, "{look:?}: {sign:?}: {ratio}");
            }
            for (face, (mark, rim)) in wood
                .faces
                .into_iter()
                .zip(wood.marks.into_iter().zip(wood.rims))
            {
                let ratio = contrast(face, mark);
                assert!(ratio >= 3.0, "{look:?}: {mark:?} on {face:?}: {ratio}");
                let ratio = contrast(rim, wood.dark);
                assert!(ratio >= 3.0, "{look:?}: {rim:?}: {ratio}");
            }
        }
    }

    #[test]
    fn the_edge_of_a_card_is_seen_in_every_look() {
        for look in Look::all() {
            let palette = Palette::of_look(look);
            for player in Player::BOTH {
                let ratio = contrast(accent(player, palette), palette.card);
                assert!(ratio >= 3.0, "{player:?}, {look:?}: {ratio}");
            }
        }
    }
}
