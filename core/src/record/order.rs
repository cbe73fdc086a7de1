//! The order of the lines of a record, and lines that are removed.
//!
//! The first line at each position makes the *main line*, whichever line is in view, and a file
//! begins with it. The lines that part at a position are in the order in which they were first
//! played, until one of them is moved.

use std::borrow::Cow;
use std::iter::successors;

use super::nodes::NodeId;
use super::{Place, Record};
use crate::game::Game;

impl<G: Game> Record<G> {
    /// Returns the moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = G::Move> + '_ {
        let nodes = successors(Some(NodeId::ROOT), |&node| self.nodes.node(node).first);
        nodes.filter_map(|node| self.nodes.mv(node))
    }

    /// Returns whether the current line goes on with the first of the moves tried after its first
    /// `plies` moves; also at its end.
    #[must_use]
    pub fn is_first_at(&self, plies: usize) -> bool {
        let next = self.line.get(plies + 1).copied();
        next.is_none() || next == self.nodes.node(self.line[plies]).first
    }

    /// Puts the move after the first `plies` moves of the current line one place further forward
    /// among those tried there. Returns whether it was not the first one already.
    pub fn promote(&mut self, plies: usize) -> bool {
        let is_later = !self.is_first_at(plies);
        if is_later {
            let (fork, shown) = (self.line[plies], self.line[plies + 1]);
            let rank = self.nodes.rank(fork, shown).saturating_sub(1);
            self.nodes.set_rank(fork, shown, rank);
        }
        is_later
    }

    /// Makes the current line the main line: the first one at each of its positions.
    pub fn make_main(&mut self) {
        for pair in self.line.windows(2) {
            if self.nodes.node(pair[0]).first != Some(pair[1]) {
                self.nodes.set_rank(pair[0], pair[1], 0);
            }
        }
    }

    /// Removes the move after the first `plies` moves of the current line with all that follows it.
    /// The line goes on with the first of the other moves there, and the cursor stays or goes back
    /// to that position. `result_at` is a place kept elsewhere, which may be among those that are
    /// removed.
    pub fn remove_line(&mut self, plies: usize, result_at: &mut Option<Place>) {
        let Some(&removed) = self.line.get(plies + 1) else {
            return;
        };
        let cursor = self.cursor().min(plies);
        self.go_to(plies);
        let numbers = self.nodes.remove(removed);
        let number = |node: NodeId| numbers.get(node.index()).copied().flatten();
        self.line.truncate(plies + 1);
        self.line = self.line.iter().filter_map(|&node| number(node)).collect();
        self.moves.truncate(plies);
        *result_at = result_at.and_then(|Place(node)| number(node)).map(Place);
        if let Some(first) = self.nodes.node(self.line[plies]).first {
            let node = self.nodes.node_mut(first);
            node.replaced = None;
            self.show_ahead(first);
        }
        self.nodes.node_mut(self.line[plies]).undone = None;
        self.end = None;
        self.arrive();
        self.go_to(cursor);
    }

    /// Returns the record with its main line in view and the cursor at its end, and with the first
    /// line in view at each other position.
    #[must_use]
    pub fn in_order(&self) -> Cow<'_, Self> {
        if self.is_at_end() && self.nodes.shows_first() {
            return Cow::Borrowed(self);
        }
        let mut record = self.clone();
        record.go_to(0);
        record.nodes.look_at_first();
        if let Some(first) = record.nodes.node(NodeId::ROOT).first {
            record.show_ahead(first);
        }
        record.arrive();
        record.go_to(usize::MAX);
        Cow::Owned(record)
    }

    /// Returns the moves played from a position with their positions, in their order: whichever of
    /// them is in view.
    #[must_use]
    pub fn children_in_order(&self, place: Place) -> Vec<(G::Move, Place)> {
        let children = self.nodes.children(place.0);
        children.map(|(mv, to)| (mv, Place(to))).collect()
    }

    /// Returns where the moves in view stand: for each position with several moves, in the order of
    /// [`places`](Self::places), how many come before the one in view. Empty if none does anywhere.
    #[must_use]
    pub fn ranks(&self) -> Vec<usize> {
        let rank = |(fork, shown)| self.nodes.rank(fork, shown);
        let mut ranks: Vec<usize> = self.forks().into_iter().map(rank).collect();
        if ranks.iter().all(|&rank| rank == 0) {
            ranks.clear();
        }
        ranks
    }

    /// Puts the moves in view back where they stood when these were their [`ranks`](Self::ranks),
    /// in a record that was built from the [branches](Self::branches). Returns whether they fit.
    pub fn set_ranks(&mut self, ranks: &[usize]) -> bool {
        if ranks.is_empty() {
            return true;
        }
        let forks = self.forks();
        let fits = |(&(fork, _), &rank): (&(NodeId, NodeId), &usize)| {
            rank < self.nodes.children(fork).count()
        };
        if forks.len() != ranks.len() || !forks.iter().zip(ranks).all(fits) {
            return false;
        }
        for ((fork, shown), &rank) in forks.into_iter().zip(ranks) {
            self.nodes.set_rank(fork, shown, rank);
        }
        true
    }

    /// Returns the positions with several moves, each with the one in view.
    fn forks(&self) -> Vec<(NodeId, NodeId)> {
        let fork = |place: Place| {
            let shown = self.nodes.node(place.0).ahead?;
            (self.nodes.children(place.0).count() > 1).then_some((place.0, shown))
        };
        self.places().filter_map(fork).collect()
    }
}
