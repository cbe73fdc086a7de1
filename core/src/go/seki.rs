//! Seki: chains of both players that share liberties on which neither can play.

use super::point::{Point, PointSet};
use super::position::{Move, Position};
use super::setup::Setup;
use super::stones::Stones;
use super::visible::chain::{Chain, chains};
use crate::game::{Game as _, Player};

/// Returns the stones in seki on a board with these stones. Only chains whose stones are in `open` are
/// looked at.
pub(super) fn in_seki(setup: Setup, stones: &[PointSet; 2], open: &PointSet) -> PointSet {
    let turns =
        Player::BOTH.map(|player| Position::begun(setup, Stones::of_sides(*stones, player)));
    let [black, white] = Player::BOTH.map(|player| {
        let mut chains = chains(&turns[0], player);
        chains.retain(|chain| open.contains(chain.first()));
        chains
    });
    let pairs = black
        .iter()
        .flat_map(|one| white.iter().map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| shares_what_neither_can_play(&turns, one, other))
        .fold(PointSet::EMPTY, |found, (one, other)| {
            found.union(&one.stones).union(&other.stones)
        })
}

/// Returns whether two chains of different players share liberties, on each of which either player
/// would be taken at once. The position is given with each player to move.
fn shares_what_neither_can_play(turns: &[Position; 2], one: &Chain, other: &Chain) -> bool {
    let shared = one.liberties.intersection(&other.liberties);
    let is_bad = |position: &Position, point: Point| {
        let mv = Move::Place(point);
        if position.refusal(mv).is_some() {
            return true;
        }
        let mut after = position.clone();
        after.make(mv);
        after.liberties(point) == 1
    };
    let mut points = shared.iter();
    !shared.is_empty() && points.all(|point| turns.iter().all(|position| is_bad(position, point)))
}
