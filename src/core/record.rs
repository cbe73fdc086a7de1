//! The moves of a game, with a cursor to look back, and undo without limit.

use super::game::{Game, IllegalMove};

/// A game from its first position on: the moves of the current line, and a cursor in it.
///
/// The cursor splits the line into what is on the board and what lies ahead. [`undo`](Self::undo) and
/// [`redo`](Self::redo) move it by one; so does [`go_to`](Self::go_to), as far as one likes. Playing while moves lie ahead
/// cuts them off, but keeps them: the undo that takes back the move brings them back, and the redo after it brings back
/// what was played instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    start: G,
    moves: Vec<G::Move>,
    cursor: usize,
    /// The position at the cursor.
    current: G,
    /// What was cut off, the latest last.
    cuts: Vec<Branch<G::Move>>,
    /// What undone cuts had put in the place of it, the latest last.
    revivals: Vec<Branch<G::Move>>,
}

/// Another way in which the line could go on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Branch<M> {
    /// The number of moves before it.
    at: usize,
    /// The moves from there on.
    moves: Vec<M>,
}

impl<G: Game> Record<G> {
    /// Returns a record that begins with this position and has no moves.
    #[must_use]
    pub fn new(start: G) -> Self {
        Self { current: start.clone(), start, moves: Vec::new(), cursor: 0, cuts: Vec::new(), revivals: Vec::new() }
    }

    /// Returns the record of these moves, with the cursor at the end.
    ///
    /// # Errors
    /// The first [`IllegalMove`] among them.
    pub fn replay(start: G, moves: &[G::Move]) -> Result<Self, IllegalMove<G::Move>> {
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
        &self.moves[..self.cursor]
    }

    /// Returns the number of moves before the cursor.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns whether no move lies ahead of the cursor.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.cursor == self.moves.len()
    }

    /// Returns whether [`undo`](Self::undo) would do something.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.cursor > 0
    }

    /// Returns whether [`redo`](Self::redo) would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.is_at_end() || self.revivals.last().is_some_and(|branch| branch.at == self.cursor)
    }

    /// Plays a move at the cursor; moves ahead of it are cut off, unless the first of them is this very move.
    ///
    /// # Errors
    /// [`IllegalMove`] if the rules refuse it; the record is unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove<G::Move>> {
        self.current.play(mv)?;
        if self.moves.get(self.cursor) != Some(&mv) {
            self.revivals.clear();
            if !self.is_at_end() {
                let moves = self.moves.split_off(self.cursor);
                self.cuts.push(Branch { at: self.cursor, moves });
            }
            self.moves.push(mv);
        }
        self.cursor += 1;
        Ok(())
    }

    /// Takes back the move before the cursor and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<G::Move> {
        let undone = *self.played().last()?;
        self.go_to(self.cursor - 1);
        if let Some(cut) = self.cuts.pop_if(|cut| cut.at == self.cursor) {
            let revival = self.swap_line(cut);
            self.revivals.push(revival);
        }
        Some(undone)
    }

    /// Plays again what was taken back and returns it, or `None` if there is nothing.
    pub fn redo(&mut self) -> Option<G::Move> {
        if let Some(revival) = self.revivals.pop_if(|revival| revival.at == self.cursor) {
            let cut = self.swap_line(revival);
            self.cuts.push(cut);
        }
        let redone = *self.moves.get(self.cursor)?;
        self.go_to(self.cursor + 1);
        Some(redone)
    }

    /// Moves the cursor so that `plies` moves lie before it; past the end, to the end. No move is lost.
    pub fn go_to(&mut self, plies: usize) {
        self.cursor = plies.min(self.moves.len());
        self.current = self.start.clone();
        for &mv in &self.moves[..self.cursor] {
            self.current.make(mv);
        }
    }

    /// Puts a branch in the place of the moves from its start on, and returns those as a branch.
    fn swap_line(&mut self, branch: Branch<G::Move>) -> Branch<G::Move> {
        let moves = self.moves.split_off(branch.at);
        self.moves.extend(branch.moves);
        Branch { at: branch.at, moves }
    }
}
