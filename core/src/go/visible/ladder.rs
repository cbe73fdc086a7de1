//! Reading a ladder.

use super::chain::{Chain, exits};
use crate::game::Game as _;
use crate::go::point::Point;
use crate::go::position::{Move, Position};

/// A reader of ladders: the attacker of a chain with two liberties takes one of them, so that the
/// chain is in atari, and the defender answers on the other, or captures a chain beside it that is
/// in atari. With three liberties the chain has escaped; with one on which the attacker may play, it
/// is caught.
pub(super) struct Ladder {
    /// How many moves may still be looked at.
    nodes: u32,
}

/// How long the ladders are that are read one after the other, in moves of both sides: a short one
/// is found before the long ones beside it take all nodes.
const PLIES: [u32; 4] = [8, 16, 32, 60];

impl Default for Ladder {
    fn default() -> Self {
        Self { nodes: 2_000 }
    }
}

impl Ladder {
    /// Returns the first move with which the player to move catches a chain of two liberties;
    /// `None` if it does not, or the ladder is too long to tell.
    pub(super) fn caught_by(&mut self, position: &Position, chain: Point) -> Option<Point> {
        let mut position = position.clone();
        let liberties = Chain::at(&position, chain).liberties;
        for plies in PLIES {
            let mut is_known = true;
            for liberty in liberties.iter() {
                match self.is_caught_on(&mut position, chain, liberty, plies) {
                    Some(true) => return Some(liberty),
                    Some(false) => {}
                    None => is_known = false,
                }
            }
            if is_known {
                break;
            }
        }
        None
    }

    /// Returns whether a chain of two liberties escapes from the player to move; `false` if the
    /// ladder is too long to tell.
    pub(super) fn escapes(&mut self, position: &Position, chain: Point) -> bool {
        let mut position = position.clone();
        let mut results = PLIES
            .into_iter()
            .filter_map(|plies| self.is_caught(&mut position, chain, plies));
        results.next() == Some(false)
    }

    /// Returns whether the player to move, the attacker, catches a chain.
    fn is_caught(&mut self, position: &mut Position, chain: Point, plies: u32) -> Option<bool> {
        let found = Chain::at(position, chain);
        if let Some(liberty) = found.last_liberty() {
            return Some(can_play(position, liberty));
        }
        if found.liberties.len() > 2 {
            return Some(false);
        }
        let mut is_caught = Some(false);
        for liberty in found.liberties.iter() {
            match self.is_caught_on(position, chain, liberty, plies) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => is_caught = None,
            }
        }
        is_caught
    }

    /// Returns whether the attacker catches a chain by a stone on this liberty.
    fn is_caught_on(
        &mut self,
        position: &mut Position,
        chain: Point,
        liberty: Point,
        plies: u32,
    ) -> Option<bool> {
        let mv = Move::Place(liberty);
        if !can_play(position, liberty) {
            return Some(false);
        }
        if plies < 2 || self.nodes == 0 {
            return None;
        }
        self.nodes -= 1;
        let undo = position.make(mv);
        let mut is_caught = Some(true);
        for exit in exits(position, chain) {
            let mv = Move::Place(exit);
            if !can_play(position, exit) {
                continue;
            }
            let undo = position.make(mv);
            let then = self.is_caught(position, chain, plies - 2);
            position.unmake(mv, undo);
            match then {
                Some(false) => {
                    is_caught = Some(false);
                    break;
                }
                Some(true) => {}
                None => is_caught = None,
            }
        }
        position.unmake(mv, undo);
        is_caught
    }
}

/// Returns whether the player to move may play there, and the stone stays on the board.
fn can_play(position: &Position, point: Point) -> bool {
    position.refusal(Move::Place(point)).is_none() && !position.is_suicide(point)
}
