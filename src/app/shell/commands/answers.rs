//! Handles Yes, No and Esc: they answer the question on the screen, close what covers it, or go one
//! step back.

use egui::Context;

use crate::app::App;
use crate::app::contract::review_act::ReviewAct;
use crate::app::contract::route::Route;
use crate::app::contract::screen::Effects;
use crate::app::contract::table::{Action, Step};
use crate::app::dialogs::modal::Modal;
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
                    self.leave(ctx);
                }
            }
            Some(Modal::Resume(offered)) if yes => {
                self.modals.put_back(Modal::Resume(offered));
                self.resume(0);
            }
            Some(Modal::LetPlay { .. }) if yes => self.act(Step::TogglePause),
            Some(Modal::Crash(report)) if yes => self.modals.show(Modal::CrashReport(report)),
            Some(Modal::ClearStatistics) if yes => self.clear_statistics(),
            Some(Modal::RemoveKept { path, .. }) if yes => {
                self.saves.files().remove_kept(path);
                // The file thread works in order: the page is read after the file is gone.
                self.show_kept_games();
            }
            Some(
                question @ (Modal::Quit { .. }
                | Modal::Resume(_)
                | Modal::LetPlay { .. }
                | Modal::Crash(_)
                | Modal::ClearStatistics
                | Modal::RemoveKept { .. }),
            ) => self.decline(question),
            Some(
                page @ (Modal::Menu
                | Modal::Help
                | Modal::Page(_)
                | Modal::Settings
                | Modal::Statistics(_)
                | Modal::KeptGames(_)
                | Modal::CrashReport(_)
                | Modal::Waiting { .. }
                | Modal::Path { .. }),
            ) => self.modals.put_back(page),
            None if self.state().asks_again() && self.route == Route::Play => {
                if yes {
                    self.play_next(ctx);
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
            Modal::Resume(offered) => self.put_all_away(offered),
            Modal::ClearStatistics => {
                self.show_statistics();
                self.announce(text::notices::statistics_kept());
            }
            Modal::RemoveKept { .. } => {
                self.show_kept_games();
                self.announce(text::notices::file_kept());
            }
            Modal::Menu
            | Modal::Help
            | Modal::Page(_)
            | Modal::Settings
            | Modal::Statistics(_)
            | Modal::KeptGames(_)
            | Modal::LetPlay { .. }
            | Modal::Crash(_)
            | Modal::CrashReport(_)
            | Modal::Waiting { .. }
            | Modal::Path { .. } => self.announce_screen(),
        }
    }

    /// Goes one step back: closes a dialog, leaves full screen, the mode selection or the review,
    /// drops a hint, returns to the last move, or asks whether to quit. The layer entered last is
    /// left first, be it full screen or something in it.
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
            Route::ModeSelect => self.leave_modes(ctx),
            Route::Practice => self.leave_practice(),
            Route::Play if state.is_reviewed => {
                self.act(Action::Review(ReviewAct::Leave));
            }
            Route::Play if state.has_hint => self.act(Action::ForgetHint),
            Route::Play if state.looks_back && !state.is_free => self.act(Step::GoTo(usize::MAX)),
            Route::Play if self.preferences.settings.stage => self.toggle_stage(),
            Route::Play if state.is_free => self.toggle_free_board(ctx),
            Route::Play => self.ask_to_quit(ctx),
        }
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

    /// Goes one step back in the mode selection: closes a list, returns to the game, or asks
    /// whether to quit.
    fn leave_modes(&mut self, ctx: &Context) {
        if self.tables.draft_mut().new_game().close_lists() {
            return;
        }
        if self.tables.in_game() {
            self.tables.drop_draft();
            self.show_route(Route::Play);
        } else {
            self.ask_to_quit(ctx);
        }
    }

    /// Closes what covers the screen, and stops waiting for a file.
    pub(super) fn close_modal(&mut self) {
        if self.modals.awaits_file()
            && let Some(told) = self.saves.give_up()
        {
            self.notify(told);
        }
        self.modals.close();
    }
}
