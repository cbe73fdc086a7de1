//! The pages on which a comment and the game info are edited, and what becomes of them.

use crate::app::App;
use crate::app::contract::comment_draft::CommentDraft;
use crate::app::contract::info_draft::InfoDraft;
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

    /// Shows the page of the game info.
    pub(super) fn edit_info(&mut self) {
        let draft = self.tables.front().info();
        self.modals.show(Modal::Info(draft));
    }

    /// Gives the game a version of its game info, the last of which `is_done`.
    pub(super) fn set_info(&mut self, draft: &InfoDraft, is_done: bool) {
        let effects = self.tables.front_mut().set_info(draft, is_done);
        self.follow(effects);
    }

    /// Gives the game what was typed on a page that was closed, if there is one.
    pub(in crate::app) fn finish_left_draft(&mut self) {
        match self.modals.take_left_draft() {
            Some(Modal::Comment(draft)) => self.set_comment(draft, true),
            Some(Modal::Info(draft)) => self.set_info(&draft, true),
            _ => {}
        }
    }
}
