//! The order in which Esc leaves layers: the one entered last, be it full screen or something in
//! it, is left first.

use crate::app::contract::screen::Route;
use crate::app::contract::table::State;

/// The nested places that the user has entered, apart from dialogs.
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
    /// Returns the layers of a screen with a game in this state, in the large view or not.
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

/// The layers from which full screen was entered; none if the window is not in full screen, or if
/// the desktop caused it.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullScreen {
    over: Option<Layers>,
    /// Whether the window has been seen in full screen since: that takes a while.
    is_seen: bool,
}

impl FullScreen {
    /// Notes that full screen is requested from these layers, or left.
    pub const fn set(&mut self, is_full: bool, layers: Layers) {
        *self = Self {
            over: if is_full { Some(layers) } else { None },
            is_seen: false,
        };
    }

    /// Notes whether the window is in full screen: the desktop may have ended it.
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

    /// Returns whether Esc leaves full screen next: nothing has been entered since, or it is
    /// unknown when it began.
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
