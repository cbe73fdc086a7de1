//! The patterns of both players at once, looked up for a window around a point.

use std::sync::LazyLock;

use super::lines::Window;
use super::pattern::{Pattern, Patterns};
use super::setup::Setup;
use crate::core::game::Player;

/// What a stone of each player on an empty point would make of one line: the first player's pattern in the lower four bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Pair(u8);

impl Pair {
    /// How many different values [`index`](Self::index) takes.
    pub(super) const INDICES: usize = 256;

    /// Returns the pair of these patterns.
    pub(super) const fn new(first: Pattern, second: Pattern) -> Self {
        Self(first as u8 | (second as u8) << 4)
    }

    /// Returns a player's pattern.
    #[inline]
    pub(super) const fn pattern(self, player: Player) -> Pattern {
        Pattern::ALL[(self.0 >> (4 * player.index()) & 15) as usize]
    }

    /// Returns a number for an index.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pair of every possible window.
///
/// The places to each side of the point are looked up by themselves first: each is empty or has a stone of either player or,
/// from some place on, all lie outside, so there are far fewer sides than sets of bits. The numbers of both sides make an index
/// that is small enough for the fastest memory.
pub(super) struct PairTable {
    /// How many places to each side matter.
    radius: u32,
    /// For the bits of the places before the point, the index of their first pair.
    before: Vec<usize>,
    /// For the bits of the places after the point, what to add to that index.
    after: Vec<usize>,
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
        let exact: usize = Player::BOTH.into_iter().map(|player| usize::from(setup.is_exact(player))).sum();
        &TABLES[usize::from(setup.target() - Setup::MIN_TARGET) * 3 + exact]
    }

    /// Returns the radius of the windows that [`get`](Self::get) takes.
    #[inline]
    pub(super) const fn radius(&self) -> u32 {
        self.radius
    }

    /// Returns the patterns of the point in the middle of a window.
    #[inline]
    pub(super) fn get(&self, window: Window) -> Pair {
        let [first, second] = Player::BOTH.map(|player| window.taken(player));
        let low = (1 << self.radius) - 1;
        let before = (first & low) | (second & low) << self.radius;
        let after = first >> (self.radius + 1) | second >> (self.radius + 1) << self.radius;
        self.pairs[self.before[before as usize] + self.after[after as usize]]
    }

    /// Computes a table, given whose rows must be exact.
    fn new(target: u32, is_exact: [bool; 2]) -> Self {
        let patterns = is_exact.map(|is_exact| Patterns::new(target, is_exact));
        let radius = patterns[0].radius().max(patterns[1].radius());
        let sides = sides(radius);
        let low = (1 << radius) - 1;
        let mut table = Self { radius, before: vec![0; 1 << (2 * radius)], after: vec![0; 1 << (2 * radius)], pairs: Vec::new() };
        for (number, [first, second]) in sides.iter().enumerate() {
            // The places before the point are those after it, seen in a mirror.
            let mirrored = |places: u32| places.reverse_bits() >> (u32::BITS - radius);
            table.after[(first | second << radius) as usize] = number;
            table.before[(mirrored(*first) | mirrored(*second) << radius) as usize] = number * sides.len();
        }
        for before in &sides {
            for after in &sides {
                let join = |player: usize| {
                    let before = before[player].reverse_bits() >> (u32::BITS - radius);
                    (before & low) | after[player] << (radius + 1)
                };
                let taken = [join(0), join(1)];
                let [first, second] = Player::BOTH.map(|player| {
                    let patterns = &patterns[player.index()];
                    let window = Window::new(taken[0], taken[1]).around(radius, patterns.radius());
                    patterns.get(window.stones(player), window.taken(player.other()))
                });
                table.pairs.push(Pair::new(first, second));
            }
        }
        table
    }
}

/// Returns all that may be on the places after a point, as the places that each player takes: stones and empty places and, from
/// some place on, places outside.
fn sides(radius: u32) -> Vec<[u32; 2]> {
    let mut inside = vec![[0, 0]];
    let mut all = Vec::new();
    for place in 0..radius {
        let outside = (1 << radius) - (1 << place);
        all.extend(inside.iter().map(|[first, second]| [first | outside, second | outside]));
        let with_one_more =
            |[first, second]: [u32; 2]| [[first, second], [first | 1 << place, second], [first, second | 1 << place]];
        inside = inside.into_iter().flat_map(with_one_more).collect();
    }
    all.extend(inside);
    all
}
