//! The evaluation of the strongest computer on the usual board: features with weights that are
//! fitted to searches and to games. Its unit is a hundredth of a man, as in
//! [`evaluate`](super::evaluate).
//!
//! A feature is a number of a position, such as which men stand on a pattern of
//! squares, and counts for the player to move less what it counts for the other one; both look at
//! the board from their own side. The evaluation is tapered: each feature but one has two weights,
//! for a full board and for an empty one, of which the first counts in so many 24ths as there are
//! pieces, and the second in so many as are gone. The weights lie in this order, two for each
//! feature, where nothing else is said:
//!
//! | index | count | feature |
//! |---|---|---|
//! | `KINGS` | 32 | a king on each square |
//! | `HOME` | 16 | the men on the home row |
//! | `MOBILITY` | 2 | the steps of men, and of kings |
//! | `THREATS` | 1 | the pieces that the opponent could jump with |
//! | `RATIO` | 1, with one weight | the share by which the player has more pieces |
//! | `TEMPO` | 1 | to be on the move |
//! | `OPPOSITION` | 1 | to have the opposition |
//! | `MEN` | 5 of 6,561 | the men on each pattern |
//!
//! A pattern is eight squares, four rows of two. A player sees five, from their own side:
//!
//! ```text
//! rows 1 to 4   a a . .   . b b .   . . c c
//! rows 3 to 6   d d . .   . e e .
//! ```
//!
//! The other player's are the same turned around: their a, b and c lie on rows 5 to 8, their d
//! beside the first d, and their e on the same squares as the first e.

use std::sync::LazyLock;

use super::endgame::Boards;
use super::endgame::boards::squares;
use super::generate::Board;
use super::position::Position;
use super::shape::{Direction, Shape, Size};
use crate::bits::Bits;
use crate::game::{Game, Player};
use crate::packed::unpacked;
use crate::score::Score;

/// The squares of the board.
pub const SQUARES: usize = 32;
/// As many pieces as there are at the beginning: a feature counts in so many parts.
pub const WHOLE: i32 = 24;

/// A king on each square.
const KINGS: usize = 0;
/// The men on the home row, as a number of four bits, as long as the opponent has men to keep from
/// a king.
const HOME: usize = KINGS + 2 * SQUARES;
/// How many steps the men have, and the kings, whether or not there is a jump.
const MOBILITY: usize = HOME + 2 * 16;
/// The pieces that the opponent could jump with, were it on the move.
const THREATS: usize = MOBILITY + 4;
/// The share by which the player has more pieces.
const RATIO: usize = THREATS + 2;
/// To be on the move.
const TEMPO: usize = RATIO + 1;
/// To have the last free step of two even sides ("the move").
const OPPOSITION: usize = TEMPO + 2;
/// The men on each pattern.
pub const MEN: usize = OPPOSITION + 2;
/// The number of weights.
pub const COUNT: usize = MEN + 2 * PATTERNS * CONFIGURATIONS;

/// The weights in hundredths of a man. In the file they have two bytes each, the lower one first,
/// as `cargo bench --bench checkers_fit -- fit` writes them.
static WEIGHTS: LazyLock<Vec<i16>> = LazyLock::new(|| {
    let bytes = unpacked(PACKED);
    let (weights, _) = bytes.as_chunks();
    weights.iter().copied().map(i16::from_le_bytes).collect()
});

/// The weights as the build has packed `assets/checkers/weights.bin`.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/weights.bin.deflate"));

/// Returns the value of a position to the player to move, in hundredths of a man; meaningless on a
/// board that it does not [see](sees).
#[inline]
#[must_use]
pub fn estimate<S: Shape>(position: &Position<S>) -> Score {
    let (mut sum, weights) = (0, &**WEIGHTS);
    Features::of(position).each(|index, count| sum += i32::from(weights[index]) * count);
    Score::heuristic(sum / WHOLE)
}

/// Returns whether there are weights for boards of this size.
#[inline]
#[must_use]
pub fn sees(size: Size) -> bool {
    size == Size::STANDARD
}

/// All of a position that its features are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// The pieces, as the player to move sees them.
    pub boards: Boards,
    /// For the player to move and the other, the steps of men and of kings.
    mobility: [[u8; 2]; 2],
    /// With how many pieces the other could jump, were it on the move.
    threats: u8,
}

