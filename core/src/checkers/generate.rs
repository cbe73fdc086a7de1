//! The moves of a side: the rules, written once for every size.

use super::moves::Move;
use super::shape::{Direction, Shape};
use crate::bits::Bits;
use crate::game::Player;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board<S: Shape> {
    pub(super) shape: S,
    /// All squares.
    pub(super) squares: S::Bits,
    pub(super) pieces: [S::Bits; 2],
    pub(super) kings: S::Bits,
}

impl<S: Shape> Board<S> {
    /// Returns the board without pieces.
    pub(super) fn empty(shape: S) -> Self {
        let squares =
            (0..shape.size().rows()).fold(S::Bits::ZERO, |squares, row| squares | shape.row(row));
        Self { shape, squares, pieces: [S::Bits::ZERO; 2], kings: S::Bits::ZERO }
    }

    /// Returns the squares without a piece.
    #[inline]
    pub(super) fn free(&self) -> S::Bits {
        self.squares & !(self.pieces[0] | self.pieces[1])
    }

    /// Returns the squares that are two rows and two columns from every edge.
    #[inline]
    pub(super) fn centre(&self) -> S::Bits {
        let inner = |bits: S::Bits| {
            let reaches = |way: Direction| self.shape.shift(bits, way.opposite());
            Direction::ALL.into_iter().fold(bits, |left, way| left & reaches(way))
        };
        inner(inner(self.squares))
    }

    /// Returns the pieces of a player that may go in a direction: kings all ways, men forward
    /// alone.
    #[inline]
    pub(super) fn goers(&self, player: Player, direction: Direction) -> S::Bits {
        let own = self.pieces[player.index()];
        if direction.is_down() == (player == Player::First) { own } else { own & self.kings }
    }

    /// Returns the pieces of a player that can step in a direction.
    #[inline]
    pub(super) fn steppers(&self, player: Player, direction: Direction) -> S::Bits {
        self.goers(player, direction) & self.shape.shift(self.free(), direction.opposite())
    }

    /// Returns the pieces of a player that can jump in a direction.
    #[inline]
    pub(super) fn jumpers(&self, player: Player, direction: Direction) -> S::Bits {
        let back = direction.opposite();
        let over = self.pieces[player.other().index()] & self.shape.shift(self.free(), back);
        self.goers(player, direction) & self.shape.shift(over, back)
    }

    /// Returns the pieces of a player that can jump.
    #[inline]
    pub(super) fn all_jumpers(&self, player: Player) -> S::Bits {
        Direction::ALL
            .into_iter()
            .fold(S::Bits::ZERO, |all, direction| all | self.jumpers(player, direction))
    }

    /// Returns the pieces of a player that can step, whether or not there is a jump.
    #[inline]
    pub(super) fn all_steppers(&self, player: Player) -> S::Bits {
        Direction::ALL
            .into_iter()
            .fold(S::Bits::ZERO, |all, direction| all | self.steppers(player, direction))
    }

    /// Returns the pieces of a player that may move: those that can jump, or else those that can
    /// step.
    #[inline]
    pub(super) fn movers(&self, player: Player) -> S::Bits {
        let jumpers = self.all_jumpers(player);
        if jumpers.is_empty() { self.all_steppers(player) } else { jumpers }
    }

    /// Adds the moves of a player's pieces among these; only jumps, if the player has one anywhere.
    #[inline]
    pub(super) fn push_moves(&self, player: Player, pieces: S::Bits, out: &mut Vec<Move>) {
        let jumpers = self.all_jumpers(player);
        if jumpers.is_empty() {
            self.push_steps(player, pieces, out);
        } else {
            self.push_jumps(player, jumpers & pieces, out);
        }
    }

    /// Adds the steps of the player's pieces among these, piece by piece.
    #[inline]
    fn push_steps(&self, player: Player, pieces: S::Bits, out: &mut Vec<Move>) {
        let steppers = Direction::ALL.map(|direction| self.steppers(player, direction));
        let mut pieces = steppers.iter().fold(S::Bits::ZERO, |all, &some| all | some) & pieces;
        while !pieces.is_empty() {
            let piece = pieces & S::Bits::ZERO.minus(pieces);
            pieces = pieces ^ piece;
            let from = self.shape.square(piece);
            for (direction, steppers) in Direction::ALL.into_iter().zip(steppers) {
                if !(steppers & piece).is_empty() {
                    let to = self.shape.square(self.shape.shift(piece, direction));
                    out.push(Move::step_to(self.shape.size(), from, direction, to));
                }
            }
        }
    }

    /// Adds the chains of jumps of the player's pieces among these, each of which has a jump.
    fn push_jumps(&self, player: Player, mut pieces: S::Bits, out: &mut Vec<Move>) {
        while !pieces.is_empty() {
            let piece = pieces & S::Bits::ZERO.minus(pieces);
            pieces = pieces ^ piece;
            let chain = Move::chain(self.shape.size(), self.shape.square(piece));
            let jump = Jump {
                shape: self.shape,
                player,
                is_king: !(self.kings & piece).is_empty(),
                others: self.pieces[player.other().index()],
                free: self.free() | piece,
            };
            jump.push(piece, chain, out);
        }
    }
}

/// A piece in the middle of a jump: the remaining pieces of the opponent, and the free squares,
/// including its first one.
#[derive(Clone, Copy)]
struct Jump<S: Shape> {
    shape: S,
    player: Player,
    is_king: bool,
    others: S::Bits,
    free: S::Bits,
}

impl<S: Shape> Jump<S> {
    /// Adds every way in which a chain that has come to `piece` can continue to its end.
    ///
    /// A man that becomes a king ends its turn, since on the last row a man has nowhere to go.
    fn push(self, piece: S::Bits, chain: Move, out: &mut Vec<Move>) {
        let mut is_end = true;
        for direction in Direction::ALL {
            if !self.is_king && direction.is_down() != (self.player == Player::First) {
                continue;
            }
            let over = self.shape.shift(piece, direction) & self.others;
            let landing = self.shape.shift(over, direction) & self.free;
            if !landing.is_empty() {
                is_end = false;
                let chain = chain.and_jump(direction, self.shape.square(landing));
                Self { others: self.others ^ over, free: self.free | over, ..self }
                    .push(landing, chain, out);
            }
        }
        if is_end {
            out.push(chain);
        }
    }
}
