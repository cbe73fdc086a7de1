//! The screens of the window. The keys and the shell both need to know which one is shown.

/// The screen that fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The name of the game; any key continues.
    Title,
    /// Who plays?
    ModeSelect,
    /// The board. The end of a game is a phase of it, so that the board stays in view.
    Play,
    /// A practice; the game in front waits.
    Practice,
}
