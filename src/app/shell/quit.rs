//! Whether the game in progress is kept, and the end of the window: what is told, what quitting
//! waits for, and what it asks.

use egui::{Context, ViewportCommand};

use super::saves::SILENT;
use crate::app::dialogs::modal::Modal;
use crate::app::speech::announcer::wait_until;
use crate::app::{App, LastGameState};
use crate::worker::FileKind;

/// How long quitting waits for what is being written, in seconds; it is said after as long that the
/// game in front is not kept yet.
const LAST_PATIENCE: f64 = 2.0;

impl App {
    /// Takes in how writing the game in progress went; a change of that is told.
    pub(in crate::app) fn take_in_autosave(&mut self, failed: Option<String>) {
        if failed == self.keeping.trouble {
            return;
        }
        self.keeping.trouble.clone_from(&failed);
        self.says.stand(self.keeping.standing());
        self.tell(failed.map_or_else(
            || "Your game is kept again".to_owned(),
            |message| {
                format!("Your game could not be kept: {message}. It is tried again by itself")
            },
        ));
    }

    /// Says so, for as long as it lasts, if the game in front has waited for a while to be written.
    pub(in crate::app) fn tick_keeping(&mut self, ctx: &Context) {
        let is_unknown = self.disk.last_game == LastGameState::Unknown;
        let waits = self.in_game
            && self.disk.folders.is_some()
            && (self.disk.files.is_keeping_game()
                || is_unknown && self.game_to_keep().state(self.now).moves > 0);
        let since = waits.then(|| self.keeping.waits_since.unwrap_or(self.now));
        self.keeping.waits_since = since;
        let is_slow = since.is_some_and(|since| wait_until(ctx, self.now, since + LAST_PATIENCE));
        if std::mem::replace(&mut self.keeping.is_slow, is_slow) == is_slow {
            return;
        }
        self.says.stand(self.keeping.standing());
        if self.keeping.trouble.is_none() {
            self.tell(
                self.keeping
                    .standing()
                    .unwrap_or_else(|| "Your game is kept again".to_owned()),
            );
        }
    }

    /// Returns whether an answer of the disk is due that nobody has asked for: what the window
    /// writes by itself, and the games that it looks for when it opens. Whoever lets the frames of
    /// a window pass faster than the clock waits for it in between.
    #[must_use]
    pub fn is_disk_busy(&self) -> bool {
        self.disk.files.is_looking_for_left() || self.disk.files.unfinished().is_some()
    }

    /// Takes in how writing the settings, or what was practised, went; a change of that is told.
    pub(in crate::app) fn take_in_own_file(&mut self, kind: FileKind, failed: Option<&str>) {
        let (file, what) = match kind {
            FileKind::Settings => (&mut self.keeping.settings, "What you set"),
            FileKind::Progress => (&mut self.keeping.progress, "What you practise"),
            FileKind::Autosave | FileKind::Game | FileKind::Table | FileKind::Shared => return,
        };
        let Some(message) = failed else {
            return file.succeed();
        };
        let is_to_be_told = file.fail(self.now);
        if kind == FileKind::Settings {
            self.disk.asked_settings = None;
        }
        if is_to_be_told {
            self.tell(format!("{what} is not kept: {message}"));
        }
    }

    /// Writes the settings, or what was practised, again after a while if they could not be
    /// written.
    pub(in crate::app) fn tick_own_files(&mut self, ctx: &Context) {
        if self
            .keeping
            .settings
            .again()
            .is_some_and(|due| wait_until(ctx, self.now, due))
        {
            self.write_settings();
        }
        if self
            .keeping
            .progress
            .again()
            .is_some_and(|due| wait_until(ctx, self.now, due))
        {
            self.write_progress();
        }
    }

    /// Writes the settings, and what was practised, if they are not written yet: these are the last
    /// words.
    pub(in crate::app) fn keep_own_files(&mut self) {
        self.write_settings();
        if self.keeping.progress.again().is_some() {
            self.write_progress();
        } else {
            self.keep_progress();
        }
    }

    /// Returns whether there is a game in progress, with a move in it and a place on the disk,
    /// which the next start would go on with.
    pub(in crate::app) fn has_game_to_keep(&self) -> bool {
        let state = self.game_to_keep().state(self.now);
        self.in_game && state.moves > 0 && !state.has_ended && self.disk.folders.is_some()
    }

    /// Returns why closing the window now would lose the game in front; `None` if it would not.
    pub(in crate::app) fn unkept(&self) -> Option<String> {
        if !self.has_game_to_keep() {
            return None;
        }
        if let Some(trouble) = &self.keeping.trouble {
            return Some(format!("Your game could not be kept: {trouble}"));
        }
        let is_known = self.disk.last_game == LastGameState::Known;
        (!is_known).then(|| format!("Your game could not be kept: {SILENT}"))
    }

    /// Closes the window as soon as everything is written, or asks.
    pub(in crate::app) fn leave(&mut self, ctx: &Context) {
        if self.keeping.leaving.is_none() {
            self.keeping.leaving = Some(self.now);
            if self.keeping.trouble.is_some() {
                self.disk.files.retry_autosave();
            }
            self.keep_own_files();
        }
        ctx.request_repaint();
    }

    /// Lets the window stay after all, whatever is still being written.
    pub(in crate::app) fn stay(&mut self) {
        self.keeping.leaving = None;
        self.announce_game();
    }

    /// Closes the window now, whatever is written.
    pub(in crate::app) fn close(&mut self, ctx: &Context) {
        self.keeping.may_close = true;
        self.keeping.leaving = None;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Lets the window close if everything is written, and asks if something is not after a while;
    /// `unfinished` is what was still being written before this frame's events.
    pub(in crate::app) fn tick_leaving(&mut self, ctx: &Context, unfinished: Option<String>) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.keeping.may_close {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            if self.keeping.leaving.is_none() {
                return self.leave(ctx); // what is written now is known in the next frame
            }
        }
        let Some(since) = self.keeping.leaving else {
            return;
        };
        let unwritten = match unfinished {
            Some(_) if !wait_until(ctx, self.now, since + LAST_PATIENCE) => return,
            Some(what) => Some(format!(
                "This has not been written yet: {what}. The disk does not answer"
            )),
            None => self.unkept(),
        };
        self.keeping.leaving = None;
        match unwritten {
            // The offer of the last games is answered at the next start.
            Some(unwritten) if !matches!(self.front, Some(Modal::Resume(_))) => {
                self.front = Some(Modal::Quit {
                    unwritten: Some(unwritten),
                });
                // A window that nobody sees asks nobody.
                ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
                ctx.send_viewport_cmd(ViewportCommand::Focus);
            }
            Some(_) | None => self.close(ctx),
        }
    }
}
