//! Positions of the 7x6 board with their exact scores; README.md in this folder says where they
//! come from.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test and bench includes this module and uses its part of it"
)]

/// Positions of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Set {
    pub name: &'static str,
    text: &'static str,
}

/// A position and its score.
#[derive(Clone, Copy, Debug)]
pub struct Scored {
    /// The columns played, numbered from 1.
    pub moves: &'static str,
    /// The score of the player to move.
    pub score: i32,
}

/// Returns the set with this name.
macro_rules! set {
    ($name:literal) => {
        Set { name: $name, text: include_str!(concat!($name, ".txt")) }
    };
}

/// 29 and more plies played; up to 14 left with best play.
pub const END_EASY: Set = set!("end_easy");
/// 15 to 28 plies played; up to 14 left.
pub const MIDDLE_EASY: Set = set!("middle_easy");
/// 15 to 28 plies played; 15 to 28 left.
pub const MIDDLE_MEDIUM: Set = set!("middle_medium");
/// Up to 14 plies played; up to 14 left.
pub const BEGIN_EASY: Set = set!("begin_easy");
/// Up to 14 plies played; 15 to 28 left.
pub const BEGIN_MEDIUM: Set = set!("begin_medium");
/// Up to 14 plies played; 29 and more left.
pub const BEGIN_HARD: Set = set!("begin_hard");

/// All sets, the quickest to solve first.
pub const SETS: [Set; 6] =
    [END_EASY, MIDDLE_EASY, BEGIN_EASY, MIDDLE_MEDIUM, BEGIN_MEDIUM, BEGIN_HARD];

impl Set {
    /// Returns all its positions.
    pub fn all(self) -> Vec<Scored> {
        let lines = self.text.lines().filter(|line| !line.starts_with('#'));
        lines
            .map(|line| {
                let (moves, score) =
                    line.split_once(' ').unwrap_or_else(|| panic!("{}: {line}", self.name));
                Scored {
                    moves,
                    score: score.parse().unwrap_or_else(|_| panic!("{}: {line}", self.name)),
                }
            })
            .collect()
    }

    /// Returns about this many of its positions, evenly spread over the set; at most all.
    pub fn sample(self, count: usize) -> Vec<Scored> {
        spread(&self.all(), count)
    }
}

/// Returns this many of the positions, evenly spread; at most all.
pub fn spread(positions: &[Scored], count: usize) -> Vec<Scored> {
    let count = count.min(positions.len());
    (0..count).map(|index| positions[index * positions.len() / count]).collect()
}
