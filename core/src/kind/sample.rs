//! A short game of each kind, for tests that run on every game.

/// A few moves and a short game as text for [`GameKind`](super::GameKind).
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The first moves of a game with the default set-up, at least three, which do not end it.
    pub opening: &'static str,
    /// The values of [`OPTIONS`](super::GameSetup::OPTIONS) for the smallest board.
    pub smallest: &'static [(&'static str, &'static str)],
    /// A whole game on that board, won by the first side.
    pub finished: &'static str,
}