impl Features {
    /// Returns the features of a position; meaningless on a board that the evaluation does not
    /// [see](sees).
    #[inline]
    #[must_use]
    pub fn of<S: Shape>(position: &Position<S>) -> Self {
        let (board, mover) = (position.board(), position.to_move());
        Self {
            boards: Boards::of(position),
            mobility: [mobility(board, mover), mobility(board, mover.other())],
            threats: byte(board.all_jumpers(mover.other()).count()),
        }
    }

    /// Returns how much the weights for a full board and those for an empty one count, in 24ths.
    #[inline]
    #[must_use]
    pub fn phase(self) -> [i32; 2] {
        let pieces =
            (self.boards.own() | self.boards.other()).count_ones().cast_signed().min(WHOLE);
        [pieces, WHOLE - pieces]
    }

    /// Calls a function with the index of each weight that counts, and how often, in 24ths.
    #[inline]
    pub fn each(self, mut call: impl FnMut(usize, i32)) {
        let (own, others) = (self.boards, self.boards.turned());
        let [own_count, others_count] =
            [own.own(), own.other()].map(|pieces| pieces.count_ones().cast_signed());
        let phase = self.phase();
        let mut both = |index: usize, count: i32| {
            call(index, count * phase[0]);
            call(index + 1, count * phase[1]);
        };
        for (boards, [men_steps, king_steps], sign) in
            [(own, self.mobility[0], 1), (others, self.mobility[1], -1)]
        {
            let men = configurations(boards.own_men, boards.other_men);
            for (pattern, configuration) in men.into_iter().enumerate() {
                both(MEN + 2 * (pattern * CONFIGURATIONS + configuration), sign);
            }
            for square in squares(boards.own_kings) {
                both(KINGS + 2 * usize::from(square), sign);
            }
            if boards.other_men != 0 {
                both(HOME + 2 * (boards.own_men & 0xF) as usize, sign);
            }
            both(MOBILITY, sign * i32::from(men_steps));
            both(MOBILITY + 2, sign * i32::from(king_steps));
        }
        both(THREATS, self.threats.into());
        both(TEMPO, 1);
        if own_count == others_count {
            both(OPPOSITION, if self.has_opposition() { 1 } else { -1 });
        }
        call(RATIO, WHOLE * 16 * (own_count - others_count) / (own_count + others_count).max(1));
    }

    /// Returns whether the player to move has the opposition: an odd number of pieces on their home
    /// row and every second row from there.
    #[inline]
    const fn has_opposition(self) -> bool {
        const ROWS: u32 = 0x0F0F_0F0F;
        ((self.boards.own() | self.boards.other()) & ROWS).count_ones() % 2 == 1
    }
}

/// Returns how many steps the men and the kings of a player have.
#[inline]
fn mobility<S: Shape>(board: &Board<S>, player: Player) -> [u8; 2] {
    let (mut men, mut kings) = (0, 0);
    for way in Direction::ALL {
        let steppers = board.steppers(player, way);
        kings += (steppers & board.kings).count();
        men += (steppers & !board.kings).count();
    }
    [men, kings].map(byte)
}

/// Returns a count as a byte: no board has more than 64 steps or pieces.
#[inline]
fn byte(count: u32) -> u8 {
    count.to_le_bytes()[0]
}

/// How many patterns a player sees.
pub const PATTERNS: usize = 5;
/// In how many ways men of both sides may stand on the squares of a pattern.
pub const CONFIGURATIONS: usize = 3_usize.pow(8);

/// For eight bits, the ternary number that has a digit 1 where a bit is set.
static TERNARY: [u16; 256] = ternary();

const fn ternary() -> [u16; 256] {
    let mut numbers = [0; 256];
    let mut bits = 1;
    while bits < 256 {
        numbers[bits] = 3 * numbers[bits / 2] + if bits % 2 == 1 { 1 } else { 0 };
        bits += 1;
    }
    numbers
}

/// Returns the configuration of each pattern that a player sees: a number below [`CONFIGURATIONS`],
/// with a ternary digit for each square, the lowest for the one nearest to square 1; 1 stands for a
/// man of the player's own, 2 for one of the other.
///
/// A set has a bit a square, from square 1, and the player goes down the board as Red does. No
/// square may be in both sets.
#[inline]
#[must_use]
pub fn configurations(own: u32, others: u32) -> [usize; PATTERNS] {
    debug_assert_eq!(own & others, 0, "a square has one man");
    let [own, others] =
        [own, others].map(|men| [two_columns(men, 0), two_columns(men, 1), two_columns(men, 2)]);
    let configuration = |columns: usize, row: u32| {
        let digits =
            |men: [u32; 3]| usize::from(TERNARY[(men[columns] >> (2 * row)) as usize & 0xFF]);
        digits(own) + 2 * digits(others)
    };
    [
        configuration(0, 0),
        configuration(1, 0),
        configuration(2, 0),
        configuration(0, 2),
        configuration(1, 2),
    ]
}

