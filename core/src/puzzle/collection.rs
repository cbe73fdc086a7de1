//! The puzzles of a game that are part of the program.
//!
//! Their file has one line per puzzle, of four words: the position, the task, the line of best play,
//! whose first move is the solution, and the difficulty from 1 to 5. A line that begins with `#` is
//! a comment.
//!
//! ```text
//! 1756446223324535615 w2 334 2
//! ```

use super::{Difficulty, Puzzle, Puzzles};

/// Puzzles, the easiest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection<K: Puzzles> {
    puzzles: Vec<Puzzle<K>>,
}

impl<K: Puzzles> Default for Collection<K> {
    /// Returns no puzzles.
    fn default() -> Self {
        Self {
            puzzles: Vec::new(),
        }
    }
}

impl<K: Puzzles> Collection<K> {
    /// Returns the puzzles that are part of the program.
    #[must_use]
    pub fn embedded() -> &'static Self {
        K::collection()
    }

    /// Returns the puzzles of a file, the easiest first, and equally hard ones in the order of the
    /// file. Their solutions are not checked.
    ///
    /// # Errors
    /// [`BadLine`] names the first line that is not a puzzle.
    pub fn parse(text: &str) -> Result<Self, BadLine> {
        let lines = (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
        let puzzles = lines.map(|(number, line)| parse_line(line).ok_or(BadLine { number }));
        let mut puzzles: Vec<Puzzle<K>> = puzzles.collect::<Result<_, _>>()?;
        puzzles.sort_by_key(|puzzle| puzzle.difficulty);
        Ok(Self { puzzles })
    }

    /// Returns all puzzles, the easiest first.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle<K>] {
        &self.puzzles
    }

    /// Returns the puzzles of one difficulty.
    #[must_use]
    pub fn of(&self, difficulty: Difficulty) -> &[Puzzle<K>] {
        let start = self
            .puzzles
            .partition_point(|puzzle| puzzle.difficulty < difficulty);
        let end = self
            .puzzles
            .partition_point(|puzzle| puzzle.difficulty <= difficulty);
        &self.puzzles[start..end]
    }

    /// Returns the puzzle of a day, or `None` if there are no puzzles; days may be counted from any
    /// day, such as 1 January 1970. No puzzle is repeated before all others have been used.
    #[must_use]
    pub fn daily(&self, day: u64) -> Option<&Puzzle<K>> {
        let count = self.puzzles.len() as u64;
        // A step that shares no divisor with the number of puzzles leads through all of them.
        let step = (count * 5 / 8..=count * 2).find(|&step| divisor(step, count) == 1)?;
        let index = (day % count.max(1)).wrapping_mul(step).checked_rem(count)?;
        usize::try_from(index)
            .ok()
            .and_then(|index| self.puzzles.get(index))
    }
}

/// Returns the greatest common divisor.
const fn divisor(one: u64, other: u64) -> u64 {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

fn parse_line<K: Puzzles>(line: &str) -> Option<Puzzle<K>> {
    let mut words = line.split(' ');
    let (position, kind, best) = (words.next()?, words.next()?, words.next()?);
    let (setup, moves) = K::parse_start(position)?;
    let kind = kind.parse().ok()?;
    let all = format!(
        "{}{}{}",
        K::format_moves(setup, &moves),
        K::BETWEEN_MOVES,
        best.replace(',', " ")
    );
    let line = K::parse_moves(setup, &all).ok()?.split_off(moves.len());
    let difficulty = words
        .next()?
        .parse()
        .ok()
        .and_then(|index: usize| Difficulty::ALL.get(index.checked_sub(1)?).copied())?;
    (words.next().is_none() && !line.is_empty()).then_some(Puzzle {
        setup,
        moves,
        kind,
        difficulty,
        line,
    })
}

/// Returns a puzzle as a line of the file.
#[must_use]
pub fn file_line<K: Puzzles>(puzzle: &Puzzle<K>) -> String {
    format!(
        "{} {} {} {}",
        puzzle.text(),
        puzzle.kind,
        K::format_moves(puzzle.setup, &puzzle.line).replace(' ', ","),
        puzzle.difficulty as u8 + 1
    )
}

/// A line that is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, counted from 1.
    pub number: u32,
}
