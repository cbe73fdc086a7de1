//! The moves of a game, with a cursor to look back, undo without limit, and the
//! comments on its positions.

mod builder;
mod comment;
mod nodes;
mod tree;

pub use builder::Builder;
#[cfg(test)]
pub(crate) use builder::CHECKED;
pub use comment::Comment;
pub use tree::{Branch, Place, Step};

use self::nodes::{NodeId, Nodes};
use super::game::{Game, IllegalMove};

/// A game from its first position on: the moves of the current line, and a cursor in it.
///
/// The cursor splits the line into what is on the board and what lies ahead. [`undo`](Self::undo)
/// and [`redo`](Self::redo) move it by one; so does [`go_to`](Self::go_to), as far as one likes.
/// Playing while moves lie ahead puts another line in their place: the undo that takes back the
/// move brings them back, and the redo after it brings back what was played instead. Undo and redo
/// are each other's inverse. No move is ever lost: all lines make a tree, and playing a move again
/// brings back what had followed it.
///
/// ```
/// use plot4::core::connect4::{Position, Standard, notation};
/// use plot4::core::record::Record;
///
/// let moves = notation::parse_moves(Standard, "443")?;
/// let mut record = Record::replay(Position::empty(Standard), &moves).expect("legal moves");
/// assert_eq!(record.undo(), Some(moves[2]));
/// assert_eq!((record.cursor(), record.can_redo()), (2, true));
/// # Ok::<(), plot4::core::kind::MoveListError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    /// Every move ever played.
    nodes: Nodes<G::Move>,
    /// The nodes of the current line, the start included.
    line: Vec<NodeId>,
    /// The moves of the current line.
    moves: Vec<G::Move>,
    /// The undo of each move before the cursor, as many as those.
    undos: Vec<G::Undo>,
    /// The position at the cursor.
    current: G,
    /// The position after the last move of the line, while moves lie ahead of the cursor; else that
    /// is the one at the cursor. It is kept so that a caller that looks back at a long game can
    /// ask at any time how it ends.
    end: Option<G>,
}

impl<G: Game + PartialEq> PartialEq for Record<G> {
    /// Returns whether both have the same moves, lines and comments, with the cursor at the same
    /// place.
    fn eq(&self, other: &Self) -> bool {
        // The positions at the cursor and at the end, and what takes the moves back, follow from
        // the rest.
        self.start == other.start
            && self.nodes == other.nodes
            && self.line == other.line
            && self.moves == other.moves
            && self.cursor() == other.cursor()
    }
}

impl<G: Game + Eq> Eq for Record<G> {}

impl<G: Game> Record<G> {
    /// Returns a record that begins with this position and has no moves.
    #[must_use]
    pub fn new(start: G) -> Self {
        let (nodes, line) = (Nodes::new(), vec![NodeId::ROOT]);
        Self {
            current: start.clone(),
            start,
            nodes,
            line,
            moves: Vec::new(),
            undos: Vec::new(),
            end: None,
        }
    }

    /// Returns the record of these moves, with the cursor at the end.
    ///
    /// # Errors
    /// The first [`IllegalMove`] among them.
    pub fn replay(start: G, moves: &[G::Move]) -> Result<Self, IllegalMove<G::Move, G::Refusal>> {
        let mut record = Self::new(start);
        for &mv in moves {
            record.play(mv)?;
        }
        Ok(record)
    }

