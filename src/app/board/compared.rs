//! A move held against better ones: the stone with the sign of its class, the better ones as ghosts,
//! the answer to it, and what can be seen about it.

use egui::{Stroke, vec2};

use super::brush::Brush;
use super::layout::Spot;
use super::pictures::Sprite;
use super::signs::{self, Marks};
use crate::app::contract::board::Compared;
use crate::app::kit::class_icon;
use crate::app::kit::icons::Badge;
use crate::core::game::Player;

/// On how many points it is shown that they would have been better.
const MOST_BETTER: usize = 8;

impl Brush<'_> {
    /// Paints the move that is talked about, and what is held against it; `mover` is whose it is, with
    /// whether its stone has no star or ring, `point` says where a move puts a stone, and
    /// `is_occupied` where stones stand.
    pub fn compared<M: Copy, P: Spot>(
        &mut self,
        (mover, is_bare): (Player, bool),
        compared: &Compared<M>,
        point: impl Fn(M) -> Option<P>,
        is_occupied: impl Fn(P) -> bool,
    ) {
        let spot = |point: P| [point.column(), point.row()];
        let place = |[column, row]: [u8; 2]| P::at(column, row);
        let made = point(compared.made);
        let better = compared.better.iter().copied().filter_map(&point);
        let mut ghosts = Vec::new();
        for point in better.take(MOST_BETTER) {
            ghosts.push(spot(point));
            self.ghost(mover, point);
            self.badge(Badge::Right, point);
        }
        let radius = self.layout.radius();
        if let Some(seen) = &compared.seen {
            let marks = Marks::of(seen, made.map(spot), |spot| is_occupied(place(spot)));
            let ring = 1.02 * radius;
            marks.paint_rings(&self.painter, ring, |spot| self.layout.centre(place(spot)));
            for &spot in &marks.ghosts {
                if ghosts.contains(&spot) {
                    continue;
                }
                ghosts.push(spot);
                if marks.is_chance {
                    self.ghost(mover, place(spot));
                    self.badge(Badge::Right, place(spot));
                } else {
                    self.answer(mover.other(), place(spot));
                }
            }
        }
        let Some(made) = made else { return };
        self.made((mover, is_bare), made, compared);
        if let Some(answer) = compared.answer.and_then(&point)
            && !ghosts.contains(&spot(answer))
        {
            self.answer(mover.other(), answer);
        }
    }

    /// Paints the stone of the move that is talked about, with a ring and the sign of its class.
    fn made<M>(
        &mut self,
        (mover, is_bare): (Player, bool),
        place: impl Spot,
        compared: &Compared<M>,
    ) {
        let badge = compared.class.map(Badge::of);
        let stone = if is_bare {
            Sprite::Bare(mover)
        } else {
            Sprite::Stone(mover)
        };
        let rect = self.layout.stone(place);
        self.pictures.paint(&self.painter, stone, rect, 1.0);
        let (centre, radius) = (self.layout.centre(place), self.layout.radius());
        let width = (0.09 * radius).max(2.0);
        let colour = badge.map_or(self.palette.text_weak, |badge| badge.ink(self.palette).text);
        let ring = Stroke::new(width, colour);
        self.painter
            .circle_stroke(centre, radius + 0.5 * width, ring);
        if let Some(class) = compared.class {
            let (at, size) = (
                centre + vec2(0.7, -0.7) * radius,
                (0.8 * radius).clamp(10.0, 30.0),
            );
            class_icon::paint_on_board(&self.painter, class, at, size, self.palette);
        }
    }

    /// Paints the stone with which the opponent would answer.
    fn answer(&mut self, opponent: Player, place: impl Spot) {
        self.ghost(opponent, place);
        self.dashes(
            self.layout.centre(place),
            1.1 * self.layout.radius(),
            Badge::Wrong.ink(self.palette).text,
        );
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
