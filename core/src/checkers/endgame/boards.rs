//! A position as an endgame sees it: the pieces of the player to move and of the other, without
//! history.

use crate::checkers::position::Position;
use crate::checkers::shape::{Shape, Size};
use crate::game::{Game as _, Player};

/// The pieces of the player to move, who goes down the board as Red does, and of the other; a bit a
/// square, from square 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Boards {
    /// The men of the player to move.
    pub own_men: u32,
    /// The kings of the player to move.
    pub own_kings: u32,
    /// The men of the other.
    pub other_men: u32,
    /// The kings of the other.
    pub other_kings: u32,
}

/// For each square and direction, the next square, or [`NONE`].
const NEIGHBOURS: [[u8; 4]; 32] = neighbours();
/// Stands for no square.
const NONE: u8 = u8::MAX;
/// The row in which men of the player to move become kings.
const LAST_ROW: u32 = 0xF << 28;

/// Computes the neighbours: the first two directions lead down.
const fn neighbours() -> [[u8; 4]; 32] {
    let mut all = [[NONE; 4]; 32];
    let mut square = 0_usize;
    while square < 32 {
        let (row, column) = (square / 4, square % 4 * 2 + 1 - square / 4 % 2);
        let mut direction = 0;
        while direction < 4 {
            let next_row = if direction < 2 { row + 1 } else { row.wrapping_sub(1) };
            let next_column = if direction % 2 == 0 { column.wrapping_sub(1) } else { column + 1 };
            if next_row < 8 && next_column < 8 {
                #[expect(clippy::cast_possible_truncation, reason = "less than 32")]
                let next = (next_row * 4 + next_column / 2) as u8;
                all[square][direction] = next;
            }
            direction += 1;
        }
        square += 1;
    }
    all
}

/// Returns the indices of the bits that are set, the lowest first.
#[inline]
pub fn squares(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = u8::try_from(bits.trailing_zeros()).ok().filter(|&square| square < 32)?;
        bits &= bits - 1;
        Some(square)
    })
}

/// Returns the bit of the next square in a direction; none if there is no such square.
fn next(square: u8, direction: usize) -> u32 {
    1_u32.checked_shl(NEIGHBOURS[usize::from(square)][direction].into()).unwrap_or(0)
}

impl Boards {
    /// Returns the boards of a position on a board of the usual size; meaningless of any other
    /// size.
    #[must_use]
    #[inline]
    pub fn of<S: Shape>(position: &Position<S>) -> Self {
        Self::of_sets(position.compact(), position.to_move())
    }

    /// Returns the boards of a position with at most this many pieces on a board of the usual size,
    /// or `None` for any other.
    #[must_use]
    #[inline]
    pub fn of_few<S: Shape>(position: &Position<S>, most: u8) -> Option<Self> {
        let is_small = position.size() == Size::STANDARD && position.count_all() <= most.into();
        is_small.then(|| Self::of(position))
    }

    /// Returns the boards of both players' pieces and of the kings.
    const fn of_sets(([first, second], kings): ([u32; 2], u32), to_move: Player) -> Self {
        let boards = Self {
            own_men: first & !kings,
            own_kings: first & kings,
            other_men: second & !kings,
            other_kings: second & kings,
        };
        match to_move {
            Player::First => boards,
            Player::Second => boards.turned(),
        }
    }

    /// Returns the same position as the other player sees it, who is to move: the board is turned
    /// around.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            own_men: self.other_men.reverse_bits(),
            own_kings: self.other_kings.reverse_bits(),
            other_men: self.own_men.reverse_bits(),
            other_kings: self.own_kings.reverse_bits(),
        }
    }

    /// Returns the number of pieces.
    #[must_use]
    pub const fn count(self) -> u32 {
        (self.own() | self.other()).count_ones()
    }

    /// Returns the pieces of the player to move.
    #[must_use]
    pub const fn own(self) -> u32 {
        self.own_men | self.own_kings
    }

    /// Returns the pieces of the other.
    #[must_use]
    pub const fn other(self) -> u32 {
        self.other_men | self.other_kings
    }

    /// Returns whether no square has two pieces and no man is where it would be a king.
    #[must_use]
    pub const fn is_valid(self) -> bool {
        let all = self.own_men.count_ones()
            + self.own_kings.count_ones()
            + self.other_men.count_ones()
            + self.other_kings.count_ones();
        all == self.count()
            && self.own_men & LAST_ROW == 0
            && self.other_men & LAST_ROW.reverse_bits() == 0
    }

    /// Returns whether the player to move can jump, and so must.
    #[must_use]
    pub fn must_jump(self) -> bool {
        let free = !(self.own() | self.other());
        // Loops, as the table of endgames asks this of every position.
        for square in squares(self.own()) {
            for direction in 0..self.directions(square) {
                let over = next(square, direction) & self.other();
                for over in squares(over) {
                    if next(over, direction) & free != 0 {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Returns in how many directions the piece on a square moves.
    const fn directions(self, square: u8) -> usize {
        if self.own_kings >> square & 1 == 1 { 4 } else { 2 }
    }

    /// Returns whether the player to move has no move, and so has lost.
    #[must_use]
    pub fn is_blocked(self) -> bool {
        let free = !(self.own() | self.other());
        for square in squares(self.own()) {
            for direction in 0..self.directions(square) {
                if next(square, direction) & free != 0 {
                    return false;
                }
            }
        }
        !self.must_jump()
    }

    /// Calls `found` with each position after a move of the player to move, as the other sees it;
    /// whether the move was a capture or a man's comes with it.
    pub fn successors(self, found: &mut impl FnMut(Self, bool)) {
        let is_jump = self.must_jump();
        for square in squares(self.own()) {
            let piece = 1 << square;
            let is_king = self.own_kings & piece != 0;
            let lifted =
                Self { own_men: self.own_men & !piece, own_kings: self.own_kings & !piece, ..self };
            if is_jump {
                lifted.jump(square, is_king, false, found);
                continue;
            }
            let free = !(self.own() | self.other());
            for direction in 0..if is_king { 4 } else { 2 } {
                let to = next(square, direction) & free;
                if to != 0 {
                    found(lifted.with(to, is_king).turned(), !is_king);
                }
            }
        }
    }

    /// Continues a chain of jumps of the piece that has been lifted from the board and is on a
    /// square.
    fn jump(self, square: u8, is_king: bool, has_jumped: bool, found: &mut impl FnMut(Self, bool)) {
        let free = !(self.own() | self.other());
        let mut is_end = has_jumped;
        for direction in 0..if is_king { 4 } else { 2 } {
            let over = next(square, direction) & self.other();
            for landing in squares(over).flat_map(|over| squares(next(over, direction) & free)) {
                is_end = false;
                let taken = Self {
                    other_men: self.other_men & !over,
                    other_kings: self.other_kings & !over,
                    ..self
                };
                taken.jump(landing, is_king, true, found);
            }
        }
        if is_end {
            found(self.with(1 << square, is_king).turned(), true);
        }
    }

    /// Returns the boards with a piece of the player to move on a square, crowned if it has come
    /// that far.
    const fn with(self, to: u32, is_king: bool) -> Self {
        if is_king || to & LAST_ROW != 0 {
            Self { own_kings: self.own_kings | to, ..self }
        } else {
            Self { own_men: self.own_men | to, ..self }
        }
    }
}
