//! Practice: a screen of its own beside the games, such as puzzles or a lesson, and how a game
//! offers one.
//!
//! The window holds whatever is practised as a `Box<dyn Practice>` and knows nothing of it; the
//! game in front waits meanwhile.

use egui::{Context, Id, Ui};

use super::command::Command;
use super::key_press::Pressed;
use crate::app::contract::notice_place::NoticePlace;
use crate::storage::{GameProgress, Settings};
use crate::worker::Sound;

/// What a practice is told of the window around it.
pub struct Around<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// What was practised of its game until now. What is changed here is kept.
    pub progress: &'a mut GameProgress,
    /// The time, in seconds of the input's clock.
    pub now: f64,
    /// The date, as the number of days since 1 January 1970.
    pub today: u64,
}

/// What came of an action, for the window to do the rest.
#[derive(Debug, Default)]
pub struct Effects {
    /// What a screen reader says now.
    pub announcement: Option<String>,
    /// A sentence for a few seconds, said too.
    pub notice: Option<String>,
    /// What the window is asked for.
    pub command: Option<Command>,
}

impl Effects {
    /// Returns the effects of a sentence that is only said.
    #[must_use]
    pub fn announcement(text: impl Into<String>) -> Self {
        Self {
            announcement: Some(text.into()),
            ..Self::default()
        }
    }

    /// Returns the effects of a sentence for a few seconds.
    #[must_use]
    pub fn notice(text: impl Into<String>) -> Self {
        Self {
            notice: Some(text.into()),
            ..Self::default()
        }
    }

    /// Returns the effects of asking the window for something.
    #[must_use]
    pub fn command(command: Command) -> Self {
        Self {
            command: Some(command),
            ..Self::default()
        }
    }
}

/// Something that is practised, on a screen of its own.
///
/// Views and keys do not change it: they remember what is asked for and push [`Command::Act`], and
/// [`act_next`](Self::act_next) does it in its turn.
pub trait Practice {
    /// Returns what is to be said of it as it stands.
    fn announcement(&self) -> String;

    /// Takes in what a thread has to tell, and does what is due.
    fn tick(&mut self, ctx: &Context, around: &mut Around<'_>) -> Effects;

    /// Puts a piece that is on its way to rest.
    fn skip_motion(&mut self);

    /// Takes what is to be heard of what has been done.
    fn take_sounds(&mut self) -> Vec<Sound>;

    /// Returns what a key asks for.
    fn key(&mut self, pressed: Pressed) -> Option<Command>;

    /// Does the next thing that a view or a key has asked for.
    fn act_next(&mut self, ctx: &Context, around: &mut Around<'_>) -> Effects;

    /// Returns whether an element of the board has this id.
    fn owns(&self, id: Id) -> bool;

    /// Shows the screen. Returns where it has room for a notice.
    fn ui(&mut self, ui: &mut Ui, around: &Around<'_>, commands: &mut Vec<Command>) -> NoticePlace;
}

/// Something that a game offers for practice.
pub struct PracticeEntry {
    /// Its name, among those of the game.
    pub name: &'static str,
    /// What it is called, above its board and on the help page.
    pub title: &'static str,
    /// Its line in the menu.
    pub menu: &'static str,
    /// The keys of its screen besides those of the board, and what they do.
    pub keys: &'static [(&'static str, &'static str)],
    /// Whether it is the lesson, which is offered to whoever has not taken it.
    pub is_lesson: bool,
    /// Returns it as it begins.
    pub start: fn(&Context, &mut Around<'_>) -> Box<dyn Practice>,
}
