//! The whole tree of a record, for writers of files.

use super::nodes::NodeId;
use super::{Comment, Record};
use crate::game::Game;

/// A position in the tree of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place(pub(super) NodeId);

/// A line of a tree, given by what it does not share with the previous line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<M> {
    /// The number of moves that it shares with the previous line.
    pub after: usize,
    /// Its further moves.
    pub moves: Vec<M>,
}

/// A move of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<M> {
    /// The number of the [branch](Record::branches) it belongs to.
    pub branch: usize,
    /// The number of moves from the start up to and including it.
    pub plies: usize,
    /// The move.
    pub mv: M,
    /// The position after it.
    pub place: Place,
}

/// A branch with the positions after its moves, and the number of moves that it shares with the
/// previous one.
type Line<M> = (usize, Vec<(M, Place)>);

impl<G: Game> Record<G> {
    /// Returns the initial position.
    #[must_use]
    pub const fn root(&self) -> Place {
        Place(NodeId::ROOT)
    }

    /// Returns the place at the cursor.
    #[must_use]
    pub fn place(&self) -> Place {
        Place(self.here())
    }

    /// Returns the place after the last move of the current line.
    #[must_use]
    pub fn last_place(&self) -> Place {
        Place(self.line.last().copied().unwrap_or(NodeId::ROOT))
    }

    /// Returns the position after this many moves of the current line, at most its end.
    #[must_use]
    pub fn place_after(&self, plies: usize) -> Place {
        self.line.get(plies).map_or_else(|| self.last_place(), |&node| Place(node))
    }

    /// Returns the number of moves of the current line before a position; `None` if it is in
    /// another line.
    #[must_use]
    pub fn plies_to(&self, place: Place) -> Option<usize> {
        self.line.iter().position(|&node| node == place.0)
    }

    /// Returns the number of the [branch](Self::branches) that a position belongs to, and the
    /// number of moves before it.
    #[must_use]
    pub fn branch_of(&self, place: Place) -> (usize, usize) {
        let own = |(branch, (after, steps)): (usize, Line<G::Move>)| {
            Some((branch, after + 1 + steps.iter().position(|&(_, to)| to == place)?))
        };
        self.lines().into_iter().enumerate().find_map(own).unwrap_or_default()
    }

    /// Returns the position of a branch after this many moves, at most its end. `None` if there is
    /// no such branch, or if the position belongs to the previous one.
    #[must_use]
    pub fn place_in(&self, branch: usize, plies: usize) -> Option<Place> {
        if branch == 0 {
            return Some(self.place_after(plies));
        }
        let (after, steps) = self.lines().into_iter().nth(branch)?;
        let own = plies.checked_sub(after + 1)?;
        steps.get(own).or(steps.last()).map(|&(_, to)| to)
    }

    /// Makes the line through a position the current one, continuing as it did when it was last in
    /// view; the cursor is somewhere in it.
    pub fn show(&mut self, place: Place) {
        let mut moves: Vec<(G::Move, Place)> = Vec::new();
        for (after, steps) in self.lines() {
            moves.truncate(after);
            moves.extend(steps);
            if let Some(last) = moves.iter().position(|&(_, to)| to == place) {
                for (plies, &(mv, to)) in moves[..=last].iter().enumerate() {
                    if self.line.get(plies + 1) != Some(&to.0) {
                        self.switch(plies, mv);
                    }
                }
                return;
            }
        }
    }

    /// Returns the moves played from a position with their positions: first the one in the line
    /// last in view, then the others in their order. Following the first ones
    /// from the root gives the current line.
    #[must_use]
    pub fn children(&self, place: Place) -> Vec<(G::Move, Place)> {
        let ahead = self.nodes.node(place.0).ahead;
        let mut children: Vec<_> =
            self.nodes.children(place.0).map(|(mv, to)| (mv, Place(to))).collect();
        if let Some(first) = children.iter().position(|(_, to)| ahead == Some(to.0)) {
            children[..=first].rotate_right(1);
        }
        children
    }

    /// Returns the move that leads to a position; none leads to the initial one.
    #[must_use]
    pub fn move_to(&self, place: Place) -> Option<G::Move> {
        self.nodes.mv(place.0)
    }

    /// Returns the comment on a position, if any.
    #[must_use]
    pub fn comment_at(&self, place: Place) -> Option<&Comment> {
        self.nodes.comment(place.0)
    }

    /// Returns what the players have agreed on in a position.
    #[must_use]
    pub fn agreed_at(&self, place: Place) -> &[G::Move] {
        self.nodes.agreed(place.0)
    }

