//! Random positions: enclosed groups, for problems of life and death, and stones that may be caught
//! in a ladder.

use super::board::{BOARD, Bits, SIZE, around, beside, bit, each, point};
use crate::game::Player;
use crate::go::point::Point;
use crate::go::stones::Stones;
use crate::search::Dice;

/// The numbers of points inside a group.
const INSIDE: [usize; 6] = [4, 5, 5, 6, 6, 7];
/// The most stones of a group, beyond which it takes long to read.
const MOST_STONES: u32 = 13;

/// The numbers of stones far from a ladder, which may break it.
const FAR: std::ops::Range<usize> = 4..10;

/// A position about a chain.
pub(super) struct Shape {
    pub(super) stones: Stones,
    /// A stone of the chain.
    pub(super) target: Point,
}

/// Returns a random enclosed group, in which this player is to move, or `None` if it does not work
/// out.
pub(super) fn shape(dice: &mut Dice, to_move: Player, owner: Player) -> Option<Shape> {
    let inside = eye_space(dice);
    // A diagonal point that is left out makes a false eye.
    let corners = around(inside) & !beside(inside);
    let left_out = each(corners).filter(|_| dice.percent(20)).fold(0, |bits, corner| bits | corner);
    let group = around(inside) & !left_out;
    if group.count_ones() > MOST_STONES {
        return None;
    }
    let wall = around(inside | group);
    let mut stones = Stones::none(to_move);
    let mut put =
        |bits: Bits, player| each(bits).try_for_each(|bit| stones.put(point(bit), player));
    put(group, owner).ok()?;
    put(wall, owner.other()).ok()?;
    // Stones inside, of either side.
    let thrown = dice.below(4);
    let mut free: Vec<Bits> = each(inside).collect();
    for _ in 0..thrown.min(free.len() - 2) {
        let bit = free.swap_remove(dice.below(free.len()));
        let player = if dice.percent(65) { owner.other() } else { owner };
        put(bit, player).ok()?;
    }
    stones.check(SIZE).ok()?;
    let target = point(each(group).next()?);
    Some(Shape { stones, target })
}

/// Returns a stone with two liberties, and stones around it and far away, in which this player is
/// to move, or `None` if it does not work out.
pub(super) fn ladder(dice: &mut Dice, to_move: Player, owner: Player) -> Option<Shape> {
    let place = |dice: &mut Dice| u8::try_from(2 + dice.below(5)).unwrap_or(2);
    let target = Point::at(place(dice), place(dice));
    let stone = bit(target);
    let mut sides: Vec<Bits> = each(beside(stone)).collect();
    sides.swap_remove(dice.below(4));
    sides.swap_remove(dice.below(3));
    let mut stones = Stones::none(to_move);
    stones.put(target, owner).ok()?;
    let attackers = sides.iter().fold(0, |bits, side| bits | side);
    let corners = each(around(stone) & !beside(stone));
    let near = corners.filter(|_| dice.percent(40)).fold(attackers, |bits, corner| bits | corner);
    for one in each(near) {
        stones.put(point(one), owner.other()).ok()?;
    }
    let far = BOARD & !stone & !around(stone);
    let mut free: Vec<Bits> = each(far).collect();
    for _ in 0..FAR.start + dice.below(FAR.len()) {
        let one = free.swap_remove(dice.below(free.len()));
        stones.put(point(one), Player::BOTH[dice.below(2)]).ok()?;
    }
    stones.check(SIZE).ok()?;
    Some(Shape { stones, target })
}

/// Returns points that are connected, in a corner or at a side.
fn eye_space(dice: &mut Dice) -> Bits {
    let count = INSIDE[dice.below(INSIDE.len())];
    let (column, row) = if dice.percent(60) {
        (dice.below(2), dice.below(2))
    } else {
        (3 + dice.below(3), dice.below(2))
    };
    let at = |column: usize, row: usize| {
        let number = |value: usize| u8::try_from(value).unwrap_or(0);
        bit(Point::at(number(column), number(row)))
    };
    let mut inside = at(column, row);
    let low = at(0, 0) | beside(at(0, 0)); // grown to the rows that a group may fill
    let rows = (0..3).fold(low, |bits, _| bits | around(bits));
    let region = if column < 3 { rows } else { BOARD & ((1 << 40) - 1) & !low };
    while (inside.count_ones() as usize) < count {
        let next: Vec<Bits> = each(beside(inside) & region).collect();
        if next.is_empty() {
            break;
        }
        inside |= next[dice.below(next.len())];
    }
    turned(inside, dice.below(8))
}

/// Returns points in one of the eight symmetries of the board.
fn turned(bits: Bits, symmetry: usize) -> Bits {
    let last = SIZE - 1;
    each(bits).fold(0, |turned, one| {
        let at = point(one);
        let (mut column, mut row) = (at.column(), at.row());
        if symmetry & 1 != 0 {
            column = last - column;
        }
        if symmetry & 2 != 0 {
            row = last - row;
        }
        if symmetry & 4 != 0 {
            (column, row) = (row, column);
        }
        turned | bit(Point::at(column, row))
    })
}
