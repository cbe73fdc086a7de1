//! Checkers on a grid, by rows and columns: the rules as one reads them out.

use std::collections::HashMap;

/// A piece: its side (0 for Red, 1 for White), and whether it is a king.
pub type Piece = (usize, bool);

/// The places row by row from the top.
pub type Grid = Vec<Vec<Option<Piece>>>;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Game {
    pub grid: Grid,
    pub to_move: usize,
    /// How often each position has been there since the last capture or man's move.
    seen: HashMap<(Grid, usize), usize>,
    /// Moves since then.
    quiet: usize,
    /// Which occurrence is a draw, and after how many moves of each side (0: never).
    occurrence: usize,
    limit: usize,
}

impl Game {
    pub fn new(columns: usize, rows: usize, men: usize, occurrence: usize, limit: usize) -> Self {
        let mut grid = vec![vec![None; columns]; rows];
        for (row, line) in grid.iter_mut().enumerate() {
            for (column, place) in line.iter_mut().enumerate() {
                if (row + column) % 2 == 1 {
                    if row < men {
                        *place = Some((0, false));
                    } else if row >= rows - men {
                        *place = Some((1, false));
                    }
                }
            }
        }
        Self::of_grid(grid, 0, occurrence, limit)
    }

    pub fn of_grid(grid: Grid, to_move: usize, occurrence: usize, limit: usize) -> Self {
        let mut game = Self { grid, to_move, seen: HashMap::new(), quiet: 0, occurrence, limit };
        game.note();
        game
    }

    fn note(&mut self) {
        *self.seen.entry((self.grid.clone(), self.to_move)).or_default() += 1;
    }

    fn place(&self, row: isize, column: isize) -> Option<&Option<Piece>> {
        self.grid.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?)
    }

    /// Returns the game without the piece on a place, and without its past, which takes long to
    /// copy.
    fn without(&self, (row, column): (isize, isize)) -> Self {
        let mut grid = self.grid.clone();
        grid[row.cast_unsigned()][column.cast_unsigned()] = None;
        Self { grid, seen: HashMap::new(), ..*self }
    }

    fn is_free(&self, row: isize, column: isize) -> bool {
        self.place(row, column).is_some_and(Option::is_none)
    }

    fn piece(&self, row: isize, column: isize) -> Option<Piece> {
        self.place(row, column).copied().flatten()
    }

    /// Returns the number of a dark square: one counts them row by row.
    pub fn number(&self, row: usize, column: usize) -> u32 {
        let dark = |row: usize, column: usize| (row + column) % 2 == 1;
        let columns = self.grid[0].len();
        let before = (0..row * columns + column)
            .filter(|place| dark(place / columns, place % columns))
            .count();
        u32::try_from(before + 1).expect("a small board")
    }

    fn ways((side, is_king): Piece) -> Vec<(isize, isize)> {
        let forward = if side == 0 { 1 } else { -1 };
        let mut ways = vec![(forward, -1), (forward, 1)];
        if is_king {
            ways.extend([(-forward, -1), (-forward, 1)]);
        }
        ways
    }

    /// Returns every chain of jumps of a piece, as the places it touches, its own first.
    fn jumps(&self, piece: Piece, path: &[(isize, isize)]) -> Vec<Vec<(isize, isize)>> {
        let &(row, column) = path.last().expect("a place");
        let mut chains = Vec::new();
        for (down, right) in Self::ways(piece) {
            let over = (row + down, column + right);
            let landing = (row + 2 * down, column + 2 * right);
            let is_other = self.piece(over.0, over.1).is_some_and(|(side, _)| side != piece.0);
            if is_other && self.is_free(landing.0, landing.1) {
                let after = self.without(over);
                let longer = [path, &[landing]].concat();
                let rest = after.jumps(piece, &longer);
                if rest.is_empty() {
                    chains.push(longer);
                } else {
                    chains.extend(rest);
                }
            }
        }
        chains
    }

    fn pieces(&self) -> Vec<((isize, isize), Piece)> {
        let mut pieces = Vec::new();
        for (row, line) in self.grid.iter().enumerate() {
            for (column, &piece) in line.iter().enumerate() {
                if let Some(piece) = piece.filter(|piece| piece.0 == self.to_move) {
                    pieces.push(((row.cast_signed(), column.cast_signed()), piece));
                }
            }
        }
        pieces
    }

    fn paths(&self) -> Vec<Vec<(isize, isize)>> {
        let mut jumps = Vec::new();
        let mut steps = Vec::new();
        for ((row, column), piece) in self.pieces() {
            let lifted = self.without((row, column));
            jumps.extend(lifted.jumps(piece, &[(row, column)]));
            for (down, right) in Self::ways(piece) {
                if self.is_free(row + down, column + right) {
                    steps.push(vec![(row, column), (row + down, column + right)]);
                }
            }
        }
        if jumps.is_empty() { steps } else { jumps }
    }

    /// Returns how the game ended: the winner, or 2 for a draw.
    pub fn result(&self) -> Option<usize> {
        if self.paths().is_empty() {
            return Some(1 - self.to_move);
        }
        let occurrences = self.seen[&(self.grid.clone(), self.to_move)];
        let is_drawn =
            occurrences >= self.occurrence || self.limit > 0 && self.quiet >= 2 * self.limit;
        is_drawn.then_some(2)
    }

    /// Returns the legal moves as the numbers of the squares that are touched, in the order of
    /// these lists.
    pub fn moves(&self) -> Vec<Vec<u32>> {
        if self.result().is_some() {
            return Vec::new();
        }
        let number = |&(row, column): &(isize, isize)| {
            self.number(row.cast_unsigned(), column.cast_unsigned())
        };
        let mut moves: Vec<Vec<u32>> =
            self.paths().iter().map(|path| path.iter().map(number).collect()).collect();
        moves.sort();
        moves
    }

    /// Plays the move with these numbers.
    pub fn play(&mut self, numbers: &[u32]) {
        let number = |&(row, column): &(isize, isize)| {
            self.number(row.cast_unsigned(), column.cast_unsigned())
        };
        let path = self
            .paths()
            .into_iter()
            .find(|path| path.iter().map(number).collect::<Vec<_>>() == numbers);
        let path = path.expect("a legal move");
        let take = |game: &mut Self, (row, column): (isize, isize)| {
            game.grid[row.cast_unsigned()][column.cast_unsigned()].take()
        };
        let (side, was_king) = take(self, path[0]).expect("a piece");
        let mut is_jump = false;
        for pair in path.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            if (from.0 - to.0).abs() == 2 {
                is_jump = true;
                take(self, (isize::midpoint(from.0, to.0), isize::midpoint(from.1, to.1)))
                    .expect("a piece to jump over");
            }
        }
        let &(row, column) = path.last().expect("a place");
        let last_row = if side == 0 { self.grid.len() - 1 } else { 0 };
        let is_king = was_king || row.cast_unsigned() == last_row;
        self.grid[row.cast_unsigned()][column.cast_unsigned()] = Some((side, is_king));
        self.to_move = 1 - side;
        if is_jump || !was_king {
            self.seen.clear();
            self.quiet = 0;
        } else {
            self.quiet += 1;
        }
        self.note();
    }
}
