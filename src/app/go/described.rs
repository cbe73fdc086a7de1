//! Descriptions of points for screen readers: the owner of the point when the board is counted, and
//! the group of its stone.

use std::rc::Rc;

use crate::app::board::places;
use crate::core::game::Player;
use crate::core::go::{Move, Owner, Phase, Point, Position};
use crate::words::text;

/// Returns whose each point is when the board is counted, or `None` before. Who describes many
/// points asks once.
pub(super) fn counted_owners(position: &Position) -> Option<impl Fn(Point) -> Owner + use<>> {
    match position.phase() {
        Phase::Settling | Phase::Counted(_) => Some(position.owners()),
        Phase::Playing | Phase::Passed | Phase::Resigned(_) => None,
    }
}

/// Returns what a point's button says: `J8, black, last stone`, `J8, white, dead`, `J8, empty`, and
/// when the board is counted `J8, empty, Black’s territory`.
pub(super) fn described(
    position: &Position,
    owners: Option<&impl Fn(Point) -> Owner>,
    last: Option<Move>,
    point: Point,
) -> String {
    match (position.stone(point), owners) {
        (stone @ Some(_), _) => {
            let name = places::stone(&point, stone, last == Some(Move::Place(point)));
            if position.dead().contains(point) {
                text::play::longer_list(name, text::go::dead())
            } else {
                name
            }
        }
        (None, Some(owners)) => {
            let owner = match owners(point) {
                Owner::Territory(player) | Owner::Stone(player) => places::stone_name(Some(player)),
                Owner::Neutral => "neutral",
            };
            text::go::point_territory(point.to_string(), owner)
        }
        (None, None) => places::stone(&point, None, false),
    }
}

/// Returns what is said of the group of a stone: how large it is, and how many liberties it has;
/// nothing where there is no stone.
pub(super) fn group(position: &Position, point: Point) -> String {
    if position.stone(point).is_none() {
        return String::new();
    }
    text::go::group(position.group(point).len(), position.liberties(point))
}

/// Returns the same for any point. Who describes many points asks once: each group is looked at
/// once, not once for each stone.
pub(super) fn groups(position: &Position) -> impl Fn(Point) -> String + use<> {
    let mut texts: Vec<Rc<str>> = vec![Rc::from(""); Point::INDICES];
    for point in Player::BOTH
        .into_iter()
        .flat_map(|player| position.stones(player).iter())
    {
        if texts[point.index()].is_empty() {
            let text = Rc::from(group(position, point));
            for stone in position.group(point).iter() {
                texts[stone.index()] = Rc::clone(&text);
            }
        }
    }
    move |point| texts[point.index()].to_string()
}
