//! Actions on the review of a game.

/// An action on the review of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAct {
    /// It is shown, or no longer.
    Toggle,
    /// It is left; the game is as it was.
    Leave,
    /// The next mistake is shown.
    Next,
    /// The mistake before is shown.
    Previous,
    /// The best play from the position in view is shown, or no longer.
    Line,
    /// It is left, and the game continues from the position in view.
    TryAgain,
}
