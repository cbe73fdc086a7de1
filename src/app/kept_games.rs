//! The page of the kept games: those that were put away, the one that was played last first, each to be opened.

use std::path::PathBuf;

use egui::{RichText, Ui};

use super::command::Command;
use super::game_rows::Row;
use super::table::GameEntry;
use super::theme::Palette;
use super::widgets::{self, Button};
use crate::core::count::thousands;
use crate::storage::MAX_KEPT;
use crate::worker::{KeptGame, KeptGames};

/// How many games are shown at once, and how many more each time more are wanted.
const AT_ONCE: usize = 50;

/// The page.
pub struct View {
    /// The games, once they are read.
    known: Option<Known>,
    /// How many are to be shown.
    most: usize,
}

impl View {
    /// Returns the page while the games are being read.
    #[must_use]
    pub const fn reading() -> Self {
        Self { known: None, most: AT_ONCE }
    }

    /// Returns how many games are to be shown.
    #[must_use]
    pub const fn most(&self) -> usize {
        self.most
    }

    /// Lets more games be shown.
    pub const fn want_more(&mut self) {
        self.most += AT_ONCE;
    }

    /// Shows these games.
    pub fn take_in(&mut self, kept: KeptGames, games: &[&'static GameEntry]) {
        let rows = kept.games.into_iter().map(|kept| row(kept, games)).collect();
        self.known = Some(Known { rows, count: kept.count });
    }
}

/// The games that were read.
struct Known {
    /// A row for each, with its file where it can be opened.
    rows: Vec<(Row, Option<PathBuf>)>,
    /// How many there are in all.
    count: usize,
}

/// Returns the row of a game, with its file if it can be opened.
fn row(kept: KeptGame, games: &[&'static GameEntry]) -> (Row, Option<PathBuf>) {
    let KeptGame { path, day, game } = kept;
    let read = game.and_then(|envelope| {
        let entry = games.iter().find(|entry| entry.name == envelope.game());
        let entry = entry.ok_or_else(|| format!("`{}` is not a game of this program", envelope.game()))?;
        let [players, about] = (entry.digest)(&envelope).map_err(|damage| damage.to_string())?;
        Ok((Row::new(players, format!("{about} · {}", day.in_words()), Some(entry.emblem)), Some(path.clone())))
    });
    read.unwrap_or_else(|reason| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (Row::new(name, reason, None), None)
    })
}

/// Shows the page.
pub fn ui(view: &View, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 8.0;
    let Some(Known { rows, count }) = &view.known else {
        ui.label(RichText::new("Reading the kept games…").color(palette.text_weak));
        return;
    };
    let most = thousands(MAX_KEPT as u64);
    let sentence = if rows.is_empty() {
        format!("No games yet: a game that you do not go on with at a start is put away here. The last {most} are kept")
    } else {
        format!("Games that you did not go on with, the last one first. The last {most} are kept")
    };
    ui.label(RichText::new(sentence).color(palette.text_weak));
    let width = ui.available_width();
    for (row, path) in rows {
        let pressed = ui.add_enabled_ui(path.is_some(), |ui| row.ui(ui, width, false)).inner;
        if let Some(path) = path.as_ref().filter(|_| pressed) {
            commands.push(Command::OpenFrom(path.clone()));
        }
    }
    if *count > rows.len() {
        let label = format!("Show more: {} are left", thousands((count - rows.len()) as u64));
        if widgets::button_row(ui, 40.0, vec![Button::new(&label, "")]).is_some() {
            commands.push(Command::MoreKeptGames);
        }
    }
}
