//! Puzzles of any game: positions with exactly one right first move, proved when they were made.
//!
//! The file of those that are part of the program has one line per puzzle, of four words: the
//! position, the task, the line of best play, whose first move is the solution, and the difficulty
//! from 1 to 5. A line that begins with `#` is a comment.
//!
//! ```text
//! 1756446223324535615 w2 334 2
//! ```

use std::fmt;
use std::str::FromStr;

use super::game::Game;
use super::kind::{GameKind, MoveOf};
use super::search::Strategy;
use super::verdict::Verdict;

/// A game with puzzles.
///
/// # Contract
/// One suite of tests (`tests/core/puzzles.rs`) holds every game to it.
/// - The first move of a puzzle's line is right by the [`judge`](Self::judge), and every other
///   legal move is wrong.
/// - The line is legal, the judge calls each move of the user in it right, and with the last one
///   the puzzle [is over](Self::is_over), unless the judge says so before.
pub trait Puzzles: GameKind {
    /// What a puzzle asks for, as a word of the file: `w4`.
    type Kind: Copy + Eq + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;

    /// What stands between two moves in the game's notation.
    const BETWEEN_MOVES: &'static str = " ";

    /// Whether one [`judge`](Self::judge), which may be slow to make, serves all puzzles.
    const HAS_ONE_JUDGE: bool = false;

    /// Returns the puzzles that are part of the program.
    fn collection() -> &'static Collection<Self>;

    /// Returns the position of a puzzle as a word: its moves from the start, unless a game begins
    /// with it.
    #[must_use]
    fn format_start(puzzle: &Puzzle<Self>) -> String {
        Self::format_moves(puzzle.setup, &puzzle.moves).replace(' ', ",")
    }

    /// Returns the set-up and the moves that such a word describes.
    #[must_use]
    fn parse_start(text: &str) -> Option<(Self::Setup, Vec<MoveOf<Self>>)> {
        let setup = Self::Setup::default();
        let moves = Self::parse_moves(setup, &text.replace(',', " ")).ok()?;
        Some((setup, moves))
    }

    /// Returns the judge of the moves of a puzzle, which also answers for the opponent.
    ///
    /// Where the user is to move, its report has the value of every legal move, where a win means
    /// that it reaches the goal; moves that look good come first among equals. Where the opponent
    /// is, `best` is the longest resistance, and a score of a loss in 0 plies means that the goal
    /// is reached already.
    fn judge(puzzle: &Puzzle<Self>) -> Box<dyn Strategy<Self::Game>>;

    /// Returns whether a move of the user with this value is right; `made` is the number of the
    /// user's moves before it.
    #[must_use]
    fn is_right(puzzle: &Puzzle<Self>, verdict: Verdict, made: usize) -> bool {
        let _ = (puzzle, made);
        matches!(verdict, Verdict::Win(_))
    }

    /// Returns whether a puzzle is played to its end, after so many moves of both sides.
    #[must_use]
    fn is_over(puzzle: &Puzzle<Self>, position: &Self::Game, plies: usize) -> bool {
        let _ = (puzzle, plies);
        position.outcome().is_some()
    }
}

/// A game whose puzzles are made by a program.
pub trait MakesPuzzles: Puzzles {
    /// Returns puzzles without end, the same ones for the same seed.
    fn puzzles(seed: u64) -> impl Iterator<Item = Puzzle<Self>>;
}

/// A position with exactly one right first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<K: Puzzles> {
    /// The set-up of the board.
    pub setup: K::Setup,
    /// The moves that lead to the position.
    pub moves: Vec<MoveOf<K>>,
    /// The task.
    pub kind: K::Kind,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Best play from the position to the end of the puzzle; the first move is the solution.
    pub line: Vec<MoveOf<K>>,
}

impl<K: Puzzles> Puzzle<K> {
    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> K::Game {
        let mut position = K::start(self.setup);
        for &mv in &self.moves {
            // An illegal move would have failed when the puzzle was read or made.
            let _ = position.play(mv);
        }
        position
    }

    /// Returns the one right first move.
    #[must_use]
    pub fn solution(&self) -> Option<MoveOf<K>> {
        self.line.first().copied()
    }

    /// Returns the position as text: `4453`.
    #[must_use]
    pub fn text(&self) -> String {
        K::format_start(self)
    }
}

/// How hard a puzzle is: how far a player has to look to tell the right move from the wrong ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// The right move reaches the goal at once, or every other one loses at once.
    Beginner,
    /// Two moves of the winner.
    Easy,
    /// Three.
    Medium,
    /// Four or five.
    Hard,
    /// Six and more.
    Expert,
}

impl Difficulty {
    /// All difficulties, the easiest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Returns the difficulty of a puzzle whose longest line has this many moves of the winner.
    #[must_use]
    pub const fn of(moves: usize) -> Self {
        match moves {
            0 | 1 => Self::Beginner,
            2 => Self::Easy,
            3 => Self::Medium,
            4 | 5 => Self::Hard,
            _ => Self::Expert,
        }
    }

    /// Returns the difficulty in a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

/// Puzzles, the easiest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection<K: Puzzles> {
    puzzles: Vec<Puzzle<K>>,
}

impl<K: Puzzles> Default for Collection<K> {
    /// Returns no puzzles.
    fn default() -> Self {
        Self { puzzles: Vec::new() }
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
    /// The number of the first line that is not a puzzle, counted from 1.
    pub fn parse(text: &str) -> Result<Self, u32> {
        let lines =
            (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
        let puzzles = lines.map(|(number, line): (u32, _)| parse_line(line).ok_or(number));
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
        let start = self.puzzles.partition_point(|puzzle| puzzle.difficulty < difficulty);
        let end = self.puzzles.partition_point(|puzzle| puzzle.difficulty <= difficulty);
        &self.puzzles[start..end]
    }

    /// Returns the puzzle of a day, or `None` if there are no puzzles; days may be counted from any
    /// day, such as 1 January 1970. No puzzle is repeated before all others have been used.
    #[must_use]
    pub fn daily(&self, day: u64) -> Option<&Puzzle<K>> {
        let count = self.puzzles.len() as u64;
        // A step that shares no divisor with the number of puzzles leads through all of them.
        let step = (count * 5 / 8..=count * 2).find(|&step| gcd(step, count) == 1)?;
        let index = (day % count.max(1)).wrapping_mul(step).checked_rem(count)?;
        usize::try_from(index).ok().and_then(|index| self.puzzles.get(index))
    }
}

const fn gcd(mut one: u64, mut other: u64) -> u64 {
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
    let all =
        format!("{}{}{}", K::format_moves(setup, &moves), K::BETWEEN_MOVES, best.replace(',', " "));
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
