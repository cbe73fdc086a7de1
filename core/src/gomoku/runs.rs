//! How many runs of stones each player has, by length and by free ends, kept up to date by each
//! stone.
//!
//! A run is as many neighbouring stones of one player on a line as there are, from one end to the
//! other.

use super::lines::{Lines, MARGIN, Window};
use super::point::{Direction, Point};
use super::setup::Setup;
use crate::game::Player;

/// The lengths that are counted; the names are those of a target of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// Three stones short of the target.
    Two,
    /// Two stones short of the target.
    Three,
    /// One stone short of the target.
    Four,
}

/// The runs of both players, and how far their stones are from the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Runs {
    /// For each player and [`Length`], the number of runs with one end free and with both.
    counts: [[[u8; 2]; 3]; 2],
    /// For each player, the sum of the zones of all stones; the centre is zone 1.
    zones: [u16; 2],
}

impl Runs {
    /// Returns how many runs of this length with both ends free a player has.
    #[inline]
    pub(super) const fn open(&self, player: Player, length: Length) -> u8 {
        self.counts[player.index()][length as usize][1]
    }

    /// Returns how many runs of this length with one end free and the other blocked a player has.
    #[inline]
    pub(super) const fn blocked(&self, player: Player, length: Length) -> u8 {
        self.counts[player.index()][length as usize][0]
    }

    /// Returns the sum of the zones of a player's stones.
    #[inline]
    pub(super) const fn zones(&self, player: Player) -> u16 {
        self.zones[player.index()]
    }

    /// Takes in that a player puts a stone on this point, which is still empty on `lines`.
    #[inline]
    pub(super) fn place(&mut self, setup: Setup, lines: &Lines, point: Point, player: Player) {
        self.zones[player.index()] += zone(setup, point);
        let target = u32::from(setup.target());
        for direction in Direction::ALL {
            let window = lines.window(point, direction, MARGIN);
            let beside = 1 << (MARGIN - 1) | 1 << (MARGIN + 1);
            if target > 4
                && (window.stones(Player::First) | window.stones(Player::Second)) & beside == 0
            {
                continue; // a single stone is too short to count
            }
            for side in Player::BOTH {
                let counts = &mut self.counts[side.index()];
                let mut note = |length: u32, free_ends: u32, is_made: bool| {
                    // The lengths that count are target - 3, - 2 and - 1; a run has a stone at
                    // least.
                    if length > 0 && free_ends > 0 && length < target && length + 3 >= target {
                        let count =
                            &mut counts[(length + 3 - target) as usize][free_ends as usize - 1];
                        *count = if is_made { *count + 1 } else { *count - 1 };
                    }
                };
                let [before, after] = neighbours(window, side);
                note(before.length, before.far_end + 1, false);
                note(after.length, after.far_end + 1, false);
                if side == player {
                    note(before.length + 1 + after.length, before.far_end + after.far_end, true);
                } else {
                    note(before.length, before.far_end, true);
                    note(after.length, after.far_end, true);
                }
            }
        }
    }
}

/// A run next to a point, or the lack of one.
struct Neighbour {
    /// The number of its stones.
    length: u32,
    /// 1 if the place past it, seen from the point, is empty, else 0; meaningless for a run of the
    /// target or longer.
    far_end: u32,
}

/// Returns a player's runs before and after the place in the middle of a window of radius
/// [`MARGIN`].
#[inline]
fn neighbours(window: Window, player: Player) -> [Neighbour; 2] {
    let (stones, empty) = (window.stones(player), window.empty());
    let before = (stones << (u32::BITS - MARGIN)).leading_ones();
    let after = (stones >> (MARGIN + 1)).trailing_ones();
    [
        Neighbour { length: before, far_end: empty << before >> (MARGIN - 1) & 1 },
        Neighbour { length: after, far_end: empty >> (MARGIN + 1 + after) & 1 },
    ]
}

/// Returns the zone of a point: 1 at the centre (of an even board at the four points around it), 1
/// more each ring further out.
#[inline]
fn zone(setup: Setup, point: Point) -> u16 {
    let size = setup.size();
    let to_edge = |place: u8| place.min(size - 1 - place);
    u16::from(size.div_ceil(2) - to_edge(point.column()).min(to_edge(point.row())))
}
