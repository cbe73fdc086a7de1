//! The colours of the plate and of the coins in every look, and the contrasts that they need.
//!
//! The coins are red and yellow in all of them, as in saved games and in all texts on the screen. A
//! red coin does not stand out clearly from a bright plate, so each hole has a dark rim, at least
//! two pixels wide, which separates coins and empty holes from the plate.

use egui::Color32;

use crate::app::theme::Look;
use crate::core::game::Player;

/// The colours of a plate and of the coins behind it.
#[derive(Clone, Copy, Debug)]
pub struct Plate {
    pub top: Color32,
    pub bottom: Color32,
    /// The line of light along its edge.
    pub edge: Color32,
    /// The width of that line, in cells.
    pub edge_width: f32,
    /// The fibres of a plate of wood.
    pub grain: Option<Color32>,
    pub rim: Color32,
    /// The edge around the rim.
    pub lip: Lip,
    /// The wall behind the plate, seen through the holes.
    pub hole: Color32,
    /// How strongly the plate shades the wall behind it, from 0 to 1.
    pub depth: f32,
    /// How much coins outside the winning lines are darkened, from 0 to 1.
    pub dimming: f32,
    /// The coins of the two players.
    pub coins: [Coin; 2],
}

/// The edge around the rim of a hole.
#[derive(Clone, Copy, Debug)]
pub enum Lip {
    None,
    /// Light on the lower half, soft.
    Lower(Color32),
    Whole(Color32),
}

#[derive(Clone, Copy, Debug)]
pub struct Coin {
    pub face: Color32,
    /// The face where light falls on it.
    pub light: Color32,
    pub shade: Color32,
    /// The coin's rim where light falls on it.
    pub rim_light: Color32,
    pub rim_shade: Color32,
    /// The mark that distinguishes it from the opponent's coin without colour; at least 3:1 on the
    /// face.
    pub mark: Color32,
    /// The colour of signs that stand for the side on dark ground; at least 4.5:1 there.
    pub sign: Color32,
    /// How strongly light plays on it, from 0 to 1.
    pub gloss: f32,
}

impl Plate {
    #[must_use]
    pub const fn of(look: Look) -> &'static Self {
        look.pick(
            [&COBALT_DARK, &COBALT_LIGHT],
            [&WALNUT_DARK, &WALNUT_LIGHT],
            [&CONTRAST_DARK, &CONTRAST_LIGHT],
        )
    }

    /// Returns the tones of a player's coin.
    #[must_use]
    pub const fn coin(&self, player: Player) -> &Coin {
        &self.coins[player.index()]
    }
}

/// Returns an opaque colour from its bytes.
const fn rgb(red: u8, green: u8, blue: u8) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Lacquered coins, which both coloured plates have.
const LACQUER: [Coin; 2] = [
    Coin {
        face: rgb(0xDC, 0x2A, 0x33),
        light: rgb(0xF2, 0x60, 0x5F),
        shade: rgb(0xBE, 0x18, 0x24),
        rim_light: rgb(0xEE, 0x58, 0x56),
        rim_shade: rgb(0x8A, 0x0E, 0x18),
        mark: rgb(0x4E, 0x02, 0x0B),
        sign: rgb(0xFF, 0x6E, 0x66),
        gloss: 1.0,
    },
    Coin {
        face: rgb(0xFB, 0xC2, 0x2E),
        light: rgb(0xFF, 0xDF, 0x74),
        shade: rgb(0xEF, 0xA3, 0x12),
        rim_light: rgb(0xFF, 0xD8, 0x5E),
        rim_shade: rgb(0xA8, 0x66, 0x00),
        mark: rgb(0x80, 0x4C, 0x02),
        sign: rgb(0xFF, 0xC8, 0x38),
        gloss: 1.0,
    },
];

/// Flat coins: pure colours, with white on red and black on yellow.
const FLAT: [Coin; 2] = [
    Coin {
        face: rgb(0xEA, 0x15, 0x20),
        light: rgb(0xEA, 0x15, 0x20),
        shade: rgb(0xEA, 0x15, 0x20),
        rim_light: rgb(0xEA, 0x15, 0x20),
        rim_shade: rgb(0xEA, 0x15, 0x20),
        mark: Color32::WHITE,
        sign: rgb(0xFF, 0x7A, 0x70),
        gloss: 0.0,
    },
    Coin {
        face: rgb(0xFF, 0xD6, 0x0A),
        light: rgb(0xFF, 0xD6, 0x0A),
        shade: rgb(0xFF, 0xD6, 0x0A),
        rim_light: rgb(0xFF, 0xD6, 0x0A),
        rim_shade: rgb(0xFF, 0xD6, 0x0A),
        mark: Color32::BLACK,
        sign: rgb(0xFF, 0xD6, 0x0A),
        gloss: 0.0,
    },
];

