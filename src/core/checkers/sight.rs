//! What the strongest computer sees at a glance on the usual board: terms with weights that are fitted to games.
//!
//! A term is a number of a position, such as how the men stand on a [block](super::blocks) of squares, and counts for the player to move
//! less what it counts for the other one; both look at the board from their own side. Most terms stand twice in the weights, for a full
//! board and for an empty one, and count in so many 24ths as there are pieces, or pieces gone.

use super::blocks::{BLOCKS, STATES, states};
use super::endgame::Boards;
use super::generate::Board;
use super::position::Position;
use super::shape::{Shape, Size};
use super::square::Direction;
use crate::core::bits::Bits;
use crate::core::game::{Game, Player};
use crate::core::score::Score;

/// The squares of the board.
pub const SQUARES: usize = 32;
/// As many pieces as there are at the beginning; a term counts in so many parts.
const WHOLE: i32 = 24;

/// A king on each square.
const KINGS: usize = 0;
/// The men on the home row, as a number of four bits, as long as the other side has men to keep from a king.
const HOME: usize = KINGS + 2 * SQUARES;
/// The ways to go, of men and of kings.
const WAYS: usize = HOME + 2 * 16;
/// The pieces that the other side could jump with, were it on the move.
const THREATS: usize = WAYS + 4;
/// The share by which the player has more pieces.
const LEAD: usize = THREATS + 2;
/// To be on the move.
const TURN: usize = LEAD + 1;
/// To have the last free step of two even sides ("the move").
const OPPOSITION: usize = TURN + 2;
/// The men on each block.
pub const MEN: usize = OPPOSITION + 2;
/// The number of weights.
pub const COUNT: usize = MEN + 2 * BLOCKS * STATES;

/// The weights in hundredths of a man, two bytes each, the lower one first, as `cargo bench --bench checkers_fit -- fit` writes them.
static WEIGHTS: &[u8; 2 * COUNT] = include_bytes!("../../../assets/checkers/weights.bin");

/// Returns the weight with this index.
#[inline]
fn weight(index: usize) -> i32 {
    i16::from_le_bytes([WEIGHTS[2 * index], WEIGHTS[2 * index + 1]]).into()
}

/// Returns what a position of the usual board is worth to the player to move.
#[inline]
#[must_use]
pub fn estimate<S: Shape>(position: &Position<S>) -> Score {
    let mut sum = 0;
    Sight::of(position).terms(|index, count| sum += weight(index) * count);
    Score::heuristic(sum / WHOLE)
}

/// Returns whether there are weights for boards of this size.
#[inline]
#[must_use]
pub fn sees(size: Size) -> bool {
    size == Size::STANDARD
}

/// All of a position that terms are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The pieces, as the player to move sees them.
    pub boards: Boards,
    /// For the player to move and the other, the ways to go of men and of kings.
    ways: [[u8; 2]; 2],
    /// With how many pieces the other could jump, were it on the move.
    threats: u8,
}

impl Sight {
    /// Returns what there is to see of a position of the usual board.
    #[inline]
    #[must_use]
    pub fn of<S: Shape>(position: &Position<S>) -> Self {
        let (board, mover) = (position.board(), position.to_move());
        Self {
            boards: Boards::of_usual(position),
            ways: [ways(board, mover), ways(board, mover.other())],
            threats: byte(board.all_jumpers(mover.other()).count()),
        }
    }

    /// Tells the terms: the index of each weight with how often it counts, in 24ths.
    #[inline]
    pub fn terms(self, mut term: impl FnMut(usize, i32)) {
        let (own, others) = (self.boards, self.boards.turned());
        let [own_count, others_count] = [own.own(), own.other()].map(|pieces| pieces.count_ones().cast_signed());
        let full = (own_count + others_count).min(WHOLE);
        let mut both = |index: usize, count: i32| {
            term(index, count * full);
            term(index + 1, count * (WHOLE - full));
        };
        for (boards, [men_ways, kings_ways], sign) in [(own, self.ways[0], 1), (others, self.ways[1], -1)] {
            for (block, state) in states(boards.own_men, boards.other_men).into_iter().enumerate() {
                both(MEN + 2 * (block * STATES + state), sign);
            }
            each(boards.own_kings, |square| both(KINGS + 2 * square, sign));
            if boards.other_men != 0 {
                both(HOME + 2 * (boards.own_men & 0xF) as usize, sign);
            }
            both(WAYS, sign * i32::from(men_ways));
            both(WAYS + 2, sign * i32::from(kings_ways));
        }
        both(THREATS, self.threats.into());
        both(TURN, 1);
        if own_count == others_count {
            both(OPPOSITION, if self.has_opposition() { 1 } else { -1 });
        }
        term(LEAD, WHOLE * 16 * (own_count - others_count) / (own_count + others_count).max(1));
    }

    /// Returns whether the player to move has the opposition: an odd number of pieces in the rows from which they come.
    #[inline]
    const fn has_opposition(self) -> bool {
        const ROWS: u32 = 0x0F0F_0F0F;
        ((self.boards.own() | self.boards.other()) & ROWS).count_ones() % 2 == 1
    }
}

/// Calls a function with the index of each bit.
#[inline]
pub fn each(mut bits: u32, mut call: impl FnMut(usize)) {
    while bits != 0 {
        call(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// Returns how many ways to go the men and the kings of a player have.
#[inline]
fn ways<S: Shape>(board: &Board<S>, player: Player) -> [u8; 2] {
    let (mut men, mut kings) = (0, 0);
    for way in Direction::ALL {
        let steppers = board.steppers(player, way);
        kings += (steppers & board.kings).count();
        men += (steppers & !board.kings).count();
    }
    [men, kings].map(byte)
}

/// Returns a count of pieces or ways, which is small.
#[inline]
fn byte(count: u32) -> u8 {
    count.to_le_bytes()[0]
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
            Sight::of(&position(fen)).terms(|index, count| assert!(index < COUNT && count.abs() <= 24 * 24, "{index}: {count}"));
        }
    }
}
