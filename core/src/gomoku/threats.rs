//! The patterns that a stone on each empty point would make, for both players and all four of its
//! lines, kept up to date by each stone.

use super::lines::Lines;
use super::pair::{Pair, PairTable};
use super::pattern::Pattern;
use super::point::{Direction, Point, PointSet};
use super::setup::Setup;
use super::shape::Shape;
use crate::game::Player;

/// The strongest threat that a stone on an empty point makes, over all its lines; weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub(super) enum Kind {
    /// No threat, or no empty point.
    #[default]
    Quiet,
    /// Two threes, two fours or an overline, which the rules may forbid this player: only a closer
    /// look can tell.
    Doubtful,
    /// One open three.
    Three,
    /// Two open threes or more.
    DoubleThree,
    Four,
    /// One four and an open three.
    FourThree,
    DoubleFour,
    /// A four with both ends free.
    StraightFour,
    /// A row that wins.
    Five,
}

/// How many cells there are: a power of two, so that no index of a point has to be checked.
const CELLS: usize = Point::INDICES.next_power_of_two();

impl Kind {
    const COUNT: usize = 9;
}

/// The patterns that both players' stones would make, on each point.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Threats {
    table: Table,
    /// Whether there may be points that a player may not play.
    is_restricted: [bool; 2],
    cells: Box<[Cell; CELLS]>,
    /// For each player and kind but [`Kind::Quiet`], the points of that kind.
    points: [[PointSet; Kind::COUNT]; 2],
    /// For each player and kind, how many points those are.
    counts: [[u16; Kind::COUNT]; 2],
    /// For each player, what all points are worth if it is to move, and if the other is.
    worth: [[i32; 2]; 2],
    log: Log,
}

/// What is known about an empty point; the default where there is a stone.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Cell {
    /// For each direction, the patterns.
    pairs: [Pair; 4],
    /// The sum over the patterns.
    counts: Counts,
    /// For each player, what the patterns are for the tables of weights.
    shapes: [Shape; 2],
    /// For each player, what the patterns make together.
    kinds: [Kind; 2],
}

/// How many threats there are among patterns: for each player (the first in the lower half) a digit
/// for threes, fours, straight fours, fives and overlines, so that counts are added and subtracted
/// all at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Counts(u32);

