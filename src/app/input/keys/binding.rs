//! A key binding: the key, its command, its condition, and its line on the help page.

use egui::Key;

use super::focus::{Focus, When};
use crate::app::contract::command::Command;
use crate::app::contract::table::GameFacts;
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
