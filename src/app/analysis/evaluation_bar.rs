//! The evaluation bar: the first side's share of it, and the animation when that changes.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, Galley, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};

use crate::app::contract::board::BoardUi;
use crate::app::kit::{tooltips, widgets};
use crate::app::theme::easing;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::Source;
use crate::core::score::chance;
use crate::core::verdict::Verdict;
use crate::words::{self, text};

/// The duration of the animation to a new value, in seconds.
const GLIDE: f64 = 0.4;
/// The width of the bar, in points.
const WIDTH: f32 = 10.0;
/// The width of the bar with its label, in points: where there is much room, and where there is
/// less; and without the label.
const ROOM: [f32; 3] = [44.0, 36.0, 18.0];
/// The gap between the bar and its label.
const GAP: f32 = 6.0;
/// The least distance of the label from the edge of the window and from the board.
const EDGE: f32 = 4.0;
/// How far the label below the bar may stand under the frame of the board.
const SPARE: f32 = 8.0;
/// The font sizes to try for the label, each with its rows.
const LABEL_TYPE: [(f32, usize); 4] = [(13.5, 2), (12.0, 2), (12.0, 3), (11.0, 3)];
/// The least width of a board's place with much room.
const WIDEST: f32 = 640.0;
/// The least width of a board's place with room for the label.
const WIDE: f32 = 420.0;
/// The lead in discs that fills half of the way from even to the end of the bar.
const MUCH: f32 = 16.0;

/// The bar, which may be moving from one value to another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bar {
    shown: Option<ShownValue>,
}

/// The value that the bar shows, and the animation towards it.
#[derive(Clone, Copy, Debug)]
struct ShownValue {
    /// The value for the first side, and whose turn it is.
    value: (Verdict, Player),
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
    /// Moves the bar to the value of a position for the first side, with whose turn it is, at once
    /// if animations are off.
    pub fn glide_to<K: BoardUi>(&mut self, value: (Verdict, Player), now: f64, is_still: bool) {
        if let Some(shown) = self.shown.as_mut().filter(|shown| shown.value.0 == value.0) {
            shown.value = value;
            return;
        }
        let to = share::<K>(value.0);
        let from = self
            .shown
            .filter(|_| !is_still)
            .map_or(if is_still { to } else { 0.5 }, |shown| shown.share(now));
        self.shown = Some(ShownValue { value, from, to, since: now });
    }

    /// Returns the width that the bar takes beside a board in this place, in points.
    #[must_use]
    pub fn room(place: Rect) -> f32 {
        let (width, [most, less, bare]) = (place.width(), ROOM);
        if width >= WIDEST {
            most
        } else if width >= WIDE {
            less
        } else {
            bare
        }
    }

    /// Shows the bar at the left of a board's frame, in the colours of the two sides; `names` are
    /// the colours of the two sides as text, and `says` is its text for screen readers.
    pub fn ui<K: BoardUi>(
        &self,
        ui: &Ui,
        place: Rect,
        frame: Rect,
        (colours, names): ([Color32; 2], [Color32; 2]),
        now: f64,
        says: &str,
    ) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let right = frame.left() - 8.0;
        let mut bar =
            Rect::from_min_max(pos2(right - WIDTH, frame.top()), pos2(right, frame.bottom()));
        let label = self
            .shown
            .filter(|_| place.width() >= WIDE)
            .map(|shown| place_label::<K>(painter, &mut bar, (place, frame), names, shown.value));
        let response = ui.interact(bar, ui.scope_id().with("evaluation"), Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, text::analysis::evaluation(says))
        });
        match self.shown.map(|shown| shown.value.0) {
            // An estimate is a number after all, for those who want to know.
            Some(Verdict::Estimate(value)) if K::SCALE.source != Source::Playouts => {
                let number = (K::ESTIMATES.label)(value);
                tooltips::tip(&response, &text::analysis::with_number(says, number));
            }
            _ => tooltips::tip(&response, says),
        }
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
        painter.hline(bar.left() - 2.0..=bar.right() + 2.0, border, Stroke::new(3.0, palette.text));
        let Some(shown) = self.shown else { return };
        if now - shown.since < GLIDE {
            ui.ctx().request_repaint();
        }
        if let Some((room, galley)) = label {
            let colour = galley.1;
            painter.galley(
                Align2::CENTER_TOP.anchor_size(room, galley.0.size()).min,
                galley.0,
                colour,
            );
        }
    }
}

