//! The use of the analysis besides its own views.

/// The use of the analysis besides its own views.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Need {
    #[default]
    Nothing,
    /// The values of the moves of the position in view.
    Position,
    /// The same for the whole line.
    Line,
    /// The same, and the best play from the position in view.
    BestPlay,
}

impl Need {
    /// Returns whether the values of the whole line are needed.
    pub(super) const fn is_line(self) -> bool {
        matches!(self, Self::Line | Self::BestPlay)
    }
}
