//! The value of a position or a move for a player, to show to people.

use std::cmp::{Ordering, Reverse};
use std::fmt;

use super::game::{Outcome, Player};
use super::score::{Score, ScoreKind};

/// The value of a position or a move for a player, known or estimated.
///
/// ```
/// use plot4_core::score::Score;
/// use plot4_core::verdict::Verdict;
///
/// let verdict = Verdict::of(Score::win_in(7), true);
/// assert_eq!(verdict, Verdict::Win(4));
/// assert_eq!(verdict.of_other().to_string(), "L4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player wins within this many of its own moves, whatever the other does.
    Win(u32),
    /// Neither side can force a win.
    Draw,
    /// The other player wins, at the latest after this many moves of this player.
    Loss(u32),
    /// Unknown; this is a search's estimate.
    Estimate(i32),
}

impl Verdict {
    /// The least number of moves of an end that is certain but whose distance was not counted.
    pub const UNCOUNTED: u32 = Score::UNCOUNTED / 2;

    /// Returns the verdict of a score for its player; `is_known` means that a score that is neither
    /// a win nor a loss is a draw.
    #[must_use]
    pub const fn of(score: Score, is_known: bool) -> Self {
        match score.kind() {
            ScoreKind::WinIn(plies) => Self::Win(plies.div_ceil(2)),
            ScoreKind::LossIn(plies) => Self::Loss(plies.div_ceil(2)),
            ScoreKind::Heuristic(_) if is_known => Self::Draw,
            ScoreKind::Heuristic(value) => Self::Estimate(value),
        }
    }

    /// Returns by how much a player wins or loses, if that is known in the place of the number of
    /// moves: see [`Score::won_by`].
    #[must_use]
    pub const fn margin(self) -> Option<u32> {
        match self {
            Self::Win(moves) | Self::Loss(moves) => {
                let margin = Score::MAX_PLIES / 2 - moves;
                if margin <= Score::MAX_MARGIN { Some(margin) } else { None }
            }
            Self::Draw | Self::Estimate(_) => None,
        }
    }

    /// Returns who comes out ahead: `Greater` for the player, `Less` for the other; `Equal` for a
    /// draw and for an estimate.
    #[must_use]
    pub const fn result(self) -> Ordering {
        match self {
            Self::Win(_) => Ordering::Greater,
            Self::Draw | Self::Estimate(_) => Ordering::Equal,
            Self::Loss(_) => Ordering::Less,
        }
    }

    /// Returns a number that orders verdicts, the best one greatest: sooner wins and later losses
    /// are better.
    #[must_use]
    pub const fn rank(self) -> i64 {
        const END: i64 = 1 << 40;
        match self {
            Self::Win(moves) => END - moves as i64,
            Self::Draw => 0,
            Self::Loss(moves) => moves as i64 - END,
            Self::Estimate(value) => value as i64,
        }
    }

    /// Returns the verdict for the other player at the same moment.
    #[must_use]
    pub const fn of_other(self) -> Self {
        match self {
            Self::Win(moves) => Self::Loss(moves),
            Self::Draw => Self::Draw,
            Self::Loss(moves) => Self::Win(moves),
            Self::Estimate(value) => Self::Estimate(value.saturating_neg()),
        }
    }

    /// Returns the verdict on a game that has ended, for this player.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, player: Player) -> Self {
        match outcome {
            Outcome::Draw => Self::Draw,
            Outcome::Win(winner) if winner == player => Self::Win(0),
            Outcome::Win(_) => Self::Loss(0),
        }
    }

    /// Returns whether the number of moves to the end, or the margin, is known.
    #[must_use]
    pub const fn is_counted(self) -> bool {
        match self {
            Self::Win(moves) | Self::Loss(moves) => {
                moves < Self::UNCOUNTED || self.margin().is_some()
            }
            Self::Draw | Self::Estimate(_) => true,
        }
    }

    /// Returns whether it is known, and not estimated.
    #[must_use]
    pub const fn is_proved(self) -> bool {
        !matches!(self, Self::Estimate(_))
    }

    /// Returns whether it is a win or a loss after a number of moves that is known.
    #[must_use]
    pub const fn has_distance(self) -> bool {
        match self {
            Self::Win(moves) | Self::Loss(moves) => moves < Self::UNCOUNTED,
            Self::Draw | Self::Estimate(_) => false,
        }
    }

    /// Returns the result in a single word: `won`, `drawn`, `lost`, `unclear`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win(_) => "won",
            Self::Draw => "drawn",
            Self::Loss(_) => "lost",
            Self::Estimate(_) => "unclear",
        }
    }
}

/// Sorts moves by their verdicts, the best one first. Equal moves keep their order.
pub fn best_first<M>(moves: &mut [(M, Verdict)]) {
    moves.sort_by_key(|&(_, verdict)| Reverse(verdict.rank()));
}

impl fmt::Display for Verdict {
    /// Writes the verdict in two or three signs: `W4`, `=`, `L6`, and an estimate as a number with
    /// its sign. A margin has a sign, too: `W+12`, `L−4`. A game that is over, and an uncounted
    /// distance, have no number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.margin()) {
            (Self::Win(_), Some(margin)) => return write!(f, "W+{margin}"),
            (Self::Loss(_), Some(margin)) => return write!(f, "L−{margin}"),
            _ => {}
        }
        match self {
            Self::Win(0 | Self::UNCOUNTED..) => f.write_str("W"),
            Self::Win(moves) => write!(f, "W{moves}"),
            Self::Draw => f.write_str("="),
            Self::Loss(0 | Self::UNCOUNTED..) => f.write_str("L"),
            Self::Loss(moves) => write!(f, "L{moves}"),
            Self::Estimate(value) => write!(f, "{value:+}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_become_moves_of_the_player() {
        for (score, is_known, expected) in [
            (Score::win_in(1), true, "W1"),
            (Score::win_in(7), true, "W4"),
            (Score::loss_in(2), true, "L1"),
            (Score::loss_in(0), true, "L"),
            (Score::loss_in(12), false, "L6"),
            (Score::win_in(Score::UNCOUNTED), true, "W"),
            (Score::loss_in(Score::UNCOUNTED + 7), true, "L"),
            (Score::won_by(64), true, "W+64"),
            (Score::won_by(-3), true, "L−3"),
            (Score::won_by(0), true, "="),
            (Score::DRAW, true, "="),
            (Score::DRAW, false, "+0"),
            (Score::heuristic(-12), false, "-12"),
        ] {
            let verdict = Verdict::of(score, is_known);
            assert_eq!(verdict.to_string(), expected);
            assert_eq!(verdict.of_other().of_other(), verdict);
            assert_eq!(verdict.of_other().result(), verdict.result().reverse());
        }
    }
}
