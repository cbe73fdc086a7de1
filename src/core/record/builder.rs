//! Records made of whole trees, for those who read them.

use super::{Comment, Node, Record};
use crate::core::game::{Game, IllegalMove};

/// A record in the making: a tree of lines that are told in turn, the current one first.
///
/// Going back costs nothing, however many lines there are.
///
/// # Example
/// ```
/// use plot4::core::connect4::{Column, Position, Standard};
/// use plot4::core::record::Builder;
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
    nodes: Vec<Node<G::Move>>,
    /// The nodes from the root's first child to the present place, with the moves that lead to them and what takes those back.
    path: Vec<(usize, G::Move, G::Undo)>,
    /// The position at the present place.
    current: G,
}

impl<G: Game> Builder<G> {
    /// Returns the beginning of a record that starts with this position.
    #[must_use]
    pub fn new(start: G) -> Self {
        Self { current: start.clone(), start, nodes: vec![Node::new()], path: Vec::new() }
    }

    /// Returns the position at the present place.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.current
    }

    /// Returns the number of moves before the present place.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.path.len()
    }

    /// Plays a move at the present place, and goes there; a move that is there already is only gone along.
    ///
    /// # Errors
    /// [`IllegalMove`] if the rules refuse it; nothing is changed.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove<G::Move, G::Refusal>> {
        if let Some(refusal) = self.current.refusal(mv) {
            return Err(IllegalMove { mv, refusal });
        }
        let here = self.path.last().map_or(0, |&(node, ..)| node);
        let known = self.nodes[here].next.iter().find(|&&(tried, _)| tried == mv).map(|&(_, node)| node);
        let node = known.unwrap_or_else(|| {
            self.nodes.push(Node::new());
            let node = self.nodes.len() - 1;
            self.nodes[here].next.push((mv, node));
            self.nodes[here].ahead.get_or_insert(node);
            node
        });
        self.path.push((node, mv, self.current.make(mv)));
        Ok(())
    }

    /// Writes something about the present place, below what is written there already.
    pub fn write(&mut self, text: &str) {
        let here = self.path.last().map_or(0, |&(node, ..)| node);
        let comment = &mut self.nodes[here].comment;
        *comment = match comment.take() {
            Some(before) => Some(before.and(text)),
            None => Comment::new(text),
        };
    }

    /// Goes back to the place on the way here that so many moves lie before; not forward.
    pub fn back_to(&mut self, plies: usize) {
        while self.path.len() > plies {
            if let Some((_, mv, undo)) = self.path.pop() {
                self.current.unmake(mv, undo);
            }
        }
    }

    /// Returns the record, whose current line is that of the moves that were the first at their places, with the cursor at its
    /// end.
    #[must_use]
    pub fn finish(self) -> Record<G> {
        let mut record = Record { nodes: self.nodes, ..Record::new(self.start) };
        if let Some(first) = record.nodes[0].ahead {
            record.show_ahead(first);
        }
        record.go_to(usize::MAX);
        record
    }
}
