//! A position as two bitboards.
//!
//! Each column is a run of `rows + 1` bits, the bottom cell lowest; the spare bit on top keeps the
//! columns apart, so that one shift moves every coin one step in a direction at once. On 7x6:
//!
//! ```text
//!   6 13 20 27 34 41 48   <- spare
//!   5 12 19 26 33 40 47
//!   4 11 18 25 32 39 46
//!   3 10 17 24 31 38 45
//!   2  9 16 23 30 37 44
//!   1  8 15 22 29 36 43
//!   0  7 14 21 28 35 42
//! ```

use std::fmt;

use super::bits::Bits;
use super::hint_point::Insight;
use super::size::{Cell, Column, Row, Shape, Size, Standard};
use crate::game::{Game, Outcome, Player, Refusal};
use crate::kit::write_rows;
use crate::window::runs;

/// A position that can be reached in play.
///
/// The only ways to one are an empty board, [`play`](Game::play), [`make`](Game::make), parsing,
/// and the opening book, which has reachable positions only.
///
/// ```
/// use plot4_core::connect4::{Column, Position, Standard};
/// use plot4_core::game::{Game as _, Refusal};
///
/// let mut position = Position::empty(Standard);
/// let middle = Column::from_number(4).expect("a column");
/// for _ in 0..6 {
///     position.play(middle)?;
/// }
/// assert_eq!(position.play(middle), Err(Refusal::Taken));
/// # Ok::<(), plot4_core::game::Refusal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<S: Shape = Standard> {
    shape: S,
    /// The coins of the player to move.
    mover: S::Bits,
    occupied: S::Bits,
    /// The number of coins.
    plies: u8,
    /// The player who makes the first move.
    starts: Player,
}

/// The coins of both players on a board of up to 64 bits, as the player to move sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coins {
    /// The coins of the player to move.
    pub mover: u64,
    /// The coins of the opponent, who moved last.
    pub opponent: u64,
}

impl Coins {
    /// Returns all coins.
    #[inline]
    #[must_use]
    pub const fn occupied(self) -> u64 {
        self.mover | self.opponent
    }

    /// Returns the coins after the mover's coin in `cell`, as the player who is then to move sees
    /// them.
    #[inline]
    #[must_use]
    pub const fn after(self, cell: u64) -> Self {
        Self { mover: self.opponent, opponent: self.mover | cell }
    }
}

impl<S: Shape> Position<S> {
    /// Returns the empty board of this shape.
    #[must_use]
    pub fn empty(shape: S) -> Self {
        Self {
            shape,
            mover: S::Bits::ZERO,
            occupied: S::Bits::ZERO,
            plies: 0,
            starts: shape.starts(),
        }
    }

    /// Returns the position after these moves from the empty board.
    ///
    /// Precondition: they are legal. Otherwise the position is meaningless; a debug build panics.
    #[must_use]
    pub fn after(shape: S, moves: &[Column]) -> Self {
        let mut position = Self::empty(shape);
        for &column in moves {
            position.make(column);
        }
        position
    }

    /// Returns the measures of the board.
    #[must_use]
    pub const fn shape(&self) -> S {
        self.shape
    }

