//! What Esc would leave, and whether the full screen lies over it: what was entered last is left first.

use super::front::Screen;
use super::table::State;

/// What a person has gone into, one within the other, apart from what covers the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is left by itself")]
pub struct Layers {
    screen: Screen,
    is_reviewed: bool,
    is_free: bool,
    has_hint: bool,
    is_large: bool,
}

impl Layers {
    /// Returns what somebody has gone into who sees a game in this state on this screen, with large names or not.
    #[must_use]
    pub const fn of(screen: Screen, state: &State, is_large: bool) -> Self {
        let &State { is_reviewed, is_free, has_hint, .. } = state;
        Self { screen, is_reviewed, is_free, has_hint, is_large }
    }
}

/// What the window has been made to fill the screen over; nothing, if it does not, or if somebody else has made it do so.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullScreen(Option<Layers>);

impl FullScreen {
    /// Notes that the full screen is asked for over these layers, or given up.
    pub const fn note(&mut self, is_full: bool, layers: Layers) {
        self.0 = if is_full { Some(layers) } else { None };
    }

    /// Returns whether a full screen is the next thing to leave: nothing has been gone into since it was entered, or nobody knows when
    /// that was.
    #[must_use]
    pub fn is_uppermost(self, layers: Layers) -> bool {
        self.0.is_none_or(|over| over == layers)
    }
}
