//! The rules of Go, slow and obvious: a grid that is copied, flooded and compared as a whole.

use plot4_core::game::Player;
use plot4_core::go::{Ko, Suicide};

/// Why a stone may not be put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    Taken,
    SelfCapture,
    Ko,
    Repetition,
}

/// Rows from the bottom, each from the left.
pub type Grid = Vec<Vec<Option<Player>>>;

/// A game: the grids so far, the last one is the board now.
#[derive(Clone, Debug)]
pub struct NaiveGo {
    pub rule: Ko,
    pub suicide: Suicide,
    pub grids: Vec<Grid>,
    pub to_move: Player,
    pub passes: u32,
    pub captured: [u32; 2],
    /// The point that would take back at once.
    ko: Option<(usize, usize)>,
}

impl NaiveGo {
    pub fn new(size: usize, rule: Ko) -> Self {
        let grid = vec![vec![None; size]; size];
        Self {
            rule,
            suicide: Suicide::Forbidden,
            grids: vec![grid],
            to_move: Player::First,
            passes: 0,
            captured: [0; 2],
            ko: None,
        }
    }

    pub fn grid(&self) -> &Grid {
        self.grids.last().expect("the empty board at least")
    }

    pub fn pass(&mut self) {
        self.passes += 1;
        self.ko = None;
        self.to_move = self.to_move.other();
    }

    /// Puts a stone of the player to move on a point, or says why not.
    pub fn place(&mut self, column: usize, row: usize) -> Result<(), Wrong> {
        let before = self.grid();
        if before[row][column].is_some() {
            return Err(Wrong::Taken);
        }
        if self.rule == Ko::Simple && self.ko == Some((column, row)) {
            return Err(Wrong::Ko);
        }
        let mut after = before.clone();
        after[row][column] = Some(self.to_move);
        let taken = remove_groups_without_liberties(&mut after, self.to_move.other());
        let own = group(&after, column, row);
        let is_suicide = liberties(&after, &own).is_empty();
        if is_suicide && self.suicide == Suicide::Forbidden {
            return Err(Wrong::SelfCapture);
        }
        let lost = if is_suicide {
            remove_groups_without_liberties(&mut after, self.to_move)
        } else {
            Vec::new()
        };
        if self.rule == Ko::Positional && self.grids.contains(&after) {
            return Err(Wrong::Repetition);
        }
        // It takes back at once if one stone took one, and stands alone in the place where that
        // could be taken back.
        self.ko = None;
        if !is_suicide
            && let [single] = taken.as_slice()
            && own.len() == 1
            && liberties(&after, &own) == [*single]
        {
            self.ko = Some(*single);
        }
        self.captured[self.to_move.index()] += u32::try_from(taken.len()).expect("few stones");
        self.captured[self.to_move.other().index()] +=
            u32::try_from(lost.len()).expect("few stones");
        self.grids.push(after);
        self.passes = 0;
        self.to_move = self.to_move.other();
        Ok(())
    }

    /// Returns the board with these stones, without a rule against repetition.
    pub fn of(grid: Grid, to_move: Player) -> Self {
        Self { grids: vec![grid], to_move, ..Self::new(2, Ko::None) }
    }

    /// Returns how many points only groups of each player in seki enclose.
    pub fn eyes_in_seki(&self) -> [u32; 2] {
        let grid = self.grid();
        let mut eyes = [0; 2];
        for row in 0..grid.len() {
            for column in 0..grid.len() {
                if grid[row][column].is_some() {
                    continue;
                }
                let mut beside = Vec::new();
                for (column, row) in group(grid, column, row) {
                    beside.extend(neighbours(grid.len(), column, row));
                }
                beside.retain(|&(column, row)| grid[row][column].is_some());
                for player in Player::BOTH {
                    let is_eye = beside.iter().all(|&(column, row)| {
                        grid[row][column] == Some(player) && self.is_in_seki(column, row)
                    });
                    eyes[player.index()] += u32::from(is_eye && !beside.is_empty());
                }
            }
        }
        eyes
    }

