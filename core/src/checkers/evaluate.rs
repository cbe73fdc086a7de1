//! Evaluations of a position at a glance, in hundredths of a man: the scale of Checkers.

use super::generate::Board;
use super::moves::Move;
use super::position::Position;
use super::shape::Shape;
use crate::bits::Bits;
use crate::game::{Game, Player};
use crate::score::Score;
use crate::search::{Evaluate, Standing};

/// The value of a man.
pub const MAN: i32 = 100;
/// The value of a king.
pub const KING: i32 = 132;

/// A good player's evaluation: pieces, how far men have come, who holds the home row and the
/// centre, and that it pays to exchange when ahead. A search continues along captures.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

impl<S: Shape> Evaluate<Position<S>> for Evaluator {
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        let (board, mover) = (position.board(), position.to_move());
        let other = mover.other();
        let [own, others] = [mover, other].map(|player| material(board, player));
        let [own_place, others_place] = [mover, other].map(|player| placement(board, player));
        // The side with more pieces gains by exchanges: of three to two more is left than of eleven
        // to ten.
        let exchange = EXCHANGE * (own - others) / (own + others).max(1);
        Score::heuristic(own - others + own_place - others_place + exchange + TURN)
    }

    #[inline]
    fn noisy(&self, position: &Position<S>, out: &mut Vec<Move>) -> Standing {
        captures(position, out)
    }
}

/// The value of being on the move.
const TURN: i32 = 3;
/// The value of being ahead, times the share by which one is.
const EXCHANGE: i32 = 250;

/// Replaces the contents of `out` by the captures, if there are any; who can capture must.
#[inline]
fn captures<S: Shape>(position: &Position<S>, out: &mut Vec<Move>) -> Standing {
    out.clear();
    if position.must_jump() {
        position.legal_moves(out);
    }
    Standing::Refused
}

/// Returns the value of a player's pieces, wherever they stand.
#[inline]
fn material<S: Shape>(board: &Board<S>, player: Player) -> i32 {
    let own = board.pieces[player.index()];
    let kings = (own & board.kings).count();
    MAN * (own.count() - kings).cast_signed() + KING * kings.cast_signed()
}

/// The bonus of a man for each row that it has come forward.
const ROW: i32 = 2;
/// The bonus of a man on its home row, where it keeps the other from a king.
const HOME: i32 = 9;
/// The bonus of a piece in the middle of the board.
const CENTRE: i32 = 3;
/// The value of each way to go.
const WAY: i32 = 2;

/// Returns the value of the places of a player's pieces.
#[inline]
fn placement<S: Shape>(board: &Board<S>, player: Player) -> i32 {
    let rows = board.shape.size().rows();
    let own = board.pieces[player.index()];
    let men = own & !board.kings;
    let mut value = 0;
    for come in 1..rows - 1 {
        let row = match player {
            Player::First => come,
            Player::Second => rows - 1 - come,
        };
        value += ROW * i32::from(come) * (men & board.shape.row(row)).count().cast_signed();
    }
    let home = match player {
        Player::First => 0,
        Player::Second => rows - 1,
    };
    let other_men = board.pieces[player.other().index()] & !board.kings;
    if !other_men.is_empty() {
        value += HOME * (men & board.shape.row(home)).count().cast_signed();
    }
    value += CENTRE * (own & board.centre()).count().cast_signed();
    let ways: u32 =
        super::shape::Direction::ALL.iter().map(|&way| board.steppers(player, way).count()).sum();
    value + WAY * ways.cast_signed()
}
