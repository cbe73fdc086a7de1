//! Reversi on a grid, by rows and columns from the upper left: the rules as one reads them out.

/// The squares row by row from the top: nothing, or a disc of side 0 (Black) or 1 (White).
pub type Grid = [[Option<usize>; 8]; 8];

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub grid: Grid,
    pub to_move: usize,
}

impl Default for Game {
    fn default() -> Self {
        let mut grid = [[None; 8]; 8];
        grid[3][3] = Some(1);
        grid[3][4] = Some(0);
        grid[4][3] = Some(0);
        grid[4][4] = Some(1);
        Self { grid, to_move: 0 }
    }
}

impl Game {
    /// Returns the discs that a disc of this side on a square would turn over, as rows and columns.
    pub fn turned(&self, side: usize, (row, column): (usize, usize)) -> Vec<(usize, usize)> {
        let mut turned = Vec::new();
        if self.grid[row][column].is_some() {
            return turned;
        }
        for down in -1..=1_isize {
            for right in -1..=1_isize {
                let mut line = Vec::new();
                let (mut row, mut column) = (row, column);
                loop {
                    let next = row.checked_add_signed(down).zip(column.checked_add_signed(right));
                    let Some((next_row, next_column)) = next else {
                        break;
                    };
                    if (next_row, next_column) == (row, column) || next_row > 7 || next_column > 7 {
                        break;
                    }
                    (row, column) = (next_row, next_column);
                    match self.grid[row][column] {
                        None => break,
                        Some(owner) if owner == side => {
                            turned.append(&mut line);
                            break;
                        }
                        Some(_) => line.push((row, column)),
                    }
                }
            }
        }
        turned
    }

    /// Returns the squares on which a side can put a disc, row by row from the top.
    pub fn places(&self, side: usize) -> Vec<(usize, usize)> {
        (0..8)
            .flat_map(|row| (0..8).map(move |column| (row, column)))
            .filter(|&square| !self.turned(side, square).is_empty())
            .collect()
    }

    /// Puts a disc of the side to move on a square, or passes.
    pub fn play(&mut self, place: Option<(usize, usize)>) {
        if let Some((row, column)) = place {
            for (row, column) in self.turned(self.to_move, (row, column)) {
                self.grid[row][column] = Some(self.to_move);
            }
            self.grid[row][column] = Some(self.to_move);
        }
        self.to_move = 1 - self.to_move;
    }

    /// Returns whether neither side can put a disc anywhere.
    pub fn is_over(&self) -> bool {
        self.places(0).is_empty() && self.places(1).is_empty()
    }

    /// Returns the number of discs of a side.
    pub fn count(&self, side: usize) -> u32 {
        let squares = self.grid.iter().flatten();
        squares.map(|&square| u32::from(square == Some(side))).sum()
    }

    /// Returns by how many discs the side to move wins if both play as well as they can.
    pub fn margin(&self) -> i32 {
        if self.is_over() {
            let [own, others] = [self.to_move, 1 - self.to_move].map(|side| self.count(side));
            return own.cast_signed() - others.cast_signed();
        }
        let places = self.places(self.to_move);
        let moves: Vec<_> =
            if places.is_empty() { vec![None] } else { places.into_iter().map(Some).collect() };
        let values = moves.into_iter().map(|place| {
            let mut after = self.clone();
            after.play(place);
            -after.margin()
        });
        values.max().expect("a move")
    }
}
