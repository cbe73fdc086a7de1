//! Widgets that every screen uses: buttons, cards, tooltips, badges; and pictures by their pixels.
//!
//! Owns nothing. Uses `theme`. Knows no game, command or screen.

pub mod class_icon;
pub mod icons;
pub(super) mod line_breaks;
pub mod pictures;
pub(super) mod shading;
pub(super) mod tooltips;
pub(super) mod widgets;
pub(super) mod zoom;

use std::time::Duration;

use egui::Context;

/// Returns whether a time has come; if not, requests a frame for it.
#[must_use]
pub fn wait_until(ctx: &Context, now: f64, due: f64) -> bool {
    if now >= due {
        return true;
    }
    ctx.request_repaint_after(Duration::from_secs_f64((due - now).min(60.0)));
    false
}
