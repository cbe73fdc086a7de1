//! The help page: all keys, from the tables that the keyboard itself is read by.

use std::borrow::Cow;

use egui::{RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::command::Command;
use super::keys::{DIGITS, Group, KEYS};
use super::practice::PracticeEntry;
use super::table::GameKeys;
use super::theme::{self, Palette};
use super::widgets::{self, Button};

/// Returns the lines of a group: the keys, and what they do. Those of the board stand before the others of a game.
pub fn lines(group: Group, game: &GameKeys) -> impl Iterator<Item = (Cow<'static, str>, &'static str)> {
    let board: &[_] = if group == Group::Playing { &game.board } else { &[] };
    let others = KEYS.iter().filter(move |binding| binding.group == group && !binding.shown.is_empty());
    let shown = |shown: &'static str| match shown {
        DIGITS => Cow::Owned(format!("1 to {}", game.players)),
        shown => Cow::Borrowed(shown),
    };
    let board = board.iter().map(|&(keys, what)| (Cow::Borrowed(keys), what));
    board.chain(others.map(move |binding| (shown(binding.shown), binding.what)))
}

/// Shows all keys.
pub fn ui(ui: &mut Ui, game: &GameKeys, practices: &[(&str, &PracticeEntry)], commands: &mut Vec<Command>) {
    widgets::heading(ui, "Keys");
    for group in Group::ALL {
        group_ui(ui, group.title(), lines(group, game));
    }
    for (_, entry) in practices.iter().filter(|(_, entry)| !entry.keys.is_empty()) {
        group_ui(ui, entry.title, entry.keys.iter().map(|&(keys, what)| (Cow::Borrowed(keys), what)));
    }
    ui.add_space(8.0);
    let width = ui.available_width();
    if Button::primary("Close", "Esc").ui(ui, vec2(width, 46.0)) {
        commands.push(Command::CloseFront);
    }
}

/// Shows a group of keys under its title.
fn group_ui(ui: &mut Ui, title: &str, lines: impl Iterator<Item = (Cow<'static, str>, &'static str)>) {
    let palette = Palette::of(ui.ctx());
    let wide = ui.available_width() > 520.0;
    ui.add_space(4.0);
    ui.label(RichText::new(title).font(theme::strong(14.0)).color(palette.text_weak));
    for (key, what) in lines {
        let width = ui.available_width();
        let split = if wide { 230.0 } else { 0.42 * width };
        let size = if wide { 14.0 } else { 13.0 };
        let font = theme::regular(size);
        let what_galley = ui.painter().layout(what.to_owned(), font, palette.text, width - split);
        let key_galley = ui.painter().layout(key.to_string(), theme::strong(size), palette.text, split - 8.0);
        let height = what_galley.size().y.max(key_galley.size().y) + 6.0;
        let (row, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let label = format!("{key}: {what}");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
        ui.painter().galley(row.min + vec2(0.0, 3.0), key_galley, palette.text);
        ui.painter().galley(row.min + vec2(split, 3.0), what_galley, palette.text);
    }
}
