//! Connect 4 of every size on a grid of cells, one cell at a time.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "coordinates are small, and signed so that steps off the board are plain arithmetic"
)]

use plot4_core::connect4::{Cell, Position, Shape, Size};
use plot4_core::game::{Outcome, Player};

/// The four directions of lines, as columns and rows to go.
pub const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, -1), (1, 1)];

/// A board, column by column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    pub columns: i32,
    pub rows: i32,
    pub connect: i32,
    pub cells: Vec<Vec<Option<Player>>>,
    pub plies: i32,
}

impl Grid {
    /// Returns an empty grid.
    pub fn empty(size: Size) -> Self {
        let (columns, rows) = (i32::from(size.columns()), i32::from(size.rows()));
        let cells = vec![vec![None; usize::from(size.rows())]; usize::from(size.columns())];
        Self { columns, rows, connect: i32::from(size.connect()), cells, plies: 0 }
    }

    /// Returns the same board as this position.
    pub fn of<S: Shape>(position: &Position<S>) -> Self {
        let mut grid = Self::empty(position.shape().size());
        for column in 0..position.shape().columns() {
            for row in 0..position.shape().rows() {
                let coin = position.coin(Cell::at(column, row));
                grid.cells[usize::from(column)][usize::from(row)] = coin;
                grid.plies += i32::from(coin.is_some());
            }
        }
        grid
    }

    /// Returns the coin in a cell, or `None` if it is empty or off the board.
    pub fn at(&self, column: i32, row: i32) -> Option<Player> {
        let column = usize::try_from(column).ok()?;
        let row = usize::try_from(row).ok()?;
        *self.cells.get(column)?.get(row)?
    }

    /// Returns whether the board has this cell.
    pub fn has(&self, column: i32, row: i32) -> bool {
        (0..self.columns).contains(&column) && (0..self.rows).contains(&row)
    }

    /// Returns the number of coins in a column.
    pub fn height(&self, column: i32) -> i32 {
        (0..self.rows).filter(|&row| self.at(column, row).is_some()).count() as i32
    }

    /// Returns whether a coin dropped now would come to rest in this cell.
    pub fn playable(&self, column: i32, row: i32) -> bool {
        self.has(column, row) && self.height(column) == row
    }

    /// Returns the board with a coin of this player in a cell, whoever is to move.
    pub fn with(&self, column: i32, row: i32, player: Player) -> Self {
        let mut with = self.clone();
        with.cells[column as usize][row as usize] = Some(player);
        with
    }

    /// Whether a coin of this player would make a line in this empty cell.
    pub fn wins(&self, column: i32, row: i32, player: Player) -> bool {
        self.has(column, row)
            && self.at(column, row).is_none()
            && self.with(column, row, player).outcome() == Some(Outcome::Win(player))
    }

    pub fn to_move(&self) -> Player {
        if self.plies % 2 == 0 { Player::First } else { Player::Second }
    }

