//! Information about a position besides the rules: how the game ended, who has more, and facts for
//! programs.

use super::MoveOf;
use super::setup::{Fact, GameSetup};
use crate::game::{Game, Outcome, Player};

/// Information about a position, for sentences and for programs.
pub trait PositionInfo: GameSetup {
    /// Returns how a game came to its end: as a rule, one side has more of what is counted, or the
    /// board is full.
    fn ending(position: &Self::Game) -> Ending {
        match (position.outcome(), Self::tally(position)) {
            (Some(Outcome::Draw), Some(tally)) => Ending::Drawn(DrawnBecause::Equal(tally.unit())),
            (Some(Outcome::Draw), None) => Ending::Drawn(DrawnBecause::FullBoard),
            (Some(Outcome::Win(_)), Some(tally)) => Ending::Counted(tally),
            (Some(Outcome::Win(_)), None) | (None, _) => Ending::InProgress,
        }
    }

    /// Returns the [agreement](Game::is_agreement) or move by which the player to move resigns;
    /// `None` if games of this kind are played to their end.
    fn resignation(_position: &Self::Game) -> Option<MoveOf<Self>> {
        None
    }

    /// Returns the points or pieces of both sides, if they decide the game.
    fn tally(_position: &Self::Game) -> Option<Tally> {
        None
    }

    /// Returns facts about a position besides the player to move and the result: the first list is
    /// printed before those, the second after them.
    fn facts(_position: &Self::Game) -> [Vec<(&'static str, Fact)>; 2] {
        [Vec::new(), Vec::new()]
    }
}

/// The unit of a tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points, possibly half points.
    Points,
    /// Pieces on the board.
    Pieces,
    /// Discs on the board.
    Discs,
}

impl Unit {
    /// Returns its identifier in the messages: `point`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "point",
            Self::Pieces => "piece",
            Self::Discs => "disc",
        }
    }
}

/// The points or pieces of both sides, with the margin.
///
/// ```
/// use plot4_core::game::Player;
/// use plot4_core::kind::{Tally, Unit};
///
/// let tally = Tally::of_halves(Unit::Points, [90, 75]);
/// assert_eq!(tally.amount(Player::Second), 37.5);
/// assert_eq!(tally.leader(), Some(Player::First));
/// assert_eq!(tally.margin(), 7.5);
/// assert_eq!(Tally::of(Unit::Pieces, [3, 4]).margin(), 1.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    unit: Unit,
    /// Twice the amounts, as Go has half points.
    halves: [i32; 2],
}

impl Tally {
    /// Returns a tally with these amounts.
    #[must_use]
    pub fn of(unit: Unit, amounts: [u32; 2]) -> Self {
        Self::of_halves(unit, amounts.map(|amount| 2 * amount.cast_signed()))
    }

    /// Returns a tally from twice the amounts.
    #[must_use]
    pub const fn of_halves(unit: Unit, halves: [i32; 2]) -> Self {
        Self { unit, halves }
    }

    /// Returns the unit.
    #[must_use]
    pub const fn unit(&self) -> Unit {
        self.unit
    }

    /// Returns the amount of a player.
    #[must_use]
    pub fn amount(&self, player: Player) -> f64 {
        f64::from(self.halves[player.index()]) / 2.0
    }

    /// Returns the player with more, or `None` if both have the same.
    #[must_use]
    pub fn leader(&self) -> Option<Player> {
        match self.halves[0] - self.halves[1] {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        }
    }

    /// Returns the lead of the leader.
    #[must_use]
    pub fn margin(&self) -> f64 {
        f64::from((self.halves[0] - self.halves[1]).abs()) / 2.0
    }
}

/// How a game came to its end: what the winner has done, or why there is no winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner has made a line, which the board shows.
    Line {
        /// Its direction.
        direction: Direction,
        /// The number of its pieces.
        length: usize,
    },
    /// The winner has made this many lines with one move.
    Lines(usize),
    /// The loser has no pieces left.
    NoPieces,
    /// The loser cannot move.
    NoMoves,
    /// The loser has resigned.
    Resigned,
    /// The winner has more of what is counted.
    Counted(Tally),
    /// The game is drawn, for this reason.
    Drawn(DrawnBecause),
    /// The game is not over.
    InProgress,
}

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Horizontal.
    Row,
    /// Vertical.
    Column,
    /// Diagonal, in either direction.
    Diagonal,
}

impl Direction {
    /// Returns the direction of a line between two places, each a column and a row.
    ///
    /// ```
    /// use plot4_core::kind::Direction;
    ///
    /// assert_eq!(Direction::between([2, 5], [6, 5]), Direction::Row);
    /// ```
    #[must_use]
    pub const fn between(first: [u8; 2], last: [u8; 2]) -> Self {
        if first[0] == last[0] {
            Self::Column
        } else if first[1] == last[1] {
            Self::Row
        } else {
            Self::Diagonal
        }
    }
}

/// Why a game has no winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnBecause {
    /// There is no room for another move.
    FullBoard,
    /// The position occurred for the second time.
    SecondTime,
    /// The position occurred for the third time.
    ThirdTime,
    /// There was no capture and no move of a man for too long.
    NoProgress {
        /// The number of moves of each side.
        moves: u32,
    },
    /// The players have agreed on it.
    Agreed,
    /// Both players have the same number of these.
    Equal(Unit),
}
