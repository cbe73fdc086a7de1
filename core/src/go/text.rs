//! A board as lines of text.

use super::position::Position;
use crate::kind::TextLook;
use crate::kit::{draw_points, star_points};

/// Returns the board as lines; stones that are called dead stand in brackets.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let size = position.setup().size();
    let dead = position.dead();
    let stars = star_points(size);
    draw_points(
        size,
        |point| {
            let is_star = stars.contains(&(point.column(), point.row()));
            let nothing = if is_star { "+" } else { look.empty() };
            look.stone_or(position.stone(point), nothing)
        },
        |point| dead.contains(point),
        ["(", "|", ")"],
    )
}
