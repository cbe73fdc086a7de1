//! What players see on the board: corners that are given away.
//!
//! [`GaveCorner`](MoveClass::GaveCorner), in a move that takes no corner: the opponent can take a
//! corner next that it could not have taken before, or that the move could have taken instead; and
//! another move takes a corner, or leaves the opponent none to take.

use super::kind::Reversi;
use super::position::{Move, Position, Square, playable, turned};
use crate::game::Game as _;
use crate::kind::{Fact, MoveClass, Seen, Spot, Visible};

/// The corners, as a set of squares.
const CORNERS: u64 = 1 | 1 << 7 | 1 << 56 | 1 << 63;

impl Visible for Reversi {
    fn visible_mistake(position: &Position, mv: Move) -> Option<Seen<Move>> {
        let square = mv.point()?;
        position.refusal(mv).is_none().then_some(())?;
        let [own, others] = position.sides();
        if square.bit() & CORNERS != 0 {
            return None;
        }
        let before = playable(others, own) & !playable(own, others);
        let given = left(position, square.bit()) & CORNERS & !before;
        let mut better = position.moves();
        better.retain(|mv| {
            let place = mv.point().map_or(0, Square::bit);
            place & CORNERS != 0 || left(position, place) & CORNERS == 0
        });
        let corner = Square::of_set(given)
            .next()
            .filter(|_| !better.is_empty())?;
        let put = square.bit() | turned(own, others, square.bit());
        let lost = turned(others & !put, own | put, corner.bit());
        Some(Seen {
            class: MoveClass::GaveCorner,
            line: spots(lost),
            places: spots(given),
            better,
            answer: Some(Move::Place(corner)),
            count: given.count_ones(),
            net: [0; 2],
        })
    }

    fn spot_fact(_position: &Position, [column, row]: Spot) -> Fact {
        Fact::Text(Square::at(column, row).to_string())
    }
}

/// Returns the squares that the opponent can play after a disc is put on this one.
fn left(position: &Position, place: u64) -> u64 {
    let [own, others] = position.sides();
    let put = place | turned(own, others, place);
    playable(others & !put, own | put)
}

fn spots(set: u64) -> Vec<Spot> {
    let squares = Square::of_set(set);
    squares
        .map(|square| [square.column(), square.row()])
        .collect()
}
