//! In a won endgame, the distance to the next capture or man's move, or to a block: it decides
//! which of many winning moves makes progress, and whether the draw by moves comes first.
//!
//! A player who merely stayed in won positions might go around in them forever. Between captures
//! and men's moves only kings move, so there are few positions: all of them are measured, backward
//! from those in which the next step is at hand.

use super::Value;
use super::boards::Boards;
use super::number::{Material, number};
use super::table::value_after_jumps;

/// The longest of all distances, in the endgames of up to four pieces, in moves of both sides; the
/// example `checkers_endgames` asserts it.
pub const LONGEST: u16 = 38;

/// The distances of the positions with the men of one position.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The positions as each player sees them; a single entry if both see the same.
    sides: Vec<Side>,
}

/// The positions in which one of the players is to move.
#[derive(Clone, Debug)]
struct Side {
    material: Material,
    /// The number of the first of them: the men come first in a number.
    first: u32,
    /// The distance of each in moves of both sides, 0 while it is not known or means nothing.
    distances: Vec<u16>,
}

impl Progress {
    /// Returns the distances of all positions with the men of this one, which has at most four
    /// pieces.
    #[must_use]
    pub fn new(boards: Boards) -> Self {
        let side = |boards: Boards| {
            let material = Material::of(boards);
            let count = material.kings();
            let first = number(boards) / count * count;
            Side { material, first, distances: vec![0; count as usize] }
        };
        let mut progress = Self { sides: vec![side(boards)] };
        if !progress.has(boards.turned()) {
            progress.sides.push(side(boards.turned()));
        }
        progress.measure();
        progress
    }

    /// Returns whether these are the positions with the men of this one.
    #[must_use]
    pub fn has(&self, boards: Boards) -> bool {
        self.place(boards).is_some()
    }

    /// Returns the greatest of the distances.
    #[must_use]
    pub fn longest(&self) -> u16 {
        self.sides.iter().flat_map(|side| &side.distances).copied().max().unwrap_or(0)
    }

    /// Returns how many moves of both sides it is, by best play, to the capture or the man's move
    /// that decides, or to the move that leaves the other none, that move included; `None` of
    /// positions that are drawn, or not among these.
    #[must_use]
    pub fn distance(&self, boards: Boards) -> Option<u16> {
        let (side, index) = self.place(boards)?;
        Some(self.sides[side].distances[index]).filter(|&distance| distance > 0)
    }

    /// Returns the place of the distance of a position.
    fn place(&self, boards: Boards) -> Option<(usize, usize)> {
        let material = Material::of(boards);
        let at = number(boards);
        let is_here = |side: &Side| {
            let end = side.first + u32::try_from(side.distances.len()).unwrap_or(u32::MAX);
            side.material == material && (side.first..end).contains(&at)
        };
        let side = self.sides.iter().position(is_here)?;
        Some((side, (at - self.sides[side].first) as usize))
    }

    /// Finds all distances: round by round those that are a move further.
    fn measure(&mut self) {
        let mut open: Vec<(Boards, Value)> = Vec::new();
        for side in &self.sides {
            for index in 0..side.material.kings() {
                let Some(boards) = side.material.boards(side.first + index) else {
                    continue;
                };
                match value_after_jumps(boards) {
                    Some(found @ (Value::Win | Value::Loss)) => open.push((boards, found)),
                    Some(Value::Draw) | None => {}
                }
            }
        }
        for round in 1..u16::MAX {
            let mut found = Vec::new();
            open.retain(|&(boards, value)| {
                let is_found = self.is_within(boards, value, round);
                if is_found {
                    found.extend(self.place(boards));
                }
                !is_found
            });
            if found.is_empty() {
                break;
            }
            for (side, index) in found {
                self.sides[side].distances[index] = round;
            }
        }
    }

    /// Returns whether it takes no more than so many moves, of which all positions are known that
    /// take fewer.
    fn is_within(&self, boards: Boards, own: Value, round: u16) -> bool {
        let is_jump = boards.must_jump();
        let (mut some, mut all) = (false, true);
        boards.successors(&mut |after, is_step_on| {
            let is_near = if is_jump || is_step_on || own == Value::Win && after.is_blocked() {
                match own {
                    // A step that keeps the win, or ends the game, is at hand.
                    Value::Win => value_after_jumps(after) == Some(Value::Loss),
                    Value::Loss | Value::Draw => true,
                }
            } else {
                // Only a move to a position that is lost for the other keeps the win.
                let is_near = self.distance(after).is_some_and(|distance| distance < round);
                is_near && (own != Value::Win || value_after_jumps(after) == Some(Value::Loss))
            };
            some |= is_near;
            all &= is_near;
        });
        match own {
            Value::Win => some,
            Value::Loss | Value::Draw => all,
        }
    }
}
