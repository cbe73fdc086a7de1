//! The trait of the screens that fill the window: a table, the choice of a new game, a puzzle, a
//! lesson.
//!
//! The shell gives every screen the same context, and acts on the same effects of each.

use std::fmt;
use std::path::Path;

use egui::{Context, Id, Key, Rect, TextureHandle, Ui, pos2, vec2};

use super::command::{Act, Command};
use crate::session::{Ended, History};
use crate::storage::{GameProgress, Settings, Statistics};
use crate::worker::{Cue, Sound};

/// The state of the window around a screen, gathered once for all screens, in `App::on_screen`.
pub struct ScreenContext<'a> {
    pub settings: &'a Settings,
    /// The time, in seconds of the input's clock.
    pub now: f64,
    /// The date, as the number of days since 1 January 1970.
    pub today: u64,
    /// Whether a game has been started, to which the new-game screen can return.
    pub in_game: bool,
    /// Whether undo can lead back to an earlier game.
    pub has_previous: bool,
    /// Whether redo can lead to a later game.
    pub has_next: bool,
    /// The user's games with the rules of the one that was counted last.
    pub history: Option<&'a History>,
    /// The lesson that is offered beside a new game, and a note.
    pub offer: Option<(&'static PracticeEntry, String)>,
    /// The unfinished game in front, if there is one behind the choice of a new game.
    pub unfinished: Option<Unfinished>,
    /// How many past games there are, as far as that is known.
    pub past_games: usize,
    pub games_folder: Option<&'a Path>,
}

#[cfg(test)]
impl<'a> ScreenContext<'a> {
    /// Returns the context of a window without any game.
    #[must_use]
    pub const fn empty(settings: &'a Settings) -> Self {
        Self {
            settings,
            now: 0.0,
            today: 0,
            in_game: false,
            has_previous: false,
            has_next: false,
            history: None,
            offer: None,
            unfinished: None,
            past_games: 0,
            games_folder: None,
        }
    }
}

/// A game that can be continued.
pub struct Unfinished {
    /// `Connect 5 · 9 × 7 · You against Low · 14 moves so far`
    pub about: String,
    /// Its position, once that is painted.
    pub picture: Option<TextureHandle>,
}

/// The effects of an action on the rest of the window.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an effect of its own")]
pub struct Effects {
    /// The announcement for screen readers.
    pub announcement: Option<String>,
    /// A notice shown for a few seconds, and announced.
    pub notice: Option<String>,
    /// Whether to remove the notice on the screen, which is no longer true.
    pub drop_notice: bool,
    /// Whether the game has changed and needs saving.
    pub changed: bool,
    /// The game that has just ended, for the statistics.
    pub ended: Option<Box<Ended>>,
    /// Whether the game is a past game, from now on or already, and has to be kept as it is now.
    pub past_game_changed: bool,
    /// The practice progress, if it has changed.
    pub progress: Option<Box<GameProgress>>,
    /// A practice to show, which leads back.
    pub screen: Option<Box<dyn Screen>>,
    pub sounds: Vec<Sound>,
    /// Whether to drop pending sounds, whose piece is gone.
    pub is_hushed: bool,
    /// Requests to the window, which come before those that still wait.
    pub commands: Vec<Command>,
}

impl Effects {
    #[must_use]
    pub fn notice(text: impl Into<String>) -> Self {
        Self { notice: Some(text.into()), ..Self::default() }
    }

    /// Returns the effects of refusing a move: the reason and a knock.
    #[must_use]
    pub fn refusal(text: impl Into<String>) -> Self {
        Self { sounds: vec![Sound::now(Cue::Refused)], ..Self::notice(text) }
    }

    #[must_use]
    pub fn announcement(text: impl Into<String>) -> Self {
        Self { announcement: Some(text.into()), ..Self::default() }
    }

    /// Returns the effects of asking the window for something.
    #[must_use]
    pub fn command(command: Command) -> Self {
        Self { commands: vec![command], ..Self::default() }
    }

    /// Returns these effects followed by later ones. The later of two announcements or notices
    /// wins.
    #[must_use]
    pub fn then(mut self, later: Self) -> Self {
        self.sounds.extend(later.sounds);
        self.commands.extend(later.commands);
        Self {
            announcement: later.announcement.or(self.announcement),
            notice: later.notice.or(self.notice),
            drop_notice: self.drop_notice | later.drop_notice,
            changed: self.changed | later.changed,
            ended: later.ended.or(self.ended),
            past_game_changed: self.past_game_changed | later.past_game_changed,
            progress: later.progress.or(self.progress),
            screen: later.screen.or(self.screen),
            sounds: self.sounds,
            is_hushed: self.is_hushed | later.is_hushed,
            commands: self.commands,
        }
    }
}

impl fmt::Debug for dyn Screen {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Screen")
    }
}

/// A screen that fills the window.
///
/// Its views and keys do not change it: they push [`Command`]s, which are done in their order at
/// the end of the frame. What they ask of the screen itself is a [`Command::Act`], done by
/// [`perform`](Self::perform). A screen without a board has no motion.
pub trait Screen {
    /// Returns the current state for screen readers.
    fn announcement(&self) -> String;

