//! What moves cost, and how accurate a player was.

use super::phrases::Phrases;
use super::text;
use crate::core::kind::CostUnit;

/// Returns an accuracy in percent as a figure: `85%`; `None` if it is not known.
#[must_use]
pub fn accuracy(percent: Option<u8>) -> Option<String> {
    percent.map(|percent| text::review::percent(usize::from(percent)))
}

/// Returns what a move cost in the unit of the game: `cost 4 discs`; `None` if that is less than one,
/// and where a result says it all.
#[must_use]
pub fn cost<K: Phrases>(cost: f32) -> Option<String> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small number"
    )]
    let count = cost.round().clamp(0.0, 1000.0) as usize;
    let said = match K::SCALE.cost.unit {
        CostUnit::Moves => text::review::cost_moves,
        CostUnit::Points => text::review::cost_points,
        CostUnit::Men => text::review::cost_men,
        CostUnit::Discs => text::review::cost_discs,
        CostUnit::Wins => return None,
    };
    (count > 0).then(|| said(count))
}
