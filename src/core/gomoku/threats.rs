//! What a stone on each empty point would make, for both players and all four of its lines, kept up to date by each stone.

use super::lines::Lines;
use super::pair::{Pair, PairTable};
use super::pattern::Pattern;
use super::point::{Direction, Point, PointSet};
use super::setup::Setup;
use crate::core::game::Player;

/// The strongest thing that a stone on an empty point makes, over all its lines, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub(super) enum Kind {
    /// No threat, or no empty point.
    #[default]
    Quiet,
    /// Two threes, two fours or an overline, which the rules may forbid this player: only a closer look can tell.
    Doubtful,
    /// One open three.
    Three,
    /// Two open threes or more.
    DoubleThree,
    /// One four.
    Four,
    /// One four and an open three.
    FourThree,
    /// Two fours.
    DoubleFour,
    /// A four with both ends free.
    StraightFour,
    /// A row that wins.
    Five,
}

impl Kind {
    /// How many kinds there are.
    const COUNT: usize = 9;
}

/// What both players' stones would make, on each point.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Threats {
    table: Table,
    /// Whether there may be points that a player may not play.
    is_restricted: [bool; 2],
    cells: Vec<Cell>,
    /// For each player and kind but [`Kind::Quiet`], the points of that kind.
    points: [[PointSet; Kind::COUNT]; 2],
}

/// What is known of a point; nothing, where there is a stone.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Cell {
    /// For each direction, the patterns.
    pairs: [Pair; 4],
    /// For each player, the sum over the patterns.
    tallies: [Tally; 2],
    /// For each player, what the patterns make together.
    kinds: [Kind; 2],
}

/// How many threats there are among patterns: a digit each for threes, fours, straight fours, fives and overlines, so that
/// tallies can be added and taken away.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Tally(u16);

/// A table of patterns, which is the same as another if it is at the same place.
#[derive(Clone, Copy)]
struct Table(&'static PairTable);

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Table {}

impl Threats {
    /// Returns what the stones on these lines make; `empty` are the points without a stone.
    pub(super) fn new(setup: Setup, lines: &Lines, empty: &PointSet) -> Self {
        let mut threats = Self {
            table: Table(PairTable::of(setup)),
            is_restricted: Player::BOTH.map(|player| setup.is_restricted(player)),
            cells: vec![Cell::default(); Point::INDICES],
            points: [[PointSet::default(); Kind::COUNT]; 2],
        };
        for point in empty.iter() {
            threats.add(lines, point);
        }
        threats
    }

    /// Returns the kind of a point for a player.
    #[inline]
    pub(super) fn kind(&self, point: Point, player: Player) -> Kind {
        self.cells[point.index()].kinds[player.index()]
    }

    /// Returns the points of a kind for a player; not for [`Kind::Quiet`].
    #[inline]
    pub(super) const fn points(&self, kind: Kind, player: Player) -> &PointSet {
        &self.points[player.index()][kind as usize]
    }

    /// Takes in that a stone was put on this point; `lines` have it already.
    #[inline]
    pub(super) fn placed(&mut self, lines: &Lines, point: Point) {
        let cell = std::mem::take(&mut self.cells[point.index()]);
        for (points, kind) in self.points.iter_mut().zip(cell.kinds) {
            points[kind as usize].remove(point);
        }
        self.refresh(lines, point);
    }

    /// Takes in that the stone on this point was taken off; `lines` have it no more.
    #[inline]
    pub(super) fn removed(&mut self, lines: &Lines, point: Point) {
        self.refresh(lines, point);
        self.add(lines, point);
    }

    /// Computes the patterns of a point that counted as taken.
    #[inline]
    fn add(&mut self, lines: &Lines, point: Point) {
        for direction in Direction::ALL {
            let pair = self.table.0.get(lines.window(point, direction, self.table.0.radius()));
            self.set(point, direction, pair);
        }
    }

    /// Computes again the patterns of the empty points that share a line with this one.
    #[inline]
    fn refresh(&mut self, lines: &Lines, point: Point) {
        let table = self.table.0;
        let radius = table.radius();
        for direction in Direction::ALL {
            let (line, place) = lines.line(point, direction);
            // The places within the radius, without the middle.
            let near = (((1 << (2 * radius + 1)) - 1) ^ (1 << radius)) << (place - radius);
            let mut empty = line.empty() & near;
            while empty != 0 {
                let other = empty.trailing_zeros();
                empty &= empty - 1;
                let pair = table.get(line.around(other, radius));
                self.set(point.along(direction, other.cast_signed() - place.cast_signed()), direction, pair);
            }
        }
    }

    /// Sets the patterns of an empty point in one direction.
    #[inline]
    fn set(&mut self, point: Point, direction: Direction, pair: Pair) {
        let cell = &mut self.cells[point.index()];
        let old = std::mem::replace(&mut cell.pairs[direction as usize], pair);
        if pair == old {
            return;
        }
        let (plus, minus) = (&TALLIES[pair.index()], &TALLIES[old.index()]);
        for player in 0..2 {
            let tally = Tally(cell.tallies[player].0 + plus[player].0 - minus[player].0);
            if tally != cell.tallies[player] {
                cell.tallies[player] = tally;
                let new = tally.kind(self.is_restricted[player]);
                let old = std::mem::replace(&mut cell.kinds[player], new);
                self.points[player][old as usize].remove(point);
                if new != Kind::Quiet {
                    self.points[player][new as usize].insert(point);
                }
            }
        }
    }
}

/// For each pair, the tallies of both players.
static TALLIES: [[Tally; 2]; Pair::INDICES] = tallies();

/// Computes the tallies of all pairs.
const fn tallies() -> [[Tally; 2]; Pair::INDICES] {
    let mut tallies = [[Tally(0); 2]; Pair::INDICES];
    let mut index = 0;
    while index < Pattern::ALL.len() * Pattern::ALL.len() {
        let first = Pattern::ALL[index % Pattern::ALL.len()];
        let second = Pattern::ALL[index / Pattern::ALL.len()];
        tallies[Pair::new(first, second).index()] = [Tally::of(first), Tally::of(second)];
        index += 1;
    }
    tallies
}

impl Tally {
    /// Returns the tally of one pattern.
    const fn of(pattern: Pattern) -> Self {
        let threes = pattern.is_open_three() as u16;
        #[expect(clippy::cast_possible_truncation, reason = "there are two at most")]
        let fours = pattern.fours() as u16;
        let straight_fours = matches!(pattern, Pattern::StraightFour) as u16;
        let fives = matches!(pattern, Pattern::Five) as u16;
        let overlines = matches!(pattern, Pattern::Overline) as u16;
        Self(threes | fours << 3 | straight_fours << 7 | fives << 10 | overlines << 13)
    }

    /// Returns what the patterns make together, for a player who is restricted or not.
    #[inline]
    const fn kind(self, is_restricted: bool) -> Kind {
        let threes = self.0 & 7;
        let fours = self.0 >> 3 & 15;
        let straight_fours = self.0 >> 7 & 7;
        let fives = self.0 >> 10 & 7;
        let overlines = self.0 >> 13;
        if fives > 0 {
            Kind::Five
        } else if is_restricted && (fours > 1 || threes > 1 || overlines > 0) {
            Kind::Doubtful
        } else if straight_fours > 0 {
            Kind::StraightFour
        } else {
            match (fours, threes) {
                (0, 0) => Kind::Quiet,
                (0, 1) => Kind::Three,
                (0, _) => Kind::DoubleThree,
                (1, 0) => Kind::Four,
                (1, _) => Kind::FourThree,
                _ => Kind::DoubleFour,
            }
        }
    }
}