/// A table of patterns, compared by its address.
#[derive(Clone, Copy)]
struct Table(&'static PairTable);

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Table {}

impl Threats {
    /// Returns the threats of the stones on these lines; `empty` are the points without a stone.
    pub(super) fn new(setup: Setup, lines: &Lines, empty: &PointSet) -> Self {
        let mut threats = Self {
            table: Table(PairTable::of(setup)),
            is_restricted: Player::BOTH.map(|player| setup.is_restricted(player)),
            cells: Box::new([Cell::default(); CELLS]),
            points: [[PointSet::default(); Kind::COUNT]; 2],
            counts: [[0; Kind::COUNT]; 2],
            worth: [[0; 2]; 2],
            log: Log::default(),
        };
        for point in empty.iter() {
            for direction in Direction::ALL {
                let pair = threats.table.0.pair(lines, point, direction);
                threats.set(point, direction, pair);
            }
        }
        threats.forget_log();
        threats
    }

    #[inline]
    pub(super) fn kind(&self, point: Point, player: Player) -> Kind {
        self.cells[point.index() % CELLS].kinds[player.index()]
    }

    /// Returns the best pattern that a player's stone on this empty point makes in any direction.
    pub(super) fn best_pattern(&self, point: Point, player: Player) -> Pattern {
        let pairs = self.cells[point.index() % CELLS].pairs;
        let patterns = pairs.iter().map(|pair| pair.pattern(player));
        patterns.max().unwrap_or_default()
    }

    /// Returns how many fours a player's stone on this empty point makes, whether or not the rules
    /// allow it.
    #[inline]
    pub(super) fn fours(&self, point: Point, player: Player) -> u32 {
        let pairs = self.cells[point.index() % CELLS].pairs;
        pairs.iter().map(|pair| pair.pattern(player).fours()).sum()
    }

    /// Returns the points of a kind for a player; not for [`Kind::Quiet`].
    #[inline]
    pub(super) const fn points(&self, kind: Kind, player: Player) -> &PointSet {
        &self.points[player.index()][kind as usize]
    }

    /// Returns how many points of a kind there are for a player; not for [`Kind::Quiet`].
    #[inline]
    pub(super) const fn count(&self, kind: Kind, player: Player) -> u16 {
        self.counts[player.index()][kind as usize]
    }

    /// Returns the value of all points to a player who is to move.
    #[inline]
    pub(super) const fn worth_to_mover(&self, player: Player) -> i32 {
        self.worth[player.index()][0]
    }

    /// Returns the value of all points to a player when the opponent is to move.
    #[inline]
    pub(super) const fn worth_to_other(&self, player: Player) -> i32 {
        self.worth[player.index()][1]
    }

    /// Returns the shape of a player's patterns on a point, with nothing on it where there is a
    /// stone.
    pub(super) fn shape(&self, point: Point, player: Player) -> Shape {
        self.cells[point.index() % CELLS].shapes[player.index()]
    }

    /// Returns how promising a point is as a move of a player.
    #[inline]
    pub(super) fn promise(&self, point: Point, player: Player) -> i32 {
        let shapes = &self.cells[point.index() % CELLS].shapes;
        let own = shapes[player.index()].weights().own_promise;
        let others = shapes[player.other().index()].weights().other_promise;
        i32::from(own) + i32::from(others)
    }

    /// Returns the points where a player's stone makes a four or more but no five. The rules may
    /// forbid those that are [`Kind::Doubtful`].
    #[inline]
    pub(super) fn four_points(&self, player: Player) -> PointSet {
        let points = |kind| self.points(kind, player);
        let sure = points(Kind::Four)
            .union(points(Kind::FourThree))
            .union(points(Kind::DoubleFour))
            .union(points(Kind::StraightFour));
        if !self.is_restricted[player.index()] {
            return sure;
        }
        let mut all = sure;
        for point in points(Kind::Doubtful)
            .iter()
            .filter(|point| self.cells[point.index() % CELLS].counts.has_four(player))
        {
            all.insert(point);
        }
        all
    }

    /// Updates the threats after a stone was put on this point, which `lines` contain already, and
    /// returns what [`removed`](Self::removed) needs.
    #[inline]
    pub(super) fn placed(&mut self, lines: &Lines, point: Point) -> Mark {
        let mark = Mark { log: self.log.cells.len(), worth: self.worth };
        match self.table.0.radius() {
            2 => self.placed_within::<2>(lines, point),
            3 => self.placed_within::<3>(lines, point),
            4 => self.placed_within::<4>(lines, point),
            5 => self.placed_within::<5>(lines, point),
            _ => self.placed_within::<6>(lines, point),
        }
        mark
    }

    /// Does the work of [`placed`](Self::placed), with the radius of the table known to the
    /// compiler.
    fn placed_within<const RADIUS: u32>(&mut self, lines: &Lines, point: Point) {
        self.clear(point);
        let table = self.table.0;
        for direction in Direction::ALL {
            let (line, place) = lines.line(point, direction);
            let paired = lines.paired(point, direction);
            let mut empty = line.empty() & near(RADIUS, place);
            while empty != 0 {
                let other = empty.trailing_zeros();
                empty &= empty - 1;
                let pair = table.get::<RADIUS>(paired, other);
                self.set(
                    point.along(direction, other.cast_signed() - place.cast_signed()),
                    direction,
                    pair,
                );
            }
        }
    }

    /// Updates the threats after the stone on this point was taken off; `lines` no longer contain
    /// it.
    #[inline]
    pub(super) fn removed(&mut self, lines: &Lines, point: Point, mark: Mark) {
        if self.log.cells.len() <= mark.log {
            return self.recompute(lines, point);
        }
        self.worth = mark.worth;
        while self.log.cells.len() > mark.log
            && let Some((point, cell)) = self.log.cells.pop()
        {
            let now = std::mem::replace(&mut self.cells[point.index() % CELLS], cell);
            if now.kinds != cell.kinds {
                self.move_point(point, now.kinds, cell.kinds);
            }
        }
    }

    /// Does the work of [`removed`](Self::removed) without a log.
    #[cold]
    fn recompute(&mut self, lines: &Lines, point: Point) {
        for direction in Direction::ALL {
            let (line, place) = lines.line(point, direction);
            let near = line.empty() & (near(self.table.0.radius(), place) | 1 << place);
            for other in (0..u32::BITS).filter(|other| near >> other & 1 != 0) {
                let other = point.along(direction, other.cast_signed() - place.cast_signed());
                self.set(other, direction, self.table.0.pair(lines, other, direction));
            }
        }
        self.forget_log();
    }

    /// Clears the log: the moves made so far are taken back the slow way.
    pub(super) fn forget_log(&mut self) {
        self.log.cells.clear();
    }

    /// Forgets what is known about a point.
    #[inline]
    fn clear(&mut self, point: Point) {
        let cell = std::mem::take(&mut self.cells[point.index() % CELLS]);
        self.log.cells.push((point, cell));
        for player in 0..2 {
            self.change_worth(player, cell.shapes[player], Shape::default());
        }
        self.move_point(point, cell.kinds, [Kind::Quiet; 2]);
    }

    /// Sets the patterns of an empty point in one direction.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "it runs some thirty times a stone, and calling it costs a sixth of that time"
    )]
    fn set(&mut self, point: Point, direction: Direction, pair: Pair) {
        let cell = &mut self.cells[point.index() % CELLS];
        let old = cell.pairs[direction as usize];
        if pair == old {
            return;
        }
        self.log.cells.push((point, *cell));
        cell.pairs[direction as usize] = pair;
        let (plus, minus) = (&SUMMANDS[pair.index()], &SUMMANDS[old.index()]);
        let shapes = std::array::from_fn(|player| {
            cell.shapes[player].with(plus.shapes[player], minus.shapes[player])
        });
        let old_shapes = std::mem::replace(&mut cell.shapes, shapes);
        if plus.counts != minus.counts {
            cell.counts.0 = cell.counts.0.wrapping_add(plus.counts.0).wrapping_sub(minus.counts.0);
            let new = Player::BOTH
                .map(|player| cell.counts.kind(player, self.is_restricted[player.index()]));
            let old = std::mem::replace(&mut cell.kinds, new);
            if new != old {
                self.move_point(point, old, new);
            }
        }
        for player in 0..2 {
            if shapes[player] != old_shapes[player] {
                self.change_worth(player, old_shapes[player], shapes[player]);
            }
        }
    }

    /// Updates the value of all points for one point whose shape has changed.
    #[inline]
    fn change_worth(&mut self, player: usize, from: Shape, to: Shape) {
        let (from, to) = (from.weights(), to.weights());
        self.worth[player][0] += i32::from(to.to_mover) - i32::from(from.to_mover);
        self.worth[player][1] += i32::from(to.to_other) - i32::from(from.to_other);
    }

    /// Moves a point from the sets of these kinds, one for each player, to the sets of others.
    #[inline]
    fn move_point(&mut self, point: Point, from: [Kind; 2], to: [Kind; 2]) {
        for player in 0..2 {
            let (points, counts) = (&mut self.points[player], &mut self.counts[player]);
            if from[player] != Kind::Quiet {
                points[from[player] as usize].remove(point);
                counts[from[player] as usize] -= 1;
            }
            if to[player] != Kind::Quiet {
                points[to[player] as usize].insert(point);
                counts[to[player] as usize] += 1;
            }
        }
    }
}

