//! The field for the comment on a position. What is typed is in the game a moment later.

use egui::text_edit::TextEditState;
use egui::{RichText, TextEdit, Ui, vec2};

use crate::app::contract::command::Command;
use crate::app::contract::comment_draft::CommentDraft;
use crate::app::kit::wait::wait_until;
use crate::app::theme::Palette;

/// The height of the field, in rows of text.
const ROWS: usize = 8;
/// How long nothing is typed before the game has it, in seconds: a long game takes time to save.
const PAUSE: f64 = 0.5;

/// Shows the field, with the move that it is about above it.
pub fn ui(draft: &mut CommentDraft, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let about = ui.label(RichText::new(&draft.about).color(palette.text_weak));
    let field = TextEdit::multiline(&mut draft.text)
        .desired_width(f32::INFINITY)
        .desired_rows(ROWS)
        .margin(vec2(10.0, 8.0))
        .id_salt("comment");
    let field = ui.add(field).labelled_by(about.id);
    let now = ui.input(|input| input.time);
    if field.changed() {
        draft.typed_at = Some(now);
    }
    if let Some(typed_at) = draft.typed_at
        && wait_until(ui.ctx(), now, typed_at + PAUSE)
    {
        draft.typed_at = None;
        commands.push(Command::SetComment(draft.clone()));
    }
    if ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
        // Undo within the field leads to no other comment.
        if let Some(mut state) = TextEditState::load(ui.ctx(), field.id) {
            state.clear_undoer();
            state.store(ui.ctx(), field.id);
        }
    }
}
