//! Pieces, their shadows and the squares as pictures, computed for the exact number of pixels they
//! cover.

use egui::{ColorImage, Pos2, Rgba, Vec2, pos2, vec2};

use super::colours::Wood;
use crate::app::kit::pictures::Picture;
use crate::app::kit::shading::{self, blend, cover, mix, smooth, star};
use crate::app::theme::Look;
use crate::core::game::Player;

/// How many times as wide as a piece the picture of its shadow is.
pub const SHADOW: f32 = 1.36;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A man with its player's mark, filling the picture.
    Man(Player),
    /// A king, with a crown.
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
            Self::Man(player) => piece(player, false, wood, at, pixel),
            Self::King(player) => piece(player, true, wood, at, pixel),
            Self::Shadow => shadow(at),
            Self::Dark => grain(Rgba::from(wood.dark), wood.grain, at),
            Self::Light => grain(Rgba::from(wood.light), wood.grain, at),
        })
    }
}

/// Returns the colour of a piece: a disc with a ridged rim, a raised ring, and its mark.
fn piece(player: Player, is_king: bool, wood: &Wood, at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    let outline = cover(radius - (1.0 - 0.5 * pixel), pixel);
    if outline <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let index = player.index();
    let (face, shade) = (
        Rgba::from(wood.faces[index]),
        Rgba::from(wood.shades[index]),
    );
    // Light falls from the upper left.
    let slope = 0.5 - 0.5 * at.to_vec2().dot(vec2(0.5, 0.75));
    let mut colour = mix(shade, face, smooth(0.0, 0.75, slope));
    let ink = Rgba::from(wood.marks[index]);
    if wood.grain > 0.0 {
        // Notches along the rim, as on a coin for the fingers.
        let turn = at.y.atan2(at.x) / std::f32::consts::TAU * 36.0;
        let notch = (turn - turn.round()).abs();
        let in_rim = cover(0.86 - radius, pixel.max(0.02)) * cover(radius - 0.965, pixel.max(0.02));
        colour = blend(
            colour,
            Rgba::BLACK * (0.22 * in_rim * smooth(0.22, 0.42, notch)),
        );
        // The groove within, lit on its lower right.
        let groove = 1.0 - smooth(0.0, 0.06, (radius - 0.74).abs());
        let lit = at.to_vec2().dot(vec2(0.5, 0.75)) > 0.0;
        colour = blend(
            colour,
            if lit {
                Rgba::WHITE * (0.22 * groove)
            } else {
                Rgba::BLACK * (0.20 * groove)
            },
        );
        let gleam = (at - pos2(-0.3, -0.42)).length();
        colour = blend(
            colour,
            Rgba::WHITE * (0.16 * (1.0 - smooth(0.0, 0.6, gleam))),
        );
    }
    if wood.grain <= 0.0 {
        // A flat white piece needs an edge on a white card.
        let ring = (radius - 0.9).abs() - f32::max(0.03, 1.1 * pixel);
        colour = blend(colour, ink * cover(ring, pixel));
    }
    // The rim tells the piece from its square; at least a pixel of it is seen at any size.
    let rim = (1.1 * pixel).max(0.03);
    colour = blend(
        colour,
        Rgba::from(wood.rims[index]) * cover(1.0 - radius - rim - pixel, pixel),
    );
    if radius < 0.62 {
        let soft = pixel.max(0.02);
        let sign = match (is_king, player) {
            (true, _) => crown(at.to_vec2()),
            (false, Player::First) => star(at.to_vec2(), 0.34, 0.145),
            (false, Player::Second) => (radius - 0.26).abs() - 0.055,
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
    band.min(point(0.0, -0.44, 0.22))
        .min(point(0.36, -0.32, 0.20).max(side.x - 0.46))
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
    let close = 1.0
        - smooth(
            piece - 0.05,
            piece + 0.05,
            (at - pos2(0.01, 0.045)).length(),
        );
    Rgba::from_black_alpha((0.42 * soft).max(0.45 * close))
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
}