/// Returns two squares of each row, from the row of square 1: the one with this number, counted
/// from 0, and the next.
#[inline]
const fn two_columns(men: u32, first: u32) -> u32 {
    let pairs = (men >> first) & 0x3333_3333;
    let fours = (pairs | pairs >> 2) & 0x0F0F_0F0F;
    let eights = (fours | fours >> 4) & 0x00FF_00FF;
    (eights | eights >> 8) & 0xFFFF
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::checkers::fen::Diagram;
    use crate::checkers::{Checkers, Setup, Square};
    use crate::kind::{GameSetup, Notation};
    use crate::score::ScoreKind;

    /// Returns the value of a position, in hundredths of a man.
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
            assert_eq!(
                worth(&Position::of_fen(fen)),
                worth(&exchanged(&Position::of_fen(fen))),
                "{fen}"
            );
        }
    }

    #[test]
    fn more_is_better_and_a_king_more_than_a_man() {
        let even = worth(&Position::of_fen("B:W21,22,25,29,30,31,32:B1,2,3,4,5,9,10"));
        let man = worth(&Position::of_fen("B:W21,22,25,29,30,31:B1,2,3,4,5,9,10"));
        let king = worth(&Position::of_fen("B:W21,22,25,29,30,31,32:B1,2,3,4,5,9,K10"));
        assert!(
            man > even + 40 && king > even + 20,
            "{even}, a man more {man}, a king for a man {king}"
        );
        assert!(worth(&Position::of_fen("B:W21,22,25,29,30,31,32:B1,2,3,4,5,9")) < even - 40);
    }

    #[test]
    fn every_feature_has_a_weight() {
        for fen in [
            "W:W21,22,K32:B1,K2",
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ] {
            Features::of(&Position::of_fen(fen)).each(|index, _| assert!(index < COUNT, "{index}"));
        }
    }

    #[test]
    fn what_counts_is_told_of_both_sides() {
        // A man of each side at home, Red to move: two of 24 pieces.
        let mut told = std::collections::BTreeMap::new();
        Features::of(&Position::of_fen("B:W32:B1"))
            .each(|index, count| *told.entry(index).or_insert(0) += count);
        told.retain(|_, count| *count != 0);
        // Square 1 is the first square of pattern a to Red, square 32 to White: what is the same on
        // both sides cancels out.
        let expected = [(TEMPO, 2), (TEMPO + 1, 22), (OPPOSITION, 2), (OPPOSITION + 1, 22)];
        assert_eq!(told.into_iter().collect::<Vec<_>>(), expected);

        // Red has a king on 18 and a man on 1, White a man on 32 and the move: three of 24 pieces.
        let mut told = std::collections::BTreeMap::new();
        Features::of(&Position::of_fen("W:W32:BK18,1"))
            .each(|index, count| *told.entry(index).or_insert(0) += count);
        assert_eq!(told[&(KINGS + 2 * 17)], -3, "as Red sees it");
        assert_eq!(told[&(MOBILITY + 2)], -4 * 3, "it has four steps");
        assert_eq!(told[&RATIO], 24 * 16 / -3);
    }

    /// The squares of each pattern, by row and by place in the row.
    const PATTERN_SQUARES: [(std::ops::Range<u32>, u32); PATTERNS] =
        [(0..4, 0), (0..4, 1), (0..4, 2), (2..6, 0), (2..6, 1)];

    proptest! {
        #[test]
        fn a_configuration_tells_each_square(own: u32, others: u32) {
            let others = others & !own;
            for ((rows, first), configuration) in PATTERN_SQUARES.into_iter().zip(configurations(own, others)) {
                let squares = rows.flat_map(|row| [row * 4 + first, row * 4 + first + 1]);
                let digit = |square: u32| (own >> square & 1) + 2 * (others >> square & 1);
                let powers = std::iter::successors(Some(1), |power| Some(3 * power));
                let expected: usize = squares.zip(powers).map(|(square, power)| digit(square) as usize * power).sum();
                prop_assert_eq!(configuration, expected);
                prop_assert!(configuration < CONFIGURATIONS);
            }
        }
    }
}
