//! What a point's button says, and whose the point is when the board is counted.

use crate::core::go::{Go, Move, Owner, Phase, Point, Position};
use crate::core::kind::GameKind;

/// Returns whose each point is when the board is counted, or `None` before. Who describes many points asks once.
pub(super) fn counted_owners(position: &Position) -> Option<impl Fn(Point) -> Owner + use<>> {
    match position.phase() {
        Phase::Settling | Phase::Counted(_) => Some(position.owners()),
        Phase::Playing | Phase::Passed | Phase::Yielding | Phase::Resigned(_) => None,
    }
}

/// Returns what a point's button says: `J8, black, last stone`, `J8, white, dead`, `J8, empty`, and when the board is
/// counted `J8, empty, Black's`.
pub(super) fn described(
    position: &Position,
    owners: Option<&impl Fn(Point) -> Owner>,
    last: Option<Move>,
    point: Point,
) -> String {
    match (position.stone(point), owners) {
        (Some(player), _) => {
            let dead = if position.dead().contains(point) { ", dead" } else { "" };
            let last = if last == Some(Move::Place(point)) { ", last stone" } else { "" };
            format!("{point}, {}{dead}{last}", Go::SIDES[player.index()].to_lowercase())
        }
        (None, Some(owners)) => match owners(point) {
            Owner::Territory(player) | Owner::Stone(player) => format!("{point}, empty, {}'s", Go::SIDES[player.index()]),
            Owner::Neutral => format!("{point}, empty, nobody's"),
        },
        (None, None) => format!("{point}, empty"),
    }
}
