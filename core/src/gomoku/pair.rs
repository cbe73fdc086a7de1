//! The patterns of both players at once, looked up for a window around a point.

use std::sync::LazyLock;

use super::lines::{Lines, Window};
use super::pattern::{Pattern, Patterns};
use super::point::{Direction, Point};
use super::setup::Setup;
use crate::game::Player;

/// The patterns that a stone of each player on an empty point would make of one line: the first
/// player's pattern in the lower four bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Pair(u8);

impl Pair {
    /// How many different values [`index`](Self::index) takes.
    pub(super) const INDICES: usize = 256;

    pub(super) const fn new(first: Pattern, second: Pattern) -> Self {
        Self(first as u8 | (second as u8) << 4)
    }

    #[inline]
    pub(super) const fn pattern(self, player: Player) -> Pattern {
        Pattern::ALL[(self.0 >> (4 * player.index()) & 15) as usize]
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many values the bits of one side may have: two bits for each of six places.
const SIDES: usize = 1 << 12;

/// The pair of every possible window.
///
/// The places to each side of the point are looked up by themselves first: each is empty or has a
/// stone of either player or, from some place on, all lie outside, so there are far fewer sides
/// than sets of bits. The numbers of both sides make an index that is small enough for the fastest
/// memory.
pub(super) struct PairTable {
    /// How many places to each side matter.
    radius: u32,
    /// For the bits of the places before the point, the index of their first pair.
    before: Box<[u32; SIDES]>,
    /// For the bits of the places after the point, what to add to that index.
    after: Box<[u32; SIDES]>,
    pairs: Vec<Pair>,
}

impl PairTable {
    /// Returns the table for this game.
    pub(super) fn of(setup: Setup) -> &'static Self {
        static TABLES: [LazyLock<PairTable>; 12] = [
            LazyLock::new(|| PairTable::new(3, [false, false])),
            LazyLock::new(|| PairTable::new(3, [true, false])),
            LazyLock::new(|| PairTable::new(3, [true, true])),
            LazyLock::new(|| PairTable::new(4, [false, false])),
            LazyLock::new(|| PairTable::new(4, [true, false])),
            LazyLock::new(|| PairTable::new(4, [true, true])),
            LazyLock::new(|| PairTable::new(5, [false, false])),
            LazyLock::new(|| PairTable::new(5, [true, false])),
            LazyLock::new(|| PairTable::new(5, [true, true])),
            LazyLock::new(|| PairTable::new(6, [false, false])),
            LazyLock::new(|| PairTable::new(6, [true, false])),
            LazyLock::new(|| PairTable::new(6, [true, true])),
        ];
        let exact: usize =
            Player::BOTH.into_iter().map(|player| usize::from(setup.is_exact(player))).sum();
        &TABLES[usize::from(setup.target() - Setup::MIN_TARGET) * 3 + exact]
    }

    /// Returns how many places to each side matter.
    #[inline]
    pub(super) const fn radius(&self) -> u32 {
        self.radius
    }

    pub(super) fn pair(&self, lines: &Lines, point: Point, direction: Direction) -> Pair {
        let (_, place) = lines.line(point, direction);
        let paired = lines.paired(point, direction);
        match self.radius {
            2 => self.get::<2>(paired, place),
            3 => self.get::<3>(paired, place),
            4 => self.get::<4>(paired, place),
            5 => self.get::<5>(paired, place),
            _ => self.get::<6>(paired, place),
        }
    }

    /// Returns the patterns of a place in a line with two bits for each place; `RADIUS` is the
    /// table's [`radius`](Self::radius).
    #[inline]
    pub(super) fn get<const RADIUS: u32>(&self, paired: u64, place: u32) -> Pair {
        #[expect(clippy::cast_possible_truncation, reason = "there are twelve bits at most")]
        let side = |from: u32| (paired >> (2 * from)) as usize & ((1 << (2 * RADIUS)) - 1);
        self.pairs[(self.before[side(place - RADIUS)] + self.after[side(place + 1)]) as usize]
    }

    /// Computes a table, given whose rows must be exact.
    fn new(target: u32, is_exact: [bool; 2]) -> Self {
        let patterns = is_exact.map(|is_exact| Patterns::new(target, is_exact));
        let radius = patterns[0].radius().max(patterns[1].radius());
        let sides = sides(radius);
        let count = u32::try_from(sides.len()).unwrap_or(0);
        let mut table = Self {
            radius,
            before: Box::new([0; SIDES]),
            after: Box::new([0; SIDES]),
            pairs: Vec::new(),
        };
        for (number, &[first, second]) in (0..).zip(&sides) {
            table.after[spread(first) | spread(second) << 1] = number;
            // The places before the point are those after it, seen in a mirror.
            table.before[spread(mirrored(first, radius)) | spread(mirrored(second, radius)) << 1] =
                number * count;
        }
        for before in &sides {
            for after in &sides {
                let join = |player: usize| {
                    mirrored(before[player], radius) | after[player] << (radius + 1)
                };
                let window = Window::new(join(0), join(1));
                let [first, second] = Player::BOTH.map(|player| {
                    let patterns = &patterns[player.index()];
                    let window = window.around(radius, patterns.radius());
                    patterns.get(window.stones(player), window.taken(player.other()))
                });
                table.pairs.push(Pair::new(first, second));
            }
        }
        table
    }
}

/// Returns so many places in the opposite order.
const fn mirrored(places: u32, count: u32) -> u32 {
    places.reverse_bits() >> (u32::BITS - count)
}

/// Returns six places with a bit between any two.
fn spread(places: u32) -> usize {
    (0..6).map(|place| ((places >> place & 1) as usize) << (2 * place)).sum()
}

/// Returns all that may be on the places after a point, as the places that each player takes:
/// stones and empty places and, from some place on, places outside.
fn sides(radius: u32) -> Vec<[u32; 2]> {
    let mut inside = vec![[0, 0]];
    let mut all = Vec::new();
    for place in 0..radius {
        let outside = (1 << radius) - (1 << place);
        all.extend(inside.iter().map(|[first, second]| [first | outside, second | outside]));
        let with_one_more = |[first, second]: [u32; 2]| {
            [[first, second], [first | 1 << place, second], [first, second | 1 << place]]
        };
        inside = inside.into_iter().flat_map(with_one_more).collect();
    }
    all.extend(inside);
    all
}
