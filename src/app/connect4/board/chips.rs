//! The chips below the plate with the value of each column: who wins, and in how many moves.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::{CHIPS, NUMBERS};
use super::{Brush, Painting};
use crate::app::connect4::coin::Sprite;
use crate::app::contract::board::verdict_label;
use crate::app::kit::icons::Badge;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::connect4::Connect4;
use crate::core::game::Player;
use crate::core::verdict::Verdict;
use crate::words::text;

/// The space between the parts of a chip, in points.
const PART_GAP: f32 = 4.0;
/// The width of the check on the best chip, as a share of the size of the type beside it.
const CHECK: f32 = 0.8;

const fn type_size(width: f32) -> f32 {
    (0.36 * width).clamp(9.0, 16.0)
}

const fn coin_size(width: f32) -> f32 {
    (0.3 * width).clamp(9.0, 19.0)
}

impl Brush<'_> {
    /// Paints the value of each column below it: the winner's coin and the number of moves. The
    /// best ones are green and have a check, in a lost position too.
    pub(super) fn paint_chips(&mut self, scene: &Painting<'_>) {
        let Some(verdicts) = scene.verdicts else {
            return;
        };
        for worth in verdicts {
            let lane = self.layout.column(worth.mv);
            let top = self.layout.plate().bottom() + NUMBERS + CHIPS.1 - 3.0;
            let chip =
                Rect::from_min_max(pos2(lane.left(), top), pos2(lane.right(), top + CHIPS.0));
            let chip = chip.shrink2(vec2(self.chip_gap(), 0.0));
            let verdict = (worth.verdict, scene.valued);
            paint(&self.painter, self.pictures, chip, verdict, worth.is_best);
        }
    }

    /// Returns the space at each side of a chip, in points.
    fn chip_gap(&self) -> f32 {
        (0.05 * self.layout.cell).min(4.0)
    }
}

/// Paints the value of a move in its place; `to_move` is the side that makes the move.
pub fn paint(
    painter: &Painter,
    pictures: &mut Pictures<Sprite>,
    chip: Rect,
    (verdict, to_move): (Verdict, Player),
    is_best: bool,
) {
    let palette = Palette::of(painter.ctx());
    let winner = match verdict {
        Verdict::Win(_) => Some(to_move),
        Verdict::Loss(_) => Some(to_move.other()),
        Verdict::Draw | Verdict::Estimate(_) => None,
    };
    let ink = if is_best { palette.win } else { palette.verdict(verdict) };
    let corner = CornerRadius::same(8);
    painter.rect_filled(chip, corner, ink.ground);
    let (width, edge) = if is_best { (2.0, ink.text) } else { (1.0, ink.text.gamma_multiply(0.6)) };
    let stroke = Stroke::new(width, edge);
    painter.rect_stroke(chip, corner, stroke, StrokeKind::Inside);
    let size = type_size(chip.width());
    let coin = winner.map_or(0.0, |_| coin_size(chip.width()));
    let room = chip.width() - 6.0;
    let galley = chip_text(painter, verdict, size, ink.text, room);
    let gap = if galley.is_empty() { 0.0 } else { PART_GAP };
    let with_coin = |galley: &Galley| {
        let gap = if winner.is_some() { gap } else { 0.0 };
        coin + gap + galley.size().x
    };
    // The check is left out first, and then the coin.
    let check = CHECK * size;
    let has_check = is_best && with_coin(&galley) + PART_GAP + check <= room;
    let has_coin = winner.filter(|_| with_coin(&galley) <= room);
    let mut width = if has_coin.is_some() { with_coin(&galley) } else { galley.size().x };
    if has_check {
        width += PART_GAP + check;
    }
    let mut left = chip.center().x - 0.5 * width;
    let middle = chip.center().y;
    if let Some(player) = has_coin {
        let place = Rect::from_center_size(pos2(left + 0.5 * coin, middle), Vec2::splat(coin));
        pictures.paint(painter, Sprite::Coin(player), place, 1.0);
        left += coin + gap;
    }
    let text = galley.size().x;
    widgets::place(painter, pos2(left + 0.5 * text, middle), galley);
    if has_check {
        let centre = pos2(left + text + PART_GAP + 0.5 * check, middle);
        Badge::Right.paint_sign(painter, centre, 0.42 * check, ink.text);
    }
}

/// Lays out the number of moves on a chip, or the word for a draw where there is room for it.
fn chip_text(
    painter: &Painter,
    verdict: Verdict,
    size: f32,
    colour: Color32,
    room: f32,
) -> Arc<Galley> {
    let lay = |text: &str, size| widgets::fitted(painter, text, theme::strong(size), colour, room);
    match verdict {
        Verdict::Win(0 | Verdict::UNCOUNTED..) | Verdict::Loss(0 | Verdict::UNCOUNTED..) => {
            lay("", size)
        }
        Verdict::Win(count) => lay(&text::analysis::moves_to_win(count), size),
        Verdict::Loss(count) => lay(&text::analysis::moves_to_lose(count), size),
        Verdict::Draw => [size, 0.85 * size]
            .map(|size| lay(text::analysis::draw(), size))
            .into_iter()
            .find(|galley| !galley.elided)
            .unwrap_or_else(|| lay("=", size)),
        Verdict::Estimate(_) => lay(&verdict_label::<Connect4>(verdict), size),
    }
}

/// Paints the value of a move of Red's in a place, as below a column.
pub fn example(painter: &Painter, place: Rect, verdict: Verdict, pictures: &mut Pictures<Sprite>) {
    paint(painter, pictures, place, (verdict, Player::First), false);
}
