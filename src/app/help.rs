//! The help page: all keys, from the table that the keyboard itself is read by.

use eframe::egui::{Align2, RichText, Sense, Ui, vec2};

use super::command::Command;
use super::theme::{self, Palette};
use super::widgets::{self, Button};
use super::{dialogs, keys};

/// Shows all keys.
pub fn ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    dialogs::heading(ui, "Keys");
    let wide = ui.available_width() > 520.0;
    for (title, keys) in keys::HELP {
        ui.add_space(4.0);
        ui.label(RichText::new(title).font(theme::strong(14.0)).color(palette.text_weak));
        for (key, what) in keys {
            let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
            let label = format!("{key}: {what}");
            response.widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Label, true, &label));
            let split = if wide { 230.0 } else { 0.46 * row.width() };
            let font = if wide { 14.0 } else { 12.5 };
            widgets::line(ui.painter(), row.left_center(), Align2::LEFT_CENTER, key, theme::strong(font), palette.text, split - 8.0);
            let at = row.left_center() + vec2(split, 0.0);
            widgets::line(ui.painter(), at, Align2::LEFT_CENTER, what, theme::regular(font), palette.text, row.width() - split);
        }
    }
    ui.add_space(8.0);
    let width = ui.available_width();
    if Button::primary("Close", "Esc").ui(ui, vec2(width, 46.0)) {
        commands.push(Command::CloseFront);
    }
}
