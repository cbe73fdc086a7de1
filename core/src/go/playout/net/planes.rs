//! What the net sees of a board: numbers on planes of its points.

use super::super::board::{Board, NONE, On};
use super::super::features::{Deed, SELF_ATARIS, SIZES, Sight};
use super::super::ladder::liberties;

/// The number of planes: the player's stones with one, two, three and more liberties; the
/// opponent's; the last move, the one before it; legal points, how likely they look; deeds and
/// self-atari; the board.
pub const PLANES: usize = 19;

/// The plane of the opponent's stones with one liberty.
const OPPONENT: u8 = 4;
/// The plane of the last move, if it is known.
pub const LAST: u8 = 8;
/// The plane of legal points.
const LEGAL: u8 = 10;
/// The plane of how likely they look: the natural logarithm of the odds, relative to the likeliest.
pub const LIKELY: u8 = 11;
/// The first plane of deeds.
const DEEDS: u8 = 12;
/// The deeds that have a plane, in order.
const SEEN: [Deed; 5] = [Deed::Take, Deed::TakeAttacker, Deed::Save, Deed::Ladder, Deed::Defend];
const SELF_ATARI: u8 = DEEDS + 5;
/// The plane of the board, on which every point counts 1. It has no cells.
pub const ON_BOARD: usize = 18;

/// The parts of 1 in which values are counted.
const PARTS: i8 = 16;
/// The least of the logarithms that are told apart.
const LEAST: f32 = -7.5;

/// A number on a plane; the others are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The point, as numbered by the board.
    pub point: u16,
    /// The plane.
    pub plane: u8,
    /// The number, in sixteenths.
    pub parts: i8,
}

impl Cell {
    /// Returns a cell with the number 1.
    const fn one(point: u16, plane: u8) -> Self {
        Self { point, plane, parts: PARTS }
    }

    /// Returns the number.
    #[must_use]
    pub fn value(self) -> f32 {
        f32::from(self.parts) / f32::from(PARTS)
    }
}

/// Returns the cells of a board, which has these legal points. The cells of the plane [`LIKELY`]
/// are in their order, one for each.
#[must_use]
pub fn of(board: &Board, legal: &[u16]) -> Vec<Cell> {
    let own = On::stone(board.to_move());
    let mut cells = Vec::with_capacity(4 * board.length());
    for point in board.points() {
        let on = board.at(point);
        if on != On::Empty {
            let (_, count) = liberties::<4>(board, point);
            let side = if on == own { 0 } else { OPPONENT };
            #[expect(clippy::cast_possible_truncation, reason = "at most 3")]
            let plane = count.saturating_sub(1) as u8 + side;
            cells.push(Cell::one(point, plane));
        }
    }
    for (plane, last) in (LAST..).zip(board.last) {
        if last != NONE {
            cells.push(Cell::one(last, plane));
        }
    }
    let sight = Sight::new(board);
    let mut likely = Vec::with_capacity(legal.len());
    for &point in legal {
        let first = cells.len();
        likely.push(sight.log_odds(point, |feature| {
            if let Some(plane) = plane_of(feature) {
                let cell = Cell::one(point, plane);
                if !cells[first..].contains(&cell) {
                    cells.push(cell);
                }
            }
        }));
    }
    let most = likely.iter().copied().fold(f32::MIN, f32::max);
    for (&point, likely) in legal.iter().zip(likely) {
        cells.push(Cell::one(point, LEGAL));
        #[expect(clippy::cast_possible_truncation, reason = "at least -120")]
        let parts = ((likely - most).max(LEAST) * f32::from(PARTS)).round() as i8;
        cells.push(Cell { point, plane: LIKELY, parts });
    }
    cells
}

fn plane_of(feature: usize) -> Option<u8> {
    if SELF_ATARIS.contains(&feature) {
        return Some(SELF_ATARI);
    }
    let deed = |deed: &Deed| *deed as usize == feature / SIZES;
    (DEEDS..).zip(SEEN).find(|(_, seen)| deed(seen)).map(|(plane, _)| plane)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::go::{Point, Setup};

    #[test]
    fn stones_deeds_and_the_last_move_are_on_their_planes() {
        let mut board = Board::new(Setup::new(13).expect("a size"));
        let at = |board: &Board, name: &str| board.point(name.parse::<Point>().expect("a point"));
        // A white stone in atari in the corner, beside a chain with four liberties.
        for (name, player) in [("A1", Player::Second), ("B1", Player::First), ("B2", Player::First)]
        {
            let point = at(&board, name);
            board.put(point, player);
        }
        board.to_move = Player::Second;
        let last = at(&board, "K10");
        board.play(last);
        let legal: Vec<u16> = (board.points())
            .filter(|&point| board.at(point) == On::Empty && board.is_legal(point, board.to_move()))
            .collect();
        let cells = of(&board, &legal);
        let has = |name: &str, plane: u8| cells.contains(&Cell::one(at(&board, name), plane));
        assert!(has("A1", OPPONENT) && has("K10", OPPONENT + 3));
        assert!(has("B1", 3) && has("B2", 3));
        assert!(has("K10", LAST) && !cells.iter().any(|cell| cell.plane == LAST + 1));
        assert!(has("A2", DEEDS), "it takes A1");
        assert!(has("A2", LEGAL) && !has("A1", LEGAL));
        let likely: Vec<u16> =
            (cells.iter()).filter(|cell| cell.plane == LIKELY).map(|cell| cell.point).collect();
        assert_eq!(likely, legal);
    }
}
