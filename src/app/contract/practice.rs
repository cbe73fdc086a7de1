//! Practice: puzzles, lessons and other screens that a game offers. The game in front waits
//! meanwhile.

use egui::Context;

use super::screen::{Screen, ScreenContext};
use crate::storage::GameProgress;

/// A practice that a game offers.
pub struct PracticeEntry {
    /// Its name, among those of the game.
    pub name: &'static str,
    /// Returns its title, above its board and on the help page.
    pub title: fn() -> &'static str,
    pub menu: fn() -> &'static str,
    /// The keys of its screen besides those of the board.
    pub keys: &'static [KeyHelp],
    /// Whether it is the lesson, which is offered until it is taken or declined.
    pub is_lesson: bool,
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

/// Begins a practice.
pub type Start = fn(&Context, &ScreenContext<'_>, GameProgress) -> Box<dyn Screen>;

/// Some keys and their effect, in words.
#[derive(Clone, Copy, Debug)]
pub struct KeyHelp {
    /// Returns the names of the keys: `Left, Right`.
    pub keys: fn() -> &'static str,
    /// Returns what they do: `Move the coin`.
    pub effect: fn() -> &'static str,
}
