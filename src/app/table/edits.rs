//! What users write into a game: marks and labels on the board, and comments. Each can be taken
//! back, and made again, while the position is in view.

use super::GameTable;
use super::input::Edit;
use crate::app::contract::board::BoardUi;
use crate::app::contract::comment_draft::CommentDraft;
use crate::app::contract::screen::Effects;
use crate::core::record::Comment;
use crate::storage::Marking;
use crate::words::text;

impl<K: BoardUi> GameTable<K> {
    /// Puts a mark on the point of the cursor, or takes it off.
    pub(super) fn toggle_mark(&mut self, marking: Marking) -> Effects {
        let Some(mark) = K::EXTRAS.mark else {
            return Effects::default();
        };
        let (record, aim) = (self.session.record(), self.input.aim);
        let shown = record.place_after(self.marked_plies());
        let before = record.markup_at(shown);
        let (markup, is_on) = mark(before, marking, aim, self.session.setup());
        let place = K::describe(record.position(), None, aim);
        let said = match marking {
            _ if !is_on => text::review::unmarked(place),
            Marking::Shape(shape) => text::review::marked(place, shape.name()),
            Marking::Letter | Marking::Number => text::review::labelled(place),
        };
        self.input.add_edit(Edit::Markup(shown, before.to_owned()));
        self.session.set_markup(shown, markup);
        self.edited().then(Effects::announcement(said))
    }

    /// Replaces the comment on a position. All versions of a draft are one edit, and only the last
    /// one goes to the past games.
    pub(super) fn write_comment(&mut self, draft: CommentDraft, is_done: bool) -> Effects {
        let comment = Comment::new(&draft.text);
        let is_new = comment.as_ref() != self.session.record().comment_at(draft.place);
        let is_changed = comment != draft.before;
        let in_view = self.session.record().place_after(self.marked_plies());
        let edit = Edit::Comment(draft.place, draft.before);
        // A computer may have moved meanwhile: undo changes nothing that is out of view.
        if is_new && draft.place == in_view && self.input.edits.last() != Some(&edit) {
            self.input.add_edit(edit);
        }
        if is_new {
            self.session.set_comment(draft.place, comment);
        }
        Effects {
            changed: is_new,
            keeps: is_done && is_changed && self.is_past_game(),
            ..Effects::default()
        }
    }

    /// Takes back the last edit; `None` if there is none.
    pub(super) fn undo_edit(&mut self) -> Option<Effects> {
        let edit = self.input.edits.pop()?;
        let undone = self.exchange(edit);
        self.input.undone.push(undone);
        let announcement = Effects::announcement(text::review::edit_undone());
        Some(self.edited().then(announcement))
    }

    /// Makes the edit again that was taken back last; `None` if there is none.
    pub(super) fn redo_edit(&mut self) -> Option<Effects> {
        let edit = self.input.undone.pop()?;
        let before = self.exchange(edit);
        self.input.edits.push(before);
        let announcement = Effects::announcement(text::review::edit_redone());
        Some(self.edited().then(announcement))
    }

    /// Brings back what was there before an edit. Returns the edit that leads back.
    fn exchange(&mut self, edit: Edit) -> Edit {
        let record = self.session.record();
        match edit {
            Edit::Markup(place, before) => {
                let now = record.markup_at(place).to_owned();
                self.session.set_markup(place, before);
                Edit::Markup(place, now)
            }
            Edit::Comment(place, before) => {
                let now = record.comment_at(place).cloned();
                self.session.set_comment(place, before);
                Edit::Comment(place, now)
            }
        }
    }

    /// Returns the effects of an edit.
    fn edited(&self) -> Effects {
        Effects {
            changed: true,
            keeps: self.is_past_game(),
            ..Effects::default()
        }
    }
}
