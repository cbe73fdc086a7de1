//! The moves of a game, with a cursor for looking back, unlimited undo, and comments on positions.

mod builder;
mod comment;
mod nodes;
mod order;
mod tree;

pub use builder::Builder;
#[cfg(debug_assertions)]
pub use builder::CHECKED;
pub use comment::Comment;
pub use tree::{Branch, Place, Step};

use self::nodes::{NodeId, Nodes};
use super::game::Game;

/// A game from its initial position on: the moves of the current line, and a cursor in it.
///
/// The cursor splits the line into the moves on the board and the moves ahead. [`undo`](Self::undo)
/// and [`redo`](Self::redo) move it by one; [`go_to`](Self::go_to) moves it anywhere. Playing a
/// different move while there are moves ahead replaces them by another line: undoing that move
/// brings them back, and redoing it brings back what was played instead. Undo and redo are inverses
/// of each other. No move is ever lost: all lines form a tree, and playing a move again brings back
/// its continuation.
///
/// ```
/// use plot4_core::connect4::{Position, Standard, notation};
/// use plot4_core::record::Record;
///
/// let moves = notation::parse_moves(Standard, "443")?;
/// let mut record = Record::replay(Position::empty(Standard), &moves).expect("legal moves");
/// assert_eq!(record.undo(), Some(moves[2]));
/// assert_eq!((record.cursor(), record.can_redo()), (2, true));
/// # Ok::<(), plot4_core::kind::MoveFault>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    /// Every move ever played.
    nodes: Nodes<G::Move>,
    /// The nodes of the current line, including the start.
    line: Vec<NodeId>,
    /// The moves of the current line.
    moves: Vec<G::Move>,
    /// The undo data of each move before the cursor.
    undos: Vec<G::Undo>,
    /// The position at the cursor.
    current: G,
    /// The position at the end of the line, if the cursor is not there. It is kept so that looking
    /// back at a long game can cheaply ask how it ends.
    end: Option<G>,
}

impl<G: Game + PartialEq> PartialEq for Record<G> {
    /// Returns whether both have the same moves, lines and comments, with the same cursor.
    fn eq(&self, other: &Self) -> bool {
        // The positions at the cursor and at the end, and the undo data, follow from the rest.
        self.start == other.start
            && self.nodes == other.nodes
            && self.line == other.line
            && self.moves == other.moves
            && self.cursor() == other.cursor()
    }
}

impl<G: Game + Eq> Eq for Record<G> {}

impl<G: Game> Record<G> {
    /// Returns a record without moves that starts with this position.
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

    /// Returns a record of these moves, with the cursor at the end.
    ///
    /// # Errors
    /// Why the rules refuse the first illegal move among them.
    pub fn replay(start: G, moves: &[G::Move]) -> Result<Self, G::Refusal> {
        let mut record = Self::new(start);
        for &mv in moves {
            record.play(mv)?;
        }
        Ok(record)
    }

    /// Returns a record of the same lines from another start, as by other rules, which must allow
    /// all of its moves.
    #[must_use]
    pub fn restarted(&self, start: G) -> Self {
        let mut record =
            Self { current: start.clone(), start, undos: Vec::new(), end: None, ..self.clone() };
        record.go_to(self.cursor());
        record
    }

