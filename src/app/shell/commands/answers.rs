//! What yes, no and Esc mean: they answer the question on the screen, close what covers it, or go
//! one step back.

use egui::Context;

use crate::app::App;
use crate::app::contract::review_act::ReviewAct;
use crate::app::contract::screen::Effects;
use crate::app::contract::table::{Action, Step};
use crate::app::dialogs::modal::{Front, Screen};

impl App {
    /// Answers the question that is on the screen.
    pub(super) fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.front.take() {
            Some(Front::Quit { unwritten }) if yes => {
                let is_told = unwritten.is_some();
                // For as long as the window is there: nothing else is asked.
                self.front = Some(Front::Quit { unwritten });
                if is_told {
                    self.disk.files.wait_no_more();
                    self.close(ctx);
                } else {
                    self.leave(ctx);
                }
            }
            Some(Front::Quit { .. }) => self.stay(),
            Some(Front::Resume(offered)) if yes => {
                self.front = Some(Front::Resume(offered));
                self.resume(0);
            }
            Some(Front::Resume(offered)) => self.put_all_away(offered),
            Some(Front::LetPlay { .. }) if yes => self.act(Step::TogglePause),
            Some(Front::LetPlay { .. }) => self.announce_game(),
            Some(Front::ClearStatistics) => self.answer_clear(yes),
            Some(Front::RemoveKept { path, .. }) => self.answer_remove(path, yes),
            Some(Front::Crash(report)) if yes => self.show(Front::CrashReport(report)),
            Some(Front::Crash(_)) => self.announce_game(),
            front @ Some(
                Front::Menu
                | Front::Help
                | Front::Page(_)
                | Front::Settings
                | Front::Statistics(_)
                | Front::KeptGames(_)
                | Front::CrashReport(_)
                | Front::Waiting { .. }
                | Front::Path { .. },
            ) => {
                self.front = front;
            }
            None if self.table.state(self.now).asks_again() && self.screen == Screen::Play => {
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
            Some(Front::Resume(offered)) => self.put_all_away(offered),
            Some(Front::ClearStatistics) => self.answer_clear(false),
            Some(Front::RemoveKept { path, .. }) => self.answer_remove(path, false),
            Some(Front::Quit { .. }) => self.stay(),
            front @ Some(Front::Waiting { .. } | Front::Path { waits: Some(_), .. }) => {
                self.front = front;
                self.close_front();
            }
            Some(
                Front::Menu
                | Front::Help
                | Front::Page(_)
                | Front::Settings
                | Front::Statistics(_)
                | Front::KeptGames(_)
                | Front::LetPlay { .. }
                | Front::Crash(_)
                | Front::CrashReport(_)
                | Front::Path { waits: None, .. },
            ) => {
                self.announce_game();
            }
            None if Self::fills_screen(ctx) && self.full_screen.is_uppermost(self.layers()) => {
                self.fill_screen(ctx, false);
            }
            None => match self.screen {
                Screen::Title => self.ask_to_quit(ctx),
                Screen::ModeSelect => self.leave_modes(ctx),
                Screen::Practice => self.leave_practice(),
                Screen::Play if self.table.state(self.now).is_reviewed => {
                    self.act(Action::Review(ReviewAct::Leave));
                }
                Screen::Play if self.table.state(self.now).has_hint => {
                    self.act(Action::ForgetHint);
                }
                Screen::Play
                    if self.table.state(self.now).looks_back
                        && !self.table.state(self.now).is_free =>
                {
                    self.act(Step::GoTo(usize::MAX));
                }
                Screen::Play if self.settings.stage => self.toggle_stage(),
                Screen::Play if self.table.state(self.now).is_free => self.toggle_free_board(ctx),
                Screen::Play => self.ask_to_quit(ctx),
            },
        }
    }

    /// Asks whether to quit; a window that fills the screen only ceases to.
    pub(super) fn ask_to_quit(&mut self, ctx: &Context) {
        if Self::fills_screen(ctx) {
            self.fill_screen(ctx, false);
        } else {
            self.show(Front::Quit {
                unwritten: self.unkept(),
            });
        }
    }

    /// Goes one step back in the mode selection: out of what was unfolded in it, to the game, or to
    /// the question whether to quit.
    fn leave_modes(&mut self, ctx: &Context) {
        if self.on_draft(|table, _| table.new_game().close_lists()) {
            return;
        }
        if self.in_game {
            self.choosing = None;
            self.screen = Screen::Play;
            self.announce_game();
        } else {
            self.ask_to_quit(ctx);
        }
    }

    /// Says how the game stands, or what is practised, if it is on the screen.
    pub(in crate::app) fn announce_game(&mut self) {
        if matches!(self.screen, Screen::Play | Screen::Practice) {
            let announcement = self.on_screen(|screen, _| screen.announcement());
            self.says.announce(announcement);
        }
    }

    /// Closes what is in front; a file that is waited for is given up with it.
    pub(super) fn close_front(&mut self) {
        if matches!(
            self.front,
            Some(Front::Waiting { .. } | Front::Path { waits: Some(_), .. })
        ) {
            self.give_up_file();
        }
        self.front = None;
    }
}
