//! The evaluation bar: the first side's share of it, and the animation when that changes.

use egui::{
    Align2, Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::app::contract::board::BoardUi;
use crate::app::kit::widgets;
use crate::app::theme::easing;
use crate::app::theme::{self, Palette};
use crate::core::kind::Source;
use crate::core::score::chance;
use crate::core::verdict::Verdict;
use crate::words::text;

/// The duration of the animation to a new value, in seconds.
const GLIDE: f64 = 0.4;
/// The width of the bar, in points.
const WIDTH: f32 = 10.0;
/// The width of the bar with its label, in points, and without it.
const ROOM: (f32, f32) = (44.0, 18.0);
/// The gap between the bar and its label.
const GAP: f32 = 5.0;
/// The font sizes to try for the label, each in one row.
const LABEL_TYPE: [(f32, usize); 3] = [(13.0, 1), (11.5, 1), (10.0, 1)];
/// The least width of a board's place with room for the label.
const WIDE: f32 = 420.0;

/// The bar, which may be moving from one value to another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bar {
    shown: Option<ShownValue>,
}

/// The value that the bar shows, and the animation towards it.
#[derive(Clone, Copy, Debug)]
struct ShownValue {
    verdict: Verdict,
    from: f32,
    to: f32,
    since: f64,
}

impl ShownValue {
    /// Returns the first side's share at a time.
    fn share(&self, now: f64) -> f32 {
        easing::glide(self.from, self.to, now - self.since, GLIDE)
    }
}

impl Bar {
    /// Moves the bar to the value of a position for the first side, at once if animations are off.
    pub fn glide_to<K: BoardUi>(&mut self, verdict: Verdict, now: f64, is_still: bool) {
        if self.shown.is_some_and(|shown| shown.verdict == verdict) {
            return;
        }
        let to = share::<K>(verdict);
        let from = self
            .shown
            .filter(|_| !is_still)
            .map_or(if is_still { to } else { 0.5 }, |shown| shown.share(now));
        self.shown = Some(ShownValue {
            verdict,
            from,
            to,
            since: now,
        });
    }

    /// Returns the width that the bar takes beside a board in this place, in points.
    #[must_use]
    pub fn room(place: Rect) -> f32 {
        if place.width() >= WIDE {
            ROOM.0
        } else {
            ROOM.1
        }
    }

    /// Shows the bar at the left of a board's frame, in the colours of the two sides; `says` is its
    /// text for screen readers.
    pub fn ui<K: BoardUi>(
        &self,
        ui: &Ui,
        place: Rect,
        frame: Rect,
        colours: [Color32; 2],
        now: f64,
        says: &str,
    ) {
        let palette = Palette::of(ui.ctx());
        let right = frame.left() - 8.0;
        let bar = Rect::from_min_max(
            pos2(right - WIDTH, frame.top()),
            pos2(right, frame.bottom()),
        );
        let response = ui.interact(bar, ui.scope_id().with("evaluation"), Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, text::analysis::evaluation(says))
        });
        let painter = ui.painter();
        let corner = CornerRadius::same(5);
        let share = self.shown.map_or(0.5, |shown| shown.share(now));
        let border = bar.bottom() - share * bar.height();
        // Both ends are round, and the border in the middle is straight.
        let upper = painter.with_clip_rect(bar.with_max_y(border));
        upper.rect_filled(bar, corner, colours[1]);
        let lower = painter.with_clip_rect(bar.with_min_y(border));
        lower.rect_filled(bar, corner, colours[0]);
        painter.rect_stroke(
            bar,
            corner,
            Stroke::new(1.0, palette.text_weak.gamma_multiply(0.6)),
            StrokeKind::Outside,
        );
        let middle = bar.center().y;
        painter.hline(
            bar.left() - 3.0..=bar.right() + 3.0,
            middle,
            Stroke::new(1.5, palette.text_weak),
        );
        painter.hline(
            bar.left() - 2.0..=bar.right() + 2.0,
            border,
            Stroke::new(3.0, palette.text),
        );
        let Some(shown) = self.shown else { return };
        if now - shown.since < GLIDE {
            ui.ctx().request_repaint();
        }
        if place.width() >= WIDE {
            let label = label::<K>(shown.verdict);
            let at = pos2(
                bar.left() - GAP,
                border.clamp(bar.top() + 8.0, bar.bottom() - 8.0),
            );
            let room = vec2(ROOM.0 - WIDTH - GAP, f32::INFINITY);
            let galley = widgets::readable(
                painter,
                &label,
                (theme::strong, &LABEL_TYPE),
                palette.text,
                room,
            );
            painter.galley(
                Align2::RIGHT_CENTER.anchor_size(at, galley.size()).min,
                galley,
                palette.text,
            );
        }
    }
}