    /// Returns the position at the cursor.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.current
    }

    /// Returns the position at the end of the current line, wherever the cursor is, at no cost.
    #[must_use]
    pub fn last_position(&self) -> &G {
        self.end.as_ref().unwrap_or(&self.current)
    }

    /// Returns the position before the first move.
    #[must_use]
    pub const fn start(&self) -> &G {
        &self.start
    }

    /// Returns all moves of the current line, including those ahead of the cursor.
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

    /// Returns the comment on the position at the cursor, if any.
    #[must_use]
    pub fn comment(&self) -> Option<&Comment> {
        self.nodes.comment(self.here())
    }

    /// Returns what the players have agreed on at the cursor.
    #[must_use]
    pub fn agreed(&self) -> &[G::Move] {
        self.nodes.agreed(self.here())
    }

    /// Returns whether the cursor is at the end of the line.
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
        // An undone move had replaced something, so there are moves ahead in any case.
        !self.is_at_end()
    }

    /// Returns the moves played at the cursor, in this line or another, in their order.
    pub fn tried(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.nodes.children(self.here()).map(|(mv, _)| mv)
    }

    /// Returns the moves played after the first `plies` moves of the current line, in their order:
    /// the line's own next move, and those of other lines. Empty beyond the end of the line.
    #[must_use]
    pub fn tried_at(&self, plies: usize) -> Vec<G::Move> {
        self.line
            .get(plies)
            .map_or_else(Vec::new, |&node| self.nodes.children(node).map(|(mv, _)| mv).collect())
    }

    /// Switches to the line with this move after the first `plies` moves, continuing as it did when
    /// it was last in view, with the cursor after the move. Returns whether there is such a line;
    /// if not, nothing changes.
    ///
    /// Unlike [`play`](Self::play), this cannot be undone: both lines stay as they are.
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
        self.step(mv);
        self.arrive();
        true
    }

    /// Plays a move at the cursor; if it is not the next move of the line, another line replaces
    /// the moves ahead. An [agreement](Game::is_agreement) is kept with the position at the cursor
    /// instead.
    ///
    /// # Errors
    /// Why the rules refuse it; the record is unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<(), G::Refusal> {
        #[cfg(debug_assertions)]
        CHECKED.set(CHECKED.get() + 1);
        if let Some(refusal) = self.current.refusal(mv) {
            return Err(refusal);
        }
        let here = self.here();
        if G::is_agreement(mv) {
            self.current.make(mv);
            self.nodes.agree(here, self.current.agreed());
            return Ok(());
        }
        let node = self.nodes.add(here, mv);
        self.nodes.node_mut(here).undone = None;
        self.replace_ahead(node);
        self.step(mv);
        self.arrive();
        Ok(())
    }

    /// Returns whether [`reopen`](Self::reopen) would take something back.
    #[must_use]
    pub fn can_reopen(&self) -> bool {
        self.current.outcome().is_some() && !self.agreed().is_empty()
    }

    /// Takes back the agreement that has ended the game at the cursor, and nothing else of what was
    /// agreed. Returns whether there was one.
    pub fn reopen(&mut self) -> bool {
        if !self.can_reopen() {
            return false;
        }
        let here = self.here();
        let mut agreed = self.agreed().to_vec();
        agreed.pop();
        self.current = self.without_agreements();
        self.nodes.agree(here, agreed);
        self.arrive();
        true
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

    /// Redoes the last undone move and returns it, or `None` if there is none.
    pub fn redo(&mut self) -> Option<G::Move> {
        let here = self.here();
        let node = self.nodes.node_mut(here).undone.take().or(self.nodes.node(here).ahead)?;
        self.replace_ahead(node);
        let redone = *self.moves.get(self.cursor())?;
        self.step(redone);
        self.arrive();
        Some(redone)
    }

    /// Moves the cursor behind this many moves, at most to the end. No move is lost.
    ///
    /// Only the moves on the way are made or taken back.
    pub fn go_to(&mut self, plies: usize) {
        let plies = plies.min(self.moves.len());
        if self.is_at_end() && plies < self.cursor() {
            self.end = Some(self.current.clone());
        }
        // Continuing along this line discards what was undone.
        for index in self.cursor()..plies {
            self.nodes.node_mut(self.line[index]).undone = None;
            self.step(self.moves[index]);
        }
        while self.cursor() > plies
            && let Some(undo) = self.undos.pop()
        {
            self.current.unmake(self.moves[self.cursor()], undo);
        }
        self.arrive();
    }

    /// Returns the position at the cursor as the last move left it.
    fn without_agreements(&self) -> G {
        let mut position = self.current.clone();
        if self.nodes.agreed(self.here()).is_empty() {
            return position;
        }
        match (self.played().last(), self.undos.last()) {
            (Some(&last), Some(undo)) => {
                position.unmake(last, undo.clone());
                position.make(last);
                position
            }
            _ => self.start.clone(),
        }
    }

    /// Makes a move that is next in the line. What was agreed on before it does not bind it.
    fn step(&mut self, mv: G::Move) {
        if !self.nodes.agreed(self.here()).is_empty() {
            self.current = self.without_agreements();
        }
        self.undos.push(self.current.make(mv));
    }

    /// Notes where the cursor has come to rest: what was agreed on there counts again.
    fn arrive(&mut self) {
        if self.current.agreed() != self.nodes.agreed(self.here()) {
            for &mv in self.nodes.agreed(self.here()) {
                self.current.make(mv);
            }
        }
        self.keep_end();
    }

    /// Stores the position at the end of the line, if the cursor is not there and it is not known
    /// yet.
    fn keep_end(&mut self) {
        if self.is_at_end() {
            self.end = None;
        } else if self.end.is_none() {
            let mut end = self.without_agreements();
            let ahead = &self.moves[self.cursor()..];
            let agreed = self.nodes.agreed(self.line[self.moves.len()]);
            for &mv in ahead.iter().chain(agreed) {
                end.make(mv);
            }
            self.end = Some(end);
        }
    }

    /// Returns the node at the cursor.
    fn here(&self) -> NodeId {
        self.line[self.cursor()]
    }

    /// Continues the line with this node from the cursor, and keeps different moves ahead for undo.
    fn replace_ahead(&mut self, node: NodeId) {
        let before = self.line.get(self.cursor() + 1).copied();
        self.nodes.node_mut(node).replaced = before.filter(|&before| before != node);
        if before != Some(node) {
            self.show_ahead(node);
        }
    }

    /// Continues the line with this node from the cursor, and then as it was when it was last in
    /// view. The caller stores the end once the cursor is in its final place.
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
