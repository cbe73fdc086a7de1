//! What is known of the files that the window writes by itself.

/// What is known of the files that the window writes by itself.
#[derive(Debug, Default)]
pub struct Keeping {
    /// Why the game in progress could not be written; `None` if it could, the last time.
    pub trouble: Option<String>,
    /// Whether it was told that the settings, or what was practised, cannot be written.
    pub told_others: bool,
    /// Since when the window is about to close.
    pub leaving: Option<f64>,
    /// Whether it may close at once: everything is written, or the person does not mind.
    pub may_close: bool,
}

impl Keeping {
    /// Returns what is said for as long as the game in progress cannot be written.
    #[must_use]
    pub fn standing(&self) -> Option<String> {
        self.trouble.as_ref().map(|trouble| format!("Your game is not kept: {trouble}"))
    }
}