    /// Returns the number of coins on the board.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies as u32
    }

    /// Returns the coins of the player to move.
    pub(crate) const fn mover(&self) -> S::Bits {
        self.mover
    }

    /// Returns the coins of the opponent, who moved last.
    pub(crate) fn opponent(&self) -> S::Bits {
        self.mover ^ self.occupied
    }

    pub(crate) fn coins(&self, player: Player) -> S::Bits {
        if player == self.to_move() { self.mover } else { self.opponent() }
    }

    /// Returns whose coin lies in a cell, or `None` if it is empty or off the board.
    #[must_use]
    pub fn coin(&self, cell: Cell) -> Option<Player> {
        if !self.has_column(cell.column) || cell.row.index() >= self.shape.rows() {
            return None;
        }
        let bit = self.bit(cell);
        if (self.occupied & bit).is_empty() {
            None
        } else if (self.mover & bit).is_empty() {
            Some(self.to_move().other())
        } else {
            Some(self.to_move())
        }
    }

    /// Returns the number of coins in a column; 0 for a column off the board.
    #[must_use]
    pub fn height(&self, column: Column) -> u32 {
        if self.has_column(column) { (self.occupied & self.column_mask(column)).count() } else { 0 }
    }

    /// Returns the row in which the next coin in this column comes to rest, or `None` if there is
    /// no room for one.
    #[must_use]
    pub fn landing(&self, column: Column) -> Option<Row> {
        let height = self.height(column);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a height is at most the rows, which fit"
        )]
        (self.has_column(column) && height < u32::from(self.shape.rows()))
            .then(|| Row::from_index(height as u8))
    }

    /// Returns all columns of the board from left to right, full ones too.
    pub fn columns(&self) -> impl Iterator<Item = Column> + use<S> {
        (0..self.shape.columns()).map(Column::from_index)
    }

    /// Returns whether a player has a line, anywhere.
    #[must_use]
    pub fn has_line(&self, player: Player) -> bool {
        self.has_line_of(self.coins(player))
    }

    #[inline]
    pub(crate) fn has_line_of(&self, coins: S::Bits) -> bool {
        let connect = u32::from(self.shape.connect());
        self.directions().into_iter().any(|step| !runs(coins, step, connect).is_empty())
    }

    /// Returns the empty cells in which one more of these coins would complete a line, whether a
    /// coin can be dropped there now or not.
    #[inline]
    pub(crate) fn completing(&self, coins: S::Bits) -> S::Bits {
        let others = usize::from(self.shape.connect()) - 1;
        let mut cells = S::Bits::ZERO;
        if others == 3 {
            for step in self.directions() {
                let [one, two, three] = [1, 2, 3].map(|away| coins.down(step * away));
                let after = [one, one & two, one & two & three];
                let [one, two, three] = [1, 2, 3].map(|away| coins.up(step * away));
                let before = [one, one & two, one & two & three];
                cells = cells | after[2] | before[0] & after[1] | before[1] & after[0] | before[2];
            }
            return cells & self.empty_cells();
        }
        for step in self.directions() {
            // The cells with so many coins in a row right after them, and then right before them.
            let mut after = [!S::Bits::ZERO; Size::MAX_SIDE];
            let mut away = 0;
            for count in 1..=others {
                away += step;
                after[count] = after[count - 1] & coins.down(away);
            }
            let mut before = !S::Bits::ZERO;
            away = 0;
            for count in (0..=others).rev() {
                cells = cells | before & after[count];
                away += step;
                before = before & coins.up(away);
            }
        }
        cells & self.empty_cells()
    }

    /// Returns the distances in the word from a cell to its next neighbour up, right, down-right
    /// and up-right.
    #[inline]
    pub(crate) fn directions(&self) -> [u32; 4] {
        let stride = self.shape.stride();
        [1, stride, stride - 1, stride + 1]
    }

    /// Returns the lowest cells of all columns.
    #[inline]
    pub(crate) fn bottom(&self) -> S::Bits {
        let columns = u32::from(self.shape.columns());
        let mut cells = S::Bits::bit(0);
        let mut known = 1;
        while known < columns {
            let more = known.min(columns - known);
            cells = cells | cells.up(self.shape.stride() * more);
            known += more;
        }
        cells
    }

    /// Returns all cells of the board, without the spare bits.
    #[inline]
    pub(crate) fn board(&self) -> S::Bits {
        let rows = u32::from(self.shape.rows());
        let mut cells = self.bottom();
        let mut known = 1;
        while known < rows {
            let more = known.min(rows - known);
            cells = cells | cells.up(more);
            known += more;
        }
        cells
    }

    /// Returns the cells in which a coin dropped now would come to rest.
    #[inline]
    pub(crate) fn landings(&self) -> S::Bits {
        self.occupied.plus(self.bottom()) & self.board()
    }

    #[inline]
    pub(crate) fn empty_cells(&self) -> S::Bits {
        self.board() & !self.occupied
    }

    /// Returns the column of the only cell in a set.
    #[inline]
    pub(crate) fn column_of(&self, cell: S::Bits) -> Column {
        #[expect(clippy::cast_possible_truncation, reason = "a cell has an index below 128")]
        Column::from_index((cell.lowest() / self.shape.stride()) as u8)
    }

    /// Returns the cell in which a coin dropped in this column of the board comes to rest; none, if
    /// it is full.
    #[inline]
    pub(crate) fn landing_bit(&self, column: Column) -> S::Bits {
        self.landings() & self.column_mask(column)
    }

    /// Returns the only cell in a set.
    pub(crate) fn cell_of(&self, cell: S::Bits) -> Cell {
        let (index, stride) = (cell.lowest(), self.shape.stride());
        #[expect(clippy::cast_possible_truncation, reason = "a cell has an index below 128")]
        Cell::at((index / stride) as u8, (index % stride) as u8)
    }

    /// Returns the highest coin in a column; none if it is empty.
    pub(crate) fn top(&self, column: Column) -> S::Bits {
        self.occupied.plus(self.bottom()).down(1) & self.occupied & self.column_mask(column)
    }

    /// Returns the position after a coin in this cell, in which a coin dropped now comes to rest.
    #[inline]
    pub(crate) fn with_coin(&self, cell: S::Bits) -> Self {
        let (mover, occupied) = (self.opponent(), self.occupied | cell);
        Self { mover, occupied, plies: self.plies + 1, ..*self }
    }

    /// Returns the position seen in a mirror: the first column is the last one.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let (stride, columns) = (self.shape.stride(), u32::from(self.shape.columns()));
        let mirrored = |cells: S::Bits| {
            (0..columns).fold(S::Bits::ZERO, |all, index| {
                let column = cells.down(index * stride) & S::Bits::low(stride);
                all | column.up((columns - 1 - index) * stride)
            })
        };
        Self { mover: mirrored(self.mover), occupied: mirrored(self.occupied), ..*self }
    }

    /// Returns the coins with one more of this player in a cell, whoever is to move: to look at, not
    /// to play on.
    pub(crate) fn with_coin_of(&self, cell: Cell, player: Player) -> Self {
        let bit = self.bit(cell);
        let mover = if player == self.to_move() { self.mover | bit } else { self.mover };
        Self { mover, occupied: self.occupied | bit, ..*self }
    }

    #[inline]
    pub(crate) fn bit(&self, cell: Cell) -> S::Bits {
        S::Bits::bit(
            u32::from(cell.column.index()) * self.shape.stride() + u32::from(cell.row.index()),
        )
    }

    /// Returns the cells of a column, without the spare bit.
    #[inline]
    pub(crate) fn column_mask(&self, column: Column) -> S::Bits {
        S::Bits::low(u32::from(self.shape.rows()))
            .up(u32::from(column.index()) * self.shape.stride())
    }

    #[inline]
    fn has_column(&self, column: Column) -> bool {
        column.index() < self.shape.columns()
    }
}

