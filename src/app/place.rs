//! Where the window is, and how large everything is in it.

use egui::Context;

use crate::storage::{WindowPlace, ZOOMS};

/// The least size of the window, in points.
pub const LEAST_SIZE: [f32; 2] = [360.0, 480.0];
/// The size of a window, in points, from which on everything grows with it.
const ROOMY: [f32; 2] = [1500.0, 1000.0];

/// Where the window is, for the next start.
pub struct Place {
    /// Where it is.
    pub now: Option<WindowPlace>,
    /// Whether it is to fill the screen as it did the last time; not every window manager heeds that before it is shown.
    pub maximize: bool,
}

impl Place {
    /// Remembers where the window is, for the next start.
    pub fn note(&mut self, ctx: &Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        let maximized = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
        if let Some(place) = self.now.as_mut().filter(|_| maximized) {
            place.maximized = viewport.maximized.unwrap_or(false);
        } else if let Some(inner) = viewport.inner_rect {
            // The zoom of the window scales its points, and must not scale the window at the next start.
            let zoom = ctx.zoom_factor();
            let corner = viewport.outer_rect.unwrap_or(inner).min;
            self.now = Some(WindowPlace {
                x: corner.x * zoom,
                y: corner.y * zoom,
                width: inner.width() * zoom,
                height: inner.height() * zoom,
                maximized,
            });
        }
    }
}

/// Gives everything the size of the settings, and more in a window that is larger than any we would draw for: type that suits a
/// laptop is lost on a wall.
pub fn fit_zoom(ctx: &Context, zoom: f32) {
    let window = ctx.content_rect().size() * ctx.zoom_factor();
    let roomy = (window.x / ROOMY[0]).min(window.y / ROOMY[1]).clamp(1.0, 2.5);
    // In steps, so that a window being resized does not redraw its type at every pixel.
    let zoom = zoom * (roomy * 4.0).floor() / 4.0;
    // No screen can be used in less room than that of the least window, so it is what the greatest zoom leaves.
    let most = (window.x / LEAST_SIZE[0]).min(window.y / LEAST_SIZE[1]).max(*ZOOMS.start());
    let zoom = zoom.min(most);
    if (zoom - ctx.zoom_factor()).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
}
