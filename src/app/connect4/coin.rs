//! Coins and holes as pictures, computed for the exact number of pixels they cover.
//!
//! Every shape is a signed distance in units of half a picture's side (negative inside), and a pixel is covered by as much of
//! it as lies on its inner side. So an edge is one pixel soft at any size, which no scaled picture could be.

use eframe::egui::{Color32, ColorImage, Pos2, Rgba, Vec2, pos2, vec2};

use crate::app::pictures::Picture;
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
    #[expect(clippy::cast_precision_loss, reason = "a picture has at most 2048 pixels a side")]
    let half = pixels as f32 / 2.0;
    let pixel = 1.0 / half;
    let gamma = Gamma::new();
    let tones = Player::BOTH.map(Tones::of);
    let hole = |dark| Rgba::from(Palette::of_theme(dark).hole);
    let holes = [hole(false), hole(true)];
    let mut colours = Vec::with_capacity(pixels * pixels);
    for y in 0..pixels {
        for x in 0..pixels {
            #[expect(clippy::cast_precision_loss, reason = "a picture has at most 2048 pixels a side")]
            let at = pos2((x as f32 + 0.5) * pixel - 1.0, (y as f32 + 0.5) * pixel - 1.0);
            colours.push(gamma.encode(match sprite {
                Sprite::Coin(player) => coin(player, &tones[player.index()], at, pixel),
                Sprite::Plate => Rgba::from_white_alpha(1.0 - cover(at.to_vec2().length() - HOLE, pixel)),
                Sprite::Wall { dark } => wall(dark, holes[usize::from(dark)], at, pixel),
                Sprite::Rim => rim(at, pixel),
            }));
        }
    }
    ColorImage::new([pixels, pixels], colours)
}

/// The way from linear light to the bytes of a screen, as a table: the power that it takes is most of the work of a picture.
struct Gamma([u8; Self::STEPS + 1]);

impl Gamma {
    /// Fine enough that neighbours in the table differ by one byte at most.
    const STEPS: usize = 4096;

    #[expect(clippy::cast_precision_loss, reason = "a few thousand steps")]
    fn new() -> Self {
        let light = |step: usize| step as f32 / Self::STEPS as f32;
        Self(std::array::from_fn(|step| Color32::from(Rgba::from_rgb(light(step), 0.0, 0.0)).r()))
    }

    /// Returns a premultiplied linear colour as bytes.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "clamped to the table"
    )]
    fn encode(&self, colour: Rgba) -> Color32 {
        let byte = |light: f32| self.0[(light.clamp(0.0, 1.0) * Self::STEPS as f32).round() as usize];
        let alpha = (colour.a().clamp(0.0, 1.0) * 255.0).round() as u8;
        Color32::from_rgba_premultiplied(byte(colour.r()), byte(colour.g()), byte(colour.b()), alpha)
    }
}

/// Returns how much of a pixel lies inside, from the distance of its centre to the edge.
fn cover(distance: f32, pixel: f32) -> f32 {
    (0.5 - distance / pixel).clamp(0.0, 1.0)
}

/// Returns 0 below `from`, 1 above `to`, and a smooth way between.
fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let share = ((value - from) / (to - from)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// Returns `over` painted on `under`.
fn blend(under: Rgba, over: Rgba) -> Rgba {
    under * (1.0 - over.a()) + over
}

/// Returns the colour between two, `share` of the way from the first to the second.
fn mix(from: Rgba, to: Rgba, share: f32) -> Rgba {
    from * (1.0 - share) + to * share
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
/// The sine and the cosine of a tenth of a turn.
const HALF_FIFTH: Vec2 = vec2(0.587_785_25, 0.809_017);
/// The cosines and sines of no fifth of a turn, one, two, three and four.
const TURNS: [Vec2; 5] = [
    vec2(1.0, 0.0),
    vec2(0.309_017, 0.951_056_5),
    vec2(-0.809_017, 0.587_785_25),
    vec2(-0.809_017, -0.587_785_25),
    vec2(0.309_017, -0.951_056_5),
];

/// Returns the signed distance to a star with five points, its tips at radius `outer`, its notches at `inner`.
fn star(at: Vec2, outer: f32, inner: f32) -> f32 {
    // By symmetry every point can be turned into the half wedge between a tip (straight up) and the notch beside it. The turn is
    // the one, of five, that brings the point furthest up; a table of them is quicker than angles.
    let point = TURNS.map(|turn| vec2(at.x * turn.x + at.y * turn.y, at.x * turn.y - at.y * turn.x));
    let point = point.into_iter().fold(vec2(0.0, f32::NEG_INFINITY), |best, point| if point.y > best.y { point } else { best });
    let point = vec2(point.x.abs(), point.y);
    let tip = vec2(0.0, outer);
    let notch = inner * vec2(HALF_FIFTH.x, HALF_FIFTH.y);
    let edge = notch - tip;
    let along = ((point - tip).dot(edge) / edge.length_sq()).clamp(0.0, 1.0);
    let distance = (point - (tip + along * edge)).length();
    let side = edge.x * (point.y - tip.y) - edge.y * (point.x - tip.x);
    if side < 0.0 { -distance } else { distance }
}

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
    fn the_table_of_light_is_as_good_as_the_power() {
        let gamma = Gamma::new();
        for step in 0..=1000_u16 {
            let light = f32::from(step) / 1000.0;
            let colour = Rgba::from_rgb(light, 1.0 - light, light * light);
            let (table, power) = (gamma.encode(colour), Color32::from(colour));
            for (one, other) in table.to_array().into_iter().zip(power.to_array()) {
                assert!(one.abs_diff(other) <= 1, "{table:?} for {power:?}");
            }
        }
    }

    #[test]
    fn the_plate_has_a_hole_that_is_wider_than_the_coin() {
        let image = paint(Sprite::Plate, 100);
        assert_eq!(image.pixels[100 * 50 + 50].a(), 0);
        assert_eq!(image.pixels[0].a(), 255);
        const { assert!(COIN_SHARE < HOLE) };
    }

    #[test]
    fn the_star_is_inside_at_its_tips_and_outside_at_its_notches() {
        assert!(star(vec2(0.0, -0.45), 0.5, 0.2) < 0.0);
        assert!(star(vec2(0.0, 0.45), 0.5, 0.2) > 0.0);
        assert!(star(Vec2::ZERO, 0.5, 0.2) < 0.0);
        for tip in 0..5_u8 {
            let up = Vec2::angled((f32::from(tip) / 5.0 - 0.25) * std::f32::consts::TAU);
            assert!(star(0.49 * up, 0.5, 0.2) < 0.0 && star(0.51 * up, 0.5, 0.2) > 0.0, "tip {tip}");
            let notch = Vec2::angled((f32::from(tip) / 5.0 + 0.1 - 0.25) * std::f32::consts::TAU);
            assert!(star(0.19 * notch, 0.5, 0.2) < 0.0 && star(0.21 * notch, 0.5, 0.2) > 0.0, "notch {tip}");
        }
    }
}
