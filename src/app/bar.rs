//! The evaluation bar: how much of it is the first side's, and how it moves there.

use egui::{Align2, Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2};

use super::easing;
use super::theme::{self, Palette};
use super::widgets;
use crate::core::score::chance;
use crate::core::verdict::Verdict;

/// The time that the bar takes to a new value, in seconds.
const GLIDE: f64 = 0.4;
/// The width of the bar, in points.
const WIDTH: f32 = 10.0;
/// The room for the bar and the words beside it, in points, and without those.
const ROOM: (f32, f32) = (44.0, 18.0);
/// The width of a board's place from which on there is room for the words.
const WIDE: f32 = 420.0;

/// The bar: on its way from one value to another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bar {
    shown: Option<Shown>,
}

/// What the bar shows.
#[derive(Clone, Copy, Debug)]
struct Shown {
    verdict: Verdict,
    from: f32,
    to: f32,
    since: f64,
}

impl Shown {
    /// Returns the first side's share at a time.
    fn share(&self, now: f64) -> f32 {
        easing::glide(self.from, self.to, now - self.since, GLIDE)
    }
}

impl Bar {
    /// Lets the bar glide to what a position is worth to the first side; at once, if nothing is to move.
    pub fn glide_to(&mut self, verdict: Verdict, clear: i32, now: f64, is_still: bool) {
        if self.shown.is_some_and(|shown| shown.verdict == verdict) {
            return;
        }
        let to = share(verdict, clear);
        let from = self.shown.filter(|_| !is_still).map_or(if is_still { to } else { 0.5 }, |shown| shown.share(now));
        self.shown = Some(Shown { verdict, from, to, since: now });
    }

    /// Returns how much room the bar takes beside a board in this place, in points.
    #[must_use]
    pub fn room(place: Rect) -> f32 {
        if place.width() >= WIDE { ROOM.0 } else { ROOM.1 }
    }

    /// Shows the bar at the left of a board's frame; the colours are those of the two sides, `says` is what it means in words.
    pub fn ui(&self, ui: &Ui, place: Rect, frame: Rect, colours: [Color32; 2], now: f64, says: &str) {
        let palette = Palette::of(ui.ctx());
        let right = frame.left() - 8.0;
        let bar = Rect::from_min_max(pos2(right - WIDTH, frame.top()), pos2(right, frame.bottom()));
        let response = ui.interact(bar, ui.scope_id().with("evaluation"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("Evaluation: {says}")));
        let painter = ui.painter();
        let corner = CornerRadius::same(5);
        let share = self.shown.map_or(0.5, |shown| shown.share(now));
        let border = bar.bottom() - share * bar.height();
        // Both ends are round, and what meets in the middle is straight.
        let upper = painter.with_clip_rect(bar.with_max_y(border));
        upper.rect_filled(bar, corner, colours[1]);
        let lower = painter.with_clip_rect(bar.with_min_y(border));
        lower.rect_filled(bar, corner, colours[0]);
        painter.rect_stroke(bar, corner, Stroke::new(1.0, palette.text_weak.gamma_multiply(0.6)), StrokeKind::Outside);
        let middle = bar.center().y;
        painter.hline(bar.left() - 3.0..=bar.right() + 3.0, middle, Stroke::new(1.5, palette.text_weak));
        painter.hline(bar.left() - 2.0..=bar.right() + 2.0, border, Stroke::new(3.0, palette.text));
        let Some(shown) = self.shown else { return };
        if now - shown.since < GLIDE {
            ui.ctx().request_repaint();
        }
        if place.width() >= WIDE {
            let label = label(shown.verdict);
            let at = pos2(bar.left() - 5.0, border.clamp(bar.top() + 8.0, bar.bottom() - 8.0));
            widgets::line(painter, at, Align2::RIGHT_CENTER, &label, theme::strong(13.0), palette.text, ROOM.0 - WIDTH);
        }
    }
}

/// Returns what stands beside the border: who wins is told by where it is.
fn label(verdict: Verdict) -> String {
    match verdict {
        Verdict::Loss(_) => verdict.of_other().to_string(),
        Verdict::Win(_) | Verdict::Draw => verdict.to_string(),
        Verdict::Estimate(_) => "≈".to_owned(),
    }
}

/// Returns how much of the bar is the first side's.
#[must_use]
pub fn share(to_first: Verdict, clear: i32) -> f32 {
    // Ends within twenty moves or so stay apart from each other, and from a draw; an end at an unknown distance is sure all the same.
    let end = |moves: u32| match moves {
        Verdict::UNCOUNTED.. => 0.05,
        _ => 0.02 * f32::from(u8::try_from(moves.min(17)).unwrap_or(17)),
    };
    match to_first {
        Verdict::Win(moves) => 1.0 - end(moves),
        Verdict::Draw => 0.5,
        Verdict::Loss(moves) => end(moves),
        Verdict::Estimate(value) => 0.35 + 0.3 * chance(value, clear),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_label_counts_to_the_win_of_either_side() {
        let verdicts = [Verdict::Win(4), Verdict::Loss(4), Verdict::Win(0), Verdict::Loss(Verdict::UNCOUNTED), Verdict::Draw];
        assert_eq!(verdicts.map(label), ["W4", "W4", "W", "W", "="]);
    }

    #[test]
    fn the_bar_is_in_the_order_of_verdicts() {
        let order = [
            Verdict::Loss(0),
            Verdict::Loss(3),
            Verdict::Loss(18),
            Verdict::Estimate(-5_000),
            Verdict::Estimate(-40),
            Verdict::Draw,
            Verdict::Estimate(40),
            Verdict::Estimate(5_000),
            Verdict::Win(18),
            Verdict::Win(3),
            Verdict::Win(0),
        ];
        let shares = order.map(|verdict| share(verdict, 100));
        assert!(shares.is_sorted_by(|one, next| one < next), "{shares:?}");
        assert!(share(Verdict::Win(Verdict::UNCOUNTED), 100) > 0.9, "a sure win fills the bar");
        assert!(order.iter().all(|&verdict| (share(verdict, 100) + share(verdict.of_other(), 100) - 1.0).abs() < 1e-5));
    }

    #[test]
    fn the_bar_moves_once_and_smoothly() {
        let mut bar = Bar::default();
        bar.glide_to(Verdict::Win(4), 100, 1.0, false);
        let share_at = |bar: &Bar, now| bar.shown.expect("a value").share(now);
        assert!((share_at(&bar, 1.0) - 0.5).abs() < 1e-6, "it begins in the middle");
        let halfway = share_at(&bar, 1.2);
        assert!(halfway > 0.5 && halfway < 0.92, "{halfway}");
        bar.glide_to(Verdict::Win(4), 100, 1.2, false);
        assert!((share_at(&bar, 1.2) - halfway).abs() < 1e-6, "the same value does not start it again");
        bar.glide_to(Verdict::Draw, 100, 1.2, false);
        assert!((share_at(&bar, 1.2) - halfway).abs() < 1e-6, "no jump where the value changes on the way");
        bar.glide_to(Verdict::Loss(1), 100, 9.0, true);
        assert!((share_at(&bar, 9.0) - 0.02).abs() < 1e-6, "at once where nothing is to move");
    }
}
