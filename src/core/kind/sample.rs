//! A short game of each kind, for the tests that run on every game.

/// A few moves and a short game, as text that [`GameKind`](super::GameKind) reads.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The first moves of a game with the usual setup, at least three; they do not end it.
    pub opening: &'static str,
    /// The values of [`OPTIONS`](super::GameSetup::OPTIONS) that make the smallest board.
    pub smallest: &'static [(&'static str, &'static str)],
    /// A whole game on that board, won by the first side.
    pub finished: &'static str,
}
