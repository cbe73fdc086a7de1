//! Pieces, their shadows and the squares as pictures, computed for the exact number of pixels they
//! cover.

use egui::{Color32, ColorImage, Pos2, Rgba, Vec2, pos2, vec2};

use crate::app::board;
use crate::app::kit::pictures::Picture;
use crate::app::kit::shading::{self, blend, cover, mix, smooth, star};
use crate::app::theme::{Look, Palette};
use crate::core::game::Player;

/// How many times as wide as a piece the picture of its shadow is.
pub const SHADOW: f32 = 1.36;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A man with its player's mark, filling the picture.
    Man(Player),
    /// A man without its mark.
    Bare(Player),
    King(Player),
    /// The soft shadow of a piece at rest, [`SHADOW`] times as wide as the piece.
    Shadow,
    /// The wood of a dark square.
    Dark,
    /// The wood of a light square.
    Light,
}

impl Picture for Sprite {
    fn paint(self, look: Look, pixels: usize) -> ColorImage {
        let wood = Wood::of(look);
        shading::paint(pixels, |at, pixel| match self {
            Self::Man(player) | Self::Bare(player) | Self::King(player) => {
                piece(self, player, wood, at, pixel)
            }
            Self::Shadow => shadow(at),
            Self::Dark => grain(Rgba::from(wood.dark), wood.grain, at),
            Self::Light => grain(Rgba::from(wood.light), wood.grain, at),
        })
    }

    fn bare(self) -> Self {
        match self {
            Self::Man(player) => Self::Bare(player),
            Self::Bare(_) | Self::King(_) | Self::Shadow | Self::Dark | Self::Light => self,
        }
    }
}

/// Returns the colour of a piece: a disc with a ridged rim, a raised ring, and its mark.
fn piece(sprite: Sprite, player: Player, wood: &Wood, at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    let outline = cover(radius - (1.0 - 0.5 * pixel), pixel);
    if outline <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let index = player.index();
    let (face, shade) = (Rgba::from(wood.faces[index]), Rgba::from(wood.shades[index]));
    // Light falls from the upper left.
    let slope = 0.5 - 0.5 * at.to_vec2().dot(vec2(0.5, 0.75));
    let mut colour = mix(shade, face, smooth(0.0, 0.75, slope));
    let ink = Rgba::from(wood.marks[index]);
    if wood.grain > 0.0 {
        // Notches along the rim, as on a coin for the fingers.
        let turn = at.y.atan2(at.x) / std::f32::consts::TAU * 36.0;
        let notch = (turn - turn.round()).abs();
        let in_rim = cover(0.86 - radius, pixel.max(0.02)) * cover(radius - 0.965, pixel.max(0.02));
        colour = blend(colour, Rgba::BLACK * (0.22 * in_rim * smooth(0.22, 0.42, notch)));
        // The groove within, lit on its lower right.
        let groove = 1.0 - smooth(0.0, 0.06, (radius - 0.74).abs());
        let lit = at.to_vec2().dot(vec2(0.5, 0.75)) > 0.0;
        colour = blend(
            colour,
            if lit { Rgba::WHITE * (0.22 * groove) } else { Rgba::BLACK * (0.20 * groove) },
        );
        let gleam = (at - pos2(-0.3, -0.42)).length();
        colour = blend(colour, Rgba::WHITE * (0.16 * (1.0 - smooth(0.0, 0.6, gleam))));
    }
    if wood.grain <= 0.0 {
        // A flat white piece needs an edge on a white card.
        let ring = (radius - 0.9).abs() - f32::max(0.03, 1.1 * pixel);
        colour = blend(colour, ink * cover(ring, pixel));
    }
    // The rim tells the piece from its square; at least a pixel of it is seen at any size.
    let rim = (1.1 * pixel).max(0.03);
    colour = blend(colour, Rgba::from(wood.rims[index]) * cover(1.0 - radius - rim - pixel, pixel));
    if radius < 0.62 {
        let soft = pixel.max(0.02);
        let sign = match sprite {
            Sprite::King(_) => crown(at.to_vec2()),
            Sprite::Man(Player::First) => star(at.to_vec2(), 0.34, 0.145),
            Sprite::Man(Player::Second) => (radius - 0.26).abs() - 0.055,
            Sprite::Bare(_) | Sprite::Shadow | Sprite::Dark | Sprite::Light => f32::INFINITY,
        };
        colour = blend(colour, ink * cover(sign, soft));
    }
    colour * outline
}