/// Bright cobalt, on a dark wall.
const COBALT_DARK: Plate = Plate {
    top: rgb(0x3F, 0x78, 0xF6),
    bottom: rgb(0x2A, 0x5B, 0xD0),
    edge: Color32::from_rgba_premultiplied(0x6E, 0x84, 0xA8, 0xA8),
    edge_width: 0.018,
    grain: None,
    rim: rgb(0x06, 0x0D, 0x24),
    lip: Lip::Lower(rgb(0xC9, 0xDB, 0xFF)),
    hole: rgb(0x0C, 0x13, 0x25),
    depth: 0.75,
    dimming: 0.34,
    coins: LACQUER,
};

/// Bright cobalt, on a light wall.
const COBALT_LIGHT: Plate = Plate {
    rim: rgb(0x0A, 0x17, 0x40),
    hole: rgb(0xE9, 0xE4, 0xD8),
    depth: 0.40,
    dimming: 0.24,
    ..COBALT_DARK
};

/// Oiled walnut, on a dark wall.
const WALNUT_DARK: Plate = Plate {
    top: rgb(0xB2, 0x78, 0x4B),
    bottom: rgb(0x8C, 0x58, 0x32),
    edge: Color32::from_rgba_premultiplied(0x9C, 0x7C, 0x58, 0xA0),
    edge_width: 0.018,
    grain: Some(rgb(0x4A, 0x27, 0x10)),
    rim: rgb(0x17, 0x0B, 0x04),
    lip: Lip::Lower(rgb(0xF2, 0xD6, 0xB0)),
    hole: rgb(0x18, 0x10, 0x0A),
    depth: 0.75,
    dimming: 0.34,
    coins: LACQUER,
};

/// Oiled walnut, on a light wall.
const WALNUT_LIGHT: Plate = Plate {
    rim: rgb(0x26, 0x13, 0x07),
    hole: rgb(0xF0, 0xE6, 0xD4),
    depth: 0.40,
    dimming: 0.24,
    ..WALNUT_DARK
};

/// A black plate with white rings.
const CONTRAST_DARK: Plate = Plate {
    top: Color32::BLACK,
    bottom: Color32::BLACK,
    edge: Color32::WHITE,
    edge_width: 0.045,
    grain: None,
    rim: Color32::BLACK,
    lip: Lip::Whole(Color32::WHITE),
    hole: Color32::BLACK,
    depth: 0.0,
    dimming: 0.42,
    coins: FLAT,
};

/// A black plate with white holes.
const CONTRAST_LIGHT: Plate =
    Plate { edge: Color32::BLACK, lip: Lip::None, hole: Color32::WHITE, ..CONTRAST_DARK };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{Palette, contrast};

    #[test]
    fn the_rims_carry_the_contrast_of_coins_and_holes() {
        for look in Look::all() {
            let plate = Plate::of(look);
            for (what, colour) in [("red", plate.coins[0].face), ("yellow", plate.coins[1].face)] {
                let ratio = contrast(colour, plate.rim);
                assert!(
                    ratio >= if look.is_contrast() { 4.5 } else { 3.0 },
                    "{look:?}: {what} on the rim: {ratio}"
                );
            }
            // An empty hole stands out from the plate by itself, by the rim, or by the ring around
            // it.
            let lip = match plate.lip {
                Lip::Whole(colour) => contrast(colour, plate.hole),
                Lip::Lower(_) | Lip::None => 1.0,
            };
            for ground in [plate.top, plate.bottom] {
                let ratio = contrast(plate.hole, ground).max(lip);
                let by_rim = contrast(plate.rim, ground).min(contrast(plate.rim, plate.hole));
                assert!(ratio.max(by_rim) >= 3.0, "{look:?}: {ratio}, {by_rim}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_their_coins() {
        for look in Look::all() {
            for coin in Plate::of(look).coins {
                for face in [coin.face, coin.light, coin.shade]
                    .into_iter()
                    .take(if look.is_contrast() { 3 } else { 1 })
                {
                    let ratio = contrast(coin.mark, face);
                    assert!(ratio >= 3.0, "{look:?}: {coin:?}: {ratio}");
                }
            }
        }
    }

    #[test]
    fn coins_are_red_and_yellow_in_every_look() {
        for look in Look::all() {
            let [red, yellow] = Plate::of(look).coins.map(|coin| coin.face);
            assert!(red.r() > 200 && red.g() < 60 && red.b() < 60, "{look:?}: {red:?}");
            assert!(
                yellow.r() > 230 && yellow.g() > 180 && yellow.b() < 70,
                "{look:?}: {yellow:?}"
            );
        }
    }

    #[test]
    fn the_plate_of_strong_contrast_stands_out_from_the_ground() {
        for look in Look::all().filter(|look| look.is_contrast()) {
            let (plate, palette) = (Plate::of(look), Palette::of_look(look));
            let ratio = contrast(plate.edge, palette.ground_top)
                .max(contrast(plate.top, palette.ground_top));
            assert!(ratio >= 7.0, "{look:?}: {ratio}");
        }
    }
}
