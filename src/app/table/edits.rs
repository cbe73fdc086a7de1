//! What users write into a game: marks and labels on the board, comments, and the order of
//! variations. Each can be taken back, and made again: the former while the position is in view,
//! the latter until the next move.

use std::mem::take;

use super::GameTable;
use super::input::Edit;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{CommentDraft, VariationEdit};
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
        if is_new && draft.place != in_view {
            self.input.forget_edits();
        } else if is_new && self.input.edits.last() != Some(&edit) {
            self.input.add_edit(edit);
        }
        if is_new {
            self.session.set_comment(draft.place, comment);
        }
        Effects {
            changed: is_new,
            past_game_changed: is_done && is_changed && self.is_past_game(),
            ..Effects::default()
        }
    }

    /// Moves or deletes the variation that branches off after `at` moves; by default the last one
    /// before the cursor.
    pub(super) fn edit_variation(&mut self, edit: VariationEdit, at: Option<usize>) -> Effects {
        let Some(plies) = at.or_else(|| self.session.variation_fork()) else {
            return Effects::notice(if self.session.has_next_line() {
                text::notices::main_line()
            } else {
                text::notices::no_variations()
            });
        };
        let (before, size) = (self.session.tree(), self.session.record().tree_size());
        let effects = self.change(|session| match edit {
            VariationEdit::Promote => session.promote_variation(plies),
            VariationEdit::MakeMain => session.make_main_line(),
            VariationEdit::Delete => session.delete_variation(plies),
        });
        self.input.add_edit(Edit::Tree(Box::new(before)));
        let deleted = size - self.session.record().tree_size();
        let notice = match edit {
            VariationEdit::Delete => text::notices::variation_deleted(deleted),
            VariationEdit::Promote if self.session.record().is_first_at(plies) => {
                text::notices::variation_first().to_owned()
            }
            VariationEdit::Promote => text::notices::variation_promoted().to_owned(),
            VariationEdit::MakeMain => text::notices::variation_main().to_owned(),
        };
        effects.then(self.edited()).then(Effects::notice(notice))
    }

    /// Takes back the last edit; `None` if there is none.
    pub(super) fn undo_edit(&mut self) -> Option<Effects> {
        let edit = self.input.edits.pop()?;
        let undone = self.exchange(edit);
        self.input.undone.push(undone);
        let announcement = Effects::announcement(text::review::edit_undone());
        // The notice described the edit.
        let dropped = Effects { drop_notice: true, ..announcement };
        Some(self.edited().then(dropped))
    }

    /// Makes the edit again that was taken back last; `None` if there is none.
    pub(super) fn redo_edit(&mut self) -> Option<Effects> {
        let edit = self.input.undone.pop()?;
        let before = self.exchange(edit);
        self.input.edits.push(before);
        let announcement = Effects::announcement(text::review::edit_redone());
        // What it says of the edit is no longer true.
        let dropped = Effects { drop_notice: true, ..announcement };
        Some(self.edited().then(dropped))
    }

    /// Brings back what was there before an edit. Returns the edit that leads back.
    fn exchange(&mut self, edit: Edit<K>) -> Edit<K> {
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
            Edit::Tree(mut tree) => {
                // Another position comes into view, which forgets the edits.
                let (edits, undone) = (take(&mut self.input.edits), take(&mut self.input.undone));
                self.change(|session| session.exchange_tree(&mut tree));
                (self.input.edits, self.input.undone) = (edits, undone);
                Edit::Tree(tree)
            }
        }
    }

    /// Returns the effects of an edit. A game that has ended is among the past games, whichever
    /// line is in view.
    fn edited(&self) -> Effects {
        let game = self.session.game();
        let is_past = !self.is_free && game.number.is_some() && game.is_out_of_statistics;
        Effects {
            changed: true,
            past_game_changed: is_past || self.is_past_game(),
            ..Effects::default()
        }
    }
}
