//! Puzzles: positions with exactly one right first move, proved by the solver.
//!
//! - **Win in N**: one column wins, with the player's N-th move, and no other column wins at all.
//! - **Hold the draw**: one column draws, and every other one loses.
//!
//! [`Maker`] makes them from a seed, the same ones each time and without end; [`Collection`] is the
//! set that is part of the program.

mod maker;

pub use crate::puzzle::{Difficulty, file_line};
pub use maker::Maker;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::analysis::{Analysis, Oracle, Outlook, principal_variation};
use super::kind::Connect4;
use super::position::Position;
use super::size::{Column, Size};
use crate::game::Game;
use crate::kind::{Effort, Players as _};
use crate::packed::unpacked_text;
use crate::puzzle::{self, Puzzles};
use crate::search::Strategy;
use crate::verdict::Verdict;

/// A position of the usual board with exactly one right first move.
pub type Puzzle = puzzle::Puzzle<Connect4>;

/// Puzzles of Connect 4, the easiest first.
pub type Collection = puzzle::Collection<Connect4>;

/// The file, made by `plot4 puzzle`: its first lines say how.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/7x6.txt.deflate"));

/// The puzzles of the file.
static EMBEDDED: LazyLock<Collection> =
    LazyLock::new(|| Collection::parse(&unpacked_text(PACKED)).unwrap_or_default());

impl Puzzles for Connect4 {
    type Kind = Kind;
    const BETWEEN_MOVES: &'static str = "";
    const HAS_ONE_JUDGE: bool = true;

    fn collection() -> &'static Collection {
        &EMBEDDED
    }

    fn judge(_puzzle: &Puzzle) -> Box<dyn Strategy<Position<Size>>> {
        Self::adviser(Size::STANDARD, Effort::Usual)
    }

    /// A win has to be as short as the task says.
    fn is_right(puzzle: &Puzzle, verdict: Verdict, made: usize) -> bool {
        match (puzzle.kind, verdict) {
            (Kind::WinIn(moves), Verdict::Win(needed)) => {
                u32::try_from(made).is_ok_and(|made| needed + made <= moves)
            }
            (Kind::Draw, Verdict::Draw | Verdict::Win(_)) => true,
            (Kind::WinIn(_), Verdict::Draw | Verdict::Loss(_) | Verdict::Estimate(_))
            | (Kind::Draw, Verdict::Loss(_) | Verdict::Estimate(_)) => false,
        }
    }
}

impl Puzzle {
    /// Returns the puzzle of the position after these moves, or `None` if it is not one: the game
    /// is over, or not exactly one column is right. The oracle is asked along the line.
    #[must_use]
    pub fn find(moves: &[Column], oracle: &mut Oracle<'_>) -> Option<Self> {
        let position = position(moves)?;
        let analysis = Analysis::new(&position, oracle(&position)?)?;
        let kind = kind_of(&analysis)?;
        let difficulty = difficulty_of(&analysis, kind);
        let line = principal_variation(&position, usize::MAX, oracle);
        Some(Self { setup: Size::STANDARD, moves: moves.to_vec(), kind, difficulty, line })
    }
}

/// Returns the position of the usual board after these moves, or `None` if one of them is not
/// legal.
fn position(moves: &[Column]) -> Option<Position<Size>> {
    let mut position = Position::empty(Size::STANDARD);
    moves.iter().try_for_each(|&column| position.play(column).ok())?;
    Some(position)
}

/// Returns the task of a puzzle with these verdicts, or `None` if there is not exactly one right
/// first move.
fn kind_of(analysis: &Analysis) -> Option<Kind> {
    let outlooks = || analysis.columns().map(|(_, verdict)| Outlook::of_verdict(verdict));
    if outlooks().count() < 2 {
        return None;
    }
    let count = |outlook: Outlook| outlooks().filter(|&found| found == outlook).count();
    match analysis.verdict() {
        Verdict::Win(moves) if count(Outlook::Win) == 1 => Some(Kind::WinIn(moves)),
        Verdict::Draw if count(Outlook::Draw) == 1 => Some(Kind::Draw),
        Verdict::Win(_) | Verdict::Draw | Verdict::Loss(_) | Verdict::Estimate(_) => None,
    }
}

/// Returns how hard a puzzle is: how many moves of the winner a player has to look ahead to see the
/// win, or the latest loss by a wrong move. If every other move loses at once, that is all there is
/// to see.
fn difficulty_of(analysis: &Analysis, kind: Kind) -> Difficulty {
    let losses: Vec<u32> = analysis
        .columns()
        .filter_map(|(_, verdict)| match verdict {
            Verdict::Loss(moves) => Some(moves),
            Verdict::Win(_) | Verdict::Draw | Verdict::Estimate(_) => None,
        })
        .collect();
    let refutation = losses.iter().copied().max().unwrap_or_default();
    let is_forced = losses.len() + 1 == analysis.columns().count() && refutation <= 1;
    let moves = match kind {
        _ if is_forced => 1,
        Kind::WinIn(moves) => moves,
        Kind::Draw => refutation,
    };
    Difficulty::of(moves as usize)
}

/// The most moves of a win that a puzzle asks for: random games hardly ever lead to longer ones.
pub const MAX_WIN_IN: u32 = 12;

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Win with the player's move of this number.
    WinIn(u32),
    /// Keep the opponent from winning.
    Draw,
}

impl fmt::Display for Kind {
    /// Writes `w4` or `d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WinIn(moves) => write!(f, "w{moves}"),
            Self::Draw => f.write_str("d"),
        }
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let moves = text
            .strip_prefix('w')
            .map(|moves| moves.parse().ok().filter(|moves| (1..=MAX_WIN_IN).contains(moves)));
        match (text, moves) {
            ("d", _) => Ok(Self::Draw),
            (_, Some(Some(moves))) => Ok(Self::WinIn(moves)),
            (_, Some(None) | None) => Err(()),
        }
    }
}
