//! What the strongest computer sees at a glance on the usual board: terms with weights that are fitted to games.
//!
//! A term is a number of a position, such as whether a man stands on a square, and counts for the player to move less what it counts
//! for the other one; both look at the board from their own side. Most terms stand twice in the weights (`weights.rs`), for a full
//! board and for an empty one, and count in so many 24ths as there are pieces, or pieces gone.

use super::generate::Board;
use super::position::Position;
use super::shape::{Shape, Size};
use super::square::Direction;
use super::weights::WEIGHTS;
use crate::core::bits::Bits;
use crate::core::game::{Game, Player};
use crate::core::score::Score;

/// The places in the word of a board (see [`shape`](super::shape)): its squares, and the spare bits among them.
const PLACES: usize = 35;
/// As many pieces as there are at the beginning; a term counts in so many parts.
const WHOLE: i32 = 24;

/// A man on each place.
const MEN: usize = 0;
/// A king on each place.
const KINGS: usize = MEN + 2 * PLACES;
/// The men on the home row, as a number of four bits, as long as the other side has men to keep from a king.
const HOME: usize = KINGS + 2 * PLACES;
/// The ways to go.
const WAYS: usize = HOME + 2 * 16;
/// The pieces that the other side could jump with, were it on the move.
const THREATS: usize = WAYS + 2;
/// The share by which the player has more pieces.
const LEAD: usize = THREATS + 2;
/// To be on the move.
const TURN: usize = LEAD + 1;
/// To have the last free step of two even sides ("the move").
const OPPOSITION: usize = TURN + 2;
/// The number of weights.
pub const COUNT: usize = OPPOSITION + 2;

/// Returns what a position of the usual board is worth to the player to move.
#[inline]
#[must_use]
pub fn estimate<S: Shape>(position: &Position<S>) -> Score {
    let mut sum = 0;
    terms(position, |index, count| sum += i32::from(WEIGHTS[index]) * count);
    Score::heuristic(sum / WHOLE)
}

/// Returns whether [`terms`] are told of boards of this size.
#[inline]
#[must_use]
pub fn sees(size: Size) -> bool {
    size == Size::STANDARD
}

/// Tells the terms of a position of the usual board to the player to move: the index of each weight with how often it counts, in 24ths.
#[inline]
pub fn terms<S: Shape>(position: &Position<S>, mut term: impl FnMut(usize, i32)) {
    let (board, mover) = (position.board(), position.to_move());
    let [own, others] = [mover, mover.other()].map(|player| board.pieces[player.index()]);
    let [own_count, others_count] = [own, others].map(|pieces| pieces.count().cast_signed());
    let full = (own_count + others_count).min(WHOLE);
    let mut both = |index: usize, count: i32| {
        term(index, count * full);
        term(index + 1, count * (WHOLE - full));
    };
    for (player, sign) in [(mover, 1), (mover.other(), -1)] {
        let pieces = board.pieces[player.index()];
        each(pieces & !board.kings, |bit| both(MEN + 2 * place_of(player, bit), sign));
        each(pieces & board.kings, |bit| both(KINGS + 2 * place_of(player, bit), sign));
        if !(board.pieces[player.other().index()] & !board.kings).is_empty() {
            both(HOME + 2 * home(board, player), sign);
        }
        let ways: u32 = Direction::ALL.iter().map(|&way| board.steppers(player, way).count()).sum();
        both(WAYS, sign * ways.cast_signed());
    }
    both(THREATS, board.all_jumpers(mover.other()).count().cast_signed());
    both(TURN, 1);
    if own_count == others_count {
        both(OPPOSITION, if has_opposition(board, mover) { 1 } else { -1 });
    }
    term(LEAD, WHOLE * 16 * (own_count - others_count) / (own_count + others_count).max(1));
}

/// Calls a function with the index of each bit.
#[inline]
fn each<B: Bits>(mut bits: B, mut call: impl FnMut(u32)) {
    while !bits.is_empty() {
        call(bits.lowest());
        bits = bits & bits.minus(B::bit(0));
    }
}

