//! What a stone on each empty point would make, for both players and all four of its lines, kept up to date by each stone.

use super::lines::Lines;
use super::pattern::{Pattern, PatternTable};
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
    tables: [Table; 2],
    /// Whether there may be points that a player may not play.
    is_restricted: [bool; 2],
    /// The greatest radius of the two tables.
    radius: u32,
    cells: Vec<Cell>,
    /// For each player and kind but [`Kind::Quiet`], the points of that kind.
    points: [[PointSet; Kind::COUNT]; 2],
}

/// The patterns of a point.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Cell {
    /// For each player and direction; dead where there is a stone.
    patterns: [[Pattern; 4]; 2],
    /// For each player, what the patterns make together.
    kinds: [Kind; 2],
}

/// A table of patterns, which is the same as another if it is at the same place.
#[derive(Clone, Copy)]
struct Table(&'static PatternTable);

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Table {}

impl Threats {
    /// Returns what the stones on these lines make; `empty` are the points without a stone.
    pub(super) fn new(setup: Setup, lines: &Lines, empty: &PointSet) -> Self {
        let tables = Player::BOTH.map(|player| Table(PatternTable::of(setup.target(), setup.is_exact(player))));
        let mut threats = Self {
            tables,
            is_restricted: Player::BOTH.map(|player| setup.is_restricted(player)),
            radius: tables[0].0.radius().max(tables[1].0.radius()),
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
    pub(super) fn points(&self, kind: Kind, player: Player) -> &PointSet {
        &self.points[player.index()][kind as usize]
    }

    /// Takes in that a stone was put on this point; `lines` have it already.
    #[inline]
    pub(super) fn placed(&mut self, lines: &Lines, point: Point) {
        let cell = std::mem::take(&mut self.cells[point.index()]);
        for player in 0..2 {
            self.points[player][cell.kinds[player] as usize].remove(point);
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
    fn add(&mut self, lines: &Lines, point: Point) {
        for direction in Direction::ALL {
            self.update(lines, point, direction);
        }
        self.classify(point);
    }

    /// Computes again the patterns of the empty points that share a line with this one.
    #[inline]
    fn refresh(&mut self, lines: &Lines, point: Point) {
        let radius = self.radius;
        for direction in Direction::ALL {
            let [window, _] = lines.windows(point, direction, radius);
            let mut empty = window.empty(radius) & !(1 << radius);
            while empty != 0 {
                #[expect(clippy::cast_possible_truncation, reason = "a window has 13 places at most")]
                let steps = empty.trailing_zeros() as i16 - radius as i16;
                empty &= empty - 1;
                let other = point.along(direction, steps);
                if self.update(lines, other, direction) {
                    self.classify(other);
                }
            }
        }
    }

    /// Computes the patterns of an empty point in one direction, and returns whether one of them has changed.
    #[inline]
    fn update(&mut self, lines: &Lines, point: Point, direction: Direction) -> bool {
        let windows = lines.windows(point, direction, self.radius);
        let cell = &mut self.cells[point.index()];
        let mut changed = false;
        for (player, window) in windows.into_iter().enumerate() {
            let table = self.tables[player].0;
            let new = table.get(window.narrowed(self.radius, table.radius()));
            let old = std::mem::replace(&mut cell.patterns[player][direction as usize], new);
            changed |= new != old;
        }
        changed
    }

    /// Computes what the patterns of an empty point make together.
    #[inline]
    fn classify(&mut self, point: Point) {
        let cell = &mut self.cells[point.index()];
        for player in 0..2 {
            let new = kind(cell.patterns[player], self.is_restricted[player]);
            let old = std::mem::replace(&mut cell.kinds[player], new);
            if new != old {
                self.points[player][old as usize].remove(point);
                if new != Kind::Quiet {
                    self.points[player][new as usize].insert(point);
                }
            }
        }
    }
}

/// Returns what these patterns make together.
#[inline]
fn kind(patterns: [Pattern; 4], is_restricted: bool) -> Kind {
    let best = patterns.into_iter().max().unwrap_or_default();
    if best < Pattern::OpenThree && !(is_restricted && patterns.contains(&Pattern::Overline)) {
        return Kind::Quiet;
    }
    let fours: u32 = patterns.iter().map(|pattern| pattern.fours()).sum();
    let threes = patterns.iter().filter(|pattern| pattern.is_open_three()).count();
    if best == Pattern::Five {
        Kind::Five
    } else if is_restricted && (fours > 1 || threes > 1 || patterns.contains(&Pattern::Overline)) {
        Kind::Doubtful
    } else if best == Pattern::StraightFour {
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