/// Returns the signed distance to a crown: a band, and three points above it.
fn crown(at: Vec2) -> f32 {
    let band = (at.x.abs() - 0.42).max((at.y - 0.34).abs() - 0.09);
    let side = vec2(at.x.abs(), at.y);
    // A point is what lies above the band and between two lines that meet at its tip.
    let point = |middle: f32, tip: f32, half: f32| {
        let height = 0.28 - tip;
        let across = (side.x - middle).abs() * height - (side.y - tip) * half;
        (across / height.hypot(half)).max(side.y - 0.28)
    };
    band.min(point(0.0, -0.44, 0.22)).min(point(0.36, -0.32, 0.20).max(side.x - 0.46))
}

/// Returns the wood of a square: its colour with a fine straight grain.
fn grain(colour: Rgba, strength: f32, at: Pos2) -> Rgba {
    let bent = at.x + 0.03 * (3.1 * at.y).sin();
    let wave = (bent * 21.0).sin() * 0.5
        + (bent * 47.0 + 1.3).sin() * 0.3
        + (bent * 9.0 + 0.7).sin() * 0.5;
    let tone = 1.0 + strength * (0.06 * wave - 0.04 * (at.x + at.y) * 0.5);
    Rgba::from_rgb(colour.r() * tone, colour.g() * tone, colour.b() * tone)
}

/// Returns the shadow of a piece at a point of its picture, in which the piece's radius is `1 /
/// SHADOW`: below it and to the right.
fn shadow(at: Pos2) -> Rgba {
    let piece = 1.0 / SHADOW;
    let distance = (at - pos2(0.05, 0.13)).length();
    let soft = 1.0 - smooth(piece - 0.22, piece + 0.13, distance);
    let close = 1.0 - smooth(piece - 0.05, piece + 0.05, (at - pos2(0.01, 0.045)).length());
    Rgba::from_black_alpha((0.42 * soft).max(0.45 * close))
}

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
    rims: [Color32::from_rgb(0xF7, 0x9A, 0x96), Color32::from_rgb(0xFF, 0xFF, 0xFF)],
    marks: [Color32::from_rgb(0x4E, 0x02, 0x0B), Color32::from_rgb(0x6B, 0x5F, 0x48)],
    faces: [Color32::from_rgb(0xE5, 0x45, 0x48), Color32::from_rgb(0xF4, 0xF0, 0xE6)],
    shades: [Color32::from_rgb(0xBE, 0x18, 0x24), Color32::from_rgb(0xC4, 0xBB, 0xA8)],
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

/// Redder wood, as that of the walnut plate.
const WALNUT_DARK: Wood = Wood {
    light: Color32::from_rgb(0xC7, 0x98, 0x70),
    dark: Color32::from_rgb(0x4A, 0x24, 0x16),
    frame: Color32::from_rgb(0x5A, 0x2C, 0x18),
    gleam: Color32::from_rgb(0x84, 0x48, 0x2A),
    edge: Color32::from_rgb(0x2C, 0x13, 0x0A),
    ..DARK
};

const WALNUT_LIGHT: Wood = Wood {
    light: Color32::from_rgb(0xDD, 0xB4, 0x8C),
    dark: Color32::from_rgb(0x5C, 0x2E, 0x1C),
    frame: Color32::from_rgb(0x74, 0x3C, 0x24),
    gleam: Color32::from_rgb(0xA8, 0x69, 0x4A),
    edge: Color32::from_rgb(0x45, 0x20, 0x0F),
    ..LIGHT
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
        look.pick([&DARK, &LIGHT], [&WALNUT_DARK, &WALNUT_LIGHT], [&CONTRAST, &CONTRAST])
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
    fn pieces_are_round_and_opaque_and_kings_are_told_from_men() {
        for look in Look::all() {
            for player in Player::BOTH {
                for side in [9, 20, 64, 201] {
                    let [man, king] = [Sprite::Man(player), Sprite::King(player)]
                        .map(|sprite| sprite.paint(look, side));
                    for image in [&man, &king] {
                        assert_eq!(image.pixels[0].a(), 0);
                        assert_eq!(image.pixels[side * (side / 2) + side / 2].a(), 255);
                    }
                    let differing = man
                        .pixels
                        .iter()
                        .zip(&king.pixels)
                        .filter(|(one, other)| contrast(**one, **other) > 1.3)
                        .count();
                    assert!(differing * 40 > side * side, "{side}: {differing}");
                }
            }
        }
    }

    #[test]
    fn numbers_can_be_read_on_every_pixel_of_a_dark_square() {
        for look in Look::all() {
            for pixel in Sprite::Dark.paint(look, 64).pixels {
                assert!(contrast(Wood::of(look).number, pixel) >= 4.5, "{pixel:?}");
            }
        }
    }

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
            for (face, (mark, rim)) in
                wood.faces.into_iter().zip(wood.marks.into_iter().zip(wood.rims))
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