    /// Returns the markup of a position, in the notation of the file that the game came from: marks
    /// on the board, times, tags. It is kept and written again, without a meaning here; usually it
    /// is empty.
    #[must_use]
    pub fn markup_at(&self, place: Place) -> &str {
        self.nodes.markup(place.0)
    }

    /// Returns the markup of the position after this many moves of the current line, at most its
    /// end, and then of each one before it.
    pub fn markups_back(&self, plies: usize) -> impl Iterator<Item = &str> {
        let line = self.line.iter().take(plies + 1).rev();
        line.map(|&node| self.nodes.markup(node))
    }

    /// Replaces the comment on a position.
    pub fn set_comment(&mut self, place: Place, comment: Option<Comment>) {
        *self.nodes.comment_mut(place.0) = comment;
    }

    /// Returns the markup of a position, to be changed.
    pub fn markup_mut(&mut self, place: Place) -> &mut String {
        self.nodes.markup_mut(place.0)
    }

    /// Returns all lines of the tree, each up to its last move: the current line, and then the
    /// others in an order in which each shares as many moves as possible with the previous one. A
    /// record without moves has one empty line.
    ///
    /// A [`Builder`](super::Builder) rebuilds the same tree from them.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch<G::Move>> {
        let only_moves = |(after, steps): Line<G::Move>| Branch {
            after,
            moves: steps.into_iter().map(|(mv, _)| mv).collect(),
        };
        self.lines().into_iter().map(only_moves).collect()
    }

    /// Returns the position at the end of each [branch](Self::branches), in order.
    #[must_use]
    pub fn ends(&self) -> Vec<Place> {
        let end = |(_, steps): Line<G::Move>| steps.last().map_or(self.root(), |&(_, to)| to);
        self.lines().into_iter().map(end).collect()
    }

    /// Returns the comments of each [branch](Self::branches) in order: those on its own positions,
    /// each with the number of moves before it. The initial position belongs to the current line.
    #[must_use]
    pub fn comments(&self) -> Vec<Vec<(usize, &Comment)>> {
        let written = |(plies, place): (usize, Place)| Some((plies, self.comment_at(place)?));
        let own = |(after, steps): Line<G::Move>| {
            (after + 1..)
                .zip(steps.into_iter().map(|(_, place)| place))
                .filter_map(written)
                .collect()
        };
        let mut comments: Vec<Vec<_>> = self.lines().into_iter().map(own).collect();
        if let (Some(current), Some(first)) = (comments.first_mut(), written((0, self.root()))) {
            current.insert(0, first);
        }
        comments
    }

    /// Returns all positions of the tree: the initial one, and those after the
    /// [steps](Self::steps).
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        std::iter::once(self.root()).chain(self.steps().map(|step| step.place))
    }

    /// Returns all moves of the tree, branch by branch in the order of
    /// [`branches`](Self::branches).
    pub fn steps(&self) -> impl Iterator<Item = Step<G::Move>> + '_ {
        self.walk(Self::children)
    }

    /// Returns all moves of the tree as [`steps`](Self::steps) does, with the moves at each
    /// position in their order: looking at another line changes nothing.
    pub fn steps_as_played(&self) -> impl Iterator<Item = Step<G::Move>> + '_ {
        self.walk(Self::children_in_order)
    }

    /// Returns the number of moves in the whole tree.
    #[must_use]
    pub const fn tree_size(&self) -> usize {
        self.nodes.moves()
    }

    /// Goes through the tree, with the moves at each position in this order.
    fn walk(
        &self,
        children: impl Fn(&Self, Place) -> Vec<(G::Move, Place)>,
    ) -> impl Iterator<Item = Step<G::Move>> {
        // The moves still to visit, the next one last, each with the number of moves before it.
        let mut open: Vec<(usize, (G::Move, Place))> = Vec::new();
        open.extend(children(self, self.root()).into_iter().rev().map(|child| (0, child)));
        let (mut branch, mut length) = (0, 0);
        std::iter::from_fn(move || {
            let (before, (mv, place)) = open.pop()?;
            if before < length {
                branch += 1;
            }
            length = before + 1;
            open.extend(children(self, place).into_iter().rev().map(|child| (length, child)));
            Some(Step { branch, plies: length, mv, place })
        })
    }

    /// Returns the steps of every branch, with the number of moves that it shares with the previous
    /// one.
    fn lines(&self) -> Vec<Line<G::Move>> {
        let mut lines = vec![(0, Vec::new())];
        for Step { branch, plies, mv, place } in self.steps() {
            if branch == lines.len() {
                lines.push((plies - 1, Vec::new()));
            }
            if let Some((_, steps)) = lines.last_mut() {
                steps.push((mv, place));
            }
        }
        lines
    }
}
