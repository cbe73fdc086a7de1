//! The rules of Reversi, slow and obvious: a grid, and a walk in each direction.

use plot4::core::game::Player;

/// Rows from the top, each from the left.
#[derive(Clone, Debug)]
pub struct NaiveReversi {
    pub grid: [[Option<Player>; 8]; 8],
    pub to_move: Player,
}

impl NaiveReversi {
    pub fn new() -> Self {
        let mut grid = [[None; 8]; 8];
        (grid[3][4], grid[4][3]) = (Some(Player::First), Some(Player::First));
        (grid[3][3], grid[4][4]) = (Some(Player::Second), Some(Player::Second));
        Self {
            grid,
            to_move: Player::First,
        }
    }

    /// Returns the discs that a player's disc would turn over, as rows and columns.
    pub fn turned(&self, player: Player, row: usize, column: usize) -> Vec<(usize, usize)> {
        let mut all = Vec::new();
        if self.grid[row][column].is_some() {
            return all;
        }
        for down in -1..=1_isize {
            for right in -1..=1_isize {
                let mut line = Vec::new();
                let mut at = (row, column);
                while let (Some(row), Some(column)) = (
                    at.0.checked_add_signed(down),
                    at.1.checked_add_signed(right),
                ) {
                    at = (row, column);
                    match self.grid.get(row).and_then(|row| row.get(column)) {
                        Some(&Some(owner)) if owner != player => line.push(at),
                        Some(&Some(_)) if (down, right) != (0, 0) => {
                            all.append(&mut line);
                            break;
                        }
                        _ => break,
                    }
                }
            }
        }
        all
    }

    /// Returns the squares on which a player may put a disc.
    pub fn places(&self, player: Player) -> Vec<(usize, usize)> {
        (0..64)
            .map(|index| (index / 8, index % 8))
            .filter(|&(row, column)| !self.turned(player, row, column).is_empty())
            .collect()
    }

    pub fn place(&mut self, row: usize, column: usize) {
        for (row, column) in self.turned(self.to_move, row, column) {
            self.grid[row][column] = Some(self.to_move);
        }
        self.grid[row][column] = Some(self.to_move);
        self.to_move = self.to_move.other();
    }

    /// Returns by how many discs the player to move is ahead.
    pub fn lead(&self) -> i32 {
        let value = |owner: &Player| if *owner == self.to_move { 1 } else { -1 };
        self.grid.iter().flatten().flatten().map(value).sum()
    }

    /// Returns by how many discs the player to move wins with best play.
    pub fn margin(&self) -> i32 {
        let after = |(row, column)| {
            let mut after = self.clone();
            after.place(row, column);
            -after.margin()
        };
        match self.places(self.to_move).into_iter().map(after).max() {
            Some(best) => best,
            None if self.places(self.to_move.other()).is_empty() => self.lead(),
            None => {
                let mut passed = self.clone();
                passed.to_move = self.to_move.other();
                -passed.margin()
            }
        }
    }
}
