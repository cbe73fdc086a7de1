//! The field for the comment on a position. What is typed is in the game a moment later.

use egui::text_edit::TextEditState;
use egui::{Id, Key, Modifiers, RichText, TextEdit, Ui, vec2};

use super::is_low;
use super::layer::{ButtonRow, Layer, close};
use crate::app::contract::command::{Command, CommentDraft};
use crate::app::contract::screen::Cx;
use crate::app::input::commands;
use crate::app::kit::line_breaks;
use crate::app::kit::wait_until;
use crate::app::theme::Palette;
use crate::words::text;
use crate::worker::Purpose;

/// The height of the field, in rows of text.
const ROWS: usize = 8;
const LOW_ROWS: usize = 3;
/// How long typing pauses before the game takes the text, in seconds: a long game is slow to save.
const PAUSE: f64 = 0.5;

/// Returns whether typing has paused, so that the game should take the text.
pub fn has_paused(ui: &Ui, now: f64, has_changed: bool, typed_at: &mut Option<f64>) -> bool {
    if has_changed {
        *typed_at = Some(now);
    }
    typed_at.take_if(|typed_at| wait_until(ui.ctx(), now, *typed_at + PAUSE)).is_some()
}

/// On Ctrl+S closes the page, whose text the game takes then, and saves the game.
pub fn save_by_key(ui: &Ui, commands: &mut Vec<Command>) {
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::S)) {
        commands.extend([Command::CloseModal, Command::AskFile(Purpose::Save)]);
    }
}

impl Layer for CommentDraft {
    fn title(&self) -> &'static str {
        text::dialogs::comment()
    }

    fn is_beside_board(&self) -> bool {
        true
    }

    fn closed(&self) -> Option<Command> {
        Some(Command::SetComment(self.clone(), true))
    }

    fn foot(&self, _: f32) -> Vec<ButtonRow> {
        let info = Command::EditInfo;
        vec![vec![(commands::button(&info), info), close()]]
    }

    /// Shows the field, with the move that it is about above it.
    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        save_by_key(ui, commands);
        let palette = Palette::of(ui.ctx());
        let about = line_breaks::label(ui, RichText::new(&self.about).color(palette.text_weak));
        let field = TextEdit::multiline(&mut self.text)
            .desired_width(f32::INFINITY)
            .desired_rows(if is_low(ui.ctx()) { LOW_ROWS } else { ROWS })
            .margin(vec2(10.0, 8.0))
            .id_salt("comment");
        let field = ui.add(field).labelled_by(about.id);
        if has_paused(ui, cx.now, field.changed(), &mut self.typed_at) {
            commands.push(Command::SetComment(self.clone(), false));
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
            forget_undo(ui, field.id);
        }
    }
}

/// Clears the undo history of a field, which may be that of another text.
pub fn forget_undo(ui: &Ui, field: Id) {
    if let Some(mut state) = TextEditState::load(ui.ctx(), field) {
        state.clear_undoer();
        state.store(ui.ctx(), field);
    }
}
