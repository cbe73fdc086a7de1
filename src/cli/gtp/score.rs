//! The end of a game in the protocol: the winner, the margin, and the dead stones.

use super::command::Refusal;
use crate::core::control::Unlimited;
use crate::core::go::life::{Fate, Life};
use crate::core::go::{Area, Point, Position};

/// Returns the result: `B+3.5`, `W+0.5`, `0`.
pub(super) fn final_score(position: &Position) -> String {
    let dead = Life::read(position, &mut Unlimited).dead();
    match position.count_without(&dead).lead() {
        0 => "0".to_owned(),
        lead if lead > 0 => format!("B+{}", Area::points(lead)),
        lead => format!("W+{}", Area::points(-lead)),
    }
}

/// Returns the stones with this status, a group in each line.
pub(super) fn status_list(position: &Position, status: &str) -> Result<String, Refusal> {
    let is_meant: fn(Fate) -> bool = match status {
        "dead" => Fate::is_dead,
        "alive" => |fate| !fate.is_dead() && fate != Fate::Seki,
        "seki" => |fate| fate == Fate::Seki,
        _ => return Err(Refusal::Syntax("choose dead, alive or seki")),
    };
    let life = Life::read(position, &mut Unlimited);
    let groups = life.groups.iter().filter(|group| is_meant(group.fate));
    let lines = groups.map(|group| {
        let names = group.stones.iter().map(|point: Point| point.to_string());
        names.collect::<Vec<_>>().join(" ")
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}
