//! Handles Yes, No and Esc: they answer the question on the screen, close what covers it, or go one
//! step back.

use std::mem;

use egui::Context;

use crate::app::contract::command::{Action, ReviewStep};
use crate::app::contract::screen::Effects;
use crate::app::dialogs::menu::Menu;
use crate::app::dialogs::questions::QuitQuestion;
use crate::app::dialogs::slow_file::PendingFile;
use crate::app::input::commands::Cover;
use crate::app::shell::placement::fills_screen;
use crate::app::{App, Base};
use crate::words::text;

impl App {
    /// Answers the question that is on the screen.
    pub(super) fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.modals.cover() {
            Some(Cover::Question { .. }) => self.answer_layer(ctx, yes),
            None if self.state().asks_again() && matches!(self.base, Base::Table) => {
                match self.state().next_level {
                    _ if yes => self.play_next(ctx, None),
                    Some(level) => self.play_next(ctx, Some(level)),
                    None => self.follow(Effects::notice(text::notices::no_new_game())),
                }
            }
            Some(Cover::Page | Cover::Menu) | None => {}
        }
    }

    /// Accepts what covers the screen, or leaves it.
    fn answer_layer(&mut self, ctx: &Context, yes: bool) {
        let (commands, is_closed) = self.modals.answer(yes);
        self.keep_typed(ctx);
        if is_closed && !yes && commands.is_empty() {
            self.announce_screen();
        }
        for command in commands {
            self.apply(ctx, command);
        }
    }

    /// Goes one step back: closes a dialog, leaves full screen, the new-game screen or the review,
    /// drops a hint, returns to the last move, to the review or to the past games, or shows the
    /// menu. Without a game it asks whether to quit. The layer entered last is left first, be it
    /// full screen or something in it.
    pub(super) fn back(&mut self, ctx: &Context) {
        if self.modals.awaits_file() {
            return self.close_modal();
        }
        if self.modals.is_open() {
            return self.answer_layer(ctx, false);
        }
        if self.placement.leaves_full_screen(ctx, self.nesting()) {
            return self.placement.fill_screen(ctx, false, self.nesting());
        }
        if self.screen().back() {
            return self.announce_screen();
        }
        let state = self.state();
        let page = match &mut self.base {
            Base::Practice { page, .. } => page.take(),
            Base::Title | Base::Form(_) | Base::Table | Base::Past { .. } => None,
        };
        match self.base {
            Base::Form(_) if self.tables.in_game() => self.show(Base::Table),
            Base::Title | Base::Form(_) => self.ask_to_quit(ctx),
            Base::Practice { ref mut back_to, .. } | Base::Past { ref mut back_to } => {
                let mut back_to = mem::take(&mut **back_to);
                if let Base::Practice { game, screen, .. } = &mut back_to
                    && let Some(progress) = screen.kept_progress()
                {
                    *progress = self.practice.progress_in(game);
                }
                self.show(back_to);
                if let Some(page) = page {
                    self.apply(ctx, page);
                }
            }
            Base::Table if state.is_reviewed => {
                self.act(ctx, Action::Review(ReviewStep::Leave));
            }
            Base::Table if state.has_hint => self.act(ctx, Action::ForgetHint),
            Base::Table if state.looks_back && !state.is_free => {
                self.act(ctx, Action::GoTo(usize::MAX));
            }
            Base::Table if self.preferences.settings.stage => self.toggle_setting(ctx, "stage"),
            Base::Table if state.is_retried => self.act(ctx, Action::Review(ReviewStep::Return)),
            Base::Table if self.shows_past_game() => {
                let opened = self.past.opened.take();
                self.show_past_games(ctx, self.past.filter(), opened);
            }
            Base::Table if state.is_free => self.toggle_free_board(ctx),
            Base::Table if fills_screen(ctx) => {
                self.placement.fill_screen(ctx, false, self.nesting());
            }
            Base::Table => self.modals.show(Menu),
        }
    }

    /// Returns whether the game in front was opened from the past games.
    fn shows_past_game(&self) -> bool {
        let opened = self.past.opened;
        opened.is_some() && self.tables.front().envelope().number() == opened
    }

    /// Asks whether to quit; a full-screen window returns to its size instead.
    fn ask_to_quit(&mut self, ctx: &Context) {
        if fills_screen(ctx) {
            self.placement.fill_screen(ctx, false, self.nesting());
        } else {
            let unwritten = self.saves.unsaved(&self.tables, self.frame.now);
            self.modals.show(QuitQuestion { unwritten });
        }
    }

    /// Closes what covers the screen, and stops waiting for a file.
    pub(super) fn close_modal(&mut self) {
        if let Some(PendingFile { request, name, .. }) = self.modals.give_up() {
            self.saves.files_mut().give_up(request);
            self.notify(if request.is_read() {
                text::notices::gave_up_opening(name)
            } else {
                text::notices::gave_up_saving(name)
            });
        }
        self.modals.close();
    }
}
