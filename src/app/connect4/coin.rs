//! Coins and holes as pictures, computed for the exact number of pixels they cover.
//!
//! See `app/kit/shading.rs` for how an edge is crisp at any size.

use egui::{Color32, ColorImage, Pos2, Rgba, pos2, vec2};

use super::colours::{Coin, Lip, Plate};
use crate::app::kit::pictures::Picture;
use crate::app::kit::shading::{self, blend, cover, mix, smooth, star};
use crate::app::theme::Look;
use crate::core::game::Player;

/// How much of a cell's side a coin spans.
pub const COIN_SHARE: f32 = 0.80;
/// The radius of a hole, in units of half a cell.
pub const HOLE: f32 = 0.86;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A coin, filling the picture.
    Coin(Player),
    /// A coin without its star or ring.
    Bare(Player),
    /// A cell of the plate: white with a hole, to be tinted.
    Plate,
    /// The wall behind a cell, seen through the hole.
    Wall,
    /// Light and shadow on the rim of a hole.
    Rim,
}

impl Picture for Sprite {
    fn paint(self, look: Look, pixels: usize) -> ColorImage {
        paint(self, look, pixels)
    }

    fn bare(self) -> Self {
        match self {
            Self::Coin(player) => Self::Bare(player),
            Self::Bare(_) | Self::Plate | Self::Wall | Self::Rim => self,
        }
    }
}

/// Returns a picture, `pixels` wide and high.
fn paint(sprite: Sprite, look: Look, pixels: usize) -> ColorImage {
    let plate = Plate::of(look);
    let tones = Player::BOTH.map(|player| Tones::of(plate.coin(player)));
    let (hole, rims) = (Rgba::from(plate.hole), RimTones::of(plate));
    shading::paint(pixels, |at, pixel| match sprite {
        Sprite::Coin(player) => coin(Some(player), &tones[player.index()], at, pixel),
        Sprite::Bare(player) => coin(None, &tones[player.index()], at, pixel),
        Sprite::Plate => Rgba::from_white_alpha(1.0 - cover(at.to_vec2().length() - HOLE, pixel)),
        Sprite::Wall => wall(plate, hole, at, pixel),
        Sprite::Rim => rim(plate, &rims, at, pixel),
    })
}

/// The tones of a coin, in linear light: computed once per picture, as the conversion is costly.
struct Tones {
    face: Rgba,
    light: Rgba,
    shade: Rgba,
    rim_light: Rgba,
    rim_shade: Rgba,
    mark: Rgba,
    /// How strongly light plays on it.
    gloss: f32,
}

impl Tones {
    fn of(coin: &Coin) -> Self {
        let [face, light, shade, rim_light, rim_shade, mark] =
            [coin.face, coin.light, coin.shade, coin.rim_light, coin.rim_shade, coin.mark]
                .map(Rgba::from);
        Self { face, light, shade, rim_light, rim_shade, mark, gloss: coin.gloss }
    }
}

/// Returns a coin's colour at a point: a rim lit from above, a groove, a face with a sheen, and the
/// mark of a player, if it has one.
fn coin(marked: Option<Player>, tones: &Tones, at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    let outline = cover(radius - (1.0 - 0.5 * pixel), pixel);
    if outline <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let height = f32::midpoint(at.y, 1.0); // 0 at the top
    let mut colour = mix(tones.rim_light, tones.rim_shade, smooth(0.05, 0.8, height));

    // The face lies a little deeper than the rim: its slope runs the same way, from light to shade,
    // but less far.
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
    let below =
        cover(((at - vec2(0.0, 0.028)).to_vec2().length() - 0.775).abs() - 0.014, pixel.max(0.012));
    colour = blend(colour, Rgba::WHITE * (0.24 * tones.gloss * below));
    colour = blend(colour, tones.rim_shade * (0.50 * tones.gloss * groove));

    // The mark is pressed in too.
    let mark = |at: Pos2, player| match player {
        Player::First => star(at.to_vec2(), 0.47, 0.205),
        // A coin without light on it has a bolder ring, as nothing else is on its face.
        Player::Second => (at.to_vec2().length() - 0.33).abs() - (0.125 - 0.04 * tones.gloss),
    };
    let soft = pixel.max(0.015);
    if let Some(player) = marked.filter(|_| radius < 0.6) {
        colour = blend(
            colour,
            Rgba::WHITE * (0.26 * tones.gloss * cover(mark(at - vec2(0.0, 0.035), player), soft)),
        );
        colour = blend(colour, tones.mark * (0.97 * cover(mark(at, player), soft)));
    }

    // The sheen: a soft window of light on the upper left.
    let sheen = vec2((at.x + 0.30) / 0.62, (at.y + 0.52) / 0.34).length();
    colour = blend(
        colour,
        Rgba::WHITE * (0.20 * tones.gloss * (1.0 - smooth(0.0, 1.0, sheen)) * inside),
    );
    colour * outline
}

