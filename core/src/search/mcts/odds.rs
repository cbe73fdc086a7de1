//! Conversion between shares of games and estimates.

use crate::score::{Score, ScoreKind, chance};
use crate::search::Report;

/// The greatest estimate, beyond any share of games won.
const GREATEST: f32 = 700.0;

/// The number of playouts of a search, and the share won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The number of playouts.
    pub games: u64,
    /// The percentage of those with the chosen move that the player to move has won.
    pub won: u32,
}

impl Tried {
    /// Returns the playouts in a report of a tree search.
    #[must_use]
    pub fn of<M>(report: &Report<M>) -> Self {
        let won = match report.score.kind() {
            ScoreKind::Heuristic(value) => percent(value),
            ScoreKind::WinIn(_) => 100,
            ScoreKind::LossIn(_) => 0,
        };
        Self {
            games: report.nodes,
            won,
        }
    }
}

/// Returns the estimate for a share of games won: a hundred times the logarithm of the odds.
#[must_use]
pub fn estimate(share: f32) -> Score {
    let share = share.clamp(0.0001, 0.9999);
    let value = (100.0 * (share / (1.0 - share)).ln()).clamp(-GREATEST, GREATEST);
    #[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
    Score::heuristic(value.round() as i32)
}

/// Returns the percentage of games won for an [`estimate`].
#[must_use]
pub fn percent(estimate: i32) -> u32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is from 0 to 100"
    )]
    let percent = (100.0 * chance(estimate, 100)).round() as u32;
    percent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_odds() {
        for share in [1, 20, 50, 75, 99] {
            #[expect(clippy::cast_precision_loss, reason = "small numbers")]
            let Some(value) = [estimate(share as f32 / 100.0)].into_iter().next() else {
                continue;
            };
            let ScoreKind::Heuristic(value) = value.kind() else {
                panic!("an estimate")
            };
            assert_eq!(percent(value), share);
        }
        assert_eq!(estimate(0.5), Score::DRAW);
        assert_eq!(estimate(1.0), -estimate(0.0));
    }
}
