//! Waiting without a thread.

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