impl Position<Size> {
    /// Returns the same position as one of the fast 7x6 type, or `None` if the board is of another
    /// size.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a 7x6 board lies in the lowest 49 bits")]
    pub fn to_standard(&self) -> Option<Position<Standard>> {
        self.shape.is_same_board(Size::STANDARD).then_some(Position {
            shape: Standard,
            mover: self.mover as u64,
            occupied: self.occupied as u64,
            plies: self.plies,
            starts: self.starts,
        })
    }
}

impl Position<Standard> {
    /// Returns the position with these coins, which must be reachable in play.
    pub(crate) fn from_coins(coins: Coins) -> Self {
        let Coins { mover, opponent } = coins;
        let occupied = coins.occupied();
        #[expect(clippy::cast_possible_truncation, reason = "at most 42 coins")]
        let plies = occupied.count_ones() as u8;
        debug_assert_eq!(mover & opponent, 0, "a cell holds one coin");
        Self { shape: Standard, mover, occupied, plies, starts: Player::First }
    }

    /// Returns the same position as one of the type for every size.
    #[must_use]
    pub fn to_sized(&self) -> Position<Size> {
        Position {
            shape: Size::STANDARD.starting(self.starts),
            mover: u128::from(self.mover),
            occupied: u128::from(self.occupied),
            plies: self.plies,
            starts: self.starts,
        }
    }
}

