//! The line in view: its positions, and what can be seen about each of its moves.

use crate::app::contract::board::BoardUi;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, After, MoveOf, Seen};
use crate::core::record::Record;
use crate::core::verdict::Verdict;

pub(super) type KeyOf<K> = <<K as kind::GameSetup>::Game as Game>::Key;

/// About how many moves it is read in a frame what can be seen, so that none takes long.
const READ_AT_ONCE: usize = 4;

pub(super) struct Line<K: BoardUi> {
    pub(super) moves: Vec<MoveOf<K>>,
    pub(super) keys: Vec<KeyOf<K>>,
    /// What can be seen about its moves, as far as it has been read: see [`Line::read`].
    pub(super) seen: Vec<Option<Seen<MoveOf<K>>>>,
    /// The position after the moves that have been read.
    read: Option<K::Game>,
    /// The last move of each player that has been read, and the position before it.
    turns: [Option<(K::Game, MoveOf<K>)>; 2],
    /// How the last position ended, and who would move there.
    pub(super) ended: Option<(Outcome, Player)>,
    /// The same for the player who made the last move.
    after_end: Option<After>,
}

impl<K: BoardUi> Default for Line<K> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            keys: Vec::new(),
            seen: Vec::new(),
            read: None,
            turns: [None, None],
            ended: None,
            after_end: None,
        }
    }
}

impl<K: BoardUi> Line<K> {
    /// Updates the line if the record has changed.
    pub(super) fn follow(&mut self, record: &Record<K::Game>) {
        let end = record.last_position();
        if self.moves == record.moves() && self.keys.last() == Some(&end.key()) {
            return;
        }
        self.seen.clear();
        self.read = Some(record.start().clone());
        self.turns = [None, None];
        record.moves().clone_into(&mut self.moves);
        let mut position = record.start().clone();
        self.keys.clear();
        self.keys.push(position.key());
        for &mv in &self.moves {
            position.make(mv);
            self.keys.push(position.key());
        }
        // What was agreed on there may have ended the game.
        self.keys.pop();
        self.keys.push(end.key());
        self.ended = end.outcome().map(|outcome| (outcome, end.to_move()));
        self.after_end = After::of_end::<K>(end, end.to_move().other());
    }

    /// Reads what can be seen about the next few moves. Returns whether there are more.
    pub(super) fn read(&mut self) -> bool {
        let Some(position) = &mut self.read else {
            return false;
        };
        for &mv in self.moves.iter().skip(self.seen.len()).take(READ_AT_ONCE) {
            let last_turn = &mut self.turns[position.to_move().index()];
            self.seen.push(kind::new_mistake::<K>(position, mv, || last_turn.clone()));
            if !K::Game::is_agreement(mv) {
                *last_turn = Some((position.clone(), mv));
            }
            position.make(mv);
        }
        self.seen.len() < self.moves.len()
    }

    /// Returns what is known after this many moves for the player who made the last one, if the
    /// game ended there.
    pub(super) fn after_end(&self, ply: usize) -> Option<After> {
        self.after_end.filter(|_| ply + 1 == self.keys.len())
    }

    /// Returns the result of the position after this many moves for the player who would move
    /// there, if the game ended.
    pub(super) fn ended(&self, ply: usize) -> Option<Verdict> {
        let (outcome, to_move) = self.ended.filter(|_| ply + 1 == self.keys.len())?;
        Some(Verdict::of_outcome(outcome, to_move))
    }
}