    /// Returns the position at the cursor.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.current
    }

    /// Returns the position after the last move of the current line, wherever the cursor stands;
    /// that costs nothing.
    #[must_use]
    pub fn last_position(&self) -> &G {
        self.end.as_ref().unwrap_or(&self.current)
    }

    /// Returns the position before the first move.
    #[must_use]
    pub const fn start(&self) -> &G {
        &self.start
    }

    /// Returns all moves of the current line, those ahead of the cursor too.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Returns the moves up to the cursor.
    #[must_use]
    pub fn played(&self) -> &[G::Move] {
        &self.moves[..self.cursor()]
    }

    /// Returns the number of moves before the cursor.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.undos.len()
    }

    /// Returns the comment on the position at the cursor, if anything.
    #[must_use]
    pub fn comment(&self) -> Option<&Comment> {
        self.nodes.comment(self.here())
    }

    /// Returns whether no move lies ahead of the cursor.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.cursor() == self.moves.len()
    }

    /// Returns whether [`undo`](Self::undo) would do something.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.cursor() > 0
    }

    /// Returns whether [`redo`](Self::redo) would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        // An undone move took the place of something, so there is something ahead in any case.
        !self.is_at_end()
    }

    /// Returns the moves that have been played at the cursor, in this line or another, in the order
    /// of their first time.
    pub fn tried(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.nodes.children(self.here()).map(|(mv, _)| mv)
    }

    /// Returns the moves that have been played after the first `plies` moves of the current line,
    /// in the order of their first time: the line's own next move, and those of other lines.
    /// Nothing past the end of the line.
    #[must_use]
    pub fn tried_at(&self, plies: usize) -> Vec<G::Move> {
        self.line.get(plies).map_or_else(Vec::new, |&node| {
            self.nodes.children(node).map(|(mv, _)| mv).collect()
        })
    }

    /// Shows the line that continues with this move after the first `plies` moves, from there as it
    /// did when it was last in view; the cursor stands after the move. Returns whether there is
    /// such a line; if not, nothing has changed.
    ///
    /// Unlike [`play`](Self::play) it leaves nothing for an undo to bring back: both lines stay as
    /// they are.
    pub fn switch(&mut self, plies: usize, mv: G::Move) -> bool {
        let Some(&from) = self.line.get(plies) else {
            return false;
        };
        let Some(node) = self.nodes.child(from, mv) else {
            return false;
        };
        self.go_to(plies);
        self.nodes.node_mut(from).undone = None;
        self.nodes.node_mut(node).replaced = None;
        self.show_ahead(node);
        self.undos.push(self.current.make(mv));
        self.keep_end();
        true
    }

    /// Plays a move at the cursor; if it is not the move ahead, another line takes the place of the
    /// one ahead.
    ///
    /// # Errors
    /// [`IllegalMove`] if the rules refuse it; the record is unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove<G::Move, G::Refusal>> {
        #[cfg(test)]
        CHECKED.set(CHECKED.get() + 1);
        if let Some(refusal) = self.current.refusal(mv) {
            return Err(IllegalMove { mv, refusal });
        }
        let here = self.here();
        let node = self.nodes.add(here, mv);
        self.nodes.node_mut(here).undone = None;
        self.replace_ahead(node);
        self.undos.push(self.current.make(mv));
        self.keep_end();
        Ok(())
    }

    /// Takes back the move before the cursor and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<G::Move> {
        let undone = *self.played().last()?;
        let node = self.here();
        self.go_to(self.cursor() - 1);
        if let Some(replaced) = self.nodes.node_mut(node).replaced.take() {
            let here = self.here();
            self.nodes.node_mut(here).undone = Some(node);
            self.show_ahead(replaced);
            self.keep_end();
        }
        Some(undone)
    }

    /// Plays again what was taken back and returns it, or `None` if there is nothing.
    pub fn redo(&mut self) -> Option<G::Move> {
        let here = self.here();
        let node = self
            .nodes
            .node_mut(here)
            .undone
            .take()
            .or(self.nodes.node(here).ahead)?;
        self.replace_ahead(node);
        let redone = *self.moves.get(self.cursor())?;
        self.undos.push(self.current.make(redone));
        self.keep_end();
        Some(redone)
    }

    /// Moves the cursor so that `plies` moves lie before it; past the end, to the end. No move is
    /// lost.
    ///
    /// It makes or takes back the moves on the way, and no others.
    pub fn go_to(&mut self, plies: usize) {
        let plies = plies.min(self.moves.len());
        if self.is_at_end() && plies < self.cursor() {
            self.end = Some(self.current.clone());
        }
        // A player who continues along this line has chosen it over what was undone.
        for index in self.cursor()..plies {
            self.nodes.node_mut(self.line[index]).undone = None;
            self.undos.push(self.current.make(self.moves[index]));
        }
        while self.cursor() > plies
            && let Some(undo) = self.undos.pop()
        {
            self.current.unmake(self.moves[self.cursor()], undo);
        }
        self.keep_end();
    }

    /// Keeps the position at the end of the line, if moves lie ahead of the cursor and it is not
    /// known yet.
    fn keep_end(&mut self) {
        if self.is_at_end() {
            self.end = None;
        } else if self.end.is_none() {
            let mut end = self.current.clone();
            for &mv in &self.moves[self.cursor()..] {
                end.make(mv);
            }
            self.end = Some(end);
        }
    }

    /// Returns the node at the cursor.
    fn here(&self) -> NodeId {
        self.line[self.cursor()]
    }

    /// Continues the line with this node from the cursor, and keeps the moves that were ahead, if
    /// they differ, for the undo.
    fn replace_ahead(&mut self, node: NodeId) {
        let before = self.line.get(self.cursor() + 1).copied();
        self.nodes.node_mut(node).replaced = before.filter(|&before| before != node);
        if before != Some(node) {
            self.show_ahead(node);
        }
    }

    /// Continues the line with this node from the cursor, and from there as it was when it was last
    /// in view. The caller keeps the end once the cursor stands where it is to.
    fn show_ahead(&mut self, node: NodeId) {
        let here = self.here();
        self.end = None; // of another line
        self.nodes.node_mut(here).ahead = Some(node);
        self.line.truncate(self.cursor() + 1);
        self.moves.truncate(self.cursor());
        let mut last = here;
        while let Some(node) = self.nodes.node(last).ahead {
            self.moves.extend(self.nodes.mv(node));
            self.line.push(node);
            last = node;
        }
    }
}
