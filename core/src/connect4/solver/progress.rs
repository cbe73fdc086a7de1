//! The progress of a solver, for an observer.

/// The bounds that a solver has found for a score so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The score is not less.
    pub lower: i32,
    /// The score is not more.
    pub upper: i32,
    /// The positions visited since the solver was made.
    pub nodes: u64,
}