/// Lays out the label to the left of the bar's lower end, or below the bar where the board's place
/// leaves no room for it in one row. The bar becomes shorter where there is none below the board's
/// frame, either. Returns where the middle of the label's upper edge is, and the label with its
/// colour.
fn place_label<K: BoardUi>(
    painter: &Painter,
    bar: &mut Rect,
    (place, frame): (Rect, Rect),
    names: [Color32; 2],
    (verdict, mover): (Verdict, Player),
) -> (Pos2, (Arc<Galley>, Color32)) {
    let palette = Palette::of(painter.ctx());
    let (words, player) = words::ahead::<K>(verdict, mover, K::ESTIMATES.label);
    let colour = player.map_or(palette.text, |player| names[player.index()]);
    let lay = |width: f32| {
        let room = vec2(width, f32::INFINITY);
        widgets::readable(painter, &words, (theme::strong, &LABEL_TYPE), colour, room)
    };
    let end = bar.left() - GAP;
    let aside = lay(end - place.left());
    if aside.rows.len() == 1 {
        let size = aside.size();
        let top = pos2(end - 0.5 * size.x, bar.bottom() - size.y);
        return (top, (aside, colour));
    }
    let window = painter.ctx().content_rect();
    let least = window.left() + EDGE;
    // What is below the board begins a little to the right of its frame.
    let right = frame.left() + SPARE;
    let below = lay(right - least);
    let lowest = place.bottom().min(window.bottom() - EDGE);
    if frame.bottom() + GAP + below.size().y <= lowest {
        let half = 0.5 * below.size().x;
        let middle = bar.center().x.min(right - half).max(least + half);
        return (pos2(middle, frame.bottom() + GAP), (below, colour));
    }
    let end = frame.left() - EDGE;
    let beside = lay(end - least);
    let top = frame.bottom() - beside.size().y;
    bar.max.y = top - GAP;
    (pos2(0.5 * (least + end), top), (beside, colour))
}

