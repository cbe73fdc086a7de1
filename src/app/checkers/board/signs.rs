//! Marks drawn over the pieces: forced jumps, the path of a move, the hint, values of moves,
//! comparisons of moves.

use egui::{Color32, Pos2, Stroke, vec2};

use super::{Brush, Painting, aim, best_here};
use crate::app::board::signs::{self, Marks};
use crate::app::contract::board::{Compared, branch_letter, verdict_label};
use crate::app::kit::icons::Badge;
use crate::app::kit::{class_icon, widgets};
use crate::app::theme;
use crate::core::checkers::{Checkers, Move, Position, Square};
use crate::core::kind::{MoveClass, Seen, Spot, Worth};

/// How many moves of the expected play are drawn.
const MOST_LINE: usize = 5;
/// How many better moves are drawn.
const MOST_BETTER: usize = 4;

impl Brush<'_> {
    pub(super) fn paint_signs(&mut self, scene: &Painting<'_>) {
        let (side, radius) = (self.layout.side(), self.layout.radius());
        if scene.player.is_some() && scene.begun.is_none() {
            self.movable(scene);
        }
        if let Some(begun) = scene.begun {
            let ring = Stroke::new((0.06 * side).max(2.0), self.wood.path);
            self.painter.circle_stroke(self.centre(begun.to()), 1.06 * radius, ring);
        }
        for (number, &mv) in (1_u8..).zip(scene.line.iter().take(MOST_LINE)) {
            self.path(&mv.path(), self.wood.path, 1.0 - 0.14 * f32::from(number - 1));
            let at = self.centre(mv.to());
            self.painter.circle_filled(at, 0.2 * side, self.wood.path);
            self.label(at, &number.to_string(), Color32::BLACK, 0.34 * side);
        }
        if scene.line.is_empty() && scene.verdicts.is_none() && scene.hints.is_empty() {
            for (index, mv) in scene.branches.iter().enumerate() {
                self.path(&mv.path(), self.wood.path, 0.5);
                let at = self.centre(mv.to());
                self.painter.circle_filled(at, 0.2 * side, self.wood.path);
                self.label(at, &branch_letter(index), Color32::BLACK, 0.34 * side);
            }
        }
        for mv in scene.hints {
            self.path(&mv.path(), self.wood.must, 1.0);
            let ring = Stroke::new((0.06 * side).max(2.0), self.wood.must);
            self.painter.circle_stroke(self.centre(mv.from()), 1.06 * radius, ring);
        }
        if scene.line.is_empty() {
            self.verdicts(scene);
        }
        self.compared(scene);
        if let Some((square, strength)) = scene.flash {
            let stroke =
                Stroke::new((0.16 * radius).max(2.0), self.wood.refused.gamma_multiply(strength));
            self.painter.circle_stroke(
                self.centre(square),
                radius * (1.3 - 0.25 * strength),
                stroke,
            );
        }
    }

    /// Marks the pieces that must jump; under the cursor also one that can step.
    fn movable(&self, scene: &Painting<'_>) {
        let (side, radius) = (self.layout.side(), self.layout.radius());
        let moves = aim::legal(scene.position);
        for mv in &moves {
            if mv.is_jump() {
                let ring = Stroke::new((0.05 * side).max(2.0), self.wood.must);
                self.painter.circle_stroke(self.centre(mv.from()), 1.08 * radius, ring);
            }
        }
        if moves.iter().any(|mv| mv.from() == scene.aim.square && !mv.is_jump()) {
            let ring = Stroke::new((0.035 * side).max(1.5), self.wood.path);
            self.painter.circle_stroke(self.centre(scene.aim.square), 1.06 * radius, ring);
        }
    }

    /// Draws the way that the move half made has gone, beneath the pieces.
    pub(super) fn paint_begun(&self, scene: &Painting<'_>) {
        if let Some(begun) = scene.begun.filter(|begun| begun.is_jump()) {
            self.path(&begun.path(), self.wood.path, 1.0);
        }
    }

    /// Draws the way of a move: a line through the squares that it touches, with a dot on each and
    /// an arrow at its end.
    fn path(&self, squares: &[Square], colour: Color32, strength: f32) {
        let side = self.layout.side();
        let colour = colour.gamma_multiply(strength);
        let points: Vec<Pos2> = squares.iter().map(|&square| self.centre(square)).collect();
        let (width, halo) = ((0.06 * side).max(2.0), (0.025 * side).max(1.0));
        let dark = Color32::from_black_alpha(170).gamma_multiply(strength);
        for (width, colour) in [(width + 2.0 * halo, dark), (width, colour)] {
            self.painter.line(points.clone(), Stroke::new(width, colour));
        }
        for &point in &points {
            self.painter.circle(point, 0.085 * side, colour, Stroke::new(halo, dark));
        }
        if let [.., before, last] = points.as_slice() {
            let way = (*last - *before).normalized();
            let (back, aside) = (way * 0.2 * side, vec2(-way.y, way.x) * 0.14 * side);
            let tip = *last + way * 0.1 * side;
            self.painter.add(egui::Shape::convex_polygon(
                vec![tip, tip - back + aside, tip - back - aside],
                colour,
                Stroke::new(halo, dark),
            ));
        }
    }

    /// Writes on the pieces what their best moves are worth, or on the squares ahead once one is in
    /// hand.
    fn verdicts(&self, scene: &Painting<'_>) {
        let Some(verdicts) = scene.verdicts else {
            return;
        };
        for square in self.size.all() {
            let Some(&Worth { verdict, is_best, .. }) = best_here(verdicts, scene.begun, square)
            else {
                continue;
            };
            let side = self.layout.side();
            let centre = self.centre(square) + vec2(0.0, 0.27) * side;
            let ink = self.palette.verdict(verdict);
            let (ground, text) =
                if is_best { (ink.text, ink.ground) } else { (ink.ground, ink.text) };
            let font = theme::strong((0.19 * side).clamp(7.0, 17.0));
            let galley = widgets::fitted(
                &self.painter,
                &verdict_label::<Checkers>(verdict),
                font,
                text,
                0.9 * side,
            );
            // A part of a number would say something else.
            if !galley.elided {
                let chip =
                    egui::Rect::from_center_size(centre, galley.size() + vec2(0.12, 0.03) * side);
                self.painter.rect(
                    chip,
                    chip.height() / 2.0,
                    ground,
                    Stroke::new(1.0, ink.text),
                    egui::StrokeKind::Inside,
                );
                widgets::place(&self.painter, centre, galley);
            }
        }
    }

    /// Writes a short text in the middle of a place.
    fn label(&self, at: Pos2, text: &str, colour: Color32, width: f32) {
        let font = theme::strong((0.24 * self.layout.side()).clamp(7.0, 22.0));
        widgets::place(
            &self.painter,
            at,
            widgets::fitted(&self.painter, text, font, colour, width.max(8.0)),
        );
    }

    /// Draws the move that is talked about, and what is held against it.
    fn compared(&self, scene: &Painting<'_>) {
        let Some(Compared { made, is_made, better, answer, class, seen }) = scene.compared else {
            return;
        };
        let compared = scene.compared;
        let held_back = compared.and_then(|compared| compared.held_back(scene.position));
        if let Some(seen) = seen {
            let shown = held_back.as_ref().unwrap_or(scene.position);
            self.seen(shown, seen, *made);
        }
        for mv in better.iter().take(MOST_BETTER) {
            self.path(&mv.path(), Badge::Right.ink(self.palette).text, 0.9);
            self.badge(Badge::Right, mv.to());
        }
        let colour = class.map_or(self.wood.path, |class| Badge::of(class).ink(self.palette).text);
        if held_back.is_none() {
            self.path(&made.path(), colour, 1.0);
        }
        if let Some(answer) = answer.filter(|_| *is_made || held_back.is_some()) {
            self.path(&answer.path(), self.wood.must, 0.9);
        }
        if held_back.is_some() {
            let (from, radius) = (self.centre(made.from()), self.layout.radius());
            signs::dashes(&self.painter, from, radius, colour);
        }
        if let Some(class) = class {
            self.class(*class, made.to());
        }
    }

    /// Rings the pieces that show what is wrong with a move, or good about it.
    fn seen(&self, shown: &Position, seen: &Seen<Move>, made: Move) {
        let size = self.size;
        let square = |[column, row]: Spot| size.at((size.rows() - 1).checked_sub(row)?, column);
        let spot = |wanted: Square| {
            let all = (0..size.rows())
                .flat_map(|row| (0..size.columns()).map(move |column| [column, row]));
            all.into_iter().find(|&spot| square(spot) == Some(wanted))
        };
        let is_occupied = |spot| square(spot).is_some_and(|square| shown.piece(square).is_some());
        let marks = Marks::of(seen, spot(made.to()), is_occupied);
        let radius = 1.06 * self.layout.radius();
        let centre = |spot| square(spot).map_or(Pos2::ZERO, |square| self.centre(square));
        marks.paint_rings(&self.painter, radius, centre);
        for square in marks.ghosts.iter().copied().filter_map(square) {
            let colour =
                if marks.is_chance { Badge::Right.ink(self.palette).text } else { self.wood.must };
            signs::dashes(&self.painter, self.centre(square), radius, colour);
        }
    }

    /// Paints the sign of a class at the upper right of a square.
    fn class(&self, class: MoveClass, square: Square) {
        let radius = self.layout.radius();
        let at = self.centre(square) + vec2(0.7, -0.7) * radius;
        let size = (0.8 * radius).clamp(10.0, 30.0);
        class_icon::paint_on_board(&self.painter, class, at, size, self.palette);
    }

    /// Paints the sign of right or wrong at the upper right of a square.
    fn badge(&self, badge: Badge, square: Square) {
        let piece = (self.centre(square), self.layout.radius());
        signs::badge(&self.painter, self.palette, piece, badge);
    }
}

#[cfg(test)]
mod tests {
    use crate::app::contract::board::BoardUi as _;
    use crate::core::checkers::Checkers;

    #[test]
    fn as_good_as_nothing_has_no_sign() {
        assert_eq!(
            [123, 6, 4, 0, -4, -6, -120].map(Checkers::ESTIMATES.label),
            ["+1.2", "+0.1", "0.0", "0.0", "0.0", "−0.1", "−1.2"]
        );
    }
}
