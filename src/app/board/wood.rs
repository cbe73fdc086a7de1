//! The wood texture of the board: a straight grain of fine fibres, rings and pores, computed.
//!
//! The grain runs up and down the board and changes slowly that way, so the picture has few rows
//! and is stretched: it costs a millisecond or two at any size of the window. Its columns are as
//! fine as the screen shows them, up to a limit.

use egui::{Color32, ColorImage};

use super::colours::Wood;
use crate::app::theme::Look;
use crate::app::theme::easing;

/// The most columns that the picture has, in pixels.
const MOST_COLUMNS: usize = 1024;
/// The rows of the picture, in pixels.
const ROWS: usize = 72;

/// Returns the wood of a board, as many pixels wide as the board or half or a quarter of them.
#[must_use]
pub fn paint(look: Look, pixels: usize) -> ColorImage {
    let columns = pixels.clamp(64, MOST_COLUMNS);
    let wood = Wood::of(look);
    let (upper, lower) = (bytes(wood.light), bytes(wood.shade));
    #[expect(clippy::cast_precision_loss, reason = "at most 1024 pixels")]
    let middle = |index: usize, of: usize| (index as f32 + 0.5) / of as f32;
    #[expect(clippy::cast_precision_loss, reason = "at most 1024 pixels")]
    let finest = columns as f32 / 3.0; // waves shorter than three pixels would flicker
    let mut colours = Vec::with_capacity(columns * ROWS);
    for row in 0..ROWS {
        let y = middle(row, ROWS);
        for column in 0..columns {
            let x = middle(column, columns);
            let tone = 1.0 + wood.grain * grain(x, y, finest);
            let slope = (0.42 * x + 0.58 * y).clamp(0.0, 1.0);
            let channel =
                |index: usize| (upper[index] + (lower[index] - upper[index]) * slope) * tone;
            colours.push(opaque([channel(0), channel(1), channel(2)]));
        }
    }
    ColorImage::new([columns, ROWS], colours)
}

/// Returns how much lighter (or darker) than its mean the wood is at a place, both coordinates from
/// 0 to 1.
fn grain(x: f32, y: f32, finest: f32) -> f32 {
    // The rings are not quite straight.
    let bent =
        x + 0.016 * (noise(x * 2.3, y * 1.7, 1) - 0.5) + 0.004 * (noise(x * 9.0, y * 4.0, 2) - 0.5);
    let ring = bent * 15.0 + 1.7 * noise(bent * 3.1, y * 0.7, 3);
    let ring = ring - ring.floor();
    // A year's wood darkens slowly and ends in a narrow dark line.
    let late = if ring < 0.86 { ring * ring * 0.62 } else { (1.0 - ring) / 0.14 * 0.46 };
    let wave = |across: f32, along: f32, seed: u32| {
        let strength = (finest / across).clamp(0.0, 1.0);
        strength * (noise(bent * across, y * along, seed) - 0.5)
    };
    let fibres =
        0.032 * wave(80.0, 1.0, 4) + 0.045 * wave(210.0, 1.7, 5) + 0.075 * wave(470.0, 3.0, 6);
    let pores = (wave(330.0, 9.0, 7) - 0.27).max(0.0);
    let clouds = 0.05 * (noise(x * 2.0, y * 2.6, 8) - 0.5);
    0.022 - 0.085 * late + fibres - 0.30 * pores + clouds
}

/// Returns a smooth random value from 0 to 1 at a place, the same each time.
#[must_use]
pub fn noise(x: f32, y: f32, seed: u32) -> f32 {
    let (left, low) = (x.floor(), y.floor());
    let (right, up) = (x - left, y - low);
    let (right, up) = (easing::smooth(right), easing::smooth(up));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small numbers, not below zero"
    )]
    let (column, row) = (left.max(0.0) as u32, low.max(0.0) as u32);
    let between = |row| {
        let first = lattice(column, row, seed);
        first + (lattice(column + 1, row, seed) - first) * right
    };
    let below = between(row);
    below + (between(row + 1) - below) * up
}

/// Returns the random value of a point of the lattice, from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn lattice(column: u32, row: u32, seed: u32) -> f32 {
    let mut hash = column.wrapping_mul(0x9E37_79B1)
        ^ row.wrapping_mul(0x85EB_CA6B)
        ^ seed.wrapping_mul(0xC2B2_AE35);
    hash = (hash ^ hash >> 15).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ hash >> 12).wrapping_mul(0x297A_2D39);
    ((hash ^ hash >> 15) >> 8) as f32 / 16_777_215.0
}

/// Returns the channels of an opaque colour, from 0 to 255.
fn bytes(colour: Color32) -> [f32; 3] {
    [colour.r(), colour.g(), colour.b()].map(f32::from)
}

/// Returns the opaque colour with these channels.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte")]
fn opaque(channels: [f32; 3]) -> Color32 {
    // Rounded, and a cast clamps.
    let byte = |channel: f32| (channel + 0.5) as u8;
    Color32::from_rgb(byte(channels[0]), byte(channels[1]), byte(channels[2]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Colours;
    use egui::Rgba;

    const LIGHT: Look = Look { is_dark: false, colours: Colours::Cobalt };

    /// Returns the mean of the pixels of a picture, in linear light.
    fn mean(image: &ColorImage) -> Rgba {
        #[expect(clippy::cast_precision_loss, reason = "a test's picture")]
        let share = 1.0 / image.pixels.len() as f32;
        image.pixels.iter().fold(Rgba::TRANSPARENT, |sum, &pixel| sum + Rgba::from(pixel) * share)
    }

    #[test]
    fn the_wood_is_opaque_and_its_grain_is_seen_and_soft() {
        for look in [LIGHT, Look { is_dark: true, ..LIGHT }] {
            let image = paint(look, 512);
            assert!(image.pixels.iter().all(|pixel| pixel.a() == 255));
            let row = &image.pixels[..512];
            let steps: Vec<u8> =
                row.windows(2).map(|pair| pair[0].g().abs_diff(pair[1].g())).collect();
            assert!(steps.iter().any(|&step| step >= 2), "grain: {steps:?}");
            assert!(steps.iter().all(|&step| step <= 16), "no jump: {steps:?}");
        }
    }

    #[test]
    fn it_looks_the_same_at_any_size() {
        let [small, large] = [256, 1024].map(|pixels| mean(&paint(LIGHT, pixels)));
        assert!(
            (small.r() - large.r()).abs() < 0.01 && (small.b() - large.b()).abs() < 0.01,
            "{small:?}, {large:?}"
        );
    }

    #[test]
    fn the_light_comes_from_the_upper_left() {
        let image = paint(LIGHT, 512);
        let rows = ROWS / 6;
        let first: u32 = image.pixels[..512 * rows].iter().map(|pixel| u32::from(pixel.g())).sum();
        let last: u32 =
            image.pixels[512 * (ROWS - rows)..].iter().map(|pixel| u32::from(pixel.g())).sum();
        assert!(first > last);
    }
}