    /// Returns whether the group on a point shares liberties with one of the other player, and none
    /// of them is a good point for either.
    fn is_in_seki(&self, column: usize, row: usize) -> bool {
        let grid = self.grid();
        let own = liberties(grid, &group(grid, column, row));
        let other = grid[row][column].map(Player::other);
        (0..grid.len()).any(|row| {
            (0..grid.len()).any(|column| {
                let shared: Vec<_> = liberties(grid, &group(grid, column, row))
                    .into_iter()
                    .filter(|point| own.contains(point))
                    .collect();
                grid[row][column] == other
                    && !shared.is_empty()
                    && shared.iter().all(|&(column, row)| {
                        Player::BOTH.into_iter().all(|player| {
                            let mut after = Self::of(grid.clone(), player);
                            after.place(column, row).is_err()
                                || liberties(after.grid(), &group(after.grid(), column, row)).len()
                                    == 1
                        })
                    })
            })
        })
    }

    /// Returns the stones of both players, and the empty points that only they can be reached from.
    pub fn count(&self) -> ([u32; 2], [u32; 2]) {
        let grid = self.grid();
        let (mut stones, mut territory) = ([0; 2], [0; 2]);
        for (row, line) in grid.iter().enumerate() {
            for (column, stone) in line.iter().enumerate() {
                if let Some(player) = stone {
                    stones[player.index()] += 1;
                    continue;
                }
                let region = group(grid, column, row);
                let touches = |player| {
                    region.iter().any(|&(column, row)| {
                        neighbours(grid.len(), column, row)
                            .iter()
                            .any(|&(column, row)| grid[row][column] == Some(player))
                    })
                };
                match (touches(Player::First), touches(Player::Second)) {
                    (true, false) => territory[0] += 1,
                    (false, true) => territory[1] += 1,
                    (true, true) | (false, false) => {}
                }
            }
        }
        (stones, territory)
    }
}

/// Returns the points beside a point.
pub fn neighbours(size: usize, column: usize, row: usize) -> Vec<(usize, usize)> {
    let mut points = Vec::new();
    if column > 0 {
        points.push((column - 1, row));
    }
    if column + 1 < size {
        points.push((column + 1, row));
    }
    if row > 0 {
        points.push((column, row - 1));
    }
    if row + 1 < size {
        points.push((column, row + 1));
    }
    points
}

/// Returns the points of the same kind that are connected with a point.
pub fn group(grid: &Grid, column: usize, row: usize) -> Vec<(usize, usize)> {
    let mut group = vec![(column, row)];
    let mut next = 0;
    while let Some(&(at_column, at_row)) = group.get(next) {
        for point in neighbours(grid.len(), at_column, at_row) {
            if grid[point.1][point.0] == grid[row][column] && !group.contains(&point) {
                group.push(point);
            }
        }
        next += 1;
    }
    group
}

/// Returns the empty points beside a group.
pub fn liberties(grid: &Grid, group: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut liberties = Vec::new();
    for &(column, row) in group {
        for point in neighbours(grid.len(), column, row) {
            if grid[point.1][point.0].is_none() && !liberties.contains(&point) {
                liberties.push(point);
            }
        }
    }
    liberties
}

/// Takes off the groups of a player that have no liberty, and returns their points.
fn remove_groups_without_liberties(grid: &mut Grid, player: Player) -> Vec<(usize, usize)> {
    let mut dead = Vec::new();
    for row in 0..grid.len() {
        for column in 0..grid.len() {
            if grid[row][column] == Some(player)
                && liberties(grid, &group(grid, column, row)).is_empty()
            {
                dead.push((column, row));
            }
        }
    }
    for &(column, row) in &dead {
        grid[row][column] = None;
    }
    dead
}
