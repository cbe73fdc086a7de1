//! The whole tree of a record, for those who write it down.

use super::Record;
use crate::core::game::Game;

/// A place in the tree of a [`Record`]: after the moves that lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place(usize);

/// A line of a tree, told by what it does not share with the line before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<M> {
    /// The number of moves that it shares with the line before it.
    pub after: usize,
    /// The moves that follow those.
    pub moves: Vec<M>,
}

impl<G: Game> Record<G> {
    /// Returns the place before the first move.
    #[must_use]
    pub const fn root(&self) -> Place {
        Place(0)
    }

    /// Returns the moves that have been played from a place, and where they lead: first the one in the line that was last in view
    /// there, then the others in the order of their first time. The first of the first, and so on from the root, is the current
    /// line.
    #[must_use]
    pub fn children(&self, place: Place) -> Vec<(G::Move, Place)> {
        let node = &self.nodes[place.0];
        let mut children: Vec<_> = node.next.iter().map(|&(mv, to)| (mv, Place(to))).collect();
        if let Some(first) = children.iter().position(|(_, to)| node.ahead == Some(to.0)) {
            children[..=first].rotate_right(1);
        }
        children
    }

    /// Returns every line of the tree, each up to its last move: the current line, and then the others, so that each shares as
    /// many moves as it can with the one before it. A record without moves has one line without moves.
    ///
    /// A [`Builder`](super::Builder) makes the same tree of them.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch<G::Move>> {
        let mut branches = vec![Branch { after: 0, moves: Vec::new() }];
        // The moves that are still to be told, the next one last: each with the number of moves before it.
        let mut open: Vec<_> = self.children(self.root()).into_iter().rev().map(|child| (0, child)).collect();
        let mut length = 0;
        while let Some((before, (mv, place))) = open.pop() {
            if before < length {
                branches.push(Branch { after: before, moves: Vec::new() });
            }
            if let Some(branch) = branches.last_mut() {
                branch.moves.push(mv);
            }
            length = before + 1;
            open.extend(self.children(place).into_iter().rev().map(|child| (length, child)));
        }
        branches
    }
}
