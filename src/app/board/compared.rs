//! A move held against better ones: the stone with a cross or a check, the better ones as ghosts,
//! the answer to it.

use egui::Stroke;

use super::brush::Brush;
use super::layout::Spot;
use super::pictures::Sprite;
use super::signs;
use crate::app::contract::board::Compared;
use crate::app::kit::badge::Badge;
use crate::core::game::Player;

/// On how many points it is shown that they would have been better.
const MOST_BETTER: usize = 8;

impl Brush<'_> {
    /// Paints the move that is talked about, and what is held against it; `mover` is whose it is,
    /// and `point` says where a move puts a stone.
    pub fn compared<M: Copy, P: Spot>(
        &mut self,
        mover: Player,
        compared: &Compared<M>,
        point: impl Fn(M) -> Option<P>,
    ) {
        let Compared {
            made,
            quality,
            better,
            answer,
            ..
        } = compared;
        for point in better.iter().copied().filter_map(&point).take(MOST_BETTER) {
            self.ghost(mover, point);
            self.badge(Badge::Right, point);
        }
        let Some(place) = point(*made) else { return };
        let badge = Badge::of(*quality);
        self.pictures.paint(
            &self.painter,
            Sprite::Stone(mover),
            self.layout.stone(place),
            1.0,
        );
        let width = (0.09 * self.layout.radius()).max(2.0);
        let colour = badge.map_or(self.palette.text_weak, |badge| badge.ink(self.palette).text);
        let ring = Stroke::new(width, colour);
        self.painter.circle_stroke(
            self.layout.centre(place),
            self.layout.radius() + 0.5 * width,
            ring,
        );
        if let Some(badge) = badge {
            self.badge(badge, place);
        }
        if let Some(answer) = answer.and_then(&point) {
            self.ghost(mover.other(), answer);
            self.dashes(
                self.layout.centre(answer),
                1.1 * self.layout.radius(),
                Badge::Wrong.ink(self.palette).text,
            );
        }
    }

    /// Paints the sign of right or wrong at the upper right of a point.
    fn badge(&self, badge: Badge, point: impl Spot) {
        let centre = self.layout.centre(point);
        signs::badge(
            &self.painter,
            self.palette,
            (centre, self.layout.radius()),
            badge,
        );
    }
}
