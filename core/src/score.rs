//! The value of a position for the player to move.

use std::fmt;
use std::ops::Neg;

/// A relative value: positive if it is good for the player to move, and negated for the other
/// player.
///
/// In order: a loss (the sooner, the worse), a heuristic value around [`DRAW`](Self::DRAW), a win
/// (the sooner, the better). The range is symmetric, so that negation cannot overflow.
///
/// The unit of a heuristic value is documented by the evaluation: hundredths of a man in Checkers,
/// hundredths of the logarithm of the odds to win in Go and in Gomoku's pattern sum, points of
/// windows in Connect 4. A game's [`Scale`](super::kind::Scale) puts its values into words.
///
/// ```
/// use plot4_core::score::Score;
///
/// assert!(Score::win_in(3) > Score::win_in(5), "sooner is better");
/// assert!(Score::heuristic(1_000) > Score::DRAW);
/// assert_eq!(-Score::win_in(3), Score::loss_in(3));
/// assert_eq!(Score::win_in(3).to_string(), "win in 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Neither side is better.
    pub const DRAW: Self = Self(0);
    /// A win that has already happened; no value is greater.
    pub const MAX: Self = Self(1_000_000_000);
    /// A loss that has already happened; no value is smaller.
    pub const MIN: Self = Self(-1_000_000_000);
    /// The longest distance to an end that a score can express, in plies.
    pub const MAX_PLIES: u32 = 10_000;
    /// The least distance of an end that is certain but whose plies were not counted: beyond it,
    /// distances only tell which of two such ends is nearer.
    pub const UNCOUNTED: u32 = Self::MAX_PLIES - 500;
    /// The greatest absolute heuristic value; greater ones are clamped to it.
    pub const MAX_HEURISTIC: i32 = Self::MAX.0 - Self::MAX_PLIES.cast_signed() - 1;

    /// Returns a heuristic value, clamped so that it cannot be mistaken for a win or a loss.
    #[must_use]
    pub const fn heuristic(value: i32) -> Self {
        if value > Self::MAX_HEURISTIC {
            Self(Self::MAX_HEURISTIC)
        } else if value < -Self::MAX_HEURISTIC {
            Self(-Self::MAX_HEURISTIC)
        } else {
            Self(value)
        }
    }

    /// Returns the value of a position whose player to move wins in `plies` plies (0: has won; at
    /// most [`Self::MAX_PLIES`]).
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        let plies = if plies > Self::MAX_PLIES { Self::MAX_PLIES } else { plies };
        Self(Self::MAX.0 - plies.cast_signed())
    }

    /// Returns the value of a position whose player to move loses in `plies` plies (0: has lost).
    #[must_use]
    pub const fn loss_in(plies: u32) -> Self {
        Self(-Self::win_in(plies).0)
    }

    /// The greatest margin that a score can tell.
    pub const MAX_MARGIN: u32 = 100;

    /// Returns the value of a position that the player to move wins by so much, or loses by as much
    /// if it is negative, at an end whose plies were not counted. A greater margin is better.
    #[must_use]
    pub const fn won_by(margin: i32) -> Self {
        let plies = Self::MAX_PLIES - 2 * margin.unsigned_abs();
        match margin {
            0 => Self::DRAW,
            1.. => Self::win_in(plies),
            _ => Self::loss_in(plies),
        }
    }

    /// Returns what kind of value this is, with its distance or number.
    #[must_use]
    pub const fn kind(self) -> ScoreKind {
        if self.0 > Self::MAX_HEURISTIC {
            ScoreKind::WinIn(self.0.abs_diff(Self::MAX.0))
        } else if self.0 < -Self::MAX_HEURISTIC {
            ScoreKind::LossIn(self.0.abs_diff(Self::MIN.0))
        } else {
            ScoreKind::Heuristic(self.0)
        }
    }

    /// Returns whether this is a proven win or loss.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        !matches!(self.kind(), ScoreKind::Heuristic(_))
    }

    /// Returns the value one ply further from the end: a child's value at its parent, before
    /// negation.
    #[must_use]
    pub const fn one_ply_later(self) -> Self {
        match self.kind() {
            ScoreKind::WinIn(plies) => Self::win_in(plies + 1),
            ScoreKind::LossIn(plies) => Self::loss_in(plies + 1),
            ScoreKind::Heuristic(_) => self,
        }
    }

    /// Returns the value one ply nearer to the end (or itself at the end), the inverse of
    /// [`one_ply_later`](Self::one_ply_later): a parent's bound at its child, after negation.
    #[must_use]
    pub const fn one_ply_sooner(self) -> Self {
        match self.kind() {
            ScoreKind::WinIn(plies) => Self::win_in(plies.saturating_sub(1)),
            ScoreKind::LossIn(plies) => Self::loss_in(plies.saturating_sub(1)),
            ScoreKind::Heuristic(_) => self,
        }
    }

    /// Returns whether this is a proven win or loss in at most this many plies.
    #[must_use]
    pub const fn ends_within(self, depth: u32) -> bool {
        match self.kind() {
            ScoreKind::WinIn(plies) | ScoreKind::LossIn(plies) => plies <= depth,
            ScoreKind::Heuristic(_) => false,
        }
    }

    /// Returns the distance to the end in plies, or `None` for a heuristic value.
    #[must_use]
    pub const fn plies_to_end(self) -> Option<u32> {
        match self.kind() {
            ScoreKind::WinIn(plies) | ScoreKind::LossIn(plies) => Some(plies),
            ScoreKind::Heuristic(_) => None,
        }
    }

    /// Returns the next smaller value (or [`Self::MIN`] itself), for a window that includes ties.
    #[must_use]
    pub const fn just_below(self) -> Self {
        if self.0 > Self::MIN.0 { Self(self.0 - 1) } else { self }
    }

    /// Returns the heuristic value increased by this; a win or a loss is unchanged.
    #[must_use]
    pub const fn shifted(self, by: i32) -> Self {
        match self.kind() {
            ScoreKind::Heuristic(value) => Self::heuristic(value.saturating_add(by)),
            ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => self,
        }
    }

    /// Returns the next greater value (or [`Self::MAX`] itself), the upper end of a null window.
    #[must_use]
    pub const fn just_above(self) -> Self {
        if self.0 < Self::MAX.0 { Self(self.0 + 1) } else { self }
    }
}

