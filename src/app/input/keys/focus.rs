//! The conditions of key bindings: the meaning of a key depends on what is on the screen.

use crate::app::contract::screen::{Attention, Route};
use crate::app::contract::table::{GameFacts, State};

/// When a key is active.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Always,
    /// Nothing covers the screen.
    NothingInFront,
    /// A question covers the screen, or the end of a game asks one.
    Asked,
    /// A game is on the screen, played or reviewed, and nothing covers it.
    AtBoard,
    /// A game is on the screen and nothing covers it; it is not being reviewed.
    Playing,
    /// As [`Playing`](Self::Playing), or the past games are on the screen and nothing covers them.
    Undoing,
    /// As [`Playing`](Self::Playing), and the coach holds a move back.
    HeldBack,
    /// A game is being reviewed and nothing covers it.
    Reviewing,
    /// As [`Playing`](Self::Playing), and two computers play.
    Watching,
    /// The new-game screen is on the screen and nothing covers it.
    Choosing,
    /// As [`Choosing`](Self::Choosing), and no element has the focus.
    Steering,
    /// As [`Steering`](Self::Steering), or a question covers the screen and no element has the
    /// focus.
    Accepting,
}

/// How a dialog over the screen affects the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// A question. Enter gives the safe answer.
    Question {
        /// Whether that answer is "yes".
        enter_says_yes: bool,
    },
    /// The menu, a page or a field: Enter is not an answer.
    Page,
}

/// The state that the meaning of a key depends on.
#[derive(Clone, Copy, Default)]
pub struct Focus {
    pub route: Route,
    pub cover: Option<Cover>,
    pub game: State,
    pub facts: GameFacts,
    /// The speed at which two computers are watched.
    pub speed: f32,
    pub zoom: f32,
    /// The time, in seconds of the input's clock.
    pub now: f64,
}

impl Focus {
    /// Returns whether a question covers the screen.
    const fn is_asked(&self) -> bool {
        matches!(self.cover, Some(Cover::Question { .. }))
    }

    /// Returns whether a board that can be played on is on the screen, whose places may be typed.
    pub(super) fn has_open_board(&self, attention: Attention) -> bool {
        let is_practice =
            self.route == Route::Practice && self.cover.is_none() && attention != Attention::Text;
        is_practice || self.allows(When::Playing, attention)
    }

    /// Returns whether keys with this condition are active now.
    pub(super) fn allows(&self, when: When, attention: Attention) -> bool {
        let shown =
            |route| self.route == route && self.cover.is_none() && attention != Attention::Text;
        match when {
            When::Always => true,
            When::NothingInFront => self.cover.is_none(),
            When::Asked => self.is_asked() || shown(Route::Play) && self.game.asks_again(),
            When::AtBoard => shown(Route::Play),
            When::Playing => shown(Route::Play) && !self.game.is_reviewed,
            When::Undoing => shown(Route::Play) || shown(Route::PastGames),
            When::HeldBack => shown(Route::Play) && self.game.holds_back,
            When::Reviewing => shown(Route::Play) && self.game.is_reviewed,
            When::Watching => shown(Route::Play) && self.game.is_watched && !self.game.is_reviewed,
            When::Choosing => shown(Route::NewGame),
            When::Steering => attention == Attention::Nowhere && shown(Route::NewGame),
            When::Accepting => {
                attention == Attention::Nowhere && (self.is_asked() || shown(Route::NewGame))
            }
        }
    }
}
