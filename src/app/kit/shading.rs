//! Shading and edges of computed pictures: signed distances, evaluated for the exact number of
//! pixels.
//!
//! Every shape is a signed distance in units of half a picture's side (negative inside), and a
//! pixel is covered by the part of it on the inner side. So edges are one pixel soft at any size,
//! unlike those of a scaled picture.

use egui::{Color32, ColorImage, Pos2, Rgba, Vec2, pos2, vec2};

use crate::app::theme::easing;

/// Returns a picture, `pixels` wide and high: `colour` maps a point, with coordinates from -1 to 1
/// to the right and down, and the size of a pixel to a colour.
#[must_use]
pub fn paint(pixels: usize, colour: impl Fn(Pos2, f32) -> Rgba) -> ColorImage {
    #[expect(clippy::cast_precision_loss, reason = "a picture has at most 2048 pixels a side")]
    let pixel = 2.0 / pixels as f32;
    let gamma = Gamma::new();
    let mut colours = Vec::with_capacity(pixels * pixels);
    for y in 0..pixels {
        for x in 0..pixels {
            #[expect(
                clippy::cast_precision_loss,
                reason = "a picture has at most 2048 pixels a side"
            )]
            let at = pos2((x as f32 + 0.5) * pixel - 1.0, (y as f32 + 0.5) * pixel - 1.0);
            colours.push(gamma.encode(colour(at, pixel)));
        }
    }
    ColorImage::new([pixels, pixels], colours)
}

/// The conversion from linear light to bytes as a table, because computing powers is most of the
/// work of a picture.
struct Gamma([u8; Self::STEPS + 1]);

impl Gamma {
    /// Fine enough that neighbouring entries differ by one byte at most.
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
        // Rounded, and a cast clamps at 0.
        let step = |light: f32| (light * Self::STEPS as f32 + 0.5) as usize;
        let byte = |light: f32| self.0[step(light).min(Self::STEPS)];
        let alpha = (colour.a() * 255.0 + 0.5) as u8;
        Color32::from_rgba_premultiplied(
            byte(colour.r()),
            byte(colour.g()),
            byte(colour.b()),
            alpha,
        )
    }
}

/// Returns the share of a pixel inside a shape, from the distance of its centre to the edge.
#[must_use]
pub fn cover(distance: f32, pixel: f32) -> f32 {
    (0.5 - distance / pixel).clamp(0.0, 1.0)
}

/// Returns 0 below `from`, 1 above `to`, and a smooth transition in between.
#[must_use]
pub fn smooth(from: f32, to: f32, value: f32) -> f32 {
    easing::smooth((value - from) / (to - from))
}

/// Returns `over` painted on `under`.
#[must_use]
pub fn blend(under: Rgba, over: Rgba) -> Rgba {
    under * (1.0 - over.a()) + over
}

/// Returns the colour between two, `share` of the way from the first to the second.
#[must_use]
pub fn mix(from: Rgba, to: Rgba, share: f32) -> Rgba {
    from * (1.0 - share) + to * share
}

/// The sine and cosine of a tenth of a turn.
const HALF_FIFTH: Vec2 = vec2(0.587_785_25, 0.809_017);
/// The cosines and sines of zero to four fifths of a turn.
const TURNS: [Vec2; 5] = [
    vec2(1.0, 0.0),
    vec2(0.309_017, 0.951_056_5),
    vec2(-0.809_017, 0.587_785_25),
    vec2(-0.809_017, -0.587_785_25),
    vec2(0.309_017, -0.951_056_5),
];

/// Returns the signed distance to a star with five points, its tips at radius `outer`, its notches
/// at `inner`.
#[must_use]
pub fn star(at: Vec2, outer: f32, inner: f32) -> f32 {
    // By symmetry every point can be rotated into the half wedge between a tip (straight up) and
    // the next notch. Of five rotations, it is the one that moves the point furthest up; a table is
    // faster than angles.
    let point =
        TURNS.map(|turn| vec2(at.x * turn.x + at.y * turn.y, at.x * turn.y - at.y * turn.x));
    let point = point.into_iter().fold(vec2(0.0, f32::NEG_INFINITY), |best, point| {
        if point.y > best.y { point } else { best }
    });
    let point = vec2(point.x.abs(), point.y);
    let tip = vec2(0.0, outer);
    let notch = inner * vec2(HALF_FIFTH.x, HALF_FIFTH.y);
    let edge = notch - tip;
    let along = ((point - tip).dot(edge) / edge.length_sq()).clamp(0.0, 1.0);
    let distance = (point - (tip + along * edge)).length();
    let side = edge.x * (point.y - tip.y) - edge.y * (point.x - tip.x);
    if side < 0.0 { -distance } else { distance }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_star_is_inside_at_its_tips_and_outside_at_its_notches() {
        assert!(star(vec2(0.0, -0.45), 0.5, 0.2) < 0.0);
        assert!(star(vec2(0.0, 0.45), 0.5, 0.2) > 0.0);
        assert!(star(Vec2::ZERO, 0.5, 0.2) < 0.0);
        for tip in 0..5_u8 {
            let up = Vec2::angled((f32::from(tip) / 5.0 - 0.25) * std::f32::consts::TAU);
            assert!(
                star(0.49 * up, 0.5, 0.2) < 0.0 && star(0.51 * up, 0.5, 0.2) > 0.0,
                "tip {tip}"
            );
            let notch = Vec2::angled((f32::from(tip) / 5.0 + 0.1 - 0.25) * std::f32::consts::TAU);
            assert!(
                star(0.19 * notch, 0.5, 0.2) < 0.0 && star(0.21 * notch, 0.5, 0.2) > 0.0,
                "notch {tip}"
            );
        }
    }
}
