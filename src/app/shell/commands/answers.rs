//! Handles Yes, No and Esc: they answer the question on the screen, close what covers it, or go one
//! step back.

use egui::Context;

use crate::app::App;
use crate::app::contract::command::{Action, ReviewStep};
use crate::app::contract::screen::{Effects, Route, Screen as _};
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::slow_file::PendingFile;
use crate::app::input::keys::Cover;
use crate::app::shell::placement::fills_screen;
use crate::words::text;

impl App {
    /// Answers the question that is on the screen.
    pub(super) fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.modals.take() {
            Some(Modal::Quit { unwritten }) if yes => {
                let is_told = unwritten.is_some();
                // The question stays until the window closes, so that nothing else is asked.
                self.modals.put_back(Modal::Quit { unwritten });
                if is_told {
                    self.saves.files_mut().wait_no_more();
                    self.quit.close(ctx);
                } else {
                    self.begin_quit(ctx);
                }
            }
            Some(Modal::Resume(offered)) if yes => {
                self.modals.put_back(Modal::Resume(offered));
                self.resume(0);
            }
            Some(Modal::LetPlay { .. }) if yes => self.act(Action::TogglePause),
            Some(Modal::Crash(report)) if yes => self.modals.show(Modal::CrashReport(report)),
            Some(Modal::ClearStatistics) if yes => self.clear_statistics(),
            Some(page) if page.cover() == Cover::Page => self.modals.put_back(page),
            Some(question) => self.decline(question),
            None if self.state().asks_again() && self.route == Route::Play => {
                if yes {
                    self.play_next(ctx, None);
                } else {
                    self.follow(Effects::notice(text::notices::take_your_time()));
                }
            }
            None => {}
        }
    }

    /// Answers no to a question, or closes a page, which no longer covers the screen.
    fn decline(&mut self, modal: Modal) {
        match modal {
            Modal::Quit { .. } => {
                self.quit.stay();
                self.announce_screen();
            }
            Modal::Resume(offered) => self.archive_all(offered),
            Modal::ClearStatistics => {
                self.show_statistics();
                self.announce(text::notices::statistics_kept());
            }
            draft @ (Modal::Comment(_) | Modal::Info(_)) => {
                self.modals.put_back(draft);
                self.modals.leave_draft();
                self.finish_left_draft();
                self.announce_screen();
            }
            Modal::Engines(mut view) => {
                // The fields of an engine are left for the list of engines.
                if view.back() {
                    self.modals.put_back(Modal::Engines(view));
                } else {
                    self.announce_screen();
                }
            }
            Modal::Menu
            | Modal::Help
            | Modal::Page(_)
            | Modal::Settings
            | Modal::Statistics(_)
            | Modal::LetPlay { .. }
            | Modal::Crash(_)
            | Modal::CrashReport(_)
            | Modal::FileGames(_)
            | Modal::Encodings { .. }
            | Modal::Waiting { .. }
            | Modal::Path { .. } => self.announce_screen(),
        }
    }

    /// Goes one step back: closes a dialog, leaves full screen, the new-game screen or the review,
    /// drops a hint, returns to the last move, to the review or to the past games, or asks whether to
    /// quit. The layer entered last is left first, be it full screen or something in it.
    pub(super) fn back(&mut self, ctx: &Context) {
        if self.modals.awaits_file() {
            return self.close_modal();
        }
        if let Some(modal) = self.modals.take() {
            return self.decline(modal);
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
                self.past.opened = None;
                let back_to = self.past.back_to;
                self.show_past_games(ctx, self.past.filter());
                self.past.back_to = back_to;
            }
            Route::Play if state.is_free => self.toggle_free_board(ctx),
            Route::Play => self.ask_to_quit(ctx),
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
            self.modals.show(Modal::Quit { unwritten });
        }
    }

    /// Goes one step back in the choice of a new game: closes a list or the details, returns to the
    /// game, or asks whether to quit.
    fn leave_new_game(&mut self, ctx: &Context) {
        if self.tables.draft_mut().new_game().close_details() {
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
        self.tables.drop_draft();
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
