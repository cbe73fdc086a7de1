//! Stones and their shadows as pictures, computed for the exact number of pixels they cover.

use egui::{ColorImage, Pos2, Rgba, Vec2, pos2, vec2};

use super::colours::{BLACK_FACE, WHITE_FACE, Wood};
use super::wood;
use crate::app::kit::pictures::Picture;
use crate::app::kit::shading::{self, blend, cover, mix, smooth, star};
use crate::app::theme::Look;
use crate::core::game::Player;

/// How many times as wide as a stone the picture of its shadow is.
pub const SHADOW: f32 = 1.36;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A stone with its player's mark, filling the picture.
    Stone(Player),
    /// A stone without its mark, as the last one, which has a dot there.
    Bare(Player),
    /// The soft shadow of a stone at rest, [`SHADOW`] times as wide as the stone.
    Shadow,
    /// The wood of the board, to be stretched over it.
    Wood,
}

impl Picture for Sprite {
    fn paint(self, look: Look, pixels: usize) -> ColorImage {
        match self {
            Self::Stone(player) => stone(player, Wood::of(look), true, pixels),
            Self::Bare(player) => stone(player, Wood::of(look), false, pixels),
            Self::Shadow => shading::paint(pixels, |at, _| shadow(at)),
            Self::Wood => wood::paint(look, pixels),
        }
    }

    fn bare(self) -> Self {
        match self {
            Self::Stone(player) => Self::Bare(player),
            Self::Bare(_) | Self::Shadow | Self::Wood => self,
        }
    }
}

/// Returns the picture of a stone, with its mark or without.
fn stone(player: Player, wood: &Wood, is_marked: bool, pixels: usize) -> ColorImage {
    shading::paint(pixels, |at, pixel| match player {
        Player::First => black(at, pixel, wood, is_marked),
        Player::Second => white(at, pixel, wood, is_marked),
    })
}

/// Returns a colour in linear light from its bytes.
fn rgb(red: u8, green: u8, blue: u8) -> Rgba {
    Rgba::from(egui::Color32::from_rgb(red, green, blue))
}

/// Returns how much of the light reaches a point of a domed stone, from 0 to 1.
fn light(at: Pos2) -> f32 {
    // The stone is a lens: its slope grows towards the rim.
    let slope = at.to_vec2() * 0.92;
    let up = (1.0 - slope.length_sq()).max(0.0).sqrt();
    (slope.dot(vec2(-0.42, -0.56)) + 0.72 * up).clamp(0.0, 1.0)
}

/// Returns the colour of a black stone: dark slate with a soft window of light, and a star if it is
/// marked.
fn black(at: Pos2, pixel: f32, wood: &Wood, is_marked: bool) -> Rgba {
    let radius = at.to_vec2().length();
    let outline = cover(radius - (1.0 - 0.5 * pixel), pixel);
    if outline <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let face = Rgba::from(BLACK_FACE);
    let lit = mix(rgb(0x05, 0x06, 0x09), face, smooth(0.05, 0.75, light(at)));
    let mut colour = mix(Rgba::BLACK, lit, wood.gloss);
    // The window: a soft patch of light on the upper left, brightest in its middle.
    let patch = turned(at - vec2(-0.36, -0.46));
    let patch = vec2(patch.x / 0.46, patch.y / 0.25).length();
    colour = blend(colour, Rgba::WHITE * (0.30 * wood.gloss * (1.0 - smooth(0.0, 1.0, patch))));
    // A thin light along the rim tells the stone from a dark card; at least a pixel of it is seen
    // at any size.
    let rim = pixel + (1.2 * pixel).max(0.03) * wood.rims;
    colour = blend(colour, Rgba::from(wood.black_rim) * cover(1.0 - radius - rim, pixel));
    if is_marked && radius < 0.5 {
        let soft = pixel.max(0.02);
        colour = blend(
            colour,
            Rgba::from(wood.black_mark) * cover(star(at.to_vec2(), 0.34, 0.145), soft),
        );
    }
    colour * outline
}

