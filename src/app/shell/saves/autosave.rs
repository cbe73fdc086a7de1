//! The state of the autosave, and its messages for the user.

use std::mem;

use egui::Context;

use crate::app::kit::wait_until;
use crate::app::speech::announcer::Standing;
use crate::words::text;

/// How long the game may remain unwritten before the user is told, in seconds.
const PATIENCE: f64 = 2.0;

/// Tracks whether the game in progress is on the disk.
#[derive(Debug, Default)]
pub struct Autosave {
    /// Why the last write failed; `None` if it worked.
    trouble: Option<String>,
    /// When the unwritten change was made; `None` if there is none.
    waits_since: Option<f64>,
    /// Whether it has waited so long that the user is told.
    is_slow: bool,
}

impl Autosave {
    /// Returns why the last write failed.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Returns the notice that stays on the screen while the game cannot be written.
    pub fn standing(&self) -> Option<Standing> {
        match &self.trouble {
            Some(trouble) => Some(Standing {
                whole: text::notices::not_saved(trouble),
                short: text::notices::not_saved_short(),
            }),
            None => self.is_slow.then(|| Standing {
                whole: text::notices::not_saved_yet().to_owned(),
                short: text::notices::not_saved_yet_short(),
            }),
        }
    }

    /// Notes the result of a write. Returns a notice if it differs from the last one.
    pub fn on_result(&mut self, failed: Option<String>) -> Option<String> {
        if failed == self.trouble {
            return None;
        }
        self.trouble.clone_from(&failed);
        Some(failed.map_or_else(
            || text::notices::saved_again().to_owned(),
            text::notices::save_failed,
        ))
    }

    /// Notes whether the game is unwritten. Returns a notice when that lasts long, and when it
    /// ends.
    pub fn tick(&mut self, ctx: &Context, now: f64, waits: bool) -> Option<String> {
        self.waits_since = waits.then(|| self.waits_since.unwrap_or(now));
        let is_slow = self
            .waits_since
            .is_some_and(|since| wait_until(ctx, now, since + PATIENCE));
        if mem::replace(&mut self.is_slow, is_slow) == is_slow || self.trouble.is_some() {
            return None;
        }
        Some(self.standing().map_or_else(
            || text::notices::saved_again().to_owned(),
            |standing| standing.whole,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_told_once_and_so_is_its_end() {
        let mut autosave = Autosave::default();
        assert_eq!(autosave.on_result(None), None, "nothing was wrong");
        let full = || Some("the disk is full".to_owned());
        assert!(autosave.on_result(full()).is_some());
        assert_eq!(autosave.on_result(full()), None, "told already");
        let standing = autosave.standing().expect("it lasts");
        assert_eq!(standing.whole, "Your game is not saved. the disk is full");
        let again = autosave.on_result(None).expect("it is over");
        assert_eq!(again, "Your game is saved again");
        assert_eq!(autosave.standing(), None);
    }

    #[test]
    fn a_game_that_waits_for_two_seconds_is_told() {
        let ctx = Context::default();
        let mut autosave = Autosave::default();
        assert_eq!(autosave.tick(&ctx, 10.0, true), None);
        assert_eq!(autosave.tick(&ctx, 11.9, true), None);
        assert!(autosave.tick(&ctx, 12.0, true).is_some());
        assert_eq!(autosave.tick(&ctx, 13.0, true), None, "once");
        assert!(autosave.tick(&ctx, 14.0, false).is_some(), "saved again");
    }
}
