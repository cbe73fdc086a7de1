//! Handles Yes, No and Esc: they answer the question on the screen, close what covers it, or go one
//! step back.

use egui::Context;

use crate::app::App;
use crate::app::contract::command::{Action, ReviewStep};
use crate::app::contract::screen::{Effects, Route, Screen as _};
use crate::app::contract::table::Form;
use crate::app::dialogs::menu::Menu;
use crate::app::dialogs::questions::QuitQuestion;
use crate::app::dialogs::slow_file::PendingFile;
use crate::app::input::commands::Cover;
use crate::app::shell::placement::fills_screen;
use crate::words::text;

impl App {
    /// Answers the question that is on the screen.
    pub(super) fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.modals.cover() {
            Some(Cover::Question { .. }) => self.answer_layer(ctx, yes),
            None if self.state().asks_again() && self.route == Route::Play => {
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
        self.finish_left_draft();
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
        if self.placement.leaves_full_screen(ctx, self.layers()) {
            return self.placement.fill_screen(ctx, false, self.layers());
        }
        let state = self.state();
        match self.route {
            Route::Title => self.ask_to_quit(ctx),
            Route::NewGame => self.leave_new_game(ctx),
            Route::Practice if self.practice.back() => {}
            Route::Practice => self.leave_practice(),
            Route::PastGames if self.past.back() => {}
            Route::PastGames => self.show_route(self.past.back_to.unwrap_or(Route::Play)),
            Route::Play if state.is_reviewed => {
                self.act(Action::Review(ReviewStep::Leave));
            }
            Route::Play if state.has_hint => self.act(Action::ForgetHint),
            Route::Play if state.looks_back && !state.is_free => self.act(Action::GoTo(usize::MAX)),
            Route::Play if self.preferences.settings.stage => self.toggle_setting("stage"),
            Route::Play if state.is_retried => self.act(Action::Review(ReviewStep::Return)),
            Route::Play if self.shows_past_game() => {
                let (opened, back_to) = (self.past.opened.take(), self.past.back_to);
                self.show_past_games(ctx, self.past.filter(), opened);
                self.past.back_to = back_to;
            }
            Route::Play if state.is_free => self.toggle_free_board(ctx),
            Route::Play if fills_screen(ctx) => {
                self.placement.fill_screen(ctx, false, self.layers());
            }
            Route::Play => self.modals.show(Menu),
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
            self.placement.fill_screen(ctx, false, self.layers());
        } else {
            let unwritten = self.saves.unsaved(&self.tables, self.frame.now);
            self.modals.show(QuitQuestion { unwritten });
        }
    }

    /// Goes one step back in the choice of a new game: closes a list or the details, returns to the
    /// game, or asks whether to quit.
    fn leave_new_game(&mut self, ctx: &Context) {
        if self.tables.form_mut().is_some_and(Form::close_details) {
            return;
        }
        if self.tables.in_game() {
            self.return_to_game();
        } else {
            self.ask_to_quit(ctx);
        }
    }

    /// Returns from the choice of a new game to the game in front.
    pub(super) fn return_to_game(&mut self) {
        self.tables.close_form();
        self.show_route(Route::Play);
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
