//! The name of the window; its position and size, saved for the next start; and full screen, with
//! the order in which Esc leaves it and what is nested in it: the one entered last is left first.

use std::mem;

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, pos2, vec2};

use crate::app::contract::screen::{Route, State};
use crate::storage::WindowPlace;

/// The approximate height of a title bar, in points of the system.
const TITLE_BAR: f32 = 28.0;
/// The width of it that must be on a screen so that the pointer can grab it, in points of the
/// system.
const REACHABLE: f32 = 96.0;
/// The window's position and size, and whether it is in full screen.
#[derive(Default)]
pub struct Placement {
    /// The name in its title bar.
    name: String,
    /// The current placement.
    now: Option<WindowPlace>,
    /// Whether it still has to be maximized as it was last time: not every window manager does so
    /// before the window is shown.
    maximize: bool,
    /// Whether the saved position was checked against the screens.
    is_checked: bool,
    /// Its size in the previous frame, in points.
    size: Vec2,
    full_screen: FullScreen,
}

impl Placement {
    /// Returns the placement of a window that was here last time.
    pub fn new(last: Option<WindowPlace>) -> Self {
        Self { now: last, maximize: last.is_some_and(|place| place.maximized), ..Self::default() }
    }

    /// Returns the placement to save for the next start.
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
        // Overlays learn their new place one frame after the window was resized.
        let size = ctx.content_rect().size();
        if mem::replace(&mut self.size, size) != size {
            ctx.request_repaint();
        }
    }

    /// Gives the window a name, for its title bar and for lists of windows.
    pub fn name(&mut self, ctx: &Context, name: String) {
        if mem::replace(&mut self.name, name) != self.name {
            ctx.send_viewport_cmd(ViewportCommand::Title(self.name.clone()));
        }
    }

    /// Notes whether the window is in full screen: the desktop may have ended it.
    pub fn tick(&mut self, ctx: &Context) {
        self.full_screen.on_frame(fills_screen(ctx));
    }

    /// Enters full screen from this nesting, or leaves it.
    pub fn fill_screen(&mut self, ctx: &Context, is_full: bool, nesting: Nesting) {
        self.full_screen.set(is_full, nesting);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(is_full));
    }

    /// Returns whether Esc leaves full screen next.
    pub fn leaves_full_screen(&self, ctx: &Context, nesting: Nesting) -> bool {
        fills_screen(ctx) && self.full_screen.is_uppermost(nesting)
    }

    /// Moves the window onto a screen if its saved position is on none; once, as soon as the
    /// screens are known.
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

    /// Records the placement for the next start.
    fn note(&mut self, ctx: &Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        let maximized = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
        if let Some(place) = self.now.as_mut().filter(|_| maximized) {
            place.maximized = viewport.maximized.unwrap_or(false);
        } else if let Some(inner) = viewport.inner_rect {
            // The zoom scales the points of the window, and must not scale the window at the next
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

pub fn fills_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
}

/// Returns a position for a window whose title bar cannot be reached.
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
    let screen = screens.iter().min_by(|one, other| nearest(one).total_cmp(&nearest(other)))?;
    let room = (screen.size() - vec2(place.width, place.height + TITLE_BAR)).max(Vec2::ZERO);
    Some(bar.min.clamp(screen.min, screen.min + room))
}

/// The nested places that the user has entered, apart from dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is left by itself")]
pub struct Nesting {
    route: Route,
    is_reviewed: bool,
    is_free: bool,
    has_hint: bool,
    looks_back: bool,
    is_large: bool,
}

impl Nesting {
    /// Returns the nesting of a screen with a game in this state, in the large view or not.
    #[must_use]
    pub const fn of(route: Route, state: &State, is_large: bool) -> Self {
        let &State { is_reviewed, is_free, has_hint, looks_back, .. } = state;
        Self { route, is_reviewed, is_free, has_hint, looks_back, is_large }
    }
}

/// The nesting from which full screen was entered; none if the window is not in full screen, or if
/// the desktop caused it.
#[derive(Clone, Copy, Debug, Default)]
struct FullScreen {
    over: Option<Nesting>,
    /// Whether the window has been seen in full screen since: that takes a while.
    is_seen: bool,
}

impl FullScreen {
    /// Notes that full screen is requested from this nesting, or left.
    pub const fn set(&mut self, is_full: bool, nesting: Nesting) {
        *self = Self { over: if is_full { Some(nesting) } else { None }, is_seen: false };
    }

    /// Notes whether the window is in full screen: the desktop may have ended it.
    pub const fn on_frame(&mut self, is_full: bool) {
        if is_full {
            self.is_seen = true;
        } else if self.is_seen {
            *self = Self { over: None, is_seen: false };
        }
    }

    /// Returns whether Esc leaves full screen next: nothing has been entered since, or it is
    /// unknown when it began.
    #[must_use]
    pub fn is_uppermost(self, nesting: Nesting) -> bool {
        self.over.is_none_or(|over| over == nesting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_no_screen_shows_comes_back() {
        let left = Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0));
        let right = Rect::from_min_size(pos2(1920.0, 0.0), vec2(1280.0, 1024.0));
        let at = |x, y| WindowPlace { x, y, width: 1120.0, height: 760.0, maximized: false };
        for (place, screens, expected) in [
            (at(100.0, 50.0), vec![left], None),
            (at(2000.0, 50.0), vec![left, right], None),
            (at(1800.0, 50.0), vec![left], None), // there is enough of the bar to take it
            (at(0.0, -10.0), vec![left], None),
            // The second screen is gone.
            (at(2000.0, 50.0), vec![left], Some(pos2(800.0, 50.0))),
            (at(5000.0, 5000.0), vec![left], Some(pos2(800.0, 292.0))),
            (at(-3000.0, 100.0), vec![left, right], Some(pos2(0.0, 100.0))),
            (at(100.0, -500.0), vec![left], Some(pos2(100.0, 0.0))),
            (at(100.0, 1075.0), vec![left], Some(pos2(100.0, 292.0))),
            // A window that is larger than the screen shows its title bar.
            (
                WindowPlace { width: 3000.0, height: 2000.0, ..at(-4000.0, 0.0) },
                vec![left],
                Some(pos2(0.0, 0.0)),
            ),
            (at(5000.0, 0.0), vec![], None),
        ] {
            assert_eq!(corner_on_screen(&place, &screens), expected, "{place:?}");
        }
    }

    #[test]
    fn a_full_screen_that_the_desktop_has_ended_is_forgotten() {
        let none = Nesting {
            route: Route::Play,
            is_reviewed: false,
            is_free: false,
            has_hint: false,
            looks_back: false,
            is_large: false,
        };
        let nesting = |is_large| Nesting { is_large, ..none };
        let mut full_screen = FullScreen::default();
        full_screen.set(true, nesting(false));
        full_screen.on_frame(false); // not yet
        assert!(!full_screen.is_uppermost(nesting(true)), "the large names came later");
        full_screen.on_frame(true);
        assert!(!full_screen.is_uppermost(nesting(true)));
        full_screen.on_frame(false);
        assert!(
            full_screen.is_uppermost(nesting(true)),
            "it is not known what another one would lie over"
        );
    }
}
