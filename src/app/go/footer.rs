//! The row below the board: what was captured or counted, and the moves that are made on no point.

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use crate::app::board::Scene;
use crate::app::theme::{self, Palette};
use crate::app::widgets::Button;
use crate::core::game::{Game, Player};
use crate::core::go::{Area, Go, Move, Phase, Position};
use crate::core::kind::GameKind;

/// The height of the row with the gap above it, in points: its buttons show their keys.
pub(super) const HEIGHT: f32 = GAP + Button::WITH_KEY;
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
    let place = Rect::from_min_max(row.min, pos2(right - GAP, row.bottom()));
    let text = |words: &str| RichText::new(words).font(theme::regular(14.0)).color(palette.text_weak);
    let [long, short] = words(scene.position);
    let width = ui.painter().layout_no_wrap(long.clone(), theme::regular(14.0), palette.text_weak).size().x;
    let mut line = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    line.add(Label::new(text(if width <= place.width() { &long } else { &short })).extend());
    pressed
}

/// Returns what is told below the board, in full and in short.
fn words(position: &Position) -> [String; 2] {
    let of = |words: &str, [black, white]: [String; 2]| {
        let [first, second] = Go::SIDES;
        [format!("{words}{first} {black}, {second} {white}"), format!("{black} : {white}")]
    };
    let both = |words: String| [words.clone(), words];
    match position.phase() {
        Phase::Playing | Phase::Yielding => of("Captured: ", Player::BOTH.map(|player| position.captured(player).to_string())),
        Phase::Passed => both(format!("{} has passed", Go::SIDES[position.to_move().other().index()])),
        Phase::Settling | Phase::Counted(_) => of("Points: ", position.count().halves.map(Area::points)),
        Phase::Resigned(player) => both(format!("{} has resigned", Go::SIDES[player.index()])),
    }
}
