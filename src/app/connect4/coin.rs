//! Coins and holes as pictures, computed for the exact number of pixels they cover.
//!
//! See `app/shading.rs` for how an edge is crisp at any size.

use egui::{Color32, ColorImage, Pos2, Rgba, pos2, vec2};

use crate::app::pictures::Picture;
use crate::app::shading::{self, blend, cover, mix, smooth, star};
use crate::app::theme::Palette;
use crate::core::game::Player;

/// How much of a cell's side a coin spans.
pub const COIN_SHARE: f32 = 0.815;
/// The radius of a hole, in units of half a cell.
const HOLE: f32 = 0.82;

/// The pictures there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A coin, filling the picture.
    Coin(Player),
    /// A cell of the plate: white with a hole, to be tinted.
    Plate,
    /// The wall behind a cell, seen through the hole.
    Wall {
        /// Whether it belongs to the dark theme.
        dark: bool,
    },
    /// Light and shadow on the rim of a hole.
    Rim,
}

/// Returns the colour of the face of a player's coin.
#[must_use]
pub const fn face(player: Player) -> Color32 {
    match player {
        Player::First => Color32::from_rgb(0xFF, 0x5A, 0x4F),
        Player::Second => Color32::from_rgb(0xFF, 0xC8, 0x38),
    }
}

impl Picture for Sprite {
    fn paint(self, pixels: usize) -> ColorImage {
        paint(self, pixels)
    }
}

/// Returns a picture, `pixels` wide and high.
fn paint(sprite: Sprite, pixels: usize) -> ColorImage {
    let tones = Player::BOTH.map(Tones::of);
    let hole = |dark| Rgba::from(Palette::of_theme(dark).hole);
    let holes = [hole(false), hole(true)];
    shading::paint(pixels, |at, pixel| match sprite {
        Sprite::Coin(player) => coin(player, &tones[player.index()], at, pixel),
        Sprite::Plate => Rgba::from_white_alpha(1.0 - cover(at.to_vec2().length() - HOLE, pixel)),
        Sprite::Wall { dark } => wall(dark, holes[usize::from(dark)], at, pixel),
        Sprite::Rim => rim(at, pixel),
    })
}

/// The tones of a coin, in linear light: made once for a picture, as the way there is costly.
struct Tones {
    face: Rgba,
    light: Rgba,
    shade: Rgba,
    rim_light: Rgba,
    rim_shade: Rgba,
    mark: Rgba,
}

impl Tones {
    /// Returns the tones of a player's coin.
    fn of(player: Player) -> Self {
        let rgb = |red, green, blue| Rgba::from(Color32::from_rgb(red, green, blue));
        let face = Rgba::from(face(player));
        match player {
            Player::First => Self {
                face,
                light: rgb(0xFF, 0x82, 0x76),
                shade: rgb(0xEE, 0x3E, 0x38),
                rim_light: rgb(0xFF, 0x72, 0x64),
                rim_shade: rgb(0xB4, 0x1C, 0x22),
                mark: rgb(0xA3, 0x12, 0x1C),
            },
            Player::Second => Self {
                face,
                light: rgb(0xFF, 0xE0, 0x78),
                shade: rgb(0xF6, 0xAE, 0x18),
                rim_light: rgb(0xFF, 0xD8, 0x5E),
                rim_shade: rgb(0xB9, 0x76, 0x00),
                mark: rgb(0x96, 0x5A, 0x00),
            },
        }
    }
}