/// The three ranges of a [`Score`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// The player to move wins in this many plies.
    WinIn(u32),
    /// The player to move loses in this many plies.
    LossIn(u32),
    /// An estimate.
    Heuristic(i32),
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// Writes `+12`, `-3`, `0`, `win in 5` or `loss in 4` (distances in plies), or `win` if they
    /// were not counted.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ScoreKind::WinIn(Self::UNCOUNTED..) => f.write_str("win"),
            ScoreKind::LossIn(Self::UNCOUNTED..) => f.write_str("loss"),
            ScoreKind::WinIn(plies) => write!(f, "win in {plies}"),
            ScoreKind::LossIn(plies) => write!(f, "loss in {plies}"),
            ScoreKind::Heuristic(0) => f.write_str("0"),
            ScoreKind::Heuristic(value) => write!(f, "{value:+}"),
        }
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Returns the chance to win, from 0 to 1, of a side with this estimate, on a scale where `clear`
/// is nearly three games of four: the logistic function.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "estimates are small numbers")]
pub fn chance(estimate: i32, clear: i32) -> f32 {
    1.0 / (1.0 + (-(estimate as f32) / clear as f32).exp())
}

/// How a player weighs the opponent's chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum Character {
    /// Both sides' chances count the same.
    #[default]
    Neutral,
    /// The player's own chances count twice.
    Aggressive,
    /// The opponent's chances count twice.
    Defensive,
}

impl Character {
    /// Returns the value for the player to move of both players' chances, that player's first;
    /// `owner_moves` tells whether that is the player with this character.
    #[inline]
    pub(crate) fn weigh(self, [mover, other]: [i64; 2], owner_moves: bool) -> Score {
        let (mover_weight, other_weight) = match (self, owner_moves) {
            (Self::Neutral, _) => (1, 1),
            (Self::Aggressive, true) | (Self::Defensive, false) => (2, 1),
            (Self::Aggressive, false) | (Self::Defensive, true) => (1, 2),
        };
        let value = mover * mover_weight - other * other_weight;
        let limit = i64::from(Score::MAX_HEURISTIC);
        Score::heuristic(i32::try_from(value.clamp(-limit, limit)).unwrap_or(0))
    }
}
