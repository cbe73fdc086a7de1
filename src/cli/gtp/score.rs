//! The end of a game in the protocol: the winner, the margin, and the dead stones.

use super::command::Refusal;
use crate::core::game::Player;
use crate::core::go::playout::Ownership;
use crate::core::go::strategy::SETTLING_GAMES;
use crate::core::go::{Area, Point, PointSet, Position};

/// Returns the stones that are dead according to playouts.
fn dead(position: &Position) -> PointSet {
    let mut ownership = Ownership::new(position);
    ownership.play(SETTLING_GAMES);
    ownership.dead()
}

/// Returns the result: `B+3.5`, `W+0.5`, `0`.
pub(super) fn final_score(position: &Position) -> String {
    let dead = dead(position);
    let living = Player::BOTH.map(|player| position.stones(player).without(&dead));
    match Area::count(position.setup(), &living).lead() {
        0 => "0".to_owned(),
        lead if lead > 0 => format!("B+{}", Area::points(lead)),
        lead => format!("W+{}", Area::points(-lead)),
    }
}

/// Returns the stones with this status, a group in each line. Stones of a seki are alive, and are
/// listed among those.
pub(super) fn status_list(position: &Position, status: &str) -> Result<String, Refusal> {
    let stones = position
        .stones(Player::First)
        .union(position.stones(Player::Second));
    let mut left = match status {
        "dead" => dead(position),
        "alive" => stones.without(&dead(position)),
        "seki" => PointSet::EMPTY,
        _ => return Err(Refusal::Syntax),
    };
    let mut lines = Vec::new();
    while let Some(stone) = left.iter().next() {
        let group = position.group(stone);
        lines.push(
            group
                .iter()
                .map(|point: Point| point.to_string())
                .collect::<Vec<_>>()
                .join(" "),
        );
        left = left.without(&group);
    }
    Ok(lines.join("\n"))
}
