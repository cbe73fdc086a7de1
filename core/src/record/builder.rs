//! Builds records from whole trees, for readers of files.

use std::iter::successors;

use super::Record;
use super::nodes::{NodeId, Nodes};
use super::tree::Place;
use crate::game::Game;

#[cfg(debug_assertions)]
thread_local! {
    /// The number of moves that this thread has checked for records, for tests of how often a file
    /// is replayed. Only a program with debug assertions counts them.
    pub static CHECKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// A step of a path: its node, and what takes it back, except for a step that changed nothing.
type Step<G> = (NodeId, Option<(<G as Game>::Move, <G as Game>::Undo)>);

/// A record being built: a tree of lines that are added in turn, the current one first.
///
/// Going back costs nothing, however many lines there are.
///
/// # Example
/// ```
/// use plot4_core::connect4::{Column, Position, Standard};
/// use plot4_core::record::Builder;
///
/// let [a, b, c] = [1, 2, 3].map(|number| Column::from_number(number).expect("a column"));
/// let mut builder = Builder::new(Position::empty(Standard));
/// builder.play(a).and_then(|()| builder.play(b)).expect("legal moves");
/// builder.back_to(1);
/// builder.play(c).expect("a legal move");
/// let record = builder.finish();
/// assert_eq!(record.moves(), [a, b]);
/// assert_eq!(record.branches()[1].moves, [c]);
/// ```
#[derive(Clone, Debug)]
pub struct Builder<G: Game> {
    start: G,
    nodes: Nodes<G::Move>,
    /// The steps from the root to the current place: moves, and what was agreed on between them.
    path: Vec<Step<G>>,
    /// The current position.
    current: G,
    /// The number of positions on which something was noted.
    notes: usize,
}

impl<G: Game> Builder<G> {
    /// Returns a builder for a record that starts with this position.
    #[must_use]
    pub fn new(start: G) -> Self {
        Self { current: start.clone(), start, nodes: Nodes::new(), path: Vec::new(), notes: 0 }
    }

    /// Returns the current position.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.current
    }

    /// Returns the number of steps to the current place: moves, and what was agreed on between
    /// them.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.path.len()
    }

    /// Returns the number of steps since the last move: agreements, and those that were skipped.
    #[must_use]
    pub fn steps_since_move(&self) -> usize {
        let is_move =
            |(_, made): &Step<G>| made.as_ref().is_some_and(|&(mv, _)| !G::is_agreement(mv));
        let steps = self.path.iter().rev();
        steps.take_while(|step| !is_move(step)).count()
    }

    /// Takes a step that changes nothing.
    pub fn skip(&mut self) {
        self.path.push((self.here(), None));
    }

    /// Plays a move at the current place, and goes there; an existing move is followed. An
    /// [agreement](Game::is_agreement) is kept with the current place.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing is changed.
    pub fn play(&mut self, mv: G::Move) -> Result<(), G::Refusal> {
        let here = self.here();
        if G::is_agreement(mv) {
            if let Some(refusal) = self.current.refusal(mv) {
                return Err(refusal);
            }
            self.path.push((here, Some((mv, self.current.make(mv)))));
            self.notes += usize::from(!self.nodes.has_notes(here));
            self.nodes.agree(here, self.current.agreed());
            return Ok(());
        }
        let node = if let Some(node) = self.nodes.child(here, mv) {
            node
        } else {
            #[cfg(debug_assertions)]
            CHECKED.set(CHECKED.get() + 1);
            if let Some(refusal) = self.current.refusal(mv) {
                return Err(refusal);
            }
            self.nodes.add(here, mv)
        };
        self.nodes.node_mut(here).ahead.get_or_insert(node);
        self.path.push((node, Some((mv, self.current.make(mv)))));
        Ok(())
    }

    /// Adds text below the comment on the current position.
    pub fn write(&mut self, text: &str) {
        let here = self.here();
        let had_notes = self.nodes.has_notes(here);
        self.nodes.write(here, text);
        self.notes += usize::from(self.nodes.has_notes(here) && !had_notes);
    }

    /// Adds markup to the current position, in the notation of its file, after `separator` if there
    /// is some already.
    pub fn add_markup(&mut self, separator: &str, text: &str) {
        if !text.is_empty() {
            self.notes += usize::from(!self.nodes.has_notes(self.here()));
            let markup = self.nodes.markup_mut(self.here());
            if !markup.is_empty() {
                markup.push_str(separator);
            }
            markup.push_str(text);
        }
    }

    /// Removes the markup of the current position.
    pub fn clear_markup(&mut self) {
        self.nodes.markup_mut(self.here()).clear();
    }

    /// Returns the markup of the current position so far.
    #[must_use]
    pub fn markup(&self) -> &str {
        self.nodes.markup(self.here())
    }

    /// Returns the number of moves in the whole tree.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.nodes.moves()
    }

    /// Returns the number of positions on which something was noted: a comment, markup, an
    /// agreement.
    #[must_use]
    pub const fn notes(&self) -> usize {
        self.notes
    }

    /// Returns the current position's place in the tree of the finished record.
    #[must_use]
    pub fn place(&self) -> Place {
        Place(self.here())
    }

    /// Returns the current node.
    fn here(&self) -> NodeId {
        self.path.last().map_or(NodeId::ROOT, |&(node, _)| node)
    }

    /// Goes back to the place after this many steps of the current path; never forward.
    pub fn back_to(&mut self, plies: usize) {
        while self.path.len() > plies {
            if let Some((_, Some((mv, undo)))) = self.path.pop() {
                self.current.unmake(mv, undo);
            }
        }
    }

    /// Goes back to the place after this many steps of the current path, and takes the moves out of
    /// the tree that were added on the way here since it had `moves` of them, as if they had not
    /// been tried.
    pub fn forget(&mut self, plies: usize, moves: usize) {
        let before = plies.checked_sub(1).map_or(NodeId::ROOT, |last| self.path[last].0);
        let tried = self.path[plies..].iter().map(|&(node, _)| node);
        let parents: Vec<NodeId> = std::iter::once(before).chain(tried).collect();
        self.back_to(plies);
        self.nodes.truncate(moves, &parents);
    }

    /// Goes to the end of the current line, which consists of the first move at each place, and of
    /// nothing that was agreed on between them.
    pub fn go_to_end(&mut self) {
        let ahead = |node: &NodeId| self.nodes.node(*node).ahead;
        let line: Vec<NodeId> = successors(ahead(&NodeId::ROOT), ahead).collect();
        let shared =
            self.path.iter().zip(&line).take_while(|((node, _), next)| node == *next).count();
        self.back_to(shared);
        for &node in &line[shared..] {
            if let Some(mv) = self.nodes.mv(node) {
                self.path.push((node, Some((mv, self.current.make(mv)))));
            }
        }
    }

    /// Returns the record, whose current line consists of the first move at each place, with the
    /// cursor at its end.
    #[must_use]
    pub fn finish(mut self) -> Record<G> {
        self.go_to_end();
        let mut record =
            Record { nodes: self.nodes, current: self.current, ..Record::new(self.start) };
        for (node, made) in self.path {
            record.line.push(node);
            if let Some((mv, undo)) = made {
                record.moves.push(mv);
                record.undos.push(undo);
            }
        }
        record.arrive();
        record
    }
}
