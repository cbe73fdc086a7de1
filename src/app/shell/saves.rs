//! What is known of the files that the window writes by itself.

/// What is said of a disk that takes its time.
pub const SILENT: &str = "the disk with the games does not answer";

/// After how long the settings, or what was practised, are written again if they could not be, in
/// seconds.
const AGAIN: f64 = 5.0;

/// What is known of the files that the window writes by itself.
#[derive(Debug, Default)]
pub struct Keeping {
    /// Why the game in progress could not be written; `None` if it could, the last time.
    pub trouble: Option<String>,
    /// Since when the game in progress waits to be written; `None` if it does not.
    pub waits_since: Option<f64>,
    /// Whether it has waited for so long that this is said.
    pub is_slow: bool,
    /// What is known of the file of the settings.
    pub settings: OwnFile,
    /// What is known of the file with what was practised.
    pub progress: OwnFile,
    /// Since when the window is about to close.
    pub leaving: Option<f64>,
    /// Whether it may close at once: everything is written, or the person does not mind.
    pub may_close: bool,
}

/// What is known of the settings, or of what was practised, apart from the text of their file.
#[derive(Debug, Default)]
pub struct OwnFile {
    /// Whether it was told that it cannot be written.
    is_told: bool,
    /// When it is to be written again; `None` if nothing is left to write, or it is on its way.
    again: Option<f64>,
}

impl OwnFile {
    /// Takes in that it was written.
    pub const fn succeed(&mut self) {
        *self = Self {
            is_told: false,
            again: None,
        };
    }

    /// Takes in that it could not be written. Returns whether that is to be told.
    pub const fn fail(&mut self, now: f64) -> bool {
        self.again = Some(now + AGAIN);
        !std::mem::replace(&mut self.is_told, true)
    }

    /// Takes in that it is on its way to the disk.
    pub const fn begin(&mut self) {
        self.again = None;
    }

    /// Returns when it is to be written again, if it could not be written.
    #[must_use]
    pub const fn again(&self) -> Option<f64> {
        self.again
    }
}

impl Keeping {
    /// Returns what is said for as long as the game in progress cannot be written.
    #[must_use]
    pub fn standing(&self) -> Option<String> {
        match &self.trouble {
            Some(trouble) => Some(format!("Your game is not kept: {trouble}")),
            None => self
                .is_slow
                .then(|| format!("Your game is not kept yet: {SILENT}")),
        }
    }
}
