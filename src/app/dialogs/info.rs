//! The page of the game info. What is typed is in the game a moment later.

use egui::{Align, Key, Label, Layout, RichText, TextEdit, Ui, vec2};

use super::comment::{forget_undo, has_paused, save_by_key};
use super::layer::Layer;
use crate::app::contract::command::{Command, InfoDraft};
use crate::app::contract::screen::Cx;
use crate::app::input::commands;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The height of a row, in points.
const ROW: f32 = 36.0;
/// The part of the width that the names of the entries take.
const NAMES: f32 = 0.36;

impl Layer for InfoDraft {
    fn title(&self) -> &'static str {
        text::dialogs::game_info()
    }

    fn closed(&self) -> Option<Command> {
        Some(Command::SetInfo(self.clone(), true))
    }

    /// Shows the entries, one in a row, and below what is wrong what would be right; Enter closes the
    /// page.
    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        save_by_key(ui, commands);
        let game = cx.game.name;
        let palette = Palette::of(ui.ctx());
        let names = NAMES * ui.available_width();
        ui.spacing_mut().item_spacing.y = 4.0;
        let has_focus = ui.memory(|memory| memory.focused().is_some());
        let (mut has_changed, mut is_first) = (false, true);
        for (index, field) in self.fields.iter_mut().enumerate() {
            ui.horizontal(|ui| {
                let name = RichText::new(&field.label).font(theme::strong(13.5));
                let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
                let label = ui.allocate_ui_with_layout(vec2(names, ROW), layout, |ui| {
                    ui.set_min_size(vec2(names, ROW));
                    ui.add(Label::new(name.color(palette.text_weak)).wrap())
                });
                if field.entry.is_none() {
                    let value = RichText::new(&field.text).color(palette.text);
                    ui.add(Label::new(value).wrap()).labelled_by(label.inner.id);
                    return;
                }
                let edit = TextEdit::singleline(&mut field.text)
                    .id_salt(("info", index))
                    .desired_width(f32::INFINITY)
                    .hint_text(RichText::new(field.example).italics())
                    .margin(vec2(10.0, 8.0));
                let response = ui.add(edit).labelled_by(label.inner.id);
                widgets::focus_ring(
                    ui.painter(),
                    response.rect.shrink(2.0),
                    8.0,
                    palette,
                    &response,
                );
                if !has_focus {
                    forget_undo(ui, response.id);
                    if std::mem::take(&mut is_first) {
                        response.request_focus();
                    }
                }
                has_changed |= response.changed();
                if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                    commands.push(Command::CloseModal);
                }
            });
            if field.is_wrong(game) {
                let said = text::info::not_written(field.example);
                line_breaks::label(ui, RichText::new(said).color(palette.text_weak));
            }
        }
        if cx.has_file {
            ui.add_space(6.0);
            let encoding = Command::ShowEncodings;
            if commands::button(&encoding).ui(ui, vec2(ui.available_width(), ROW)) {
                commands.push(encoding);
            }
        }
        self.is_changed |= has_changed;
        if has_paused(ui, cx.now, has_changed, &mut self.typed_at) {
            commands.push(Command::SetInfo(self.clone(), false));
        }
    }
}
