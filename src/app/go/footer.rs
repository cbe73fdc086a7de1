//! The row below the board: captures or the count, and buttons for moves that are not points.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::app::board::Layout;
use crate::app::contract::board::{Scene, verdict_label};
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Player};
use crate::core::go::{Area, Go, Move, Phase, Position};
use crate::core::kind::GameSetup;
use crate::words;

/// The height of the row with the gap above it, in points: its buttons show their keys.
pub(super) const HEIGHT: f32 = GAP + Button::WITH_KEY;
/// The gap above the row.
const GAP: f32 = 8.0;
/// The least width of the row in points; it is narrower only where the area is.
const WIDTH: f32 = 360.0;
/// The greatest width of a button.
const BUTTON: f32 = 118.0;

/// Returns the part of an area that is left to the board.
pub(super) fn without(area: Rect) -> Rect {
    area.with_max_y((area.bottom() - HEIGHT).max(area.top() + 1.0))
}

/// Shows the row, as wide as the board above it, and returns the move of a button that was pressed.
pub(super) fn ui(ui: &mut Ui, area: Rect, scene: &Scene<'_, Go>) -> Option<Move> {
    let board = Layout::fit(
        without(area),
        scene.position.setup().size(),
        ui.pixels_per_point(),
    )
    .plate();
    let width = board.width().max(WIDTH.min(area.width()));
    let row = Rect::from_min_max(pos2(area.left(), area.bottom() - HEIGHT + GAP), area.max);
    let row = Rect::from_center_size(
        pos2(board.center().x, row.center().y),
        vec2(width, row.height()),
    )
    .shrink2(vec2(4.0, 0.0));
    let is_open = scene.is_open();
    let worth = scene
        .verdicts
        .and_then(|verdicts| verdicts.iter().find(|(mv, _)| *mv == Move::Pass))
        .map(|&(_, verdict)| verdict);
    let [shown, said] = worth.map_or_else(Default::default, |verdict| {
        [verdict_label::<Go>(verdict), words::verdict::<Go>(verdict)]
    });
    let said = words::capital(&said);
    let buttons = if scene.position.phase() == Phase::Settling {
        [
            (
                Button::primary("Count it", "F2").tip("These are the dead stones: count the board"),
                Move::Done,
            ),
            (
                Button::new("Play on", "F4").tip("Go on with the game, with all stones"),
                Move::Resume,
            ),
        ]
    } else {
        [
            (
                Button {
                    note: (&shown, &said),
                    ..Button::new("Pass", "F2")
                        .tip("Make no move; two passes in a row end the game")
                },
                Move::Pass,
            ),
            (
                Button::new("Resign", "F4").tip("Give the game up"),
                Move::Resign,
            ),
        ]
    };
    let width = (0.27 * row.width()).min(BUTTON);
    let mut pressed = None;
    let mut right = row.right();
    // A game that is over, and a picture for others, need no buttons.
    if scene.position.outcome().is_none() {
        for (button, mv) in buttons.into_iter().rev() {
            let place =
                Rect::from_min_max(pos2(right - width, row.top()), pos2(right, row.bottom()));
            if button.enabled(is_open).ui_at(ui, place) {
                pressed = Some(mv);
            }
            right = place.left() - GAP;
        }
    }
    told_ui(
        ui,
        Rect::from_min_max(row.min, pos2(right, row.bottom())),
        scene.position,
    );
    pressed
}

/// Shows the status below the board: in one row where there is room, else with what is counted
/// above the counts. It stands in the middle where there is nothing to press beside it.
fn told_ui(ui: &Ui, place: Rect, position: &Position) {
    let palette = Palette::of(ui.ctx());
    let [what, counts] = parts(position);
    let told = if what.is_empty() {
        counts.clone()
    } else {
        format!("{what}: {counts}")
    };
    let colour = palette.text_weak;
    let whole = ui
        .painter()
        .layout_no_wrap(told.clone(), theme::regular(14.0), colour);
    let galleys = if whole.size().x <= place.width() {
        vec![whole]
    } else {
        vec![
            widgets::fitted(
                ui.painter(),
                &what,
                theme::regular(12.5),
                colour,
                place.width(),
            ),
            widgets::fitted(
                ui.painter(),
                &counts,
                theme::regular(12.5),
                colour,
                place.width(),
            ),
        ]
    };
    let align = if position.outcome().is_some() {
        Align2::CENTER_TOP
    } else {
        Align2::LEFT_TOP
    };
    let mut top =
        place.center().y - galleys.iter().map(|galley| galley.size().y).sum::<f32>() / 2.0;
    for galley in galleys {
        let size = galley.size();
        let left = align.align_size_within_rect(size, place).left();
        ui.painter().galley(pos2(left, top), galley, colour);
        top += size.y;
    }
    widgets::name_region(ui, place, "go counts", &told);
}

/// Returns the two parts of the status below the board: what is counted, and what it comes to; or
/// nothing and a sentence.
fn parts(position: &Position) -> [String; 2] {
    let [first, second] = Go::SIDES;
    let of = |what: &str, [black, white]: [String; 2]| {
        [
            what.to_owned(),
            format!("{first} {black}, {second} {white}"),
        ]
    };
    match position.phase() {
        Phase::Playing | Phase::Yielding => of(
            "Captured by",
            Player::BOTH.map(|player| position.captured(player).to_string()),
        ),
        Phase::Passed => [
            String::new(),
            format!(
                "{} has passed",
                Go::SIDES[position.to_move().other().index()]
            ),
        ],
        Phase::Settling | Phase::Counted(_) => {
            of("Points", position.count().halves.map(Area::points))
        }
        Phase::Resigned(player) => [
            String::new(),
            format!("{} has resigned", Go::SIDES[player.index()]),
        ],
    }
}