/// Returns a coin's colour at a point: a rim lit from above, a groove, a face with a sheen, and the player's mark.
fn coin(player: Player, tones: &Tones, at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    let outline = cover(radius - (1.0 - 0.5 * pixel), pixel);
    if outline <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let height = f32::midpoint(at.y, 1.0); // 0 at the top
    let mut colour = mix(tones.rim_light, tones.rim_shade, smooth(0.05, 0.8, height));

    // The face lies a little deeper than the rim: its slope runs the same way, from light to shade, but less far.
    let inside = cover(radius - 0.90, pixel.max(0.02));
    let towards_light = (at - pos2(-0.35, -0.45)).length();
    let base = if towards_light < 0.75 {
        mix(tones.light, tones.face, smooth(0.0, 0.75, towards_light))
    } else {
        mix(tones.face, tones.shade, smooth(0.75, 1.6, towards_light))
    };
    colour = blend(colour, base * inside);

    // The groove: a dark ring with a light one just below it, as if pressed into the metal.
    let groove = cover((radius - 0.775).abs() - 0.016, pixel.max(0.012));
    let below = cover(((at - vec2(0.0, 0.028)).to_vec2().length() - 0.775).abs() - 0.014, pixel.max(0.012));
    colour = blend(colour, Rgba::WHITE * (0.30 * below));
    colour = blend(colour, tones.rim_shade * (0.50 * groove));

    // The mark is pressed in too.
    let mark = |at: Pos2| match player {
        Player::First => star(at.to_vec2(), 0.47, 0.205),
        Player::Second => (at.to_vec2().length() - 0.33).abs() - 0.085,
    };
    let soft = pixel.max(0.015);
    if radius < 0.6 {
        colour = blend(colour, Rgba::WHITE * (0.38 * cover(mark(at - vec2(0.0, 0.035)), soft)));
        colour = blend(colour, tones.mark * (0.94 * cover(mark(at), soft)));
    }

    // The sheen: a soft window of light on the upper left.
    let sheen = vec2((at.x + 0.30) / 0.62, (at.y + 0.52) / 0.34).length();
    colour = blend(colour, Rgba::WHITE * (0.26 * (1.0 - smooth(0.0, 1.0, sheen)) * inside));
    colour * outline
}

/// The light on the lower edge of a hole, in linear light.
const BEVEL_LIGHT: Rgba = Rgba::from_rgb(0.333, 0.515, 1.0);
/// Returns the wall's colour at a point: the inside of the plate shades it from above.
fn wall(dark: bool, hole: Rgba, at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    let inside = cover(radius - (HOLE + 0.03), pixel);
    if inside <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let depth = (at + vec2(0.0, 0.10)).to_vec2().length();
    let shade = smooth(0.55, 0.98, depth) * smooth(0.5, -0.9, at.y);
    let strength = if dark { 0.75 } else { 0.34 };
    blend(hole, Rgba::BLACK * (shade * strength)) * inside
}

/// Returns light and shadow on the rim of a hole: the thickness of the plate, lit from above.
fn rim(at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    if !(HOLE - 0.3..HOLE + 0.1).contains(&radius) {
        return Rgba::TRANSPARENT; // far from the rim
    }
    let up = (-at.y / radius.max(0.001)).clamp(-1.0, 1.0); // 1 at the top of the hole, -1 at its bottom
    let mut colour = Rgba::TRANSPARENT;
    // The bevel lies just outside the hole: dark above, bright below.
    let bevel = cover((radius - (HOLE + 0.022)).abs() - 0.020, pixel);
    colour = blend(colour, Rgba::BLACK * (bevel * 0.50 * smooth(-0.35, 0.9, up)));
    colour = blend(colour, BEVEL_LIGHT * (bevel * 0.45 * smooth(-0.2, 0.9, -up)));
    // The plate is thick: it throws a shadow on the upper edge of what lies behind.
    let inside = cover(radius - HOLE, pixel);
    let crescent = smooth(HOLE - 0.16, HOLE + 0.02, (at + vec2(0.0, -0.07)).to_vec2().length());
    blend(colour, Rgba::BLACK * (inside * crescent * 0.30 * smooth(-0.3, 0.8, up)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_is_round_and_opaque_and_the_corners_are_clear() {
        let image = paint(Sprite::Coin(Player::First), 64);
        assert_eq!(image.pixels[0].a(), 0);
        assert_eq!(image.pixels[64 * 32 + 32].a(), 255);
    }

    #[test]
    fn the_plate_has_a_hole_that_is_wider_than_the_coin() {
        let image = paint(Sprite::Plate, 100);
        assert_eq!(image.pixels[100 * 50 + 50].a(), 0);
        assert_eq!(image.pixels[0].a(), 255);
        const { assert!(COIN_SHARE < HOLE) };
    }
}
