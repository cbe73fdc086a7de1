//! The position and size of the window, saved for the next start.

use std::mem;

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, pos2, vec2};

use super::layers::{FullScreen, Layers};
use crate::storage::WindowPlace;

/// The height of the title bar of a window, in points of the system: about that of any.
const TITLE_BAR: f32 = 28.0;
/// How much of it must be on a screen for a pointer to take it, in points of the system.
const REACHABLE: f32 = 96.0;
/// Where the window is, how large it is, and whether it fills the screen.
#[derive(Default)]
pub struct Placement {
    /// Where it is.
    now: Option<WindowPlace>,
    /// Whether it is still to be maximized as it was the last time; not every window manager does
    /// so before it is shown.
    maximize: bool,
    /// Whether it was checked that the place of the last time is on a screen.
    is_checked: bool,
    /// Its size in the frame before, in points.
    size: Vec2,
    full_screen: FullScreen,
}

impl Placement {
    /// Returns the placement of a window that was here the last time.
    pub fn new(last: Option<WindowPlace>) -> Self {
        Self {
            now: last,
            maximize: last.is_some_and(|place| place.maximized),
            ..Self::default()
        }
    }

    /// Returns where the window is, for the next start.
    pub const fn window(&self) -> Option<WindowPlace> {
        self.now
    }

    /// Follows the window in a frame.
    pub fn on_frame(&mut self, ctx: &Context, frame: &eframe::Frame) {
        self.put_right(ctx, frame);
        if mem::take(&mut self.maximize) {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        self.note(ctx);
        // Overlays know their new place one frame after the window was resized.
        let size = ctx.content_rect().size();
        if mem::replace(&mut self.size, size) != size {
            ctx.request_repaint();
        }
    }

    /// Notes whether the window fills the screen now: the desktop may have ended that.
    pub fn tick(&mut self, ctx: &Context) {
        self.full_screen.on_frame(fills_screen(ctx));
    }

    /// Makes the window fill the screen over these layers, or no longer.
    pub fn fill_screen(&mut self, ctx: &Context, is_full: bool, layers: Layers) {
        self.full_screen.set(is_full, layers);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(is_full));
    }

    /// Returns whether a full screen is what Esc leaves next.
    pub fn leaves_full_screen(&self, ctx: &Context, layers: Layers) -> bool {
        fills_screen(ctx) && self.full_screen.is_uppermost(layers)
    }

    /// Brings the window back if the place of the last time is on no screen of today; once, as soon
    /// as the screens are known.
    fn put_right(&mut self, ctx: &Context, frame: &eframe::Frame) {
        let Some(window) = frame.winit_window().filter(|_| !self.is_checked) else {
            return;
        };
        self.is_checked = true;
        let Some(place) = self.now.filter(|place| !place.maximized) else {
            return;
        };
        #[expect(clippy::cast_possible_truncation, reason = "it is 1, 1.5 or the like")]
        let scale = window.scale_factor() as f32;
        #[expect(
            clippy::cast_precision_loss,
            reason = "no screen has more pixels than a float can count"
        )]
        let screens = window.available_monitors().map(|screen| {
            let (at, size) = (screen.position(), screen.size());
            Rect::from_min_size(
                pos2(at.x as f32, at.y as f32),
                vec2(size.width as f32, size.height as f32),
            ) / scale
        });
        let screens: Vec<Rect> = screens.collect();
        if let Some(corner) = corner_on_screen(&place, &screens) {
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(corner / ctx.zoom_factor()));
        }
    }

    /// Remembers where the window is, for the next start.
    fn note(&mut self, ctx: &Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        let maximized = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
        if let Some(place) = self.now.as_mut().filter(|_| maximized) {
            place.maximized = viewport.maximized.unwrap_or(false);
        } else if let Some(inner) = viewport.inner_rect {
            // The zoom of the window scales its points, and must not scale the window at the next
            // start.
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

/// Returns whether the window fills the screen.
pub fn fills_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
}

/// Returns where the corner of a window has to be so that it can be taken by its title bar, if it
/// cannot where it is.
fn corner_on_screen(place: &WindowPlace, screens: &[Rect]) -> Option<Pos2> {
    let bar = Rect::from_min_size(pos2(place.x, place.y), vec2(place.width, TITLE_BAR));
    let is_reachable = |screen: &Rect| {
        let seen = screen.intersect(bar);
        seen.width() >= f32::min(REACHABLE, bar.width()) && seen.height() >= 0.5 * TITLE_BAR
    };
    if screens.iter().any(is_reachable) {
        return None;
    }
    let nearest = |screen: &&Rect| screen.distance_sq_to_pos(bar.center());
    let screen = screens
        .iter()
        .min_by(|one, other| nearest(one).total_cmp(&nearest(other)))?;
    let room = (screen.size() - vec2(place.width, place.height + TITLE_BAR)).max(Vec2::ZERO);
    Some(bar.min.clamp(screen.min, screen.min + room))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_no_screen_shows_comes_back() {
        let left = Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0));
        let right = Rect::from_min_size(pos2(1920.0, 0.0), vec2(1280.0, 1024.0));
        let at = |x, y| WindowPlace {
            x,
            y,
            width: 1120.0,
            height: 760.0,
            maximized: false,
        };
        for (place, screens, expected) in [
            (at(100.0, 50.0), vec![left], None),
            (at(2000.0, 50.0), vec![left, right], None),
            (at(1800.0, 50.0), vec![left], None), // there is enough of the bar to take it
            (at(0.0, -10.0), vec![left], None),
            // The second screen is gone.
            (at(2000.0, 50.0), vec![left], Some(pos2(800.0, 50.0))),
            (at(5000.0, 5000.0), vec![left], Some(pos2(800.0, 292.0))),
            (
                at(-3000.0, 100.0),
                vec![left, right],
                Some(pos2(0.0, 100.0)),
            ),
            (at(100.0, -500.0), vec![left], Some(pos2(100.0, 0.0))),
            (at(100.0, 1075.0), vec![left], Some(pos2(100.0, 292.0))),
            // A window that is larger than the screen shows its title bar.
            (
                WindowPlace {
                    width: 3000.0,
                    height: 2000.0,
                    ..at(-4000.0, 0.0)
                },
                vec![left],
                Some(pos2(0.0, 0.0)),
            ),
            (at(5000.0, 0.0), vec![], None),
        ] {
            assert_eq!(corner_on_screen(&place, &screens), expected, "{place:?}");
        }
    }
}