/// Returns the places of a line within a radius of one of them, without that one.
#[inline]
const fn near(radius: u32, place: u32) -> u32 {
    (((1 << (2 * radius + 1)) - 1) ^ (1 << radius)) << (place - radius)
}

/// The state for taking a stone back: the length of the log before it, and the value of all points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    log: usize,
    worth: [[i32; 2]; 2],
}

/// The cells before they changed, the latest last, so that a stone is taken back
/// without looking anything up.
///
/// The log is not part of the value: positions reached in different ways are equal, and a clone
/// begins with an empty log. A move that is not in the log is taken back the slow way.
#[derive(Default)]
struct Log {
    cells: Vec<(Point, Cell)>,
}

impl Clone for Log {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Log {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Log {}

/// The addition of a pair of patterns to the sums of a cell.
#[derive(Clone, Copy)]
struct Summand {
    counts: Counts,
    shapes: [Shape; 2],
}

static SUMMANDS: [Summand; Pair::INDICES] = summands();

const fn summands() -> [Summand; Pair::INDICES] {
    let nothing = Shape::of(Pattern::Dead);
    let mut summands = [Summand { counts: Counts(0), shapes: [nothing; 2] }; Pair::INDICES];
    let mut index = 0;
    while index < Pattern::ALL.len() * Pattern::ALL.len() {
        let first = Pattern::ALL[index % Pattern::ALL.len()];
        let second = Pattern::ALL[index / Pattern::ALL.len()];
        summands[Pair::new(first, second).index()] = Summand {
            counts: Counts(Counts::digits(first) | Counts::digits(second) << 16),
            shapes: [Shape::of(first), Shape::of(second)],
        };
        index += 1;
    }
    summands
}

impl Counts {
    /// Returns whether there is a four among a player's patterns.
    #[inline]
    const fn has_four(self, player: Player) -> bool {
        self.0 >> (16 * player.index()) & (15 << 3) != 0
    }

    /// Returns the digits of one pattern.
    const fn digits(pattern: Pattern) -> u32 {
        let threes = pattern.is_open_three() as u32;
        let straight_fours = matches!(pattern, Pattern::StraightFour) as u32;
        let fives = matches!(pattern, Pattern::Five) as u32;
        let overlines = matches!(pattern, Pattern::Overline) as u32;
        threes | pattern.fours() << 3 | straight_fours << 7 | fives << 10 | overlines << 13
    }

    /// Returns what a player's patterns make together; `is_restricted` says whether there is
    /// something it may not play.
    #[inline]
    const fn kind(self, player: Player, is_restricted: bool) -> Kind {
        let digits = match player {
            Player::First => self.0 & 0xFFFF,
            Player::Second => self.0 >> 16,
        };
        if digits == 0 {
            return Kind::Quiet;
        }
        let threes = digits & 7;
        let fours = digits >> 3 & 15;
        let straight_fours = digits >> 7 & 7;
        let fives = digits >> 10 & 7;
        let overlines = digits >> 13;
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
