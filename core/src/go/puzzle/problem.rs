//! The fate of a chain after each move, as far as it is proved.

use super::board::{BOARD, Bits, Stones, beside, bit, each, flood};
use super::reader::{Effort, Fate, Moves, Reader};
use super::{Kind, Task};
use crate::game::Player;

/// A task in a position, with one reader that proves captures and one that proves safety.
pub(super) struct Problem {
    pub(super) task: Task,
    pub(super) user: Player,
    pub(super) target: Bits,
    /// Its `Captured` is a proof.
    sure: Reader,
    /// Its `Safe` is a proof.
    doubtful: Reader,
}

/// The fate of the chain after a move, for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TaskResult {
    /// The user reaches the goal; the number of moves, where it is an attack.
    Reached(u32),
    /// The user does not; after so many moves, where the chain is captured.
    Missed(u32),
    /// Not proved either way.
    Unclear,
}

impl Problem {
    /// Returns the task in a position in which this player is to do it.
    pub(super) fn new(stones: &Stones, user: Player, kind: Kind, effort: Effort) -> Self {
        let target = bit(kind.target);
        let attacker = if kind.task.is_attack() { user } else { user.other() };
        let (sure, doubtful) = if kind.task.is_enclosed() {
            let within = Moves::Within(enclosed(stones, target, attacker));
            (within, within)
        } else {
            (Moves::Ataris, Moves::Wide)
        };
        Self {
            task: kind.task,
            user,
            target,
            sure: Reader::new(target, attacker, sure, attacker.other(), effort),
            doubtful: Reader::new(target, attacker, doubtful, attacker, effort),
        }
    }

    /// Returns the side whose chain it is.
    pub(super) const fn defender(&self) -> Player {
        if self.task.is_attack() { self.user.other() } else { self.user }
    }

    /// Returns what the user achieves if this player is to move.
    pub(super) fn result(&mut self, stones: &Stones, to_move: Player) -> TaskResult {
        let is_attack = self.task.is_attack();
        if let Fate::Captured(plies) = self.sure.fate(stones, to_move) {
            return if is_attack { TaskResult::Reached(plies) } else { TaskResult::Missed(plies) };
        }
        match (self.doubtful.fate(stones, to_move), is_attack) {
            (Fate::Safe, true) => TaskResult::Missed(0),
            (Fate::Safe, false) => TaskResult::Reached(0),
            (Fate::Captured(_) | Fate::Unknown, _) => TaskResult::Unclear,
        }
    }

    /// Returns the points on which a player's moves may matter.
    pub(super) fn candidates(&self, stones: &Stones, player: Player) -> Bits {
        let chain = stones.chain(self.target, self.defender());
        let points = if player == self.defender() {
            self.doubtful.defences(stones, chain)
        } else {
            self.sure.attacks(stones, chain) | self.doubtful.attacks(stones, chain)
        };
        points & stones.empty()
    }

    /// Returns the user's replies that reach the goal, out of those that may matter.
    pub(super) fn replies(&mut self, stones: &Stones) -> usize {
        let (user, opponent) = (self.user, self.user.other());
        let mut count = 0;
        for point in each(self.candidates(stones, user)) {
            let Some(after) = stones.play(point, user, false) else {
                continue;
            };
            if matches!(self.result(&after, opponent), TaskResult::Reached(_)) {
                count += 1;
            }
        }
        count
    }
}

/// Returns the points that the attacker's walls enclose with a chain: those that are reached from
/// it without crossing them, and the attacker's stones among these.
pub(super) fn enclosed(stones: &Stones, target: Bits, attacker: Player) -> Bits {
    let walls = stones.of[attacker.index()];
    let mut open = BOARD & !walls;
    loop {
        let region = flood(target, open);
        let mut inside = 0;
        let mut left = walls & !open & beside(region);
        while left != 0 {
            let chain = stones.chain(left & left.wrapping_neg(), attacker);
            left &= !chain;
            if beside(chain) & !region == 0 {
                inside |= chain;
            }
        }
        if inside == 0 {
            return region;
        }
        open |= inside;
    }
}
