//! The pages on which a comment and the game info are edited, and what becomes of them.

use crate::app::App;
use crate::app::contract::command::{CommentDraft, InfoDraft};

impl App {
    /// Shows the field for the comment on the position in view.
    pub(super) fn edit_comment(&mut self) {
        let draft = self.tables.front().comment();
        self.modals.show(draft);
    }

    /// Gives the game a version of a comment, the last of which `is_done`.
    pub(super) fn set_comment(&mut self, draft: CommentDraft, is_done: bool) {
        let effects = self.tables.front_mut().set_comment(draft, is_done);
        self.follow(effects);
    }

    /// Shows the page of the game info.
    pub(super) fn edit_info(&mut self) {
        let draft = self.tables.front().info();
        self.modals.show(draft);
    }

    /// Gives the game a version of its game info, the last of which `is_done`.
    pub(super) fn set_info(&mut self, draft: &InfoDraft, is_done: bool) {
        let effects = self.tables.front_mut().set_info(draft, is_done);
        self.follow(effects);
    }

    /// Gives the game what was typed on a page that was closed, if there is one.
    pub(in crate::app) fn finish_left_draft(&mut self) {
        let Some(left) = self.modals.take_left_draft() else {
            return;
        };
        match left.downcast::<CommentDraft>() {
            Ok(draft) => self.set_comment(*draft, true),
            Err(left) => {
                if let Ok(draft) = left.downcast::<InfoDraft>() {
                    self.set_info(&draft, true);
                }
            }
        }
    }
}
