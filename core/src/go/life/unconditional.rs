//! Unconditional life: chains that the opponent cannot capture even if their owner always passes
//! (Benson, "Life in the game of Go", 1976).

use crate::game::Player;
use crate::go::point::{Point, PointSet};
use crate::go::position::Position;
use crate::go::visible::chain::{Chain, chains};

/// A region that the chains of a player enclose: empty points and stones of the other.
struct Region {
    empty: PointSet,
    /// The indices of the chains beside it.
    beside: Vec<usize>,
    /// The indices of those that have all its empty points as liberties.
    vital_to: Vec<usize>,
}

/// Returns a player's stones that live unconditionally.
pub(super) fn with_two_eyes(position: &Position, player: Player) -> PointSet {
    let chains = chains(position, player);
    let mut regions = regions(position, player, &chains);
    let mut alive = vec![true; chains.len()];
    loop {
        let eyes = |chain: usize| {
            let vital = regions
                .iter()
                .filter(|region| region.vital_to.contains(&chain));
            vital.count()
        };
        let falls: Vec<usize> = (0..chains.len())
            .filter(|&chain| alive[chain] && eyes(chain) < 2)
            .collect();
        if falls.is_empty() {
            break;
        }
        for &chain in &falls {
            alive[chain] = false;
        }
        regions.retain(|region| region.beside.iter().all(|&chain| alive[chain]));
    }
    let living = chains.iter().zip(&alive).filter(|&(_, &is_alive)| is_alive);
    living.fold(PointSet::EMPTY, |all, (chain, _)| all.union(&chain.stones))
}

/// Returns the regions that a player's chains enclose.
fn regions(position: &Position, player: Player, chains: &[Chain]) -> Vec<Region> {
    let size = position.setup().size();
    let own = *position.stones(player);
    let mut left = PointSet::board(size).without(&own);
    let mut regions = Vec::new();
    while let Some(first) = left.iter().next() {
        left.remove(first);
        let mut stack: Vec<Point> = vec![first];
        let mut region = Region {
            empty: PointSet::EMPTY,
            beside: Vec::new(),
            vital_to: Vec::new(),
        };
        while let Some(point) = stack.pop() {
            if position.stone(point).is_none() {
                region.empty.insert(point);
            }
            for next in point.neighbours(size) {
                if left.contains(next) {
                    left.remove(next);
                    stack.push(next);
                } else if own.contains(next) {
                    let chain = chains.iter().position(|chain| chain.stones.contains(next));
                    region.beside.extend(chain);
                }
            }
        }
        region.beside.sort_unstable();
        region.beside.dedup();
        region.vital_to.clone_from(&region.beside);
        let empty = region.empty;
        region
            .vital_to
            .retain(|&chain| empty.without(&chains[chain].liberties).is_empty());
        regions.push(region);
    }
    regions
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::Game as _;
    use crate::go::position::Move;
    use crate::go::setup::Setup;
    use crate::go::stones::Stones;
    use crate::search::Dice;

    /// Returns a position of random stones on a small board, if all of them have liberties.
    fn random(dice: &mut Dice) -> Option<Position> {
        let mut stones = Stones::none(Player::Second);
        for point in PointSet::board(4).iter() {
            match dice.below(8) {
                0..5 => stones.put(point, Player::First).ok()?,
                5 => stones.put(point, Player::Second).ok()?,
                _ => {}
            }
        }
        let setup = Setup::new(4).ok()?.with_stones(stones).ok()?;
        Some(Position::start(setup))
    }

    /// Returns the stones of Black that White cannot take by any number of moves in a row.
    fn without_answers(position: &Position) -> PointSet {
        let mut safe = *position.stones(Player::First);
        let mut seen = HashSet::new();
        let mut open = vec![position.clone()];
        let mut legal = Vec::new();
        while let Some(position) = open.pop() {
            let lost = safe.without(position.stones(Player::First));
            safe = safe.without(&lost);
            if !seen.insert([
                *position.stones(Player::First),
                *position.stones(Player::Second),
            ]) {
                continue;
            }
            position.legal_moves(&mut legal);
            for &mv in legal.iter().filter(|mv| matches!(mv, Move::Place(_))) {
                let mut next = position.clone();
                next.make(mv);
                next.make(Move::Pass);
                open.push(next);
            }
        }
        safe
    }

    #[test]
    fn what_lives_unconditionally_is_never_taken() {
        let mut dice = Dice::new(7);
        let (mut positions, mut living) = (0, 0);
        while positions < 120 {
            let Some(position) = random(&mut dice) else {
                continue;
            };
            positions += 1;
            let claimed = with_two_eyes(&position, Player::First);
            let safe = without_answers(&position);
            assert!(claimed.without(&safe).is_empty(), "{position:?}");
            // What is not claimed can be taken, if nobody answers.
            assert!(safe.without(&claimed).is_empty(), "{position:?}");
            living += claimed.len();
        }
        assert!(living > 120, "{living}");
    }
}
