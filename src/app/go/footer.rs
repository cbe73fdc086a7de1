//! The row below the board: what was captured or counted, and the moves that are made on no point.

use egui::{Rect, Ui, pos2, vec2};

use crate::app::board::Scene;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{self, Button};
use crate::core::game::{Game, Player};
use crate::core::go::{Area, Go, Move, Phase, Position};
use crate::core::kind::GameKind;

/// The height of the row with the gap above it, in points.
pub(super) const HEIGHT: f32 = 46.0;
/// The gap above the row.
const GAP: f32 = 8.0;
/// The greatest width of the row.
const WIDTH: f32 = 620.0;
/// The greatest width of a button.
const BUTTON: f32 = 118.0;

/// Returns the part of an area that is left to the board.
pub(super) fn without(area: Rect) -> Rect {
    area.with_max_y((area.bottom() - HEIGHT).max(area.top() + 1.0))
}

/// Shows the row, and returns the move of a button that was pressed.
pub(super) fn ui(ui: &mut Ui, area: Rect, scene: &Scene<'_, Go>) -> Option<Move> {
    let row = Rect::from_min_max(pos2(area.left(), area.bottom() - HEIGHT + GAP), area.max);
    let row = Rect::from_center_size(row.center(), vec2(row.width().min(WIDTH), row.height())).shrink2(vec2(4.0, 0.0));
    let palette = Palette::of(ui.ctx());
    let is_open = scene.is_open();
    let buttons = if scene.position.phase() == Phase::Settling {
        [
            (Button::primary("Count it", "F2").tip("These are the dead stones: count the board"), Move::Done),
            (Button::new("Play on", "F4").tip("Go on with the game, with all stones"), Move::Resume),
        ]
    } else {
        [
            (Button::new("Pass", "F2").tip("Make no move; two passes in a row end the game"), Move::Pass),
            (Button::new("Resign", "F4").tip("Give the game up"), Move::Resign),
        ]
    };
    let width = (0.27 * row.width()).min(BUTTON);
    let mut pressed = None;
    let mut right = row.right();
    // A game that is over, and a picture for others, need no buttons.
    if scene.position.outcome().is_none() {
        for (button, mv) in buttons.into_iter().rev() {
            let place = Rect::from_min_max(pos2(right - width, row.top()), pos2(right, row.bottom()));
            if button.enabled(is_open).ui_at(ui, place) {
                pressed = Some(mv);
            }
            right = place.left() - GAP;
        }
    }
    let room = right - row.left() - GAP;
    let galley = widgets::fitted(ui.painter(), &words(scene.position), theme::regular(14.0), palette.text_weak, room);
    let centre = pos2(row.left() + galley.size().x / 2.0, row.center().y);
    widgets::place(ui.painter(), centre, galley);
    pressed
}

/// Returns what is told below the board.
fn words(position: &Position) -> String {
    let [black, white] = Go::SIDES;
    match position.phase() {
        Phase::Playing => {
            let [by_black, by_white] = Player::BOTH.map(|player| position.captured(player));
            format!("Captured: {black} {by_black}, {white} {by_white}")
        }
        Phase::Passed => format!("{} has passed", Go::SIDES[position.to_move().other().index()]),
        Phase::Settling | Phase::Counted(_) => {
            let [of_black, of_white] = position.count().halves.map(Area::points);
            format!("{black} {of_black}, {white} {of_white}")
        }
        Phase::Resigned(player) => format!("{} has resigned", Go::SIDES[player.index()]),
    }
}
