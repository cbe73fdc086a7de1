//! Move ordering: the sooner the best move is searched, the more is cut off.

use crate::core::game::{Game, Player};

/// What earlier parts of a search suggest about the order of moves.
pub(super) struct Order<M> {
    /// For each ply, the last two moves that refuted a position there.
    killers: Vec<[Option<M>; 2]>,
    /// For each player and slot of [`Game::history_slot`], how often and how high in the tree the move refuted.
    history: [Vec<u32>; 2],
}

/// The rank of a move that has been handed out already.
const DONE: u32 = 0;
/// The rank of a move about which nothing is known.
const UNKNOWN: u32 = 1;
/// The highest rank that the history can give.
const HISTORY_MAX: u32 = 1 << 30;
/// The rank of the older killer.
const KILLER_OLD: u32 = HISTORY_MAX + 1;
/// The rank of the latest killer.
const KILLER_NEW: u32 = HISTORY_MAX + 2;
/// The rank of the best move in the transposition table.
const TABLE_MOVE: u32 = HISTORY_MAX + 3;
/// The rank of the move in the principal variation.
const PV_MOVE: u32 = HISTORY_MAX + 4;

impl<M: Copy + Eq> Order<M> {
    /// Returns an order that knows nothing.
    pub(super) fn new() -> Self {
        Self { killers: Vec::new(), history: [Vec::new(), Vec::new()] }
    }

    /// Removes all that is known.
    pub(super) fn forget(&mut self) {
        self.killers.clear();
        for history in &mut self.history {
            history.fill(0);
        }
    }

    /// Notes that a move, made in this position at this ply, was too good for the other side to allow it.
    #[inline]
    pub(super) fn refuted<G: Game<Move = M>>(&mut self, position: &G, ply: usize, mv: M, depth: u32) {
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

    /// Returns how early this move should be searched.
    #[inline]
    fn rank(&self, ply: usize, player: Player, mv: M, slot: usize) -> u32 {
        let [new, old] = self.killers.get(ply).copied().unwrap_or([None; 2]);
        if new == Some(mv) {
            KILLER_NEW
        } else if old == Some(mv) {
            KILLER_OLD
        } else {
            self.history[player.index()].get(slot).map_or(UNKNOWN, |history| UNKNOWN + history)
        }
    }
}

/// The moves of one node, handed out in the order of their ranks and, among equals, of [`Game::candidates`].
pub(super) struct MoveList<M> {
    moves: Vec<M>,
    ranks: Vec<u32>,
}

impl<M: Copy + Eq> MoveList<M> {
    /// Returns an empty list.
    pub(super) fn new() -> Self {
        Self { moves: Vec::new(), ranks: Vec::new() }
    }

    /// Replaces the contents by the [candidates](Game::candidates) of a position, and returns whether there are any.
    #[inline]
    pub(super) fn fill<G: Game<Move = M>>(&mut self, position: &G) -> bool {
        position.candidates(&mut self.moves);
        self.ranks.clear();
        self.ranks.resize(self.moves.len(), UNKNOWN);
        !self.moves.is_empty()
    }

    /// Ranks the moves by what the search has learnt so far.
    #[inline]
    pub(super) fn rank_by<G: Game<Move = M>>(&mut self, order: &Order<M>, position: &G, ply: usize) {
        let player = position.to_move();
        for (rank, &mv) in self.ranks.iter_mut().zip(&self.moves) {
            *rank = order.rank(ply, player, mv, position.history_slot(mv));
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

    /// Returns the next move and its index in the order of the candidates, or `None` after the last one.
    #[inline]
    pub(super) fn next(&mut self) -> Option<(usize, M)> {
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

    /// Returns all moves, in the order of [`Game::candidates`].
    pub(super) fn moves(&self) -> &[M] {
        &self.moves
    }
}