    /// Returns the columns that take a coin, from left to right.
    pub fn legal(&self) -> Vec<i32> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        (0..self.columns).filter(|&column| self.height(column) < self.rows).collect()
    }

    /// Returns the board after a coin in this column.
    pub fn after(&self, column: i32) -> Self {
        let mut next = self.clone();
        next.cells[column as usize][self.height(column) as usize] = Some(self.to_move());
        next.plies += 1;
        next
    }

    /// Returns the cells of a window that starts here, or `None` if it leaves the board.
    pub fn window(
        &self,
        column: i32,
        row: i32,
        (right, up): (i32, i32),
        length: i32,
    ) -> Option<Vec<(i32, i32)>> {
        let cells: Vec<_> =
            (0..length).map(|step| (column + step * right, row + step * up)).collect();
        cells.iter().all(|&(column, row)| self.has(column, row)).then_some(cells)
    }

    /// Returns all windows of this length.
    pub fn windows(&self, length: i32) -> Vec<Vec<(i32, i32)>> {
        let mut windows = Vec::new();
        for column in 0..self.columns {
            for row in 0..self.rows {
                windows.extend(
                    DIRECTIONS
                        .into_iter()
                        .filter_map(|step| self.window(column, row, step, length)),
                );
            }
        }
        windows
    }

    /// Returns how many coins of a player lie in these cells.
    pub fn count(&self, cells: &[(i32, i32)], player: Player) -> usize {
        cells.iter().filter(|&&(column, row)| self.at(column, row) == Some(player)).count()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        let windows = self.windows(self.connect);
        for player in Player::BOTH {
            if windows.iter().any(|window| self.count(window, player) == window.len()) {
                return Some(Outcome::Win(player));
            }
        }
        (self.plies == self.columns * self.rows).then_some(Outcome::Draw)
    }

    /// Returns all runs long enough to win, whole, each as cells sorted by column and row; the runs
    /// sorted too.
    pub fn winning_runs(&self) -> Vec<Vec<Cell>> {
        let mut runs = Vec::new();
        for length in self.connect..=self.columns.max(self.rows) {
            for step in DIRECTIONS {
                for column in 0..self.columns {
                    for row in 0..self.rows {
                        let Some(window) = self.window(column, row, step, length) else {
                            continue;
                        };
                        let Some(player) = self.at(column, row) else {
                            continue;
                        };
                        let before = self.at(column - step.0, row - step.1);
                        let behind = self.at(column + length * step.0, row + length * step.1);
                        let whole = before != Some(player) && behind != Some(player);
                        if whole && self.count(&window, player) == window.len() {
                            let mut run: Vec<Cell> = window
                                .iter()
                                .map(|&(column, row)| Cell::at(column as u8, row as u8))
                                .collect();
                            run.sort();
                            runs.push(run);
                        }
                    }
                }
            }
        }
        runs.sort();
        runs
    }

    /// Returns the number of move sequences of this length.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal().into_iter().map(|column| self.after(column).perft(depth - 1)).sum()
    }

    /// Returns the sum over the windows in which one player is alone: Plot 4's evaluation for one
    /// side.
    pub fn sliding_window(&self, player: Player) -> i64 {
        let mut sum = 0;
        for window in self.windows(self.connect) {
            let own = self.count(&window, player);
            if own == 0 || self.count(&window, player.other()) > 0 {
                continue;
            }
            sum += match window.len() - own {
                0 => 500,
                1 => 10,
                2 => 5,
                _ => 1,
            };
        }
        sum
    }

    /// Returns the windows part of the evaluation by the parity of threats, for one side.
    pub fn windows_worth(&self, player: Player) -> i64 {
        let windows = self.windows(self.connect).into_iter();
        let alone = windows.filter(|window| {
            self.count(window, player.other()) == 0 && self.count(window, player) > 0
        });
        alone
            .map(|window| {
                [1, 6, 3].get(window.len() - self.count(&window, player)).copied().unwrap_or(1)
            })
            .sum()
    }

    /// Returns whether a player's coin would complete a line in this cell, which must be empty.
    pub fn completes(&self, (column, row): (i32, i32), player: Player) -> bool {
        if !self.has(column, row) || self.at(column, row).is_some() {
            return false;
        }
        let windows = DIRECTIONS.into_iter().flat_map(|(right, up)| {
            (0..self.connect).filter_map(move |before| {
                self.window(column - before * right, row - before * up, (right, up), self.connect)
            })
        });
        windows.into_iter().any(|window| self.count(&window, player) == window.len() - 1)
    }

    /// Returns who wins if both drop coins below no threat as long as they can, coin by coin, and
    /// then give up their own threats: one above which an odd number of such coins follows, or else
    /// the first from the left.
    pub fn filled_up(&self) -> Option<Player> {
        let has_threat = |column, row, player| self.completes((column, row), player);
        let mut heights: Vec<i32> = (0..self.columns).map(|column| self.height(column)).collect();
        let mut turn = self.to_move();
        // Drops all safe coins, and returns how many.
        let fill = |heights: &mut Vec<i32>| {
            let mut dropped = 0;
            for (column, height) in (0..).zip(heights) {
                while *height < self.rows
                    && !Player::BOTH
                        .into_iter()
                        .any(|player| has_threat(column, *height + 1, player))
                {
                    *height += 1;
                    dropped += 1;
                }
            }
            dropped
        };
        let mut dropped = fill(&mut heights);
        loop {
            if dropped % 2 == 1 {
                turn = turn.other();
            }
            let open: Vec<usize> =
                (0..heights.len()).filter(|&column| heights[column] < self.rows).collect();
            if open.is_empty() {
                return None;
            }
            let gives_up = |column: &usize| {
                let (column, row) = (*column as i32, heights[*column] + 1);
                has_threat(column, row, turn) && !has_threat(column, row, turn.other())
            };
            let choices = open.into_iter().filter(gives_up).map(|column| {
                let mut after = heights.clone();
                after[column] += 2;
                let dropped = fill(&mut after);
                (dropped, after)
            });
            let choices: Vec<_> = choices.collect();
            let Some(choice) =
                choices.iter().find(|(dropped, _)| dropped % 2 == 1).or(choices.first())
            else {
                return Some(turn.other());
            };
            (dropped, heights) = choice.clone();
        }
    }

    /// Returns the evaluation by the parity of threats, for one side.
    pub fn threat_parity(&self, player: Player) -> i64 {
        self.windows_worth(player) + if self.filled_up() == Some(player) { 40 } else { 0 }
    }

    /// Returns Quatre en ratlla's evaluation for one side.
    pub fn ratlla(&self, player: Player) -> i64 {
        let mut sum = 0;
        for window in self.windows(self.connect) {
            if self.count(&window, player.other()) == 0 {
                sum += self.count(&window, player) as i64;
            }
        }
        for column in 0..self.columns {
            for row in 0..self.rows {
                for (right, up) in DIRECTIONS {
                    let length = self.connect - 1;
                    let Some(run) = self.window(column, row, (right, up), length) else {
                        continue;
                    };
                    let open = self.playable(column - right, row - up)
                        && self.playable(column + length * right, row + length * up);
                    if open && self.count(&run, player) == run.len() {
                        sum += 500;
                    }
                }
            }
        }
        sum
    }
}