/// Returns which squares of a player's home row hold men of theirs: the lowest bit stands for square 1 to the first player, and for
/// square 32 to the second.
#[inline]
fn home<S: Shape>(board: &Board<S>, player: Player) -> usize {
    let row = match player {
        Player::First => 0,
        Player::Second => 7,
    };
    let mut index = 0;
    each(board.pieces[player.index()] & !board.kings & board.shape.row(row), |bit| index |= 1 << place_of(player, bit));
    index
}

/// Returns the place of a bit as a player sees it from their own side.
#[inline]
const fn place_of(player: Player, bit: u32) -> usize {
    match player {
        Player::First => bit as usize,
        Player::Second => PLACES - 1 - bit as usize,
    }
}

/// Returns whether the player to move has the opposition: an odd number of pieces in the rows from which they come.
#[inline]
fn has_opposition<S: Shape>(board: &Board<S>, mover: Player) -> bool {
    let first = u8::from(mover == Player::Second);
    let rows = (first..8).step_by(2).fold(S::Bits::ZERO, |rows, row| rows | board.shape.row(row));
    ((board.pieces[0] | board.pieces[1]) & rows).count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::checkers::fen::Diagram;
    use crate::core::checkers::{Checkers, Setup, Square};
    use crate::core::kind::GameKind;
    use crate::core::score::ScoreKind;

    fn position(fen: &str) -> Position {
        Checkers::start(Setup::default().with_start(fen.parse().expect("a position")).expect("a setup"))
    }

    /// Returns what a position is worth, in hundredths of a man.
    fn worth(position: &Position) -> i32 {
        match estimate(position).kind() {
            ScoreKind::Heuristic(value) => value,
            other => panic!("an estimate, not {other:?}"),
        }
    }

    /// Returns the position with the sides exchanged, turned upside down.
    fn exchanged(position: &Position) -> Position {
        let before = position.diagram();
        let mut after = Diagram::empty(before.to_move().other());
        for square in Size::STANDARD.all() {
            if let Some((owner, is_king)) = before.piece(square) {
                after.put(Square::from_index(31 - square.index()), owner.other(), is_king);
            }
        }
        Checkers::start(Setup::default().with_start(after).expect("a setup"))
    }

    #[test]
    fn both_sides_see_the_same() {
        let moves = "11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x11 7x16 20x11";
        let mut game = Checkers::start(Setup::default());
        for mv in Checkers::parse_moves(Setup::default(), moves).expect("a game") {
            assert_eq!(worth(&game), worth(&exchanged(&game)), "{game:?}");
            game.make(mv);
        }
        for fen in ["W:W21,22,K32:B1,K2", "B:W21,22,K32:B1,K2,3,4", "B:W5,K11,30:BK14,2,9"] {
            assert_eq!(worth(&position(fen)), worth(&exchanged(&position(fen))), "{fen}");
        }
    }

    #[test]
    fn more_is_better_and_a_king_more_than_a_man() {
        let even = worth(&position("B:W21,22,25,29,30,31,32:B1,2,3,4,5,9,10"));
        let man = worth(&position("B:W21,22,25,29,30,31:B1,2,3,4,5,9,10"));
        let king = worth(&position("B:W21,22,25,29,30,31,32:B1,2,3,4,5,9,K10"));
        assert!(man > even + 40 && king > even + 20, "{even}, a man more {man}, a king for a man {king}");
        assert!(worth(&position("B:W21,22,25,29,30,31,32:B1,2,3,4,5,9")) < even - 40);
    }

    #[test]
    fn every_term_has_a_weight_and_counts_at_most_wholly() {
        for fen in ["W:W21,22,K32:B1,K2", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"] {
            terms(&position(fen), |index, count| assert!(index < COUNT && count.abs() <= 24 * 24, "{index}: {count}"));
        }
    }
}