/// Returns the wall's colour at a point: the inside of the plate shades it from above.
fn wall(plate: &Plate, hole: Rgba, at: Pos2, pixel: f32) -> Rgba {
    let inside = cover(at.to_vec2().length() - (HOLE + 0.03), pixel);
    if inside <= 0.0 {
        return Rgba::TRANSPARENT;
    }
    let depth = (at + vec2(0.0, 0.10)).to_vec2().length();
    let shade = smooth(0.50, 0.96, depth) * smooth(0.5, -0.9, at.y);
    blend(hole, Rgba::BLACK * (shade * plate.depth)) * inside
}

/// Returns the rim of a hole: a dark band that separates a coin or an empty hole from the plate,
/// and the light on the lower lip of the plate.
fn rim(plate: &Plate, tones: &RimTones, at: Pos2, pixel: f32) -> Rgba {
    let radius = at.to_vec2().length();
    if !(HOLE - 0.3..HOLE + 0.16).contains(&radius) {
        return Rgba::TRANSPARENT; // far from the rim
    }
    // 1 at the top of the hole, -1 at its bottom.
    let up = (-at.y / radius.max(0.001)).clamp(-1.0, 1.0);
    let width = rim_width(pixel);
    let mut colour = Rgba::TRANSPARENT;
    // The plate is thick: it casts a shadow on the upper edge of the things behind it.
    let inside = cover(radius - HOLE, pixel);
    let crescent = smooth(HOLE - 0.20, HOLE - 0.04, (at + vec2(0.0, -0.05)).to_vec2().length());
    colour = blend(
        colour,
        Rgba::BLACK * (inside * crescent * 0.30 * plate.depth * smooth(-0.3, 0.8, up)),
    );
    // The lip first: the band covers where the two meet.
    match plate.lip {
        Lip::None => {}
        Lip::Lower(_) => {
            let half = (0.5 * pixel).max(0.013);
            let band = cover((radius - (HOLE + pixel + half)).abs() - half, pixel.max(0.03));
            colour = blend(colour, tones.lip * (0.62 * band * smooth(-0.25, 0.95, -up)));
        }
        Lip::Whole(_) => {
            let wide = (2.0 * pixel).max(0.075);
            colour = blend(
                colour,
                tones.lip * cover((radius - (HOLE + pixel + 0.5 * wide)).abs() - 0.5 * wide, pixel),
            );
        }
    }
    // A pixel beyond the hole: two soft edges in one place would let the wall shine through.
    let band = cover((radius - (HOLE + pixel)).max(HOLE - width - radius), pixel);
    blend(colour, tones.rim * band)
}

/// Returns the width of the dark rim of a hole, in units of half a cell: at least two pixels.
fn rim_width(pixel: f32) -> f32 {
    (2.0 * pixel).max(0.072)
}

/// The tones of a rim, in linear light.
struct RimTones {
    rim: Rgba,
    lip: Rgba,
}

impl RimTones {
    fn of(plate: &Plate) -> Self {
        let lip = match plate.lip {
            Lip::None => Color32::TRANSPARENT,
            Lip::Lower(colour) | Lip::Whole(colour) => colour,
        };
        Self { rim: Rgba::from(plate.rim), lip: Rgba::from(lip) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_is_round_and_opaque_and_the_corners_are_clear() {
        for look in Look::all() {
            let image = Sprite::Coin(Player::First).paint(look, 64);
            assert_eq!(image.pixels[0].a(), 0);
            assert_eq!(image.pixels[64 * 32 + 32].a(), 255);
        }
    }

    #[test]
    fn the_plate_has_a_hole_that_is_wider_than_the_coin() {
        for look in Look::all() {
            let image = Sprite::Plate.paint(look, 100);
            assert_eq!(image.pixels[100 * 50 + 50].a(), 0);
            assert_eq!(image.pixels[0].a(), 255);
        }
        const { assert!(COIN_SHARE < HOLE) };
    }

    #[test]
    fn the_dark_rim_is_wide_enough_to_be_seen() {
        for look in Look::all() {
            for pixels in [24, 46, 64, 91, 160] {
                let picture = Sprite::Rim.paint(look, pixels);
                // From the left edge of the cell to its middle.
                let row = &picture.pixels[pixels * (pixels / 2)..][..pixels / 2];
                let is_rim = |colour: &&Color32| {
                    colour.a() > 60 && colour.r().max(colour.g()).max(colour.b()) < 72
                };
                let width: f32 =
                    row.iter().filter(is_rim).map(|colour| f32::from(colour.a()) / 255.0).sum();
                assert!(width >= 1.75, "{look:?} at {pixels} pixels: {width}");
            }
        }
    }
}
