//! The order in which Esc leaves layers: the one entered last, be it full screen or something in
//! it, is left first.

use crate::app::contract::screen::Route;
use crate::app::contract::table::State;

/// The places that the user has entered, one within the other, apart from dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is left by itself")]
pub struct Layers {
    route: Route,
    is_reviewed: bool,
    is_free: bool,
    has_hint: bool,
    looks_back: bool,
    is_large: bool,
}

impl Layers {
    /// Returns what has been entered where a game in this state is on this screen, with large names
    /// or not.
    #[must_use]
    pub const fn of(route: Route, state: &State, is_large: bool) -> Self {
        let &State {
            is_reviewed,
            is_free,
            has_hint,
            looks_back,
            ..
        } = state;
        Self {
            route,
            is_reviewed,
            is_free,
            has_hint,
            looks_back,
            is_large,
        }
    }
}

/// The layers that the full screen was entered over; none, if the window does not fill the screen,
/// or if the desktop has made it do so.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullScreen {
    over: Option<Layers>,
    /// Whether the window has filled the screen since then: it takes a while to.
    is_seen: bool,
}

impl FullScreen {
    /// Notes that the full screen is asked for over these layers, or given up.
    pub const fn set(&mut self, is_full: bool, layers: Layers) {
        *self = Self {
            over: if is_full { Some(layers) } else { None },
            is_seen: false,
        };
    }

    /// Notes whether the window fills the screen now: the desktop may have ended that.
    pub const fn on_frame(&mut self, is_full: bool) {
        if is_full {
            self.is_seen = true;
        } else if self.is_seen {
            *self = Self {
                over: None,
                is_seen: false,
            };
        }
    }

    /// Returns whether a full screen is the next thing to leave: nothing has been entered since, or
    /// it is not known when that was.
    #[must_use]
    pub fn is_uppermost(self, layers: Layers) -> bool {
        self.over.is_none_or(|over| over == layers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_screen_that_the_desktop_has_ended_is_forgotten() {
        let none = Layers {
            route: Route::Play,
            is_reviewed: false,
            is_free: false,
            has_hint: false,
            looks_back: false,
            is_large: false,
        };
        let layers = |is_large| Layers { is_large, ..none };
        let mut full_screen = FullScreen::default();
        full_screen.set(true, layers(false));
        full_screen.on_frame(false); // not yet
        assert!(
            !full_screen.is_uppermost(layers(true)),
            "the large names came later"
        );
        full_screen.on_frame(true);
        assert!(!full_screen.is_uppermost(layers(true)));
        full_screen.on_frame(false);
        assert!(
            full_screen.is_uppermost(layers(true)),
            "it is not known what another one would lie over"
        );
    }
}
