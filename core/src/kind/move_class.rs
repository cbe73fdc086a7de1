//! The class of a move: by what could be seen on the board, and by the truth.

/// The class of a move: the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveClass {
    /// A win with this move was there, and another move was made.
    MissedWin,
    /// The opponent could already win with the next move, and still can.
    MissedBlock,
    /// The opponent can win with the next move only because of this one.
    OpenedWin,
    /// The opponent can force two threats at once.
    AllowedDouble,
    /// Two threats at once could have been forced.
    MissedDouble,
    /// A piece is lost.
    LostPiece,
    /// More could have been captured.
    MissedCapture,
    /// A group is left, or put, where the next move captures it.
    LeftInAtari,
    /// A ladder was read wrongly.
    MisreadLadder,
    /// An own eye is filled.
    FilledEye,
    /// A corner is given away.
    GaveCorner,
    /// The win is given away.
    GaveWin,
    /// The draw is given away.
    GaveDraw,
    /// The chance to win fell a lot by an estimate, or the move cost a lot in the game's unit.
    GaveGround,
    /// The result is kept, but the win comes later, or the loss sooner.
    Inaccuracy,
    /// The result is kept.
    Good,
    /// No other move keeps the result.
    OnlyMove,
    /// No move is better.
    Best,
}

impl MoveClass {
    /// The classes, in the order in which they are tried.
    pub const ALL: [Self; 18] = [
        Self::MissedWin,
        Self::MissedBlock,
        Self::OpenedWin,
        Self::AllowedDouble,
        Self::MissedDouble,
        Self::LostPiece,
        Self::MissedCapture,
        Self::LeftInAtari,
        Self::MisreadLadder,
        Self::FilledEye,
        Self::GaveCorner,
        Self::GaveWin,
        Self::GaveDraw,
        Self::GaveGround,
        Self::Inaccuracy,
        Self::Good,
        Self::OnlyMove,
        Self::Best,
    ];

    /// Returns its name in JSON: `missed_win`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::MissedWin => "missed_win",
            Self::MissedBlock => "missed_block",
            Self::OpenedWin => "opened_win",
            Self::AllowedDouble => "allowed_double",
            Self::MissedDouble => "missed_double",
            Self::LostPiece => "lost_piece",
            Self::MissedCapture => "missed_capture",
            Self::LeftInAtari => "left_in_atari",
            Self::MisreadLadder => "misread_ladder",
            Self::FilledEye => "filled_eye",
            Self::GaveCorner => "gave_corner",
            Self::GaveWin => "gave_win",
            Self::GaveDraw => "gave_draw",
            Self::GaveGround => "gave_ground",
            Self::Inaccuracy => "inaccuracy",
            Self::Good => "good",
            Self::OnlyMove => "only_move",
            Self::Best => "best",
        }
    }

    /// Returns whether it is a mistake that can be seen on the board.
    #[must_use]
    pub fn is_visible(self) -> bool {
        self < Self::GaveWin
    }

    /// Returns whether it is a chance of the player's own that was missed.
    #[must_use]
    pub const fn is_missed_chance(self) -> bool {
        matches!(self, Self::MissedWin | Self::MissedDouble | Self::MissedCapture)
    }

    /// Returns whether the mistake leaves something that was there before the move, and not
    /// something that the move itself has done.
    #[must_use]
    pub const fn is_left(self) -> bool {
        self.is_missed_chance()
            || matches!(self, Self::MissedBlock | Self::AllowedDouble | Self::LeftInAtari)
    }

    /// Returns whether it is a mistake, which a review names.
    #[must_use]
    pub fn is_mistake(self) -> bool {
        self < Self::Inaccuracy
    }
}