impl Default for Position<Standard> {
    fn default() -> Self {
        Self::empty(Standard)
    }
}

impl<S: Shape> Game for Position<S> {
    type Move = Column;
    /// The bit of the coin.
    type Undo = S::Bits;
    type Key = S::Bits;
    type Insight = Insight;
    type Refusal = Refusal;

    #[inline]
    fn to_move(&self) -> Player {
        if self.plies.is_multiple_of(2) { self.starts } else { self.starts.other() }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.has_line_of(self.opponent()) {
            Some(Outcome::Win(self.to_move().other()))
        } else if self.plies() == self.shape.cells() {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    /// Replaces the contents of `out` by the columns that are not full, the middle ones first.
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Column>) {
        out.clear();
        if self.outcome().is_some() {
            return;
        }
        let columns = self.shape.columns();
        let middle = (columns - 1) / 2;
        for step in 0..columns {
            // For 7 columns: 4, 5, 3, 6, 2, 7, 1; for 4: 2, 3, 1, 4.
            let index = if step % 2 == 1 { middle + step.div_ceil(2) } else { middle - step / 2 };
            let column = Column::from_index(index);
            if (self.occupied & self.bit(Cell::at(index, self.shape.rows() - 1))).is_empty() {
                out.push(column);
            }
        }
    }

    #[inline]
    fn make(&mut self, mv: Column) -> S::Bits {
        debug_assert!(self.landing(mv).is_some(), "{mv:?} takes no coin in {self:?}");
        let cells = self.column_mask(mv);
        let floor = S::Bits::bit(u32::from(mv.index()) * self.shape.stride());
        let coin = (self.occupied & cells).plus(floor);
        self.mover = self.mover ^ self.occupied;
        self.occupied = self.occupied | coin;
        self.plies += 1;
        coin
    }

    #[inline]
    fn unmake(&mut self, _mv: Column, undo: S::Bits) {
        self.plies -= 1;
        self.occupied = self.occupied ^ undo;
        self.mover = self.mover ^ self.occupied;
    }

    /// Returns the sum of both bitboards.
    ///
    /// In a column of height `h` the coins of all read 2^h - 1, those of the mover at most as much;
    /// the sum lies between 2^h - 1 and 2^(h+1) - 2, so it tells the height and then the mover's
    /// coins, and never runs into the next column.
    #[inline]
    fn key(&self) -> S::Bits {
        self.mover.plus(self.occupied)
    }

    /// Returns the index of the cell in which the coin comes to rest.
    #[inline]
    fn history_slot(&self, mv: Column) -> usize {
        self.landing_bit(mv).lowest() as usize
    }

    fn refusal(&self, mv: Column) -> Option<Refusal> {
        if self.outcome().is_some() {
            Some(Refusal::GameOver)
        } else if !self.has_column(mv) {
            Some(Refusal::OffBoard)
        } else {
            self.landing(mv).is_none().then_some(Refusal::Taken)
        }
    }
}

impl<S: Shape> fmt::Display for Position<S> {
    /// Writes the board row by row from the top: `X` for the first player, `O` for the second, `.`
    /// for an empty cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = (0..self.shape.rows()).rev();
        write_rows(f, rows, self.shape.columns(), |column, row| {
            match self.coin(Cell::at(column, row)) {
                Some(Player::First) => "X",
                Some(Player::Second) => "O",
                None => ".",
            }
        })
    }
}

impl<S: Shape> fmt::Debug for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}
