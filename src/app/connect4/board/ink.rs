//! The colours of the signs on the board, and what they must stand out from.

use egui::Color32;

use crate::app::connect4::coin;
use crate::app::theme::Palette;
use crate::core::game::Player;

/// The ring around the cell of a hint.
pub const HINT: Color32 = Color32::from_rgb(0x34, 0xD6, 0xA4);
/// The dark ground of small signs, in both themes; colours of coins can be read on it, and it on them.
pub const GROUND: Color32 = Color32::from_rgb(0x0C, 0x13, 0x25);
/// The sign over a cell that must not be opened; its edge and its cross are white.
pub const STOP: Color32 = Color32::from_rgb(0xA3, 0x25, 0x6B);

/// The colours of a coin that is only thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// What fills the hole.
    pub fill: Color32,
    /// The dashed ring; at least 3:1 to the filling.
    pub ring: Color32,
    /// The number; at least 4.5:1 to the filling.
    pub text: Color32,
}

impl Ghost {
    /// Returns the colours of a player's ghosts: a breath of the coin over the wall behind the plate.
    #[must_use]
    pub fn of(player: Player, palette: &Palette) -> Self {
        let face = coin::face(player);
        let ring = match (player, palette.is_dark) {
            (_, true) => face,
            (Player::First, false) => Color32::from_rgb(0xB8, 0x1E, 0x1E),
            (Player::Second, false) => Color32::from_rgb(0x86, 0x58, 0x00),
        };
        Self { fill: palette.hole.lerp_to_gamma(face, if palette.is_dark { 0.24 } else { 0.34 }), ring, text: palette.text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{PLATE_BOTTOM, PLATE_TOP, contrast};

    #[test]
    fn signs_stand_out_and_numbers_can_be_read() {
        for dark in [false, true] {
            let palette = Palette::of_theme(dark);
            for player in Player::BOTH {
                let Ghost { fill, ring, text } = Ghost::of(player, palette);
                assert!(contrast(text, fill) >= 4.5, "{player:?}, dark {dark}: {}", contrast(text, fill));
                assert!(contrast(ring, fill) >= 3.0, "{player:?}, dark {dark}: {}", contrast(ring, fill));
                assert!(contrast(coin::face(player), GROUND) >= 4.5, "{player:?}: {}", contrast(coin::face(player), GROUND));
            }
        }
        for plate in [PLATE_TOP, PLATE_BOTTOM] {
            assert!(contrast(HINT, plate) >= 3.0, "{}", contrast(HINT, plate));
        }
        assert!(contrast(Color32::WHITE, STOP) >= 4.5);
    }
}
