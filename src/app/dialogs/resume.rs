//! The dialog at startup that offers unfinished games: each can be continued or archived.

use std::path::PathBuf;

use egui::{RichText, Ui, vec2};

use super::game_rows::{self, Row};
use super::layer::{AfterAnswer, Layer, Shape};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, GameEntry, Table};
use crate::app::input::commands::key;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::storage::Envelope;
use crate::words::text;

pub struct OfferedGame {
    pub table: Box<dyn Table>,
    pub path: PathBuf,
    pub row: Row,
    /// Whether there are older unfinished games, too many to offer now.
    pub has_older: bool,
}

impl OfferedGame {
    /// Returns the offer of a game that was found in a file.
    #[must_use]
    pub fn new(
        table: Box<dyn Table>,
        envelope: &Envelope,
        path: PathBuf,
        games: &[&'static GameEntry],
    ) -> Self {
        let entry = games.iter().find(|entry| entry.name == table.entry().name);
        let [players, about] = table.summary();
        let row = Row::new(players, about, entry.map(|entry| entry.emblem));
        let row = row.with_aside(table.position_text()).with_preview(Box::new(envelope.clone()));
        Self { table, path, row, has_older: false }
    }
}

/// "Continue your last game?"
pub struct ResumeOffer {
    /// The unfinished games, the most recent first.
    pub offered: Vec<OfferedGame>,
}

impl Layer for ResumeOffer {
    fn title(&self) -> &'static str {
        if self.offered.len() > 1 {
            text::dialogs::continue_one()
        } else {
            text::dialogs::continue_last()
        }
    }

    fn spoken(&self) -> String {
        let newest = self.offered.first();
        let [players, progress] =
            newest.map_or_else(Default::default, |newest| newest.table.summary());
        match self.offered.len() {
            0 | 1 => text::dialogs::continue_last_spoken(players, progress),
            games => text::dialogs::continue_one_spoken(games, players, progress),
        }
    }

    fn shape(&self) -> Shape {
        Shape::Question { enter_says_yes: true }
    }

    fn width(&self) -> f32 {
        if self.offered.len() > 1 { 560.0 } else { 440.0 }
    }

    fn must_be_answered(&self) -> bool {
        true
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        heading(ui, self.title());
        offer_ui(&mut self.offered, ui, commands);
    }

    fn accept(&mut self, commands: &mut Vec<Command>) -> AfterAnswer {
        commands.push(Command::ResumeGame(0));
        AfterAnswer::Stays
    }

    fn leave(&mut self, commands: &mut Vec<Command>) -> AfterAnswer {
        commands.push(Command::ArchiveAll);
        AfterAnswer::Stays
    }
}

/// Asks whether to continue the last game, or which of several.
fn offer_ui(offered: &mut [OfferedGame], ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let new_game = |tip| Button::new(text::dialogs::new_game(), key(&Command::No)).tip(tip);
    let go_on = Button::primary(text::dialogs::continue_(), key(&Command::Yes));
    if let [offered] = offered {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            offered.row.picture_ui(ui);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                for line in offered.table.summary() {
                    line_breaks::label(ui, RichText::new(line).color(palette.text_weak));
                }
            });
        });
        ui.add_space(6.0);
        let buttons = vec![go_on, new_game(text::dialogs::last_moves_away())];
        match widgets::button_row(ui, 48.0, buttons) {
            Some(0) => commands.push(Command::Yes),
            Some(_) => commands.push(Command::No),
            None => {}
        }
        return;
    }
    let order = if offered.iter().any(|offered| offered.has_older) {
        text::dialogs::newest_first_of_many()
    } else {
        text::dialogs::newest_first()
    };
    line_breaks::label(ui, RichText::new(order).color(palette.text_weak));
    for (index, OfferedGame { row, .. }) in offered.iter_mut().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let width = ui.available_width() - game_rows::SIDE_BUTTON - 8.0;
            if widgets::activated(&row.ui(ui, width, index == 0)) {
                commands.push(Command::ResumeGame(index));
            }
            let size = vec2(game_rows::SIDE_BUTTON, row.height(ui, width));
            if widgets::activated(&row.side_button(ui, text::dialogs::set_aside(), size)) {
                commands.push(Command::Archive(index));
            }
        });
    }
    ui.add_space(6.0);
    let buttons =
        vec![go_on.tip(text::dialogs::continue_newest()), new_game(text::dialogs::all_move_away())];
    match widgets::button_row(ui, 48.0, buttons) {
        Some(0) => commands.push(Command::Yes),
        Some(_) => commands.push(Command::No),
        None => {}
    }
}
