//! Quitting: waits for files being written, and asks if something would be lost.

use egui::{Context, ViewportCommand};

use crate::app::kit::wait_until;
use crate::words::Explain as _;
use crate::worker::BeingWritten;

/// How long quitting waits for files being written, in seconds.
const PATIENCE: f64 = 2.0;

/// Decides when the window may close.
#[derive(Debug, Default)]
pub struct Quit {
    /// When quitting began.
    since: Option<f64>,
    /// Whether it may close now: everything is written, or the user has agreed.
    may_close: bool,
}

/// The next step of quitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuitEvent {
    /// Nothing, or nothing yet.
    Wait,
    /// Begin to quit: the desktop has asked the window to close, but files must be written first.
    Begin,
    /// Close the window, or ask if something would be lost.
    Close {
        /// The data that would be lost, as a sentence.
        unwritten: Option<String>,
    },
}

impl Quit {
    /// Begins to quit. Returns whether it had not begun yet.
    pub fn begin(&mut self, now: f64) -> bool {
        let is_new = self.since.is_none();
        self.since.get_or_insert(now);
        is_new
    }

    pub const fn stay(&mut self) {
        self.since = None;
    }

    pub fn close(&mut self, ctx: &Context) {
        self.since = None;
        self.may_close = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Returns what to do in this frame. `unfinished` is what was still being written before this
    /// frame's events, and `unsaved` what else would be lost.
    pub fn tick(
        &mut self,
        ctx: &Context,
        now: f64,
        unfinished: Option<BeingWritten>,
        unsaved: impl FnOnce() -> Option<String>,
    ) -> QuitEvent {
        let is_asked = ctx.input(|input| input.viewport().close_requested());
        if is_asked && !self.may_close {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            if self.since.is_none() {
                return QuitEvent::Begin; // what is written now is known in the next frame
            }
        }
        let Some(since) = self.since else {
            return QuitEvent::Wait;
        };
        let unwritten = match unfinished {
            Some(_) if !wait_until(ctx, now, since + PATIENCE) => return QuitEvent::Wait,
            Some(what) => Some(what.explain()),
            None => unsaved(),
        };
        self.since = None;
        QuitEvent::Close { unwritten }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quitting_waits_for_the_disk_and_then_asks() {
        let ctx = Context::default();
        let mut quit = Quit::default();
        let disk = || Some(BeingWritten::Settings);
        assert_eq!(quit.tick(&ctx, 0.0, disk(), || None), QuitEvent::Wait);
        assert!(quit.begin(1.0));
        assert!(!quit.begin(1.5), "it has begun");
        assert_eq!(quit.tick(&ctx, 2.9, disk(), || None), QuitEvent::Wait);
        let QuitEvent::Close { unwritten } = quit.tick(&ctx, 3.0, disk(), || None) else {
            panic!("two seconds have passed");
        };
        assert!(unwritten.is_some_and(|text| text == BeingWritten::Settings.explain()));
        assert_eq!(quit.tick(&ctx, 9.0, None, || None), QuitEvent::Wait, "once");
    }

    #[test]
    fn quitting_closes_as_soon_as_everything_is_written() {
        let ctx = Context::default();
        let mut quit = Quit::default();
        quit.begin(0.0);
        let event = quit.tick(&ctx, 0.1, None, || None);
        assert_eq!(event, QuitEvent::Close { unwritten: None });
        quit.begin(1.0);
        quit.stay();
        assert_eq!(quit.tick(&ctx, 5.0, None, || None), QuitEvent::Wait);
    }
}
