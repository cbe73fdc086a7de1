//! Which points Black may not play.
//!
//! - A *four* is a row one short of the target that one more stone makes a win. A line on which two different stones do so
//!   has two fours, unless they are the two ends of one *straight four*.
//! - A *three* is a row that one more stone makes a straight four, without making a row of the target anywhere. In renju that
//!   stone must itself be allowed, so the definition is recursive. A line counts as one three at most, and as none if the
//!   stone makes a four there.
//! - Two fours, two threes and, in renju, a row longer than the target are forbidden, unless the stone also makes a row that
//!   wins.

use super::lines::{Lines, row};
use super::pair::PairTable;
use super::pattern::Pattern;
use super::point::{Direction, Point};
use super::refusal::Refusal;
use super::setup::{Rule, Setup};
use crate::core::game::Player;

/// The board on which the rules are looked up: it is changed on the way, and back at the end what it was.
pub(super) struct Referee<'a> {
    lines: &'a mut Lines,
    table: &'static PairTable,
    /// Whether the stone that makes a straight four must itself be allowed.
    is_recursive: bool,
}

impl<'a> Referee<'a> {
    /// Returns who knows what Black may play on this board.
    pub(super) fn new(setup: Setup, lines: &'a mut Lines) -> Self {
        Self { lines, table: PairTable::of(setup), is_recursive: setup.rule() == Rule::Renju }
    }

    /// Returns why Black may not play this empty point, or `None`.
    pub(super) fn refusal(&mut self, point: Point) -> Option<Refusal> {
        let patterns = Direction::ALL.map(|direction| self.pattern(point, direction));
        if patterns.contains(&Pattern::Five) {
            return None;
        }
        if self.is_recursive && patterns.contains(&Pattern::Overline) {
            return Some(Refusal::Overline);
        }
        if patterns.iter().map(|pattern| pattern.fours()).sum::<u32>() > 1 {
            return Some(Refusal::DoubleFour);
        }
        let threes = || Direction::ALL.into_iter().zip(patterns).filter(|(_, pattern)| pattern.is_open_three());
        if threes().count() < 2 {
            return None;
        }
        self.lines.place(point, Player::First);
        let is_double = threes().filter(|&(direction, _)| self.is_three(point, direction)).nth(1).is_some();
        self.lines.remove(point, Player::First);
        is_double.then_some(Refusal::DoubleThree)
    }

    /// Returns whether the stone just put on this point makes a three in this direction, in which it makes no four.
    fn is_three(&mut self, point: Point, direction: Direction) -> bool {
        let (line, place) = self.lines.line(point, direction);
        let row = row(line.stones(Player::First), place);
        // A straight four has no gap, so the stone that makes it stands at one end of the row.
        [row.start - 1, row.end].into_iter().filter(|end| line.empty() >> end & 1 != 0).any(|end| {
            let next = point.along(direction, end.cast_signed() - place.cast_signed());
            self.pattern(next, direction) == Pattern::StraightFour && self.may_follow(next, direction)
        })
    }

    /// Returns whether Black may make a straight four in `direction` by playing this point: it must not win on another line,
    /// and in renju it must be allowed.
    fn may_follow(&mut self, point: Point, direction: Direction) -> bool {
        let mut others = Direction::ALL.into_iter().filter(|&other| other != direction);
        others.all(|other| self.pattern(point, other) != Pattern::Five) && (!self.is_recursive || self.refusal(point).is_none())
    }

    /// Returns what Black's stone on this empty point would make in a direction.
    fn pattern(&self, point: Point, direction: Direction) -> Pattern {
        self.table.pair(self.lines, point, direction).pattern(Player::First)
    }
}
