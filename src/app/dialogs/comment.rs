//! The field for the comment on a position. What is typed is in the game at once.

use egui::{RichText, TextEdit, Ui, vec2};

use crate::app::contract::command::Command;
use crate::app::contract::comment_draft::CommentDraft;
use crate::app::theme::Palette;

/// The height of the field, in rows of text.
const ROWS: usize = 8;

/// Shows the field under what it is about.
pub fn ui(draft: &mut CommentDraft, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let about = ui.label(RichText::new(&draft.about).color(palette.text_weak));
    let field = TextEdit::multiline(&mut draft.text)
        .desired_width(f32::INFINITY)
        .desired_rows(ROWS)
        .margin(vec2(10.0, 8.0))
        .id_salt("comment");
    let field = ui.add(field).labelled_by(about.id);
    if field.changed() {
        commands.push(Command::SetComment(draft.clone()));
        draft.is_begun = true;
    }
    if ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
}
