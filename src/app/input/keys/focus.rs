//! When keys do something: what they mean depends on what is in front.

use crate::app::contract::key_press::Attention;
use crate::app::contract::table::State;
use crate::app::dialogs::modal::{Front, Screen};
use crate::storage::Settings;

/// When keys do something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    /// Always.
    Always,
    /// Nothing covers the screen.
    NothingInFront,
    /// A question covers the screen, or the end of a game asks one.
    Asked,
    /// A game is on the screen and nothing covers it, be it played or reviewed.
    AtBoard,
    /// A game is on the screen and nothing covers it; it is not being reviewed.
    Playing,
    /// A game is being reviewed and nothing covers it.
    Reviewing,
    /// As [`Playing`](Self::Playing), and two computers play.
    Watching,
    /// As [`Playing`](Self::Playing), and the game can show threats; the help page has the line
    /// only where it can.
    Threats,
    /// As [`AtBoard`](Self::AtBoard), and the board can be turned; the help page has the line only
    /// where it can.
    Turning,
    /// The mode selection is on the screen and nothing covers it.
    Choosing,
    /// As [`Choosing`](Self::Choosing), and no element has the keyboard's attention.
    Steering,
    /// As [`Steering`](Self::Steering), or a question covers the screen and no element has the
    /// keyboard's attention.
    Accepting,
}

/// What the keys mean depends on what is in front.
#[derive(Clone, Copy)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered for a moment"
)]
pub struct Focus<'a> {
    /// The screen.
    pub screen: Screen,
    /// What covers it.
    pub front: Option<&'a Front>,
    /// Whether the end of the game on the screen asks whether to play again.
    pub asks_again: bool,
    /// Whether it is being reviewed.
    pub is_reviewed: bool,
    /// Whether both sides are computers.
    pub is_watched: bool,
    /// Whether the game can show threats.
    pub has_threats: bool,
    /// Whether its board can be turned.
    pub can_turn: bool,
    /// The speed at which they are watched.
    pub speed: f32,
    /// The size of everything, as the settings have it.
    pub zoom: f32,
    /// The time, in seconds of the input's clock.
    pub now: f64,
}

impl<'a> Focus<'a> {
    /// Returns what the keys mean before a game in this state.
    #[must_use]
    pub const fn of(
        screen: Screen,
        front: Option<&'a Front>,
        state: State,
        settings: &Settings,
        now: f64,
    ) -> Self {
        let State {
            is_watched,
            is_reviewed,
            has_threats,
            can_turn,
            ..
        } = state;
        let (asks_again, speed, zoom) = (state.asks_again(), settings.speed, settings.zoom);
        Self {
            screen,
            front,
            asks_again,
            is_reviewed,
            is_watched,
            has_threats,
            can_turn,
            speed,
            zoom,
            now,
        }
    }

    /// Returns whether a question covers the screen.
    const fn is_asked(&self) -> bool {
        matches!(
            self.front,
            Some(
                Front::Quit { .. }
                    | Front::LetPlay { .. }
                    | Front::Resume(_)
                    | Front::Crash(_)
                    | Front::ClearStatistics
                    | Front::RemoveKept { .. }
            )
        )
    }

    /// Returns whether keys do something now.
    pub(super) fn allows(&self, when: When, attention: Attention) -> bool {
        let shown =
            |screen| self.screen == screen && self.front.is_none() && attention != Attention::Text;
        match when {
            When::Always => true,
            When::NothingInFront => self.front.is_none(),
            When::Asked => self.is_asked() || shown(Screen::Play) && self.asks_again,
            When::AtBoard => shown(Screen::Play),
            When::Playing => shown(Screen::Play) && !self.is_reviewed,
            When::Reviewing => shown(Screen::Play) && self.is_reviewed,
            When::Watching => shown(Screen::Play) && self.is_watched && !self.is_reviewed,
            When::Threats => shown(Screen::Play) && self.has_threats && !self.is_reviewed,
            When::Turning => shown(Screen::Play) && self.can_turn,
            When::Choosing => shown(Screen::ModeSelect),
            When::Steering => attention == Attention::Nowhere && shown(Screen::ModeSelect),
            When::Accepting => {
                attention == Attention::Nowhere && (self.is_asked() || shown(Screen::ModeSelect))
            }
        }
    }
}