    /// Handles what a thread has to tell, and does what is due.
    fn tick(&mut self, _ctx: &Context, _context: &ScreenContext<'_>) -> Effects {
        Effects::default()
    }

    /// Ends the animation of the last piece.
    fn skip_motion(&mut self) {}

    /// Handles a letter or digit that may name a place of the board, before the window's own keys.
    /// Returns whether it was used.
    ///
    /// A letter that no digit follows within a moment comes back as [`Command::Letter`].
    fn on_typed(&mut self, _pressed: Pressed, _commands: &mut Vec<Command>, _now: f64) -> bool {
        false
    }

    /// Handles a key that the window does not use.
    fn on_key(&mut self, _pressed: Pressed, _commands: &mut Vec<Command>) {}

    /// Does what it was asked; nothing, if that was meant for another screen.
    fn perform(&mut self, _act: &Act, _ctx: &Context, _context: &ScreenContext<'_>) -> Effects {
        Effects::default()
    }

    /// Forgets the beginning of the name of a place.
    fn forget_typed(&mut self) {}

    /// Goes one step back within the screen. Returns whether there was one.
    fn back(&mut self) -> bool {
        false
    }

    /// Returns the practice progress of a screen to which the practices opened from it lead back,
    /// to be renewed then; `None` if they lead past it.
    fn kept_progress(&mut self) -> Option<&mut GameProgress> {
        None
    }

    /// Takes the statistics, which [`Command::ReadStatistics`] asked for.
    fn on_statistics(&mut self, _statistics: &Statistics) {}

    /// Returns whether an element of the board has this id.
    fn owns(&self, _id: Id) -> bool {
        false
    }

    /// Shows the screen. Returns the place for notices.
    fn ui(
        &mut self,
        ui: &mut Ui,
        context: &ScreenContext<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace;
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoticePlace {
    /// The area of a one-line notice; a longer one grows around the same centre.
    pub line: Rect,
    /// The lowest edge that it may reach: a long one begins higher.
    pub lowest: f32,
    /// Whether a permanent notice may stay there without covering anything.
    pub may_stay: bool,
}

impl NoticePlace {
    /// Returns the rectangle of a notice with text of this height.
    #[must_use]
    pub fn rect(self, height: f32) -> Rect {
        let height = height.max(self.line.height());
        let top = f32::min(self.line.center().y - height / 2.0, self.lowest - height);
        Rect::from_min_size(pos2(self.line.left(), top), vec2(self.line.width(), height))
    }
}

/// Which screen fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    #[default]
    Title,
    NewGame,
    Play,
    Practice,
    PastGames,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    pub key: Key,
    pub is_repeat: bool,
    /// The element that has keyboard focus.
    pub attention: Attention,
}

impl Pressed {
    /// Returns whether it is Enter or Space, just pressed, with nothing in focus that uses it.
    #[must_use]
    pub fn confirms(self) -> bool {
        matches!(self.key, Key::Enter | Key::Space)
            && self.attention == Attention::Nowhere
            && !self.is_repeat
    }
}

/// The kind of element that has keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    Nowhere,
    /// An element of the board, which Enter and Space press by themselves.
    Board,
    Text,
    /// Another element, which uses Enter, Space and the arrow keys itself.
    Widget,
}

/// Returns the digit from 1 to 9 that a key stands for.
#[must_use]
pub const fn digit(key: Key) -> Option<usize> {
    Some(match key {
        Key::Num1 => 1,
        Key::Num2 => 2,
        Key::Num3 => 3,
        Key::Num4 => 4,
        Key::Num5 => 5,
        Key::Num6 => 6,
        Key::Num7 => 7,
        Key::Num8 => 8,
        Key::Num9 => 9,
        _ => return None,
    })
}

pub struct PracticeEntry {
    /// Its name, among those of the game.
    pub name: &'static str,
    /// Returns its title, above its board and on the help page.
    pub title: fn() -> &'static str,
    /// Returns the keys of its screen besides those of the board, and what they do.
    pub keys: fn() -> Vec<(&'static str, &'static str)>,
    /// Whether it is the first lesson.
    pub is_lesson: bool,
    /// Whether it is offered beside a new game: returns a note for that, or `None` if it is not.
    pub offer: Option<fn(&GameProgress) -> Option<String>>,
    /// Returns its screen, with the progress made so far.
    pub start: Start,
    /// Its task of the day, if it has one.
    pub daily: Option<Daily>,
}

/// The task of the day of a practice.
#[derive(Clone, Copy)]
pub struct Daily {
    /// Returns its title: `Puzzle of the day`.
    pub title: fn() -> &'static str,
    /// Returns the screen with this task.
    pub start: Start,
}

pub type Start = fn(&Context, &ScreenContext<'_>, GameProgress) -> Box<dyn Screen>;

/// Some keys and their effect, in words.
#[derive(Clone, Copy, Debug)]
pub struct KeyHelp {
    /// Returns the names of the keys: `Left, Right`.
    pub keys: fn() -> &'static str,
    /// Returns what they do: `Move the coin`.
    pub effect: fn() -> &'static str,
}
