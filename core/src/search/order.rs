//! Move ordering: the earlier the best move is searched, the more is cut off.

use super::{Candidate, Evaluate, URGENT};
use crate::game::{Game, Player};

/// The move ordering learnt from earlier parts of a search.
pub(super) struct Order<M> {
    /// For each ply, the last two moves that refuted a position there.
    killers: Vec<[Option<M>; 2]>,
    /// For each player and slot of [`Game::history_slot`], how often and how high in the tree the
    /// move refuted.
    history: [Vec<u32>; 2],
}

/// The rank of a move that was already returned.
const DONE: u32 = 0;
/// The rank of a move about which nothing is known.
const UNKNOWN: u32 = 1;
/// The highest rank that the history can give.
const HISTORY_MAX: u32 = 1 << 30;
/// The rank of the older killer: more than any sum of a history and a promise that is not urgent.
const KILLER_OLD: u32 = HISTORY_MAX + URGENT;
/// The rank of the latest killer.
const KILLER_NEW: u32 = KILLER_OLD + 1;
/// The rank of the best move in the transposition table; moves of urgent promise come between it
/// and the killers.
const TABLE_MOVE: u32 = u32::MAX - 1;
/// The rank of the move in the principal variation.
const PV_MOVE: u32 = u32::MAX;
/// How many moves are selected by scanning before the rest is sorted: after these, a cutoff is
/// unlikely.
const SCANS: usize = 8;

impl<M: Copy + Eq> Order<M> {
    /// Returns an empty ordering.
    pub(super) fn new() -> Self {
        Self { killers: Vec::new(), history: [Vec::new(), Vec::new()] }
    }

    /// Clears the ordering.
    pub(super) fn forget(&mut self) {
        self.killers.clear();
        for history in &mut self.history {
            history.fill(0);
        }
    }

    /// Records that a move in this position at this ply caused a cutoff.
    #[inline]
    pub(super) fn refuted<G: Game<Move = M>>(
        &mut self,
        position: &G,
        ply: usize,
        mv: M,
        depth: u32,
    ) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let history = &mut self.history[position.to_move().index()];
        let slot = position.history_slot(mv);
        if history.len() <= slot {
            history.resize(slot + 1, 0);
        }
        let weight = depth.saturating_mul(depth);
        history[slot] = history[slot].saturating_add(weight).min(HISTORY_MAX - UNKNOWN);
    }

    /// Returns the rank of a move: higher ones are searched earlier.
    #[inline]
    fn rank(&self, ply: usize, player: Player, mv: M, slot: usize, promise: u32) -> u32 {
        let [new, old] = self.killers.get(ply).copied().unwrap_or([None; 2]);
        if promise >= URGENT {
            rank_of_promise(promise)
        } else if new == Some(mv) {
            KILLER_NEW
        } else if old == Some(mv) {
            KILLER_OLD
        } else {
            let history = self.history[player.index()].get(slot).map_or(0, |&history| history);
            UNKNOWN + history + promise
        }
    }
}

/// Returns the rank of a move of which only the promise is known.
#[inline]
const fn rank_of_promise(promise: u32) -> u32 {
    if promise < URGENT {
        UNKNOWN + promise
    } else if promise < TABLE_MOVE - KILLER_NEW {
        KILLER_NEW + promise
    } else {
        TABLE_MOVE - 1
    }
}

/// The moves of one node, returned in the order of their ranks and, among equals, of
/// [`Game::candidates`].
pub(super) struct MoveList<M> {
    moves: Vec<M>,
    ranks: Vec<u32>,
    /// The number of moves returned so far.
    handed_out: usize,
    /// The moves not returned yet, in reverse order, once they are sorted.
    sorted: Vec<usize>,
}

impl<M: Copy + Eq> MoveList<M> {
    /// Returns an empty list.
    pub(super) fn new() -> Self {
        Self { moves: Vec::new(), ranks: Vec::new(), handed_out: 0, sorted: Vec::new() }
    }

    /// Replaces the contents by the [candidates](Game::candidates) of a position, and returns
    /// whether there are any.
    #[inline]
    pub(super) fn fill<G: Game<Move = M>>(&mut self, position: &G) -> bool {
        position.candidates(&mut self.moves);
        self.unrank();
        !self.moves.is_empty()
    }

