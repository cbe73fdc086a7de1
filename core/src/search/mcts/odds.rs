//! Conversion between shares of games, estimates, and chances to win.
//!
//! Playouts are played by chance, so that the share of them that a player wins is nearer to a half
//! than the chance to win. In games of Go of the search against itself the odds to win are a power
//! of those of a playout: fitted to 2,369 positions on 9x9, 2,870 on 13x13 and 7,561 on 19x19, the
//! best powers are 1.8, 2.4 and 3.5. Here it is 2 on all boards: where 60 % of the playouts are
//! won, 69 % of the games are.

use crate::score::{Score, ScoreKind, chance};
use crate::search::Report;

/// The estimate at which a side is expected to win 73 of 100 games. It is half of 100, as the odds
/// of a playout are squared.
pub const CLEAR: i32 = 50;

/// The greatest estimate, beyond any share of games won.
const GREATEST: f32 = 700.0;

/// The number of playouts of a search, and the share won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The number of playouts.
    pub games: u64,
    /// The percentage that the player to move has won: of those with the chosen move, or of all if
    /// the tree is [valued by all](super::SharedTree::valued_by_all).
    pub won: u32,
    /// The chance of that player to win the game, in percent.
    pub to_win: u32,
}

impl Tried {
    /// Returns the playouts in a report of a tree search.
    #[must_use]
    pub fn of<M>(report: &Report<M>) -> Self {
        let [won, to_win] = match report.score.kind() {
            ScoreKind::Heuristic(value) => [percent(value), to_win(value)],
            ScoreKind::WinIn(_) => [100; 2],
            ScoreKind::LossIn(_) => [0; 2],
        };
        Self { games: report.nodes, won, to_win }
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
    in_percent(chance(estimate, 100))
}

/// Returns the chance to win for an [`estimate`], in percent.
#[must_use]
pub fn to_win(estimate: i32) -> u32 {
    in_percent(chance(estimate, CLEAR))
}

/// Returns the chance to win, from 0 to 1, for a share of games won: the same as for its estimate.
#[must_use]
pub fn chance_to_win(share: f64) -> f64 {
    let power = 100.0 / f64::from(CLEAR);
    let [won, lost] = [share, 1.0 - share].map(|share| share.powf(power));
    won / (won + lost)
}

/// Returns a chance from 0 to 1 in percent.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 100")]
fn in_percent(chance: f32) -> u32 {
    (100.0 * chance).round() as u32
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
            let ScoreKind::Heuristic(value) = value.kind() else { panic!("an estimate") };
            assert_eq!(percent(value), share);
            let chance = 100.0 * chance_to_win(f64::from(share) / 100.0);
            assert!((chance - f64::from(to_win(value))).abs() <= 1.0, "{share}");
        }
        for (estimate, chance) in [(0, 50), (41, 69), (-41, 31), (110, 90), (200, 98)] {
            assert_eq!(to_win(estimate), chance);
        }
        assert_eq!(estimate(0.5), Score::DRAW);
        assert_eq!(estimate(1.0), -estimate(0.0));
    }
}
