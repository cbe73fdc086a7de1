//! A library of endings: won and drawn positions of the usual board by theme, to be played to the
//! end.
//!
//! The player to move is the one who holds the result. The file is made by `cargo run --release -p
//! plot4-core --example endings`, which says how each theme is told. Many have a plan: ask
//! [`plan::find`](super::plan::find).

use std::str::FromStr;
use std::sync::LazyLock;

use super::notation;
use super::plan::Goal;
use super::position::Position;
use super::size::{Column, Size};
use crate::game::Player;
use crate::packed::unpacked_text;

/// The file, packed by the build.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/endings.txt.deflate"));

static ALL: LazyLock<Vec<Ending>> =
    LazyLock::new(|| parse(&unpacked_text(PACKED)).unwrap_or_default());

/// What an ending teaches. "The line" is best play to the end, as the program plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Red owns a winning space in an odd row with no winning space of Yellow's below it. The line
    /// ends there, when Yellow has nothing left but to play right under it.
    OddThreat,
    /// The same for Yellow and an even row.
    EvenThreat,
    /// The line ends with two winning spaces at once, of which only one can be stopped.
    DoubleThreat,
    /// In the line the opponent comes to move with two or more free columns, each right under a
    /// winning space.
    Zugzwang,
    /// After one move it is enough to play on top of the opponent's coin until the end, looking out
    /// for nothing but fours: the simplest kind of plan.
    FollowUp,
    /// The only move that holds the result lies right under an own winning space, which the opponent
    /// then takes.
    Sacrifice,
}

impl Theme {
    /// All themes with their names in the file, in the order to learn them.
    pub const ALL: [(Self, &str); 6] = [
        (Self::DoubleThreat, "double-threat"),
        (Self::FollowUp, "follow-up"),
        (Self::OddThreat, "odd-threat"),
        (Self::EvenThreat, "even-threat"),
        (Self::Zugzwang, "zugzwang"),
        (Self::Sacrifice, "sacrifice"),
    ];
}

/// A position to play to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What it teaches.
    pub theme: Theme,
    /// The moves that lead to it.
    pub moves: Vec<Column>,
    /// What has to be held.
    pub goal: Goal,
    /// In how many plies the game ends if both play best.
    pub plies: u32,
    /// How many of the first moves hold the result.
    pub right_moves: u32,
}

impl Ending {
    /// Returns who plays for the goal: the player to move.
    #[must_use]
    pub const fn player(&self) -> Player {
        if self.moves.len().is_multiple_of(2) { Player::First } else { Player::Second }
    }

    /// Returns the position to play.
    #[must_use]
    pub fn position(&self) -> Position<Size> {
        Position::after(Size::STANDARD, &self.moves)
    }
}

impl FromStr for Ending {
    type Err = ();

    /// Reads the theme, the moves, `w` or `d` with the plies, and how many first moves are right:
    /// `odd-threat 4444… w11 2`.
    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let &[theme, moves, result, right_moves] = &words[..] else { return Err(()) };
        let (theme, _) = Theme::ALL.into_iter().find(|(_, name)| *name == theme).ok_or(())?;
        let (goal, plies) = match (result.strip_prefix('w'), result.strip_prefix('d')) {
            (Some(plies), _) => (Goal::Win, plies),
            (_, Some(plies)) => (Goal::Draw, plies),
            _ => return Err(()),
        };
        Ok(Self {
            theme,
            moves: notation::parse_moves(Size::STANDARD, moves).map_err(drop)?,
            goal,
            plies: plies.parse().map_err(drop)?,
            right_moves: right_moves.parse().map_err(drop)?,
        })
    }
}

/// Returns all endings: theme by theme in the order of [`Theme::ALL`], and in each those first that
/// end sooner and leave more right moves.
#[must_use]
pub fn all() -> &'static [Ending] {
    &ALL
}

/// Returns the endings of a file: one a line, and comments after `#`.
fn parse(text: &str) -> Option<Vec<Ending>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.parse().ok()).collect()
}
