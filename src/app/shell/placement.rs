//! Where the window is, for the next start.

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, pos2, vec2};

use crate::storage::WindowPlace;

/// The height of the title bar of a window, in points of the system: about that of any.
const TITLE_BAR: f32 = 28.0;
/// How much of it must be on a screen for a pointer to take it, in points of the system.
const REACHABLE: f32 = 96.0;
/// Where the window is, for the next start.
pub struct Place {
    /// Where it is.
    pub now: Option<WindowPlace>,
    /// Whether it is to fill the screen as it did the last time; not every window manager heeds
    /// that before it is shown.
    pub maximize: bool,
    /// Whether it was seen to that the place of the last time is on a screen.
    pub is_put_right: bool,
}

impl Place {
    /// Brings the window back if the place of the last time is on no screen of today; once, as soon
    /// as the screens are known.
    pub fn put_right(&mut self, ctx: &Context, frame: &eframe::Frame) {
        let Some(window) = frame.winit_window().filter(|_| !self.is_put_right) else {
            return;
        };
        self.is_put_right = true;
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
    pub fn note(&mut self, ctx: &Context) {
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
