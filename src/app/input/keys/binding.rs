//! A key binding: the key, its command, its condition, and its line on the help page.

use egui::Key;

use crate::app::contract::command::Command;
use crate::app::contract::screen::{Attention, Route};
use crate::app::contract::table::{GameFacts, State};
use crate::words::text;

/// The groups of keys on the help page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The keys of the board and other keys of a game.
    Playing,
    /// Undo, and looking at earlier positions.
    LookingBack,
    /// Two computers.
    Watching,
    Reviewing,
    /// The new-game screen and questions.
    Choosing,
    /// Games, files and the window.
    Window,
}

impl Group {
    /// All groups, in the order of the help page.
    pub const ALL: [Self; 6] = [
        Self::Playing,
        Self::LookingBack,
        Self::Reviewing,
        Self::Watching,
        Self::Choosing,
        Self::Window,
    ];

    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Playing => text::keys::playing(),
            Self::LookingBack => text::keys::looking_back(),
            Self::Reviewing => text::keys::reviewing(),
            Self::Watching => text::keys::watching(),
            Self::Choosing => text::keys::choosing(),
            Self::Window => text::keys::window(),
        }
    }
}

/// The names of keys on the help page.
#[derive(Clone, Copy)]
pub enum KeyNames {
    Name(fn() -> &'static str),
    /// The digits that choose a player, up to the number of players in the game in front.
    Digits,
    /// None: another line describes the keys.
    Nothing,
}

/// A line of the help page with its keys.
pub struct Binding {
    /// Its group on the help page.
    pub group: Group,
    pub shown: KeyNames,
    /// Returns their effect, in words.
    pub effect: fn() -> &'static str,
    /// The keys, each with its command.
    pub(super) chords: &'static [Chord],
    /// When the keys are active.
    pub(super) when: When,
    /// Whether a game has what the keys are for. The help page of other games omits them.
    pub needs: fn(&GameFacts) -> bool,
    /// Whether a key that is held down repeats.
    pub(super) repeats: bool,
}

/// A key, alone or with others.
pub(super) struct Chord {
    pub(super) key: Key,
    pub(super) with: With,
    pub(super) asks: fn(&Focus) -> Command,
}

/// The modifiers of a key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// None, or Shift.
    Nothing,
    /// Ctrl (or Command), without Shift.
    Ctrl,
    /// Ctrl (or Command), with Shift.
    CtrlShift,
    /// Ctrl (or Command), with or without Shift.
    CtrlAny,
}

impl Binding {
    /// Returns the binding, repeating while its key is held down.
    pub(super) const fn repeating(self) -> Self {
        Self {
            repeats: true,
            ..self
        }
    }

    /// Returns the binding for games of which this is true.
    pub(super) const fn where_game(self, needs: fn(&GameFacts) -> bool) -> Self {
        Self { needs, ..self }
    }
}

pub(super) const fn plain(key: Key, asks: fn(&Focus) -> Command) -> Chord {
    Chord {
        key,
        with: With::Nothing,
        asks,
    }
}

pub(super) const fn ctrl(key: Key, asks: fn(&Focus) -> Command) -> Chord {
    Chord {
        key,
        with: With::Ctrl,
        asks,
    }
}

pub(super) const fn line(
    group: Group,
    shown: KeyNames,
    effect: fn() -> &'static str,
    when: When,
    chords: &'static [Chord],
) -> Binding {
    Binding {
        group,
        shown,
        effect,
        chords,
        when,
        needs: |_| true,
        repeats: false,
    }
}

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
    Question { enter_says_yes: bool },
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
