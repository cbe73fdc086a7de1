//! Whose the points of the board are: for certain when it is counted, and likely before.

use egui::{Stroke, Vec2, vec2};

use crate::app::board::stones::Painting;
use crate::app::board::{Brush, colours};
use crate::app::contract::board::BoardUi as _;
use crate::core::game::Player;
use crate::core::go::life::Territory;
use crate::core::go::{Go, Owner, Point, Position};
use crate::words::text;

/// The side of the square on a player's point, in spacings.
const SQUARE: f32 = 0.26;
/// The least certainty of an owner that is shown: that of points which are nearly equal is chance, up
/// to 30 on an empty board.
const LIKELY: u8 = 36;

/// Returns the player who is likely to have a point, if that is certain enough to be shown.
fn owner(territory: &Territory, point: Point) -> Option<Player> {
    let owner = territory.owner(point);
    owner.filter(|_| territory.certainty(point) >= LIKELY)
}

/// Returns whose an empty point is likely to be, or that a stone is likely to be lost.
pub(super) fn said(
    position: &Position,
    territory: &Territory,
    point: Point,
) -> Option<&'static str> {
    match (position.stone(point), owner(territory, point)?) {
        (None, Player::First) => Some(text::go::likely_black()),
        (None, Player::Second) => Some(text::go::likely_white()),
        (Some(stone), owner) => (stone != owner).then(text::go::likely_dead),
    }
}

/// Paints a square on each empty point and each lost stone that is likely to become a player's, the
/// larger the more certain that is. On a stone with a mark or a number it stands aside.
pub(super) fn likely(brush: &Brush<'_>, painting: &Painting<'_, Go>, territory: &Territory) {
    let spacing = brush.layout.spacing();
    for point in Go::aims(painting.setup) {
        let stone = painting.position.stone(point);
        let Some(owner) = owner(territory, point).filter(|&owner| stone != Some(owner)) else {
            continue;
        };
        let is_taken = painting.is_inscribed(point) || painting.last == Some(point);
        let (aside, most) = if is_taken {
            (vec2(0.3, 0.3) * spacing, 0.24)
        } else {
            (Vec2::ZERO, SQUARE)
        };
        let share = f32::from(territory.certainty(point)) / 100.0;
        let side = (most * spacing * (0.4 + 0.6 * share)).max(3.0);
        brush.owned(brush.layout.centre(point) + aside, side, owner);
    }
}

/// Paints a small square on each point that belongs to a player without a living stone there, and
/// strokes around dead stones.
pub(super) fn counted(brush: &Brush<'_>, position: &Position) {
    let owners = position.owners();
    let side = SQUARE * brush.layout.spacing();
    for point in Go::aims(position.setup()) {
        let centre = brush.layout.centre(point);
        if position.dead().contains(point) {
            let stroke = Stroke::new((0.05 * brush.layout.spacing()).max(1.5), colours::LAST);
            for corner in [
                vec2(1.0, 1.0),
                vec2(1.0, -1.0),
                vec2(-1.0, 1.0),
                vec2(-1.0, -1.0),
            ] {
                let radius = brush.layout.radius();
                brush.painter.line_segment(
                    [
                        centre + 0.34 * radius * corner,
                        centre + 0.6 * radius * corner,
                    ],
                    stroke,
                );
            }
        }
        if let Owner::Territory(player) = owners(point) {
            brush.owned(centre, side, player);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::control::Unlimited;
    use crate::core::go::Setup;
    use crate::core::kind::Care;

    #[test]
    fn nothing_is_shown_on_an_empty_board() {
        for (size, care) in [
            (9, Care::Quick),
            (9, Care::Thorough),
            (13, Care::Quick),
            (19, Care::Quick),
            (19, Care::Thorough),
        ] {
            let setup = Setup::new(size).expect("a size");
            let position = Position::start(setup);
            let read = Territory::read(&position, care, &mut Unlimited).expect("it is played");
            let mut points = Go::aims(setup).into_iter();
            assert_eq!(
                points.find_map(|point| owner(&read, point)),
                None,
                "{size} {care:?}"
            );
        }
    }
}
