//! The page of the kept games: those that were put away, the one that was played last first, each to be opened.

use std::path::{Path, PathBuf};

use egui::{RichText, Ui};

use super::command::Command;
use super::game_rows::Row;
use super::table::GameEntry;
use super::theme::Palette;
use super::widgets::{self, Button};
use crate::core::count::thousands;
use crate::core::plain;
use crate::storage::MAX_KEPT;
use crate::worker::{KeptGame, KeptGames};

/// How many games are shown at once, and how many more each time more are wanted.
const AT_ONCE: usize = 50;

/// How many of them are looked at in one frame.
const AT_A_TIME: usize = 5;

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
        let mut before = self.known.take().map_or_else(Vec::new, |known| known.listed);
        let listed = kept.games.into_iter().map(|game| {
            // A game that was put away stays as it is: what was looked at once is not looked at again.
            let known = before.iter().position(|listed| listed.is_row_of(&game.path));
            known.map_or_else(|| Listed::Read(game), |index| before.swap_remove(index))
        });
        self.known = Some(Known { listed: listed.collect(), count: kept.count });
        self.look_at_some(games);
    }

    /// Looks at some of the games that were read and not looked at yet: all at once would hold the window up. Returns whether there are
    /// more.
    pub fn look_at_some(&mut self, games: &[&'static GameEntry]) -> bool {
        let Some(known) = &mut self.known else { return false };
        let mut unseen = known.listed.iter_mut().filter(|listed| matches!(listed, Listed::Read(_)));
        for listed in unseen.by_ref().take(AT_A_TIME) {
            listed.look_at(games);
        }
        unseen.next().is_some()
    }
}

/// The games that were read.
struct Known {
    /// Each of them, in their order.
    listed: Vec<Listed>,
    /// How many there are in all.
    count: usize,
}

/// A game of the list.
enum Listed {
    /// It was read, and not looked at yet.
    Read(KeptGame),
    /// It has a row.
    Row {
        /// Its file.
        path: PathBuf,
        /// The row.
        row: Row,
        /// Whether it can be opened.
        is_whole: bool,
    },
}

impl Listed {
    /// Returns whether it is the row of the game in this file.
    fn is_row_of(&self, file: &Path) -> bool {
        matches!(self, Self::Row { path, .. } if path == file)
    }

    /// Makes its row, if it has none yet.
    fn look_at(&mut self, games: &[&'static GameEntry]) {
        if let Self::Read(kept) = self {
            let (row, is_whole) = row(kept, games);
            *self = Self::Row { path: std::mem::take(&mut kept.path), row, is_whole };
        }
    }
}

/// Returns the row of a game, and whether that can be opened.
fn row(kept: &KeptGame, games: &[&'static GameEntry]) -> (Row, bool) {
    let KeptGame { path, day, game } = kept;
    let read = game.as_ref().map_err(String::clone).and_then(|envelope| {
        let entry = games.iter().find(|entry| entry.name == envelope.game());
        let entry = entry.ok_or_else(|| format!("{} is not a game of this program", plain::quoted(envelope.game())))?;
        let [players, about] = (entry.digest)(envelope).map_err(|damage| damage.to_string())?;
        Ok((Row::new(players, format!("{about} · {}", day.in_words()), Some(entry.emblem)), true))
    });
    read.unwrap_or_else(|reason| {
        let name = plain::value(&path.file_name().unwrap_or_default().to_string_lossy());
        (Row::new(name, plain::message(&reason), None), false)
    })
}

/// Shows the page.
pub fn ui(view: &View, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 8.0;
    let Some(Known { listed, count }) = &view.known else {
        ui.label(RichText::new("Reading the kept games…").color(palette.text_weak));
        return;
    };
    let most = thousands(MAX_KEPT as u64);
    let sentence = if listed.is_empty() {
        format!("No games yet: a game that you do not go on with at a start is put away here. The last {most} are kept")
    } else {
        format!("Games that you did not go on with, the last one first. The last {most} are kept")
    };
    ui.label(RichText::new(sentence).color(palette.text_weak));
    let width = ui.available_width();
    for listed in listed {
        let Listed::Row { path, row, is_whole } = listed else { continue };
        let pressed = ui.add_enabled_ui(*is_whole, |ui| row.ui(ui, width, false)).inner;
        if pressed && *is_whole {
            commands.push(Command::OpenFrom(path.clone()));
        }
    }
    if *count > listed.len() {
        let label = format!("Show more: {} are left", thousands((count - listed.len()) as u64));
        if widgets::button_row(ui, 40.0, vec![Button::new(&label, "")]).is_some() {
            commands.push(Command::MoreKeptGames);
        }
    }
}