/// Returns the colour of a white stone: shell with a sheen, a dark rim, and a ring if it is marked.
fn white(at: Pos2, pixel: f32, wood: &Wood, is_marked: bool) -> Rgba {
    let radius = at.to_vec2().length();
    let outline = cover(radius - (1.0 - 0.5 * pixel), pixel);
    if outline <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let face = Rgba::from(WHITE_FACE);
    let lit = light(at);
    let mut colour = mix(rgb(0xB8, 0xAE, 0x9A), face, smooth(0.10, 0.62, lit));
    colour = mix(Rgba::WHITE, mix(colour, Rgba::WHITE, smooth(0.72, 0.98, lit)), wood.gloss);
    let patch = turned(at - vec2(-0.36, -0.46));
    let patch = vec2(patch.x / 0.44, patch.y / 0.24).length();
    colour = blend(colour, Rgba::WHITE * (0.85 * wood.gloss * (1.0 - smooth(0.0, 1.0, patch))));
    if is_marked && radius < 0.5 {
        let soft = pixel.max(0.02);
        colour =
            blend(colour, Rgba::from(wood.white_mark) * cover((radius - 0.27).abs() - 0.045, soft));
    }
    // The rim tells the stone from light wood; at least a pixel of it is seen at any size.
    let rim = pixel + (0.9 * pixel).max(0.045) * wood.rims;
    colour = mix(colour, Rgba::from(wood.white_rim), cover(1.0 - radius - rim, pixel));
    colour * outline
}

/// Returns a place turned by an eighth, so that its first coordinate runs across the light.
fn turned(at: Pos2) -> Vec2 {
    std::f32::consts::FRAC_1_SQRT_2 * vec2(at.x - at.y, at.x + at.y)
}

/// Returns the shadow of a stone at a point of its picture, in which the stone's radius is `1 /
/// SHADOW`: below it and to the right.
fn shadow(at: Pos2) -> Rgba {
    let stone = 1.0 / SHADOW;
    let distance = (at - pos2(0.07, 0.12)).length();
    let soft = 1.0 - smooth(stone - 0.22, stone + 0.15, distance);
    // Close to the wood the shadow is narrow and dark.
    let close = 1.0 - smooth(stone - 0.05, stone + 0.05, (at - pos2(0.015, 0.035)).length());
    Rgba::from_black_alpha((0.34 * soft).max(0.30 * close))
}

#[cfg(test)]
mod tests {
    use egui::Color32;

    use super::*;
    use crate::storage::Colours;

    const LIGHT: Look = Look { is_dark: false, colours: Colours::Cobalt };

    #[test]
    fn stones_are_round_and_opaque_and_their_corners_are_clear() {
        for player in Player::BOTH {
            for side in [9, 20, 64, 201] {
                let image = Sprite::Stone(player).paint(LIGHT, side);
                assert_eq!(image.pixels[0].a(), 0);
                assert_eq!(image.pixels[side * (side / 2) + side / 2].a(), 255);
            }
        }
    }

    #[test]
    fn a_white_stone_has_a_dark_rim_at_any_size() {
        for side in [13, 20, 40, 101] {
            let image = Sprite::Stone(Player::Second).paint(LIGHT, side);
            let row = &image.pixels[side * (side / 2)..side * (side / 2 + 1)];
            let darkest = row.iter().filter(|pixel| pixel.a() > 200).map(Color32::g).min();
            assert!(darkest <= Some(0x68), "{side}: {darkest:?}");
        }
    }

    #[test]
    fn the_shadow_fades_out_before_the_edge_of_its_picture() {
        let image = Sprite::Shadow.paint(LIGHT, 100);
        for index in 0..100 {
            for edge in [index, 9900 + index, 100 * index, 100 * index + 99] {
                assert!(image.pixels[edge].a() <= 2, "{edge}: {:?}", image.pixels[edge]);
            }
        }
        assert!(image.pixels[5050].a() > 60);
    }
}
