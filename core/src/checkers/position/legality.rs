//! Which moves the rules allow, and why they refuse the others.

use super::{Piece, Position};
use crate::bits::Bits as _;
use crate::checkers::moves::Move;
use crate::checkers::refusal::Refusal;
use crate::checkers::shape::Shape;
use crate::game::{self, Game as _, Player};

impl<S: Shape> Position<S> {
    /// Returns why the rules refuse a move, or `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::Basic(game::Refusal::GameOver));
        }
        if mv.size() != self.size() {
            return Some(Refusal::OtherBoard);
        }
        if mv.agreed().is_some() {
            return None;
        }
        let steps = mv.landings().count();
        if !self.size().has(mv.from()) || steps < mv.ways().count() {
            return Some(Refusal::Basic(game::Refusal::OffBoard));
        }
        let mut legal = Vec::new();
        self.moves_of(mv.from(), &mut legal);
        if legal.contains(&mv) {
            return None;
        }
        let is_back = |piece: Piece| {
            !piece.is_king()
                && mv
                    .ways()
                    .any(|way| way.is_down() != (piece.owner == Player::First))
        };
        Some(match self.piece(mv.from()) {
            None => Refusal::NoPiece,
            Some(piece) if piece.owner != self.to_move => Refusal::NotYours,
            Some(piece) if is_back(piece) => Refusal::Backward,
            Some(_) if !mv.is_jump() && self.must_jump() => Refusal::MustJump,
            Some(_)
                if mv
                    .landings()
                    .any(|square| square != mv.from() && self.piece(square).is_some()) =>
            {
                Refusal::Basic(game::Refusal::Taken)
            }
            Some(_)
                if legal
                    .iter()
                    .any(|legal| legal.path().starts_with(&mv.path())) =>
            {
                Refusal::MustJumpOn
            }
            Some(_) => Refusal::NothingToJump,
        })
    }

    /// Returns whether the rules allow a move.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        if mv.is_jump()
            || mv.size() != self.size()
            || !self.size().has(mv.from())
            || self.is_drawn()
            || mv.agreed().is_some()
        {
            return self.refusal(mv).is_none();
        }
        // A step is checked without listing the moves: callers ask at every move.
        let from = self.board.shape.bit(mv.from());
        let can_step = mv
            .ways()
            .all(|way| !(self.board.steppers(self.to_move, way) & from).is_empty());
        can_step && !self.must_jump()
    }
}