/// Returns the first side's share of the bar.
#[must_use]
pub fn share<K: BoardUi>(to_first: Verdict) -> f32 {
    if let Some(lead) = discs::<K>(to_first) {
        // A result that is certain is outside of what the graph calls even.
        let certain = if to_first.is_proved() { 0.1 } else { 0.0 };
        let part = lead.abs() / (lead.abs() + MUCH);
        return 0.5 + lead.signum() * (certain + (0.5 - certain) * part);
    }
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

/// Returns by how many discs the first side wins, in a game that counts them: so estimates and the
/// exact results after them are on one scale.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn discs<K: BoardUi>(to_first: Verdict) -> Option<f32> {
    let margin = to_first.margin().map(|margin| margin as f32);
    match to_first {
        Verdict::Win(_) => margin,
        Verdict::Loss(_) => margin.map(|margin| -margin),
        Verdict::Estimate(value) if K::SCALE.source == Source::PlayOut => {
            Some(K::SCALE.cost.per_estimate * value as f32)
        }
        Verdict::Estimate(_) | Verdict::Draw => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::Connect4;
    use crate::core::go::Go;
    use crate::core::reversi::Reversi;
    use crate::core::score::Score;

    #[test]
    fn the_label_names_the_side_that_is_ahead() {
        let label = |verdict| words::ahead::<Connect4>(verdict, Player::First, words::signed).0;
        let verdicts = [
            Verdict::Win(4),
            Verdict::Loss(14),
            Verdict::Win(0),
            Verdict::Loss(Verdict::UNCOUNTED),
            Verdict::Draw,
            Verdict::Estimate(0),
        ];
        assert_eq!(
            verdicts.map(label),
            ["Red in\u{a0}4", "Yellow in\u{a0}14", "Red wins", "Yellow wins", "Draw", "Even"]
        );
        assert_eq!(label(Verdict::of(Score::won_by(-12), true)), "Yellow by 12");
        let japanese = words::Language::from_tag("ja").expect("a language");
        let plies = [Verdict::Win(4), Verdict::Loss(4)].map(|verdict| {
            words::in_language(japanese, || {
                words::ahead::<Connect4>(verdict, Player::First, words::signed).0
            })
        });
        assert_eq!(plies, ["赤 あと7手", "黄 あと8手"], "Red is to move");
        assert_eq!(
            [-31, 31].map(|value| words::ahead::<Go>(
                Verdict::Estimate(value),
                Player::First,
                <Go as BoardUi>::ESTIMATES.label
            )
            .0),
            ["White 65%", "Black 65%"]
        );
        let even = text::analysis::bar_estimate("", "even");
        for value in [-1, 0, 1] {
            let estimate = Verdict::Estimate(value);
            let label =
                words::ahead::<Go>(estimate, Player::First, <Go as BoardUi>::ESTIMATES.label);
            assert_eq!(label, (even.clone(), None));
        }
    }

    #[test]
    fn the_bar_is_in_the_order_of_verdicts() {
        fn holds<K: BoardUi>(order: &[Verdict]) {
            let shares: Vec<f32> = order.iter().map(|&verdict| share::<K>(verdict)).collect();
            assert!(shares.is_sorted_by(|one, next| one < next), "{shares:?}");
            let of_both = |&verdict: &Verdict| share::<K>(verdict) + share::<K>(verdict.of_other());
            assert!(order.iter().all(|verdict| (of_both(verdict) - 1.0).abs() < 1e-5));
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
        assert!(share::<Go>(Verdict::Estimate(300)) > 0.9, "as high as 95% beside it says");
    }

    #[test]
    fn estimates_and_exact_results_in_discs_are_on_one_scale() {
        let exact = |margin| share::<Reversi>(Verdict::of(Score::won_by(margin), true));
        let estimate = |value| share::<Reversi>(Verdict::Estimate(value));
        assert!((estimate(0) - 0.5).abs() < 1e-6 && (exact(0) - 0.5).abs() < 1e-6);
        let [wide, certain] = [estimate(700), exact(30)];
        assert!((certain - wide).abs() < 0.05, "about 30 discs: {wide} {certain}");
        let order = [exact(-48), exact(-20), exact(-2), estimate(-20), estimate(20), exact(2)];
        assert!(order.is_sorted_by(|one, next| one < next), "{order:?}");
        assert!(exact(2) > 0.58, "outside of what is even");
    }

    #[test]
    fn the_bar_moves_once_and_smoothly() {
        let mut bar = Bar::default();
        bar.glide_to::<Connect4>((Verdict::Win(4), Player::First), 1.0, false);
        let share_at = |bar: &Bar, now| bar.shown.expect("a value").share(now);
        assert!((share_at(&bar, 1.0) - 0.5).abs() < 1e-6, "it begins in the middle");
        let halfway = share_at(&bar, 1.2);
        assert!(halfway > 0.5 && halfway < 0.92, "{halfway}");
        bar.glide_to::<Connect4>((Verdict::Win(4), Player::First), 1.2, false);
        assert!(
            (share_at(&bar, 1.2) - halfway).abs() < 1e-6,
            "the same value does not start it again"
        );
        bar.glide_to::<Connect4>((Verdict::Draw, Player::First), 1.2, false);
        assert!(
            (share_at(&bar, 1.2) - halfway).abs() < 1e-6,
            "no jump where the value changes on the way"
        );
        bar.glide_to::<Connect4>((Verdict::Loss(1), Player::First), 9.0, true);
        assert!((share_at(&bar, 9.0) - 0.02).abs() < 1e-6, "at once where nothing is to move");
    }
}
