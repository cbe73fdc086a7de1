//! The points that Black may not play, and why the rules refuse a move.
//!
//! - A *four* is a row one short of the target that one more stone makes a win. A line on which two
//!   different stones do so has two fours, unless they are the two ends of one *straight four*.
//! - A *three* is a row that one more stone makes a straight four, without making a row of the
//!   target anywhere. In renju that stone must itself be allowed, so the definition is recursive. A
//!   line counts as one three at most, and as none if the stone makes a four there.
//! - Two fours, two threes and, in renju, a row longer than the target are forbidden, unless the
//!   stone also makes a row that wins.
//!
//! # How deep renju looks
//!
//! The stones that the definition of a three supposes, one after another, are *nested*: one for the
//! three in question, one for each three that this stone would make, and so on. The rules set no
//! limit. We do, so that no board takes long: the last nested stone is held against rows and fours,
//! but not against threes.
//!
//! | target | nested stones | points looked at for one point, at most found |
//! |---|---|---|
//! | 3 | 2 | 44 |
//! | 4 | 4 | 95 |
//! | 5 and 6 | 8 | 76 |
//!
//! - With targets of 5 and 6 the limit decides nothing that we have seen: five million points of
//!   random dense boards needed 4 nested stones at most, and boards that were changed stone by
//!   stone to need as many as possible came to 8.
//! - With a target of 3 every stone with room around it makes threes, so that nearly every stone
//!   asks about its neighbours, and they about theirs: without a limit, one point of an empty board
//!   of 15 rows takes more than 100 million.
//! - Boards with a target of 4 that were changed likewise still grew with 8 nested stones, to 145
//!   points.

use super::lines::{Lines, row};
use super::pair::PairTable;
use super::pattern::Pattern;
use super::point::{Direction, Point};
use super::setup::{Rule, Setup};
use crate::game::Player;
use crate::kit::refusals;

/// The board on which the rules are looked up: it is changed on the way, and restored at the end.
pub(super) struct Referee<'a> {
    lines: &'a mut Lines,
    table: &'static PairTable,
    /// Whether the stone that makes a straight four must itself be allowed.
    is_recursive: bool,
    /// How many stones one point may suppose one after another.
    most_nested: u32,
    /// How many points it has looked at, nested ones included.
    #[cfg(test)]
    looked_at: u32,
}

impl<'a> Referee<'a> {
    /// Returns the referee for Black's moves on this board.
    pub(super) fn new(setup: Setup, lines: &'a mut Lines) -> Self {
        Self {
            lines,
            table: PairTable::of(setup),
            is_recursive: setup.rule() == Rule::Renju,
            most_nested: most_nested(setup.target()),
            #[cfg(test)]
            looked_at: 0,
        }
    }

    /// Returns why Black may not play this empty point, or `None`.
    pub(super) fn refusal(&mut self, point: Point) -> Option<Refusal> {
        self.refusal_within(point, self.most_nested)
    }

    /// Returns why Black may not play this empty point, or `None`, given how many more stones may
    /// be supposed; with none, two threes are allowed.
    fn refusal_within(&mut self, point: Point, nested: u32) -> Option<Refusal> {
        #[cfg(test)]
        {
            self.looked_at += 1;
        }
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
        let threes = || {
            Direction::ALL.into_iter().zip(patterns).filter(|(_, pattern)| pattern.is_open_three())
        };
        if nested == 0 || threes().count() < 2 {
            return None;
        }
        self.lines.place(point, Player::First);
        let is_double = threes()
            .filter(|&(direction, _)| self.is_three(point, direction, nested))
            .nth(1)
            .is_some();
        self.lines.remove(point, Player::First);
        is_double.then_some(Refusal::DoubleThree)
    }

    /// Returns whether the stone just put on this point makes a three in this direction, in which
    /// it makes no four.
    fn is_three(&mut self, point: Point, direction: Direction, nested: u32) -> bool {
        let (line, place) = self.lines.line(point, direction);
        let row = row(line.stones(Player::First), place);
        // A straight four has no gap, so the stone that makes it stands at one end of the row.
        [row.start - 1, row.end].into_iter().filter(|end| line.empty() >> end & 1 != 0).any(|end| {
            let next = point.along(direction, end.cast_signed() - place.cast_signed());
            self.pattern(next, direction) == Pattern::StraightFour
                && self.may_follow(next, direction, nested - 1)
        })
    }

    /// Returns whether Black may make a straight four in `direction` by playing this point: it must
    /// not win on another line, and in renju it must be allowed.
    fn may_follow(&mut self, point: Point, direction: Direction, nested: u32) -> bool {
        let mut others = Direction::ALL.into_iter().filter(|&other| other != direction);
        others.all(|other| self.pattern(point, other) != Pattern::Five)
            && (!self.is_recursive || self.refusal_within(point, nested).is_none())
    }

    /// Returns the pattern that Black's stone on this empty point would make in a direction.
    fn pattern(&self, point: Point, direction: Direction) -> Pattern {
        self.table.pair(self.lines, point, direction).pattern(Player::First)
    }
}

/// Returns how many stones one point may suppose one after another; see the head of this file.
const fn most_nested(target: u8) -> u32 {
    match target {
        ..=3 => 2,
        4 => 4,
        5.. => 8,
    }
}

refusals! {
    /// Black would make two threes at once.
    DoubleThree = "double-three",
    /// Black would make two fours at once.
    DoubleFour = "double-four",
    /// Black would make a row longer than the target.
    Overline = "overline",
    /// There is a point on which the player may put a stone.
    MayNotPass = "may-not-pass",
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Key;

    /// Returns the most points that are looked at for any empty point of a board whose stones are
    /// put down by chance: so many in a hundred points for each player, as far as they make no
    /// four.
    fn most_looked_at(setup: Setup, seed: u64, [black, white]: [u64; 2]) -> u32 {
        let mut lines = Lines::empty(setup.size());
        let mut empty = Vec::new();
        for point in (0..setup.size())
            .flat_map(|row| (0..setup.size()).map(move |column| Point::at(column, row)))
        {
            let chance = (seed << 16 | point.index() as u64).hash64() % 100;
            let referee = Referee::new(setup, &mut lines);
            let is_quiet = Direction::ALL
                .into_iter()
                .all(|direction| referee.pattern(point, direction) < Pattern::Four);
            if chance < black && is_quiet {
                lines.place(point, Player::First);
            } else if (black..black + white).contains(&chance) {
                lines.place(point, Player::Second);
            } else {
                empty.push(point);
            }
        }
        let looked_at = empty.into_iter().map(|point| {
            let mut referee = Referee::new(setup, &mut lines);
            referee.refusal(point);
            referee.looked_at
        });
        looked_at.max().unwrap_or(0)
    }

    /// Without a limit, an empty board of 15 rows and a target of 3 takes longer than anybody can
    /// wait.
    #[test]
    fn no_point_of_any_board_takes_long() {
        let mut most = [0; 4];
        for size in [15, 19] {
            for target in 3..=6_u8 {
                let setup = Setup::new(size, target, Rule::Renju).expect("a setup");
                for seed in 0..200 {
                    let densities = [seed % 10 * 6, seed / 10 % 5 * 10];
                    let most = &mut most[usize::from(target - 3)];
                    *most = most_looked_at(setup, seed, densities).max(*most);
                }
            }
        }
        assert!(
            most.into_iter().all(|looked_at| looked_at <= 100),
            "{most:?} points are looked at with targets of 3, 4, 5 and 6"
        );
        assert!(
            most.into_iter().all(|looked_at| looked_at > 4),
            "{most:?}: these boards have nothing to look at"
        );
    }
}
