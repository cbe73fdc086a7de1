//! What yes, no and Esc mean: they answer the question on the screen, close what covers it, or go
//! one step back.

use egui::Context;

use crate::app::App;
use crate::app::contract::review_act::ReviewAct;
use crate::app::contract::route::Route;
use crate::app::contract::table::{Action, Effects};
use crate::app::dialogs::modal::Modal;

impl App {
    /// Answers the question that is on the screen.
    pub(super) fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.front.take() {
            Some(Modal::Quit { unwritten }) if yes => {
                let is_told = unwritten.is_some();
                // For as long as the window is there: nothing else is asked.
                self.front = Some(Modal::Quit { unwritten });
                if is_told {
                    self.disk.files.wait_no_more();
                    self.close(ctx);
                } else {
                    self.leave(ctx);
                }
            }
            Some(Modal::Quit { .. }) => self.stay(),
            Some(Modal::Resume(offered)) if yes => {
                self.front = Some(Modal::Resume(offered));
                self.resume(0);
            }
            Some(Modal::Resume(offered)) => self.put_all_away(offered),
            Some(Modal::LetPlay { .. }) if yes => self.act(Action::TogglePause),
            Some(Modal::LetPlay { .. }) => self.announce_game(),
            Some(Modal::ClearStatistics) => self.answer_clear(yes),
            Some(Modal::RemoveKept { path, .. }) => self.answer_remove(path, yes),
            Some(Modal::Crash(report)) if yes => self.show(Modal::CrashReport(report)),
            Some(Modal::Crash(_)) => self.announce_game(),
            front @ Some(
                Modal::Menu
                | Modal::Help
                | Modal::Page(_)
                | Modal::Settings
                | Modal::Statistics(_)
                | Modal::KeptGames(_)
                | Modal::CrashReport(_)
                | Modal::Waiting { .. }
                | Modal::Path { .. },
            ) => {
                self.front = front;
            }
            None if self.table.state(self.now).asks_again() && self.route == Route::Play => {
                if yes {
                    self.play_next(ctx);
                } else {
                    self.follow(Effects::notice(
                        "Look as long as you like: R reviews the game, Y plays again",
                    ));
                }
            }
            None => {}
        }
    }

    /// Goes one step back: closes what is in front, leaves the full screen, the mode selection or
    /// the review, forgets a hint, returns to the last move, or asks whether to quit. What was
    /// entered last is left first, be it the full screen or something in it.
    pub(super) fn back(&mut self, ctx: &Context) {
        match self.front.take() {
            Some(Modal::Resume(offered)) => self.put_all_away(offered),
            Some(Modal::ClearStatistics) => self.answer_clear(false),
            Some(Modal::RemoveKept { path, .. }) => self.answer_remove(path, false),
            Some(Modal::Quit { .. }) => self.stay(),
            front @ Some(Modal::Waiting { .. } | Modal::Path { waits: Some(_), .. }) => {
                self.front = front;
                self.close_front();
            }
            Some(
                Modal::Menu
                | Modal::Help
                | Modal::Page(_)
                | Modal::Settings
                | Modal::Statistics(_)
                | Modal::KeptGames(_)
                | Modal::LetPlay { .. }
                | Modal::Crash(_)
                | Modal::CrashReport(_)
                | Modal::Path { waits: None, .. },
            ) => {
                self.announce_game();
            }
            None if Self::fills_screen(ctx) && self.full_screen.is_uppermost(self.layers()) => {
                self.fill_screen(ctx, false);
            }
            None => match self.route {
                Route::Title => self.ask_to_quit(ctx),
                Route::ModeSelect => self.leave_modes(ctx),
                Route::Practice => self.leave_practice(),
                Route::Play if self.table.state(self.now).is_reviewed => {
                    self.tell_table(|table| table.review(ReviewAct::Leave));
                }
                Route::Play if self.table.state(self.now).has_hint => {
                    self.tell_table(|table| table.forget_hint());
                }
                Route::Play
                    if self.table.state(self.now).looks_back
                        && !self.table.state(self.now).is_free =>
                {
                    self.act(Action::GoTo(usize::MAX));
                }
                Route::Play if self.settings.stage => self.toggle_stage(),
                Route::Play if self.table.state(self.now).is_free => self.toggle_free_board(ctx),
                Route::Play => self.ask_to_quit(ctx),
            },
        }
    }

    /// Asks whether to quit; a window that fills the screen only ceases to.
    pub(super) fn ask_to_quit(&mut self, ctx: &Context) {
        if Self::fills_screen(ctx) {
            self.fill_screen(ctx, false);
        } else {
            self.show(Modal::Quit {
                unwritten: self.unkept(),
            });
        }
    }

    /// Goes one step back in the mode selection: out of what was unfolded in it, to the game, or to
    /// the question whether to quit.
    fn leave_modes(&mut self, ctx: &Context) {
        if self.on_draft(|table, _| table.close_lists()) {
            return;
        }
        if self.in_game {
            self.choosing = None;
            self.route = Route::Play;
            self.announce_game();
        } else {
            self.ask_to_quit(ctx);
        }
    }

    /// Announcer how the game stands, or what is practised, if it is on the screen.
    pub(in crate::app) fn announce_game(&mut self) {
        if self.route == Route::Play {
            self.says.announce(self.table.announcement());
        } else if let Some(announcement) = self.on_practice(|practice, _| practice.announcement()) {
            self.says.announce(announcement);
        }
    }

    /// Closes what is in front; a file that is waited for is given up with it.
    pub(super) fn close_front(&mut self) {
        if matches!(
            self.front,
            Some(Modal::Waiting { .. } | Modal::Path { waits: Some(_), .. })
        ) {
            self.give_up_file();
        }
        self.front = None;
    }
}
