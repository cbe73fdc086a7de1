//! Actions on the review of a game.

/// An action on the review of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAct {
    /// Open or close it.
    Toggle,
    /// Close it; the game is as it was before.
    Leave,
    /// Show the next mistake.
    Next,
    /// Show the previous mistake.
    Previous,
    /// Show or hide the best play from the position in view.
    Line,
    /// Close it, and continue the game from the position in view.
    TryAgain,
}
