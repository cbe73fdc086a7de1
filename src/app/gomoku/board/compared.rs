//! A move held against better ones: the stone with a cross or a check, the better ones as ghosts, the answer to it.

use egui::{Stroke, vec2};

use super::{Brush, Painting};
use crate::app::badge::Badge;
use crate::app::board::Compared;
use crate::app::gomoku::pictures::Sprite;
use crate::core::game::Game;
use crate::core::gomoku::{Move, Point};

/// On how many points it is shown that they would have been better.
const MOST_BETTER: usize = 8;

impl Brush<'_> {
    /// Paints the move that is talked about, and what is held against it.
    pub(super) fn paint_compared(&mut self, scene: &Painting<'_>) {
        let Some(Compared { made, is_good, better, answer }) = scene.compared else { return };
        let mover = scene.position.to_move();
        for point in better.iter().copied().filter_map(point).take(MOST_BETTER) {
            self.ghost(mover, point);
            self.badge(Badge::Right, point);
        }
        let Some(place) = point(*made) else { return };
        let badge = if *is_good { Badge::Right } else { Badge::Wrong };
        self.pictures.paint(&self.painter, Sprite::Stone(mover), self.layout.stone(place), 1.0);
        let width = (0.09 * self.layout.radius()).max(2.0);
        let ring = Stroke::new(width, badge.ink(self.palette).text);
        self.painter.circle_stroke(self.layout.centre(place), self.layout.radius() + 0.5 * width, ring);
        self.badge(badge, place);
        if let Some(answer) = answer.and_then(point) {
            self.ghost(mover.other(), answer);
            self.dashes(self.layout.centre(answer), 1.1 * self.layout.radius(), Badge::Wrong.ink(self.palette).text);
        }
    }

    /// Paints the sign of right or wrong at the upper right of a point.
    fn badge(&self, badge: Badge, point: Point) {
        let radius = self.layout.radius();
        let centre = self.layout.centre(point) + vec2(0.7, -0.7) * radius;
        badge.paint(&self.painter, centre, (0.42 * radius).max(5.0), self.palette);
    }
}

/// Returns the point on which a move puts a stone, if it is no pass.
const fn point(mv: Move) -> Option<Point> {
    match mv {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}
