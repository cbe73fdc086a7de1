//! The zoom for a window of a given size.

use egui::{Context, Vec2};

use crate::storage::ZOOMS;

/// The least size of the window, in points.
pub const LEAST_SIZE: [f32; 2] = [360.0, 480.0];
/// The size of a window, in points, beyond which everything grows with it.
const ROOMY: [f32; 2] = [1280.0, 800.0];
/// How much the type grows with the window, as an exponent: the rest of the growth becomes free
/// space.
const GROWTH: f32 = 0.8;
/// The most that the type grows with the window.
const MOST_GROWTH: f32 = 3.0;
pub const ZOOM_STEP: f32 = 0.05;

/// Sets the zoom of the settings, enlarged in very large windows: type that suits a laptop is too
/// small on a wall.
pub fn fit_zoom(ctx: &Context, zoom: f32) {
    let window = ctx.content_rect().size() * ctx.zoom_factor();
    let zoom = (zoom * growth(window)).min(most(window));
    if (zoom - ctx.zoom_factor()).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
}

/// Returns the greatest useful zoom for this window: a greater one would change nothing.
#[must_use]
pub fn greatest_zoom(ctx: &Context) -> f32 {
    let window = ctx.content_rect().size() * ctx.zoom_factor();
    let greatest = in_steps(most(window) / growth(window) + 0.001);
    greatest.clamp(*ZOOMS.start(), *ZOOMS.end())
}

/// Returns the effective zoom for a wanted one, given the one in the settings: no greater than the
/// window allows, and a step down from what is seen rather than from what an earlier window
/// allowed.
#[must_use]
pub fn zoom_in_steps(ctx: &Context, before: f32, wanted: f32) -> f32 {
    let greatest = greatest_zoom(ctx);
    if wanted <= greatest {
        wanted
    } else if wanted >= before {
        before.max(greatest) // a larger window may have room for what is set
    } else {
        greatest + wanted - before
    }
}

/// Returns the enlargement of everything in a window of this size, in points at zoom 1.
fn growth(window: Vec2) -> f32 {
    let roomy = (window.x / ROOMY[0]).min(window.y / ROOMY[1]);
    // In steps, so that resizing the window does not redraw its type at every pixel.
    in_steps(roomy.powf(GROWTH)).clamp(1.0, MOST_GROWTH)
}

/// Returns the greatest zoom at which every screen can be used: it leaves the space of the least
/// window.
fn most(window: Vec2) -> f32 {
    (window.x / LEAST_SIZE[0]).min(window.y / LEAST_SIZE[1]).max(*ZOOMS.start())
}

/// Returns a zoom rounded down to a step.
fn in_steps(zoom: f32) -> f32 {
    (zoom / ZOOM_STEP).floor() * ZOOM_STEP
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn type_grows_with_the_window_and_never_by_leaps() {
        for (window, expected) in [
            (vec2(360.0, 480.0), 1.0),
            (vec2(1280.0, 800.0), 1.0),
            (vec2(1600.0, 900.0), 1.05),
            (vec2(1920.0, 1080.0), 1.25),
            (vec2(2560.0, 1440.0), 1.6),
            (vec2(3840.0, 2160.0), 2.2),
        ] {
            let grown = growth(window);
            assert!((grown - expected).abs() < 0.01, "{window:?}: {grown}");
        }
        let mut before = 1.0;
        for height in 400_u16..4000 {
            let grown = growth(vec2(2.0 * f32::from(height), f32::from(height)));
            assert!(
                (0.0..=ZOOM_STEP + 0.001).contains(&(grown - before)),
                "{height}: {before} to {grown}"
            );
            before = grown;
        }
    }
}
