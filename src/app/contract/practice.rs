//! Practice: screens of their own beside the games, such as puzzles or a lesson, and how a game
//! offers one. The game in front waits meanwhile.

use egui::Context;

use super::screen::{Screen, ScreenContext};
use crate::storage::GameProgress;

/// Something that a game offers for practice.
pub struct PracticeEntry {
    /// Its name, among those of the game.
    pub name: &'static str,
    /// Returns its title, above its board and on the help page.
    pub title: fn() -> &'static str,
    /// Returns its line in the menu.
    pub menu: fn() -> &'static str,
    /// The keys of its screen besides those of the board.
    pub keys: &'static [KeyHelp],
    /// Whether it is the lesson, which is offered until it is taken or declined.
    pub is_lesson: bool,
    /// Returns its screen, with what was practised of the game until now.
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
