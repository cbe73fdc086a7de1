//! The field for a comment, and what becomes of it.

use crate::app::App;
use crate::app::contract::comment_draft::CommentDraft;
use crate::app::dialogs::modal::Modal;

impl App {
    /// Shows the field for the comment on the position in view.
    pub(super) fn edit_comment(&mut self) {
        let draft = self.tables.front().comment();
        self.modals.show(Modal::Comment(draft));
    }

    /// Gives the game a version of a comment, the last of which `is_done`.
    pub(super) fn set_comment(&mut self, draft: CommentDraft, is_done: bool) {
        let effects = self.tables.front_mut().set_comment(draft, is_done);
        self.follow(effects);
    }

    /// Gives the game the comment whose field was closed, if there is one.
    pub(in crate::app) fn finish_left_comment(&mut self) {
        if let Some(draft) = self.modals.take_left_comment() {
            self.set_comment(draft, true);
        }
    }
}