/// Returns the label beside the border, for the side that is ahead; its place shows which side that
/// is.
fn label<K: BoardUi>(verdict: Verdict) -> String {
    if let Some(margin) = verdict.margin() {
        return format!("+{margin}");
    }
    match verdict {
        Verdict::Loss(_) => verdict.of_other().to_string(),
        Verdict::Win(_) | Verdict::Draw => verdict.to_string(),
        Verdict::Estimate(_) if K::SCALE.source != Source::Playouts => "≈".to_owned(),
        Verdict::Estimate(value) => (K::ESTIMATES.label)(value.saturating_abs()),
    }
}

/// Returns the first side's share of the bar.
#[must_use]
pub fn share<K: BoardUi>(to_first: Verdict) -> f32 {
    // Wins within about twenty moves are distinguished from each other and from a draw; a win at an
    // unknown distance counts as certain.
    let end = |moves: u32| match moves {
        Verdict::UNCOUNTED.. => 0.05,
        _ => 0.02 * f32::from(u8::try_from(moves.min(17)).unwrap_or(17)),
    };
    match to_first {
        Verdict::Win(moves) => 1.0 - end(moves),
        Verdict::Draw => 0.5,
        Verdict::Loss(moves) => end(moves),
        // Between the latest loss and the latest win, or at the chance to win.
        Verdict::Estimate(value) if K::SCALE.source != Source::Playouts => {
            0.35 + 0.3 * chance(value, K::SCALE.clear)
        }
        Verdict::Estimate(value) => 0.02 + 0.96 * chance(value, K::SCALE.clear),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::Connect4;
    use crate::core::go::Go;
    use crate::core::score::Score;

    #[test]
    fn the_label_counts_to_the_win_of_either_side() {
        let verdicts = [
            Verdict::Win(4),
            Verdict::Loss(4),
            Verdict::Win(0),
            Verdict::Loss(Verdict::UNCOUNTED),
            Verdict::Draw,
        ];
        assert_eq!(verdicts.map(label::<Connect4>), ["W4", "W4", "W", "W", "="]);
        assert_eq!(label::<Connect4>(Verdict::Estimate(40)), "≈");
        let lost = Verdict::of(Score::won_by(-12), true);
        assert_eq!(label::<Connect4>(lost), "+12", "for the other side");
        assert_eq!(
            [-62, 62, 0].map(|value| label::<Go>(Verdict::Estimate(value))),
            ["65%", "65%", "50%"]
        );
    }

    #[test]
    fn the_bar_is_in_the_order_of_verdicts() {
        fn holds<K: BoardUi>(order: &[Verdict]) {
            let shares: Vec<f32> = order.iter().map(|&verdict| share::<K>(verdict)).collect();
            assert!(shares.is_sorted_by(|one, next| one < next), "{shares:?}");
            let of_both = |&verdict: &Verdict| share::<K>(verdict) + share::<K>(verdict.of_other());
            assert!(
                order
                    .iter()
                    .all(|verdict| (of_both(verdict) - 1.0).abs() < 1e-5)
            );
        }
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
        holds::<Connect4>(&order);
        assert!(
            share::<Connect4>(Verdict::Win(Verdict::UNCOUNTED)) > 0.9,
            "a sure win fills the bar"
        );
        // In Go the distance to the end cannot be counted.
        let in_go = order
            .into_iter()
            .filter(|verdict| !matches!(verdict, Verdict::Win(1..) | Verdict::Loss(1..)));
        holds::<Go>(&in_go.collect::<Vec<_>>());
        assert!(
            share::<Go>(Verdict::Estimate(300)) > 0.9,
            "as high as 95% beside it says"
        );
    }

    #[test]
    fn the_bar_moves_once_and_smoothly() {
        let mut bar = Bar::default();
        bar.glide_to::<Connect4>(Verdict::Win(4), 1.0, false);
        let share_at = |bar: &Bar, now| bar.shown.expect("a value").share(now);
        assert!(
            (share_at(&bar, 1.0) - 0.5).abs() < 1e-6,
            "it begins in the middle"
        );
        let halfway = share_at(&bar, 1.2);
        assert!(halfway > 0.5 && halfway < 0.92, "{halfway}");
        bar.glide_to::<Connect4>(Verdict::Win(4), 1.2, false);
        assert!(
            (share_at(&bar, 1.2) - halfway).abs() < 1e-6,
            "the same value does not start it again"
        );
        bar.glide_to::<Connect4>(Verdict::Draw, 1.2, false);
        assert!(
            (share_at(&bar, 1.2) - halfway).abs() < 1e-6,
            "no jump where the value changes on the way"
        );
        bar.glide_to::<Connect4>(Verdict::Loss(1), 9.0, true);
        assert!(
            (share_at(&bar, 9.0) - 0.02).abs() < 1e-6,
            "at once where nothing is to move"
        );
    }
}
