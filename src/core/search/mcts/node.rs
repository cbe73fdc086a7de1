//! The tree: its nodes in one list, the children of a node one after the other.

use std::ops::Range;

use super::prior::Prior;

/// How many games a move needs for its own result to count as much as what it did later in games.
const RAVE_EQUIVALENCE: f32 = 2500.0;

/// A move, and what became of the games in which it was made here.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// The move that leads here; none at the root.
    pub(super) mv: Option<M>,
    slot: Option<u16>,
    prior: Prior,
    games: u32,
    wins: f32,
    /// The games in which the player made the move later.
    later: f32,
    later_wins: f32,
    children: Range<u32>,
}

impl<M> Node<M> {
    /// Returns a node without games.
    pub(super) fn new(mv: M, prior: Prior, slot: Option<usize>) -> Self {
        let slot = slot.and_then(|slot| u16::try_from(slot).ok());
        Self { mv: Some(mv), slot, prior, games: 0, wins: 0.0, later: 0.0, later_wins: 0.0, children: 0..0 }
    }

    /// Returns the number of its games.
    pub(super) const fn games(&self) -> u32 {
        self.games
    }

    /// Returns the slot of its move.
    pub(super) fn slot(&self) -> Option<usize> {
        self.slot.map(usize::from)
    }

    /// Returns whether it has been given children.
    pub(super) fn is_expanded(&self) -> bool {
        !self.children.is_empty()
    }

    /// Adds a game with its result for the player who made the move.
    pub(super) fn add(&mut self, result: f32) {
        self.games += 1;
        self.wins += result;
    }

    /// Adds a game in which the player made the move later.
    pub(super) fn add_later(&mut self, result: f32) {
        self.later += 1.0;
        self.later_wins += result;
    }

    /// Returns the number of its games, with those that were thought up.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub(super) fn weight(&self) -> f32 {
        self.games as f32 + self.prior.games
    }

    /// Returns the share of its games that were won, with those that were thought up.
    pub(super) fn share(&self) -> f32 {
        (self.wins + self.prior.wins) / self.weight()
    }

    /// Returns how promising it is: its share, mixed with that of the games in which the move was made later, as long as it has few.
    #[inline]
    pub(super) fn promise(&self, rave: bool) -> f32 {
        let share = self.share();
        if !rave || self.later == 0.0 {
            return share;
        }
        let weight = self.weight();
        let beta = self.later / (self.later + weight + self.later * weight / RAVE_EQUIVALENCE);
        beta * self.later_wins / self.later + (1.0 - beta) * share
    }
}

/// All nodes.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M> Tree<M> {
    /// The index of the root.
    pub(super) const ROOT: usize = 0;

    /// Returns a tree that is only its root.
    pub(super) fn new() -> Self {
        let root =
            Node { mv: None, slot: None, prior: Prior::EVEN, games: 0, wins: 0.0, later: 0.0, later_wins: 0.0, children: 0..0 };
        Self { nodes: vec![root] }
    }

    /// Returns the number of nodes.
    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns a node.
    #[inline]
    pub(super) fn get(&self, node: usize) -> &Node<M> {
        &self.nodes[node]
    }

    /// Returns a node to be changed.
    #[inline]
    pub(super) fn get_mut(&mut self, node: usize) -> &mut Node<M> {
        &mut self.nodes[node]
    }

    /// Returns the indices of a node's children.
    #[inline]
    pub(super) fn children(&self, node: usize) -> Range<usize> {
        let children = &self.nodes[node].children;
        children.start as usize..children.end as usize
    }

    /// Gives a node its children.
    pub(super) fn add_children(&mut self, node: usize, children: impl Iterator<Item = Node<M>>) {
        let index = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let start = index(self.nodes.len());
        self.nodes.extend(children);
        self.nodes[node].children = start..index(self.nodes.len());
    }
}