    /// Swaps the contents with these moves, which have no ranks yet.
    pub(super) fn swap(&mut self, moves: &mut Vec<M>) {
        std::mem::swap(&mut self.moves, moves);
        self.unrank();
    }

    /// Gives all moves the same rank.
    #[inline]
    fn unrank(&mut self) {
        self.ranks.clear();
        self.ranks.resize(self.moves.len(), UNKNOWN);
        self.handed_out = 0;
    }

    /// Ranks the moves by what the search has learnt so far, and by their promise.
    #[inline]
    pub(super) fn rank_by<G: Game<Move = M>>(
        &mut self,
        order: &Order<M>,
        evaluate: &impl Evaluate<G>,
        position: &G,
        ply: usize,
    ) {
        let player = position.to_move();
        for (rank, &mv) in self.ranks.iter_mut().zip(&self.moves) {
            *rank = order.rank(
                ply,
                player,
                mv,
                position.history_slot(mv),
                evaluate.promise(position, mv),
            );
        }
    }

    /// Replaces the contents by these moves, ranked by what the search has learnt so far and by
    /// their promise.
    pub(super) fn fill_selected<G: Game<Move = M>>(
        &mut self,
        order: &Order<M>,
        selected: &[Candidate<M>],
        position: &G,
        ply: usize,
    ) {
        let player = position.to_move();
        self.moves.clear();
        self.moves.extend(selected.iter().map(|candidate| candidate.mv));
        self.unrank();
        for (rank, candidate) in self.ranks.iter_mut().zip(selected) {
            *rank = order.rank(
                ply,
                player,
                candidate.mv,
                position.history_slot(candidate.mv),
                candidate.promise,
            );
        }
    }

    /// Ranks the moves by their promise alone.
    #[inline]
    pub(super) fn rank_by_promise<G: Game<Move = M>>(
        &mut self,
        evaluate: &impl Evaluate<G>,
        position: &G,
    ) {
        for (rank, &mv) in self.ranks.iter_mut().zip(&self.moves) {
            *rank = rank_of_promise(evaluate.promise(position, mv));
        }
    }

    /// Puts the move with this index before all others but the principal variation's.
    #[inline]
    pub(super) fn prefer_index(&mut self, index: usize) {
        if let Some(rank) = self.ranks.get_mut(index) {
            *rank = TABLE_MOVE;
        }
    }

    /// Puts this move before all others.
    #[inline]
    pub(super) fn prefer(&mut self, mv: M) {
        if let Some(index) = self.moves.iter().position(|&other| other == mv) {
            self.ranks[index] = PV_MOVE;
        }
    }

    /// Returns the next move and its index in the order of the candidates, or `None` after the last
    /// one.
    #[inline]
    pub(super) fn next(&mut self) -> Option<(usize, M)> {
        if self.moves.len() > SCANS {
            self.handed_out += 1;
            if self.handed_out > SCANS {
                return self.next_sorted();
            }
        }
        let mut index = 0;
        let mut highest = DONE;
        for (candidate, &rank) in self.ranks.iter().enumerate() {
            if rank > highest {
                (index, highest) = (candidate, rank);
            }
        }
        if highest == DONE {
            return None;
        }
        self.ranks[index] = DONE;
        Some((index, self.moves[index]))
    }

    /// Implements [`next`](Self::next) by sorting the remaining moves once.
    #[cold]
    fn next_sorted(&mut self) -> Option<(usize, M)> {
        if self.handed_out == SCANS + 1 {
            self.sorted.clear();
            self.sorted
                .extend((0..self.moves.len()).rev().filter(|&index| self.ranks[index] != DONE));
            // The sort is stable, and so the first of equals stays last.
            self.sorted.sort_by_key(|&index| self.ranks[index]);
        }
        self.sorted.pop().map(|index| (index, self.moves[index]))
    }

    /// Returns all moves, in the order of [`Game::candidates`].
    pub(super) fn moves(&self) -> &[M] {
        &self.moves
    }
}
