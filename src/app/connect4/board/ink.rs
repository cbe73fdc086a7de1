//! The colours of the marks on the board, and the colours that they must stand out from.

use egui::Color32;

use crate::app::connect4::colours::Plate;
use crate::app::theme::Palette;
use crate::core::game::Player;

/// The ring around the cell of a hint.
pub const HINT: Color32 = Color32::from_rgb(0x34, 0xD6, 0xA4);
/// The dark background of small signs, in both themes; they and the colours of coins are legible on
/// it.
pub const GROUND: Color32 = Color32::from_rgb(0x0C, 0x13, 0x25);
/// The sign over a cell that must not be opened; its edge and its cross are white.
pub const STOP: Color32 = Color32::from_rgb(0xA3, 0x25, 0x6B);

/// The colours of a hypothetical coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub fill: Color32,
    /// The dashed ring; at least 3:1 to the filling.
    pub ring: Color32,
    /// The number; at least 4.5:1 to the filling.
    pub text: Color32,
}

impl Ghost {
    /// Returns the colours of a player's ghosts: a breath of the coin over the wall behind the
    /// plate.
    #[must_use]
    pub fn of(player: Player, palette: &Palette) -> Self {
        let plate = Plate::of(palette.look());
        let ring = match (player, palette.is_dark) {
            (_, true) => sign(player, palette),
            (Player::First, false) => Color32::from_rgb(0xB8, 0x1E, 0x1E),
            (Player::Second, false) if palette.is_contrast() => Color32::from_rgb(0x5A, 0x3A, 0x00),
            (Player::Second, false) => Color32::from_rgb(0x86, 0x58, 0x00),
        };
        let breath = match (palette.is_contrast(), palette.is_dark) {
            (true, _) => 0.0,
            (false, true) => 0.24,
            (false, false) => 0.30,
        };
        Self {
            fill: plate.hole.lerp_to_gamma(plate.coin(player).face, breath),
            ring,
            text: palette.text,
        }
    }
}

/// Returns the colour of signs that stand for a player on [`GROUND`]; at least 4.5:1 to it.
#[must_use]
pub const fn sign(player: Player, palette: &Palette) -> Color32 {
    Plate::of(palette.look()).coin(player).sign
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{Look, contrast};

    #[test]
    fn signs_stand_out_and_numbers_can_be_read_in_every_look() {
        for look in Look::all() {
            let palette = Palette::of_look(look);
            let least = if look.is_contrast() { 7.0 } else { 4.5 };
            for player in Player::BOTH {
                let Ghost { fill, ring, text } = Ghost::of(player, palette);
                assert!(
                    contrast(text, fill) >= least,
                    "{player:?}, {look:?}: {}",
                    contrast(text, fill)
                );
                assert!(
                    contrast(ring, fill) >= 3.0,
                    "{player:?}, {look:?}: {}",
                    contrast(ring, fill)
                );
                let sign = sign(player, palette);
                assert!(
                    contrast(sign, GROUND) >= least,
                    "{player:?}, {look:?}: {}",
                    contrast(sign, GROUND)
                );
            }
            // The ring of a hint and those of a line lie on a halo of their own, in the colour of
            // the rims.
            let halo = Plate::of(look).rim;
            let dark = Palette::of_look(Look {
                is_dark: true,
                ..look
            });
            for ring in [HINT, Color32::WHITE, dark.win.text, dark.loss.text] {
                assert!(
                    contrast(ring, halo) >= 4.5,
                    "{look:?}: {ring:?}: {}",
                    contrast(ring, halo)
                );
            }
        }
        assert!(contrast(Color32::WHITE, STOP) >= 4.5);
    }
}
