//! The whole tree of a record, for those who write it down.

use super::nodes::NodeId;
use super::{Comment, Record};
use crate::core::game::Game;

/// A place in the tree of a [`Record`]: after the moves that lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place(NodeId);

/// A line of a tree, told by what it does not share with the line before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<M> {
    /// The number of moves that it shares with the line before it.
    pub after: usize,
    /// The moves that follow those.
    pub moves: Vec<M>,
}

/// A move of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<M> {
    /// The number of the [branch](Record::branches) whose own it is.
    pub branch: usize,
    /// The number of moves up to it from the start on, itself among them.
    pub plies: usize,
    /// The move.
    pub mv: M,
    /// The place that it leads to.
    pub place: Place,
}

/// A branch with the places that its moves lead to, after so many moves that it shares with the one
/// before it.
type Line<M> = (usize, Vec<(M, Place)>);

impl<G: Game> Record<G> {
    /// Returns the place before the first move.
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

    /// Returns the place after so many moves of the current line; past its end, at its end.
    #[must_use]
    pub fn place_after(&self, plies: usize) -> Place {
        self.line
            .get(plies)
            .map_or_else(|| self.last_place(), |&node| Place(node))
    }

    /// Returns how many moves of the current line lead to a place; `None` if it is in another line.
    #[must_use]
    pub fn plies_to(&self, place: Place) -> Option<usize> {
        self.line.iter().position(|&node| node == place.0)
    }

    /// Returns the number of the [branch](Self::branches) whose own a place is, and the number of
    /// moves that lead there.
    #[must_use]
    pub fn branch_of(&self, place: Place) -> (usize, usize) {
        let own = |(branch, (after, steps)): (usize, Line<G::Move>)| {
            Some((
                branch,
                after + 1 + steps.iter().position(|&(_, to)| to == place)?,
            ))
        };
        self.lines()
            .into_iter()
            .enumerate()
            .find_map(own)
            .unwrap_or_default()
    }

    /// Returns the place of a branch after so many moves; past its end, at its end. `None` if there
    /// is no such branch, or if the branch before it has that place, too.
    #[must_use]
    pub fn place_in(&self, branch: usize, plies: usize) -> Option<Place> {
        if branch == 0 {
            return Some(self.place_after(plies));
        }
        let (after, steps) = self.lines().into_iter().nth(branch)?;
        let own = plies.checked_sub(after + 1)?;
        steps.get(own).or(steps.last()).map(|&(_, to)| to)
    }

    /// Shows the line that leads to a place and on from there as it did when it was last in view;
    /// the cursor stands somewhere in it.
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

    /// Returns the moves that have been played from a place, and where they lead: first the one in
    /// the line that was last in view there, then the others in the order of their first time. The
    /// first of the first, and so on from the root, is the current line.
    #[must_use]
    pub fn children(&self, place: Place) -> Vec<(G::Move, Place)> {
        let ahead = self.nodes.node(place.0).ahead;
        let mut children: Vec<_> = self
            .nodes
            .children(place.0)
            .map(|(mv, to)| (mv, Place(to)))
            .collect();
        if let Some(first) = children.iter().position(|(_, to)| ahead == Some(to.0)) {
            children[..=first].rotate_right(1);
        }
        children
    }

    /// Returns the comment on the position at a place, if anything.
    #[must_use]
    pub fn comment_at(&self, place: Place) -> Option<&Comment> {
        self.nodes.comment(place.0)
    }

    /// Returns what else the file that a game came from says of the position at a place, in the
    /// notation of that file: marks on the board, times, tags of the game. It is kept and written
    /// again, and means nothing here; mostly it is empty.
    #[must_use]
    pub fn markup_at(&self, place: Place) -> &str {
        self.nodes.markup(place.0)
    }

    /// Returns every line of the tree, each up to its last move: the current line, and then the
    /// others, so that each shares as many moves as it can with the one before it. A record without
    /// moves has one line without moves.
    ///
    /// A [`Builder`](super::Builder) makes the same tree of them.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch<G::Move>> {
        let only_moves = |(after, steps): Line<G::Move>| Branch {
            after,
            moves: steps.into_iter().map(|(mv, _)| mv).collect(),
        };
        self.lines().into_iter().map(only_moves).collect()
    }

    /// Returns the comments, for each of the [branches](Self::branches) in their
    /// order: of the places that are its own, each by the number of moves before it. The place
    /// before the first move is one of the current line.
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

    /// Returns every place of the tree: the one before the first move, and those that the
    /// [steps](Self::steps) lead to.
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        std::iter::once(self.root()).chain(self.steps().map(|step| step.place))
    }

    /// Returns every move of the tree, branch by branch in the order of
    /// [`branches`](Self::branches).
    pub fn steps(&self) -> impl Iterator<Item = Step<G::Move>> + '_ {
        // The moves that are still to come, the next one last: each with the number of moves before
        // it.
        let mut open: Vec<(usize, (G::Move, Place))> = Vec::new();
        open.extend(
            self.children(self.root())
                .into_iter()
                .rev()
                .map(|child| (0, child)),
        );
        let (mut branch, mut length) = (0, 0);
        std::iter::from_fn(move || {
            let (before, (mv, place)) = open.pop()?;
            if before < length {
                branch += 1;
            }
            length = before + 1;
            open.extend(
                self.children(place)
                    .into_iter()
                    .rev()
                    .map(|child| (length, child)),
            );
            Some(Step {
                branch,
                plies: length,
                mv,
                place,
            })
        })
    }

    /// Returns the steps of every branch, with the number of moves that it shares with the one
    /// before it.
    fn lines(&self) -> Vec<Line<G::Move>> {
        let mut lines = vec![(0, Vec::new())];
        for Step {
            branch,
            plies,
            mv,
            place,
        } in self.steps()
        {
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
